"""The river is data: the Steiger board holds what the rulebook says, every fault of another is named."""

from collections import Counter
from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec
import pytest

from games.engine.board_form import BoardErrors, Fault
from games.engine.boards import fingerprint
from games.engine.contract import BoardRefused
from games.ruhrschifffahrt import boards, facts
from games.ruhrschifffahrt.board_checks import BOARD_FAULTS

Change: TypeAlias = Callable[[dict[str, Any]], None]

STEIGER = boards.known[boards.STEIGER]
RIVER = {space.id: space for space in STEIGER.river}


def raw() -> dict[str, Any]:
    """The Steiger board as plain data, to be spoilt."""
    return msgspec.json.decode(msgspec.json.encode(STEIGER))


def faults_of(data: dict[str, Any] | bytes) -> tuple[Fault, ...]:
    with pytest.raises(BoardErrors) as caught:
        boards.read_board(data if isinstance(data, bytes) else msgspec.json.encode(data))
    return caught.value.faults


def named(faults: tuple[Fault, ...]) -> list[tuple[str, str, str]]:
    return [(fault.record, fault.field, fault.problem) for fault in faults]


def test_the_steiger_board_is_known_and_read_back():
    assert boards.read_board(msgspec.json.encode(raw())) == STEIGER
    assert fingerprint(STEIGER) == boards.STEIGER
    assert boards.name(boards.STEIGER) == "Steiger"


def test_2_1_the_river_has_49_spaces():
    assert Counter(space.kind for space in STEIGER.river) == {
        "storage": 15,
        "obstacle": 14,
        "industry": 12,
        "city": 7,
        "port": 1,
    }
    assert STEIGER.river[-1].id == "po_ruhrort"


def test_2_1_three_storages_have_a_helm():
    assert [space.id for space in STEIGER.river if space.helm] == ["st_nachtigall", "st_heisingen", "st_werden"]


def test_6_6_a_lock_in_the_county_of_mark_is_worth_more():
    """Horst is the first lock outside."""
    locks = [space for space in STEIGER.river if space.kind == "obstacle"]
    assert [space.dominion == "mark" for space in locks] == [True] * 6 + [False] * 8
    assert locks[6].id == "ob_horst"


def test_6_5_2_groups_of_cities():
    groups = {space.id: space.group for space in STEIGER.river if space.kind == "city"}
    assert {id for id, group in groups.items() if group == "essen"} == {"ci_kettwig", "ci_werden", "ci_steele"}
    assert {id for id, group in groups.items() if group == "mark"} == {
        "ci_hattingen",
        "ci_blankenstein",
        "ci_witten",
    }
    assert groups["ci_muelheim"] == "muelheim"


def test_6_6_prices_of_warehouses():
    """From 3 to 5 in cities, 2 in Mülheim with its three spaces, 2 or 3 in depots."""
    for space in STEIGER.river:
        if space.kind == "city" and space.group != "muelheim":
            assert set(space.prices) <= {3, 4, 5}
    assert RIVER["ci_muelheim"].prices == (2, 2, 2)
    assert all(set(depot.prices) <= {2, 3} for depot in STEIGER.depots)
    assert [column.country for column in STEIGER.port] == ["belgium", "netherlands", "rhineland"]


def test_6_5_all_combinations_differ():
    combinations = {tuple(sorted(needs.items())) for needs in STEIGER.combinations.values()}
    assert len(combinations) == len(facts.TILES) == 15
    assert STEIGER.combinations["lock_construction"] == {"BI": 1, "BC": 1}
    assert set(STEIGER.combinations["county_mark"]) == {"BI", "BC"}


@pytest.mark.parametrize(("players", "black", "white"), [(2, 5, 4), (3, 6, 5), (4, 7, 6)])
def test_4_0_and_8_0_dice_at_the_start(players: int, black: int, white: int):
    dice = STEIGER.start_dice[str(players)]
    colours = Counter("white" if RIVER[id].dominion == "mark" else "black" for id in dice)
    assert colours == {"black": black, "white": white}
    assert STEIGER.first_die == 3


