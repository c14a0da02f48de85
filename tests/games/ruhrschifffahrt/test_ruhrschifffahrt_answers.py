"""Answers left ahead: when they may be left, what phase 6 does with them, who is told."""

import pytest
from ruhrschifffahrt_builders import begin_phase, fresh, judged, legal, play, refusal, table

from games.ruhrschifffahrt import turns
from games.ruhrschifffahrt.actions import LeaveChoice, LeavePurchases, LeaveStorages, RepayDebt, Withdraw
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.state import Answers, Chooser


def left(state, seat: int, *lines: str):
    return play(state, *lines, seat=seat).state


def buyer(seat: int = 0, *, coins: int = 10, tiles: tuple[str, ...] = ("lock_construction", "coal_depot")):
    state = table(round=5, phase=3)
    fresh(state, seat, coins=coins, tiles=tiles, supply=3)
    return state


# Leaving and withdrawing


def test_answers_are_kept_and_only_their_seat_is_told():
    played = play(
        table(), "choice 6 point", "choice 3 coin", "choice 3 point", "skip", "storages st_broich st_oefte",
        "purchases 4 repay", seat=2,
    )  # fmt: skip
    assert played.state.seats[2].answers == Answers(
        choices=(LeaveChoice(3, "point"), LeaveChoice(6, "point")),
        purchases=LeavePurchases((RepayDebt(),), 4),
        skip=True,
        storages=LeaveStorages(("st_broich", "st_oefte")),
    )
    assert {event.only for event in played.events} == {(2,)}
    assert set(played.kinds()) == {"answer_left"}


def test_each_answer_can_be_withdrawn_once():
    lines = ("choice 6 point", "skip", "storages st_broich", "purchases 0")
    state = left(table(), 1, *lines)
    for line in ("withdraw choice 6", "withdraw skip", "withdraw storages", "withdraw purchases"):
        played = play(state, line, seat=1)
        assert played.kinds() == ["answer_withdrawn"]
        state = played.state
        assert refusal(state, line, 1).code == "no-answer"
    assert state.seats[1].answers == Answers()


def test_a_withdrawn_choice_is_that_of_its_round():
    state = left(table(), 0, "choice 3 coin", "choice 6 point", "withdraw choice 3")
    assert state.seats[0].answers.choices == (LeaveChoice(6, "point"),)
    assert refusal(state, "withdraw choice", 0).code == "no-answer"
    assert refusal(state, "withdraw skip 3", 0).code == "no-answer"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("choice 4 coin", "no-choice-in-round"),
        ("choice 3 coin", "choice-round-past"),
        ("storages st_moon", "unknown-storage"),
        ("storages st_oefte st_oefte", "ranking-repeats"),
        ("purchases 100 repay", "limit-out-of-range"),
        ("purchases 5 " + " / ".join(["repay"] * 17), "too-many-purchases"),
        ("purchases 5 lock ob_moon", "unknown-obstacle"),
        ("purchases 5 city ob_horst", "unknown-city"),
    ],
)
def test_what_cannot_be_left(line: str, code: str):
    assert refusal(table(round=3), line, 0).code == code


def test_crafted_answers_are_refused_and_do_no_harm():
    state = table()
    crafted = [
        LeaveStorages(()),
        LeaveChoice(3, "moon"),  # type: ignore[arg-type]
        Withdraw("moon"),  # type: ignore[arg-type]
    ]
    for action in crafted:
        assert GAME.check(state, 0, action) is not None
    violation = GAME.check(state, 9, crafted[0])
    assert violation is not None
    assert violation.code == "no-such-seat"


def test_nothing_can_be_left_once_the_game_is_over():
    state = table(phase=8)
    assert refusal(state, "skip", 0).code == "game-over"
    assert refusal(state, "end", 0).code == "game-over"


def test_purchases_may_be_left_from_phase_1_until_the_own_turn_of_phase_6():
    state = buyer()
    for phase in (1, 2, 3, 4, 5):
        state.phase = phase
        assert judged(state, "purchases 3 depot essen", 0) is None
    begun = begin_phase(state, 6)[0].state
    assert refusal(begun, "purchases 3 depot essen", 0).code == "purchases-reached"
    assert judged(begun, "purchases 3", 1) is None
    begun.waiting = (2, 3)
    begun.turn = turns.Purchase(2)
    assert refusal(begun, "purchases 3", 1).code == "purchases-over"


# Purchases ahead


def test_purchases_left_ahead_are_made_in_their_order():
    state = left(buyer(), 0, "purchases 5 lock ob_horst / depot essen")
    played, waits = begin_phase(state, 6)
    assert not waits
    assert played.fired == [0]
    assert played.kinds()[0] == "purchases_made_ahead"
    assert played.event("purchases_made_ahead").params == {"count": 2, "coins": 5}
    assert played.gained(0, "coins") == -5
    assert played.state.depots["essen"] == (0,)
    assert played.state.seats[0].answers.purchases is None


