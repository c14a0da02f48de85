"""Mine disasters (5.1.4)."""

import pytest
from kohle_kolonie_builders import (
    at,
    begin_phase,
    cards_held,
    disaster,
    drawing,
    fresh,
    hold,
    judged,
    legal,
    mines,
    pieces,
    play,
    points,
    refusal,
    settled,
    table,
    terrain,
)

from games.kohle_kolonie.disasters import discs_of, unsecured
from games.kohle_kolonie.game import GAME


def owner(*cards: str, round: int = 2, **options: str):
    state = table(4, round=round, **options)
    mines(state, 0, *cards)
    return state


def test_5_1_4_rescue_miners_secure_their_space():
    state = owner("2", "3")
    fresh(state, 0, rescue=(True, False, False, False, False, False))
    assert unsecured(terrain(state), state.seats[0]) == ["A2"]


def test_coin_security_5_1_4():
    """One coin for each space with the symbol, none for a mine already secured; paid anew each round."""
    state = owner("2", "3", "4")
    begun = begin_phase(state, 5).state
    assert legal(begun) == ["secure A1", "secure A2", "end"]
    unmarked = refusal(begun, "secure A3")
    assert (unmarked.code, unmarked.rule) == ("no-coin-symbol", "steiger_board")
    paid = play(begun, "secure A1").state
    assert paid.seats[0].coins == 3
    assert refusal(paid, "secure A1").code == "already-secured"
    assert refusal(paid, "secure B1").code == "space-empty"
    later = begin_phase(paid, 10).state
    assert later.seats[0].secured == ()


def test_5_1_4_without_coins_there_is_nothing_to_pay():
    state = owner("2")
    fresh(state, 0, coins=0)
    assert GAME.active_seats(begin_phase(drawing(state, "black", "black", "black"), 5).state) != (0,)
    hold(state, 0, "rescue")
    begun = begin_phase(state, 5).state
    assert refusal(begun, "secure A1").code == "too-few-coins"


def test_5_1_1_the_rescue_marker_secures_two_mines_free_of_charge():
    state = owner("2", "3", "4")
    hold(state, 0, "rescue")
    played = play(begin_phase(state, 5).state, "rescue A3", "rescue A1")
    assert unsecured(terrain(played.state), played.state.seats[0]) == ["A2"]
    assert played.state.seats[0].coins == 4
    assert played.state.seats[0].bonus is None
    assert refusal(played.state, "rescue A2").code == "rescue-used-up"


@pytest.mark.parametrize(("value", "code"), [("up_to_two", None), ("two", "rescue-a-second")])
def test_rescue_marker_mines_5_1_4(value: str, code: str | None):
    state = owner("2", "3", rescue_marker_mines=value)
    hold(state, 0, "rescue")
    once = play(begin_phase(state, 5).state, "rescue A1").state
    found = judged(once, "end")
    assert (found.code if found else None) == code
    assert ("end" in legal(once)) == (code is None)


def test_rescue_english_5_1_4():
    """The second mine is compulsory only where one is left unsecured; not to use the marker is allowed."""
    state = owner("2", rescue_marker_mines="two")
    hold(state, 0, "rescue")
    begun = begin_phase(state, 5).state
    assert judged(begun, "end") is None
    assert judged(play(begun, "rescue A1").state, "end") is None


def test_rescue_english_5_1_4_a_seat_that_is_gone_pays_no_coin_for_the_second_mine():
    """Where the second mine is due, the default takes the marker, which is free."""
    state = owner("2", "3", "4", rescue_marker_mines="two")
    hold(state, 0, "rescue")
    once = play(begin_phase(state, 5).state, "rescue A1").state
    assert "secure A2" in legal(once)
    assert GAME.notation(GAME.default_action(once, 0)) == "rescue A2"


