# SPDX-License-Identifier: MIT
"""Español: el capote, todas las bazas que quedan o nada."""

WORDS = {
    "ask.capote": "¿Das capote?",
    "act.capote": "Capote: todas mías",
    "act.no_capote": "No, a los puntos",
    "note.capote_ask": "Todas las bazas que quedan, o pierdes el juego.",
    "say.capote": "¡{} da capote! Las ocho bazas o nada.",
    "say.capote_you": "¡Das capote! Las ocho bazas o nada.",
    "say.no_capote": "{} no da capote",
    "say.no_capote_you": "No das capote",
    "key.capote": "Capote de {}: bazas {}/8",
    "key.capote_you": "Tu capote: bazas {}/8",
    "key.capote_s": "Capote {}/8",
    "note.capote": "Por capote: las ocho bazas.",
    "note.capote_failed": "Se rompe el capote.",
    "R-CAPOTE-1": "El capote se da al acabarse el mazo, antes de salir.",
}
