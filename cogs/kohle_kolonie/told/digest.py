"""Events told in fewer lines: one for each turn, one for all bids, one for all discs drawn."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Final, TypeAlias

from bot.presenter import Party, Told
from bot.words import Words
from cogs.kohle_kolonie.names import Names, names_of
from cogs.kohle_kolonie.told import telling
from cogs.kohle_kolonie.told.phrases import phrases
from games.engine.event import Event

Run: TypeAlias = list[Event]

DEEDS: Final = (
    *("bonus_used", "coin_taken", "extra_spent", "mine_bought", "engine_bought", "settlement_placed"),
    *("engineer_inserted", "pithead_flipped", "workers_bought", "workers_sold", "action_passed"),
)
"""What a seat does in an action phase."""
DETAILS: Final = (
    *("worker_taken", "settler_moved", "second_worker_taken", "card_placed", "miners_put", "extra_gained"),
    *("marker_taken", "price_raised", "pieces_arranged", "cokery_scored"),
)
"""What belongs to the deed before it."""
MINERS: Final = ("miner_inserted", "miner_redeployed", "engineer_redeployed")
SUMMED_UP: Final = ("protected_ahead", "mine_secured", "mine_rescued", "ground_scored")
"""What is told by sums and has no part of a line for itself."""
SECURED: Final = ("mine_secured", "mine_rescued")
LEFT_OUT: Final = frozenset(
    (
        *("no_income", "board_scored_nothing", "cokery_earned_nothing", "ironworks_earned_nothing"),
        *("loading_not_possible", "scored_nothing", "no_bonus_returned", "cokery_scored_before"),
        *("secured_nothing", "disaster_spared", "blank_without_effect", "subsidence_rests"),
        *("nobody_bid", "trust_not_there", "trust_not_refilled"),
    )
)
"""That something brought nothing: the log says so, messages need not."""
AS_LEFT: Final = "placed_ahead"
"""That a card was laid where its owner had left it to be laid, behind that it was."""
_VALUES: Final = ("value_set", "value_set_ahead")
_MINERS_COUNTED: Final = ("miners_put", "miners_lost")
FAMILIES: Final[dict[str, str]] = {
    **dict.fromkeys((*DEEDS, *DETAILS, *MINERS), "turn"),
    **dict.fromkeys(("protected_ahead", *SECURED), "safety"),
    **dict.fromkeys(("miners_lost", "miner_given_up", "no_miner_to_lose", "disaster_suffered"), "losses"),
    **dict.fromkeys(("subsidence_ahead", "subsidence_paid", "subsidence_suffered"), "subsidence"),
    **dict.fromkeys(("disc_drawn", "black_drawn", "blank_drawn", "trust_weakened"), "discs"),
    "income_earned": "income",
    "ground_scored": "grounds",
    **dict.fromkeys(("cokery_earned", "ironworks_earned"), "pitheads"),
    **dict.fromkeys(_VALUES, "values"),
    **dict.fromkeys(("bid_made", "bid_ahead", "bid_passed", "passed_ahead", "passed_unable"), "bids"),
}
"""Which kinds of events are told together where they follow each other."""
_OF_ALL: Final = ("discs", "income", "values", "bids")
"""Families that are told in one line for all seats; the others in one for each."""
_DECISIONS: Final = ("turn", "safety", "values", "bids")
"""Families that must not be left out of a turn message: what players decided."""


def digest(events: Sequence[Event], view: object, party: Party, words: Words) -> list[Told]:
    """The events as lines, and of each whether it tells what somebody decided."""
    return [Told(_line(run, party, words), _family(run[0]) in _DECISIONS, tuple(run)) for run in _runs(events)]


def _family(event: Event) -> str:
    return FAMILIES.get(event.kind, "")


def _runs(events: Sequence[Event]) -> Iterator[Run]:
    """Events that are told together; a rescue marker is used for a mine, and belongs to it."""
    run: Run = []
    events = [event for event in events if event.kind not in LEFT_OUT]
    for place, event in enumerate(events):
        following = events[place + 1] if place + 1 < len(events) else None
        if event.kind == "bonus_used" and following is not None and following.kind == "mine_rescued":
            continue
        if run and not _continues(run[-1], event):
            yield run
            run = []
        run.append(event)
    if run:
        yield run


def _continues(before: Event, event: Event) -> bool:
    """Whether an event belongs to the line of the one before it."""
    if event.kind == AS_LEFT:
        return before.kind == "card_placed" and before.seat == event.seat
    family = _family(event)
    if not family or family != _family(before) or event.kind in ("extra_spent", "action_passed"):
        return False
    return family in _OF_ALL or before.seat == event.seat


def _line(run: Run, party: Party, words: Words) -> str:
    if len(run) > 1 and run[-1].kind == AS_LEFT:
        return words("kk-digest-line-ahead", line=_line(run[:-1], party, words).removesuffix("."))
    if len(run) == 1:
        return telling.tell(run[0], party, words)
    names = names_of(words, party.board)
    return _TOLD[_family(run[0])](run, party, names)


def _part(event: Event, party: Party, names: Names) -> str:
    """One event as a part of a line; amounts are written out, `scored` is the bare number of points."""
    params = phrases(event.params, party, names.words)
    if event.kind == "engine_bought":
        params["spot"] = names.engine_spot(str(event.params["spot"]))
    scored = _number(event, "points")
    written = {"coins": names.coins, "workers": names.workers, "points": names.points}
    params |= {key: write(_number(event, key)) for key, write in written.items() if key in params}
    params |= telling.summed_up(event, names)
    if event.kind in _MINERS_COUNTED:
        params["miners"] = names.miners(_number(event, "count"))
    who = "" if event.seat is None else party.names[event.seat]
    return names.words(f"kk-digest-{event.kind}", **{**params, "who": who, "scored": scored})


def _number(event: Event, key: str) -> int:
    return int(str(event.params.get(key, 0)))


def _of_seat(run: Run, items: str, party: Party, names: Names) -> str:
    return names.words("kk-digest-seat", who=party.names[run[0].seat or 0], items=items)


# Turns


def _turn(run: Run, party: Party, names: Names) -> str:
    """The deeds of a turn, each with its details; what a bonus marker was used for follows it."""
    deeds: list[str] = []
    by_marker = False
    for _, group in groupby(_grouped(run), key=lambda pair: pair[0]):
        events = [event for _, event in group]
        text = _miners(events, party, names) if events[0].kind in MINERS else _deed(events, party, names)
        if by_marker and deeds:
            text = names.words("kk-digest-by-marker", marker=deeds.pop(), deed=text)
        deeds.append(text)
        by_marker = events[0].kind == "bonus_used"
    return _of_seat(run, names.words("kk-semicolon").join(deeds), party, names)


def _grouped(run: Run) -> Iterator[tuple[int, Event]]:
    """Each event with the number of the deed it belongs to; all steps of a miners action are one."""
    number, mining = 0, False
    for event in run:
        if event.kind in DEEDS or (event.kind in MINERS and not mining):
            number += 1
        mining = event.kind in MINERS or (mining and event.kind == "marker_taken")
        yield number, event


def _deed(events: Run, party: Party, names: Names) -> str:
    return ", ".join(_part(event, party, names) for event in events)


def _miners(events: Run, party: Party, names: Names) -> str:
    """All miners inserted, then all moves, then the railway markers taken."""
    parts: list[str] = []
    for kind in (*MINERS, "marker_taken"):
        steps = [event for event in events if event.kind == kind]
        chained = kind == "miner_redeployed"
        same = _moved(steps, names) if chained else [_part(event, party, names) for event in steps]
        if same:
            spots = " · ".join(same)
            parts.append(names.words(f"kk-digest-all-{kind}", spots=spots, count=len(same)))
    return names.words("kk-semicolon").join(parts)


def _moved(events: Run, names: Names) -> list[str]:
    """The ways of redeployed miners; one who goes on from where the last came is told as one way over it."""
    ways: list[list[str]] = []
    for event in events:
        source, spot = str(event.params["source"]), str(event.params["spot"])
        if ways and ways[-1][-1] == source:
            ways[-1].append(spot)
        else:
            ways.append([source, spot])
    return [_way([names.spot(spot) for spot in way], names) for way in ways]


def _way(spots: list[str], names: Names) -> str:
    told = spots[0]
    for spot in spots[1:]:
        told = names.words("kk-digest-miner_redeployed", source=told, spot=spot)
    return told


# Disasters


def _safety(run: Run, party: Party, names: Names) -> str:
    """The mines that are safe and what they cost."""
    words, items = names.words, list[str]()
    paid = [event for event in run if event.kind == "mine_secured"]
    marked = [str(event.params["space"]) for event in run if event.kind == "mine_rescued"]
    if paid:
        cost = names.coins(sum(_number(event, "coins") for event in paid))
        spaces = ", ".join(str(event.params["space"]) for event in paid)
        items.append(words("kk-digest-mines-secured", spaces=spaces, coins=cost))
    if marked:
        items.append(words("kk-digest-mines-rescued", spaces=", ".join(marked)))
    if run[0].kind == "protected_ahead":
        items.append(words("kk-digest-ahead"))
    return _of_seat(run, ", ".join(items), party, names)


def _seat_parts(run: Run, party: Party, names: Names) -> str:
    """Everything of one seat, one after the other."""
    return _of_seat(run, _deed(run, party, names), party, names)


def _discs(run: Run, party: Party, names: Names) -> str:
    """Each disc drawn, with what a black one took from the Coal Trust behind it."""
    drawn: list[str] = []
    for event in run:
        part = _part(event, party, names)
        if event.kind == "trust_weakened" and drawn:
            part = names.words("kk-digest-disc-and", disc=drawn.pop(), effect=part)
        drawn.append(part)
    return names.words("kk-digest-discs", items=names.words("kk-semicolon").join(drawn))


# Income, scoring and consolidations


def _income(run: Run, party: Party, names: Names) -> str:
    return names.words("kk-digest-income", items=_deed(run, party, names))


def _grounds(run: Run, party: Party, names: Names) -> str:
    """All that a seat scores on the board, ground by ground."""
    points = names.points(sum(_number(event, "points") for event in run))
    return names.words(
        "kk-digest-grounds",
        who=party.names[run[0].seat or 0],
        points=points,
        items=", ".join(
            names.words(
                "kk-text-count", who=names.ground(str(event.params["ground"])), count=_number(event, "points")
            )
            for event in run
        ),
    )


def _of_ground(key: str) -> Callable[[Run, Party, Names], str]:
    """Everybody's values or bids for a ground in one line."""

    def told(run: Run, party: Party, names: Names) -> str:
        ground = names.ground(str(run[0].params["ground"]))
        return names.words(key, ground=ground, items=_deed(run, party, names))

    return told


_TOLD: Final[dict[str, Callable[[Run, Party, Names], str]]] = {
    "turn": _turn,
    "safety": _safety,
    "losses": _seat_parts,
    "subsidence": _seat_parts,
    "discs": _discs,
    "income": _income,
    "grounds": _grounds,
    "pitheads": _seat_parts,
    "values": _of_ground("kk-digest-values"),
    "bids": _of_ground("kk-digest-bids"),
}
"""How each family is told."""
