"""The end of a game: its chart and turning points are those of the log, whatever the table did on the way."""

import asyncio
import re
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bot.alt_text import ALT_LIMIT
from bot.letters import FinalLetter, letter_in
from bot.outgoing.composing import compose
from bot.outgoing.final_way import turning_lines
from bot.post import TEXT_LIMIT, Post
from bot.presenter import AnyPresenter, register
from bot.tables.loaded import Loaded, load, open_moves, opened
from bot.tables.retracing import retraced, telling
from bot.words import LANGUAGES, Language, words
from db import history, outbox
from db.rows import NOWHERE
from games.engine.contract import Outcome, is_answer
from games.engine.event import Entry, Event, Fact
from games.engine.gains import POINTS, Turning
from games.registry import GAMES
from renderer.picture import Picture
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench, opened_bench
from tests.bot.test_decisions_balance import PRESENTERS, Table

ROW = 7
ENDED: dict[str, tuple[Loaded, FinalLetter, list[Any]]] = {}
"""By game the table after its end, its last letter, and the events of its log."""


async def _finish(bench: Bench, table: int, rng: Random) -> None:
    """Play on by chance to the end."""
    while True:
        loaded = await bench.loaded(table)
        if not loaded.active:
            return
        seat = loaded.active[0]
        game, state = loaded.game, opened(loaded.game, loaded.state, seat, open_moves(loaded, seat)).state
        legal = [action for action in game.legal_actions(state, seat) if not is_answer(game, action)]
        call = bench.call(loaded.seats[seat].user or 0)
        await bench.service.move(call, table, None, game.notation(rng.choice(legal)))


async def _end(game: str) -> tuple[Loaded, FinalLetter, list[Any]]:
    """A game with repairs, switches and undone turns, played to its end."""
    with tempfile.TemporaryDirectory() as folder:
        async with opened_bench(Path(folder), 4) as bench:
            presenter: AnyPresenter = PRESENTERS[game]
            register(presenter)
            rng, players = Random(4), GAMES[game].seats[-1]
            table = await bench.service.new(bench.call(101), game, GUILD, CHANNEL, "en", threads=True)
            for seat in range(1, players):
                await bench.service.join(bench.call(101 + seat), table)
            await bench.service.start(bench.call(101), table, THREAD)
            bench.now += 5 * 24 * 3600
            here, steps = Table(bench, table, players, rng), 0
            while steps < 60 and here.done < {"turns", "press", "repair", "switch", "undo"}:
                await here.step()
                steps += 1
            assert here.done == {"turns", "press", "repair", "switch", "undo"}
            await _finish(bench, table, rng)

            def read(connection: Any) -> tuple[Loaded, list[Any], list[Any]]:
                letters = [letter_in(row.letter) for row in outbox.rows_of(connection, table)]
                return load(connection, table), letters, history.live_events(connection, table)

            loaded, letters, log = await bench.db.read(read)
            final = next(one for one in reversed(letters) if isinstance(one, FinalLetter))
            return loaded, final, log


def ended(game: str) -> tuple[Loaded, FinalLetter, list[Any]]:
    if game not in ENDED:
        ENDED[game] = asyncio.run(_end(game))
    register(PRESENTERS[game])
    return ENDED[game]


def post_in(language: Language, loaded: Loaded, letter: FinalLetter) -> Post:
    row = msgspec.structs.replace(loaded.row, language=language)
    return compose(letter, msgspec.structs.replace(loaded, row=row), ROW)


@pytest.mark.slow
@pytest.mark.parametrize("game", PRESENTERS)
def test_points_by_round_add_up_after_repairs_and_undone_turns(game: str) -> None:
    loaded, letter, log = ended(game)
    assert letter.gains is not None
    assert letter.gains.totals == letter.outcome.totals
    assert len(letter.gains.rounds) == loaded.game.round_of(loaded.state)
    assert letter.begun == log[0][2]
    assert letter.ended == log[-1][2]


