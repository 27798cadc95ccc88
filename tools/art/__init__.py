# SPDX-License-Identifier: MIT
"""The drawing room: from editable pixel maps to the sheets that the firmware loads.

`maps` reads the text sources, `deck` puts cards together, `sheets` packs pixels into bytes and
knows every output, `preview` makes pictures for people. Only `preview` needs Pillow.
"""
