"""The position in words: everything a View holds, in paragraphs that fit a message; alt texts; options."""

import msgspec
import pytest
from kohle_kolonie_tables import at_stage, begin, did, party, random_game

from bot.words import LANGUAGES, Language, words
from cogs.kohle_kolonie import PRESENTER
from cogs.kohle_kolonie.names import names_of
from games.kohle_kolonie import facts
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.options import OPTION_GROUPS, PRESETS, Options
from games.kohle_kolonie.state import State
from games.kohle_kolonie.terrain import terrain_of
from games.kohle_kolonie.view import View
from tests.cogs.positions import said


def written(view: View, language: Language = "en") -> str:
    return "\n".join(said(PRESENTER, view, party(len(view.seats)), words(language)))


def states(players: int, seed: int, step: int = 40) -> list[State]:
    return [transition.state for transition in random_game(players, seed)][::step]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_paragraphs_fit_a_message(players: int, language: Language) -> None:
    for state in states(players, 110 + players):
        for seat in (None, state.turn.seat):
            paragraphs = said(PRESENTER, GAME.observe(state, seat), party(players), words(language))
            assert all(0 < len(paragraph) <= 1900 for paragraph in paragraphs)
            assert "{" not in "".join(paragraphs)


def test_the_board_is_named() -> None:
    """A table that opens on our own board says so."""
    assert "Steiger board" in written(GAME.observe(begin(4).state, None))
    assert "Steiger board" in PRESENTER.board(GAME.observe(begin(4).state, None), party(), words("en")).alt
    assert "Steiger" in PRESENTER.board(GAME.observe(begin(4).state, None), party(), words("en")).picture.subtitle


def test_mines_for_sale_grounds_villages_and_stations_are_there() -> None:
    """Each mine in play with its owner, each village with workers and settlements, each station with miners."""
    names = names_of(words("en"))
    for state in states(5, 120):
        view, terrain = GAME.observe(state, None), terrain_of(state)
        text = written(view)
        for card in view.display:
            assert f"• {names.card(card)}" in text
        for ground in terrain.villages_of:
            assert f"• {names.ground(ground)}: " in text
        for card, mine in view.mines.items():
            if mine.status == "owned" and mine.owner is not None and card.isdecimal():
                assert f"{names.card(card)} **{party(5).names[mine.owner]}**" in text
        for village in terrain.open_villages:
            assert f"• {names.village(village)}: {names.workers(view.villages[village].workers)}" in text
        for station in terrain.used_stations:
            (line,) = [one for one in text.splitlines() if one.startswith(f"• {names.station(station)}")]
            assert line.endswith("marker") == view.stations[station].marker


def test_everything_of_each_player_is_there() -> None:
    """Means, mines with engines, rescue teams, pithead cards, markers, score by source."""
    names = names_of(words("en"))
    for state in states(4, 121):
        view = GAME.observe(state, None)
        text = written(view)
        for me in view.seats:
            assert f"{names.points(me.points)} · {names.coins(me.coins)} · {names.workers(me.workers)}" in text
            assert all(names.card(held.card) in text for held in me.cards if held is not None)
            assert all(names.station(station) in text for station in me.stations)
            if me.bonus is not None:
                assert names.bonus_effect(me.bonus) in text
            for card, side in zip(facts.PITHEADS, me.pitheads, strict=True):
                assert names.pithead(card.id, flipped=side.flipped) in text


def test_every_place_of_every_pithead_card_is_there() -> None:
    """What is empty stands in one line of its player, and what its places earn once for all."""
    names = names_of(words("en"))
    for state in states(4, 121):
        view = GAME.observe(state, None)
        parts = {part.id: part for part in PRESENTER.passages(view, party(4), words("en"))}
        own = [line for seat in range(4) for line in parts[f"pitheads {seat}"].lines()]
        lines, used = [*own, *parts["places"].lines()], 0
        for me in view.seats:
            for card, side in zip(facts.PITHEADS, me.pitheads, strict=True):
                name = names.pithead(card.id, flipped=side.flipped)
                used += any(side.pieces)
                slots = card.side(side.flipped)
                places = [f"{names.slot(slot.id)} ({names.earns(slot)})" for slot in slots]
                if any(side.pieces):
                    places = [
                        f"{names.slot(slot.id)} {count}/{slot.needs} ({names.earns(slot)})"
                        for slot, count in zip(slots, side.pieces, strict=True)
                    ]
                wanted = f"• {name}: {', '.join(places)}"
                assert not places or wanted in lines, wanted
        empty = sum(line.startswith("• Without pieces: ") for line in own)
        assert empty == len(view.seats)
        assert sum("/1 (" in line or "/2 (" in line for line in own) == used


