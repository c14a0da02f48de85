"""Phase 1: the events of the twelve rounds (6.1, R33-R36, R65)."""

from typing import Any

import pytest
from ruhrschifffahrt_builders import begun, fresh, in_debt, judged, legal, play, points, refusal, table

from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.state import State
from tests.games.played import Played


def start(round: int, players: int = 4, **changes: Any) -> State:
    state = table(players, round=round, phase=1)
    for seat in range(players):
        fresh(state, seat, **changes)
    return state


def choose_all(state: State, what: str) -> Played[State]:
    """Every seat chooses the same and ends its turn; the last one's end applies it all."""
    played = Played(state, [], [], [], [])
    for seat in GAME.active_seats(state):
        played = play(played.state, f"choose {what}", "end", seat=seat)
    return played


EVENTS = {
    1: (),
    2: ("locks_allowed",),
    3: ("fund",),
    4: ("tracks_move", "country"),
    5: ("locks_dearer", "country"),
    6: ("warehouse", "gain", "country"),
    7: ("options_dearer", "warehouse", "country"),
    8: ("tracks_move", "country"),
    9: ("track_dice_rise", "warehouse", "country"),
    10: ("warehouse", "gain", "country"),
    11: ("remove_dice", "warehouse", "country"),
    12: (),
}


@pytest.mark.parametrize("round", EVENTS)
def test_6_1_events_of_each_round(round: int):
    assert facts.calendar_of(round).events == EVENTS[round]


@pytest.mark.parametrize("round", [1, 12])
def test_6_1_rounds_1_and_12_have_no_event_to_carry_out(round: int):
    assert begun(start(round), 1).kinds() == []


def test_6_1_round_2_allows_locks_for_two_coins():
    played = begun(start(2), 1)
    assert played.event("locks_allowed").params == {"coins": 2}
    assert facts.lock_coins(2) == facts.lock_coins(4) == 2


def test_6_1_round_5_makes_locks_dearer():
    played = begun(start(5), 1)
    assert played.event("locks_dearer").params == {"coins": 3}
    assert facts.lock_coins(5) == facts.lock_coins(12) == 3


def test_6_1_round_7_makes_paid_options_dearer_and_brings_a_warehouse():
    played = begun(start(7), 1)
    assert played.kinds()[0] == "options_dearer"
    assert len(played.every("warehouse_received")) == 4
    dearer = {option.id: option.coins(7) - option.coins(6) for option in facts.OPTIONS.values()}
    assert {option for option, more in dearer.items() if more == 1} == {
        "tow", "transport_pilot", "tow_pilot", "tow_transport",
    }  # fmt: skip


# Round 3


def test_6_1_r33_round_3_each_pays_a_coin_or_a_point_by_choice():
    state = start(3, coins=2)
    points(state, 1, 4)
    state = begun(state, 1).state
    assert GAME.active_seats(state) == (1,), "the others have no point to pay with"
    assert legal(state, 1) == ["choose coin", "choose point"]
    by_point = play(state, "choose point", "end", seat=1)
    assert [by_point.gained(seat, "coins") for seat in range(4)] == [-1, 0, -1, -1]
    assert by_point.gained(1, "points") == -1
    by_coin = play(state, "choose coin", "end", seat=1)
    assert [by_coin.gained(seat, "coins") for seat in range(4)] == [-1] * 4
    assert by_coin.state.seats[1].points == 4


def test_r33_who_has_no_point_pays_the_coin_unasked_with_a_debt_if_needed():
    played = begun(start(3), 1)
    assert len(played.every("fund_paid_coins")) == 4
    for own in played.state.seats:
        assert (own.coins, own.debts, own.supply) == (1, 1, 0)


def test_r33_no_point_can_be_chosen_by_who_has_none():
    state = start(3, coins=2)
    points(state, 1, 1)
    points(state, 2, 1)
    state = begun(state, 1).state
    state.seats[2].score = state.seats[0].score
    assert refusal(state, "choose point", seat=2).code == "no-point-to-pay"
    assert judged(state, "choose point", seat=1) is None


