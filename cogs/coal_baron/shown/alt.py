"""What matters in a picture, as its alt text."""

from collections.abc import Mapping, Sequence

from bot.alt_text import in_order, sentence, unmarked
from bot.presenter import Party
from bot.words import Words
from cogs.coal_baron import names
from cogs.coal_baron.shown import turn_text
from cogs.standings import at_rest
from games.coal_baron import facts
from games.coal_baron.facts import Area
from games.coal_baron.view import SeatView, View
from games.engine.contract import Outcome
from games.engine.event import Seat
from renderer.coal_baron.picture import Picture

AREAS_SHOWN: Mapping[str, tuple[Area, ...]] = {
    "factory": ("factory",),
    "mining_delivery": ("mining", "delivery"),
    "money_bank": ("money", "bank"),
    "orders": ("orders",),
}
"""The areas of worker spaces in each picture of a part of the board; the open cards of the draft have none."""
EVERY_AREA: tuple[Area, ...] = tuple(area for areas in AREAS_SHOWN.values() for area in areas)


def of_board(view: View, party: Party, words: Words) -> str:
    """Who acts, everybody's means, who stands where, the tiles and cards on display."""
    lines = [
        words("cb-alt-board", table=party.called, shift=view.shift),
        *_acting(view, party, words),
        *(_means(view, seat, party, words) for seat in range(len(view.seats))),
        *_taken(view, EVERY_AREA, party, words),
        _tiles(view, words),
        _cards(view.draft or _displayed(view), words),
    ]
    return in_order(lines, words, more=True)


def of_player(view: View, seat: Seat, party: Party, words: Words) -> str:
    """A player's means, outstanding orders, cage, storage and mine."""
    me = view.seats[seat]
    levels = [sentence(names.level_line(me, level, words)) for level in range(1, 5)]
    orders = [sentence(names.outstanding(own, words)) for own in me.outstanding]
    lines = [
        words("cb-alt-player", table=party.called, who=party.plain_names[seat]),
        _means(view, seat, party, words),
        words("cb-alt-sentence", text=_coal(me, words)),
        *levels,
        words("cb-alt-orders", count=len(orders)),
        *orders,
    ]
    return in_order(lines, words)


def of_area(view: View, name: str, party: Party, words: Words) -> str:
    """What lies in the area and who stands there."""
    lines = [words("cb-alt-area", table=party.called, area=words(f"cb-picture-area-{name}"))]
    match name:
        case "factory":
            lines.append(_tiles(view, words))
        case "orders":
            lines.append(_cards(_displayed(view), words))
        case "draft":
            lines.append(_cards(view.draft, words))
        case _:
            pass
    return in_order([*lines, *_taken(view, AREAS_SHOWN.get(name, ()), party, words)], words)


def of_decision(picture: Picture, said: Sequence[str], party: Party, words: Words) -> str:
    """Who is asked what, with what to spend, then every choice as its entry says it."""
    seat = picture.seat
    assert seat is not None
    me = picture.view.seats[seat]
    lines = [
        sentence(
            words("cb-alt-decision", table=party.called, who=party.plain_names[seat], question=picture.question)
        ),
        words("cb-alt-spend", workers=names.workers(me.workers, words), francs=names.francs(me.francs, words)),
        *(sentence(one) for one in said if one),
    ]
    return in_order(lines, words)


def of_score_sheet(outcome: Outcome, party: Party, words: Words) -> str:
    """The final totals."""
    totals = ", ".join(
        words("cb-text-count", who=party.plain_names[seat], count=outcome.totals[seat])
        for rank in outcome.ranks
        for seat in rank
    )
    return in_order([words("cb-alt-score-sheet", table=party.called, totals=totals)], words)


def _acting(view: View, party: Party, words: Words) -> list[str]:
    stage = names.stage(view.stage, words)
    return [words("cb-text-active", who=party.plain_names[seat], stage=stage) for seat in view.active]


def _means(view: View, seat: Seat, party: Party, words: Words) -> str:
    means = at_rest(turn_text.means)(view, seat, unmarked(party), words)
    return words("cb-alt-sentence", text=means)


def _tiles(view: View, words: Words) -> str:
    items = [
        words("cb-numbered", number=slot, text=names.tile(kind, words))
        for slot, kind in enumerate(view.tile_slots, start=1)
        if kind is not None
    ]
    return words("cb-alt-tiles", tiles=names.series(items, words)) if items else ""


def _displayed(view: View) -> tuple[str, ...]:
    return tuple(card for card in view.order_slots if card is not None)


def _cards(cards: tuple[str, ...], words: Words) -> str:
    named = names.series([names.order(card, words) for card in cards], words)
    return words("cb-alt-cards", orders=named) if cards else ""


def _taken(view: View, areas: tuple[Area, ...], party: Party, words: Words) -> list[str]:
    """Who stands on which worker space of the areas, the bank included, a sentence for each player."""
    standing = [
        (space, one.seat, one.count)
        for space, one in view.spaces.items()
        if space != "bank" and space in facts.SPACES and facts.SPACES[space].area in areas
    ]
    if "bank" in areas:
        standing += [("bank", seat, count) for seat, count in enumerate(view.bank) if count]
    lines: list[str] = []
    for seat, who in enumerate(party.plain_names):
        own = [(space, count) for space, of, count in standing if of == seat]
        items = [words("cb-alt-standing", space=names.space(space, words), count=count) for space, count in own]
        if items:
            lines.append(words("cb-alt-taken", who=who, items=names.series(items, words)))
    return lines


def _coal(me: SeatView, words: Words) -> str:
    cage = names.cage(me.cage, me.cage_level, words)
    return words("cb-own-coal", cage=cage, storage=names.cubes(me.storage, words))
