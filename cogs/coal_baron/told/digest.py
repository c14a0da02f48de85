"""Events told in fewer lines: a whole turn of mining in one."""

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.presenter import Party
from bot.words import Words
from cogs.coal_baron import names
from cogs.coal_baron.told import telling
from games.coal_baron import facts
from games.coal_baron.view import View
from games.engine.event import Event, Seat

PLACED = "workers_placed"
MINED = ("cage_moved", "cube_loaded", "space_filled", "space_filled_with_two", "cube_stored", "steps_unused")


def digest(events: Sequence[Event], view: View | None, party: Party, words: Words) -> list[tuple[str, bool]]:
    """The events as lines, and of each whether it tells where workers were placed.

    Steps of mining join the line of their placement. With the position after them, completed orders are ticked.
    """
    lines: list[tuple[str, bool]] = []
    rest = list(events)
    while rest:
        event = rest.pop(0)
        steps = _steps_after(event, rest)
        if steps:
            rest = [other for other in rest if all(other is not step for step in steps)]
            lines.append((_mined(event, steps, view, party, words), True))
        elif event.kind == "draft_opened" and view is not None:
            # The cards stand in the picture, its alt text and every menu.
            who, cards = party.names[event.seat or 0], len(view.draft)
            lines.append((words("cb-digest-draft-opened", who=who, count=cards), False))
        else:
            lines.append((telling.tell(event, party, words), event.kind == PLACED))
    return lines


def _steps_after(event: Event, following: Iterable[Event]) -> list[Event]:
    """The steps that belong to a placement for mining; workers that had to make room may be told between."""
    if event.kind != PLACED or facts.SPACES[str(event.params["space"])].area != "mining":
        return []
    steps: list[Event] = []
    for other in following:
        if other.kind in MINED and other.seat == event.seat:
            steps.append(other)
        elif other.kind != "workers_displaced":
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
