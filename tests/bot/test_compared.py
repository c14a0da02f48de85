"""What computers compared: kept with each line, shown to whoever practises, to all others after the game alone."""

from random import Random
from typing import Any

import msgspec
import pytest

from bot.post import Post
from bot.presenter import presenter_of, register
from bot.tables.comparing import Comparison
from bot.tables.practising import Wanted
from bot.tables.recording import record_of
from bot.words import LANGUAGES, words
from cogs.views.compared import comparison_post
from cogs.views.log import log_page
from db import thoughts
from games.registry import GAMES
from players.entry import Considered, think_of
from tests.bot.computer_tables import Machines, played_on
from tests.bot.computer_tables import lobby as gathering
from tests.bot.computer_tables import table as with_computers
from tests.bot.table_bench import Bench

TEXT = words("en")
OWN = 101
STRANGER = 999


async def practised(bench: Bench, game: str = "coal_baron", turns: int = 4) -> tuple[int, Machines]:
    """A practice game in which apprentices have played some turns, and what plays them."""
    register(presenter_of(game))
    levels = ("apprentice",) * (GAMES[game].seats[0] - 1)
    wanted = Wanted(game=game, language="en", levels=levels, seat=0, seed="5a" * 16)
    number = await bench.service.begin_practice(bench.call(OWN), wanted)
    machines = Machines(bench, think_of)
    for _ in range(turns):
        await machines.play()
        await decide(bench, number)
    await machines.play()
    return number, machines


async def decide(bench: Bench, number: int) -> None:
    """A decision of whoever practises, as an apprentice takes it, up to something final."""
    hint = await bench.service.hint(bench.call(OWN), number)
    for text in think_of(msgspec.structs.replace(hint.question, level="apprentice"))[0].line:
        await bench.service.move(bench.call(OWN), number, None, text)


async def page(bench: Bench, number: int, line: int | None = None, user: int = OWN) -> Comparison:
    """What a user is shown."""
    return await bench.service.compared(bench.call(user), number, line)


async def all_pages(bench: Bench, number: int) -> list[Comparison]:
    """All pages, the newest first, each found by the way to it from the one behind."""
    if not await lines(bench, number):
        return []
    found = [await page(bench, number)]
    while (earlier := found[-1].earlier) is not None:
        found.append(await page(bench, number, earlier))
        assert found[-1].later == found[-2].line
    return found


async def lines(bench: Bench, number: int) -> list[int]:
    """The lines with something compared that hold."""
    return await bench.db.read(lambda c: thoughts.lines_that_hold(c, number))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_each_turn_of_a_computer_has_its_page(bench: Bench, game: str) -> None:
    """What was played comes first; the pages lead from one to the next, and every one can be told."""
    number, _ = await practised(bench, game)
    found = await all_pages(bench, number)
    computers = (await bench.loaded(number)).computers
    played = [line for line in await bench.lines(number) if line.seat in computers and line.actions != "[]"]
    assert [one.line for one in found[::-1]] == [line.id for line in played]
    assert [one.number for one in found] == list(range(len(found), 0, -1))
    for one, line in zip(found[::-1], played, strict=True):
        assert list(one.compared[0].line) == msgspec.json.decode(line.actions)
        for language in LANGUAGES:
            post = comparison_post(one, words(language))
            assert len(post.text) <= 2000
            assert "`" not in post.text, "a move is told in words"
    assert bench.faults == []


@pytest.mark.slow
async def test_among_people_nobody_sees_it_before_the_end(bench: Bench) -> None:
    number, machines = await with_computers(bench), Machines(bench, think_of)
    await played_on(bench, machines, number, 3)
    assert await lines(bench, number)
    for user in (OWN, STRANGER):
        assert await bench.key(page(bench, number, user=user)) == "compared-later"
        assert not control_ids(log_page(await bench.service.log(user, number), TEXT), "compared")
    assert await bench.key(bench.service.compared(bench.call(STRANGER, guild=77), number)) == "table-unknown"


async def test_a_gathering_table_has_nothing_to_show(bench: Bench) -> None:
    assert await bench.key(page(bench, await gathering(bench))) == "table-is-lobby"


