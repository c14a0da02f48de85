"""Inserting and redeploying miners (5.1.2e), the railways (5.3)."""

import pytest
from kohle_kolonie_builders import (
    flipped,
    fresh,
    hold,
    judged,
    legal,
    pieces,
    play,
    railway,
    refusal,
    settled,
    still,
    table,
)

from games.kohle_kolonie.stations import Way, paths
from games.kohle_kolonie.turns import used_up


def with_settlement(miners: int = 2, **options: str):
    state = table(4, **options)
    settled(state, 0, burgaltendorf=miners)
    return state


def test_5_1_2e_two_inserted_and_two_redeployed_in_any_order():
    state = table(4)
    pieces(state, 0, "cokery.m1")
    played = play(state, "miners", "move cokery.m1 rescue.A1", "insert cokery.m1", "insert cokery.m2")
    assert refusal(played.state, "insert cokery.m2").code == "no-inserts-left"
    last = play(played.state, "move cokery.m1 pool")
    assert last.state.turn.stage == "act"
    assert used_up(last.state.turn).action
    assert last.state.seats[0].pool == 18


def test_5_1_2e_those_just_inserted_may_be_redeployed():
    played = play(table(4), "miners", "insert cokery.m1", "move cokery.m1 rescue.A1")
    assert played.state.seats[0].rescue[0]


def test_5_1_2e_where_miners_can_be_inserted():
    """Rescue slots, pithead places, own settlements; never a station."""
    state = with_settlement(1)
    begun = play(state, "miners").state
    inserts = {line.split()[1] for line in legal(begun) if line.startswith("insert")}
    assert {"rescue.A1", "rescue.B3", "cokery.m1", "cokery.m2", "loading.m1", "burgaltendorf"} <= inserts
    assert refusal(begun, "insert Y2").code == "no-insert-at-station"
    assert refusal(begun, "insert horst").code == "no-own-settlement"
    assert refusal(begun, "insert cokery.e1").code == "spot-taken"
    full = play(begun, "insert burgaltendorf").state
    assert refusal(full, "insert burgaltendorf").code == "settlement-full"


def test_rescue_slot_any_5_1_2e():
    """A rescue miner may stand at a space without a card, one a slot."""
    begun = play(table(4), "miners", "insert rescue.B3").state
    assert begun.seats[0].rescue == (False, False, False, False, False, True)
    assert refusal(begun, "insert rescue.B3").code == "spot-taken"


def test_two_miner_slot_5_1_9_one_alone_is_allowed():
    begun = play(table(4), "miners", "insert cokery.m2").state
    assert judged(begun, "insert cokery.m2") is None


def test_5_1_2e_from_a_settlement_to_cards_tableau_or_adjacent_station():
    begun = play(with_settlement(), "miners").state
    for line in ("move burgaltendorf cokery.m1", "move burgaltendorf rescue.A1", "move burgaltendorf Y2"):
        assert judged(begun, line) is None
    assert judged(begun, "move burgaltendorf pool") is None
    assert refusal(begun, "move burgaltendorf horst").code == "no-move-to-settlement"


def test_miner_moves_board_5_1_2e_on_board():
    state = with_settlement(1)
    pieces(state, 0, "cokery.m1")
    begun = play(state, "miners").state
    assert refusal(begun, "move cokery.m1 burgaltendorf").code == "no-move-to-settlement"


def test_miner_moves_board_5_1_2e_to_board():
    """French: from tableau and cards to the board, which can only be an own settlement with room."""
    state = with_settlement(1, miner_moves_board="to_board")
    settled(state, 0, annen=2)
    pieces(state, 0, "cokery.m1")
    begun = play(state, "miners").state
    assert judged(begun, "move cokery.m1 burgaltendorf") is None
    assert refusal(begun, "move cokery.m1 annen").code == "settlement-full"
    assert refusal(begun, "move cokery.m1 horst").code == "no-own-settlement"
    assert refusal(begun, "move cokery.m1 Y2").code == "station-out-of-reach"
    assert refusal(begun, "move burgaltendorf annen").code == "no-move-to-settlement"