@pytest.mark.slow
@pytest.mark.parametrize("game", PRESENTERS)
def test_every_turning_point_stands_in_the_log_that_holds(game: str) -> None:
    _, letter, log = ended(game)
    events = [msgspec.to_builtins(event) for *_, stored in log for event in msgspec.json.decode(stored)]
    assert 1 <= len(letter.turning) <= 5
    for one in letter.turning:
        assert msgspec.json.decode(msgspec.json.encode(one.event)) in events


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1)])
def test_only_what_moved_much_between_the_first_two_turned_a_game(order: tuple[int, int, int]) -> None:
    """Points that all got, or few by which somebody happened to go ahead, are no turning point."""
    first, second, third = order
    outcome = Outcome(tuple((seat,) for seat in order), (30, 30, 30), (), (0, 0, 0))

    def by(leads: bool, *points: tuple[int, int]) -> Turning:
        return Turning(2, Event("scored", "1", entries=tuple(Entry(seat, POINTS, n) for seat, n in points)), leads)

    great, half = by(False, (first, 8)), by(True, (second, 4))
    less, lost = by(False, (first, 3)), by(True, (second, -3))
    shared, elsewhere = by(False, (first, 11), (second, 11), (third, 11)), by(False, (third, 20))
    assert telling((shared, great, less, half, lost, elsewhere), outcome) == (great, half)
    assert telling((less, lost), outcome) == (less, lost)
    assert telling((shared,), outcome) == ()
    assert telling((), outcome) == ()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PRESENTERS)
