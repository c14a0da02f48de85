"""What the channel and the log are told of pauses, of questions how to go on, of leaving and coming back."""

from pathlib import Path

import pytest

from bot.letters import NoticeLetter
from bot.outgoing.composing import compose
from bot.tables.counting import PATIENCE
from bot.words import LANGUAGES, words
from cogs.views.log import log_page
from db import tables, votes, waits
from db.database import Database
from tests.bot.table_bench import Bench

DAY = 24 * 3600


async def told(bench: Bench, players: int = 3) -> int:
    table = await bench.table(players)
    await bench.db.transaction(lambda c: waits.tell(c, table, bench.now))
    return table


async def notices(bench: Bench, table: int) -> list[NoticeLetter]:
    return [letter for letter in await bench.letters(table) if isinstance(letter, NoticeLetter)]


async def agree(bench: Bench, table: int, user: int) -> str:
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    return await bench.service.cast(bench.call(user), table, vote.id, "yes")


async def paused(bench: Bench, until: int) -> int:
    table = await told(bench)
    await bench.service.ask_pause(bench.call(101), table, until)
    await agree(bench, table, 102)
    return table


async def test_a_pause_names_who_asked_at_both_ends(bench: Bench) -> None:
    table = await paused(bench, bench.now + 3 * DAY)
    loaded = await bench.loaded(table)
    name = loaded.party.names[0]
    begun = (await notices(bench, table))[-1]
    assert name in compose(begun, loaded, 1).text
    await bench.service.ask_resume(bench.call(103), table)
    await agree(bench, table, 102)
    ended = (await notices(bench, table))[-1]
    assert ended.key == "notice-resumed-early"
    assert loaded.party.names[2] in compose(ended, loaded, 1).text


async def test_a_pause_that_ends_by_itself_is_told_once_and_closes_the_question_of_its_end(bench: Bench) -> None:
    table = await paused(bench, bench.now + DAY)
    await bench.service.ask_resume(bench.call(103), table)
    bench.now += DAY
    await bench.service.agenda.do(bench.now)
    bench.now += 4 * DAY
    await bench.service.agenda.do(bench.now)
    ends = [letter.key for letter in await notices(bench, table) if letter.key.startswith("notice-resum")]
    assert ends == ["notice-resume-asked", "notice-resumed"]
    assert [kind for kind in await bench.kinds(table) if kind.startswith("resume")] == ["resume-asked", "resumed"]


async def test_a_pause_that_ends_while_the_bot_is_down_is_told_once_and_time_runs_from_then(
    bench: Bench, tmp_path: Path
) -> None:
    table = await paused(bench, bench.now + DAY)
    await bench.db.close()
    bench.db = await Database.open(tmp_path / "steiger.db", "test")
    again = Bench(bench.db, now=bench.now + 5 * DAY, interaction=5000)
    for _ in range(2):
        await again.service.agenda.do(again.now)
    assert [one.key for one in await notices(again, table)].count("notice-resumed") == 1
    (wait,) = await again.db.read(lambda c: waits.waits(c, table))
    assert wait.since == again.now
    assert (await again.loaded(table)).row.still_since is None


async def test_a_pause_that_is_agreed_after_its_end_is_none_and_says_so(bench: Bench) -> None:
    table = await told(bench)
    await bench.service.ask_pause(bench.call(101), table, bench.now + 3600)
    bench.now += 7200
    await agree(bench, table, 102)
    assert (await bench.loaded(table)).row.still_since is None
    assert (await notices(bench, table))[-1].key == "notice-pause-late"


async def test_a_pause_of_a_table_whose_position_cannot_be_read_ends_all_the_same(bench: Bench) -> None:
    table = await paused(bench, bench.now + DAY)
    await bench.db.transaction(lambda c: tables.change_table(c, table, state=b"damaged"))
    bench.now += DAY
    await bench.service.agenda.do(bench.now)
    assert (await bench.loaded(table)).row.still_since is None


async def test_in_a_pause_nobody_is_late_and_the_refusal_says_that_time_stands_still(bench: Bench) -> None:
    table = await paused(bench, bench.now + 10 * DAY)
    seat = (await bench.loaded(table)).active[0]
    waited_for = await bench.user(table)
    other = next(user for user in (101, 102, 103) if user != waited_for)
    bench.now += PATIENCE + DAY
    refused = bench.service.ask_absence(bench.call(other), table, seat, "pass")
    assert await bench.key(refused) == "absent-still"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("choice", ["wait", "time", "pass", "seat"])
async def test_the_question_how_to_go_on_names_who_asks_and_what_they_are_for(
    bench: Bench, language: str, choice: str
) -> None:
    table = await told(bench, 4)
    await bench.db.transaction(lambda c: tables.change_table(c, table, language=language))
    seat = (await bench.loaded(table)).active[0]
    waited_for = await bench.user(table)
    user = next(user for user in (101, 102, 103, 104) if user != waited_for)
    bench.now += PATIENCE + 1
    await bench.service.ask_absence(bench.call(user), table, seat, choice)
    loaded = await bench.loaded(table)
    asker = loaded.seat_of(user)
    assert asker is not None
    text = words(language)  # type: ignore[arg-type]
    post = compose((await notices(bench, table))[-1], loaded, 1)
    last = post.text.splitlines()[-1].split(">.")[-1]
    assert loaded.party.names[asker.seat] in last
    assert text(f"button-{choice}") in last


async def test_where_time_asks_nobody_is_named_as_asking(bench: Bench) -> None:
    table = await told(bench)
    bench.now += PATIENCE + 1
    await bench.service.agenda.do(bench.now)
    post = compose((await notices(bench, table))[-1], await bench.loaded(table), 1)
    assert post.text.endswith(">.")


async def test_who_leaves_and_comes_back_is_named_once_in_a_line(bench: Bench) -> None:
    table = await told(bench)
    await bench.service.leave(bench.call(102), table)
    await bench.service.come_back(bench.call(102), table)
    for language in LANGUAGES:
        page = log_page(await bench.service.log(999, table), words(language)).text
        lines = [line for line in page.splitlines() if line.startswith("⚖")][-2:]
        assert [line.count("User 102") for line in lines] == [1, 1]
