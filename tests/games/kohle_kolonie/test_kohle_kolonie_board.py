"""Boards are data: read whole, every fault named, never changed under a running game."""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec
import pytest
from kohle_kolonie_builders import SEED, new_game

from games.engine.board_form import BoardErrors, Fault
from games.engine.boards import fingerprint
from games.engine.contract import Setup
from games.kohle_kolonie import boards
from games.kohle_kolonie.boards import read_board
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.options import Options
from games.kohle_kolonie.turns import Act, Used
from tests.catalogues import kohle_kolonie as catalogue

Change: TypeAlias = Callable[[dict[str, Any]], None]

STEIGER = boards.known[boards.STEIGER]


def raw() -> dict[str, Any]:
    """The Steiger board as plain data, to be spoilt."""
    return msgspec.json.decode(msgspec.json.encode(STEIGER))


def faults_of(data: dict[str, Any]) -> tuple[Fault, ...]:
    with pytest.raises(BoardErrors) as caught:
        read_board(msgspec.json.encode(data))
    return caught.value.faults


def record(data: dict[str, Any], kind: str, key: str, value: object) -> dict[str, Any]:
    (found,) = (entry for entry in data[kind] if entry[key] == value)
    return found


def test_the_steiger_board_is_known_and_read_back():
    assert read_board(msgspec.json.encode(raw())) == STEIGER
    assert fingerprint(STEIGER) == boards.STEIGER == Options().board


def test_a_state_names_its_board():
    """And no more of it than that."""
    state = new_game(5)
    assert state.options.board == boards.STEIGER
    assert "Bommerb" not in msgspec.json.encode(state).decode()


def test_any_change_makes_another_board():
    data = raw()
    data["small_mines"][0]["income"] = 2
    assert fingerprint(read_board(msgspec.json.encode(data))) != boards.STEIGER


def test_a_transcribed_board_is_played_on_and_leaves_others_alone():
    """Dearer mines on a copy; the Steiger game beside it stays as it was."""
    data = raw()
    for mine in data["small_mines"]:
        mine["price"] = 2
    mark = boards.know(read_board(msgspec.json.encode(data)))
    try:
        setup = Setup(seats=4, options=Options(board=mark), seed=SEED, start_seat=0)
        dear, cheap = GAME.new_game(setup).state, new_game(4)
        buy = GAME.parse("buy 2")
        for state, coins in ((dear, 2), (cheap, 3)):
            state.phase, state.turn = 2, Act(0, Used())
            after = GAME.apply(state, 0, buy).state
            assert after.seats[0].coins == coins
    finally:
        del boards.known[mark]


def spoil(kind: str, key: str, value: object, field: str, new: object) -> Change:
    def change(data: dict[str, Any]) -> None:
        record(data, kind, key, value)[field] = new

    return change


def top(field: str, new: object) -> Change:
    def change(data: dict[str, Any]) -> None:
        data[field] = new

    return change


def layout(kind: str, id: str | None, place: object) -> Change:
    def change(data: dict[str, Any]) -> None:
        if id is None:
            data["layout"][kind] = place
        else:
            data["layout"][kind][id] = place

    return change


