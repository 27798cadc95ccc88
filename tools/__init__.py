# SPDX-License-Identifier: MIT
"""What runs on a computer: play, records, assets, builds, measurements.

Everything here is reached through `python -m tools COMMAND`; the Makefile calls it the same way.
Tools may import the engine and the firmware, never the other way round.
"""
