# SPDX-License-Identifier: MIT
"""English: capote, all the tricks that are left or nothing."""

WORDS = {
    "ask.capote": "Declare capote?",
    "act.capote": "Capote: all tricks",
    "act.no_capote": "No, for points",
    "note.capote_ask": "All tricks that are left, or you lose the game.",
    "say.capote": "{} declares capote! All eight tricks or nothing.",
    "say.capote_you": "You declare capote! All eight tricks or nothing.",
    "say.no_capote": "{} declares no capote",
    "say.no_capote_you": "You declare no capote",
    "key.capote": "{}'s capote: tricks {}/8",
    "key.capote_you": "Your capote: tricks {}/8",
    "key.capote_s": "Capote {}/8",
    "note.capote": "By capote: all eight tricks.",
    "note.capote_failed": "The capote is broken.",
    "R-CAPOTE-1": "Capote is declared when the stock is gone, before the lead.",
}
