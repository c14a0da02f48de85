"""Switches in a running game: what conflicts with their other values, and that any can be set at any time."""

from collections.abc import Callable
from copy import copy, deepcopy
from random import Random

import msgspec
import pytest
from kohle_kolonie_builders import (
    consolidate,
    flipped,
    fresh,
    mines,
    pieces,
    play,
    railway,
    settled,
    table,
    terrain,
    trust_mines,
)

from games.engine.contract import Setup
from games.engine.rng import Rng
from games.kohle_kolonie import facts
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.options import PUBLIC_OPTIONS
from games.kohle_kolonie.pitheads import with_piece
from games.kohle_kolonie.posing import waiting_for
from games.kohle_kolonie.state import SOURCE_INDEX, Loader, State
from games.kohle_kolonie.switching import SWITCHES
from games.kohle_kolonie.turns import Act, Arrange, Load, Miners, MinersLeft, SecondMiner, Secure, Turn, Used

VALUES = dict(PUBLIC_OPTIONS)


def switched(state: State, name: str, value: str) -> State:
    """The state with another value of an option, as a table sets it."""
    after = copy(state)
    after.options = msgspec.structs.replace(state.options, **{name: value})
    return after


def codes(state: State, name: str, value: str) -> list[str]:
    found = GAME.switches[name](state, value)
    assert all(violation.rule == name for violation in found)
    return [violation.code for violation in found]


def at(turn: Turn, **where: int) -> State:
    return waiting_for(table(round=2, **where), turn)


def moving(by: str = "action", *, moved: bool = True, phase: int = 2) -> State:
    left = MinersLeft("bonus" if by == "bonus" else "action", 1, 2, 0, moved=moved)
    return waiting_for(table(phase=phase), Miners(0, Used(action=by == "action"), left))


def scored(state: State, source: str, points: int) -> State:
    own, index = state.seats[1], SOURCE_INDEX[source]
    own.score = (*own.score[:index], points, *own.score[index + 1 :])
    return state


def bidding() -> State:
    state = table(round=5, phase=9)
    ground = terrain(state).small["hamburg_franziska"]
    for seat, card in enumerate(ground[:3]):
        mines(state, seat, card)
        fresh(state, seat, coins=15)
    return consolidate(state, "hamburg_franziska").state


def closed_station() -> State:
    state = table(3, three_player_entry_ban="no")
    station = next(one.id for one in terrain(state).board.stations if not one.with_three)
    railway(state, 1, **{station: 1})
    return state


def closed_village() -> State:
    state = table(3, three_player_entry_ban="no")
    village = next(one.id for one in terrain(state).board.villages if not one.with_three)
    settled(state, 1, **{village: 1})
    return state


def among_workers() -> State:
    state = table(settlement_village_condition="any_village")
    workers = dict(state.village_workers)
    settled(state, 1, horst=0)
    state.village_workers = workers
    return state


def on_a_station() -> State:
    state = moving()
    railway(state, 0, R1=1)
    return state


def with_markers(state: State, **markers: tuple[str, ...]) -> State:
    fresh(state, 1, **markers)
    return state


def event_card() -> State:
    state = table(round=2, phase=5)
    trust_mines(state, "1")
    state.trust = msgspec.structs.replace(state.trust, taken_by_event=1)
    return state


def track(round: int, *coins: int) -> State:
    state = table(round=round)
    spaces = tuple(space in coins for space in range(1, facts.TRUST_SPACES + 1))
    state.trust = msgspec.structs.replace(state.trust, track=spaces)
    return state


def cokery(*bonuses: str, engineer: bool = False) -> State:
    state = table(round=2)
    flipped(state, 1, "cokery")
    if engineer:
        pieces(state, 1, "cokery.e1")
    fresh(state, 1, cokery_scored=bonuses)
    return scored(state, "cokery", 2 * len(bonuses))


def cokery_with_engine(*bonuses: str) -> State:
    """An engineer and an engine, which cannot have stood there before the flip."""
    state = cokery(*bonuses, engineer=True)
    pieces(state, 1, "cokery.s1")
    return state


def ironworks(points: int) -> State:
    state = table(round=2)
    pieces(state, 1, "ironworks.e1")
    return scored(state, "ironworks", points)


def loading(*, done: bool = False, engineer: bool = False) -> State:
    state = table(round=2, phase=10)
    flipped(state, 1, "loading")
    if engineer:
        pieces(state, 1, "loading.e1")
    state.loaders, state.turn = (Loader(1, done),), Load(1)
    return state


def loading_flipped() -> State:
    state = table(round=2)
    flipped(state, 1, "loading")
    return state


def over(state: State) -> State:
    state.phase = 11
    return state