def test_an_auction_and_answers_are_in_their_texts() -> None:
    """While bids run the auction stands there; own answers stand in the owner's text and nowhere else."""
    state = at_stage("bid", 140)
    assert state.auction is not None
    assert "**Consolidation of " in written(GAME.observe(state, None))
    left = did(begin(4).state, 2, "rank aid wagon")
    assert "Bonus markers: Consolidation aid, Wagon" in written(GAME.observe(left, 2))
    assert "Bonus markers: Consolidation aid, Wagon" not in written(GAME.observe(left, 1))


def test_options_set_otherwise_are_named() -> None:
    """The preset, and every switch that differs from the default."""
    text = written(GAME.observe(begin(4, options=PRESETS["french"]).state, None))
    assert "Rules: French." in text
    assert "whoever can take an action must take one" in text
    assert "Rules: Steiger." in written(GAME.observe(begin(4).state, None))


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_texts_fit_and_say_who_acts(language: Language) -> None:
    """1,024 characters at most, at the end of a crowded game, too."""
    for players in (3, 5):
        for state in states(players, 130 + players):
            view, people, text = GAME.observe(state, None), party(players), words(language)
            shots = [PRESENTER.board(view, people, text)]
            shots += [PRESENTER.player(view, seat, people, text) for seat in range(players)]
            shots += [PRESENTER.area(view, area, people, text) for area, _ in PRESENTER.areas(view, text)]
            assert all(0 < len(shot.alt) <= 1024 for shot in shots)
            assert all(people.plain_names[seat] in shots[0].alt for seat in view.active)


def test_an_option_offered_no_more_is_named_where_it_is_stored() -> None:
    """Tables that began with it go on by it, and say so."""
    stored = msgspec.structs.replace(PRESETS["german"], exchange_timing="any_time")
    meaning = "in phase 4 even without an extra action marker"
    assert meaning in written(GAME.observe(begin(4, options=stored).state, None))
    assert meaning not in written(GAME.observe(begin(4, options=PRESETS["german"]).state, None))


@pytest.mark.parametrize("language", LANGUAGES)
def test_presets_and_groups_have_words(language: Language) -> None:
    """Four presets with one sentence each; every option stands in exactly one group."""
    text = words(language)
    abouts = [PRESENTER.preset(name, text) for name in PRESETS]
    assert len({title for title, _ in abouts}) == len(PRESETS) == 4
    assert all(0 < len(about) <= 180 for _, about in abouts)
    groups = PRESENTER.option_groups(text)
    assert [key for key, _, _ in groups] == [key for key, _ in OPTION_GROUPS]
    listed = [name for _, _, members in groups for name in members]
    assert sorted(listed) == sorted(name for name, _ in GAME.public_options)


def test_a_preset_says_what_it_changes() -> None:
    """Each preset but our own differs from the default; all its switches have another meaning in words."""
    for name, preset in PRESETS.items():
        changed = {
            field: value
            for field, value in msgspec.structs.asdict(preset).items()
            if field not in ("preset", "board", "facts") and value != getattr(Options(), field)
        }
        assert bool(changed) == (name != "steiger")
        for field, value in changed.items():
            default = PRESENTER.option(field, getattr(Options(), field), words("en"))
            assert PRESENTER.option(field, value, words("en")) != default


def test_phases_have_names() -> None:
    assert PRESENTER.phase("round_3_phase_9", words("en")) == "Round III, consolidations"
    assert PRESENTER.phase("game", words("de")) == "Spielende"