async def test_a_game_without_computers_has_nothing_to_show(bench: Bench) -> None:
    number = await bench.table(2)
    await bench.damage("UPDATE tables SET status = 'abandoned' WHERE id = ?", number)
    assert await bench.key(page(bench, number)) == "compared-none"


@pytest.mark.slow
async def test_after_the_game_all_of_the_server_see_it(bench: Bench) -> None:
    number, machines = await with_computers(bench, 1, ("apprentice", "apprentice")), Machines(bench, think_of)
    await played_on(bench, machines, number, 200, Random(3))
    assert (await bench.loaded(number)).row.status == "over"
    for user in (OWN, STRANGER):
        assert comparison_post(await page(bench, number, user=user), TEXT).text.count("\n") > 2
        assert control_ids(log_page(await bench.service.log(user, number), TEXT), "compared")
    every = [comparison_post(one, TEXT).text for one in await all_pages(bench, number)]
    assert not any(TEXT("compared-secret") in text for text in every)


async def test_a_practice_game_is_nobody_elses(bench: Bench) -> None:
    number, _ = await practised(bench, turns=1)
    assert await bench.key(page(bench, number, user=STRANGER)) == "table-unknown"
    assert control_ids(comparison_post(await page(bench, number), TEXT), "practise")


def control_ids(post: Post, op: str) -> list[str]:
    """The ids of the controls of an op."""
    ids = [getattr(one, "id", "") for row in post.rows for one in row]
    return [id for id in ids if id.startswith(f"b:{op}:")]


async def test_what_was_undone_is_seen_no_more(bench: Bench) -> None:
    """The page that was open leads to the turn before; what is played instead has its own."""
    number, machines = await practised(bench)
    while (await lines(bench, number))[-1] != (await bench.lines(number))[-1].id:
        await decide(bench, number)
        await machines.play()
    before = await lines(bench, number)
    open_page = await page(bench, number)
    preview = await bench.service.back_to_own(bench.call(OWN), number)
    await bench.service.ask_undo(bench.call(OWN), number, len(preview.fall.turns))
    left = await lines(bench, number)
    assert left == before[: len(left)]
    assert len(left) < len(before)
    assert (await page(bench, number, open_page.line)).line == left[-1]
    while len(await lines(bench, number)) == len(left):
        await decide(bench, number)
        await machines.play()
    assert set(await lines(bench, number)).isdisjoint(before[len(left) :])
    assert bench.faults == []


@pytest.mark.parametrize("body", ["nonsense", "[]", '[{"line": 3}]'])
async def test_a_damaged_page_says_so_and_nothing_else_breaks(bench: Bench, body: str) -> None:
    number, machines = await practised(bench)
    found = await all_pages(bench, number)
    await bench.damage("UPDATE thoughts SET body = ? WHERE line = ?", body, found[1].line)
    assert TEXT("compared-unreadable") in comparison_post(await page(bench, number, found[1].line), TEXT).text
    assert TEXT("compared-unreadable") not in comparison_post(await page(bench, number), TEXT).text
    assert (await bench.service.log(OWN, number)).faults == ()
    assert len(bench.faults) == (body != "[]"), "the host is told"
    while (await page(bench, number)).line == found[0].line:
        await decide(bench, number)
        await machines.play()
    assert TEXT("compared-unreadable") not in comparison_post(await page(bench, number), TEXT).text


async def test_a_page_whose_position_is_gone_says_so(bench: Bench) -> None:
    number, _ = await practised(bench)
    await bench.damage("DELETE FROM checkpoints WHERE table_id = ?", number)
    post = comparison_post(await page(bench, number), TEXT)
    assert TEXT("compared-unreadable") in post.text


async def test_a_kind_of_thing_that_this_version_does_not_count_spoils_no_page(bench: Bench) -> None:
    """Of a version that counted something else."""
    number, _ = await practised(bench)
    line = (await page(bench, number)).line
    others = '{"line":["place money_6","end"],"worth":0.0,"changes":[["moonlight.3",1.0,2.0],["workers",2.0,1.5]]}'
    body = f'[{{"line":["end"],"worth":1.0}},{others}]'
    await bench.damage("UPDATE thoughts SET body = ? WHERE line = ?", body, line)
    said = comparison_post(await page(bench, number, line), TEXT).text
    assert "2 more workers for new orders" in said
    assert "moonlight" not in said


