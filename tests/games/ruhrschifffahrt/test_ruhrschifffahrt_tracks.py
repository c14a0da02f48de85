"""The transport tracks: dice that arrive, drop, leave and are placed (5.1, R4, R13, R30-R32)."""

from typing import Any

import pytest
from ruhrschifffahrt_builders import begun, fresh, legal, loaded, play, refusal, river, sale, table

from games.ruhrschifffahrt import facts, leaving, tracks, turns
from games.ruhrschifffahrt.board import Track
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.state import Die, State
from tests.games.played import Played


def full(round: int = 2, **options: Any) -> State:
    """Two barges with a choice of sales; the black track is full with dice of 1 at the arrow, 2 above it."""
    state = loaded("st_horst", "st_mintard", round=round, pilot=True, **options)
    room = tracks.cells(river(state).board, facts.era_of(round), "black")
    state.tracks = {"black": (1, *(2,) * (room - 1)), "white": ()}
    state.dice = {"st_horst": 3, "st_mintard": 3}
    return state


def left(state: State, *dice: Die) -> Change:
    """A position in which these dice have left the tracks, carried on until somebody must decide."""
    state.phase = 1
    state.leaving = dice
    change = Change(state, 0)
    change.wait(turns.Begin(0))
    assert leaving.settle(change) or not change.state.leaving
    return change


# Onto the track


def test_5_1_the_first_die_lies_on_the_arrow_and_the_next_above_it():
    state = loaded("st_mintard", "st_muelheim")
    state.tracks = {"black": (), "white": ()}
    state.dice |= {"st_mintard": 5, "st_muelheim": 2}
    assert begun(state, 4).state.tracks["black"] == (5, 2)


def test_r13_the_die_comes_onto_the_track_with_its_value_after_the_loss():
    state = loaded("st_steele", "st_muelheim")
    state.tracks = {"black": (6,), "white": ()}
    played = sale(state, "in_spillenburg")
    assert played.state.tracks["black"] == (6, 2, 3)


def test_5_1_white_dice_have_a_column_of_their_own_from_the_paved_road_on():
    state = loaded("st_winz", "st_muelheim", round=5)
    assert begun(state, 4).state.tracks == {"black": (3, 3), "white": (2,)}
    cells = {era: (track.black, track.white) for era, track in _eras(state).items()}
    assert cells == {"clay": (5, 0), "paved": (4, 3), "rail": (3, 2)}


def _eras(state: State) -> dict[str, Track]:
    board = river(state).board
    return {"clay": board.clay, "paved": board.paved, "rail": board.rail}


def test_5_1_eras_change_in_rounds_4_and_8():
    eras = [facts.era_of(round) for round in range(1, 13)]
    assert eras == ["clay"] * 3 + ["paved"] * 4 + ["rail"] * 5


def test_5_1_on_a_full_track_every_die_drops_one_cell_and_the_lowest_leaves():
    played = sale(full(), "in_spillenburg")
    assert played.state.tracks["black"] == (2, 2, 2, 2, 2)
    assert played.state.leaving == (Die("black", 1),)
    assert played.event("die_left").params == {"colour": "black", "value": 1}


def test_r30_after_transport_the_dice_above_drop_by_one():
    state = table()
    state.tracks = {"black": (4, 2, 6), "white": (5, 1)}
    played = play(state, "option transport", "transport black st_heisingen")
    assert played.state.tracks == {"black": (2, 6), "white": (5, 1)}
    assert played.state.dice["st_heisingen"] == 4


# Who places


@pytest.mark.parametrize(("switch", "placer"), [("most_upstream", 1), ("first_of_phase", 0)])
def test_r4_leaving_dice_are_placed_by_the_most_upstream_barge_now_or_the_first_of_the_phase(
    switch: str, placer: int
):
    """The barge that sold first has passed the other one, which is now the most upstream."""
    played = play(begun(full(leaving_dice=switch), 4).state, "sell in_muelheim", "end")
    assert (played.state.turn.seat, played.state.turn.stage) == (placer, "place_dice")


