"""Where a start has many sales, what completes a tile is named before what only pays more."""

import msgspec
import pytest
from ruhrschifffahrt_tables import begin, did, panel, party, position

from bot.post import Menu
from bot.words import LANGUAGES, Language, words
from cogs.ruhrschifffahrt.names import names_of
from cogs.ruhrschifffahrt.shown import decision, trip_text
from games.engine.event import Seat
from games.ruhrschifffahrt import starting
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.state import State
from renderer.picture import Picture, Target


def with_ruhrort_left() -> tuple[State, Seat]:
    """Black industries and cities are served: only Ruhrort completes tiles, and dice lie far upstream.

    Demand makes other sales pay more.
    """
    state = begin(4).state
    (seat,) = GAME.active_seats(state)
    seats = [
        msgspec.structs.replace(own, cubes={"BI": 2, "BC": 2}, place="in_kettwig", tiles=("lock_construction",))
        if at == seat
        else msgspec.structs.replace(own, place="ci_kettwig")
        for at, own in enumerate(state.seats)
    ]
    dice = {"st_horst": 3, "st_steele": 3, "st_rellinghausen": 3}
    changed = msgspec.structs.replace(
        state, seats=seats, round=4, dice=dice, pilot_ban=False, demand={"ci_steele": 2, "in_ueberruhr": 2}
    )
    return changed, seat


def towed() -> tuple[State, Seat]:
    state, seat = with_ruhrort_left()
    return did(state, seat, "option tow_pilot"), seat


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sale_that_completes_tiles_is_named_first(language: Language) -> None:
    state, seat = towed()
    names = names_of(words(language), state.options.board)
    (menu,) = [control for row in panel(position(state, seat), "", language).rows for control in row][:1]
    assert isinstance(menu, Menu)
    starts = starting.starts_now(state, seat)
    assert sum(len(start.trips) for start in starts) > 25
    for start, entry in zip(starts, menu.choices, strict=True):
        (best, *_) = [trip for trip in start.trips if trip_text.brought(state, seat, trip)]
        assert max(trip.coins for trip in start.trips) > best.coins
        assert entry.description.startswith(trip_text.pays(best, names)), entry.description
        assert names.tile("ruhrort_port") in entry.description
        assert len(entry.description) <= 100


def targets_of(state: State, seat: Seat, focus: str = "") -> list[Target]:
    shot = decision.decision(position(state, seat), focus, party(4), words("en"))
    assert shot is not None
    assert isinstance(shot.picture, Picture)
    return [one for one in shot.picture.targets if one.label]


def test_the_picture_shows_the_tiles_that_a_start_can_bring() -> None:
    for target in targets_of(*towed()):
        assert {"tile_ruhrort_port", "tile_wage"} <= {name for name, _ in target.figures}


def test_a_transport_shows_what_can_be_sold_from_there_and_nothing_where_one_cannot_start() -> None:
    """It showed the arrow of every storage, upstream of the barge as well."""
    state, seat = with_ruhrort_left()
    state = msgspec.structs.replace(state, dice={"st_oefte": 3, "st_mintard": 3})
    shown = {target.place: target for target in targets_of(state, seat, "option transport_pilot")}
    horst = [name for name, _ in shown["st_horst"].figures]
    assert not {"to", "coin"} & set(horst)
    broich = dict(shown["st_broich"].figures)
    assert broich["coin"] == "≤ +2"
    assert "tile_ruhrort_port" in broich
