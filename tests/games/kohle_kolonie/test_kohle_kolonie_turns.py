"""The turns of phases 2 to 4: passing, interrupting, extra action markers, exchanges (5.1.2, 5.1.3)."""

from pathlib import Path

import msgspec
import pytest
from kohle_kolonie_builders import (
    begin_phase,
    fresh,
    hold,
    judged,
    legal,
    mines,
    new_game,
    play,
    refusal,
    settled,
    table,
)

from games.engine.codec import decode_state
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.options import PRESETS
from games.kohle_kolonie.turns import Bid


def test_pass_action_5_1_2():
    """An action may be left out; the log says so."""
    played = play(table(4), "end")
    assert played.event("action_passed").seat == 0
    assert played.state.turn.seat == 1


@pytest.mark.parametrize("lines", [("miners", "end"), ("miners", "stop", "end")])
def test_pass_action_of_miners_5_1_2(lines: tuple[str, ...]):
    """Miners begun and nobody moved is an action left out as well, told once."""
    played = play(table(4), *lines)
    assert [event.seat for event in played.events if event.kind == "action_passed"] == [0]
    assert played.state.turn.seat == 1


def test_action_mandatory_5_1_2_may():
    assert judged(table(4, action_mandatory="may"), "end") is None


def test_action_mandatory_5_1_2_must():
    """French: who can act must act, and beginning to move miners is not yet an action."""
    state = table(4, action_mandatory="must")
    assert refusal(state, "end").code == "action-mandatory"
    assert "end" not in legal(state)
    begun = play(state, "miners").state
    assert refusal(begun, "end").code == "action-mandatory"
    assert refusal(begun, "stop").code == "action-mandatory"
    done = play(begun, "insert cokery.m1").state
    assert judged(done, "end") is None


def test_action_mandatory_5_1_2_must_does_not_force_an_extra_action():
    state = table(4, phase=4, action_mandatory="must")
    fresh(state, 0, extra=1, extra_from=("ironworks",))
    assert judged(state, "end") is None
    assert refusal(play(state, "extra").state, "end").code == "action-mandatory"


def test_5_1_2_both_action_phases_go_in_turn_order():
    state = table(4)
    state.order = (3, 1, 0, 2)
    begun = begin_phase(state, 2)
    seats = []
    while begun.state.phase in (2, 3):
        seats.append(begun.state.turn.seat)
        begun = play(begun.state, "end")
    assert seats == [3, 1, 0, 2] * 2


def test_interrupting_5_1_2():
    """Flips and exchanges may interrupt a miners action, a bonus marker may not."""
    state = table(4)
    hold(state, 0, "aid")
    fresh(state, 0, coins=9)
    begun = play(state, "miners", "insert cokery.m1").state
    assert refusal(begun, "coin").code == "decision-open"
    assert refusal(begun, "engineer loading.e1").code == "decision-open"
    between = play(begun, "give coins", "flip workforce coins").state
    assert between.turn.stage == "miners"
    assert judged(between, "insert cokery.m2") is None
    assert judged(play(between, "stop").state, "coin") is None


def test_5_1_3_who_has_no_marker_is_not_asked():
    state = table(4, phase=4)
    fresh(state, 2, extra=1, extra_from=("ironworks",))
    assert GAME.active_seats(begin_phase(state, 4).state) == (2,)


def test_5_1_3_without_any_marker_the_phase_says_so():
    assert begin_phase(table(4), 4).event("nobody_acts").rule == "5.1.3"


def test_5_1_3_one_marker_a_round():
    state = table(4, phase=4)
    fresh(state, 0, extra=2, extra_from=("ironworks", "engineers"))
    begun = play(state, "extra", "engineer loading.e1").state
    assert refusal(begun, "extra").code == "extra-spent"
    assert refusal(begun, "engineer ironworks.e1").code == "action-taken"
    assert begun.seats[0].extra == 1


def test_extra_marker_same_turn_5_1_3():
    """A marker gained in phase 3 can be spent in phase 4 of the same round."""
    state = table(4, phase=3, seat=3)
    state.seats[3].engineers = 1
    played = play(state, "engineer loading.e1", "end")
    assert GAME.active_seats(played.state) == (3,)
    assert legal(played.state) == ["extra", "end"]


def test_5_1_3_only_in_phase_4():
    state = table(4)
    fresh(state, 0, extra=1, extra_from=("ironworks",))
    assert refusal(state, "extra").code == "extra-only-in-phase-4"


def test_5_1_2_who_can_do_nothing_is_passed_over():
    """No coin, no worker, no miner anywhere but on mines: nobody waits for that seat; the log says so."""
    state = table(4)
    fresh(state, 1, coins=0, pool=0)
    played = play(state, "end")
    assert played.event("passed_over").seat == 1
    assert GAME.active_seats(played.state) == (2,)
    poor = table(4, phase=4)
    assert refusal(poor, "extra").code == "no-extra-marker"
    assert refusal(table(4), "extra").code == "no-extra-marker"