def test_2_3_6_twenty_tiles_two_of_them_starred():
    assert len(STEIGER.demand_tiles) == 20
    assert sorted(tile.dice for tile in STEIGER.demand_tiles if tile.starred) == [-1, 1]
    assert sum(STEIGER.countries.values()) == len(facts.EXPORT_ROUNDS) == 8


def record(data: dict[str, Any], kind: str, value: str) -> dict[str, Any]:
    key = {"depots": "dominion", "port": "country"}.get(kind, "id")
    (found,) = (entry for entry in data[kind] if entry[key] == value)
    return found


def spoil(kind: str, value: str, field: str, new: object) -> Change:
    def change(data: dict[str, Any]) -> None:
        record(data, kind, value)[field] = new

    return change


def river(id: str, field: str, new: object) -> Change:
    return spoil("river", id, field, new)


def tile(id: str, field: str, new: object) -> Change:
    return spoil("demand_tiles", id, field, new)


def at(*path: str | int, to: object) -> Change:
    def change(data: dict[str, Any]) -> None:
        place: Any = data
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = to

    return change


def without(*path: str) -> Change:
    def change(data: dict[str, Any]) -> None:
        place: Any = data
        for key in path[:-1]:
            place = place[key]
        del place[path[-1]]

    return change


def swap(first: int, second: int) -> Change:
    """Two spaces change places, counted from 0 downstream."""

    def change(data: dict[str, Any]) -> None:
        spaces = data["river"]
        spaces[first], spaces[second] = spaces[second], spaces[first]

    return change


def helm(*ids: str) -> Change:
    def change(data: dict[str, Any]) -> None:
        for id in ids:
            record(data, "river", id)["helm"] = True

    return change


