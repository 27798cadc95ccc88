# SPDX-License-Identifier: MIT
"""Works out where things lie on the table, and is then let go: a board keeps the numbers only.

`fill` writes them into a firmware.layout.Layout; what they mean is said there and here.  Where
something has no place of its own the number is -1.
"""

from firmware.layout import OWN_COLUMNS, PILE_COLUMNS, TAG_COLUMNS

# Which side of the table each seat has, by number of players: b r t l, and T U for the
# right and left half of the top.
_SIDES = {
    2: "bt",
    3: "brl",
    4: "brtl",
    5: "brTUl",
    6: "brTtUl",
}


def fill(lay):
    """Compute all places of `lay` from its profile and its number of seats."""
    p = lay.profile
    seats = lay.seats
    m = p.margin
    lay.bar_h = p.fh + 2 if p.fh < 16 else p.fh + 3
    # The hand is cut a little at the lower edge: the index is at the top.
    lay.rise = p.ch // 6
    lay.hand_y = p.height - p.ch + p.ch // 9
    top = lay.bar_h + 2
    bottom = lay.hand_y - lay.rise - 1
    line = p.fh + 2
    # A line of hints above the hand where two cards fit above it; else beside the own card,
    # and where others sit there, over the status bar while there is something to say.
    lay.roomy = roomy = bottom - top >= 2 * p.ch + line + 4
    lay.note_in_bar = not roomy and seats > 2
    lay.note_x = m
    lay.note_y = bottom - line + 1
    lay.note_columns = p.columns
    if lay.note_in_bar:
        lay.note_y = (lay.bar_h - 1 - p.fh) // 2
    elif not roomy:
        lay.note_columns = (p.width // 2 - p.cw // 2 - 4 - m) // p.fw
    # Lower edge of what may cover the table: the hand at rest stays in sight, and the note.
    lay.panel_end = lay.hand_y - 3
    if roomy:
        bottom -= line + 3
        lay.panel_end = bottom
    lay.top = top
    lay.bottom = bottom
    lay.wide = seats > 4
    lay.tag_w = TAG_COLUMNS * p.fw + 1
    lay.own_tag_w = lay.tag_w if seats == 2 else OWN_COLUMNS * p.fw + 1
    lay.tag_h = p.fh + 1
    _trick(lay, p, top, bottom)
    _piles(lay, p)
    _pile(lay, p, top)


def _trick(lay, p, top, bottom):
    """Place of each seat's card in the trick, of its name, and where cards come from."""
    cx = p.width // 2
    left = cx - p.cw // 2
    low = bottom - p.ch
    lay.centre_x = left
    lay.centre_y = middle = (top + low) // 2
    gap = p.cw // 8
    near = p.cw + gap
    high = top
    if lay.seats == 4:
        # Clear of the two lines of the player opposite.
        middle = max(middle, top + lay.tag_h + p.fh + 1)
    elif lay.wide:
        middle = low
        if lay.seats == 6:
            high = top + lay.tag_h
    lay.trick_x = []
    lay.trick_y = []
    lay.tag_x = []
    lay.tag_y = []
    lay.from_x = []
    lay.from_y = []
    tag_side = left + p.cw + gap
    edge = p.width - p.margin - lay.tag_w
    # Clear of the turned card above it.
    side_y = top + p.ch + 4
    if lay.wide:
        side_y = low + 2
    elif lay.roomy:
        side_y = max(side_y, middle + p.ch // 2)
    # The outer cards of the upper row: beside the middle one, or the two side by side.
    half = near if lay.seats == 6 else near // 2
    for side in _SIDES[lay.seats]:
        fx = fy = -1
        if side == "b":
            x, y, tx, ty = left, low, tag_side, bottom - lay.tag_h
            fx, fy = left, lay.hand_y
        elif side == "t" and lay.seats == 6:
            x, y, tx, ty = left, high, cx - lay.tag_w // 2, top
        elif side == "t":
            x, y, tx, ty = left, high, tag_side, top
        elif side == "r":
            x, y, tx, ty = left + near, middle, edge, side_y
            fx, fy = p.width, middle
        elif side == "l":
            x, y, tx, ty = left - near, middle, p.margin, side_y
            fx, fy = -p.cw, middle
        elif side == "T":
            x, y, tx, ty = left + half, high, edge, top
        else:
            x, y, tx, ty = left - half, high, p.margin, top
        if fx < 0 and fy < 0:
            fx, fy = x, lay.bar_h - p.ch
        lay.trick_x.append(x)
        lay.trick_y.append(y)
        lay.tag_x.append(tx)
        lay.tag_y.append(ty)
        lay.from_x.append(fx)
        lay.from_y.append(fy)


def _piles(lay, p):
    """For each seat the pile of its tricks, and its figures: a line of six columns of its
    own, or with five and six at the table three columns in the line of the pile."""
    lay.pile_x = []
    lay.pile_y = []
    lay.figure_x = []
    lay.figure_y = []
    lay.figure_columns = 3 if lay.wide else TAG_COLUMNS
    pile_w = PILE_COLUMNS * p.fw
    for seat in range(lay.seats):
        side = _SIDES[lay.seats][seat]
        x = lay.tag_x[seat]
        y = lay.tag_y[seat]
        beside = x + lay.tag_w + 2
        if side == "b" and lay.wide:
            _place(lay, p.margin, (lay.bar_h - 1 - p.fh) // 2, -1, -1)
        elif side == "b" and lay.seats > 2:
            _place(lay, lay.trick_x[0] - pile_w - p.cw // 8, y, -1, -1)
        elif side == "t" and lay.seats == 6:
            _place(lay, beside, y, x - pile_w - 2, y)
        elif side == "b" or side == "t":
            _place(lay, beside, y, x, y + lay.tag_h)
        elif lay.wide:
            _place(lay, x, y + lay.tag_h, x + pile_w + 2, y + lay.tag_h)
        else:
            # What belongs to the right player keeps to the right edge.
            inset = lay.tag_w - 1 - pile_w if side == "r" else 0
            _place(lay, x + inset, y + lay.tag_h, x, y + lay.tag_h + p.fh)


def _place(lay, pile_x, pile_y, figure_x, figure_y):
    lay.pile_x.append(pile_x)
    lay.pile_y.append(pile_y)
    lay.figure_x.append(figure_x)
    lay.figure_y.append(figure_y)


def _pile(lay, p, top):
    """The turned card, the stock on its right half, their count and the trump mark."""
    lay.turned_x = p.margin + 1
    lay.turned_y = top + 1
    lay.stock_x = lay.turned_x + p.cw * 5 // 8
    lay.stock_y = lay.turned_y
    # Clear of a card pledged under the turned one.
    lay.count_x = lay.stock_x + p.cw * 5 // 8
    lay.count_y = lay.turned_y + p.ch + 1
    # With a stock the mark goes under the turned card, else beside it.
    lay.mark_x = lay.turned_x + p.cw + 2
    lay.mark_y = lay.turned_y
    # Without a card beside it the mark goes to the edge.
    lay.lone_x = lay.turned_x
    lay.pile_mark_x = lay.turned_x + 2
    lay.pile_mark_y = lay.turned_y + p.ch + 2
    if lay.seats > 2:
        # The left player's name stands below: mark and count go beside the stock.
        lay.stock_x = lay.turned_x + p.cw // 2
        lay.pile_mark_x = lay.stock_x + p.cw + 2
        lay.pile_mark_y = lay.turned_y
        lay.count_x = lay.pile_mark_x + p.sw + 6
        lay.count_y = lay.turned_y + 1
    if lay.wide:
        # Between the two names on the left.
        lay.mark_x = lay.pile_mark_x = lay.lone_x = p.margin
        lay.mark_y = lay.pile_mark_y = top + lay.tag_h + p.fh + 2
    lay.pledge_x = lay.turned_x + p.cw // 6
    lay.pledge_y = lay.turned_y + p.ch // 3
