"""Player aids are true to the rules: to facts, options and board."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from leaflet_samples import aid, leaflets_of, shown

from bot.words import LANGUAGES, Language
from games.coal_baron import facts as coal_facts
from games.kohle_kolonie import boards as kohle_boards
from games.kohle_kolonie import facts as kohle_facts
from games.kohle_kolonie.options import PRESETS
from games.kohle_kolonie.options import Options as KohleOptions
from games.ruhrschifffahrt import boards as ruhr_boards
from games.ruhrschifffahrt import facts as ruhr_facts
from games.ruhrschifffahrt.options import Options as RuhrOptions
from renderer import fonts, scene
from renderer.draw import compose
from renderer.leaflet_scene import HIGHEST


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:  # pyright: ignore[reportUnusedFunction]
    scene.forget()
    yield
    scene.forget()


COAL_LINES = (
    "1. Draft: each takes 3 order cards, one at a time.",
    "• Minecart, grey: 3 francs",
    "• Draw 5: keep one (a tile at its price) or none.",
    "• Black spaces delivered: most 5, second 2",
    "• Spaces delivered by horse cart: most 7, second 3",
    "• Empty brown minecarts: most 11, second 5",
    "• 5 francs: 1 point",
    "• 3 cubes: 1 point",
    "• each order left: −1 point",
    "• each tile in excess: −2 points",
)
KOHLE_LINES = (
    "• Steam engine, on a mine of one’s own, from II: 1 coin, 2 once raised",
    "• Settlement, in a village without workers: 2 coins, 3 once raised",
    "• Mining engineer, on a pithead card: 1 coin, 2 once raised",
    "• Miners, insert 2, move 2 (4 with Workforce flipped)",
    "• Workforce: 5 workers or 3 coins bring 6 points",
    "• Cokery: 5 workers and 2 coins bring 6 points",
    "• Ironworks: 5 workers and 3 coins bring 8 points",
    "• Loading: 2 workers and 2 coins bring 4 points",
    "• Exchange: 2 coins for 3 workers",
    "• Exchange: 2 workers for 1 coin",
    "• Subsidence: each pays 1 coin or loses 2 points",
    "• 1 to 6 steam engines: 3, 5, 8, 12, 17, 23 points",
    "• 2 coins: 1 point",
    "• extra action left: 4 points",
    "• station with a miner: 1 point",
    "• complete line, with 3 players up to 8: 4 to 12 points",
    "• at once, settlements 4 and 5: 3 and 5 points",
    "• at once, each small mine given up: 2 points",
)
RUHR_LINES = (
    "• Replenishment: 0 coins",
    "• Tow: 1 coin, 2 from round 7 on",
    "• Tow + Transport: 2 coins, 3 from round 7 on",
    "• Without a pilot 2 spaces downstream. No tow in round 1.",
    "• Lock: 2 coins, 3 from round 5 on",
    "• Debt: brings 2 coins, is repaid with 3",
    "• Warehouse in Ruhrort, each next one: 3, 4, 4, 5 coins",
    "• a lock: 2 points, in the County of Mark 3 points",
    "• all 7 cities: 3 points",
    "• all 4 depots: 2 points",
    "• most in a depot: 1 point",
    "• Ruhr barge: 2 points, in Ruhrort 4 points",
    "• Inn: 3 coins or 2 points",
    "• export, each warehouse of the country: the track and by berth: 1, 0, −1 point",
    "• each debt: −2 points",
)


@pytest.mark.parametrize(
    ("game", "expected"),
    [("coal_baron", COAL_LINES), ("kohle_kolonie", KOHLE_LINES), ("ruhrschifffahrt", RUHR_LINES)],
)
def test_an_aid_says_the_numbers_of_the_rulebook(game: str, expected: tuple[str, ...]) -> None:
    """Looked up by hand: Coal Baron, *Usine*, *Fin d'un quart*; Kohle 5.1.2 to 6.0; Ruhr 5.2 to 7.0."""
    assert not set(expected) - set(aid(game))


ODD = 77


