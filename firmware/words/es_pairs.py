# SPDX-License-Identifier: MIT
"""Español: las parejas que se cazan y las diez últimas que se toman o se dejan."""

WORDS = {
    "say.pairs": "{} caza la pareja de {}: {}",
    "say.pairs_you": "Cazas la pareja de {}: {}",
    "say.pairs_many": "{} caza dos parejas: {}",
    "say.pairs_many_you": "Cazas dos parejas: {}",
    "say.now_trump": "Desde ahora pintan {}",
    "ask.ten": "¿Las diez últimas?",
    "note.ten_ask": "Llevas {} sin ellas",
    "act.take": "Me las quedo",
    "act.leave": "Las dejo",
    "say.ten": "{} se queda las diez",
    "say.ten_you": "Te quedas las diez",
    "say.ten_left": "{} deja las diez",
    "say.ten_left_you": "Dejas las diez",
    "R-GP-2": "Las diez últimas son cosa de quien gana la última baza.",
}
