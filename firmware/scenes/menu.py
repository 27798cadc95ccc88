# SPDX-License-Identifier: MIT
"""The menu: how many sit at the table, which family, which game, help, and the settings."""

from engine import players, variants
from firmware import words
from firmware.buttons import DOWN, LEFT, RIGHT, UP, A, B
from firmware.charset import SUIT_CHARS
from firmware.pages import Page, Rows, choice, lr
from firmware.settings import LEVELS, PACES, PAUSES, next_of, pace_word, seconds
from firmware.words import LANGUAGES, first, t

#: The games of each family; whatever is in none is found among all.
FAMILIES = (
    ("all", ()),
    ("pairs", ("team", "club", "guinote")),
    ("alone", ("individual", "club", "guinote")),
    ("stock", ("individual", "corriente", "habanero", "americano", "dos", "club", "guinote")),
    ("chips", ("arrastrado", "subastado")),
    ("losing", ("gana_pierde", "gana_pierde3", "cabrero")),
    ("guinote", ("guinote",)),
)
# At how many players a family is what its name says: (least, most).
_TABLES = {"pairs": (4, 4), "alone": (3, 3), "stock": (2, 2)}
_PLAYERS = "players"
_FAMILY = "family"
# Rows below the games, with the key of what is said of each.
_BELOW = ("level", "help", "keys", "pause", "pace", "lang")


def members(family):
    """Names of the games of a family and (least, most) players it is for."""
    for name, games in FAMILIES:
        if name == family:
            return games or variants.NAMES, _TABLES.get(name, (2, 9))
    return variants.NAMES, (2, 9)


class Menu(Page):
    """Main menu; `arg` is the row to begin on, or None for the first game."""

    def enter(self):
        words.load_menu()
        # A board has room for one variant: whatever was played or looked at goes now.
        if self.app.match is None:
            variants.forget()
            players.forget()
            self.app.cards.forget()
        p = self.profile
        self.page(t("menu.title"), 3)
        row_h = p.fh + 1 if p.fh < 16 else p.fh + 5
        self.wanted = self.app.settings.players
        self._find_games()
        window = (self.bottom - self.top - 2) // row_h
        top = self.top + (self.bottom - self.top - window * row_h) // 2
        self.rows = Rows(self, p.margin, top, p.columns, window, self._count(), row_h)
        self.rows.at = 2 if self.arg is None else self.arg
        self._show()

    def _find_games(self):
        """The numbers of players and the games there are in the family chosen."""
        s = self.app.settings
        games, limits = members(s.family)
        self.counts = []
        for name, allowed in variants.REGISTRY:
            for n in allowed:
                if name in games and limits[0] <= n <= limits[1] and n not in self.counts:
                    self.counts.append(n)
        self.counts.sort()
        # A family that is for fewer or more changes the number only while it is shown.
        s.players = self.wanted if self.wanted in self.counts else self.counts[0]
        n = s.players
        self.games = [x for x in variants.NAMES if x in games and n in variants.players(x)]

    def _count(self):
        return 2 + len(self.games) + len(_BELOW)

    def _kind(self, i):
        """What row `i` is: players, family, a game's number, or one of _BELOW."""
        if i < 2:
            return (_PLAYERS, _FAMILY)[i]
        if i < 2 + len(self.games):
            return i - 2
        return _BELOW[i - 2 - len(self.games)]

    def _row(self, i):
        s = self.app.settings
        columns = self.profile.columns - 1
        kind = self._kind(i)
        if kind == _PLAYERS:
            return choice(t("menu.players"), lr(str(s.players)), columns)
        if kind == _FAMILY:
            return lr(t("family." + s.family))
        if isinstance(kind, int):
            text = SUIT_CHARS[kind % 4] + " " + t("variant." + self.games[kind])
            return choice(text, "?▶", columns) if i == self.rows.at else text
        if kind == "level":
            return choice(t("menu.level"), lr(first("level." + s.level, s.level)), columns)
        if kind == "pause":
            return choice(t("menu.pause"), lr(seconds(s.pause_ms)), columns)
        if kind == "pace":
            return choice(t("menu.pace"), lr(pace_word(s.pace_ms)), columns)
        if kind == "lang":
            return choice(t("menu.lang"), lr(t("lang")), columns)
        return "? " + t("menu." + kind)

    def _show(self):
        self.rows.show(self._row)
        kind = self._kind(self.rows.at)
        if isinstance(kind, int):
            self.foot(t("variant." + self.games[kind] + ".note"))
        elif kind == _FAMILY:
            self.foot(t("family." + self.app.settings.family + ".note"))
        else:
            self.foot(t("note." + kind))

    def button(self, button):
        kind = self._kind(self.rows.at)
        if button == UP or button == DOWN:
            self.rows.move(1 if button == DOWN else -1)
            self._show()
        elif button == B:
            self.app.go("title")
        elif isinstance(kind, int):
            if button == A:
                self.app.go("options", self.games[kind])
            elif button == RIGHT:
                self.app.push("help", self.games[kind])
        elif button == A and kind == "help":
            self.app.push("help", "play")
        elif button == A and kind == "keys":
            self.app.push("help", "keys")
        else:
            self._change(kind, -1 if button == LEFT else 1)

    def _change(self, kind, by):
        s = self.app.settings
        if kind == _PLAYERS:
            self.wanted = next_of(self.counts, s.players, by)
        elif kind == _FAMILY:
            s.family = next_of([name for name, _ in FAMILIES], s.family, by)
        elif kind == "level":
            s.level = next_of(LEVELS, s.level, by)
        elif kind == "pause":
            s.pause_ms = next_of(PAUSES, s.pause_ms, by)
        elif kind == "pace":
            s.pace_ms = next_of(PACES, s.pace_ms, by)
        elif kind == "lang":
            self.app.set_language(next_of(LANGUAGES, s.lang, by))
            self.app.go("menu", self.rows.at)
            return
        self._find_games()
        self.rows.count = self._count()
        self._show()


SCENE = Menu
