# SPDX-License-Identifier: MIT
"""English: chips, what is received and what is paid."""

WORDS = {
    "part.chips": "Chips",
    "part.balance": "Balance",
    "hand.points": "The hand: {} points",
    "hand.songs": "The hand: {}, sings {}",
    "say.paid": "{} gets {} chips from each",
    "say.paid_you": "You get {} chips from each",
    "note.deal": "{} wins.",
    "note.deal_you": "You win!",
    "note.deal_many": "{} win.",
    "note.got": "You get {} chips.",
    "note.gave": "You pay {} chips.",
    "note.even": "You neither get nor pay.",
    "final.chips": "{} chips",
}
