"""No two places of a game share a name in a language, on our boards and on those that players bring."""

from collections import Counter
from collections.abc import Iterable

import msgspec
import pytest

from bot.words import LANGUAGES, Language, words
from cogs.coal_baron import names as coal
from cogs.kohle_kolonie.names import names_of as kohle_names
from cogs.ruhrschifffahrt.names import Names, names_of
from games.coal_baron import facts as coal_facts
from games.kohle_kolonie import boards as kohle_boards
from games.kohle_kolonie import facts as kohle_facts
from games.registry import GAMES
from games.ruhrschifffahrt import boards, facts
from tests.cogs.cogs_of_games import typed_of
from tests.cogs.positions import position_of
from tests.cogs.test_signs import entries, panels, played
from tests.cogs.test_slips import beginning


def shared(names: Iterable[str]) -> list[str]:
    """Names that stand for several things."""
    return [name for name, count in Counter(name.lower() for name in names).items() if count > 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_coal_baron(language: Language) -> None:
    text = words(language)
    spaces = [coal.space(space, text) for space in coal_facts.SPACES]
    assert not shared([*spaces, *(coal.level(level, text) for level in range(5))])
    assert not shared(coal.tile(kind, text) for kind in coal_facts.TILES)
    assert not shared(coal.order_within(card, text) for card in coal_facts.ORDERS)


def kohle_places(language: Language, board: str) -> list[str]:
    names = kohle_names(words(language), board)
    known = kohle_boards.known[board]
    slots = [f"{card.id}.{slot.id}" for card in kohle_facts.PITHEADS for slot in {*card.front, *(card.back or ())}]
    rescue = [f"rescue.{space.id}" for space in known.tableau]
    return [
        *(names.card(str(mine.number)) for mine in (*known.small_mines, *known.single_mines)),
        *(names.card(mine.ground) for mine in known.large_mines),
        *(names.ground(ground.id) for ground in known.grounds),
        *(names.village(village.id) for village in known.villages),
        *(names.station(station.id) for station in known.stations),
        *(names.line(line.id) for line in known.lines),
        *(names.city(ground) for ground in {names.region(one.id): one.id for one in known.grounds}.values()),
        *(names.engine_spot(space.id) for space in known.tableau),
        *{names.spot(spot) for spot in slots},
        *(names.spot(spot) for spot in (*rescue, "pool")),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_kohle_kolonie(language: Language) -> None:
    assert not shared(kohle_places(language, kohle_boards.STEIGER))


@pytest.mark.parametrize("language", LANGUAGES)
def test_kohle_kolonie_where_everything_has_one_name(language: Language) -> None:
    """On a board whose places are all called the same, number or id makes the name."""
    board = kohle_boards.known[kohle_boards.STEIGER]
    parts = ("regions", "grounds", "small_mines", "single_mines", "large_mines", "villages", "stations", "lines")
    same = {
        part: tuple(msgspec.structs.replace(one, name="Glückauf") for one in getattr(board, part))
        for part in parts
    }
    mark = kohle_boards.know(msgspec.structs.replace(board, **same))
    assert not shared(kohle_places(language, mark))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_space_of_the_tableau_is_never_called_like_the_station_of_its_number(language: Language) -> None:
    """B1 to B3 are both: each command that takes a space offers it as one, and none by a city."""
    state, text = beginning("kohle_kolonie"), words(language)
    vocabulary = typed_of("kohle_kolonie").vocabulary
    spaces = list(vocabulary.known(state, "space"))
    said = [vocabulary.entry(state, 0, "place", "space", space, text).label for space in spaces]
    assert not {label for label in said if "Henrichshütte" in label or "Bredenscheid" in label}
    assert not shared([*said, *(vocabulary.name(state, "spot", at, text) for at in ("B1", "B2", "B3"))])
    assert vocabulary.id_of(state, "space", "b1", spaces, text) == "B1"
    assert vocabulary.found(state, "space", "Bochum", spaces) == []
    assert vocabulary.found(state, "spot", "Henrichshuette", ["rescue.B1", "B1"]) == ["B1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_worker_spaces_have_their_names_in_the_menus_as_well(language: Language) -> None:
    text = words(language)
    state = next(at for at, _, _ in played("coal_baron", 1) if at.turn.stage == "place")
    place = position_of(GAMES["coal_baron"], state, state.turn.seat, ())
    shown = next(panels("coal_baron", place, language))
    placed = {said.removeprefix("place "): label for said, label in entries(shown) if said.startswith("place ")}
    assert {"factory_draw", "order_draw", "bank"} <= set(placed)
    for space, label in placed.items():
        assert coal.capital(coal.space(space, text)) in label


def river_places(names: Names) -> list[str]:
    return [
        *(names.space(space.id) for space in names.board.river),
        *(names.depot(dominion) for dominion in facts.DEPOTS),
        *(names.country(country) for country in facts.COUNTRIES),
        *(names.dominion(dominion) for dominion in facts.DOMINIONS),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_ruhrschifffahrt(language: Language) -> None:
    names = names_of(words(language))
    assert not shared(river_places(names))
    assert not shared(names.option(option) for option in facts.OPTIONS)
    assert not shared(names.tile(tile) for tile in facts.TILES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ruhrschifffahrt_where_everything_has_one_name(language: Language) -> None:
    board = boards.known[boards.STEIGER]
    river = tuple(msgspec.structs.replace(space, name="Glückauf") for space in board.river)
    depots = tuple(msgspec.structs.replace(depot, name="Glückauf") for depot in board.depots)
    mark = boards.know(msgspec.structs.replace(board, river=river, depots=depots))
    assert not shared(river_places(names_of(words(language), mark)))


@pytest.mark.parametrize(
    ("language", "first", "storage", "last"),
    [
        ("en", "1 Gedern, storage", "47 Mülheim, storage", "49 Ruhrort, port"),
        ("de", "1 Gedern, Kohleniederlage", "47 Mülheim, Kohleniederlage", "49 Ruhrort, Hafen"),
        ("fr", "1 Gedern, stockage", "47 Mülheim, stockage", "49 Ruhrort, port"),
    ],
)
def test_spaces_of_the_river_are_numbered_downstream(
    language: Language, first: str, storage: str, last: str
) -> None:
    names = names_of(words(language))
    said = [names.space(space.id) for space in names.board.river]
    assert (said[0], said[46], said[-1], len(said)) == (first, storage, last, 49)
    assert [int(name.split()[0]) for name in said] == list(range(1, 50))