def test_5_1_2e_two_spaces_for_one_miner():
    """From a settlement over one station to the next, for two moves."""
    begun = play(with_settlement(), "miners").state
    moved = play(begun, "move burgaltendorf Y4")
    assert moved.state.seats[0].stations == {"Y4": 1}
    assert still(moved.state).redeploy == 0
    once = play(begun, "move burgaltendorf Y2").state
    assert refusal(once, "move burgaltendorf Y4").code == "too-few-moves"


def test_station_moves_5_3():
    """To a station next to the village on its line, then along the line both ways, over villages."""
    state = table(4)
    railway(state, 0, Y4=1)
    begun = play(state, "miners").state
    assert [line for line in legal(begun) if line.startswith("move Y4")] == [
        "move Y4 Y3",
        "move Y4 Y5",
        "move Y4 pool",
        "move Y4 Y2",
        "move Y4 Y6",
    ]
    assert refusal(begun, "move Y4 B1").code == "only-along-the-line"
    assert refusal(begun, "move Y4 Y7").code == "only-along-the-line"
    assert refusal(begun, "move Y4 cokery.m1").code == "only-along-the-line"
    settled(begun, 0, welper=0)
    assert refusal(begun, "move Y4 welper").code == "only-along-the-line"


def test_5_3_paths_of_one_and_two_spaces():
    state = table(4)
    assert set(paths(state, "burgaltendorf")) == {
        Way("Y2", 1, None),
        Way("Y3", 1, None),
        Way("Y1", 2, "Y2"),
        Way("Y4", 2, "Y3"),
    }
    assert paths(state, "niederbonsfeld") == ()


@pytest.mark.parametrize(("value", "code"), [("yes", None), ("no", "station-not-to-pool")])
def test_station_to_pool_5_1_2e(value: str, code: str | None):
    state = table(4, station_to_pool=value)
    railway(state, 0, Y4=1)
    begun = play(state, "miners").state
    found = judged(begun, "move Y4 pool")
    assert (found.code if found else None) == code
    assert ("move Y4 pool" in legal(begun)) == (value == "yes")


def test_5_1_2e_any_number_of_anybodys_miners_on_a_station():
    state = with_settlement()
    railway(state, 0, Y3=3)
    railway(state, 1, Y3=2)
    played = play(state, "miners", "move burgaltendorf Y3")
    assert played.state.seats[0].stations == {"Y3": 4}


def test_5_2_1_four_moves_with_a_flipped_workforce():
    state = table(4)
    flipped(state, 0, "workforce")
    begun = play(state, "miners").state
    assert (still(begun).insert, still(begun).redeploy, still(begun).engineer) == (2, 4, 1)


def test_workforce_insert_5_2_1():
    """Inserting stays at two."""
    state = table(4)
    flipped(state, 0, "workforce")
    begun = play(state, "miners", "insert cokery.m1", "insert cokery.m2").state
    assert refusal(begun, "insert cokery.m2").code == "no-inserts-left"


def test_workforce_mid_action_5_2_1():
    """Flipped in the middle of the action, the four moves count at once."""
    state = table(4)
    pieces(state, 0, "cokery.m1")
    begun = play(state, "miners", "move cokery.m1 rescue.A1", "flip workforce coins").state
    assert (still(begun).redeploy, still(begun).engineer) == (3, 1)


def test_5_1_1_the_marker_always_allows_two_and_two():
    state = table(4)
    flipped(state, 0, "workforce")
    hold(state, 0, "miners")
    begun = play(state, "miners bonus").state
    assert (still(begun).insert, still(begun).redeploy) == (2, 2)


def test_bonus_miners_engineer_5_1_1():
    """The marker moves no engineer, also with Workforce flipped."""
    state = table(4)
    flipped(state, 0, "workforce")
    pieces(state, 0, "ironworks.e1")
    hold(state, 0, "miners")
    begun = play(state, "miners bonus").state
    assert refusal(begun, "shift ironworks.e1 loading.e1").code == "no-engineer-move-left"
    between = play(begun, "give coins").state
    assert still(between).engineer == 0


def test_bonus_miners_may_move_new_5_1_1_yes():
    state = table(4, bonus_miners_may_move_new="yes")
    hold(state, 0, "miners")
    begun = play(state, "miners bonus", "insert cokery.m1").state
    assert judged(begun, "move cokery.m1 rescue.A1") is None