FAULTS: list[tuple[Change, str, str, str]] = [
    (spoil("small_mines", "number", 7, "price", 3), "small_mines 7", "price", "out-of-range"),
    (spoil("small_mines", "number", 7, "income", 0), "small_mines 7", "income", "out-of-range"),
    (spoil("small_mines", "number", 7, "entry", 6), "small_mines 7", "entry", "out-of-range"),
    (spoil("small_mines", "number", 2, "entry", 4), "small_mines 2", "entry", "enters-too-late"),
    (spoil("small_mines", "number", 7, "number", 8), "mines 8", "number", "repeated"),
    (spoil("small_mines", "number", 7, "ground", "moon"), "small_mines 7", "ground", "unknown-ground"),
    (spoil("small_mines", "number", 7, "bonus", "gold"), "small_mines 7", "bonus", "wrong-type"),
    (spoil("single_mines", "number", 41, "points", -1), "single_mines 41", "points", "out-of-range"),
    (spoil("single_mines", "number", 41, "ground", "general"), "grounds general", "single_mines", "wrong-count"),
    (
        spoil("large_mines", "ground", "general", "consolidation", 2),
        "large_mines general",
        "consolidation",
        "out-of-range",
    ),
    (spoil("large_mines", "ground", "general", "ground", "cfe"), "large_mines cfe", "ground", "repeated"),
    (spoil("grounds", "id", "general", "region", "mars"), "grounds general", "region", "unknown-region"),
    (spoil("grounds", "id", "general", "id", "General"), "grounds General", "id", "bad-id"),
    (spoil("grounds", "id", "general", "villages", ["horst"]), "villages weitmar", "grounds", "not-mutual"),
    (
        spoil("grounds", "id", "eiberg", "villages", ["horst", "oz"]),
        "grounds eiberg",
        "villages",
        "unknown-village",
    ),
    (spoil("villages", "id", "horst", "workers", 3), "villages horst", "workers", "out-of-range"),
    (spoil("villages", "id", "horst", "spaces", 0), "villages horst", "spaces", "out-of-range"),
    (spoil("villages", "id", "horst", "with_three", False), "villages horst", "with_three", "contradicts-regions"),
    (spoil("villages", "id", "annen", "grounds", []), "villages annen", "grounds", "empty"),
    (spoil("stations", "id", "Y3", "neighbours", ["Y2"]), "stations Y3", "neighbours", "contradicts-line"),
    (spoil("stations", "id", "Y3", "line", "pink"), "stations Y3", "line", "unknown-line"),
    (spoil("stations", "id", "Y3", "villages", []), "stations Y3", "villages", "empty"),
    (spoil("stations", "id", "Y3", "villages", ["oz"]), "stations Y3", "villages", "unknown-village"),
    (spoil("stations", "id", "Y3", "with_three", False), "stations", "with_three", "wrong-count"),
    (spoil("lines", "id", "green", "stations", ["G1", "G2", "X9"]), "lines green", "stations", "unknown-station"),
    (
        spoil("lines", "id", "green", "points_with_three", 4),
        "lines green",
        "points_with_three",
        "contradicts-stations",
    ),
    (spoil("tableau", "id", "A3", "next", ["C9"]), "tableau A3", "next", "unknown-space"),
    (spoil("tableau", "id", "B1", "next", []), "tableau", "next", "wrong-count"),
    (spoil("tableau", "id", "B3", "column", 1), "tableau (1, 1)", "row", "repeated"),
    (spoil("tableau", "id", "B3", "row", 0), "tableau row 1", "column", "wrong-count"),
    (
        spoil("grounds", "id", "general", "villages", ["horst", "horst"]),
        "grounds general horst",
        "villages",
        "repeated",
    ),
    (spoil("stations", "id", "Y3", "neighbours", ["Y2", "Y4", "Y2"]), "stations Y3 Y2", "neighbours", "repeated"),
    (spoil("villages", "id", "horst", "name", " "), "villages horst", "name", "out-of-range"),
    (spoil("villages", "id", "horst", "name", "H" * 61), "villages horst", "name", "out-of-range"),
    (spoil("small_mines", "number", 7, "name", "Glocke\n"), "mines 7", "name", "wrong-type"),
    (layout("mines", "7", None), "layout mines", "7", "wrong-type"),
    (layout("mines", "7", {"x": 1e308, "y": 5}), "layout mines", "7", "wrong-type"),
    (layout("villages", "horst", {"x": 5}), "layout villages", "horst", "wrong-type"),
    (layout("grounds", "general", {"polygon": [[0, 0], [9, 9]]}), "layout grounds", "general", "wrong-type"),
    (layout("grounds", "eiberg", []), "layout grounds", "eiberg", "wrong-type"),
    (layout("map_rectangle", None, [1, 2, 3]), "layout", "map_rectangle", "wrong-type"),
    (layout("map_rectangle", None, [60, 190, 60, 190]), "layout", "map_rectangle", "empty"),
    (layout("river", None, [[9, 9], [50, 60]]), "layout", "river", "wrong-type"),
    (layout("river", None, {"points": [[9, 9]]}), "layout", "river", "wrong-type"),
    (layout("river", None, {"points": [[9, 9], [1e308, 60]]}), "layout", "river", "wrong-type"),
    (layout("river", None, {"points": [[9, 9], [50, 60]], "name": 7}), "layout", "river", "wrong-type"),
    (top("disaster_losses", [1, 2, 3]), "board", "disaster_losses", "wrong-count"),
    (top("railway_markers", {"points": 19}), "board", "railway_markers", "wrong-kinds"),
    (top("bonus_order", ["wagon"]), "board", "bonus_order", "wrong-kinds"),
    (top("closed_region", "mars"), "board", "closed_region", "unknown-region"),
    (top("format", 9), "board", "format", "unknown-format"),
    (top("villages", "none"), "board", "villages", "wrong-type"),
    (top("colour", "brown"), "board", "colour", "unknown-field"),
    (spoil("stations", "id", "Y3", "colour", "red"), "stations Y3", "colour", "unknown-field"),
]


