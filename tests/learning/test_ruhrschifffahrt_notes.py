"""What the guide adds to a good turn in Ruhrschifffahrt: where it can be done, and no longer once it is known."""

from collections.abc import Iterator
from typing import Any

import pytest
from lessons import Met, by_chance, guide, played, thinking
from msgspec.structs import replace

from bot.presenter import PRESENTERS, presenter_of, register
from bot.words import LANGUAGES, Words, words
from cogs.learning.guide import step_of
from cogs.learning.page import LINE, ROOM, guide_line, guide_post
from cogs.ruhrschifffahrt import notes
from cogs.ruhrschifffahrt.guide import KNOWN_FROM
from cogs.ruhrschifffahrt.names import names_of
from cogs.ruhrschifffahrt.shown.player_text import round_lines
from games.registry import GAMES
from games.ruhrschifffahrt import facts, locks, shipping, starting, turns
from games.ruhrschifffahrt.actions import BuildInCity, BuildInDepot, BuildInPort, BuildLock, RepayDebt
from games.ruhrschifffahrt.progress import gained_by

GAME = "ruhrschifffahrt"


@pytest.fixture(autouse=True, scope="module")
def _presenter() -> None:
    register(presenter_of(GAME))
    assert GAME in PRESENTERS


def at_turn(rounds: int, games: int = 3) -> Iterator[Met]:
    """What learners meet who must decide, by sense and by chance."""
    for number in range(games):
        learner = (thinking("apprentice"), by_chance)[number % 2]
        for one in played(GAME, f"{number + 40:032x}", number % 3, learner, thinking("apprentice"), rounds):
            if one.position.at_turn:
                yield one


def test_r17_after_a_tow_and_transport_tiles_of_the_start_that_is_left_alone_are_named() -> None:
    """It named tiles of storages from which the barge could no longer start."""
    (one, *_) = [one for one in at_turn(2, 1) if one.position.state.turn.stage == "option"]
    state, seat = one.position.state, one.position.seat
    seats = [
        replace(own, cubes={"BI": 1, "BC": 1}, place="ci_kettwig", option="tow_transport")
        if at == seat
        else replace(own, place="po_ruhrort")
        for at, own in enumerate(state.seats)
    ]
    dice = {"st_horst": 3, "st_rellinghausen": 3}
    filled = replace(state, round=4, seats=seats, dice=dice, turn=turns.Start(seat, "st_rellinghausen"))
    text = words("en")
    found = notes.noted(GAMES[GAME].observe(filled, seat), filled, seat, text)
    (start,) = starting.starts_now(filled, seat)
    named = {tile for trip in start.trips for tile in gained_by(filled, seat, trip.area)}
    lost = {tile for area in ("BI", "BC") for tile in gained_by(filled, seat, area)} - named
    assert lost
    for tile in lost:
        assert text(f"ru-tile-{tile}") not in str(found.get("tiles", ""))


def noted(one: Met, language: Any = "en") -> dict[str, str]:
    """The notes of a position, in words."""
    position, text = one.position, words(language)
    found = one.guide.noted(position.view, position.state, position.seat, text)
    values = one.guide.values(position.view, position.seat, text)
    return {name: text(one.guide.key("note", name), **values, **more) for name, more in found.items()}


@pytest.mark.slow
def test_purchases_are_explained_where_they_can_be_made_first() -> None:
    met = set[str]()
    for one in at_turn(11, 4):
        position, found = one.position, noted(one)
        state, seat = position.state, position.seat
        legal = list(GAMES[GAME].legal_actions(state, seat))
        repays = any(isinstance(action, RepayDebt) for action in legal)
        assert ("repay" in found) is repays
        white = any(isinstance(action, BuildInCity | BuildInPort) and action.white for action in legal)
        assert ("warehouse" in found) is white
        depot = any(isinstance(action, BuildInDepot) for action in legal)
        owned = any(seat in owners for owners in state.depots.values())
        assert ("depot" in found) is (depot and not owned)
        city = any(isinstance(action, BuildInCity) for action in legal)
        owned = any(seat in owners for owners in state.cities.values())
        assert ("city" in found) is (city and not owned)
        met |= {*found}
    assert met >= {"repay", "warehouse", "depot", "city", "tiles", "port"}, met