def test_r4_the_seller_places_where_its_barge_is_still_the_most_upstream():
    played = play(begun(full(), 4).state, "sell ci_steele", "end")
    assert (played.state.turn.seat, played.state.turn.stage) == (0, "place_dice")


def test_5_1_in_phase_1_the_first_player_places():
    state = full(round=4)
    state.tracks = {"black": (1, 2, 2, 2, 2), "white": ()}
    fresh(state, 0, place="in_muelheim", option=None)
    fresh(state, 1, place="ci_steele", option=None)
    state.dice = {at: value for at, value in state.dice.items() if at != "st_mintard"}
    played = begun(state, 1)
    assert (played.state.turn.seat, played.state.turn.stage) == (1, "place_dice")


# Where to


@pytest.mark.parametrize("round", range(2, 12))
def test_6_1_black_dice_return_to_the_dominion_of_the_round(round: int):
    dominion = ("essen", "werden", "berg_broich")[(round - 2) % 3]
    assert facts.calendar_of(round).returns_to == dominion
    state = table(round=round)
    state.dice = {}
    assert tracks.places_for(state, "black") == list(river(state).storages_in(dominion))


@pytest.mark.parametrize("round", [1, 12])
def test_r32_in_rounds_without_a_coat_of_arms_any_black_dominion_will_do(round: int):
    state = table(round=round)
    state.dice = {}
    places = tracks.places_for(state, "black")
    assert places == [at for at, colour in river(state).storages.items() if colour == "black"]
    assert len(places) == 9


def test_r32_where_the_dominion_is_full_any_other_black_one_will_do():
    state = table()
    state.dice = dict.fromkeys(river(state).storages_in("essen"), 3)
    places = tracks.places_for(state, "black")
    assert {river(state).spaces[place].dominion for place in places} == {"werden", "berg_broich"}
    state.dice.pop("st_horst")
    assert tracks.places_for(state, "black") == ["st_horst"]


def test_5_1_white_dice_always_return_to_the_mark():
    for round in (5, 9, 12):
        state = table(round=round)
        assert {river(state).spaces[at].dominion for at in tracks.places_for(state, "white")} == {"mark"}


def test_5_1_the_placer_chooses_among_the_empty_storages_and_the_value_stays():
    state = table()
    state.dice = {"st_horst": 3}
    placed = play(left(state, Die("black", 5)).state, "place st_rellinghausen")
    assert placed.state.dice == {"st_horst": 3, "st_rellinghausen": 5}
    assert placed.event("die_placed").params["value"] == 5
    assert legal(placed.state) == ["end"]


def test_5_1_a_die_goes_to_an_empty_storage_of_the_dominion_only():
    roomy = table()
    roomy.dice = {"st_horst": 3}
    waiting = left(roomy, Die("black", 5)).state
    assert refusal(waiting, "place st_horst").code == "storage-not-empty"
    assert refusal(waiting, "place st_oefte").code == "wrong-dominion"
    assert refusal(waiting, "place st_gedern").code == "storage-not-empty"
    assert legal(waiting) == ["place st_steele", "place st_rellinghausen"]


def test_5_1_a_die_with_one_place_is_placed_unasked():
    state = table()
    state.dice = {"st_horst": 3, "st_steele": 3}
    change = left(state, Die("black", 5))
    assert change.state.dice["st_rellinghausen"] == 5
    assert [event.kind for event in change.transition().events] == ["die_placed_alone"]


def test_storages_left_ahead_place_a_die_on_the_first_of_them_that_is_open():
    state = table()
    state.dice = {"st_horst": 3}
    state = play(state, "storages st_oefte st_horst st_rellinghausen st_steele", seat=0).state
    change = left(state, Die("black", 5))
    assert change.state.dice["st_rellinghausen"] == 5
    assert change.transition().fired == (0,)


