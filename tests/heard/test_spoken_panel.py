"""The panel of whoever reads words: asked, changed, own numbers, choices; no picture and no bare mark anywhere."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.controls import read_id
from bot.letters import EndedPhase, PhaseLetter
from bot.outgoing.phase_posts import one_phase
from bot.post import TEXT_LIMIT, Button, Menu, Post, Shot
from bot.presenter import Line, presenter_of
from bot.tables.positions import kept
from bot.tables.seeing import News
from bot.words import LANGUAGES, Language, words
from cogs.views.board_words import CHANGED, CHOICES, in_words, passages
from cogs.views.heard import MARKS, heard
from cogs.views.panel import news, own_picture, panel
from cogs.views.pictures import parts, picture_of
from cogs.views.spoken_panel import TOLD
from games.engine.event import visible_events
from games.registry import GAMES
from tests.heard.heard_tables import LONGEST, seated, seen_by, walked

TABLES = [(game, players) for game in GAMES for players in (GAMES[game].seats[0], GAMES[game].seats[-1])]
each_table = pytest.mark.parametrize(("game_id", "players"), TABLES)
each_language = pytest.mark.parametrize("language", LANGUAGES)
OPS_THAT_END = ("finish", "back", "anew")
SEED = 30
"""One pair of games of each table is played for all tests here."""


def stages(game_id: str, players: int, seed: int) -> Iterator[tuple[Any, Any]]:
    """A position of each stage of a random and a sensible game, and every tenth besides, with what happened."""
    found = set[str]()
    for chance in (seed, seed + 1):
        for number, (state, events, _) in enumerate(walked(GAMES[game_id], players, chance)):
            stage = str(state.turn.stage)
            if GAMES[game_id].active_seats(state) and (stage not in found or number % 25 == 0):
                found.add(stage)
                yield state, events


def ops(post: Post) -> list[str]:
    """What each control of a post does, in order; menus and what decides are "choose"."""
    said: list[str] = []
    for control in (control for row in post.rows for control in row):
        press = read_id(control.id) if isinstance(control, Button | Menu) else None
        if press is not None:
            said.append(press.op)
    return said


@pytest.mark.slow
@each_table
@each_language
def test_a_panel_says_what_is_asked_what_changed_the_own_numbers_then_the_choices(
    game_id: str, players: int, language: Language
) -> None:
    """In every stage: each part stands behind the one before it."""
    game, presenter, text = GAMES[game_id], presenter_of(game_id), words(language, spoken=True)
    loaded, checked = seated(game, players, language), set[str]()
    for state, events in stages(game_id, players, SEED):
        seat = game.active_seats(state)[0]
        found = seen_by(loaded, state, seat, visible_events(events, seat))
        position = found.seen.position
        assert position is not None
        part = presenter.panel(position, "", loaded.party, text)
        said = panel(found.seen, text, found=found).text.splitlines()
        plain = heard(Post("\n".join(said)), text).text.splitlines()
        assert plain == said
        own = [heard(Post(line), text).text for line in part.about("own")]
        assert own, state.turn.stage
        assert said[0].startswith(text("spoken-asked", table=loaded.row.id, asked="").strip())
        first_own = said.index(own[0].splitlines()[0])
        changed = said[1:first_own]
        if events and not position.moves:
            assert len(changed) <= TOLD + 1
        menus = [one for row in part.rows for one in row if isinstance(one, Menu)]
        if menus:
            choices = said[-1]
            assert first_own < len(said) - 1
            assert all(f"({len(menu.choices)})" in choices for menu in menus)
        checked.add(str(state.turn.stage))
    assert len(checked) > 3


@pytest.mark.slow
@each_table
def test_what_changed_stands_between_and_is_left_out_where_the_turn_message_just_said_it(
    game_id: str, players: int
) -> None:
    game, text = GAMES[game_id], words("en", spoken=True)
    loaded, told = seated(game, players, "en"), 0
    for state, events in stages(game_id, players, SEED):
        seat = game.active_seats(state)[0]
        public = visible_events(events, None)
        found = seen_by(loaded, state, seat, public)
        whole, after = panel(found.seen, text, found=found), panel(found.seen, text, found=found, heard=public)
        without = panel(found.seen, text)
        changed = [line for line in whole.text.splitlines() if line not in without.text.splitlines()]
        told += bool(changed)
        assert not public or changed
        assert not [line for line in changed if line in after.text.splitlines()]
    assert told > 3


@pytest.mark.slow
@each_language
def test_own_numbers_are_told_anew_where_moves_have_changed_them(language: Language) -> None:
    """Opened at the turn message in the middle of a turn: it says them as they were before the first move."""
    game, presenter, text = GAMES["coal_baron"], presenter_of("coal_baron"), words(language, spoken=True)
    loaded, told = seated(game, 3, language), 0
    for state, _ in stages("coal_baron", 3, SEED):
        seat = game.active_seats(state)[0]
        seen = seen_by(loaded, state, seat).seen
        position = seen.position
        assert position is not None
        part = presenter.panel(position, "", loaded.party, text)
        twice = [line for line in part.about("own") if line not in part.about("own", heard=True)]
        move = game.notation(game.legal_actions(state, seat)[0])
        moved = replace(seen, position=replace(position, moves=(move,)))
        for line in twice:
            assert line not in panel(seen, text, heard=()).text
            assert line in panel(moved, text, heard=()).text
            told += 1
    assert told > 3


@each_table
@each_language
def test_who_waits_hears_so_before_anything_that_is_for_later(
    game_id: str, players: int, language: Language
) -> None:
    """In every stage the first words are for whom all wait, not what an answer in advance would be."""
    game, text, key = GAMES[game_id], words(language, spoken=True), {"kohle_kolonie": "kk", "coal_baron": "cb"}
    loaded, waited = seated(game, players, language), 0
    for state, _ in stages(game_id, players, SEED):
        active = game.active_seats(state)
        names = text.listed([loaded.party.names[seat] for seat in active])
        asked = heard(Post(text(f"{key.get(game_id, 'ru')}-waiting", who=names)), text).text
        for seat in {*range(players)} - {*active}:
            said = panel(seen_by(loaded, state, seat).seen, text).text
            assert said.startswith(text("spoken-asked", table=loaded.row.id, asked=asked)), state.turn.stage
            waited += 1
    assert waited > 3


@each_language
def test_what_one_has_is_said_in_one_form(language: Language) -> None:
    """Over cards drawn as over free spaces: as a sentence."""
    text, game, checked = words(language, spoken=True), GAMES["coal_baron"], 0
    loaded = seated(game, 3, language)
    for state, _, _ in walked(game, 3, SEED):
        if state.turn.stage != "keep":
            continue
        seat = game.active_seats(state)[0]
        me, said = state.seats[seat], panel(seen_by(loaded, state, seat).seen, text).text
        numbers = [text(f"cb-{name}", count=getattr(me, name)) for name in ("workers", "francs", "points")]
        assert text("cb-spoken-means", shift=state.shift, means=", ".join(numbers)) in said.splitlines()
        checked += 1
    assert checked


@each_table
def test_what_the_turn_message_just_said_is_not_said_again_until_something_was_done(
    game_id: str, players: int
) -> None:
    """The own points and means, and how much there is to choose: its alt text names all that."""
    game, presenter, text = GAMES[game_id], presenter_of(game_id), words("en", spoken=True)
    loaded, fresh, moved = seated(game, players, "en"), 0, 0
    for state, events in stages(game_id, players, SEED):
        seat = game.active_seats(state)[0]
        found = seen_by(loaded, state, seat, visible_events(events, None))
        position = found.seen.position
        assert position is not None
        part = presenter.panel(position, "", loaded.party, text)
        told = [line.text for line in part.lines if isinstance(line, Line) and line.told]
        if not told or (game_id == "coal_baron" and position.state.turn.stage != "place"):
            continue
        after = panel(found.seen, text, found=found, heard=found.events).text
        assert not [line for line in told if line in after]
        menus = [one for row in part.rows for one in row if isinstance(one, Menu)]
        if menus and len(game.active_seats(state)) == 1 and not presenter.choice_hidden(found.seen.view):
            choices = panel(found.seen, text, found=found).text.splitlines()[-1]
            assert f"({len(menus[0].choices)})" in choices
            assert choices not in after
            fresh += 1
        moves = (game.notation(game.legal_actions(state, seat)[0]),)
        done = msgspec.structs.replace(position, moves=moves)
        seen = msgspec.structs.replace(found.seen, position=done)
        again = panel(seen, text, found=found, heard=found.events).text
        assert all(line in again for line in told)
        moved += 1
    assert fresh
    assert moved > 3


@pytest.mark.slow
@each_table
def test_controls_follow_in_the_order_of_thought(game_id: str, players: int) -> None:
    """What is asked, what ends or takes back, what looks, what is for later; what changed is one press away."""
    game, text = GAMES[game_id], words("en", spoken=True)
    loaded, presenter = seated(game, players, "en"), presenter_of(game_id)
    for state, _ in stages(game_id, players, SEED):
        seat = game.active_seats(state)[0]
        seen = seen_by(loaded, state, seat).seen
        post = panel(seen, text)
        assert seen.position is not None
        part = presenter.panel(seen.position, "", loaded.party, text)
        now, later = (sum(len(row) for row in rows) for rows in (part.rows, part.later))
        between = ops(post)[now : len(ops(post)) - later]
        assert between.count("words") == 2
        ends = [number for number, op in enumerate(between) if op in OPS_THAT_END]
        assert not ends or max(ends) < between.index("words")
        ids = [control.id for row in post.rows for control in row if isinstance(control, Button)]
        assert f"b:words:{loaded.row.id}:0:{CHANGED}" in ids
        assert "news" not in ops(post)
        assert "board" not in ops(post)


@pytest.mark.slow
@each_table
@each_language
def test_no_private_answer_has_a_picture_or_a_mark_that_stands_alone(
    game_id: str, players: int, language: Language
) -> None:
    """Over whole games, for who must decide, who waits and a stranger: all that could show a picture."""
    game, text = GAMES[game_id], words(language, spoken=True)
    loaded = seated(game, players, language, LONGEST)
    for state, events in stages(game_id, players, SEED):
        for seat in {None, state.turn.seat, (state.turn.seat or 0) - 1 if state.turn.seat else players - 1}:
            found = seen_by(loaded, state, seat, visible_events(events, seat))
            answers = [panel(found.seen, text, found=found), own_picture(found, text), news(found, text)]
            answers += [picture_of(found, part, text) for part, _ in parts(found.seen, text)]
            answers.append(picture_of(found, "atlantis", text))
            phase = EndedPhase(_phase(game_id), kept(game, state), visible_events(events, None))
            answers.append(one_phase(PhaseLetter(phases=(phase,)), 1, loaded, text))
            for post in answers:
                assert not post.shots
                assert 0 < len(post.text) <= TEXT_LIMIT
                shown = heard(post, text)
                assert not any(mark in said for said in _texts(shown) for mark in MARKS)


def _phase(game_id: str) -> str:
    return {"coal_baron": "shift_1"}.get(game_id, "round_1_phase_3")


def _texts(post: Post) -> Iterator[str]:
    yield post.text
    for control in (control for row in post.rows for control in row):
        if isinstance(control, Menu):
            yield control.placeholder
            yield from (f"{one.label} {one.description}" for one in control.choices)
        else:
            yield getattr(control, "label", "")


def test_every_part_that_a_picture_has_can_be_had_in_words() -> None:
    """No dead end: an area, a player and the whole board lead to the part of the same name."""
    for game in GAMES.values():
        players, text = game.seats[0], words("en", spoken=True)
        loaded = seated(game, players, "en")
        found = seen_by(loaded, walked(game, players, SEED)[20].state, 0)
        known = {one.id for one in passages(found, text)}
        for part, _ in parts(found.seen, text):
            assert part == "whole" or part in known
            assert "may mean" not in picture_of(found, part, text).text


@pytest.mark.slow
def test_why_something_is_not_possible_is_one_press_away() -> None:
    """The panel to be heard leaves it out, *My choices* says it."""
    game, text = GAMES["ruhrschifffahrt"], words("en", spoken=True)
    loaded, seen = seated(game, 3, "en"), 0
    for state, _ in stages("ruhrschifffahrt", 3, SEED):
        if state.turn.stage != "option":
            continue
        found = seen_by(loaded, state, state.turn.seat)
        position = found.seen.position
        assert position is not None
        reasons = presenter_of("ruhrschifffahrt").panel(position, "", loaded.party, text).about("why")
        assert all(reason not in panel(found.seen, text).text for reason in reasons)
        assert all(reason in in_words(found, CHOICES, text).text for reason in reasons)
        seen += bool(reasons)
    assert seen


def test_a_picture_without_words_is_given_as_its_alt_text() -> None:
    shot = Shot(None, "board", "The board, as it lies.")  # pyright: ignore[reportArgumentType]
    post = heard(Post("Table 3 ✔", (), (shot,)), words("en", spoken=True))
    assert post == Post("Table 3 (complete)\nThe board, as it lies.")


@pytest.mark.slow
def test_who_sees_has_the_picture_and_all_lines_as_before() -> None:
    for game_id, game in GAMES.items():
        loaded, text = seated(game, game.seats[0], "en"), words("en")
        shots = 0
        for state, _ in stages(game_id, game.seats[0], SEED):
            found: News = seen_by(loaded, state, game.active_seats(state)[0])
            post = panel(found.seen, text)
            position = found.seen.position
            assert position is not None
            assert presenter_of(game_id).panel(position, "", loaded.party, text).text in post.text
            shots += len(post.shots)
        assert shots
