"""A turn of mining in one line, and what a cut turn message keeps."""

from collections.abc import Sequence

import pytest
from coal_baron_tables import NAMES, party

from bot.words import LANGUAGES, Language, words
from cogs.coal_baron import PRESENTER
from games.coal_baron.game import GAME
from games.coal_baron.state import Outstanding, Section, State
from games.engine.contract import Setup
from games.engine.event import Event, Fact


def mining_turn(*steps: str) -> tuple[State, Sequence[Event]]:
    """The events of a turn in which the first seat of a shift mines with eight steps, and the state after it."""
    state = GAME.new_game(Setup(seats=3, options=GAME.options_type(), seed="0" * 32)).state
    while state.phase == "draft":
        for line in (GAME.notation(GAME.legal_actions(state, state.turn.seat)[0]), "end"):
            state = GAME.apply(state, state.turn.seat, GAME.parse(line)).state
    seat = state.turn.seat
    state.seats[seat].outstanding = (Outstanding("truck_04", ((),)), Outstanding("truck_08", ((), ())))
    state.seats[seat].sections = (Section("grey_2_light", ("grey", "grey")),)
    events: list[Event] = []
    for line in ("place mining_8", *steps, "end"):
        transition = GAME.apply(state, seat, GAME.parse(line))
        events += transition.events
        state = transition.state
    return state, events


STEPS = ("cage 3", "load grey", "load grey", "cage 0", "fill truck_04 grey", "fill truck_08 grey")


def test_a_turn_of_mining_is_one_line() -> None:
    state, events = mining_turn(*STEPS)
    lines = PRESENTER.digest(events, GAME.observe(state, None), party(3), words("en"))
    seat = next(event.seat for event in events if event.kind == "workers_placed") or 0
    assert lines[0][:2] == (
        f"**{NAMES[seat]}** mines with 1 worker (8 steps): "
        "grey onto truck 4 (complete), grey onto truck 7, 2 steps unused.",
        True,
    )
    assert len(lines) == 1
    assert lines[0].events == tuple(events)


def test_what_is_stored_and_what_stays_in_the_cage_is_told() -> None:
    _, events = mining_turn("cage 3", "load grey", "load grey", "cage 0", "store grey")
    (line, *_), *_ = PRESENTER.digest(events, None, party(3), words("en"))
    assert "): grey stored, grey loaded, 3 steps unused." in line
    _, events = mining_turn()
    (line, *_), *_ = PRESENTER.digest(events, None, party(3), words("en"))
    assert line.endswith("(8 steps): 8 steps unused.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_steps_without_their_placement_stay_sentences(language: Language) -> None:
    _, events = mining_turn(*STEPS)
    lines = PRESENTER.digest(events[1:], None, party(3), words(language))
    assert [line.text for line in lines] == [
        PRESENTER.tell(event, party(3), words(language)) for event in events[1:]
    ]


def test_where_workers_went_is_said_once() -> None:
    """Who had to make room there, and what is new there, follow without the space."""
    placed = Event("workers_placed", "", 0, {"space": "factory_2", "workers": 2})
    made_room = Event("workers_displaced", "", 1, {"space": "factory_2", "workers": 1})
    new = Event("tile_turned_up", "", None, {"space": "factory_2", "tile": "grey_2_light"})
    lines = [line for line, *_ in PRESENTER.digest((placed, made_room, new), None, party(3), words("en"))]
    assert lines[1] == f"**{NAMES[1]}**: 1 worker goes to the canteen."
    assert lines[2].startswith("New there: tunnel tile ")
    elsewhere = [line for line, *_ in PRESENTER.digest((made_room,), None, party(3), words("en"))]
    assert elsewhere == [f"**{NAMES[1]}**: 1 worker goes to the canteen (factory slot 2)."]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "black 5 (tied 1st with 4)"),
        ("de", "schwarz 5 (geteilter 1. mit 4)"),
        ("fr", "noir 5 (1er ex æquo avec 4)"),
    ],
)
def test_a_shared_place_is_told_so(language: Language, said: str) -> None:
    params = {"element": "coal_black", "count": 4, "points": 5, "rank": 1}
    shared = Event("element_scored", "", 1, params, facts=(Fact("first_shared"),))
    (line,) = PRESENTER.digest([shared], None, party(3), words(language))
    assert said in line.text


def test_scored_majorities_say_place_and_count() -> None:
    """Beside the points of each element stands which place was reached, and with how many."""
    params = {"element": "coal_black", "count": 4, "points": 5, "rank": 1}
    second = {"element": "vehicle_truck", "count": 3, "points": 4, "rank": 2}
    scored = [Event("element_scored", "", 1, params), Event("element_scored", "", 1, second)]
    (line,) = PRESENTER.digest(scored, None, party(3), words("en"))
    assert line.text.splitlines() == [
        f"**{NAMES[1]}** scores 9 points:",
        "– delivered coal: black 5 (1st with 4)",
        "– delivered by: truck 4 (2nd with 3)",
    ]