def test_a_ranking_of_other_storages_leaves_the_question_open():
    state = table()
    state.dice = {}
    state = play(state, "storages st_oefte", seat=0).state
    assert left(state, Die("black", 5)).state.turn.stage == "place_dice"


# Several at once


def moved_to(
    round: int, black: tuple[int, ...], white: tuple[int, ...] = (), dice: dict[str, int] | None = None
) -> Played[State]:
    state = table(round=round, phase=1)
    state.dice = {} if dice is None else dice
    state.tracks = {"black": black, "white": white}
    return begun(state, 1)


def test_5_1_in_round_4_all_dice_move_sideways_and_the_one_below_the_last_cell_leaves():
    played = moved_to(4, (1, 2, 3, 4, 5))
    assert played.state.tracks == {"black": (2, 3, 4, 5), "white": ()}
    assert played.state.leaving == (Die("black", 1),)


@pytest.mark.parametrize("black", [(1,), (1, 2)])
def test_5_1_the_lowest_die_leaves_even_from_a_column_that_is_not_full(black: tuple[int, ...]):
    """Columns are aligned at the top: the arrow of the clay path lies below that of the paved road."""
    played = moved_to(4, black)
    assert played.state.tracks["black"] == black[1:]
    assert played.state.leaving == (Die("black", 1),)


def test_5_1_an_empty_column_changes_without_a_die_leaving():
    played = moved_to(8, (), ())
    assert played.event("tracks_moved").params == {"era": "rail"}
    assert not played.state.leaving
    assert not played.every("die_left")


def test_r31_several_dice_leave_lowest_first_one_after_the_other():
    """In round 8 one of each colour; the black one lay a row lower."""
    played = moved_to(8, (1, 2, 3, 4), (5, 6, 6))
    assert played.state.leaving == (Die("black", 1), Die("white", 5))
    assert played.state.tracks == {"black": (2, 3, 4), "white": (6, 6)}
    placed = play(played.state, "place st_steele")
    assert placed.state.leaving == (Die("white", 5),)
    assert placed.state.turn.stage == "place_dice"
    done = play(placed.state, "place st_winz")
    assert done.state.turn.stage == "done"
    assert done.state.dice == {"st_steele": 1, "st_winz": 5}
    assert play(done.state, "end").state.leaving == ()


def test_r31_a_die_that_comes_after_with_but_one_place_is_placed_unasked():
    """So the one question of the turn is where there is a choice."""
    mark = ("st_gedern", "st_bommern", "st_nachtigall", "st_stiepel", "st_rauendahl")
    played = moved_to(8, (1, 2, 3, 4), (5, 6, 6), dict.fromkeys(mark, 4))
    placed = play(played.state, "place st_steele")
    assert placed.kinds() == ["die_placed", "die_placed_alone"]
    assert placed.state.dice["st_winz"] == 5
    assert (placed.state.turn.stage, placed.state.leaving) == ("done", ())


def test_r31_the_second_die_finds_the_places_the_first_one_left():
    state = table()
    state.dice = {"st_horst": 3}
    waiting = left(state, Die("black", 1), Die("black", 2), Die("black", 6)).state
    placed = play(waiting, "place st_steele").state
    assert placed.dice["st_rellinghausen"] == 2, "the only place left in Essen"
    assert placed.leaving == (Die("black", 6),)
    others = [at for at, colour in river(placed).storages.items() if colour == "black" and at not in placed.dice]
    assert legal(placed) == [f"place {at}" for at in others]


def test_r31_phase_1_goes_on_with_the_rest_of_the_round_once_all_are_placed():
    played = moved_to(4, (1, 2, 3, 4, 5))
    done = play(played.state, "place st_broich", "end")
    assert "country_revealed" in done.kinds()
    assert done.state.phase == 3
