"""Cards below the river: every one has its name, and signs are the same wherever they stand."""

import msgspec
import pytest

from bot.words import LANGUAGES, Language, words
from cogs.ruhrschifffahrt.shown import decision, pictures
from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.state import State
from renderer.decision import BOTTOM, ROOM, TOP
from renderer.picture import Picture, Target
from renderer.ruhrschifffahrt.decision_cards import OPTION_ICONS, grid_of, icon_of, needed, shortened
from renderer.ruhrschifffahrt.options_sheet import offer_of
from renderer.ruhrschifffahrt.symbols import SYMBOLS
from tests.cogs.ruhrschifffahrt.ruhrschifffahrt_tables import begin, party, position

HEIGHT = BOTTOM - TOP - 300


def changed(state: State, seat: int, **changes: object) -> State:
    own = msgspec.structs.replace(state.seats[seat], **changes)
    seats = [own if at == seat else other for at, other in enumerate(state.seats)]
    return msgspec.structs.replace(state, seats=seats)


def targets_of(state: State, focus: str, language: Language) -> list[Target]:
    shot = decision.decision(position(state, state.turn.seat), focus, party(len(state.seats)), words(language))
    assert shot is not None
    assert isinstance(shot.picture, Picture)
    return [one for one in shot.picture.targets if one.label]


def names_fit(targets: list[Target]) -> bool:
    """Whether each card has room for its figures, tiles included, and for its name or the beginning of it."""
    grid = grid_of(targets, ROOM, HEIGHT)
    return all(
        needed(one, named=True) <= (ROOM if index in grid.broad else grid.wide(ROOM))
        for index, one in enumerate(targets)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sale_in_ruhrort_with_two_tiles_has_its_start_and_both(language: Language) -> None:
    """Its card was too narrow: without a name, and with one of the tiles."""
    state = begin(4).state
    seat = state.turn.seat
    state = changed(state, seat, cubes={"BI": 1, "BC": 1}, place="st_rellinghausen", tiles=("lock_construction",))
    state = msgspec.structs.replace(state, round=4, dice={"st_heisingen": 2, "st_mintard": 3}, pilot_ban=False)
    targets = targets_of(state, "option pilot", language)
    port = [one for one in targets if sum(name.startswith("tile_") for name, _ in one.figures) > 1]
    assert port
    assert names_fit(targets)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_storage_of_a_ranking_is_named(language: Language) -> None:
    """Those with a helm had no name, and others four letters of it."""
    targets = targets_of(begin(4).state, "storages", language)
    assert len(targets) > 12
    assert names_fit(targets)
    grid = grid_of(targets, ROOM, HEIGHT)
    for one in targets:
        spare = grid.wide(ROOM) - needed(msgspec.structs.replace(one, label=""), named=False)
        assert len(shortened(one.label, spare)) >= min(6, len(one.label)), one.label


def test_replenishment_has_one_sign() -> None:
    assert (icon_of("tile_replenishment"),) == OPTION_ICONS["replenishment"]


def test_the_flag_and_the_bonus_of_a_place_are_two_signs_of_the_legend() -> None:
    assert {"flag", "bonus"} <= set(SYMBOLS)
    assert icon_of("export") is not None
    assert icon_of("export") is not icon_of("bonus")


def test_5_2_options_of_tiles_are_closed_to_whom_the_picture_is_for() -> None:
    state = begin(4).state
    seat = state.turn.seat
    for tiles, closed in (((), True), (("wage",), False)):
        view = position(changed(state, seat, tiles=tiles), seat).view
        picture = pictures.area(view, "options", party(4), words("en")).picture
        assert isinstance(picture, Picture)
        assert offer_of(picture, facts.OPTIONS["wage"]).closed is closed
        assert offer_of(picture, facts.OPTIONS["replenishment"]).closed
        whole = pictures.board(view, party(4), words("en")).picture
        assert isinstance(whole, Picture)
        assert not offer_of(whole, facts.OPTIONS["wage"]).closed
