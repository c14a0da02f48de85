"""Pieces against the box, options in a running game, suppositions and repairs of Ruhrschifffahrt."""

import pytest
from msgspec.structs import replace
from ruhrschifffahrt_builders import begun, fresh, in_debt, legal, loaded, new_game, play, river, stands, table

from games.engine.event import Entry
from games.ruhrschifffahrt import turns
from games.ruhrschifffahrt.change import ACCOUNTS
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.state import Die, State
from tests.games.set_right import SetRight

_TRIED = SetRight(GAME)
wrong, repaired, refused = _TRIED.wrong, _TRIED.repaired, _TRIED.refused


def dealt(players: int = 4) -> State:
    return new_game(players).state


# The box


def test_2_0_a_dealt_game_adds_up():
    for players in (2, 3, 4):
        assert GAME.conserved(dealt(players)) == ()
        assert GAME.conserved(new_game(players, demand_tiles="18").state) == ()
    assert tuple(GAME.owned(dealt(), 0)) == ACCOUNTS


def test_2_0_each_kind_of_piece_that_is_added_or_lost_is_named():
    state = dealt()
    empty = next(at for at, colour in river(state).storages.items() if colour == "black" and at not in state.dice)
    assert wrong(replace(state, dice={**state.dice, empty: 3})) == {("too-many-pieces", "dice.black")}
    assert wrong(replace(state, bag=state.bag[1:])) == {("too-few-pieces", state.bag[0])}
    assert wrong(replace(state, countries=state.countries[1:])) == {
        ("too-few-pieces", f"country.{state.countries[0]}")
    }
    fresh(state, 0, supply=2)
    assert wrong(state) == {("too-many-pieces", "warehouses.0")}
    state = dealt()
    fresh(state, 1, tiles=("inn",))
    assert wrong(state) == {("too-many-pieces", "white.inn")}
    state = dealt()
    fresh(state, 1, locks=1)
    assert wrong(state) == {("too-many-pieces", "locks")}


def test_2_0_nothing_is_less_than_none_or_has_no_room():
    state = dealt()
    fresh(state, 0, coins=-1)
    assert wrong(state) == {("less-than-none", "coins.0")}
    state = dealt()
    fresh(state, 2, cubes={"BI": 3})
    assert wrong(state) == {("no-room", "cubes.BI.2")}
    assert wrong(replace(dealt(), demand={"ci_werden": 3})) == {("no-room", "demand.ci_werden")}
    state = dealt()
    fresh(state, 0, supply=0, with_lock=1)
    stands(state, ci_werden=(0, 0))
    assert wrong(state) == {("no-room", "city.ci_werden")}


def test_6_3_a_storage_takes_one_barge_with_a_die():
    state = dealt()
    taken = next(iter(state.dice))
    empty = next(at for at in river(state).storages if at not in state.dice)
    fresh(state, 0, place=taken)
    assert wrong(state) == set()
    fresh(state, 1, place=taken)
    assert wrong(state) == {("no-room", f"die.{taken}")}
    fresh(state, 1, place=empty)
    assert wrong(state) == {("no-room", f"die.{empty}")}


# A turn that is supposed


def test_the_turn_of_another_seat_begins_in_the_present_phase():
    state = table()
    option = GAME.parse("option pilot")
    posed = GAME.posed(state, 2, option)
    assert posed is not None
    assert (posed.phase, posed.turn) == (3, turns.Option(2))
    assert GAME.posed(state, 0, option) is state


def test_who_has_chosen_an_option_in_this_turn_cannot_suppose_it_anew():
    state, option = table(), GAME.parse("option pilot")
    chosen = GAME.apply(state, 0, option).state
    assert chosen.turn.stage != "option"
    assert GAME.posed(chosen, 0, option) is chosen
    assert GAME.check(chosen, 0, option) is not None
    assert GAME.posed(chosen, 1, option) is not chosen


def test_what_is_bought_can_be_supposed_in_every_phase():
    state = table(round=3)
    fresh(state, 1, tiles=("lock_construction",), coins=3)
    lock = GAME.parse("lock ob_papiermuehle")
    posed = GAME.posed(state, 1, lock)
    assert posed is not None
    assert posed.turn == turns.Purchase(1)
    assert GAME.check(posed, 1, lock) is None
    assert GAME.check(posed, 1, GAME.parse("lock ci_werden")) is not None