FAULTS: list[tuple[Change, str, str, str]] = [
    (river("st_winz", "id", "st_horst"), "river st_horst", "id", "repeated"),
    (river("ob_horst", "id", "Horst"), "river Horst", "id", "bad-id"),
    (river("ob_horst", "name", ""), "river ob_horst", "name", "out-of-range"),
    (river("ob_horst", "name", "H" * 61), "river ob_horst", "name", "out-of-range"),
    (river("ob_horst", "name", "Ho\nrst"), "river ob_horst", "name", "wrong-type"),
    (river("ob_horst", "kind", "industry"), "river", "obstacle", "wrong-count"),
    (river("ob_horst", "kind", "weir"), "river ob_horst", "kind", "wrong-type"),
    (river("ob_horst", "dominion", "cleves"), "river ob_horst", "dominion", "wrong-type"),
    (river("ob_horst", "dominion", "mark"), "river", "dominion", "wrong-order"),
    (river("in_muelheim", "dominion", "ruhrort"), "river in_muelheim", "dominion", "not-of-kind"),
    (swap(47, 48), "river po_ruhrort", "kind", "not-last"),
    (river("in_welper", "industry_type", None), "river in_welper", "industry_type", "missing"),
    (river("in_welper", "industry_type", "bakery"), "river in_welper", "industry_type", "wrong-type"),
    (river("ob_horst", "industry_type", "forge"), "river ob_horst", "industry_type", "not-of-kind"),
    (river("in_welper", "helm", True), "river in_welper", "helm", "not-of-kind"),
    (river("ci_steele", "group", "mark"), "river", "group essen", "wrong-count"),
    (river("ci_steele", "group", None), "river ci_steele", "group", "missing"),
    (river("ci_steele", "prices", []), "river ci_steele", "prices", "missing"),
    (river("ci_steele", "prices", [3] * 5), "river ci_steele", "prices", "out-of-range"),
    (river("ci_steele", "prices", [0]), "river ci_steele", "prices", "out-of-range"),
    (river("ci_steele", "prices", [3, 10]), "river ci_steele", "prices", "out-of-range"),
    (river("ci_muelheim", "prices", [2, 2]), "river ci_muelheim", "prices", "wrong-count"),
    (river("st_horst", "arrow", None), "river st_horst", "arrow", "missing"),
    (river("st_horst", "arrow", "moon"), "river st_horst", "arrow", "no-sale-space"),
    (river("st_horst", "arrow", "ob_horst"), "river st_horst", "arrow", "no-sale-space"),
    (river("st_horst", "arrow", "ci_witten"), "river st_horst", "arrow", "not-downstream"),
    (river("st_horst", "arrow", "in_ueberruhr"), "river st_horst", "arrow", "too-far"),
    (river("st_muelheim", "arrow", "po_ruhrort"), "river st_muelheim", "helm", "helm-needed"),
    (river("st_horst", "helm", True), "river st_horst", "helm", "helm-not-needed"),
    (helm("st_horst", "st_steele"), "river", "helm", "too-many"),
    (
        helm("st_horst", "st_steele", "st_rellinghausen", "st_oefte", "st_mintard"),
        "river",
        "storage plain",
        "too-few",
    ),
    (river("st_winz", "dominion", "essen"), "river", "storage white", "too-few"),
    (without("start_dice", "3"), "board", "start_dice", "wrong-kinds"),
    (at("start_dice", "5", to={}), "board", "start_dice", "wrong-kinds"),
    (at("start_dice", "4", "moon", to=3), "start_dice 4", "moon", "unknown-storage"),
    (at("start_dice", "4", "ci_steele", to=3), "start_dice 4", "ci_steele", "unknown-storage"),
    (at("start_dice", "4", "st_horst", to=7), "start_dice 4", "st_horst", "out-of-range"),
    (at("start_dice", "4", "st_werden", to=3), "start_dice 4", "black", "wrong-count"),
    (without("start_dice", "2", "st_gedern"), "start_dice 2", "white", "wrong-count"),
    (at("first_die", to=0), "board", "first_die", "out-of-range"),
    (at("years", to=[1769]), "board", "years", "wrong-count"),
    (at("years", 3, to=1770), "board", "years", "not-rising"),
    (at("years", 0, to=-5), "board", "years", "out-of-range"),
    (spoil("depots", "mark", "dominion", "ruhrort"), "board", "depots", "wrong-kinds"),
    (spoil("depots", "mark", "prices", []), "depots mark", "prices", "out-of-range"),
    (spoil("depots", "mark", "prices", [2, 0]), "depots mark", "prices", "out-of-range"),
    (spoil("depots", "mark", "name", " "), "depots mark", "name", "out-of-range"),
    (spoil("port", "belgium", "country", "rhineland"), "board", "port", "wrong-kinds"),
    (spoil("port", "belgium", "spaces", 4), "port belgium", "spaces", "out-of-range"),
    (at("export_track", to=[1]), "board", "export_track", "out-of-range"),
    (at("export_track", to=[1, 10]), "board", "export_track", "out-of-range"),
    (at("export_track", to=[2, 1]), "board", "export_track", "not-rising"),
    (at("clay", "white", to=1), "clay", "white", "out-of-range"),
    (at("clay", "black", to=4), "clay", "black", "out-of-range"),
    (at("clay", "colour", to="brown"), "clay", "colour", "unknown-field"),
    (at("clay", to=5), "board", "clay", "wrong-type"),
    (without("clay"), "board", "clay", "missing"),
    (at("paved", "black", to=6), "paved", "black", "grows"),
    (at("paved", "white", to=0), "paved", "white", "out-of-range"),
    (at("rail", "white", to=4), "rail", "white", "grows"),
    (without("areas", "WR"), "board", "areas", "wrong-kinds"),
    (at("areas", "WC", to=0), "board", "areas.WC", "out-of-range"),
    (without("combinations", "inn"), "board", "combinations", "wrong-kinds"),
    (at("combinations", "inn", to={}), "combinations inn", "cubes", "empty"),
    (at("combinations", "inn", to={"XX": 1}), "combinations inn", "XX", "unknown-area"),
    (at("combinations", "inn", to={"BC": 3}), "combinations inn", "BC", "out-of-range"),
    (at("combinations", "inn", to={"BC": 0}), "combinations inn", "BC", "out-of-range"),
    (at("combinations", "inn", to={"BC": 1, "BI": 1}), "combinations inn", "cubes", "same-combination"),
    (
        at("combinations", "county_mark", to={"BI": 2, "WI": 2}),
        "combinations county_mark",
        "WI",
        "not-black",
    ),
    (at("combinations", "county_mark", to={"BR": 2}), "combinations county_mark", "cubes", "too-few"),
    (tile("od02", "id", "od01"), "demand_tiles od01", "id", "repeated"),
    (tile("od02", "id", "OD 2"), "demand_tiles OD 2", "id", "bad-id"),
    (tile("od02", "starred", True), "demand_tiles", "starred", "wrong-count"),
    (tile("od01", "event", "fire"), "demand_tiles od01", "event", "wrong-type"),
    (tile("od01", "industry_type", None), "demand_tiles od01", "industry_type", "missing"),
    (tile("od01", "dominion", "essen"), "demand_tiles od01", "dominion", "not-of-event"),
    (tile("od01", "dice", 1), "demand_tiles od01", "dice", "not-of-event"),
    (tile("od07", "dominion", "ruhrort"), "demand_tiles od07", "dominion", "no-industry"),
    (tile("od11", "cities", []), "demand_tiles od11", "cities", "missing"),
    (tile("od11", "cities", ["ci_oz"]), "demand_tiles od11", "cities", "unknown-city"),
    (tile("od11", "cities", ["ci_werden"] * 2), "demand_tiles od11 ci_werden", "cities", "repeated"),
    (tile("od19", "dice", -2), "demand_tiles od19", "dice", "out-of-range"),
    (without("countries", "belgium"), "board", "countries", "wrong-kinds"),
    (at("countries", "belgium", to=3), "board", "countries", "wrong-count"),
    (at("countries", "belgium", to=-1), "board", "countries.belgium", "out-of-range"),
    (at("layout", to={}), "layout", "xy", "missing"),
    (without("layout", "xy", "st_winz"), "layout xy", "st_winz", "missing"),
    (at("layout", "xy", "st_winz", to=[3]), "layout xy", "st_winz", "bad-place"),
    (at("layout", "xy", "st_winz", to=[3, 101]), "layout xy", "st_winz", "bad-place"),
    (at("layout", "xy", "st_winz", to=[3, "4"]), "layout xy", "st_winz", "bad-place"),
    (at("format", to=2), "board", "format", "unknown-format"),
    (at("name", to=""), "board", "name", "out-of-range"),
    (at("river", to="none"), "board", "river", "wrong-type"),
    (at("river", 3, to="st_winz"), "board", "river", "wrong-type"),
    (at("colour", to="brown"), "board", "colour", "unknown-field"),
    (river("st_winz", "colour", "red"), "river st_winz", "colour", "unknown-field"),
]


