"""Buying mines (5.1.2a) and the tableau."""

import pytest
from kohle_kolonie_builders import (
    at,
    cards_held,
    empty,
    fresh,
    hold,
    judged,
    legal,
    mines,
    pieces,
    play,
    refusal,
    settled,
    table,
)


def test_5_1_2a_buying_a_mine():
    """Price to the bank, a worker to the tableau, a miner from the pool onto the mine, the card to A1."""
    state = table(4)
    played = play(state, "buy 8", "worker stiepel")
    own = played.state.seats[0]
    assert (own.coins, own.workers, own.pool) == (2, 1, 19)
    assert cards_held(played.state, 0) == {"A1": "8"}
    assert played.state.village_workers["stiepel"] == 0
    assert "8" not in played.state.display
    assert played.state.bank == state.bank + 2


def test_5_1_2a_the_village_is_asked_only_where_there_are_several():
    state = table(4)
    empty(state, "horst", "weitmar")
    played = play(state, "buy 2")
    assert played.event("worker_taken").params["village"] == "wiemelhausen"
    assert played.state.turn.stage == "act"


def test_5_1_2a_a_mine_needs_its_price():
    state = table(4)
    fresh(state, 0, coins=1)
    violation = refusal(state, "buy 3")
    assert (violation.code, violation.params["coins_needed"]) == ("too-few-coins-for-mine", 2)
    assert judged(state, "buy 2") is None


def test_5_1_2a_coins_are_the_last_reason():
    """A full tableau, an empty pool or no worker stops a purchase whatever it costs."""
    full = table(4, round=3)
    mines(full, 0, "1", "2", "4", "5", "7", "9")
    fresh(full, 0, coins=0)
    assert refusal(full, "buy 3").code == "tableau-full"
    bare = table(4)
    fresh(bare, 0, coins=0, pool=0)
    assert refusal(bare, "buy 2").code == "pool-empty"
    empty(bare, "horst", "weitmar", "wiemelhausen")
    assert refusal(bare, "buy 2").code == "no-worker-adjacent"


def test_5_1_2a_a_mine_needs_an_empty_space():
    state = table(4, round=3)
    mines(state, 0, "1", "3", "4", "5", "7", "9")
    assert refusal(state, "buy 2").code == "tableau-full"
    assert not [line for line in legal(state) if line.startswith("buy")]


def test_5_1_2a_without_worker_or_settler_nothing_can_be_bought():
    state = table(4)
    empty(state, "horst", "weitmar", "wiemelhausen")
    assert refusal(state, "buy 2").code == "no-worker-adjacent"
    assert "buy 2" not in legal(state)


def test_worker_first_5_1_2a():
    """As long as a worker is adjacent, no settler is spent, and the settlement keeps its miner."""
    state = table(4)
    settled(state, 0, horst=1)
    begun = play(state, "buy 2").state
    assert refusal(begun, "settler horst").code == "worker-first"
    assert legal(begun) == ["worker weitmar", "worker wiemelhausen"]


def test_5_1_2a_a_settler_marks_the_mine_where_no_worker_is_left():
    state = table(4)
    settled(state, 0, horst=2, weitmar=1)
    empty(state, "wiemelhausen")
    played = play(state, "buy 2", "settler horst")
    own = played.state.seats[0]
    assert [home.miners for home in own.settlements] == [1, 1]
    assert (own.pool, own.workers) == (17, 0)
    assert cards_held(played.state, 0) == {"A1": "2"}


def test_5_1_2a_another_players_settler_does_not_help():
    state = table(4)
    settled(state, 1, horst=2)
    empty(state, "weitmar", "wiemelhausen")
    assert refusal(state, "buy 2").code == "no-worker-adjacent"


def test_purchase_needs_pool_miner_5_1_2a():
    """A worker alone does not do without a miner in the pool; a miner may first go back there."""
    state = table(4)
    fresh(state, 0, pool=0, stations={"Y1": 20})
    assert refusal(state, "buy 2").code == "pool-empty"
    later = play(state, "miners", "move Y1 pool", "stop").state
    later.turn = table(4).turn
    assert judged(later, "buy 2") is None


def test_worker_marker_not_on_board_5_3():
    """A worker marker cannot replace the worker of a village."""
    state = table(4)
    empty(state, "horst", "weitmar", "wiemelhausen")
    fresh(state, 0, markers=("worker", "worker"))
    assert refusal(state, "buy 2").code == "no-worker-adjacent"


def test_5_1_2a_single_mines_score_at_once():
    played = play(table(4, round=4), "buy 42", "worker heven")
    assert played.gained(0, "points") == 3
    assert played.state.seats[0].points == 5


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("buy 14", "card-not-yet"),
        ("buy general", "large-not-for-sale"),
        ("buy 99", "unknown-card"),
        ("buy moon", "unknown-card"),
    ],
)
def test_5_1_2a_only_displayed_mines_are_sold(line: str, code: str):
    assert refusal(table(4), line).code == code


def test_5_1_2a_a_mine_sold_is_gone():
    state = play(table(4), "buy 2", "worker horst", "end").state
    assert refusal(state, "buy 2").code == "card-not-displayed"


def test_5_1_2a_one_action_a_phase():
    state = play(table(4), "buy 2", "worker horst").state
    assert refusal(state, "buy 3").code == "action-taken"


# The second miner