def test_5_1_4_one_disc_for_each_unsecured_mine_three_at_most():
    state = owner("2", "3", "4", "6", "7")
    assert discs_of(terrain(state), state.seats[0]) == 3
    fresh(state, 0, secured=("A1", "A2", "A3"))
    assert discs_of(terrain(state), state.seats[0]) == 2
    assert discs_of(terrain(state), state.seats[1]) == 0


def test_disaster_order_5_1_4():
    """Coins and marker in turn order, discs, the marker revealed, three draws, losses in turn order, the event."""
    state = owner("2")
    mines(state, 1, "3")
    state.order = (1, 0, 2, 3)
    begun = begin_phase(state, 5).state
    assert begun.turn.seat == 1
    played = disaster(state, "buying_power", "0", "1", "black")
    kinds = [kind for kind in played.kinds() if kind not in ("disc_drawn", "black_drawn", "trust_weakened")]
    assert kinds[:11] == [
        *("secured_nothing", "secured_nothing"),
        "none_to_secure",
        "bag_filled",
        "disaster_revealed",
        "miners_lost",
        "disaster_suffered",
        "miners_lost",
        "disaster_suffered",
        "disaster_spared",
        "buying_power_raised",
    ]
    assert [event.seat for event in played.every("disaster_suffered")] == [1, 0]


def test_5_1_4_those_who_can_secure_nothing_are_named_in_one_line():
    """No mine, no coin, or only mines without the symbol; whoever is asked and declines is not among them."""
    state = owner("2")
    mines(state, 1, "3")
    fresh(state, 1, coins=0)
    at(state, 2, A1="4", A2="6")
    fresh(state, 2, rescue=(True, True, False, False, False, False))
    mines(state, 3, "7")
    state.order = (1, 0, 2, 3)
    state = drawing(state, "black", "black", "black")
    asked = begin_phase(state, 5)
    assert not asked.every("none_to_secure")
    second = play(asked.state, "end")
    assert (second.state.turn.seat, second.every("none_to_secure")) == (3, [])
    played = play(second.state, "secure A1", "end")
    assert played.event("none_to_secure").params["seats"] == (1, 2)
    everybody = owner("2")
    for seat in range(1, 4):
        mines(everybody, seat, str(seat + 2))
    settled_all = play(begin_phase(drawing(everybody, "black", "black", "black"), 5).state, *("end",) * 4)
    assert not settled_all.every("none_to_secure")


def test_5_1_4_a_marker_that_another_seat_has_begun_to_use_secures_nothing_for_the_others():
    """Whoever has no coin is named, though the last to be asked has secured one mine by the rescue marker."""
    state = owner("2")
    mines(state, 3, "6", "7")
    for seat in range(4):
        fresh(state, seat, coins=0)
    hold(state, 3, "rescue")
    played = play(begin_phase(drawing(state, "black", "black", "black"), 5).state, "rescue A1", "end")
    assert played.event("none_to_secure").params["seats"] == (0, 1, 2)


def test_5_1_4_black_discs_weaken_the_trust_at_once():
    played = disaster(table(4, round=2), "buying_power", "black", "black", "black")
    assert played.state.trust.coins == 3
    assert played.event("no_disaster")
    assert not played.every("buying_power_raised")


def test_5_1_4_no_coin_left_to_lose():
    state = table(4, round=2)
    state.trust = type(state.trust)(track=(False,) * 6)
    bank = state.bank
    played = disaster(state, "buying_power", "black", "black", "black")
    assert len(played.every("trust_has_no_coin")) == 3
    assert played.state.bank == bank


@pytest.mark.parametrize(
    ("value", "track"),
    [
        ("from_six", (True, True, True, True, False, False)),
        ("from_one", (False, False, True, True, True, True)),
    ],
)
def test_trust_removal_5_1_4(value: str, track: tuple[bool, ...]):
    state = owner("2", trust_removal=value)
    played = disaster(state, "buying_power", "black", "black", "0")
    assert played.state.trust.track == track