TURN, SCORED = "switch-turn-open", "switch-scored-before"
CONFLICTS: list[tuple[str, str, str, Callable[[], State]]] = [
    ("three_player_entry_ban", "yes", "switch-pieces-there", closed_station),
    ("three_player_entry_ban", "yes", "switch-pieces-there", closed_village),
    ("bonus_marker_phases", "phases_2_3", TURN, lambda: moving("bonus", phase=4)),
    ("action_mandatory", "must", "switch-action-due", table),
    ("second_miner_source", "anywhere", TURN, lambda: at(SecondMiner(0, Used(action=True), "1"))),
    ("settlement_village_condition", "that_village", "switch-pieces-there", among_workers),
    ("bonus_miners_may_move_new", "no", TURN, lambda: moving("bonus")),
    ("miner_moves_board", "to_board", TURN, moving),
    ("station_to_pool", "no", TURN, on_a_station),
    ("railway_marker_same_turn", "no", "switch-markers-taken", lambda: with_markers(table(), markers=("wagon",))),
    ("rescue_marker_mines", "two", TURN, lambda: at(Secure(0, 1), phase=5)),
    ("numbering", "singles_apart", "switch-card-taken", event_card),
    ("highest_number_counts_as_purchase", "yes", "switch-card-taken", event_card),
    ("trust_removal", "from_one", "switch-trust-track", lambda: track(2, 1, 2, 3)),
    ("trust_removal", "from_one", "switch-trust-track", lambda: track(4, 1, 2, 3, 4)),
    ("administration_points_optional", "chosen", "switch-consolidation-open", bidding),
    ("bid_tie_players", "highest_number", "switch-consolidation-open", bidding),
    ("flip_redistribute", "miners", TURN, lambda: at(Arrange(0, Used(), "cokery"))),
    ("cokery_bonus", "one_then_both", SCORED, lambda: cokery("engineer")),
    ("cokery_bonus_present", "counts", "switch-flipped-before", lambda: cokery(engineer=True)),
    ("cokery_bonus_present", "counts", "switch-flipped-before", lambda: cokery_with_engine("engine")),
    ("loading_flip_cost", "free", "switch-flipped-before", loading_flipped),
    ("ironworks_engineer_points", "2", SCORED, lambda: ironworks(1)),
    ("loading_markers_optional", "all", TURN, loading),
    ("loading_back_engineer", "each_wagon", TURN, lambda: loading(engineer=True)),
    ("station_points", "miner", "game-over", lambda: over(table())),
    ("tie_break_2", "highest", "game-over", lambda: over(table())),
    ("tie_break_large_value", "points", "game-over", lambda: over(table())),
]
NONE: list[tuple[str, str, Callable[[], State]]] = [
    ("three_player_entry_ban", "yes", lambda: table(3, three_player_entry_ban="no")),
    ("three_player_entry_ban", "no", lambda: table(3)),
    ("bonus_marker_phases", "phases_2_3", lambda: moving("bonus", phase=3)),
    ("action_mandatory", "must", lambda: waiting_for(table(), Act(0, Used(action=True)))),
    ("second_miner_source", "anywhere", table),
    ("settlement_village_condition", "that_village", lambda: table(settlement_village_condition="any_village")),
    ("bonus_miners_may_move_new", "no", lambda: moving("bonus", moved=False)),
    ("miner_moves_board", "to_board", table),
    ("station_to_pool", "no", moving),
    ("railway_marker_same_turn", "no", lambda: with_markers(table(round=2), markers=("wagon",))),
    ("rescue_marker_mines", "two", lambda: at(Secure(0), phase=5)),
    ("numbering", "singles_apart", lambda: table(round=2, phase=5)),
    ("highest_number_counts_as_purchase", "yes", lambda: table(round=2, phase=5)),
    ("trust_removal", "from_one", lambda: track(2, 4, 5, 6)),
    ("trust_removal", "from_one", lambda: track(4, 1, 2, 3, 6)),
    ("administration_points_optional", "chosen", lambda: table(round=5, phase=9)),
    ("bid_tie_players", "highest_number", lambda: table(round=5, phase=9)),
    ("flip_redistribute", "miners", table),
    ("cokery_bonus", "one_then_both", cokery),
    ("cokery_bonus_present", "counts", cokery),
    ("cokery_bonus_present", "counts", lambda: cokery_with_engine("engineer", "engine")),
    (
        "cokery_bonus_present",
        "placed_after",
        lambda: switched(cokery("engine"), "cokery_bonus_present", "counts"),
    ),
    ("loading_flip_cost", "free", table),
    ("ironworks_engineer_points", "2", lambda: ironworks(0)),
    ("loading_markers_optional", "all", lambda: loading(done=True)),
    ("loading_back_engineer", "each_wagon", loading),
    ("station_points", "miner", table),
    ("tie_break_2", "highest", table),
    ("tie_break_large_value", "nothing", table),
]


def test_every_option_but_those_of_the_start_can_be_switched():
    assert set(SWITCHES) == set(VALUES) - {"start_coins"}
    assert {name for name, *_ in CONFLICTS} == {name for name, *_ in NONE} == set(SWITCHES)


