# SPDX-License-Identifier: MIT
"""English: why a card or an announcement is refused."""

WORDS = {
    "R-PLAY-S": "Your partner wins: you only have to follow with {lead}.",
    "R-PLAY-S1": "{lead} were led and trumped: you only have to follow with {lead}.",
    "R-PLAY-S2": "You must follow and beat: a card of {lead} that beats those on the table.",
    "R-PLAY-S3": "{lead} were led: you must follow with {lead}.",
    "R-PLAY-S4": "You have no {lead}: you must play a trump ({trump}) that wins.",
    "R-PLAY-S5": "Any card may be played.",
    "R-PLAY-F": "Any card may be played.",
    "R-PLAY-T": "Trumps were led: you must play a trump ({trump}).",
    "R-PLAY-B": "Follow with {lead}; if you cannot, play a higher trump.",
    "R-EXCH-1": "That card is pledged under the trump: it cannot be played.",
    "R-SING-1": "To sing you need rey and caballo of the suit (in Guiñote order rey and sota).",
    "R-SING-2": "One sings after winning a trick, before the lead, and each suit only once.",
    "R-SING-3": "The 40 is sung first; after a 20 it counts no more.",
    "R-TUTE-1": "Tute takes all four kings or all four caballos, and the trick just won.",
    "R-CLAIM-1": "Only who has just won a trick may go out.",
    "R-SAFE-1": "You cannot do that now.",
}
