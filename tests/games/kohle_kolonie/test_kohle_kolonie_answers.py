"""Answers left ahead: each fires at its time, is said in the log, is secret before, and saves turns."""

import pytest
from kohle_kolonie_builders import (
    at,
    begin_phase,
    consolidate,
    disaster,
    drawing,
    fresh,
    hold,
    judged,
    legal,
    mines,
    new_game,
    pieces,
    play,
    refusal,
    table,
    trust_coins,
    trust_mines,
)
from kohle_kolonie_trial import trial

from games.kohle_kolonie.actions import LeaveCeiling, LeaveProtection, LeaveRanking, Withdraw
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import Answers


def left(state, seat: int, *lines: str):
    return play(state, *lines, seat=seat).state


# Rankings


def test_a_ranking_takes_the_first_marker_that_lies_there():
    state = left(new_game(4), 1, "rank rescue miners aid")
    played = play(state, "choose rescue", "end")
    assert played.event("bonus_chosen_ahead", 1).params["bonus"] == "miners"
    assert played.fired == [1]
    assert GAME.active_seats(played.state) == (2,)


def test_a_ranking_passes_over_the_shut_engine_and_asks_when_nothing_is_left():
    state = left(new_game(4), 1, "rank engine")
    played = play(state, "choose rescue", "end")
    assert GAME.active_seats(played.state) == (1,)
    assert not played.fired


def test_a_ranking_is_for_one_choice():
    state = left(new_game(4), 0, "rank wagon")
    lines = ("choose wagon", "end", "choose aid", "end", "choose miners", "end", "choose rescue", "end")
    played = play(state, *lines)
    assert all(own.answers.ranking is None for own in played.state.seats)


def test_a_ranking_left_after_the_own_choice_is_for_the_next_round():
    state = play(new_game(4), "choose wagon", "end").state
    state = left(state, 0, "rank rescue")
    played = play(state, "choose aid", "end", "choose miners", "end", "choose engineer", "end")
    assert played.state.phase == 2
    assert played.state.seats[0].answers.ranking == LeaveRanking(("rescue",))


# Ceilings


def auction(*answers: tuple[int, str], coins: int = 2, **options: str):
    """Seats 0 and 1 with a mine of 1 each against the Trust's 1 and its coins; answers left by seats."""
    state = table(4, round=3, **options)
    mines(state, 0, "14")
    mines(state, 1, "6")
    trust_mines(state, "2")
    trust_coins(state, coins)
    for seat, line in answers:
        state = left(state, seat, line)
    return state


def test_a_ceiling_bids_the_least_that_leads_in_the_order_of_the_rules():
    state = auction((0, "ceiling general 5"), (1, "ceiling general 4"))
    for seat in (0, 1):
        fresh(state, seat, coins=9)
    played = consolidate(state, "general")
    told = [(event.kind, event.seat, event.params.get("value")) for event in played.events]
    assert [line for line in told if "ahead" in line[0]] == [
        ("bid_ahead", 0, 4),
        ("passed_ahead", 1, None),
    ]
    assert played.event("consolidation_won").params["coins"] == 3
    assert played.fired == [0, 1]


def test_a_ceiling_goes_on_bidding_until_it_is_reached():
    state = auction((0, "ceiling general 6"), (1, "ceiling general 7"))
    for seat in (0, 1):
        fresh(state, seat, coins=9)
    played = consolidate(state, "general")
    assert [event.params["value"] for event in played.every("bid_ahead")] == [4, 5, 6, 7]
    assert played.event("consolidation_won").seat == 1


def test_a_ceiling_of_nought_is_a_pass():
    played = consolidate(auction((0, "ceiling general 0"), (1, "ceiling general 0")), "general")
    assert len(played.every("passed_ahead")) == 2
    assert played.event("trust_won")


def test_without_an_answer_the_seat_is_asked_live():
    played = consolidate(auction((1, "ceiling general 0")), "general")
    assert GAME.active_seats(played.state) == (0,)
    after = play(played.state, "bid 4", "end")
    assert after.event("passed_ahead").seat == 1


def test_a_ceiling_can_be_changed_until_it_is_reached():
    begun = consolidate(auction((1, "ceiling general 0")), "general").state
    changed = left(begun, 1, "ceiling general 9")
    fresh(changed, 1, coins=9)
    assert play(changed, "bid 4", "end").event("bid_ahead").seat == 1
    withdrawn = left(begun, 1, "withdraw ceiling general")
    assert GAME.active_seats(play(withdrawn, "bid 4", "end").state) == (1,)