@pytest.mark.parametrize(("name", "value", "code", "position"), CONFLICTS)
def test_what_conflicts(name: str, value: str, code: str, position: Callable[[], State]):
    state = position()
    assert codes(state, name, value) == [code]
    assert codes(state, name, getattr(state.options, name)) == []


@pytest.mark.parametrize(("name", "value", "position"), NONE)
def test_what_does_not(name: str, value: str, position: Callable[[], State]):
    assert codes(position(), name, value) == []


BACK: list[tuple[str, str, str, Callable[[], State]]] = [
    (
        "railway_marker_same_turn",
        "yes",
        "switch-markers-taken",
        lambda: with_markers(
            switched(table(round=3), "railway_marker_same_turn", "no"), fresh=("wagon", "worker")
        ),
    ),
    (
        "trust_removal",
        "from_six",
        "switch-trust-track",
        lambda: switched(track(2, 4, 5), "trust_removal", "from_one"),
    ),
    (
        "cokery_bonus_present",
        "placed_after",
        SCORED,
        lambda: switched(cokery("engineer"), "cokery_bonus_present", "counts"),
    ),
    (
        "loading_flip_cost",
        "printed",
        "switch-flipped-before",
        lambda: switched(loading_flipped(), "loading_flip_cost", "free"),
    ),
    ("ironworks_engineer_points", "1", SCORED, lambda: switched(ironworks(2), "ironworks_engineer_points", "2")),
]


@pytest.mark.parametrize(("name", "value", "code", "position"), BACK)
def test_what_conflicts_the_other_way(name: str, value: str, code: str, position: Callable[[], State]):
    assert codes(position(), name, value) == [code]


def test_numbers_of_conflicts():
    (there,) = GAME.switches["three_player_entry_ban"](closed_village(), "yes")
    assert there.params["seat"] == 1
    (points,) = GAME.switches["cokery_bonus"](cokery("engineer", "engine"), "one_then_both")
    assert points.params == {"seat": 1, "source": "cokery", "points": 4}


# What is played on from there


@pytest.mark.parametrize("before", ["engineer", "engine", "one"])
def test_no_more_than_two_bonuses_of_the_cokery(before: str):
    """Scored under one reading, a bonus is the first under the other."""
    state = cokery(before)
    fresh(state, 1, coins=10)
    state.seats[1].pitheads = with_piece(state.seats[1].pitheads, "cokery.e1", 1)
    state = switched(waiting_for(state, Act(1, Used())), "cokery_bonus", "one_then_both")
    after = play(state, "engine cokery.s1").state.seats[1]
    assert after.score[SOURCE_INDEX["cokery"]] == 4


def test_a_third_bonus_of_the_cokery_is_none():
    state = waiting_for(cokery("one", "both"), Act(1, Used()))
    fresh(state, 1, coins=10)
    after = play(state, "engine cokery.s1").state.seats[1]
    assert after.score[SOURCE_INDEX["cokery"]] == 4


def test_a_miner_on_a_station_closed_since_can_leave_it():
    state = switched(closed_station(), "three_player_entry_ban", "yes")
    (station,) = state.seats[1].stations
    state = waiting_for(state, Act(1, Used()))
    begun = play(state, "miners").state
    assert [line for line in map(GAME.notation, GAME.legal_actions(begun, 1)) if line.startswith("move")]
    done = play(begun, f"move {station} pool")
    assert done.events[0].places == (f"station.{station}", "seat.1.pool")
    after = done.state.seats[1]
    assert (after.stations, after.pool) == ({}, facts.MINERS)


@pytest.mark.parametrize(
    "seed", [seed if seed < 6 else pytest.param(seed, marks=pytest.mark.slow) for seed in range(60)]
)
def test_any_switch_at_any_point_can_be_played_on(seed: int):
    """Several changes in a game that goes on to its end, nothing lost; nothing hidden decides what conflicts."""
    chance = Random(f"switches {seed}")
    options = {name: chance.choice(values) for name, values in PUBLIC_OPTIONS}
    setup = Setup(seats=3 + seed % 3, options=GAME.options_type(**options), seed=f"{seed:032x}")
    state = GAME.new_game(setup).state
    while active := GAME.active_seats(state):
        if chance.random() < 0.05:
            name = chance.choice(sorted(SWITCHES))
            value = chance.choice(VALUES[name])
            found = GAME.switches[name](state, value)
            for number in range(2):
                dealt = GAME.redeal(deepcopy(state), None, Rng(f"{number:032x}"))
                assert GAME.switches[name](dealt, value) == found
            state = switched(state, name, value)
            assert GAME.conserved(state) == ()
        legal = GAME.legal_actions(state, active[0])
        assert GAME.check(state, active[0], GAME.default_action(state, active[0])) is None
        going_on = [action for action in legal if action != GAME.end_turn]
        state = GAME.apply(state, active[0], chance.choice(going_on or legal)).state
        assert GAME.conserved(state) == ()
    assert all(codes(state, name, VALUES[name][-1]) in ([], ["game-over"]) for name in SWITCHES)
