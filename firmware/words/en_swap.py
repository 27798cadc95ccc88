# SPDX-License-Identifier: MIT
"""English: the 7 or the 2 for the turned card, at once."""

WORDS = {
    "ask.swap": "Swap the card?",
    "act.swap": "Swap {} for {}",
    "act.no_swap": "No swap",
    "say.swap": "{} swaps {} for {}",
    "say.swap_you": "You swap {} for {}",
    "key.swap": "▲ swap {} for {}",
    "key.swap_on": "A swaps {} for {}  ▼ no",
    "key.swap_s": "▲ {}→{}",
    "key.swap_on_s": "A {}→{}",
    "R-EXCH-2": "Only the 7 or the 2 of trumps is swapped, and only at the beginning.",
}
