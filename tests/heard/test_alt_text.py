"""Alt texts of the channel's pictures: what changed first, whole sentences only, nothing that is hidden."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from bot.alt_text import ALT_LIMIT, Unit, fitted, in_order, sentence
from bot.choices import public_targets, targets, without_answers
from bot.letters import EndedPhase, PhaseLetter, TurnLetter
from bot.outgoing.composing import compose
from bot.post import Post
from bot.presenter import AnyPresenter, presenter_of
from bot.tables.loaded import Loaded
from bot.tables.positions import kept
from bot.words import LANGUAGES, Language, words
from games.engine.contract import AnyGame
from games.engine.event import Event, visible_events
from games.engine.public_part import public_part
from games.engine.rng import Rng
from games.registry import GAMES
from tests.heard.heard_tables import seated, seen_by, walked

EN = words("en")
TABLES = [(game, players) for game in GAMES for players in (GAMES[game].seats[0], GAMES[game].seats[-1])]
each_table = pytest.mark.parametrize(("game_id", "players"), TABLES)


def test_what_has_room_is_said_whole_and_nothing_of_more() -> None:
    assert in_order(["One.", "Two."], EN) == "One. Two."
    assert in_order(["One."], EN, more=True) == "One. More: /board text."


def test_sentences_are_left_out_whole_the_highest_rank_first_and_the_last_says_where_the_rest_is() -> None:
    units = [
        Unit("Told.", 5),
        Unit("Asked.", 0),
        Unit("Counted one by one.", 3, "Counted."),
        Unit("Standings.", 9),
    ]
    assert fitted(units, EN, 70, more=True) == "Told. Asked. Counted one by one. Standings. More: /board text."
    assert fitted(units, EN, 60, more=True) == "Told. Asked. Counted one by one. More: /board text."
    assert fitted(units, EN, 45, more=True) == "Asked. Counted one by one. More: /board text."
    assert fitted(units, EN, 40, more=True) == "Asked. Counted. More: /board text."
    assert fitted(units, EN, 26) == "Asked. More: /board text."


def test_a_line_of_a_message_is_a_sentence_without_markup() -> None:
    assert sentence("• **Anna** takes a card") == "Anna takes a card."
    assert sentence("What now?") == "What now?"


def messages(game: AnyGame, players: int, language: Language) -> Iterator[Post]:
    """The message of each position of a random game, as a turn, and as an end of a phase where one ends."""
    loaded = seated(game, players, language)
    for number, (state, events, ends) in enumerate(walked(game, players, 7)):
        at = msgspec.structs.replace(loaded, found_state=state)
        public = visible_events(events, None)
        for end in ends[:1]:
            phases = (EndedPhase(end.phase, kept(game, end.state), public),)
            yield compose(PhaseLetter(phases=phases), at, 1)
        asked = game.active_seats(state)
        if asked and number % 3 == 0:
            yield compose(TurnLetter(position=kept(game, state), asked=asked, events=public), at, 1)


@pytest.mark.slow
@each_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_alt_text_is_cut_and_each_says_where_the_rest_is(
    game_id: str, players: int, language: Language
) -> None:
    way, shots = words(language)("alt-more"), 0
    for post in messages(GAMES[game_id], players, language):
        for shot in post.shots:
            shots += 1
            assert 0 < len(shot.alt) <= ALT_LIMIT
            assert shot.alt.endswith(way)
            assert shot.alt.removesuffix(way).rstrip()[-1] in ".!?;", shot.alt
            assert "**" not in shot.alt
    assert shots > 30


@pytest.mark.slow
@each_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_alt_text_of_a_private_picture_is_cut(game_id: str, players: int, language: Language) -> None:
    game, presenter, text = GAMES[game_id], presenter_of(game_id), words(language)
    party = seated(game, players, language).party
    for state, _, _ in list(walked(game, players, 8))[::20]:
        view = game.observe(state, 0)
        area = presenter.area
        assert area is not None
        shots = [
            presenter.board(view, party, text),
            *(presenter.player(view, s, party, text) for s in range(players)),
        ]
        shots += [area(view, name, party, text) for name, _ in presenter.areas(view, text)]
        for shot in shots:
            assert 0 < len(shot.alt) <= ALT_LIMIT
            assert not shot.alt.endswith("…")


@pytest.mark.slow
def test_a_turn_tells_what_changed_then_who_decides_among_what_then_whose_numbers_changed() -> None:
    """In this order, and of what did not change nothing."""
    game, loaded = GAMES["coal_baron"], seated(GAMES["coal_baron"], 3, "en")
    found: list[str] = []
    events: list[Event] = []
    for state, news, _ in walked(game, 3, 9):
        asked = game.active_seats(state)
        events = [*events, *news]
        if state.turn.stage != "place" or not asked:
            continue
        at = msgspec.structs.replace(loaded, found_state=state)
        letter = TurnLetter(position=kept(game, state), asked=asked, events=visible_events(events, None))
        alt = compose(letter, at, 1).shots[0].alt
        changed = {entry.seat for event in events for entry in event.entries if entry.amount}
        names = at.party.plain_names
        decides = alt.index(f"{names[asked[0]]}: place workers")
        assert decides > 0, "what changed comes first"
        for seat in range(3):
            standing = f"{names[seat]}: {state.seats[seat].points} point"
            assert standing not in alt[:decides]
            assert (standing in alt) <= (seat in changed)
        found.append(alt)
        events = []
    assert len(found) > 20
    assert not any("Choices (" in alt for alt in found)
    assert sum("Factory – " in alt and "Mining and delivery – " in alt for alt in found) > 10


# What can be chosen


def own_targets(presenter: AnyPresenter, state: Any, seat: int, loaded: Loaded) -> list[Any]:
    """What the panel of the seat itself offers as choices."""
    at = seen_by(loaded, state, seat).seen.position
    assert at is not None
    rows = presenter.panel(msgspec.structs.replace(at, decision=0), "", loaded.party, EN).rows
    return targets(without_answers(rows, presenter.game, state, seat))


@pytest.mark.slow
@each_table
def test_what_the_public_is_told_to_be_chosen_hangs_on_nothing_hidden_and_is_what_the_panel_offers(
    game_id: str, players: int
) -> None:
    """The same whatever is dealt anew for the public, and no other than the seat itself has before it."""
    game, presenter = GAMES[game_id], presenter_of(game_id)
    loaded, listed, chance = seated(game, players, "en"), 0, Random(3)
    for state, _, _ in list(walked(game, players, 11))[::4]:
        for seat in game.active_seats(state):
            view = game.observe(state, None)
            told = public_targets(presenter, public_part(game, state), view, seat, loaded.party, EN)
            dealt = game.redeal(state, None, Rng(f"{chance.getrandbits(128):032x}"))
            anew = public_targets(presenter, public_part(game, dealt), view, seat, loaded.party, EN)
            assert told == anew
            if told:
                assert told == own_targets(presenter, state, seat, loaded), state.turn.stage
                listed += 1
            else:
                hidden = presenter.choice_hidden(view)
                assert hidden or not own_targets(presenter, state, seat, loaded), state.turn.stage
    assert listed >= 20
