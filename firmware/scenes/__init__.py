# SPDX-License-Identifier: MIT
"""One file a scene. The app imports a scene when it is shown and drops it afterwards, so
that a board holds the code of what is on the screen and no more."""

#: What a board meets at the start (firmware.modules.learn): most of all names there are.
LEARNT = tuple(
    "firmware." + name
    for name in (
        "scenes.table scenes.menu scenes.options scenes.pause scenes.bid scenes.result "
        "scenes.final scenes.trump told standing"
    ).split()
)
