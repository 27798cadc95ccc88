# SPDX-License-Identifier: MIT
"""Español: las fichas, lo que se cobra y lo que se paga."""

WORDS = {
    "part.chips": "Fichas",
    "part.balance": "Saldo",
    "hand.points": "La mano: {} puntos",
    "hand.songs": "La mano: {}, canta {}",
    "say.paid": "{} cobra {} fichas de cada uno",
    "say.paid_you": "Cobras {} fichas de cada uno",
    "note.deal": "Gana {}.",
    "note.deal_you": "¡Ganas tú!",
    "note.deal_many": "Ganan: {}.",
    "note.got": "Te llevas {} fichas.",
    "note.gave": "Pagas {} fichas.",
    "note.even": "Ni cobras ni pagas.",
    "final.chips": "{} fichas",
}