@pytest.mark.parametrize(("change", "where", "field", "problem"), FAULTS)
def test_each_fault_names_record_and_field(change: Change, where: str, field: str, problem: str):
    data = raw()
    change(data)
    found = faults_of(data)
    assert (where, field, problem) in [(fault.record, fault.field, fault.problem) for fault in found]
    for fault in found:
        assert set(fault.params) == set(catalogue.BOARD_FAULTS[fault.problem])


def test_all_faults_are_found_at_once():
    data = raw()
    record(data, "small_mines", "number", 7)["price"] = "two"
    del record(data, "villages", "id", "horst")["workers"]
    del data["lines"]
    assert [(fault.record, fault.field, fault.problem) for fault in faults_of(data)] == [
        ("small_mines 7", "price", "wrong-type"),
        ("villages horst", "workers", "missing"),
        ("board", "lines", "missing"),
    ]
    data = raw()
    data["small_mines"][0]["price"] = 0
    data["single_mines"][0]["income"] = 9
    data["disaster_losses"][0] = -1
    assert len(faults_of(data)) == 3


def test_counts_and_sums_are_checked():
    data = raw()
    data["small_mines"].pop()
    data["railway_markers"]["coin"] += 1
    for village in data["villages"]:
        village["workers"], village["spaces"] = 2, 1
    problems = {(fault.record, fault.field): fault.params for fault in faults_of(data)}
    assert problems["board", "small_mines"] == {"count": 39, "wanted": 40}
    assert problems["board", "railway_markers"] == {"count": 20, "wanted": 19}
    assert problems["villages", "workers"] == {"count": 54, "most": 40}


def test_the_steam_engine_marker_must_lie_last():
    data = raw()
    data["bonus_order"] = data["bonus_order"][::-1]
    assert [fault.problem for fault in faults_of(data)] == ["engine-not-last"]


def test_too_few_settlement_spaces():
    data = raw()
    data["villages"] = data["villages"][:20]
    problems = {fault.problem for fault in faults_of(data)}
    assert "unknown-village" in problems
    for village in (data := raw())["villages"]:
        village["spaces"] = 1
    assert "too-few" not in problems
    kept = data["villages"][:24]
    for ground in data["grounds"]:
        ground["villages"] = [id for id in ground["villages"] if id in {village["id"] for village in kept}]
    data["villages"] = kept
    assert "too-few" in {fault.problem for fault in faults_of(data)}


def test_a_space_that_no_arrow_reaches():
    data = raw()
    record(data, "tableau", "id", "B2")["next"] = ["B2"]
    record(data, "tableau", "id", "B1")["next"] = []
    found = {(fault.record, fault.problem) for fault in faults_of(data)}
    assert ("tableau B2", "not-reached") in found


def test_what_a_picture_needs_has_a_place():
    data = raw()
    del data["layout"]["mines"]["general"]
    del data["layout"]["stations"]
    assert [(fault.record, fault.field, fault.problem) for fault in faults_of(data)] == [
        ("layout mines", "general", "missing"),
        ("layout", "stations", "missing"),
    ]


def test_a_single_ground_without_corners_needs_a_middle():
    """A large mine would stand in for it, and it has none."""
    data = raw()
    single = next(ground["id"] for ground in data["grounds"] if ground["kind"] == "single")
    data["layout"]["grounds"][single] = {}
    assert [(fault.record, fault.problem) for fault in faults_of(data)] == [
        (f"layout grounds {single}", "missing")
    ]


NESTED = b'{"layout":' + b'{"a":' * 20_000 + b"1" + b"}" * 20_001


@pytest.mark.parametrize("data", [b"", b"{", b"[", b'"board', b"\xff\xfe", NESTED])
def test_what_is_no_board_at_all(data: bytes):
    with pytest.raises(BoardErrors) as caught:
        read_board(data)
    assert [fault.problem for fault in caught.value.faults] == ["not-json"]


@pytest.mark.parametrize("data", [b"[]", b'"board"', b"7", b"null"])
def test_json_that_is_no_object_is_not_called_no_json(data: bytes):
    with pytest.raises(BoardErrors) as caught:
        read_board(data)
    assert [fault.problem for fault in caught.value.faults] == ["not-object"]


def test_records_that_are_no_objects():
    data = raw()
    data["villages"][3] = "horst"
    assert [(fault.record, fault.field, fault.problem) for fault in faults_of(data)] == [
        ("board", "villages", "wrong-type")
    ]
