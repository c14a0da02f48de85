"""Events told in fewer lines: a whole turn of mining in one."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Final, TypeAlias

from bot.presenter import Party, Told
from bot.words import Words
from cogs.coal_baron import names
from cogs.coal_baron.told import telling
from cogs.coal_baron.told.phrases import phrases
from games.coal_baron import facts
from games.coal_baron.view import View
from games.engine.event import Event, Seat

Line: TypeAlias = tuple[str, tuple[Event, ...]]
"""A line, and the events that it tells."""

PLACED = "workers_placed"
DISPLACED: Final = "workers_displaced"
THERE: Final = (DISPLACED, "tile_turned_up", "order_turned_up")
GROUPS: Final = ("coal", "vehicle", "empty")
"""What scoring elements count, as their ids begin."""
LEFT_OUT: Final = ("shift_ended", "nothing_scored")
"""What the head of a phase says already, or what nobody got."""
MINED = ("cage_moved", "cube_loaded", "space_filled", "space_filled_with_two", "cube_stored", "steps_unused")


def digest(events: Sequence[Event], view: View | None, party: Party, words: Words) -> list[Told]:
    """The events as lines, and of each whether it tells where workers were placed.

    Steps of mining join the line of their placement. With the position after them, completed orders are ticked.
    """
    lines: list[Told] = []
    rest: list[Event] = _said_once(events)
    space = ""
    while rest:
        event: Event = rest.pop(0)
        space = str(event.params["space"]) if event.kind == PLACED else space
        if event.kind in RUNS:
            run = _run(event, rest)
            rest = rest[len(run) - 1 :]
            lines += [Told(line, False, told) for line, told in RUNS[event.kind](run, view, party, words)]
            continue
        steps = _steps_after(event, rest)
        if steps:
            rest = [other for other in rest if all(other is not step for step in steps)]
            lines.append(Told(_mined(event, steps, view, party, words), True, (event, *steps)))
        elif event.kind == "draft_opened" and view is not None:
            # The cards stand in the picture, its alt text and every menu.
            who, cards = party.names[event.seat or 0], len(view.draft)
            lines.append(Told(words("cb-digest-draft-opened", who=who, count=cards), False, (event,)))
        elif event.kind in THERE and event.params["space"] == space:
            lines.append(Told(_there(event, party, words), False, (event,)))
        else:
            lines.append(Told(telling.tell(event, party, words), event.kind == PLACED, (event,)))
    return lines


def _there(event: Event, party: Party, words: Words) -> str:
    """What happened on the space where workers were placed just before: where, that line says."""
    who = "" if event.seat is None else party.names[event.seat]
    return words(f"cb-digest-there-{event.kind}", who=who, **phrases(event.params, party, words))


def _run(first: Event, rest: Iterable[Event]) -> list[Event]:
    """Events of a kind that follow each other."""
    of_kind: Iterator[Event] = takewhile(lambda other: other.kind == first.kind, rest)
    return [first, *of_kind]


def _said_once(events: Sequence[Event]) -> list[Event]:
    """The events without those that the line before them, or the head of a phase, says already."""
    kept: list[Event] = []
    space = ""
    for event in events:
        space = str(event.params["space"]) if event.kind == PLACED else space
        number = facts.SPACES[space].number if space else 0
        paid = event.kind == "francs_taken" and space.startswith("money") and event.params["francs"] == number
        drawn = event.kind in ("tiles_drawn", "orders_drawn") and event.params["count"] == facts.DRAWN
        if not (paid or drawn or event.kind in LEFT_OUT):
            kept.append(event)
    return kept


def _scored(run: Sequence[Event], view: View | None, party: Party, words: Words) -> list[Line]:
    """The majorities by player, whoever has most points first, with the points by what was counted."""
    by_seat: dict[Seat, list[Event]] = {}
    for event in run:
        by_seat.setdefault(event.seat or 0, []).append(event)
    gained = {seat: sum(int(str(one.params["points"])) for one in own) for seat, own in by_seat.items()}
    total = gained if view is None else {seat: view.seats[seat].points for seat in by_seat}
    lines: list[Line] = []
    for seat in sorted(by_seat, key=lambda seat: (-total[seat], seat)):
        said = {"who": party.names[seat], "points": names.points(gained[seat], words)}
        if view is None:
            head = words("cb-digest-scored", **said)
        else:
            head = words("cb-digest-scored-total", **said, total=total[seat])
        lines.append(("\n".join((head, *_groups(by_seat[seat], words))), tuple(by_seat[seat])))
    return lines


def _groups(scored: Sequence[Event], words: Words) -> list[str]:
    """The points of one player by coal, vehicles and empty minecarts, a line each, with place and count."""
    lines: list[str] = []
    for group in GROUPS:
        of_group = [one for one in scored if str(one.params["element"]).startswith(f"{group}_")]
        if of_group:
            items = ", ".join(_item(one, words) for one in of_group)
            lines.append(words(f"cb-digest-scored-{group}", items=items))
    return lines


def _item(scored: Event, words: Words) -> str:
    kind, _, what = str(scored.params["element"]).partition("_")
    name = names.vehicle(what, words) if kind == "vehicle" else names.coal(what, words)
    rank, count = int(str(scored.params["rank"])), int(str(scored.params["count"]))
    points, tied = int(str(scored.params["points"])), int(telling.tied(scored))
    return words("cb-digest-scored-item", name=name, points=points, rank=rank, tied=tied, count=count)


def _returned(run: Sequence[Event], view: View | None, party: Party, words: Words) -> list[Line]:
    """Who takes how many workers back, in one line."""
    if len(run) == 1:
        return [(telling.tell(run[0], party, words), tuple(run))]
    taken = [(party.names[one.seat or 0], int(str(one.params["workers"]))) for one in run]
    items = [words("cb-digest-item", name=name, number=count) for name, count in taken]
    return [(words("cb-digest-returned", items=", ".join(items)), tuple(run))]


RUNS: Final[dict[str, Callable[[Sequence[Event], View | None, Party, Words], list[Line]]]] = {
    "element_scored": _scored,
    "workers_returned": _returned,
}
"""How events of a kind that follow each other are told together."""


def _steps_after(event: Event, following: Iterable[Event]) -> list[Event]:
    """The steps that belong to a placement for mining; workers that had to make room may be told between."""
    if event.kind != PLACED or facts.SPACES[str(event.params["space"])].area != "mining":
        return []
    steps: list[Event] = []
    for other in following:
        if other.kind in MINED and other.seat == event.seat:
            steps.append(other)
        elif other.kind != DISPLACED:
            break
    return steps


def _mined(placed: Event, steps: Sequence[Event], view: View | None, party: Party, words: Words) -> str:
    seat = placed.seat or 0
    items = [*_filled(steps, seat, view, words), *_moved(steps, words), *_unused(steps, words)]
    return words(
        "cb-digest-mining",
        who=party.names[seat],
        workers=int(str(placed.params["workers"])),
        steps=names.steps(facts.SPACES[str(placed.params["space"])].number, words),
        items=", ".join(items) or words("cb-nothing"),
    )


def _filled(steps: Sequence[Event], seat: Seat, view: View | None, words: Words) -> list[str]:
    """What came on each order, in the order of the fills."""
    by_order: dict[str, list[str]] = {}
    for step in steps:
        if step.kind in ("space_filled", "space_filled_with_two"):
            by_order.setdefault(str(step.params["order"]), []).extend(_cubes(step))
    return [
        words(
            "cb-digest-completed" if _complete(order, seat, view) else "cb-digest-filled",
            coals=names.coals(coals, words),
            order=names.order_bare(order, words),
        )
        for order, coals in by_order.items()
    ]


def _cubes(step: Event) -> list[str]:
    coals = step.params.get("coals")
    return [str(coal) for coal in coals] if isinstance(coals, tuple) else [str(step.params["coal"])]


def _complete(order: str, seat: Seat, view: View | None) -> bool:
    return view is not None and any(own.order == order and own.complete for own in view.seats[seat].outstanding)


def _moved(steps: Sequence[Event], words: Words) -> list[str]:
    """What was stored, and what was loaded without being used."""
    stored = [str(step.params["coal"]) for step in steps if step.kind == "cube_stored"]
    used = Counter([*stored, *(coal for step in steps if step.kind.startswith("space") for coal in _cubes(step))])
    loaded = Counter(str(step.params["coal"]) for step in steps if step.kind == "cube_loaded") - used
    items = [("cb-digest-stored", stored), ("cb-digest-loaded", list(loaded.elements()))]
    return [words(key, coals=names.coals(coals, words)) for key, coals in items if coals]


def _unused(steps: Sequence[Event], words: Words) -> list[str]:
    counts = [int(str(step.params["steps"])) for step in steps if step.kind == "steps_unused"]
    return [words("cb-digest-unused", steps=names.steps(count, words)) for count in counts if count]
