"""What matters in a picture, as its alt text."""

from bot.post import fit
from bot.presenter import Scene
from bot.words import Words
from cogs.coal_baron import names
from games.coal_baron import facts
from games.coal_baron.view import View
from games.engine.contract import Outcome
from games.engine.event import Seat

LIMIT = 1024


def of_board(view: View, scene: Scene, words: Words) -> str:
    """Who acts, everybody's means, the tiles and cards on display, the workers on the board."""
    lines = [words("cb-alt-board", table=scene.table, shift=view.shift), *_acting(view, scene, words)]
    lines += [_means(view, seat, scene, words) for seat in range(len(view.seats))]
    lines += [_tiles(view, words), _orders(view, words), _taken(view, scene, words)]
    return fit(" ".join(line for line in lines if line), LIMIT)


def of_player(view: View, seat: Seat, scene: Scene, words: Words) -> str:
    """A player's means, cage, storage, mine and outstanding orders."""
    me = view.seats[seat]
    levels = "; ".join(names.level_line(me, level, words) for level in range(1, 5))
    orders = "; ".join(names.outstanding(own, words) for own in me.outstanding)
    lines = [
        words("cb-alt-player", table=scene.table, who=scene.plain_names[seat]),
        _means(view, seat, scene, words),
        words(
            "cb-own-coal", cage=names.cage(me.cage, me.cage_level, words), storage=names.cubes(me.storage, words)
        ),
        words("cb-alt-mine", levels=levels),
        words("cb-alt-orders", orders=orders or words("cb-nothing")),
    ]
    return fit(" ".join(lines), LIMIT)


def of_area(view: View, name: str, scene: Scene, words: Words) -> str:
    """What lies in the area and who stands there."""
    lines = [words("cb-alt-area", table=scene.table, area=words(f"cb-picture-area-{name.replace('_', '-')}"))]
    lines += [_tiles(view, words), _orders(view, words), _taken(view, scene, words)]
    return fit(" ".join(line for line in lines if line), LIMIT)


def of_drawn(view: View, scene: Scene, words: Words) -> str:
    """The cards in the viewer's hand."""
    cards = "; ".join(names.card(card, words) for card in view.drawn)
    return fit(words("cb-alt-drawn", table=scene.table, cards=cards), LIMIT)


def of_score_sheet(outcome: Outcome, scene: Scene, words: Words) -> str:
    """The final totals."""
    totals = ", ".join(
        words("cb-text-count", who=scene.plain_names[seat], count=outcome.totals[seat])
        for rank in outcome.ranks
        for seat in rank
    )
    return fit(words("cb-alt-score-sheet", table=scene.table, totals=totals), LIMIT)


def _acting(view: View, scene: Scene, words: Words) -> list[str]:
    stage = names.stage(view.stage, words)
    return [words("cb-text-active", who=scene.plain_names[seat], stage=stage) for seat in view.active]


def _means(view: View, seat: Seat, scene: Scene, words: Words) -> str:
    me = view.seats[seat]
    means = words(
        "cb-deciding-player",
        who=scene.plain_names[seat],
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
    return words("cb-alt-tiles", tiles="; ".join(items)) if items else ""


def _orders(view: View, words: Words) -> str:
    """The cards on display, or, in the draft, the open ones."""
    cards = view.draft or tuple(card for card in view.order_slots if card is not None)
    return words("cb-alt-cards", orders="; ".join(names.order(card, words) for card in cards)) if cards else ""


def _taken(view: View, scene: Scene, words: Words) -> str:
    items = [
        words(
            "cb-alt-standing",
            space=names.space(space, words),
            who=scene.plain_names[standing.seat],
            count=standing.count,
        )
        for space, standing in view.spaces.items()
        if space in facts.SPACES
    ]
    return words("cb-alt-taken", items="; ".join(items)) if items else ""