def test_second_miner_5_1_2a():
    """A second worker, then one more miner from the pool to a rescue slot or pithead place."""
    begun = play(table(4), "buy 6", "worker horst").state
    assert begun.turn.stage == "second_worker"
    second = play(begun, "worker weitmar").state
    assert second.seats[0].workers == 2
    assert refusal(second, "insert horst").code == "no-second-miner-there"
    assert refusal(second, "insert R2").code == "no-insert-at-station"
    after = play(second, "insert cokery.m1").state
    assert after.seats[0].pool == 18
    assert after.seats[0].pitheads[1].pieces == (0, 1, 0)


def test_second_miner_5_1_2a_never_at_a_settlement():
    state = table(4)
    settled(state, 0, horst=1)
    second = play(state, "buy 6", "worker weitmar", "worker weitmar").state
    assert "insert horst" not in legal(second)
    assert refusal(second, "insert horst").code == "no-second-miner-there"


def test_second_miner_5_1_2a_the_worker_alone_may_be_taken():
    played = play(table(4), "buy 6", "worker horst", "worker weitmar", "end")
    assert played.state.seats[0].workers == 2
    assert played.state.seats[0].pool == 19


def test_second_miner_5_1_2a_may_be_left():
    played = play(table(4), "buy 6", "worker horst", "stop")
    assert played.state.seats[0].workers == 1
    assert played.state.turn.stage == "act"


def test_second_miner_5_1_2a_needs_a_worker_left():
    state = table(4)
    empty(state, "weitmar", "wiemelhausen")
    played = play(state, "buy 6")
    assert played.state.turn.stage == "act"
    settled(state := table(4), 0, horst=1)
    empty(state, "weitmar", "wiemelhausen")
    assert play(state, "buy 6").state.turn.stage == "act"


def test_second_miner_source_5_1_2a_pool():
    state = table(4)
    pieces(state, 0, "cokery.m1")
    second = play(state, "buy 6", "worker horst", "worker weitmar").state
    assert refusal(second, "move cokery.m1 rescue.A1").code == "second-miner-from-pool"


def test_second_miner_source_5_1_2a_anywhere():
    """English: transfer a second miner; one that stands elsewhere may be moved, but from no station."""
    state = table(4, second_miner_source="anywhere")
    pieces(state, 0, "cokery.m1")
    settled(state, 0, annen=1)
    fresh(state, 0, stations={"Y1": 1})
    second = play(state, "buy 6", "worker horst", "worker weitmar").state
    assert {"move cokery.m1 rescue.A1", "move annen cokery.m2", "insert cokery.m2"} <= set(legal(second))
    assert refusal(second, "move Y1 cokery.m2").code == "only-along-the-line"
    after = play(second, "move annen rescue.A1").state
    assert after.seats[0].rescue[0]
    assert after.seats[0].settlements[0].miners == 0


def test_second_miner_source_5_1_2a_an_engineer_is_no_miner():
    state = table(4, second_miner_source="anywhere")
    pieces(state, 0, "cokery.e1")
    second = play(state, "buy 6", "worker horst", "worker weitmar").state
    assert refusal(second, "move cokery.e1 rescue.A1").code == "no-miner-there"


def test_second_miner_5_1_2a_is_not_asked_without_a_free_place():
    state = table(4)
    fresh(state, 0, rescue=(True,) * 6)
    pieces(state, 0, "cokery.m1", "cokery.m2", "cokery.m2", "ironworks.m1", "ironworks.m2", "ironworks.m2")
    pieces(state, 0, "loading.m1", "administration.m1", "administration.m2", "administration.m2")
    played = play(state, "buy 6", "worker horst", "worker weitmar")
    assert played.state.turn.stage == "act"
    assert played.state.seats[0].workers == 2


# The tableau


def test_placement_tree_5_1_2a():
    """A1 first; then A2, A3 to the right, B1 below A1, B2 and B3 to its right."""
    state = table(4, round=3)
    at(state, 0, A1="2")
    begun = play(state, "buy 8", "worker stiepel").state
    assert legal(begun) == ["place A2", "place B1"]
    violation = refusal(begun, "place B2")
    assert (violation.code, violation.params["instead_space"]) == ("against-the-arrows", "A2")
    assert refusal(begun, "place A1").code == "space-occupied"
    assert refusal(begun, "place C1").code == "unknown-space"
    assert cards_held(play(begun, "place B1").state, 0) == {"A1": "2", "B1": "8"}


def test_placement_tree_5_1_2a_further_on():
    state = table(4, round=3)
    at(state, 0, A1="2", A2="3", B1="4")
    begun = play(state, "buy 8", "worker stiepel").state
    assert legal(begun) == ["place A3", "place B2"]


def test_5_1_2a_an_open_purchase_must_be_completed():
    begun = play(table(4), "buy 2").state
    assert refusal(begun, "end").code == "decision-open"
    assert refusal(begun, "stop").code == "nothing-to-stop"
    hold(begun, 0, "aid")
    assert refusal(begun, "coin").code == "decision-open"


def test_7_0_a_mine_of_essen_is_there_but_not_used_with_three_players():
    for line in ("buy 5", "buy altendorf"):
        unused = refusal(table(3), line)
        assert (unused.code, unused.rule) == ("card-unused", "three_player_cards")
    assert refusal(table(3), "buy 99").code == "unknown-card"