@pytest.mark.parametrize(
    ("card", "inserted", "then"),
    [("loading", ("m1",), "arrange 0 0 1"), ("ironworks", ("m2", "m2"), "stop"), ("cokery", ("m2",), "stop")],
)
def test_bonus_miners_may_move_new_5_1_1_no_flip_frees_them(card: str, inserted: tuple[str, ...], then: str):
    """A miner just inserted stays so when its card is flipped and its pieces are rearranged."""
    state = table(4, bonus_miners_may_move_new="no")
    hold(state, 0, "miners")
    fresh(state, 0, coins=9, workers=9)
    played = play(state, "miners bonus", *(f"insert {card}.{place}" for place in inserted), f"flip {card}", then)
    assert played.state.turn.stage == "miners"
    assert not [line for line in legal(played.state) if line.startswith("move")]


def test_bonus_miners_may_move_new_5_1_1_no_old_ones_on_a_flipped_card_move():
    """Beside a miner just inserted, one that stood on the flipped card before may be redeployed."""
    state = table(4, bonus_miners_may_move_new="no")
    hold(state, 0, "miners")
    fresh(state, 0, coins=9, workers=9)
    pieces(state, 0, "ironworks.m1")
    lines = ("miners bonus", "insert ironworks.m2", "flip ironworks", "arrange 0 0 1 1")
    played = play(state, *lines, "move ironworks.m3 rescue.A1")
    assert not [line for line in legal(played.state) if line.startswith("move ironworks")]


def test_bonus_miners_may_move_new_5_1_1_no():
    """French: the marker redeploys miners that stood there before; the action is not bound by that."""
    state = table(4, bonus_miners_may_move_new="no")
    hold(state, 0, "miners")
    pieces(state, 0, "ironworks.m1", "cokery.m2")
    begun = play(state, "miners bonus", "insert cokery.m1", "insert cokery.m2").state
    assert refusal(begun, "move cokery.m1 rescue.A1").code == "just-inserted"
    assert "move cokery.m1 rescue.A1" not in legal(begun)
    assert judged(begun, "move ironworks.m1 rescue.A1") is None
    old = play(begun, "move cokery.m2 rescue.A1").state
    assert refusal(old, "move cokery.m2 rescue.A2").code == "just-inserted"
    action = play(old, "stop", "miners", "move cokery.m1 rescue.A2").state
    assert action.seats[0].rescue[1]


def test_5_1_2e_the_rest_may_be_left():
    played = play(table(4), "miners", "insert cokery.m1", "stop")
    assert played.state.turn.stage == "act"
    assert play(table(4), "miners", "end").state.turn.seat == 1


def test_5_1_2e_nothing_stays_where_it_is():
    state = table(4)
    pieces(state, 0, "cokery.m2")
    begun = play(state, "miners").state
    assert refusal(begun, "move cokery.m2 cokery.m2").code == "same-spot"
    assert refusal(begun, "move rescue.A1 cokery.m1").code == "no-miner-there"
    assert refusal(begun, "move cokery.m2 moon").code == "unknown-spot"


# Railway markers


@pytest.mark.parametrize(
    ("marker", "account", "amount"),
    [("points", "points", 2), ("coin", "coins", 1)],
)
def test_5_3_points_and_coin_are_resolved_at_once(marker: str, account: str, amount: int):
    state = with_settlement()
    state.station_markers = {**state.station_markers, "Y2": marker}
    played = play(state, "miners", "move burgaltendorf Y2")
    assert played.gained(0, account) == amount
    assert played.state.seats[0].markers == ()
    assert played.reveals


@pytest.mark.parametrize("marker", ["worker", "wagon", "unification"])
def test_5_3_other_markers_are_kept(marker: str):
    state = with_settlement()
    state.station_markers = {**state.station_markers, "Y2": marker}
    played = play(state, "miners", "move burgaltendorf Y2")
    assert played.state.seats[0].markers == (marker,)
    assert "Y2" not in played.state.station_markers


def test_5_3_only_the_first_miner_takes_the_marker():
    state = with_settlement()
    played = play(state, "miners", "move burgaltendorf Y2", "move burgaltendorf Y2")
    assert len(played.every("marker_taken")) == 1