def test_markers_left_are_declared():
    state = auction((0, "ceiling general 5 aid 1"))
    hold(state, 0, "aid")
    fresh(state, 0, markers=("unification",))
    played = consolidate(state, "general")
    assert played.event("value_set_ahead").params["value"] == 4
    assert played.state.seats[0].markers == ()
    assert play(played.state, "pass", "end").event("consolidation_won").params["coins"] == 0
    assert "aid" in played.state.bonus_track


def test_markers_left_that_are_gone_ask_live():
    """An answer is used as it was left or not at all."""
    state = auction((0, "ceiling general 5 aid 1"))
    fresh(state, 0, markers=("unification",))
    assert consolidate(state, "general").state.turn.stage == "declare"


def test_a_ceiling_whose_markers_are_gone_does_not_bid():
    """Its coins were reckoned with them: 3 for a value of 5 with the aid, 4 without any."""
    state = auction((0, "ceiling general 5 aid 0"))
    fresh(state, 0, coins=9)
    asked = consolidate(state, "general").state
    assert (asked.turn.seat, asked.turn.stage) == (0, "bid")
    held = auction((0, "ceiling general 5 aid 1"))
    fresh(held, 0, coins=9, markers=("unification",))
    asked = play(consolidate(held, "general").state, "declare none 1", "end").state
    assert (asked.turn.seat, asked.turn.stage) == (0, "bid")


def test_a_ceiling_that_could_not_declare_is_said_to_its_owner_to_be_gone():
    state = auction((0, "ceiling general 5 aid 1"))
    fresh(state, 0, markers=("unification",))
    lapsed = consolidate(state, "general").event("answer_lapsed")
    assert (lapsed.params, lapsed.only) == ({"answer": "ceiling", "ground": "general"}, (0,))
    assert not consolidate(auction(), "general").every("answer_lapsed")


@pytest.mark.parametrize("line", ["ceiling general 9 aid 0", "ceiling general 9 none 1"])
def test_once_declared_a_ceiling_names_no_markers(line: str):
    """While the seat is asked to declare, and after it has, only the value is taken."""
    state = auction()
    hold(state, 0, "aid")
    fresh(state, 0, markers=("unification",), coins=9)
    asked = consolidate(state, "general").state
    assert (asked.turn.seat, asked.turn.stage) == (0, "declare")
    assert refusal(asked, line, 0).code == "ceiling-value-only"
    declared = play(asked, "declare none 0", "end").state
    assert refusal(declared, line, 0).code == "ceiling-value-only"
    assert judged(declared, "ceiling general 9", 0) is None
    assert judged(declared, line.replace("general", "cfe"), 0) is None
    assert judged(asked, line, 3) is None


def test_points_of_administration_are_no_part_of_a_ceiling_once_declared():
    state = auction(administration_points_optional="chosen")
    pieces(state, 0, "administration.e1")
    asked = consolidate(state, "general").state
    assert refusal(asked, "ceiling general 9 none 0 0", 0).code == "ceiling-value-only"


def test_a_ceiling_whose_markers_are_declared_is_a_value_from_then_on():
    state = auction((0, "ceiling general 5 aid 1"))
    hold(state, 0, "aid")
    fresh(state, 0, coins=9, markers=("unification",))
    asked = consolidate(state, "general")
    assert asked.event("value_set_ahead", 0).params["unification"] == 1
    assert asked.state.seats[0].answers.ceilings == (LeaveCeiling("general", 5),)


def test_points_of_administration_can_be_left_where_they_are_chosen():
    state = auction((0, "ceiling general 1 none 0 0"), administration_points_optional="chosen")
    pieces(state, 0, "administration.e1")
    assert consolidate(state, "general").event("value_set_ahead", 0).params["administration"] == 0
    assert refusal(auction(), "ceiling general 1 none 0 0").code == "administration-always-added"


def test_a_ceiling_beyond_the_coins_passes_when_they_end():
    state = auction((0, "ceiling general 99"), coins=6)
    assert consolidate(state, "general").event("passed_unable", 0)


