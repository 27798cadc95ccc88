# SPDX-License-Identifier: MIT
"""English: pairs caught in a trick, and the last ten taken or left."""

WORDS = {
    "say.pairs": "{} catches the pair of {}: {}",
    "say.pairs_you": "You catch the pair of {}: {}",
    "say.pairs_many": "{} catches two pairs: {}",
    "say.pairs_many_you": "You catch two pairs: {}",
    "say.now_trump": "From now on trumps are {}",
    "ask.ten": "Take the last ten?",
    "note.ten_ask": "You have {} without it",
    "act.take": "I take it",
    "act.leave": "I leave it",
    "say.ten": "{} takes the last ten",
    "say.ten_you": "You take the last ten",
    "say.ten_left": "{} leaves the last ten",
    "say.ten_left_you": "You leave the last ten",
    "R-GP-2": "The last ten is a matter of whoever wins the last trick.",
}
