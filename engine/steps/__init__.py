# SPDX-License-Identifier: MIT
"""The phases of a deal beside playing cards, and the families of variants built on them.

Each module is a step (``step(match) -> bool``) with the handler of its phase, or a subclass of
:class:`engine.rules.Rules` that several variants share. A board loads only those of its variant.
"""
