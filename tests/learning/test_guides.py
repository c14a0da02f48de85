"""The guide of each game: every decision has its words, pages fit, sections are there, nothing hidden is shown."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from lessons import TAUGHT, Met, by_chance, guide, played, seen, thinking
from msgspec.structs import replace

from bot.controls import CUSTOM_ID_LIMIT
from bot.outgoing.news_pages import lines_of
from bot.post import BUTTONS_A_ROW, ROWS, TEXT_LIMIT, Button, Post, fit
from bot.presenter import PRESENTERS, presenter_of, register
from bot.rulebooks.book import book
from bot.tables.computers import LEVELS
from bot.words import LANGUAGES, Words, words
from cogs.learning.guide import RULES_A_ROW, WAITING, guide_of, lesson_of, step_of
from cogs.learning.page import LINE, MORE, ROOM, guide_line, guide_post
from cogs.views.panel import panel
from games.coal_baron.facts import SHIFTS
from games.engine.rng import Rng
from games.registry import GAMES
from games.ruhrschifffahrt.actions import BuildLock

SEEDS = 3
LABEL = 80
ASKED_BY_NOBODY = {"begin"}
"""Stages at which nobody must decide."""


@pytest.fixture(autouse=True, scope="module")
def _presenters() -> None:
    for game in GAMES:
        register(presenter_of(game))


def met(game: str, rounds: int = 1, seeds: int = SEEDS) -> list[Met]:
    """What learners meet in several games: as beginners by chance, as hasty players, and both in turn."""
    found: list[Met] = []
    for number in range(seeds):
        learner = (by_chance, thinking("apprentice"), _either)[number % 3]
        others = thinking("apprentice") if number % 2 else by_chance
        found += played(game, f"{number:032x}", number % 3, learner, others, rounds)
    return found


def _either(game: str, state: Any, seat: int, chance: Random) -> Sequence[Any]:
    return chance.choice((by_chance, thinking("apprentice")))(game, state, seat, chance)


def pages(one: Met, text: Words) -> list[Post]:
    """All pages, as pressing *Next* shows them."""
    shown = [guide_post(one.found, one.told, text)]
    while any(_leads_to(button, len(shown) + 1) for button in _buttons(shown[-1])):
        shown.append(guide_post(one.found, one.told, text, len(shown) + 1))
    return shown


def _buttons(post: Post) -> list[Button]:
    return [control for row in post.rows for control in row if isinstance(control, Button)]


def _leads_to(button: Button, page: int) -> bool:
    return button.id.endswith(f":guide {page}")


def test_every_game_is_taught() -> None:
    assert set(TAUGHT) == set(GAMES)
    assert guide_of("toy") is None
    assert lesson_of("toy") is None


@pytest.mark.slow
@pytest.mark.parametrize("game", TAUGHT)
def test_every_stage_of_the_game_has_a_step(game: str) -> None:
    """Whatever a game can ask of a seat, and not only what came up in some games."""
    taught = guide(game)
    asks = {step.asks for step in taught.steps}
    stages = {stage for action in _kinds(game) for stage in GAMES[game].stages_of(action)}
    assert taught.within <= asks
    assert {step.key for step in taught.steps} == {step.key for step in dict.fromkeys(taught.steps)}
    named = {"keep": "keep-tiles", "return_to": "return", "put_next": "next", "remove_die": "remove"}
    named |= {"place_dice": "place", "choose": "choose" if "choose" in asks else "choose-pay"}
    assert {named.get(stage, stage) for stage in stages - ASKED_BY_NOBODY} <= asks


def _kinds(game: str) -> list[Any]:
    """One action of each kind, met in play."""
    kinds: dict[type[Any], Any] = {}
    for one in met(game, rounds=3):
        position = one.position
        if position.at_turn:
            for action in GAMES[game].legal_actions(position.state, position.seat):
                kinds.setdefault(type(action), action)
    return list(kinds.values())


@pytest.mark.parametrize("game", TAUGHT)
def test_all_texts_are_there(game: str) -> None:
    taught = guide(game)
    keys = [taught.key("new", topic.key) for topic in taught.topics]
    keys += [taught.key("ask", step.asks) for step in taught.steps]
    keys += [taught.key("good", step.key) for step in taught.steps]
    keys += [taught.key("note", name) for name in taught.notes]
    keys += [taught.key("end", name) for name in taught.closing]
    for language in LANGUAGES:
        assert [key for key in keys if not words(language).has(key)] == []


@pytest.mark.parametrize("game", TAUGHT)
def test_every_section_named_is_in_the_rulebook(game: str) -> None:
    taught = guide(game)
    rules = {rule for step in taught.steps for rule in step.rules}
    rules |= {rule for topic in taught.topics for rule in topic.rules}
    rules |= {rule for closing in taught.closing.values() for rule in closing}
    for language in LANGUAGES:
        read = book(game, language)
        assert [rule for rule in rules if read.place(rule) is None] == []
    assert all(len(step.rules) <= RULES_A_ROW and step.rules for step in taught.steps)


@pytest.mark.slow
@pytest.mark.parametrize("spoken", [False, True], ids=["seen", "heard"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_every_page_fits_and_says_all_it_is_for(game: str, language: Any, spoken: bool) -> None:
    """At every position of the first round, by sensible and by senseless play."""
    text, taught = words(language, spoken=spoken), guide(game)
    for one in [one for one in met(game) if one.begins]:
        shown = pages(one, text)
        for post in shown:
            assert len(post.text) < TEXT_LIMIT  # nothing is cut
            assert len(post.rows) <= ROWS
            assert all(len(row) <= BUTTONS_A_ROW for row in post.rows)
            ids = [button.id for button in _buttons(post)]
            assert len(set(ids)) == len(ids)
            assert all(len(one) <= CUSTOM_ID_LIMIT for one in ids)
            assert all(len(button.label) <= LABEL for button in _buttons(post))
            assert any(button.id.startswith("b:act:") for button in _buttons(post))
            assert any(button.id.endswith(":leave-guide") for button in _buttons(post))
        assert bool(shown[0].shots) is not spoken
        step = step_of(taught, one.position)
        if step is not WAITING:
            assert _said(taught.key("good", step.key), one, text) in shown[-1].text
            assert _said(taught.key("ask", step.asks), one, text) in shown[-1].text


def _said(key: str, one: Met, text: Words) -> str:
    position = one.position
    return text(key, **one.guide.values(position.view, position.seat, text))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_page_is_read_at_one_go(game: str, language: Any) -> None:
    """Every text by itself, and a page of several, keeps to what a phone shows."""
    text = words(language)
    for one in [one for one in met(game) if one.begins]:
        for post in pages(one, text):
            assert len(post.text) <= ROOM + LINE, post.text
            assert all(len(paragraph) <= 700 for paragraph in post.text.split("\n")), post.text


@pytest.mark.slow
@pytest.mark.parametrize("game", TAUGHT)
def test_what_is_new_is_explained_once(game: str) -> None:
    """Each topic at its first event, whatever page that stands on, and never again."""
    text, taught = words("en"), guide(game)
    explained: list[str] = []
    for one in [one for one in played(game, f"{5:032x}", 0, by_chance, by_chance, 2) if one.begins]:
        said = "\n".join(post.text for post in pages(one, text))
        now = taught.told(one.found.events) - one.told
        assert [key for key in now if f"> {_said(taught.key('new', key), one, text)}" not in said] == []
        explained += now
    assert len(set(explained)) == len(explained)
    assert len(explained) > 8


@pytest.mark.parametrize("game", TAUGHT)
def test_the_first_round_is_closed_once(game: str) -> None:
    text, taught = words("en"), guide(game)
    closed = 0
    for one in [one for one in played(game, f"{6:032x}", 1, by_chance, by_chance, 2) if one.begins]:
        said = "\n".join(post.text for post in pages(one, text))
        ends = [_said(taught.key("end", name), one, text) in said for name in taught.closing]
        assert all(ends) or not any(ends)
        closed += all(ends)
        if GAMES[game].round_of(one.position.state) == 1:
            assert not any(ends)
    assert closed == 1


@pytest.mark.slow
@pytest.mark.parametrize("game", TAUGHT)
def test_nothing_hidden_is_in_it(game: str) -> None:
    """Positions that the seat cannot tell apart have the same pages."""
    text = words("en")
    for number, one in enumerate(met(game)):
        position = one.position
        dealt = GAMES[game].redeal(position.state, position.seat, Rng(f"{number + 50:032x}"))
        other = _dealt(one, dealt)
        assert guide_line(other.found.seen, text) == guide_line(one.found.seen, text)
        if one.begins:
            assert [(post.text, post.rows) for post in pages(one, text)] == [
                (post.text, post.rows) for post in pages(other, text)
            ]


def _dealt(one: Met, state: Any) -> Met:
    """The same with what is hidden dealt anew."""
    position = one.position
    other = seen(one.guide.game.id, one.found.seen.loaded.state, state, position.seat, position.moves)
    return one._replace(found=replace(one.found, seen=other))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_in_the_middle_of_a_turn_a_line_says_once_what_is_asked(game: str, language: Any) -> None:
    text, taught = words(language), guide(game)
    said, themes = set[str](), set[str]()
    for one in met(game, rounds=2):
        step, line = step_of(taught, one.position), guide_line(one.found.seen, text)
        themes = themes if one.position.moves else set[str]()
        again = step.theme in themes
        themes.add(step.theme)
        assert bool(line) is (step.asks in taught.within and not again)
        if line:
            said.add(step.asks)
            whole = panel(one.found.seen, text, sentence=line).text
            assert whole.endswith(line)
            assert len(whole) < TEXT_LIMIT  # nothing of the panel gives way to it
            assert not any(guide_line(one.found.seen, text, focus) for focus in taught.aside)
    assert said


@pytest.mark.slow
@pytest.mark.parametrize("game", TAUGHT)
def test_the_lesson_is_always_the_same_and_teaches_much(game: str) -> None:
    """Played as a hasty player would, it meets most that a beginner must know of the first round."""
    taught = guide(game)
    lesson = taught.lesson
    assert set(lesson.levels) <= set(LEVELS)
    assert len(lesson.levels) == 2
    hasty = thinking("apprentice")
    runs = [list(played(game, lesson.seed, lesson.seat, hasty, hasty)) for _ in range(2)]
    assert [one.position.state for one in runs[0]] == [one.position.state for one in runs[1]]
    topics = frozenset().union(*(taught.told(one.found.events) for one in runs[0]))
    assert len(topics) >= {"coal_baron": 16, "ruhrschifffahrt": 8, "kohle_kolonie": 17}[game]
    assert len(lines_of(runs[0][0].found.events, runs[0][0].found.seen.loaded, PRESENTERS[game], words("en"))) > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", TAUGHT)
def test_points_and_what_one_gained_are_always_told(game: str) -> None:
    """Of whatever is not new: a line about points of anybody, or about anything that the learner won or paid."""
    text, checked = words("en"), 0
    for one in [one for one in met(game, rounds=2) if one.begins]:
        seen, minor = one.found.seen, one.guide.minor
        said = "\n".join(post.text for post in pages(one, text))
        assert seen.seat is not None
        for line in lines_of(one.found.events, seen.loaded, PRESENTERS[game], text):
            entries = [entry for event in line.events if event.kind not in minor for entry in event.entries]
            if any(entry.account == "points" or entry.seat == seen.seat.seat for entry in entries):
                assert fit(line.text, LINE) in said
                checked += 1
    assert checked > 10


@pytest.mark.slow
def test_what_changes_the_game_for_good_is_never_left_out() -> None:
    """The marker of a disaster, and what it did, whenever it comes and however much else happened."""
    text, told = words("en"), set[str]()
    for one in [one for one in met("kohle_kolonie", rounds=4) if one.begins]:
        said = "\n".join(post.text for post in pages(one, text))
        for line in lines_of(one.found.events, one.found.seen.loaded, PRESENTERS["kohle_kolonie"], text):
            if lasting := {event.kind for event in line.events} & one.guide.lasting:
                assert fit(line.text, LINE) in said
                told |= lasting
    assert told >= {"disaster_revealed", "buying_power_raised", "extra_coin_waits", "subsidence_stays"}
    assert told >= {"bag_filled", "disc_drawn", "trust_bought", "none_to_secure"}


@pytest.mark.slow
@pytest.mark.parametrize("game", TAUGHT)
def test_as_many_lines_are_left_out_as_it_says(game: str) -> None:
    text, left_out = words("en"), 0
    for one in [one for one in met(game) if one.begins]:
        said = "\n".join(post.text for post in pages(one, text)).split("\n")
        lines = lines_of(one.found.events, one.found.seen.loaded, PRESENTERS[game], text)
        shown = sum(line.startswith(("**", "• ")) and _is_told(line, lines) for line in said)
        missing = len(lines) - shown
        assert missing != 1  # the line that says so would be as long
        assert (text("learn-more", count=missing) in said) is bool(missing)
        left_out += missing
    assert left_out


def _is_told(line: str, lines: Sequence[Any]) -> bool:
    """Whether a line of a page tells one of what happened."""
    return any(fit(one.text, LINE).split("\n")[0] == line.split(" ", 1)[1] for one in lines)


@pytest.mark.parametrize("game", TAUGHT)
def test_the_first_page_says_first_what_the_game_is_about(game: str) -> None:
    text, taught = words("en"), guide(game)
    first = next(iter(played(game, taught.lesson.seed, taught.lesson.seat)))
    said = pages(first, text)[0].text.split("\n\n")
    assert said[1].startswith("You play against")
    assert said[2].startswith(f"> {_said(taught.key('new', 'begin'), first, text)}")


@pytest.mark.slow
def test_nobody_hears_that_nothing_can_be_built_where_a_lock_can() -> None:
    """Lock construction builds every round, and not only the first lock."""
    hasty, advised = thinking("apprentice"), set[str]()
    for number in range(4):
        for one in played("ruhrschifffahrt", f"{number:032x}", 0, hasty, by_chance, rounds=6):
            step, state = step_of(one.guide, one.position), one.position.state
            if step.asks in ("purchase", "purchase-free"):
                possible = GAMES["ruhrschifffahrt"].legal_actions(state, 0)
                builds = any(isinstance(action, BuildLock) for action in possible)
                assert not builds or step.key != "purchase-none"
                advised.add(step.key)
    assert advised == {"purchase-free", "purchase-lock", "purchase-build", "purchase-more", "purchase-none"}


@pytest.mark.slow
def test_nobody_prepares_for_a_shift_that_does_not_come() -> None:
    """With few workers left the advice looks to the next shift, in the last one to what still brings points."""
    hasty, advised = thinking("apprentice"), set[tuple[str, bool]]()
    for number in range(3):
        for one in played("coal_baron", f"{number:032x}", 0, hasty, by_chance, rounds=SHIFTS):
            step = step_of(one.guide, one.position)
            if step.key in ("place-last", "place-final"):
                advised.add((step.key, one.position.view.shift == SHIFTS))
    assert advised == {("place-last", False), ("place-final", True)}


@pytest.mark.slow
@pytest.mark.parametrize("game", TAUGHT)
def test_what_is_asked_stands_alone_only_where_it_must(game: str) -> None:
    """A page before it is so full that both together would be too long for a phone."""
    text = words("de")
    for one in [one for one in met(game, 2) if one.begins and one.position is not None]:
        shown = pages(one, text)
        if len(shown) > 1:
            assert len(shown[-2].text) + len(shown[-1].text) > ROOM + MORE