@pytest.mark.slow
def test_ruhrort_is_explained_until_one_has_sold_there() -> None:
    told = 0
    for one in at_turn(6):
        if one.position.view.turn.stage not in ("plan", "sell") or one.position.view.seats[one.position.seat].plan:
            continue
        state, seat = one.position.state, one.position.seat
        offered = any(trip.area in ("BR", "WR") for trip in shipping.trips_of_barge(state, seat))
        cubes = state.seats[seat].cubes
        assert ("port" in noted(one)) is (offered and not cubes.get("BR", 0) + cubes.get("WR", 0))
        told += "port" in noted(one)
    assert told


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_that_a_sale_completes_says_what_it_brings(language: Any) -> None:
    text, told = words(language), 0
    for one in at_turn(5, 2):
        position = one.position
        state, seat = position.state, position.seat
        if position.view.turn.stage != "plan" or position.view.seats[seat].plan:
            continue
        trips = [trip for trip in shipping.trips_of_barge(state, seat) if trip.cube]
        tiles = {tile for trip in trips for tile in gained_by(state, seat, trip.area)}
        left = [tile for tile in tiles if tile not in facts.WHITE_TILES or state.white[tile]]
        said = noted(one, language).get("tiles", "")
        assert bool(said) is (bool(left) and step_of(one.guide, one.position).key == "plan")
        if said and len(left) <= 4:
            assert all(text(f"ru-worth-tile-{tile}") in said for tile in left)
        told += bool(said)
    assert told


@pytest.mark.slow
def test_the_second_lock_is_said_to_be_free_and_what_it_brings() -> None:
    """As long as an obstacle of the County of Mark is left, more there; no price of a lock is named."""
    text, told = words("en"), set[bool]()
    for one in at_turn(6, 6):
        step, position = step_of(one.guide, one.position), one.position
        free = position.view.turn.stage == "purchase" and position.view.turn.free_lock
        assert (step.key == "purchase-free") is free
        if step.key not in ("purchase-free", "purchase-more", "purchase-build"):
            continue
        state = position.state
        values = one.guide.values(position.view, position.seat, text)
        said = text(one.guide.key("good", step.key), **values)
        possible = GAMES[GAME].legal_actions(state, position.seat)
        points = {
            locks.points_of_lock(state, action.obstacle) for action in possible if isinstance(action, BuildLock)
        }
        if points:
            assert ("County of Mark" in said) is (facts.LOCK_POINTS_MARK in points)
        assert not free or ("free" in said and "costs" not in said)
        told.add(free)
    assert told == {True, False}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_with_notes_are_read_at_one_go(language: Any) -> None:
    """Also where several notes come together in later rounds; each stands on the page, or in the line."""
    text, told = words(language), 0
    for one in at_turn(9, 2):
        found = noted(one, language)
        if one.begins and found:
            last = guide_post(one.found, one.told, text, 99).text
            assert all(note in last for note in found.values())
            assert len(last) <= ROOM + LINE, last
            told += 1
        elif found and (line := guide_line(one.found.seen, text)):
            assert all(note in line for note in found.values())
            told += 1
    assert told


def test_a_debt_says_when_the_calendar_pays_for_it() -> None:
    """Both: points are lost at once only where the supply is empty (5.3)."""
    values = dict(guide(GAME).figures(next(at_turn(1)).position.view, 0))
    said = words("de")("learn-ru-new-debt", **values)
    assert "Vorrat leer" in said
    assert "Kalenders" in said


def _where(text: Words) -> str:
    return text("ru-round-dominion", dominion="").strip(" .\u00a0:")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_where_black_dice_return_to_is_explained_as_soon_as_a_panel_says_it(language: Any) -> None:
    """By the name that the board has for the track as well."""
    text, told = words(language), dict[int, bool]()
    for one in at_turn(3, 1):
        view = one.position.view
        if one.begins and view.round not in told:
            said = "\n".join(guide_post(one.found, one.told, text, page).text for page in range(1, 9))
            told[view.round] = text("ru-era-clay") in said
            lines = round_lines(view, names_of(text, view.options.board))
            assert any(_where(text) in line for line in lines) is (view.round > 1)
    assert [told[number] for number in (1, 2, 3)] == [False, True, False]


@pytest.mark.slow
def test_a_turn_that_is_only_to_be_finished_is_explained_in_the_first_rounds_alone() -> None:
    """It said in every round that the die is aboard."""
    text, told = words("en"), {True: set[bool](), False: set[bool]()}
    for one in at_turn(4, 2):
        position = one.position
        if position.view.turn.stage != "plan" or step_of(one.guide, position).theme not in (
            "planned",
            "plan-only",
        ):
            continue
        known = position.view.round >= KNOWN_FROM
        if step_of(one.guide, position).theme == "planned":
            told[known].add(bool(guide_line(one.found.seen, text)))
    assert True in told[False]
    assert told[True] == {False}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_closes_the_first_round_has_room_on_two_pages(language: Any) -> None:
    """It took three, before the first decision of the second round."""
    one = next(at_turn(1))
    values, text = one.guide.values(one.position.view, one.position.seat, words(language)), words(language)
    lengths = [len(text(one.guide.key("end", name), **values)) + 2 for name in one.guide.closing]
    lengths.append(len(text("learn-alone")) + 2)
    pages = room = 0
    for length in lengths:
        pages, room = (pages, room - length) if length <= room else (pages + 1, ROOM - length)
    assert pages == 2, lengths