@pytest.mark.one_quick
@pytest.mark.parametrize(("change", "where", "field", "problem"), FAULTS)
def test_each_fault_names_record_and_field(change: Change, where: str, field: str, problem: str):
    data = raw()
    change(data)
    found = faults_of(data)
    assert (where, field, problem) in named(found)
    for fault in found:
        assert set(fault.params) == set(BOARD_FAULTS[fault.problem])


def test_an_industry_of_each_type_that_a_tile_asks_for():
    data = raw()
    for space in data["river"]:
        if space["kind"] == "industry":
            space["industry_type"] = "forge"
    assert {fault.record for fault in faults_of(data) if fault.problem == "no-industry"} == {
        f"demand_tiles od0{number}" for number in (3, 4, 5, 6)
    }


def test_a_simple_trip_for_everybody_at_the_start():
    """The same number of black dice, but too few of them where no helm is printed."""
    data = raw()
    record(data, "river", "st_oefte").update(arrow="in_kettwig", helm=True)
    record(data, "river", "st_mintard").update(helm=True)
    dice = dict.fromkeys(("st_horst", "st_heisingen", "st_werden", "st_oefte", "st_mintard"), 3)
    white = {id: 4 for id in data["start_dice"]["2"] if RIVER[id].dominion == "mark"}
    data["start_dice"]["2"] = {**dice, **white}
    assert ("start_dice 2", "plain", "too-few") in named(faults_of(data))


