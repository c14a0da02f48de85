"""Events told in fewer lines: one for each turn, one for each sale, one for all who receive the same."""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from bot.presenter import Party, Told
from bot.words import Words
from cogs.desk import capital
from cogs.ruhrschifffahrt.told import telling
from cogs.ruhrschifffahrt.told.phrases import of_event
from games.engine.event import Event

Run: TypeAlias = list[Event]

SOLD: Final = ("coal_sold", "coal_sold_alone", "coal_sold_as_planned")
PLACED: Final = ("die_placed", "die_placed_alone", "die_placed_ahead")
FOLLOWING: Final = ("warehouse_earned", "export_marker_rose", "die_left", *PLACED)
"""What belongs to the sale before it, whosever it is."""
FAMILIES: Final[dict[str, str]] = {
    **dict.fromkeys(
        (
            *("option_chosen", "option_chosen_by_tile", "option_chosen_unpaid", "wage_paid", "die_transported"),
            *(
                "die_replenished",
                "coal_hauled",
                "barge_started",
                "inn_used",
                "debt_made",
                "debt_made_from_calendar",
            ),
            *(
                "lock_built",
                "second_lock_built",
                "warehouses_freed",
                "city_warehouse_built",
                "depot_warehouse_built",
            ),
            *("port_warehouse_built", "port_warehouse_moved", "debt_repaid"),
            *("purchases_made_ahead", "nothing_bought", "nothing_bought_ahead", "purchases_skipped_ahead"),
        ),
        "turn",
    ),
    **dict.fromkeys((*SOLD, *FOLLOWING), "sale"),
    **dict.fromkeys(("tile_received", "tile_sold_out"), "turn"),
    **dict.fromkeys(("warehouse_received", "warehouse_missing"), "calendar"),
    **dict.fromkeys(("fund_paid_coins", "fund_paid_points", "gained_coins", "gained_points"), "goods"),
    "exported": "export",
}
"""Which kinds of events are told together where they follow each other."""
OF_ALL: Final = ("calendar", "goods", "export")
"""Families that are told in one line for all seats."""
LEFT_OUT: Final = ("export_marker_stayed", "sets_missed", "majorities_missed")
"""What brought nobody anything: the log says it."""
_WATER: Final = ("flood", "low_water")
_DECISIONS: Final = ("turn", "sale")
"""Families that must not be left out of a turn message: what players decided."""


def digest(events: Sequence[Event], view: object, party: Party, words: Words) -> list[Told]:
    """The events as lines, and of each whether it tells what somebody decided."""
    said = [event for event in events if event.kind not in LEFT_OUT]
    return [Told(_line(run, party, words), _family(run[0]) in _DECISIONS, tuple(run)) for run in _runs(said)]


def _family(event: Event) -> str:
    return FAMILIES.get(event.kind, "")


def _runs(events: Sequence[Event]) -> Iterator[Run]:
    """Events that are told together."""
    run: Run = []
    for event in events:
        if run and not _continues(run[-1], event):
            yield run
            run = []
        run.append(event)
    if run:
        yield run


def _continues(before: Event, event: Event) -> bool:
    """Whether an event belongs to the line of the one before it."""
    family = _family(event)
    if not family or family != _family(before):
        return False
    if family == "sale":
        return event.kind not in SOLD
    return family in OF_ALL or before.seat == event.seat


def _line(run: Run, party: Party, words: Words) -> str:
    """One event as its sentence; several as parts of a line."""
    if len(run) == 1:
        return _alone(run[0], party, words)
    family, items = _family(run[0]), [_part(event, party, words) for event in run]
    if family == "sale":
        items = [
            _placed(run[:number], event, party, words) if event.kind in PLACED else item
            for number, (event, item) in enumerate(zip(run, items, strict=True))
        ]
    if family in OF_ALL:
        return words(f"ru-digest-{family}", items=", ".join(items))
    who = "" if run[0].seat is None else party.names[run[0].seat]
    joined = words("ru-semicolon").join(items)
    return words("ru-digest-seat", who=who, items=joined) if who else capital(joined)


def _alone(event: Event, party: Party, words: Words) -> str:
    """An event as its sentence, without what the conditions of the round say below every turn."""
    params = of_event(event, party, words)
    if event.kind == "round_began":
        return words("ru-digest-round_began", **params)
    return words("ru-digest-water", **params) if event.kind in _WATER else telling.tell(event, party, words)


def _placed(before: Run, event: Event, party: Party, words: Words) -> str:
    """A die that is placed, by its colour and value unless just this one left the track in the part before.

    At the beginning of a line its seat is named there.
    """
    left = [one.kind == "die_left" for one in before[-2:]]
    if left[-1:] == [True] and left != [True, True]:
        return _part(event, party, words)
    if not any(one.kind in ("die_left", *SOLD) for one in before) or event.kind == "die_placed_alone":
        return words("ru-digest-die_to", **of_event(event, party, words))
    who = "" if event.seat is None else party.names[event.seat]
    return words(f"ru-digest-{event.kind}_named", who=who, **of_event(event, party, words))


def _part(event: Event, party: Party, words: Words) -> str:
    """One event as a part of a line; whoever it befalls is named where the line is not theirs."""
    who = "" if event.seat is None else party.names[event.seat]
    return words(f"ru-digest-{event.kind}", who=who, **of_event(event, party, words))