def test_station_marker_by_any_arrival_5_3():
    """Also a miner that comes from another station, and in passing with a move of two spaces."""
    state = table(4)
    railway(state, 0, Y4=1)
    state.station_markers = {**state.station_markers, "Y3": "worker", "Y2": "wagon"}
    played = play(state, "miners", "move Y4 Y2")
    assert [event.params["station"] for event in played.every("marker_taken")] == ["Y3", "Y2"]
    assert played.state.seats[0].markers == ("wagon", "worker")


@pytest.mark.parametrize(("source", "to"), [("burgaltendorf", "Y2"), ("burgaltendorf", "Y4")])
def test_station_marker_by_any_arrival_5_3_is_the_rule_that_is_cited(source: str, to: str):
    taken = play(with_settlement(), "miners", f"move {source} {to}").every("marker_taken")
    assert taken
    assert {event.rule for event in taken} == {"station_marker_by_any_arrival"}


def alone(*cards: str, **options: str):
    """An engineer on the Ironworks is all that could be moved."""
    state = table(4, **options)
    pieces(state, 0, "ironworks.e1")
    flipped(state, 0, *cards)
    fresh(state, 0, pool=0)
    return state


def test_5_1_2e_a_flipped_workforce_lets_an_engineer_be_all_that_moves():
    state = alone("workforce")
    assert "miners" in legal(state)
    played = play(state, "miners", "shift ironworks.e1 loading.e1", "end")
    assert played.event("engineer_redeployed")
    assert not played.every("action_passed")
    assert refusal(alone(), "miners").code == "no-miner-to-move"
    nowhere = alone("workforce")
    pieces(nowhere, 0, "cokery.e1", "loading.e1", "administration.e1", "administration.e2")
    assert refusal(nowhere, "miners").code == "no-miner-to-move"


def test_bonus_miners_engineer_5_1_1_the_marker_is_idle_with_an_engineer_alone():
    state = alone("workforce")
    hold(state, 0, "miners")
    assert refusal(state, "miners bonus").code == "no-miner-to-move"
    assert "miners bonus" not in legal(state)


def test_action_mandatory_5_1_2_must_counts_the_engineer():
    """French: an action begun in which an engineer could move is none yet."""
    state = alone("workforce", action_mandatory="must")
    fresh(state, 0, coins=0)
    begun = play(state, "miners").state
    for line in ("stop", "end"):
        assert refusal(begun, line).code == "action-mandatory"
    assert judged(play(begun, "shift ironworks.e1 loading.e1").state, "end") is None


def test_action_mandatory_5_1_2_must_forces_nobody_to_rearrange_a_flipped_card():
    """A card flipped before any miner moved: leaving its pieces as they stand leads back to the action begun."""
    state = alone("workforce", action_mandatory="must")
    fresh(state, 0, coins=9, workers=5)
    pieces(state, 0, "ironworks.m1")
    flipped = play(play(state, "miners").state, "flip ironworks").state
    assert flipped.turn.stage == "arrange"
    assert refusal(flipped, "end").code == "action-mandatory"
    going_on = play(flipped, "stop").state
    assert (going_on.turn.stage, going_on.turn.left.moved) == ("miners", False)
    assert refusal(going_on, "stop").code == "action-mandatory"


def test_7_0_a_station_not_set_up_is_named_as_such():
    state = table(3)
    settled(state, 0, horst=1)
    begun = play(state, "miners").state
    for line in ("insert G1", "move horst G1"):
        refused = refusal(begun, line)
        assert (refused.code, refused.rule) == ("station-unused", "7.0")


def test_5_1_2e_an_empty_pool_inserts_nothing():
    state = table(4)
    railway(state, 0, Y1=1)
    fresh(state, 0, pool=0)
    begun = play(state, "miners").state
    assert refusal(begun, "insert cokery.m1").code == "pool-empty"
    assert not [line for line in legal(begun) if line.startswith("insert")]


def test_5_1_2e_no_miner_to_move_nothing_to_begin():
    state = table(4)
    fresh(state, 0, pool=0)
    assert refusal(state, "miners").code == "no-miner-to-move"