def test_all_faults_are_found_at_once():
    data = raw()
    record(data, "river", "st_winz")["helm"] = "yes"
    del record(data, "demand_tiles", "od01")["event"]
    del data["areas"]
    assert set(named(faults_of(data))) == {
        ("river st_winz", "helm", "wrong-type"),
        ("demand_tiles od01", "event", "missing"),
        ("board", "areas", "missing"),
    }
    data = raw()
    data["first_die"] = 9
    data["clay"]["white"] = 2
    data["layout"]["xy"]["st_winz"] = None
    assert len(faults_of(data)) == 3


def test_another_name_of_a_space_makes_another_board_that_can_be_played_on():
    data = raw()
    record(data, "river", "st_winz")["name"] = "Niederwinz"
    mark, name = boards.read(msgspec.json.encode(data))
    try:
        assert name == "Steiger"
        assert mark != boards.STEIGER
        assert mark in boards.known
    finally:
        del boards.known[mark]


def test_a_refused_file_tells_where():
    data = raw()
    data["first_die"] = 0
    with pytest.raises(BoardRefused) as caught:
        boards.read(msgspec.json.encode(data))
    (fault,) = caught.value.faults
    assert (fault.rule, fault.code) == ("board, first_die", "out-of-range")


TEXT = msgspec.json.encode(STEIGER)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[",
        b'"board',
        b"\xff\xfe",
        b'{"layout":' + b'{"a":' * 20_000 + b"1" + b"}" * 20_001,
        b'{"layout":' + b"[" * 100 + b"]" * 100 + b"}",
        TEXT.replace(b'"first_die":3', b'"first_die":NaN'),
        TEXT.replace(b'"first_die":3', b'"first_die":1e999'),
        TEXT.replace(b'"first_die":3', b'"first_die":' + b"9" * 5000),
    ],
)
def test_what_is_no_board_at_all(data: bytes):
    assert [fault.problem for fault in faults_of(data)] == ["not-json"]


@pytest.mark.parametrize("data", [b"[]", b'"board"'])
def test_json_that_is_no_object_is_not_called_no_json(data: bytes):
    assert [fault.problem for fault in faults_of(data)] == ["not-object"]


def test_numbers_beyond_measure():
    """In the layout too, where no rule looks: such a board would have no fingerprint."""
    data = TEXT.replace(b'"first_die":3', b'"first_die":' + b"9" * 30)
    assert named(faults_of(data)) == [("board", "first_die", "too-large")]
    data = TEXT.replace(b'"layout":{', b'"layout":{"deep":{"er":[-1' + b"0" * 30 + b"]},")
    assert named(faults_of(data)) == [("layout deep er", "er", "too-large")]


def test_keys_given_twice():
    data = TEXT.replace(b'"first_die":3', b'"first_die":3,"first_die":4')
    assert named(faults_of(data)) == [("board", "first_die", "repeated-key")]
    data = TEXT.replace(b'"name":"Gedern"', b'"name":"Gedern","name":"Gidern"')
    assert named(faults_of(data)) == [("river, record 1", "name", "repeated-key")]
