# SPDX-License-Identifier: MIT
"""Español: por qué no vale una carta o un anuncio."""

WORDS = {
    "R-PLAY-S": "Gana tu compañero: basta asistir con {lead}.",
    "R-PLAY-S1": "Salieron {lead} y ya han fallado: basta asistir con {lead}.",
    "R-PLAY-S2": "Hay que asistir y montar: una carta de {lead} que gane a las de la mesa.",
    "R-PLAY-S3": "Salieron {lead}: hay que asistir con {lead}.",
    "R-PLAY-S4": "No tienes {lead}: hay que fallar, con triunfo ({trump}) que gane.",
    "R-PLAY-S5": "Vale cualquier carta.",
    "R-PLAY-F": "Vale cualquier carta.",
    "R-PLAY-T": "Han salido de triunfo: hay que echar triunfo ({trump}).",
    "R-PLAY-B": "Hay que asistir con {lead}, y si no, subir el triunfo.",
    "R-EXCH-1": "Esa carta está dejada bajo el triunfo: no se juega.",
    "R-SING-1": "Para cantar hacen falta el rey y el caballo del palo (o la sota, en guiñote).",
    "R-SING-2": "Se canta al ganar baza, antes de salir, y cada palo una sola vez.",
    "R-SING-3": "Primero se cantan las 40; después de unas 20 ya no valen.",
    "R-TUTE-1": "El tute pide los cuatro reyes o los cuatro caballos, y acabar de ganar baza.",
    "R-CLAIM-1": "Solo se sale quien acaba de ganar una baza.",
    "R-SAFE-1": "Eso ahora no se puede.",
}