def test_r33_a_coin_may_be_chosen_by_who_must_make_a_debt_for_it():
    state = start(3, 2, coins=1)
    fresh(state, 0, coins=0)
    points(state, 0, 3)
    played = play(begun(state, 1).state, "choose coin", "end", seat=0)
    assert (played.state.seats[0].debts, played.state.seats[0].points) == (1, 3)


def test_r28_round_3_a_coin_that_cannot_be_paid_is_forced_and_costs_two_points():
    """Only where four debts stand and neither a coin nor a point is there, or a coin was chosen all the same."""
    state = start(3, 2, coins=1)
    fresh(state, 0, coins=0)
    in_debt(state, 0, 4)
    points(state, 0, 3)
    played = play(begun(state, 1).state, "choose coin", "end", seat=0)
    assert played.event("payment_forced", 0).params == {"coins": 0, "points": 2}
    assert played.state.seats[0].points == 1
    points(state, 0, 0)
    unasked = begun(state, 1)
    assert unasked.event("payment_forced", 0).params == {"coins": 0, "points": 0}
    assert unasked.state.seats[0].points == 0


# Rounds 6 and 10


@pytest.mark.parametrize("round", [6, 10])
@pytest.mark.parametrize(("what", "coins", "score"), [("coin", 1, 0), ("point", 0, 1)])
def test_6_1_r34_rounds_6_and_10_bring_a_warehouse_and_a_coin_or_a_point(
    round: int, what: str, coins: int, score: int
):
    asked = begun(start(round), 1)
    assert len(asked.every("warehouse_received")) == 4
    assert all(round not in own.calendar and own.supply == 2 for own in asked.state.seats)
    assert GAME.active_seats(asked.state) == (0, 1, 2, 3)
    done = choose_all(asked.state, what)
    for seat in range(4):
        assert done.gained(seat, "coins") == coins
        assert done.gained(seat, "points") == score


def test_r34_choices_are_applied_in_turn_order_and_secret_until_all_have_chosen():
    state = begun(start(6, 3), 1).state
    first = play(state, "choose point", "end", seat=2)
    assert first.event("good_chosen").only == (2,)
    assert not first.every("gained_points")
    assert GAME.active_seats(first.state) == (0, 1)
    second = play(first.state, "choose coin", "end", seat=0)
    last = play(second.state, "choose coin", "end", seat=1)
    gained = [event for event in last.events if event.kind.startswith("gained")]
    assert [(event.kind, event.seat) for event in gained] == [
        ("gained_coins", 0), ("gained_coins", 1), ("gained_points", 2),
    ]  # fmt: skip


def test_r34_a_choice_may_be_changed_until_the_turn_ends():
    state = begun(start(10, 2), 1).state
    assert play(state, "choose coin", seat=0).state.choosers[0].what == "coin"
    assert refusal(play(state, "choose coin", "end", seat=0).state, "choose point", seat=0).code


@pytest.mark.parametrize("round", [3, 6, 10])
def test_a_choice_left_ahead_answers_the_event(round: int):
    state = start(round - 1, 2, coins=3)
    points(state, 0, 2)
    points(state, 1, 2)
    state = play(state, f"choice {round} point", seat=1).state
    state.round = round
    begin = begun(state, 1)
    assert begin.fired == [1]
    assert GAME.active_seats(begin.state) == (0,)
    done = play(begin.state, "choose coin", "end", seat=0)
    assert done.gained(1, "points") == (-1 if round == 3 else 1)


# Warehouses of the calendar


@pytest.mark.parametrize("round", [6, 7, 9, 10, 11])
def test_6_1_r26_a_warehouse_that_went_into_a_debt_is_missing_on_the_calendar(round: int):
    state = start(round, 2)
    fresh(state, 1, calendar=tuple(other for other in facts.CALENDAR_WAREHOUSES if other > round), debts=1)
    state.dice = {}
    played = begun(state, 1)
    assert [event.seat for event in played.every("warehouse_received")] == [0]
    assert [event.seat for event in played.every("warehouse_missing")] == [1]
    assert played.gained(1, "supply") == 0