def test_a_sale_can_be_supposed_of_a_loaded_barge_alone():
    state = loaded("st_steele", "st_oefte")
    fresh(state, 1, place="ci_kettwig")
    sale = GAME.parse("sell ci_werden")
    assert GAME.posed(state, 1, sale) is None
    posed = GAME.posed(state, 0, sale)
    assert posed is not None
    assert posed.turn == turns.Sell(0)


@pytest.mark.parametrize("line", ["choose coin", "remove st_oefte", "place st_oefte", "transport black st_horst"])
def test_what_is_only_there_while_it_is_asked_cannot_be_supposed(line: str):
    assert GAME.posed(table(), 1, GAME.parse(line)) is None


# Options in a running game


def conflicts(state: State, option: str, value: str) -> list[tuple[str, dict[str, object]]]:
    return [(found.code, dict(found.params)) for found in GAME.switches[option](state, value)]


def test_6_2_the_number_of_demand_tiles_was_decided_at_the_set_up():
    assert "demand_tiles" not in GAME.switches
    assert "board" not in GAME.switches


def test_r4_dice_that_wait_to_be_placed():
    state = replace(table(), leaving=(Die("black", 3),))
    assert conflicts(state, "leaving_dice", "first_of_phase") == [("dice-placed-otherwise", {"count": 1})]
    assert conflicts(table(), "leaving_dice", "first_of_phase") == []


def test_r5_loaded_barges_whose_reach_changes():
    state = loaded("st_steele", "st_oefte")
    assert conflicts(state, "lock_spaces", "vanish") == []
    state.obstacles = {at: tile for at, tile in state.obstacles.items() if at != "ob_spillenburg"}
    found = [("reach-otherwise", {"other": 0, "storage": "st_steele"})]
    assert conflicts(state, "lock_spaces", "vanish") == found
    assert (
        conflicts(replace(state, options=replace(state.options, lock_spaces="vanish")), "lock_spaces", "count")
        == found
    )


def test_r12_sales_after_the_first_of_the_round():
    assert conflicts(replace(table(phase=4), exported=3), "export_marker", "first_only") == [
        ("export-marker-otherwise", {"count": 2})
    ]
    assert conflicts(replace(table(phase=4), exported=1), "export_marker", "first_only") == []


def test_r18_towed_in_round_1_already():
    state = table(round=1, tow_in_round_1="yes")
    fresh(state, 2, option="tow_pilot")
    assert conflicts(state, "tow_in_round_1", "no") == [
        ("tow-in-round-1-chosen", {"other": 2, "option": "tow_pilot"})
    ]
    assert conflicts(replace(state, round=2), "tow_in_round_1", "no") == []


def test_r38_locks_that_are_forced_or_would_have_been():
    assert conflicts(replace(table(), forced_lock=True), "forced_lock", "no") == [
        ("locks-are-forced", {"round": 2})
    ]
    late = replace(table(forced_lock="no"), bag=("od01",))
    assert conflicts(late, "forced_lock", "yes") == [("locks-were-not-forced", {"count": 1})]
    assert conflicts(table(forced_lock="no"), "forced_lock", "yes") == []


def test_r43_coal_haulers_used_by_the_other_reading():
    state = table()
    fresh(state, 3, tiles=("coal_hauler",), turned=("coal_hauler",))
    assert conflicts(state, "coal_hauler", "by_one") == [("coal-hauler-used", {"other": 3})]


# Repairs


def test_coins_and_points_are_set_and_booked():
    state = dealt()
    made = repaired(state, coins__1="7", points__events__2="3")
    assert (made.state.seats[1].coins, made.state.seats[2].points) == (7, 3)
    (event,) = made.events
    assert event.params == {"changes": ("coins.1", "0", "7", "points.events.2", "0", "3")}
    assert event.entries == (Entry(1, "coins", 7), Entry(2, "points", 3))
    assert state.seats[1].coins == 0


def test_a_warehouse_built_by_mistake_comes_back():
    state = dealt()
    fresh(state, 2, supply=0)
    stands(state, ci_werden=(2,), essen=(2,))
    state.seats[2].with_lock -= 1
    made = repaired(state, city__ci_werden__0="nobody", supply__2="1")
    assert made.state.cities["ci_werden"] == ()
    assert {(entry.account, entry.amount) for entry in made.events[0].entries} == {
        ("supply", 1), ("warehouses", -1),
    }  # fmt: skip
    assert GAME.conserved(made.state) == ()


