"""Below a hint all locks that can be built are compared, of which its plans name but a few."""

import msgspec
import pytest
from ruhrschifffahrt_tables import begin, panel, position

from bot.post import Menu
from bot.presenter import Position
from bot.words import LANGUAGES, Language, words
from cogs.ruhrschifffahrt import PRESENTER
from cogs.ruhrschifffahrt.names import names_of
from cogs.ruhrschifffahrt.shown.locks_compared import FEW
from games.ruhrschifffahrt import facts, turns
from games.ruhrschifffahrt.facts import Tile


def building(*tiles: Tile, round: int = 3, obstacles: int = 14) -> Position:
    """A purchase with so many obstacles left."""
    state = begin(3).state
    seat = state.turn.seat
    own = msgspec.structs.replace(state.seats[seat], tiles=("lock_construction", *tiles), coins=6)
    seats = [own if at == seat else other for at, other in enumerate(state.seats)]
    left = dict(list(state.obstacles.items())[:obstacles])
    turn = turns.Purchase(seat)
    return position(
        msgspec.structs.replace(state, seats=seats, round=round, phase=6, turn=turn, obstacles=left), seat
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_6_6_1_every_lock_is_named_once_with_what_its_entry_says(language: Language) -> None:
    text, place = words(language), building()
    names = names_of(text)
    said = PRESENTER.beside_hint(place, text)
    menus = [one for row in panel(place, "", language).rows for one in row if isinstance(one, Menu)]
    entries = {entry.value.removeprefix("lock "): entry.description for menu in menus for entry in menu.choices}
    groups = said.split(text("ru-semicolon"))
    assert len(entries) == 14
    for lock, description in entries.items():
        (group,) = [one for one in groups if names.lock(lock) in one]
        points = next(one for one in (2, 3) if description.startswith(names.points(one)))
        assert names.points(points) in group
        assert (text("ru-hint-lock-none") in group) is (text("ru-lock-saves-none") in description)
        needs = text("ru-lock-needs-mark", tile=names.tile("county_mark")) in description
        assert (names.tile("county_mark") in group) is needs


@pytest.mark.parametrize("language", LANGUAGES)
def test_6_6_1_with_the_county_of_mark_its_locks_help_at_once(language: Language) -> None:
    text = words(language)
    mark = text("ru-hint-lock-mark", tile=names_of(text).tile("county_mark"))
    assert mark in PRESENTER.beside_hint(building(), text)
    assert mark not in PRESENTER.beside_hint(building("county_mark"), text)


def test_few_locks_are_not_compared_nor_those_of_the_last_round() -> None:
    text = words("en")
    assert not PRESENTER.beside_hint(building(obstacles=FEW), text)
    assert PRESENTER.beside_hint(building(obstacles=FEW + 1), text)
    assert not PRESENTER.beside_hint(building(round=facts.ROUNDS), text)
    assert not PRESENTER.beside_hint(position(begin(3).state, begin(3).state.turn.seat), text)
