"""The position in words: everything a View holds, in paragraphs that fit a message; alt texts; options."""

import msgspec
import pytest
from ruhrschifffahrt_tables import at_stage, begin, did, party, random_game

from bot.words import LANGUAGES, Language, words
from cogs.ruhrschifffahrt import PRESENTER
from cogs.ruhrschifffahrt.names import names_of
from games.ruhrschifffahrt import boards, facts
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.options import Options
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import State
from games.ruhrschifffahrt.view import View
from tests.cogs.positions import said


def written(view: View, language: Language = "en") -> str:
    return "\n".join(said(PRESENTER, view, party(len(view.seats)), words(language)))


def states(players: int, seed: int, step: int = 40) -> list[State]:
    return [transition.state for transition in random_game(players, seed)][::step]


@pytest.mark.one_quick
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_paragraphs_fit_a_message(players: int, language: Language) -> None:
    for state in states(players, 110 + players):
        for seat in (None, state.turn.seat):
            paragraphs = said(PRESENTER, GAME.observe(state, seat), party(players), words(language))
            assert all(0 < len(paragraph) <= 1900 for paragraph in paragraphs)
            assert "{" not in "".join(paragraphs)


@pytest.mark.slow
def test_every_space_of_the_river_is_there() -> None:
    """Each with its die, lock, warehouses, prices left, demand and barges."""
    for state in states(4, 120):
        view, river, names = GAME.observe(state, None), river_of(state), names_of(words("en"))
        lines = written(view).splitlines()
        for id, space in river.spaces.items():
            mine = [
                line
                for line in lines
                if line == f"• {names.space(id)}" or line.startswith(f"• {names.space(id)}: ")
            ]
            assert len(mine) == 1, id
            if id in view.dice:
                die = names.die(river.storages[id], view.dice[id])
                assert any(f"storage: {die}" in line for line in mine)
            if space.kind == "obstacle":
                assert any(line.startswith(f"• {names.space(id)}: lock") for line in mine) is (
                    id not in view.obstacles
                )
            if view.demand.get(id):
                assert any(f"demand {names.coins(view.demand[id])}" in line for line in mine)
        for seat, me in enumerate(view.seats):
            if me.place is not None:
                barges = [
                    line for line in lines if line.startswith("• ") and f"barge of {party().names[seat]}" in line
                ]
                assert len(barges) == 1


def test_where_locks_are_no_spaces_the_board_says_so_and_that_a_helm_takes_a_pilot_all_the_same() -> None:
    state = begin(2, options=Options(lock_spaces="vanish")).state
    state.obstacles = {at: tile for at, tile in state.obstacles.items() if at != "ob_baldeney"}
    text = written(GAME.observe(state, None))
    assert "• 33 Baldeney, obstacle: lock, counts as no space" in text.splitlines()
    assert "No: barges get further; from a helm still only with a pilot." in text
    assert any(
        line.startswith("• 32 Heisingen, storage: ") and "only with a pilot" in line for line in text.splitlines()
    )


def test_everything_of_each_player_is_there() -> None:
    names = names_of(words("en"))
    for state in states(4, 121):
        view = GAME.observe(state, None)
        text = written(view)
        for seat, me in enumerate(view.seats):
            assert f"**{party().names[seat]}**: {names.points(me.points)}, {names.coins(me.coins)}" in text
            assert all(names.tile(tile) in text for tile in (*me.tiles, *me.blanks))
            for area, most in names.board.areas.items():
                assert f"{names.area(area)} {me.cubes.get(area, 0)}/{most}" in text


def test_all_that_can_be_had_is_there() -> None:
    """Tracks, options with prices, port, export track, depots, white tiles with their cubes, the bag."""
    for state in states(3, 122):
        view, names = GAME.observe(state, None), names_of(words("en"))
        text = written(view)
        for id, option in facts.OPTIONS.items():
            assert f"{names.option(id)}: {names.price(option.coins(view.round))}" in text
        for tile in facts.WHITE_TILES:
            assert f"{names.tile_at_end(tile)} {view.white[tile]} left" in text
        assert f"Tiles in the bag: {view.bag}" in text
        assert f"marker on cell {view.export + 1};" in text
        for colour, dice in view.tracks.items():
            if dice:
                assert f"{names.coal(colour)}, " in text
                assert ", ".join(map(str, dice)) in text


def test_tiles_not_drawn_yet_are_listed_without_where_they_are() -> None:
    text = written(GAME.observe(begin(4).state, None))
    line = next(one for one in text.splitlines() if one.startswith("Not drawn yet"))
    assert "2 × forges" in line
    assert "1 × flood, dice −1" in line


def test_the_calendar_says_what_is_to_come() -> None:
    text = written(GAME.observe(begin(4).state, None))
    assert "round 3: 1 coin or 1 point to pay, Abbey of Werden" in text
    assert "round 7: paid options cost 1 coin more, 1 warehouse, Berg and Lordship of Broich" in text


def test_the_own_plan_is_there_for_its_owner() -> None:
    state = begin(4).state
    seat = state.turn.seat
    planned = did(state, seat, "option pilot, start st_steele, plan ci_werden")
    assert "Planned: 35 Werden, city" in written(GAME.observe(planned, seat))
    assert "Planned" not in written(GAME.observe(planned, None))


def test_switches_that_differ_are_named() -> None:
    view = GAME.observe(begin(3, options=Options(coal_hauler="by_one")).state, None)
    assert "Reach of the coal hauler: By 1." in written(view)
    assert "Reach of the coal hauler" not in written(GAME.observe(begin(3).state, None))


def test_a_board_of_ones_own_cannot_leave_its_place_in_a_text() -> None:
    own = boards.known[boards.STEIGER]
    river = (msgspec.structs.replace(own.river[0], name="**@everyone**"), *own.river[1:])
    fingerprint = boards.know(msgspec.structs.replace(own, name="_mine_", river=river))
    view = GAME.observe(begin(2, options=Options(board=fingerprint)).state, None)
    people = msgspec.structs.replace(party(2), board=fingerprint)
    text = "\n".join(said(PRESENTER, view, people, words("en")))
    assert "**@everyone**" not in text
    assert "@everyone" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_texts_are_short_and_say_what_matters(language: Language) -> None:
    text = words(language)
    for stage in ("option", "sell", "purchase"):
        view = GAME.observe(at_stage(stage, 130), None)
        shots = [PRESENTER.board(view, party(), text), PRESENTER.player(view, 0, party(), text)]
        shots += [PRESENTER.area(view, area, party(), text) for area, _ in PRESENTER.areas(view, text)]
        for shot in shots:
            assert 0 < len(shot.alt) <= 1024
            assert "{" not in shot.alt
        assert all(name in shots[0].alt for name in party().names)