# Exchanges


def test_5_1_2_two_coins_for_three_workers():
    state = table(4)
    played = play(state, "give coins")
    assert (played.gained(0, "coins"), played.gained(0, "workers")) == (-2, 3)
    assert played.state.worker_pool == 2


def test_5_1_2_two_workers_for_a_coin():
    state = table(4)
    fresh(state, 0, workers=2)
    played = play(state, "give workers")
    assert (played.gained(0, "coins"), played.gained(0, "workers")) == (1, -2)
    assert refusal(table(4), "give workers").code == "too-few-workers-to-give"


def test_worker_pool_limit_5_1_2():
    """With fewer than three workers in the pool there are none for coins."""
    state = table(4)
    state.worker_pool = 2
    assert refusal(state, "give coins").code == "worker-pool-short"
    assert "give coins" not in legal(state)


def test_coin_bank_2_5_6():
    """An empty bank stops exchanges, but income is always paid."""
    state = table(4)
    fresh(state, 0, workers=2)
    state.bank = 0
    assert refusal(state, "give workers").code == "bank-empty"
    mines(state, 0, "2")
    paid = begin_phase(state, 7)
    assert paid.gained(0, "coins") == 1
    assert paid.state.bank == -1
    assert GAME.observe(paid.state, None).bank == 0


def test_worker_pool_limit_5_1_2_what_nobody_can_change_is_said_first():
    """An empty pool or bank is the reason, not what the seat lacks besides."""
    state = table(4)
    fresh(state, 0, coins=0)
    state.worker_pool = state.bank = 0
    assert refusal(state, "give coins").code == "worker-pool-short"
    assert refusal(state, "give workers").code == "bank-empty"


def test_no_exchange_outside_5_1_2():
    """No exchange in phases 1 and 5 to 10."""
    state = new_game(4)
    state.seats[0].workers = 4
    assert refusal(state, "give workers").code == "wrong-phase"
    later = table(4, phase=9)
    later.turn = Bid(0)
    later.seats[0].workers = 4
    assert refusal(later, "give workers").code == "wrong-phase"


def test_exchange_timing_5_1_2_own_turn():
    state = table(4, phase=4)
    assert begin_phase(state, 4).event("nobody_acts")


@pytest.mark.parametrize("preset", PRESETS)
def test_exchange_timing_5_1_2_no_preset_asks_without_a_marker(preset: str):
    """5.1.3 in all editions: without a marker nobody is active in phase 4, whoever could exchange."""
    options = msgspec.structs.asdict(PRESETS[preset])
    state = table(4, phase=4, **options)
    fresh(state, 0, workers=4)
    assert begin_phase(state, 4).event("nobody_acts")


def test_exchange_timing_5_1_2_any_time():
    """Tables that stored it: also in phase 4 without a marker, so each who can exchange is asked there."""
    state = table(4, exchange_timing="any_time")
    fresh(state, 1, coins=0)
    begun = begin_phase(state, 4)
    assert begun.state.turn.seat == 0
    assert legal(begun.state) == ["give coins", "end"]
    assert GAME.active_seats(play(begun.state, "end").state) == (2,)


def test_exchange_timing_5_1_2_a_stored_german_table_plays_on_as_it_began():
    """The seat at turn in phase 4 has no extra action marker; it exchanges, and is told so where it tries more."""
    stored = (Path(__file__).parent / "stored" / "schema_1-exchange.json").read_bytes().strip()
    state = decode_state(GAME, stored)
    assert (state.options.preset, state.options.exchange_timing) == ("german", "any_time")
    assert (state.phase, state.seats[2].extra) == (4, 0)
    assert legal(state) == ["give workers", "end"]
    assert refusal(state, "miners").code == "no-extra-marker"
    played = play(state, "give workers", "end")
    assert played.gained(2, "coins") == 1
    assert GAME.active_seats(played.state) == (1,)


def test_worker_marker_use_5_3():
    """A worker marker is spent like a worker and leaves the game."""
    state = table(4)
    fresh(state, 0, workers=1, markers=("worker",))
    pool = state.worker_pool
    played = play(state, "give workers")
    assert played.state.worker_pool == pool + 1
    assert played.state.seats[0].markers == ()
    assert played.gained(0, "markers") == -1


@pytest.mark.parametrize(("value", "code"), [("yes", None), ("no", "too-few-workers-to-give")])
def test_railway_marker_same_turn_5_3(value: str, code: str | None):
    """French: a marker kept cannot be used in the round in which it was taken."""
    state = table(4, railway_marker_same_turn=value)
    settled(state, 0, horst=1)
    fresh(state, 0, workers=1)
    state.station_markers = {**state.station_markers, "R2": "worker"}
    begun = play(state, "miners", "move horst R2").state
    found = judged(begun, "give workers")
    assert (found.code if found else None) == code
    later = begin_phase(begun, 10).state
    assert later.round == 2
    assert later.seats[0].markers == ("worker",)
