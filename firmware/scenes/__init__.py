# SPDX-License-Identifier: MIT
"""One file a scene. The app imports a scene when it is shown and drops it afterwards, so
that a board holds the code of what is on the screen and no more."""
