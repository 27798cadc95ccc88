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
        below = _balance(view, r, p.columns) if view.chips is not None else []
        room = (page.bottom - page.top - 2) // (p.fh + 1) - len(seats) - 1 - len(below)
        below += self._say(_verdict(view, m, r), room)
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
            colour = pal.TEXT if view.playing >> seat & 1 else pal.TEXT_DIM
            if seat in r.losers:
                colour = pal.WARNING
            elif seat in r.winners:
                colour = pal.GOOD
            edge = pal.PANEL_EDGE if seat == seats[0] else pal.FELT_DARK
            page.box(p.margin, y - (step - p.fh) // 2 - 1, p.width - 2 * p.margin, 1, edge)
            self._row(y, facts.name(seat), cells, columns, colour)
        y = page.bottom - len(below) * line
        for text in below:
            page.text(p.margin, y, p.columns, pad(text, p.columns, 1), pal.US)
            y += line
        for foot in page.feet:
            foot.colour = pal.ACCENT

    def _say(self, words, room):
        """Put the last sentences at the foot; returns lines for the others, at most `room`.

        The last sentence is the least important: it goes where there is no room.
        """
        columns = self.page.profile.columns
        said = [wrap(text, columns) for text in words if text]
        while True:
            count = sum([len(lines) for lines in said])
            foot = []
            at = len(said)
            while at and len(foot) + len(said[at - 1]) <= 2:
                at -= 1
                foot = said[at] + foot
            if count - len(foot) <= room or len(said) < 2:
                break
            said.pop()
        for i in range(len(foot)):
            self.page.feet[i].text = pad(foot[i], columns, 1)
        return [line for lines in said[:at] for line in lines]

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
            found.append(("+/–", 6, lambda seat: facts.signed(r.chips[seat])))
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
    lines = []
    # The longer word where it leaves room for two lines.
    for key in ("part.balance", "part.sum"):
        if not lines or len(lines) > 2:
            lines = _packed(t(key) + ":", view, columns)
    if r.pot:
        text = t("key.pot_s").format(r.pot)
        # Where it has no room it is read at the next deal.
        if len(lines[-1]) + 3 + len(text) <= columns:
            lines[-1] += " · " + text
    return lines


def _packed(head, view, columns):
    """The chips of everybody after `head`, as many to a line as fit."""
    lines = [head]
    for seat in range(view.n):
        text = facts.name(seat) + " " + facts.signed(view.chips[seat])
        if len(lines[-1]) + 1 + len(text) > columns:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + text
    return lines


def _verdict(view, m, r):
    """Sentences that say who has won or lost; the last one is the least important."""
    if view.chips is not None:
        return _paid(view, r)
    if r.winners:
        return [facts.about("note.over", r.winners)]
    if not r.losers:
        return [t("note.loser_none")]
    words = [facts.about("note.loser", r.losers)]
    for seat in r.losers:
        # Only a game with elimination keeps account of who is inside.
        if view.losses[seat] == 4 and hasattr(m, "inside"):
            words.append(facts.said("say.out", seat))
    words.append(_why(view, r))
    return words


def _why(view, r):
    """Why they lose, read from the figures; "" where that says enough."""
    takers = [seat for seat in range(view.n) if r.tricks[seat]]
    if len(takers) == 1:
        sang = takers == r.losers
        return facts.said("note.one_sang" if sang else "note.one_taker", takers[0])
    totals = [r.totals[seat] for seat in takers]
    losing = [r.totals[seat] for seat in r.losers]
    if min(totals) < min(losing) and max(losing) < max(totals):
        return t("note.middle")
    if len(losing) == 1 and losing[0] == max(totals):
        return t("note.most")
    return t("note.two_takers") if len(takers) == 2 else ""


def _paid(view, r):
    """The bid made or not, the pot won or doubled, and what the person gets or pays."""
    if r.reason == "thrown_in":
        return [t("note.thrown_in")]
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
    return [text, t(key).format(abs(chips))]