async def test_with_the_practice_game_goes_what_was_compared(bench: Bench) -> None:
    number, _ = await practised(bench, turns=1)
    await bench.service.end_practice(bench.call(OWN), number)
    assert await lines(bench, number) == []


@pytest.mark.slow
async def test_whoever_has_the_seat_later_is_not_named(bench: Bench) -> None:
    """It is told of the computer that played then, at its level."""
    number, machines = await with_computers(bench, 1, ("apprentice", "apprentice")), Machines(bench, think_of)
    await played_on(bench, machines, number, 200, Random(3))
    line = (await page(bench, number)).line
    await bench.damage("UPDATE seats SET computer = '', user = 555 + seat, name = 'Zoe' WHERE computer <> ''")
    found = await page(bench, number, line)
    said = comparison_post(found, TEXT).text.splitlines()[0]
    assert "Apprentice" in said
    assert "Zoe" not in said


@pytest.mark.slow
async def test_the_record_and_the_log_know_nothing_of_it(bench: Bench) -> None:
    number, machines = await with_computers(bench, 1, ("apprentice", "apprentice")), Machines(bench, think_of)
    await played_on(bench, machines, number, 200, Random(3))
    with_it = record_of(await bench.service.ended_game(bench.call(OWN), number))
    assert (await bench.loaded(number)).state == await bench.replayed(number)
    await bench.damage("DELETE FROM thoughts")
    assert record_of(await bench.service.ended_game(bench.call(OWN), number)) == with_it


async def test_what_was_drawn_in_secret_is_shown_after_the_game_alone(bench: Bench) -> None:
    """A computer that keeps a tile of five drawn would show them by what it compared."""
    number, _ = await practised(bench, turns=0)
    while not (secret := await drawn(bench, number)):
        await decide(bench, number)
        await Machines(bench, think_of).play()
        assert (await bench.loaded(number)).row.status == "running"
    for one in secret:
        text = comparison_post(one, TEXT).text
        assert text.splitlines()[1:] == [TEXT("compared-secret")]
        row = msgspec.structs.replace(one.loaded.row, status="over")
        after = msgspec.structs.replace(one, loaded=msgspec.structs.replace(one.loaded, row=row))
        assert "keep" in comparison_post(after, TEXT).text


async def drawn(bench: Bench, number: int) -> list[Comparison]:
    """The pages of what computers kept of their draws."""
    found = await all_pages(bench, number)
    return [one for one in found if one.compared[0].line[0].startswith("keep")]


async def test_a_planned_sale_is_shown_once_the_round_is_over(bench: Bench) -> None:
    number, machines = await practised(bench, "ruhrschifffahrt", turns=0)
    planned = await planning(bench, number)
    while not planned:
        await decide(bench, number)
        await machines.play()
        planned = await planning(bench, number)
    line, begun = planned[0].line, planned[0].round
    assert TEXT("compared-secret") in comparison_post(planned[0], TEXT).text
    game = GAMES["ruhrschifffahrt"]
    while game.round_of((await bench.loaded(number)).state) == begun:
        assert TEXT("compared-secret") in comparison_post(await page(bench, number, line), TEXT).text
        await decide(bench, number)
        await machines.play()
    assert "plan:" in comparison_post(await page(bench, number, line), TEXT).text


async def planning(bench: Bench, number: int) -> list[Comparison]:
    """The pages of turns with a sale that nobody else knows of yet."""
    found = await all_pages(bench, number)
    return [one for one in found if any(text.startswith("plan ") for text in one.compared[0].line)]


def compare_nothing(question: Any) -> list[Considered]:
    """A computer that finds one plan, whose worth nobody knows."""
    return [Considered(one.line, 0.0) for one in think_of(question)[:1]]


async def test_a_single_plan_is_told_as_that(bench: Bench) -> None:
    number = await bench.service.begin_practice(
        bench.call(OWN), Wanted(game="coal_baron", language="en", levels=("apprentice",), seat=1)
    )
    machines = Machines(bench, compare_nothing)
    await machines.play()
    if not await lines(bench, number):  # the start is by chance
        await decide(bench, number)
        await machines.play()
    said = comparison_post(await page(bench, number), TEXT).text
    assert said.endswith(TEXT("compared-alone"))
    assert "•" not in said
