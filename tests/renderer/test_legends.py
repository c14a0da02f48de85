"""Every icon and piece of the boards has its line in the legend."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from random import Random
from typing import Final

import msgspec
import pytest
from draw_calls import noting
from icons_drawn import recorded
from leaflet_samples import leaflets_of, symbols
from samples import SAMPLES

from bot.presenter import presenter_of
from bot.words import LANGUAGES, Language, words
from cogs import leaflets
from games.engine.contract import Setup
from games.registry import GAMES
from renderer import scene
from renderer.draw import compose
from renderer.leaflet import Leaflet
from renderer.leaflet_scene import UnknownSymbol
from renderer.painters import painter_of
from renderer.picture import Picture
from tests.parties import party


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:  # pyright: ignore[reportUnusedFunction]
    scene.forget()
    yield
    scene.forget()


PIECES = {
    "coal_baron": (
        *("coal_baron.tiles.gallery", "coal_baron.mine.cage", "coal_baron.orders.space", "coal_baron.orders.tick"),
        *("coal_baron.spaces.plate", "pieces.closed", "pieces.pile", "plates.start_flag"),
    ),
    "kohle_kolonie": (
        *("kohle_kolonie.mines.token", "kohle_kolonie.mines.plate", "kohle_kolonie.places.village"),
        *("kohle_kolonie.places.station", "kohle_kolonie.tracks.bonus_cell", "kohle_kolonie.tracks.hidden"),
        *("kohle_kolonie.tracks.sunk", "kohle_kolonie.tracks.purchase_cells", "kohle_kolonie.land.track"),
    ),
    "ruhrschifffahrt": (
        *("ruhrschifffahrt.spaces.field", "ruhrschifffahrt.spaces.obstacle", "ruhrschifffahrt.spaces.city"),
        *("ruhrschifffahrt.spaces.industry", "ruhrschifffahrt.spaces.port", "ruhrschifffahrt.spaces.pilot"),
        *("ruhrschifffahrt.spaces.slot", "ruhrschifffahrt.spaces.barge", "ruhrschifffahrt.spaces.berth"),
        *("ruhrschifffahrt.calendar.country_tile", "ruhrschifffahrt.port.berth", "ruhrschifffahrt.spaces.number"),
        "ruhrschifffahrt.standings.place_disc",
    ),
}
"""What draws whole pieces of a board; each is drawn by both, boards and legend."""
PLATES = ("mines.plate owned", "mines.plate sale", "mines.plate trust", "mines.plate gone")
"""A large mine of somebody looks as a small one does, which the legend shows."""


def positions(game: str, every: int) -> Iterator[Picture]:
    """Boards, players and auctions of whole games played by chance, in each `every`th position."""
    presenter, text = presenter_of(game), words("en")
    rules = presenter.game
    for seats in rules.seats:
        chance = Random(seats)
        people = party(game, [f"Player {seat}" for seat in range(seats)])
        setup = Setup(seats=seats, options=rules.options_type(), seed=f"{seats:032x}")
        state, count = rules.new_game(setup).state, 0
        while active := rules.active_seats(state):
            seat = chance.choice(active)
            state = rules.apply(state, seat, chance.choice(rules.legal_actions(state, seat))).state
            count += 1
            if count % every == 0:
                view = rules.observe(state, None)
                yield presenter.board(view, people, text).picture
                yield presenter.player(view, count % seats, people, text).picture


@cache
def drawn_on_boards(game: str) -> frozenset[str]:
    """The icons and pieces of all sample pictures but score sheets."""
    return on_boards(game, (picture for picture in SAMPLES[game]().values() if picture.kind != "score_sheet"))


def on_boards(game: str, pictures: Iterable[Picture]) -> frozenset[str]:
    """The icons and pieces of pictures."""
    with noting() as caller, recorded([f"renderer.{piece}" for piece in PIECES[game]]) as found:
        for picture in pictures:
            caller.calls(picture)
    return frozenset(name for name in found if not name.endswith(PLATES))


@cache
def drawn_in_legends(game: str) -> frozenset[str]:
    """What the leaflets of a game show."""
    return drawn_in(game, leaflets_of(game))


def drawn_in(game: str, shown: list[Leaflet]) -> frozenset[str]:
    with noting() as caller, recorded([f"renderer.{piece}" for piece in PIECES[game]]) as found:
        for leaflet in shown:
            caller.calls(leaflet)
    return frozenset(found)


BESIDE_WORDS: Final = frozenset({"_bonus.<locals>.draw", "_hidden", "_move", "_pick"})
"""What decisions draw beside its word: a bonus marker's sign in its square, a hidden marker, a move, a mine."""


def bare(names: Iterable[str]) -> set[str]:
    """Tunnel tiles by their side alone: how many carts stand in them is seen."""
    return {re.sub(r"gallery (printed)?.*?_?(light|dark)?$", r"gallery \1\2", name) for name in names}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_icon_of_the_pictures_stands_in_the_legend(game: str) -> None:
    drawn, named = drawn_on_boards(game), drawn_in_legends(game)
    assert len(drawn) > 25
    assert not bare(drawn) - bare(named) - BESIDE_WORDS


@pytest.mark.slow
@pytest.mark.parametrize(("game", "every"), [("coal_baron", 60), ("kohle_kolonie", 120), ("ruhrschifffahrt", 90)])
def test_every_icon_of_played_games_stands_in_the_legend(game: str, every: int) -> None:
    drawn = drawn_on_boards(game) | on_boards(game, positions(game, every))
    found = bare(drawn) - bare(drawn_in_legends(game))
    assert not found - BESIDE_WORDS


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_symbol_left_out_would_be_noticed(game: str) -> None:
    first = leaflets_of(game)[0]
    less = [msgspec.structs.replace(first, sections=first.sections[1:]), *leaflets_of(game)[1:]]
    assert bare(drawn_on_boards(game)) - bare(drawn_in(game, less))


@pytest.mark.parametrize("game", GAMES)
def test_every_symbol_is_shown(game: str) -> None:
    shown = {id for leaflet in leaflets_of(game) for id in symbols(leaflet)}
    assert shown == set(painter_of(game).symbols)


def test_an_unknown_sign_is_refused() -> None:
    section = leaflets.symbols("Signs", [leaflets.symbol("unicorn", "Unicorn", "horse with a horn")], 60)
    leaflet = Leaflet(game="coal_baron", title="Coal Baron", subtitle="", sections=(section,))
    with pytest.raises(UnknownSymbol, match="unicorn"):
        compose(leaflet)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_two_symbols_of_a_sheet_are_called_or_look_the_same(game: str, language: Language) -> None:
    for leaflet in leaflets_of(game, language)[:-1]:
        for section in leaflet.sections:
            on_sheet = [row for block in section.blocks for row in block.rows]
            assert len({row.text for row in on_sheet}) == len({row.look for row in on_sheet}) == len(on_sheet)