@pytest.mark.parametrize(("value", "coins"), [("from_six", 3), ("from_one", 5)])
def test_trust_removal_5_4_refill(value: str, coins: int):
    """With the lowest coin leaving first the Trust comes back to 3; with space 1 first up to 3 are added."""
    state = table(4, round=3, trust_removal=value)
    track = (True, True, False, False, False, False) if value == "from_six" else (False,) * 4 + (True, True)
    state.trust = type(state.trust)(track=track)
    assert begin_phase(state, 10).state.trust.coins == coins


@pytest.mark.parametrize(("round", "loss"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_5_1_4_the_loss_of_the_round_once(round: int, loss: int):
    """A miner for each disc, the points once."""
    state = owner("2", "3", round=round)
    points(state, 0, 20)
    played = disaster(state, "buying_power", "0", "0", "black")
    assert played.event("disaster_suffered").params["points"] == loss
    assert played.state.seats[0].lost[round - 1] == 2
    assert played.gained(0, "pool") >= -2


def test_5_1_4_never_below_nought():
    state = owner("2", round=5)
    points(state, 0, 2)
    played = disaster(state, "buying_power", "0", "black", "black")
    assert played.event("disaster_suffered").params["points"] == 2


def test_disaster_miner_choice_5_1_4():
    """The pool empty, the owner chooses among rescue slots, cards, settlements and stations."""
    state = owner("2", "3")
    settled(state, 0, horst=1)
    pieces(state, 0, "cokery.m1")
    fresh(state, 0, pool=0, stations={"Y1": 1}, rescue=(False, False, True, False, False, False))
    begun = disaster(state, "buying_power", "0", "0", "black").state
    assert begun.turn.stage == "lose_miner"
    assert set(legal(begun)) == {"lose rescue.A3", "lose cokery.m1", "lose horst", "lose Y1"}
    assert refusal(begun, "lose rescue.A1").code == "no-miner-there"
    assert refusal(begun, "end").code == "decision-open"
    played = play(begun, "lose horst", "lose Y1", "end")
    assert played.state.seats[0].lost[1] == 2
    assert played.state.seats[0].stations == {}
    assert played.event("disaster_suffered")


def test_disaster_miner_choice_5_1_4_an_engineer_is_no_miner():
    state = owner("2", "3")
    pieces(state, 0, "cokery.e1", "cokery.m1", "loading.m1")
    fresh(state, 0, pool=0)
    begun = disaster(state, "buying_power", "0", "black", "black").state
    assert begun.turn.stage == "lose_miner"
    assert refusal(begun, "lose cokery.e1").code == "no-miner-there"


def test_disaster_miner_choice_5_1_4_none_to_lose():
    state = owner("2")
    fresh(state, 0, pool=0)
    played = disaster(state, "buying_power", "0", "black", "black")
    assert played.event("no_miner_to_lose")
    assert played.event("disaster_suffered")


def test_disaster_miner_choice_5_1_4_no_question_without_choice():
    state = owner("2", "3")
    pieces(state, 0, "cokery.m2", "cokery.m2")
    fresh(state, 0, pool=1)
    played = disaster(state, "buying_power", "0", "0", "black")
    assert played.event("miner_given_up").params["spot"] == "cokery.m2"
    assert played.state.seats[0].lost[1] == 2


# Events


def test_5_1_4_highest_number():
    played = disaster(owner("2"), "highest_number", "0", "black", "black")
    assert played.event("trust_took_highest").params["card"] == "23"
    assert next(mine.card for mine in played.state.trust.mines) == "23"


def test_highest_number_empty_5_1_4():
    state = owner("2")
    state.display = ()
    played = disaster(state, "highest_number", "0", "black", "black")
    assert not played.every("trust_took_highest")


@pytest.mark.parametrize(
    ("value", "bought"),
    [("no", ["1"]), ("yes", [])],
)
def test_highest_number_counts_as_purchase_5_1_5(value: str, bought: list[str]):
    """German: in addition; English: it is one of those the Trust must take this round."""
    state = owner("2", highest_number_counts_as_purchase=value)
    played = disaster(state, "highest_number", "0", "black", "black")
    assert [event.params["card"] for event in played.every("trust_bought")] == bought
    assert bool(played.every("trust_bought_already")) == (value == "yes")


def test_5_1_4_additional_coin():
    played = disaster(owner("2"), "extra_coin", "0", "black", "black")
    assert played.state.trust.extra_coin


def test_buying_power_at_once_5_1_4():
    """A new marker counts in the same round, as phase 6 follows phase 5; three is the most."""
    played = disaster(owner("2"), "buying_power", "0", "black", "black")
    assert len(played.every("trust_bought")) == 2
    more = owner("2")
    more.trust = type(more.trust)(buying_power=2)
    assert len(begin_phase(more, 6).every("trust_bought")) == 3


def test_5_1_4_a_marker_without_a_disaster_has_no_effect():
    played = disaster(owner("2"), "extra_coin", "black", "black", "blank")
    assert not played.state.trust.extra_coin


def test_subsidence_trigger_5_1_4_in_its_round():
    """In the round it is revealed it needs a player's disc and the blank."""
    hit = disaster(owner("2"), "subsidence", "0", "blank", "black").state
    assert hit.subsidence
    assert hit.turn.stage == "subsidence"
    only_disc = disaster(owner("2"), "subsidence", "0", "black", "black")
    assert only_disc.state.subsidence
    assert not only_disc.every("subsidence_strikes")
    only_blank = disaster(owner("2"), "subsidence", "blank", "black", "black")
    assert not only_blank.state.subsidence
    assert not only_blank.every("subsidence_strikes")


def test_subsidence_trigger_5_1_4_in_later_rounds():
    """Once it lies there, any blank strikes, without a player's disc."""
    state = owner("2")
    state.subsidence = True
    played = disaster(state, "extra_coin", "blank", "black", "black")
    assert played.event("subsidence_strikes")
    assert not played.state.trust.extra_coin


def test_subsidence_pay_5_1_4():
    """Everybody in turn order, with or without mines: a coin or 2 points, points where there is no coin."""
    state = owner("2")
    state.subsidence = True
    state.order = (2, 0, 1, 3)
    fresh(state, 1, coins=0)
    begun = disaster(state, "buying_power", "blank", "black", "black")
    assert begun.state.turn.seat == 2
    assert legal(begun.state) == ["pay coin", "pay points"]
    played = play(begun.state, "pay points", "end", "pay coin", "end")
    assert played.event("subsidence_suffered", 2).params["points"] == 2
    assert played.event("subsidence_paid", 0)
    assert played.event("subsidence_suffered", 1).params["points"] == 2
    assert played.state.turn.seat == 3


def test_subsidence_pay_5_1_4_not_below_nought():
    state = owner("2")
    state.subsidence = True
    points(state, 0, 1)
    fresh(state, 0, coins=0)
    played = disaster(state, "buying_power", "blank", "black", "black")
    assert played.event("subsidence_suffered", 0).params["points"] == 1


def test_discs_back_5_1_4():
    """After the draw all discs are back: the next round counts them anew."""
    state = owner("2", "3", "4")
    drawn = disaster(state, "buying_power", "0", "0", "0").state
    assert discs_of(terrain(drawn), drawn.seats[0]) == 3


def test_5_1_4_only_seats_with_a_choice_are_asked():
    """No mine, no coin symbol, no coin: nothing to decide."""
    state = table(4, round=2)
    at(state, 1, A3="2")
    mines(state, 2, "3")
    state.seats[2].rescue = (True, False, False, False, False, False)
    mines(state, 3, "4")
    assert cards_held(state, 1) == {"A3": "2"}
    assert GAME.active_seats(begin_phase(state, 5).state) == (3,)