@pytest.mark.parametrize("round", [2, 3, 4, 5, 8, 12])
def test_6_1_other_rounds_bring_no_warehouse(round: int):
    assert not begun(start(round, coins=1), 1).every("warehouse_received")


# Countries


@pytest.mark.parametrize("round", range(4, 12))
def test_6_1_rounds_4_to_11_reveal_the_next_country(round: int):
    state = start(round, 2)
    state.tracks, state.dice = {"black": (), "white": ()}, {}
    state.countries = ("rhineland", "belgium", "netherlands", "belgium", "rhineland", *state.countries[5:])
    begin = begun(state, 1)
    played = choose_all(begin.state, "coin") if round in facts.CHOICE_ROUNDS else begin
    assert played.event("country_revealed").params["country"] == state.countries[round - 4]


# Round 9


def test_6_1_r35_round_9_raises_the_dice_on_the_tracks_only_and_a_six_stays():
    state = start(9)
    state.tracks = {"black": (6, 5), "white": (1,)}
    before = dict(state.dice)
    played = begun(state, 1)
    assert played.state.tracks == {"black": (6, 6), "white": (2,)}
    assert played.state.dice == before
    assert played.event("track_dice_rose").params == {"count": 2}


# Round 11


@pytest.mark.parametrize(
    ("players", "black", "white"),
    [(2, 1, 0), (3, 1, 1), (4, 2, 1)],
)
def test_6_1_r36_round_11_removes_dice_most_downstream_player_first(players: int, black: int, white: int):
    state = begun(start(11, players), 1).state
    asked: list[int] = []
    while state.turn.stage == "remove_die":
        asked.append(GAME.active_seats(state)[0])
        state = play(state, legal(state)[-1], "end").state
    assert asked == list(range(players))[::-1][: black + white]
    assert (state.removed.get("black", 0), state.removed.get("white", 0)) == (black, white)


def test_r36_each_chooser_takes_any_die_of_a_colour_still_owed():
    state = begun(start(11, 3), 1).state
    assert "remove st_gedern" in legal(state)
    assert "remove st_horst" in legal(state)
    state = play(state, "remove st_gedern", "end").state
    assert refusal(play(state, "remove st_horst").state, "remove st_steele").code
    assert "remove st_gedern" not in legal(state)
    assert all(line != "remove st_gedern" for line in legal(state))


def test_r36_a_colour_that_is_not_owed_and_an_empty_storage_are_refused():
    state = begun(start(11, 2), 1).state
    assert refusal(state, "remove st_gedern").code == "colour-not-owed"
    assert refusal(state, "remove st_heisingen").code == "storage-empty"
    assert refusal(state, "remove ci_steele").code == "unknown-storage"


def test_r36_dice_of_the_tracks_stay_and_removed_ones_leave_the_game():
    state = start(11, 2)
    state.tracks = {"black": (4, 4), "white": (1,)}
    played = play(begun(state, 1).state, "remove st_horst", "end")
    assert played.state.tracks == state.tracks
    assert "st_horst" not in played.state.dice
    assert played.state.removed == {"black": 1}


def test_r36_a_colour_with_no_die_left_is_skipped():
    state = start(11, 4)
    state.dice = {"st_gedern": 3, "st_horst": 1}
    state = begun(state, 1).state
    state = play(state, "remove st_gedern", "end").state
    assert legal(state) == ["remove st_horst"]
    done = play(state, "remove st_horst", "end").state
    assert done.phase != 1
    assert done.removed == {"white": 1, "black": 1}


def test_r65_nobody_removes_two_dice_as_one_fewer_than_players_leave():
    """So black before white never has to be decided: the most upstream player is not asked at all."""
    for players, owed in facts.REMOVED_DICE.items():
        assert sum(owed.values()) == players - 1
