"""What matters in a picture, as its alt text."""

from collections.abc import Mapping

from bot.post import fit
from bot.presenter import Party
from bot.words import Words
from cogs.coal_baron import names
from games.coal_baron import facts
from games.coal_baron.facts import Area
from games.coal_baron.view import SeatView, View
from games.engine.contract import Outcome
from games.engine.event import Seat

LIMIT = 1024
AREAS_SHOWN: Mapping[str, tuple[Area, ...]] = {
    "factory": ("factory",),
    "mining_delivery": ("mining", "delivery"),
    "money_bank": ("money", "bank"),
    "orders": ("orders",),
}
"""The areas of worker spaces in each picture of a part of the board; the open cards of the draft have none."""
EVERY_AREA: tuple[Area, ...] = tuple(area for areas in AREAS_SHOWN.values() for area in areas)


def of_board(view: View, party: Party, words: Words) -> str:
    """Who acts, everybody's means, the tiles and cards on display, the workers on the board."""
    lines = [words("cb-alt-board", table=party.table, shift=view.shift), *_acting(view, party, words)]
    lines += [_means(view, seat, party, words) for seat in range(len(view.seats))]
    lines += [
        _tiles(view, words),
        _cards(view.draft or _displayed(view), words),
        _taken(view, EVERY_AREA, party, words),
    ]
    return fit(" ".join(line for line in lines if line), LIMIT)


def of_player(view: View, seat: Seat, party: Party, words: Words) -> str:
    """A player's means, cage, storage, mine and outstanding orders."""
    me = view.seats[seat]
    levels = names.series([names.level_line(me, level, words) for level in range(1, 5)], words)
    orders = names.series([names.outstanding(own, words) for own in me.outstanding], words)
    lines = [
        words("cb-alt-player", table=party.table, who=party.plain_names[seat]),
        _means(view, seat, party, words),
        words("cb-alt-sentence", text=_coal(me, words)),
        words("cb-alt-mine", levels=levels),
        words("cb-alt-orders", orders=orders or words("cb-nothing")),
    ]
    return fit(" ".join(lines), LIMIT)


def of_area(view: View, name: str, party: Party, words: Words) -> str:
    """What lies in the area and who stands there."""
    lines = [words("cb-alt-area", table=party.table, area=words(f"cb-picture-area-{name}"))]
    match name:
        case "factory":
            lines.append(_tiles(view, words))
        case "orders":
            lines.append(_cards(_displayed(view), words))
        case "draft":
            lines.append(_cards(view.draft, words))
        case _:
            pass
    lines.append(_taken(view, AREAS_SHOWN.get(name, ()), party, words))
    return fit(" ".join(line for line in lines if line), LIMIT)


def of_drawn(view: View, party: Party, words: Words) -> str:
    """The cards in the viewer's hand."""
    cards = names.series([names.card(card, words) for card in view.drawn], words)
    return fit(words("cb-alt-drawn", table=party.table, cards=cards), LIMIT)


def of_score_sheet(outcome: Outcome, party: Party, words: Words) -> str:
    """The final totals."""
    totals = ", ".join(
        words("cb-text-count", who=party.plain_names[seat], count=outcome.totals[seat])
        for rank in outcome.ranks
        for seat in rank
    )
    return fit(words("cb-alt-score-sheet", table=party.table, totals=totals), LIMIT)


def _acting(view: View, party: Party, words: Words) -> list[str]:
    stage = names.stage(view.stage, words)
    return [words("cb-text-active", who=party.plain_names[seat], stage=stage) for seat in view.active]


def _means(view: View, seat: Seat, party: Party, words: Words) -> str:
    me = view.seats[seat]
    means = words(
        "cb-deciding-player",
        who=party.plain_names[seat],
        points=names.points(me.points, words),
        francs=names.francs(me.francs, words),
        workers=names.workers(me.workers, words),
    )
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


def _taken(view: View, areas: tuple[Area, ...], party: Party, words: Words) -> str:
    """Who stands on which worker space of the areas, the bank included."""
    standing = [
        (space, one.seat, one.count)
        for space, one in view.spaces.items()
        if space != "bank" and space in facts.SPACES and facts.SPACES[space].area in areas
    ]
    if "bank" in areas:
        standing += [("bank", seat, count) for seat, count in enumerate(view.bank) if count]
    items = [
        words("cb-alt-standing", space=names.space(space, words), who=party.plain_names[seat], count=count)
        for space, seat, count in standing
    ]
    return words("cb-alt-taken", items=names.series(items, words)) if items else ""


def _coal(me: SeatView, words: Words) -> str:
    cage = names.cage(me.cage, me.cage_level, words)
    return words("cb-own-coal", cage=cage, storage=names.cubes(me.storage, words))