def test_warehouses_stand_without_gaps():
    state = table(phase=6)
    stands(state, ci_werden=(1, 2))
    assert refused(state, city__ci_werden__0="nobody") == "repair-in-the-way"
    assert repaired(state, city__ci_werden__0="2", city__ci_werden__1="nobody").state.cities["ci_werden"] == (2,)


def test_a_lock_and_its_obstacle_change_places():
    state = dealt()
    first = river(state).obstacles[0]
    made = repaired(state, **{f"obstacle__{first}": "lock", "locks__0": "1"})
    assert first not in made.state.obstacles
    assert len(made.state.bag) == len(state.bag) + 1
    assert GAME.conserved(made.state) == ()
    back = repaired(made.state, **{f"obstacle__{first}": "obstacle", "locks__0": "0"})
    assert tuple(back.state.obstacles) == tuple(state.obstacles)
    assert GAME.conserved(back.state) == ()


def test_a_die_goes_from_a_storage_to_the_track():
    state = dealt()
    storage = next(at for at, colour in river(state).storages.items() if colour == "black" and at in state.dice)
    value = str(state.dice[storage])
    made = repaired(state, **{f"die__{storage}": "none", "track__black__1": value})
    assert made.state.tracks["black"] == (*state.tracks["black"], int(value))
    assert GAME.conserved(made.state) == ()
    assert refused(state, track__black__2="3") == "repair-in-the-way"


def test_progress_tiles_are_there_used_or_blank():
    state = table(phase=6)
    made = repaired(state, tile__inn__1="used", white__inn="2").state
    assert (made.seats[1].tiles, made.seats[1].turned) == (("inn",), ("inn",))
    assert repaired(made, tile__inn__1="blank").state.seats[1].blanks == ("inn",)


def test_whose_turn_it_is_begins_that_turn_before_those_still_to_come():
    state = table(phase=6, seat=1)
    made = repaired(state, turn="3").state
    assert (made.turn, made.waiting) == (turns.Purchase(3), (3, 1, 2))
    again = repaired(state, turn="0").state
    assert (again.turn, again.waiting) == (turns.Purchase(0), (0, 1, 2, 3))


def test_no_piece_is_lost_by_a_turn_that_begins_or_is_supposed():
    state = dealt()
    for line in ("lock ob_papiermuehle", "option pilot"):
        posed = GAME.posed(state, 2, GAME.parse(line))
        assert posed is not None
        assert GAME.conserved(posed) == ()
    assert GAME.conserved(repaired(state, turn=str((state.turn.seat + 1) % 4)).state) == ()


def test_who_starts_anew_chooses_anew():
    state = table()
    state = play(state, "option pilot").state
    state = play(state, f"start {legal(state)[0].split()[1]}", "end").state
    assert state.turn.seat == 1
    made = repaired(state, turn="0").state
    assert (made.turn, made.seats[0].option, made.waiting) == (turns.Option(0), None, (0, 1, 2, 3))


def test_what_another_setting_would_undo_is_refused_and_not_told_as_set():
    """Who starts a turn anew has no option yet."""
    state = play(table(), "option pilot").state
    assert refused(state, option__1="pilot", turn="1") == "repair-in-the-way"


def test_who_has_sold_cannot_sell_again():
    state = begun(loaded("st_steele", "st_oefte", pilot=True), 4).state
    state = play(state, "sell ci_werden", "end").state
    assert state.turn.seat == 1
    assert refused(state, turn="0") == "repair-in-the-way"


def test_a_barge_that_is_to_sell_stays_where_it_can():
    state = begun(loaded("st_steele", "st_oefte", pilot=True), 4).state
    assert refused(state, barge__1="ci_kettwig") == "repair-not-playable"
    other = next(at for at in river(state).storages if at in state.dice and at not in ("st_steele", "st_oefte"))
    assert repaired(state, barge__1=other).state.seats[1].place == other


def test_in_phase_1_nobody_else_can_be_at_turn():
    state = replace(table(round=3), phase=1)
    in_debt(state, 0, 1)
    assert GAME.repairs is not None
    assert "turn" not in {one.id for one in GAME.repairs.quantities(state)}
