# SPDX-License-Identifier: MIT
"""Español: cambiar el 7 o el 2 por la carta vuelta, de una vez."""

WORDS = {
    "ask.swap": "¿Cambias la carta?",
    "act.swap": "Cambiar {} por {}",
    "act.no_swap": "No cambio",
    "say.swap": "{} cambia {} por {}",
    "say.swap_you": "Cambias {} por {}",
    "key.swap": "▲ cambiar {} por {}",
    "key.swap_on": "A cambia {} por {}  ▼ no",
    "key.swap_s": "▲ {}→{}",
    "key.swap_on_s": "A {}→{}",
    "R-EXCH-2": "Cambia quien tiene el 7 o el 2 del triunfo, y solo al principio.",
}