@pytest.mark.parametrize(
    ("game", "facts", "name"),
    [
        *(
            ("coal_baron", coal_facts, name)
            for name in (
                *("DRAFTED", "SHIFTS", "DRAWN", "FRANCS_PER_POINT", "CUBES_PER_POINT"),
                *("POINTS_PER_UNDELIVERED", "POINTS_PER_EXCESS_TILE"),
            )
        ),
        *(
            ("kohle_kolonie", kohle_facts, name)
            for name in (
                *("ROUNDS", "INSERTED", "COINS_GIVEN", "WORKERS_GOT", "WORKERS_GIVEN", "COINS_GOT"),
                *("SUBSIDENCE_COINS", "SUBSIDENCE_POINTS", "COINS_PER_POINT", "EXTRA_MARKER_POINTS"),
                "LOST_MINE_POINTS",
            )
        ),
        *(
            ("ruhrschifffahrt", ruhr_facts, name)
            for name in (
                *("ROUNDS", "SIMPLE_TRIP", "DEARER_OPTIONS_ROUND", "LOCK_COINS", "LOCK_COINS_LATER"),
                *("DEARER_LOCKS_ROUND", "DEBT_COINS", "REPAYMENT", "TILE_COINS", "PORT_MOVE_COINS", "COINS_KEPT"),
                *("LOCK_POINTS", "LOCK_POINTS_MARK", "WAREHOUSE_POINTS", "ESSEN_SET_POINTS", "MARK_SET_POINTS"),
                *("CITY_SET_POINTS", "DEPOT_SET_POINTS", "DEPOT_MAJORITY_POINTS", "BARGE_POINTS"),
                *("BARGE_POINTS_RUHRORT", "DEBT_POINTS", "INN_COINS", "INN_POINTS"),
            )
        ),
    ],
)
def test_a_number_of_the_facts_is_the_number_of_the_aid(
    game: str, facts: Any, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not any(str(ODD) in line for line in aid(game))
    monkeypatch.setattr(facts, name, ODD)
    leaflet = leaflets_of(game)[-1]
    assert any(str(ODD) in line for line in aid(game))
    assert any(str(ODD) in shown(section) for section in leaflet.sections)


def test_prices_and_places_come_from_the_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(coal_facts.MINECART_PRICE, "grey", ODD)
    assert "• Minecart, grey: 77 francs" in aid("coal_baron")
    monkeypatch.setitem(kohle_facts.PRICES, "engine", (ODD, 78))
    assert any(line.endswith("77 coins, 78 once raised") for line in aid("kohle_kolonie"))
    monkeypatch.setattr(kohle_facts, "ENGINE_POINTS", (0, 5, ODD))
    assert "• 1 to 2 steam engines: 5, 77 points" in aid("kohle_kolonie")
    monkeypatch.setattr(ruhr_facts, "POSITION_BONUS", (ODD, 0))
    assert any("by berth: 77, 0 points" in line for line in aid("ruhrschifffahrt"))
    monkeypatch.setattr(ruhr_facts, "PORT_COINS", (9, ODD))
    assert "• Warehouse in Ruhrort, each next one: 9, 77 coins" in aid("ruhrschifffahrt")


def test_an_aid_follows_the_options_of_its_table() -> None:
    free = KohleOptions(loading_flip_cost="free", station_points="miner")
    assert {"• Loading: free", "• miner on a station: 1 point"} <= set(aid("kohle_kolonie", free))
    french = aid("kohle_kolonie", PRESETS["french"])
    assert "• Settlement, once any village is empty: 2 coins, 3 once raised" in french
    towing = aid("ruhrschifffahrt", RuhrOptions(tow_in_round_1="yes"))
    assert "• Without a pilot a barge goes 2 spaces downstream." in towing


def test_an_aid_follows_the_board_of_its_table() -> None:
    own = kohle_boards.known[kohle_boards.STEIGER]
    lines = tuple(msgspec.structs.replace(line, points=line.points + 40) for line in own.lines)
    board = msgspec.structs.replace(own, name="Other", lines=lines, disaster_losses=(5, 6, 7, 8, 9))
    found = aid("kohle_kolonie", KohleOptions(board=kohle_boards.know(board)))
    assert "• complete line, with 3 players up to 8: 44 to 52 points" in found
    alike = tuple(msgspec.structs.replace(line, points_with_three=line.points) for line in lines)
    same = msgspec.structs.replace(own, name="Alike", lines=alike)
    assert "• complete line: 44 to 52 points" in aid("kohle_kolonie", KohleOptions(board=kohle_boards.know(same)))
    assert "• Disaster: who is hit loses by round 5, 6, 7, 8, 9 points" in found
    ruhr = ruhr_boards.known[ruhr_boards.STEIGER]
    depots = tuple(msgspec.structs.replace(depot, prices=(6, 6)) for depot in ruhr.depots)
    other = ruhr_boards.know(msgspec.structs.replace(ruhr, name="Other", depots=depots))
    assert "• Warehouse, depot: 6 coins" in aid("ruhrschifffahrt", RuhrOptions(board=other))


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_edition_has_an_aid_that_fits(preset: str, language: Language) -> None:
    with fonts.strict_text():
        for leaflet in leaflets_of("kohle_kolonie", language, PRESETS[preset]):
            assert compose(leaflet).height <= HIGHEST
