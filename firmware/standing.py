# SPDX-License-Identifier: MIT
"""The result of a deal where chips or losses are counted: the players below each other.

Of each the parts of his points, then the chips of the deal or his losses as marks; who wins
stands in green and who loses in red.  With chips the balance of the match follows below.  At
the foot it is said who won or lost, and why.
"""

from firmware import facts
from firmware import palettes as pal
from firmware.nodes import pad, wrap
from firmware.words import t


class Standing:
    """Draws the table and the verdict on a result page."""

    def __init__(self, page, view, m):
        self.page = page
        self.view = view
        self.result = r = m.result
        p = page.profile
        seats = [s for s in range(view.n) if self._shown(s)]
        columns = self._columns(view, r)
        lines = wrap(_verdict(view, m, r), p.columns)
        page.foot("\n".join(lines[:2]))
        # What the two lines of the foot do not hold stands above them.
        below = lines[2:]
        if view.chips is not None:
            below = _balance(view, r, p.columns) + below
        line = p.fh + 1
        room = page.bottom - page.top - 2 - len(below) * line
        step = room // (len(seats) + 1)
        if step > p.fh + 8:
            step = p.fh + 8
        y = page.top + 1 + (room - step * (len(seats) + 1)) // 2
        self._row(y, "", [c[0] for c in columns], columns, pal.TEXT_DIM)
        for seat in seats:
            y += step
            cells = [c[2](seat) for c in columns]
            colour = pal.WARNING if seat in r.losers else pal.TEXT
            if seat in r.winners:
                colour = pal.GOOD
            if not view.playing >> seat & 1:
                colour = pal.TEXT_DIM
            edge = pal.PANEL_EDGE if seat == seats[0] else pal.FELT_DARK
            page.box(p.margin, y - (step - p.fh) // 2 - 1, p.width - 2 * p.margin, 1, edge)
            self._row(y, facts.name(seat), cells, columns, colour)
        y = page.bottom - len(below) * line
        for text in below:
            page.text(p.margin, y, p.columns, pad(text, p.columns, 1), pal.US)
            y += line
        for foot in page.feet:
            foot.colour = pal.ACCENT

    def _shown(self, seat):
        """Those who are out of the game are left away; who only sat out is not."""
        view = self.view
        return view.losses is None or view.playing >> seat & 1 or seat == view.dealer

    def _columns(self, view, r):
        """Heading, width and cell of each column."""
        found = []

        def part(key, width, figures):
            found.append((t(key)[: width - 1], width, lambda seat: _cell(view, seat, figures)))

        ten = [10 if seat == r.ten else 0 for seat in range(view.n)]
        part("part.cards", 4, r.cards)
        pairs = max(r.bonus)
        if max(r.songs) or not pairs:
            part("part.songs", 4, r.songs)
        if pairs:
            part("part.bonus", 4, r.bonus)
        found.append(("10", 3, lambda seat: _cell(view, seat, ten)))
        part("part.total", 4, r.totals)
        if view.chips is not None:
            found.append((t("part.chips")[:5], 6, lambda seat: facts.signed(r.chips[seat])))
        else:
            width = 2 if pairs and max(r.songs) else 6
            found.append(("✗", width, lambda seat: _marks(view.losses[seat], width)))
        return found

    def _row(self, y, name, cells, columns, colour):
        p = self.page.profile
        text = ""
        for i in range(len(cells)):
            text += pad(cells[i], columns[i][1], 2)
        first = p.columns - len(text)
        self.page.text(p.margin, y, p.columns, pad(name, first) + text, colour)


def _cell(view, seat, figures):
    return str(figures[seat]) if view.playing >> seat & 1 else "–"


def _marks(losses, width):
    """Losses as marks where there is room for them."""
    return "✗" * losses if losses < width else str(losses)


def _balance(view, r, columns):
    """Lines with the chips of the match, and what is in the pot."""
    lines = [t("part.balance") + ":"]
    for seat in range(view.n):
        text = facts.name(seat) + " " + facts.signed(view.chips[seat])
        if len(lines[-1]) + 1 + len(text) > columns:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + text
    if r.pot:
        text = t("key.pot_s").format(r.pot)
        if len(lines[-1]) + 3 + len(text) > columns:
            lines.append(text)
        else:
            lines[-1] += " · " + text
    return lines


def _verdict(view, m, r):
    """Who has won or lost, and why."""
    if view.chips is not None:
        return _paid(view, r)
    if r.winners:
        return facts.about("note.over", r.winners)
    if not r.losers:
        return t("note.loser_none")
    # Only a game with elimination keeps account of who is inside.
    out = [seat for seat in r.losers if view.losses[seat] == 4 and hasattr(m, "inside")]
    text = facts.about("note.loser", r.losers)
    for seat in out:
        text += "\n" + facts.said("say.out", seat)
    return text


def _paid(view, r):
    """The bid made or not, the pot won or doubled, and what the person gets or pays."""
    if r.reason == "thrown_in":
        return t("note.thrown_in")
    if view.bid:
        who = view.bidder if view.censor < 0 else view.censor
        made = who in r.winners
        text = facts.said("note.bid_made" if made else "note.bid_failed", who, view.bid)
    elif view.platoer >= 0:
        made = view.platoer in r.winners
        key = "note.plato_kept" if made else "note.plato_broken"
        text = facts.said(key, view.platoer, view.promise)
    else:
        text = facts.about("note.deal", r.winners)
        if r.reason == "tute":
            text += " " + t("note.tute")
    chips = r.chips[0]
    key = "note.got" if chips > 0 else "note.gave" if chips < 0 else "note.even"
    return text + "\n" + t(key).format(abs(chips))