def test_purchases_ahead_are_the_leaving_seats_own_though_another_ended_its_turn():
    state = buyer(1)
    fresh(state, 0, coins=3, tiles=("coal_depot",))
    begun = begin_phase(left(state, 1, "purchases 9 depot mark"), 6)[0].state
    played = play(begun, "end", seat=0)
    assert played.state.depots["mark"] == (1,)
    assert played.event("depot_warehouse_built").seat == 1
    assert played.gained(0, "coins") == 0


@pytest.mark.parametrize(
    "line",
    [
        "purchases 4 lock ob_horst / depot essen",
        "purchases 9 lock ob_horst / lock ob_kettwig",
        "purchases 9 depot essen / city ci_werden",
    ],
)
def test_where_one_is_not_legal_or_all_cost_too_much_nothing_is_bought_and_the_seat_is_asked(line: str):
    played, waits = begin_phase(left(buyer(), 0, line), 6)
    assert waits
    assert not played.fired
    assert played.event("purchases_left_undone").only == (0,)
    assert played.gained(0, "coins") == 0
    assert not any(played.state.depots.values())
    assert played.state.seats[0].answers.purchases is None
    assert GAME.active_seats(played.state) == (0,)


def test_an_empty_list_buys_nothing():
    played, waits = begin_phase(left(buyer(), 0, "purchases 0"), 6)
    assert not waits
    assert played.kinds() == ["nothing_bought_ahead"]
    assert played.fired == [0]


def test_an_empty_list_does_not_waive_a_forced_lock():
    state = left(buyer(), 0, "purchases 0")
    state.forced_lock = True
    played, waits = begin_phase(state, 6)
    assert waits
    assert not played.fired


# Skipping


def test_who_left_skip_is_passed_over_where_nothing_could_be_bought_without_a_debt():
    state = left(buyer(coins=1), 0, "skip")
    played, waits = begin_phase(state, 6)
    assert not waits
    assert played.kinds() == ["purchases_skipped_ahead"]
    assert played.fired == [0]
    assert played.state.seats[0].answers.skip


def test_who_left_skip_is_asked_where_coins_suffice_or_a_lock_is_due():
    assert begin_phase(left(buyer(coins=2), 0, "skip"), 6)[1]
    state = left(buyer(coins=1), 0, "skip")
    state.forced_lock = True
    assert begin_phase(state, 6)[1]


def test_skip_does_not_hush_a_list_that_failed():
    assert begin_phase(left(buyer(coins=1), 0, "skip", "purchases 0 depot essen"), 6)[1]


# Who decides


def test_all_choosers_decide_at_once_and_each_ends_its_turn():
    state = table(3, round=3, phase=1)
    state.turn = turns.Choose(0)
    state.choosers = (Chooser(0, "coin"), Chooser(1), Chooser(2, "point", True))
    assert GAME.active_seats(state) == (0, 1)
    assert legal(state, 0) == ["end"]
    assert refusal(state, "choose point", 0).code == "turn-done"
    assert refusal(state, "sell ci_werden", 0).code == "turn-done"
    assert refusal(state, "end", 1).params["stage"] == "choose"
    assert refusal(state, "end", 2).code == "not-your-turn"


def test_only_the_seat_at_turn_acts_and_only_at_its_stage():
    state = table()
    assert refusal(state, "start st_steele", 1).code == "not-your-turn"
    assert legal(state, 1) == []
    assert refusal(state, "lock ob_horst").code == "decision-open"
    assert refusal(state, "sell ci_werden").params["stage"] == "option"
    state.turn = turns.Done(0)
    assert refusal(state, "sell ci_werden").code == "turn-done"
    assert legal(state) == ["end"]


@pytest.mark.parametrize("coins", [0, 1, 9])
def test_the_default_of_a_seat_that_is_gone_is_legal_and_makes_no_debt_it_need_not(coins: int):
    state = table()
    fresh(state, 0, coins=coins)
    action = GAME.default_action(state, 0)
    assert GAME.check(state, 0, action) is None
    assert GAME.apply(state, 0, action).state.seats[0].debts == 0
    fresh(state, 0, place="po_ruhrort", tiles=("inn",))
    assert GAME.check(state, 0, GAME.default_action(state, 0)) is None


def test_the_default_of_phase_6_ends_the_turn_but_for_a_lock_that_is_due():
    state = begin_phase(buyer(), 6)[0].state
    assert GAME.default_action(state, 0) == GAME.end_turn
    state.forced_lock = True
    assert GAME.check(state, 0, GAME.default_action(state, 0)) is None