def test_a_space_ranking_places_the_large_mine():
    state = auction((0, "places B1 A2"), coins=0)
    at(state, 0, A2="3")
    begun = consolidate(state, "general").state
    played = play(begun, "bid 2", "end", "pass", "end")
    assert played.event("card_placed").params["space"] == "B1"
    assert played.event("placed_ahead").seat == 0
    assert 0 in played.fired


# Protection, subsidence


def owner(**options: str):
    state = table(4, round=2, **options)
    mines(state, 0, "2", "3", "4")
    return state


def test_a_protection_pays_for_the_spaces_named():
    state = left(owner(), 0, "protect A1 A2")
    played = begin_phase(state, 5)
    assert [event.params["space"] for event in played.every("mine_secured")] == ["A1", "A2"]
    assert played.event("protected_ahead").seat == 0
    assert played.fired == [0]
    assert played.state.seats[0].answers.protection is None


def test_a_protection_uses_the_marker():
    state = left(owner(), 0, "protect A1 marker A3")
    hold(state, 0, "rescue")
    played = begin_phase(state, 5)
    assert played.event("mine_rescued").params["space"] == "A3"


def test_protecting_nothing_can_be_left():
    played = begin_phase(left(owner(), 0, "protect"), 5)
    assert played.event("protected_ahead").params["count"] == 0
    assert not played.every("mine_secured")


def test_a_protection_that_cannot_be_carried_out_asks_live():
    poor = owner()
    fresh(poor, 0, coins=1)
    assert begin_phase(left(poor, 0, "protect A1 A2"), 5).state.turn.stage == "secure"
    assert begin_phase(left(owner(), 0, "protect marker A3"), 5).state.turn.stage == "secure"
    english = owner(rescue_marker_mines="two")
    hold(english, 0, "rescue")
    assert begin_phase(left(english, 0, "protect marker A3"), 5).state.turn.stage == "secure"


def test_a_protection_left_after_the_own_turn_is_for_the_next_disaster():
    """One left during that turn, or before a turn with nothing to secure, is used up by it."""
    state = owner()
    mines(state, 1, "6")
    asked = left(begin_phase(state, 5).state, 0, "protect A1")
    asked = left(asked, 2, "protect A1")
    second = play(asked, "end").state
    assert (second.turn.seat, second.seats[0].answers.protection) == (1, None)
    over = play(left(second, 0, "protect A2"), "end").state
    assert over.phase != 5
    assert over.seats[0].answers.protection == LeaveProtection(("A2",))
    assert over.seats[2].answers.protection is None


def test_a_protection_skips_spaces_without_a_mine():
    played = begin_phase(left(owner(), 0, "protect A1 B1"), 5)
    assert [event.params["space"] for event in played.every("mine_secured")] == ["A1"]


def test_a_protection_lapses_when_cards_move_up():
    state = left(auction(coins=0), 0, "protect A1")
    played = play(consolidate(state, "general").state, "bid 2", "end", "pass", "end")
    assert played.state.seats[0].answers.protection is None
    lapsed = played.event("answer_lapsed")
    assert (lapsed.params, lapsed.only) == ({"answer": "protection", "ground": "general"}, (0,))
    assert not lapsed.entries


@pytest.mark.parametrize(("what", "kind"), [("coin", "subsidence_paid"), ("points", "subsidence_suffered")])
def test_subsidence_is_paid_as_left(what: str, kind: str):
    state = left(table(4, round=2), 0, f"subsidence {what}")
    state.subsidence = True
    played = disaster(state, "buying_power", "blank", "black", "black")
    assert played.event("subsidence_ahead", 0).params["payment"] == what
    assert played.event(kind, 0)
    assert GAME.active_seats(played.state) == (1,)


def test_subsidence_stays_left_until_withdrawn():
    state = left(table(4, round=2), 0, "subsidence coin")
    assert begin_phase(drawing(state, "black", "black", "black"), 5).state.seats[0].answers.subsidence
    assert left(state, 0, "withdraw subsidence").seats[0].answers == Answers()


# Loading


def loader(*lines: str):
    state = table(4, round=2)
    mines(state, 0, "2", "5")
    fresh(state, 0, workers=1, markers=("wagon",))
    return left(state, 0, *lines)