def test_the_last_message_has_a_chart_with_its_numbers_and_what_turned_the_game(
    game: str, language: Language
) -> None:
    loaded, letter, _ = ended(game)
    text = words(language)
    post = post_in(language, loaded, letter)
    assert len(post.text) <= TEXT_LIMIT
    assert [shot.name for shot in post.shots] == [f"score-sheet-{ROW}", f"chart-{ROW}", f"board-{ROW}"]
    chart = post.shots[1]
    picture = chart.picture
    assert isinstance(picture, Picture)
    assert (picture.kind, picture.gains) == ("chart", letter.gains)
    assert picture.subtitle.endswith(text("table-here", table=loaded.row.id))
    assert len(picture.rounds) == len(letter.gains.rounds if letter.gains else ())
    assert 1 <= len(chart.alt) <= ALT_LIMIT
    # Every player's line has all their numbers, in order.
    assert letter.gains is not None
    by_seat = zip(*letter.gains.steps, strict=True)
    lines = re.split(r"(?<=\.) (?=\d\. )", chart.alt)[1:]
    said = [[int(number) for number in re.findall(r"[:] (-?\d+)", line.replace("−", "-"))] for line in lines]
    order = [seat for rank in letter.outcome.ranks for seat in rank]
    own = list(by_seat)
    start = any(letter.gains.start)
    for seat, numbers in zip(order, said, strict=True):
        assert numbers == [letter.outcome.totals[seat], *own[seat][0 if start else 1 :]]
    # What turned the game, a line each, as the game tells it.
    told = post.text.splitlines()
    heading = told.index(text("final-turning"))
    closing = any(letter.gains.closing)
    assert len(told) == heading + 1 + len(letter.turning) + closing + 1
    party = loaded.party
    if closing:
        in_order = (letter.gains.closing[seat] for seat in order)
        numbers = re.findall(r"[:] ([+-]?\d+)", told[-2].split(":", 1)[-1].replace("−", "-"))
        assert [int(number) for number in numbers] == list(in_order)
    for line, one in zip(told[heading + 1 :], letter.turning, strict=False):
        assert PRESENTERS[game].tell(one.event, party, text) in line
        assert text("final-turned", round="", line="")[0] == line[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_sheet_has_the_day_and_the_length_from_the_letter(language: Language) -> None:
    loaded, letter, _ = ended("coal_baron")
    dated = msgspec.structs.replace(letter, begun=1_795_176_000, ended=1_795_176_000 + 4 * 24 * 3600)
    sheet = post_in(language, loaded, dated).shots[0].picture
    assert isinstance(sheet, Picture)
    assert (
        sheet.subline
        == {
            "en": "24 November 2026 · 3 shifts · 5 days",
            "de": "24. November 2026 · 3 Schichten · 5 Tage",
            "fr": "24 novembre 2026 · 3 quarts · 5 jours",
        }[language]
    )


@pytest.mark.parametrize("back", [1, 400 * 24 * 3600, 1_795_176_000])
@pytest.mark.parametrize("game", PRESENTERS)
def test_a_clock_set_back_during_the_game_makes_no_days_of_less_than_one(game: str, back: int) -> None:
    """A game that ended before it began was played on the day of its end; its chart is as ever."""
    loaded, letter, _ = ended(game)
    dated = msgspec.structs.replace(letter, begun=1_795_176_000, ended=1_795_176_000 - back)
    sheet, *others = post_in("en", loaded, dated).shots
    assert isinstance(sheet.picture, Picture)
    assert re.search(r"\d{4} · \d+ \w+ · 1 day$", sheet.picture.subline)
    assert tuple(others) == post_in("en", loaded, letter).shots[1:]


@pytest.mark.parametrize("game", PRESENTERS)
def test_a_letter_of_a_version_before_is_told_as_it_was(game: str) -> None:
    loaded, letter, _ = ended(game)
    stored = msgspec.json.decode(msgspec.json.encode(letter))
    for field in ("gains", "turning", "begun", "ended"):
        del stored[field]
    before = letter_in(msgspec.json.encode(stored).decode())
    assert isinstance(before, FinalLetter)
    post = post_in("en", loaded, before)
    assert [shot.name for shot in post.shots] == [f"score-sheet-{ROW}", f"board-{ROW}"]
    assert words("en")("final-turning") not in post.text
    sheet = post.shots[0].picture
    assert isinstance(sheet, Picture)
    assert sheet.subline.endswith((" wins", " win"))


def test_a_message_too_long_keeps_what_turned_the_game_before_what_the_sheet_says_as_well() -> None:
    loaded, letter, _ = ended("kohle_kolonie")
    post = post_in("en", loaded, msgspec.structs.replace(letter, events=letter.events * 8))
    assert len(post.text) <= TEXT_LIMIT
    assert post.text.count("• Round") == len(letter.turning)
    assert letter.seed in post.text.splitlines()[-1]
    longer = msgspec.structs.replace(letter, turning=letter.turning * 6)
    post = post_in("en", loaded, longer)
    assert len(post.text) <= TEXT_LIMIT
    assert letter.seed in post.text.splitlines()[-1]


@pytest.mark.slow
def test_what_all_have_alike_turned_nothing() -> None:
    """Three with as many empty minecarts get the same points: that one had the most is no turning point."""
    loaded, letter, _ = ended("coal_baron")
    params = {"element": "empty_brown", "count": 4, "points": 11, "rank": 1}

    def scored(counts: tuple[int, ...]) -> Turning:
        had = (Fact("element_counts", {"element": "empty_brown", "counts": counts}), Fact("first_shared"))
        return Turning(3, Event("element_scored", "S3", 0, params, facts=had))

    told = [
        turning_lines(
            msgspec.structs.replace(letter, turning=(scored(counts),)),
            loaded,
            PRESENTERS["coal_baron"],
            words("en"),
        )
        for counts in ((4, 4, 4), (4, 4, 3))
    ]
    assert told[0] == []
    assert "(tied)" in told[1][1]


@pytest.mark.slow
async def test_a_damaged_log_leads_to_no_chart(bench: Bench) -> None:
    """A line that cannot be read, or one that is gone: nothing is shown that would not be so."""
    table = await bench.table(2)
    await _finish(bench, table, Random(1))
    loaded = await bench.loaded(table)
    outcome = loaded.game.outcome(loaded.state)
    assert outcome is not None
    found = await bench.db.read(lambda c: retraced(c, loaded, outcome))
    assert found.gains is not None
    booked = [line.id for line in await bench.lines(table) if '"points",' in line.events]
    await bench.damage("UPDATE log SET events = '[{' WHERE id = ?", booked[-1])
    unreadable = await bench.db.read(lambda c: retraced(c, loaded, outcome))
    assert (unreadable.gains, unreadable.turning) == (None, ())
    await bench.damage("UPDATE log SET events = '[]' WHERE id = ?", booked[-1])
    missing = await bench.db.read(lambda c: retraced(c, loaded, outcome))
    assert (missing.gains, missing.turning) == (None, ())
    assert missing.begun == found.begun > 0


def test_the_chart_of_a_practice_game_does_not_call_it_a_table() -> None:
    loaded, letter, _ = ended("coal_baron")
    practised = msgspec.structs.replace(loaded, row=msgspec.structs.replace(loaded.row, guild=NOWHERE))
    assert practised.row.practice
    (picture,) = [shot.picture for shot in post_in("en", practised, letter).shots if "chart" in shot.name]
    assert isinstance(picture, Picture)
    assert picture.subtitle.endswith(words("en")("table-here", table=0))