@pytest.mark.parametrize(
    ("line", "kind", "wagons"),
    [
        ("loading all", "loading_used_ahead", 3),
        ("loading cards", "loading_used_ahead", 2),
        ("loading never", "loading_left_out_ahead", None),
    ],
)
def test_loading_as_left(line: str, kind: str, wagons: int | None):
    played = begin_phase(loader(line), 10)
    assert played.event(kind, 0).params.get("wagons") == wagons
    assert played.fired == [0]
    assert played.state.round == 3


@pytest.mark.parametrize(
    ("line", "asked"), [("loading all", False), ("loading cards", True), ("loading never", False)]
)
def test_loading_left_with_cards_alone_does_not_say_what_the_wagon_bonus_marker_does(line: str, asked: bool):
    """Whoever holds it is asked; all wagon markers are all, the bonus marker too."""
    state = loader(line)
    hold(state, 0, "wagon")
    begun = begin_phase(state, 10)
    assert bool(begun.state.loaders) is asked
    used = begun.every("loading_used_ahead")
    assert [event.params["bonus_used"] for event in used] == ([1] if line == "loading all" else [])


def test_loading_is_asked_without_an_answer():
    assert GAME.active_seats(begin_phase(loader(), 10).state) == (0,)


# Leaving


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("ceiling moon 3", "unknown-ground"),
        ("ceiling klosterbusch 3", "unknown-ground"),
        ("ceiling general 100", "ceiling-out-of-range"),
        ("rank wagon wagon", "ranking-repeats"),
        ("places A1 C3", "unknown-in-ranking"),
        ("protect A3", "no-coin-symbol"),
        ("protect A1 A1", "ranking-repeats"),
        ("protect marker A1 A2 A3", "rescue-used-up"),
        ("withdraw ranking", "no-answer"),
        ("withdraw ceiling general", "no-answer"),
    ],
)
def test_answers_that_cannot_be_left(line: str, code: str):
    assert refusal(new_game(4), line, seat=2).code == code


def test_no_ceiling_for_a_merged_ground():
    state = table(4, round=4)
    state.merged = ("general",)
    assert refusal(state, "ceiling general 3").code == "already-merged"


def test_answers_are_for_seats_of_a_running_game():
    assert refusal(new_game(4), "rank wagon", seat=4).code == "no-such-seat"
    over = begin_phase(table(4, round=5), 10).state
    assert refusal(over, "rank wagon", seat=0).code == "game-over"
    empty = GAME.check(new_game(4), 0, LeaveRanking(()))
    assert empty is not None
    assert empty.code == "ranking-empty"


def test_answers_can_be_left_out_of_turn_and_are_not_listed():
    state = new_game(4)
    after = left(state, 3, "loading all")
    assert GAME.active_seats(after) == GAME.active_seats(state)
    assert not [line for line in legal(after) if line.startswith(("loading", "rank"))]


def test_answers_are_secret():
    """Only their seat is told, and only its view has them."""
    transition = GAME.apply(new_game(4), 2, LeaveCeiling("general", 7))
    assert [event.only for event in transition.events] == [(2,)]
    assert GAME.observe(transition.state, 2).seats[2].answers == Answers(ceilings=(LeaveCeiling("general", 7),))
    for viewer in (0, 1, 3, None):
        assert GAME.observe(transition.state, viewer).seats[2].answers is None


def test_withdraw_names_one_ceiling():
    state = left(new_game(4), 0, "ceiling general 3", "ceiling cfe 4", "withdraw ceiling general")
    assert [ceiling.ground for ceiling in state.seats[0].answers.ceilings] == ["cfe"]
    strange = GAME.check(state, 0, Withdraw("loading", "cfe"))
    assert strange is not None
    assert strange.code == "no-answer"


# What it saves


@pytest.mark.parametrize("seed", range(6))
def test_answers_left_ahead_bring_a_game_of_four_to_85_turns(seed: int):
    """With answers left ahead hardly any but the forty-odd action turns remain."""
    ahead = trial(seed, ahead=(0, 1, 2, 3))
    assert ahead.total() <= 60
    assert ahead["bonus"] <= 1
    assert ahead["loading"] == ahead["auctions"] == 0


@pytest.mark.parametrize("seed", range(6))
def test_answers_of_half_the_players_are_enough_for_85_turns(seed: int):
    live, half = trial(seed, ahead=()), trial(seed, ahead=(0, 2))
    assert half.total() <= 85
    assert live.total() > 85
