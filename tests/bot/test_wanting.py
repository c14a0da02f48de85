"""Players wanted: a card elsewhere that follows its table, calls a role now and then, and is no weapon."""

from typing import Any

import msgspec
import pytest

from bot.errors import Refused
from bot.letters import WantedLetter
from bot.outgoing.composing import compose
from bot.presenter import register
from bot.tables.loaded import Loaded
from bot.words import words
from cogs.kohle_kolonie import PRESENTER as KOHLE
from db import outbox
from db.rows import OutboxRow
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench

WANTED, ROLE, MODERATOR, DAY = 80, 70, 900, 24 * 3600


@pytest.fixture
async def open_bench(bench: Bench) -> Bench:
    await bench.service.choose_wanted_channel(bench.manager(), WANTED)
    await bench.service.choose_wanted_role(bench.manager(), ROLE)
    return bench


async def cards(bench: Bench, table: int) -> list[tuple[OutboxRow, WantedLetter]]:
    rows = await bench.rows(table)
    found = [(row, msgspec.json.decode(row.letter, type=WantedLetter)) for row in rows if '"wanted"' in row.letter]
    return [one for one in found if one[0].status != "dropped"]


async def arrive(bench: Bench, table: int) -> None:
    """Let the card of a table stand as message 555."""
    row = (await cards(bench, table))[0][0]
    await bench.db.transaction(lambda c: outbox.mark_sent(c, row.id, 555, bench.now))


def said(bench_loaded: Loaded, letter: WantedLetter) -> Any:
    return compose(letter, bench_loaded, 1)


async def test_the_card_says_who_is_wanted_for_what(open_bench: Bench) -> None:
    table = await open_bench.lobby(2)
    assert await open_bench.service.look_for_players(open_bench.call(101), table) == "wanted-posted"
    ((row, letter),) = await cards(open_bench, table)
    post = said(await open_bench.loaded(table), letter)
    assert (row.channel, post.roles, post.mentions) == (WANTED, (ROLE,), ())
    names = ("<@&70>", "Coal Baron", "User 101", "User 102", "English")
    for part in (*names, "2 seats are free", "7 days", "8:00", "about one turn a day"):
        assert part in post.text, part
    assert post.rows[0][0].label == "Join"


async def test_the_card_names_the_edition(open_bench: Bench) -> None:
    register(KOHLE)
    new = open_bench.service.new
    table = await new(open_bench.call(101), "kohle_kolonie", GUILD, CHANNEL, "en", threads=True)
    await open_bench.service.look_for_players(open_bench.call(101), table)
    ((_, letter),) = await cards(open_bench, table)
    before = said(await open_bench.loaded(table), letter).text
    await open_bench.service.set_preset(open_bench.call(101), table, "french")
    after = said(await open_bench.loaded(table), letter).text
    editions = [words("en")(f"kk-preset-about-{name}") for name in ("steiger", "french")]
    assert [[one in text for one in editions] for text in (before, after)] == [[True, False], [False, True]]


async def test_the_card_follows_its_table(open_bench: Bench) -> None:
    """One edit for each change; it ends with the gathering, and nobody is called by any of it."""
    table = await open_bench.lobby(2)
    await open_bench.service.look_for_players(open_bench.call(101), table)
    await arrive(open_bench, table)
    await open_bench.service.join(open_bench.call(103), table)
    row, letter = (await cards(open_bench, table))[-1]
    assert (row.edits, row.channel) == (555, WANTED)
    assert "One seat is free" in said(await open_bench.loaded(table), letter).text
    await open_bench.service.join(open_bench.call(104), table)
    full = said(await open_bench.loaded(table), (await cards(open_bench, table))[-1][1])
    assert "Every seat is taken" in full.text
    assert "Join" not in [button.label for button in full.rows[0]]
    await open_bench.service.leave(open_bench.call(104), table)
    again = said(await open_bench.loaded(table), (await cards(open_bench, table))[-1][1])
    assert "Join" in [button.label for button in again.rows[0]]
    await open_bench.service.start(open_bench.call(101), table, THREAD)
    ended = (await cards(open_bench, table))[-1][1]
    assert ended.settled == "lobby-is-running"
    post = said(await open_bench.loaded(table), ended)
    assert (post.roles, "<@&" in post.text) == ((), False)


async def test_a_card_on_its_way_is_told_as_it_is_by_then(open_bench: Bench) -> None:
    table = await open_bench.lobby(2)
    await open_bench.service.look_for_players(open_bench.call(101), table)
    await open_bench.service.join(open_bench.call(103), table)
    assert len(await cards(open_bench, table)) == 1


async def test_what_changes_nothing_edits_nothing(open_bench: Bench) -> None:
    table = await open_bench.lobby(2)
    await open_bench.service.look_for_players(open_bench.call(101), table)
    await arrive(open_bench, table)
    await open_bench.service.set_patience(open_bench.call(101), table, 7 * DAY)
    assert len(await cards(open_bench, table)) == 1
    await open_bench.service.set_patience(open_bench.call(101), table, 2 * DAY)
    assert len(await cards(open_bench, table)) == 2


@pytest.mark.parametrize("how", ["left", "closed", "channel"])
async def test_the_card_ends_with_a_gathering_that_ends_otherwise(open_bench: Bench, how: str) -> None:
    table = await open_bench.lobby(1)
    await open_bench.service.look_for_players(open_bench.call(101), table)
    await arrive(open_bench, table)
    match how:
        case "left":
            await open_bench.service.leave(open_bench.call(101), table)
        case "closed":
            await open_bench.service.close_lobby(open_bench.call(MODERATOR, moderates=CHANNEL), table)
        case _:
            await open_bench.service.lose(CHANNEL, open_bench.now)
    row, letter = (await cards(open_bench, table))[-1]
    assert (row.edits, letter.settled) == (555, "lobby-is-abandoned")


async def test_one_card_for_each_table(open_bench: Bench) -> None:
    table = await open_bench.lobby(2)
    await open_bench.service.look_for_players(open_bench.call(101), table)
    with pytest.raises(Refused) as refused:
        await open_bench.service.look_for_players(open_bench.call(101), table)
    assert (refused.value.key, refused.value.values["place"]) == ("wanted-already", WANTED)


async def test_a_card_goes_with_its_channel_and_another_may_be_put_elsewhere(open_bench: Bench) -> None:
    table = await open_bench.lobby(2)
    await open_bench.service.look_for_players(open_bench.call(101), table)
    await arrive(open_bench, table)
    await open_bench.service.forget_choice(WANTED)
    await open_bench.service.choose_wanted_channel(open_bench.manager(), WANTED + 1)
    assert await open_bench.service.look_for_players(open_bench.call(101), table) == "wanted-posted-quietly"
    assert [row.channel for row, _ in await cards(open_bench, table)] == [WANTED + 1]


async def test_where_another_channel_is_chosen_the_card_there_takes_the_place_of_the_first(
    open_bench: Bench,
) -> None:
    table = await open_bench.lobby(2)
    await open_bench.service.look_for_players(open_bench.call(101), table)
    await arrive(open_bench, table)
    await open_bench.service.choose_wanted_channel(open_bench.manager(), WANTED + 1)
    await open_bench.service.look_for_players(open_bench.call(101), table)
    _, ended, placed = await cards(open_bench, table)
    assert (ended[0].edits, ended[0].channel, ended[1].settled) == (555, WANTED, "wanted-elsewhere")
    assert (placed[0].edits, placed[0].channel) == (None, WANTED + 1)
    post = said(await open_bench.loaded(table), ended[1])
    assert "elsewhere" in post.text
    assert "Join" not in [button.label for button in post.rows[0]]
    await open_bench.service.join(open_bench.call(103), table)
    assert len(await cards(open_bench, table)) == 3, "the old one is edited no more"


async def test_the_role_is_called_once_a_day_by_somebody_and_once_for_a_table(open_bench: Bench) -> None:
    first, second = await open_bench.lobby(2), await open_bench.lobby(2, 12)
    await open_bench.service.look_for_players(open_bench.call(101), first)
    said_quietly = await open_bench.service.look_for_players(open_bench.call(101), second)
    assert said_quietly == "wanted-posted-quietly"
    assert (await cards(open_bench, second))[0][1].role == 0
    open_bench.now += DAY
    third = await open_bench.lobby(2, 13)
    assert await open_bench.service.look_for_players(open_bench.call(101), third) == "wanted-posted"
    other = await open_bench.service.new(open_bench.call(105), "coal_baron", GUILD, 14, "en", threads=True)
    assert await open_bench.service.look_for_players(open_bench.call(105), other) == "wanted-posted"


async def test_a_table_whose_card_was_given_up_calls_the_role_no_second_time(open_bench: Bench) -> None:
    """As where the bot had no right to write there: it may be asked again, and mentions nobody."""
    table = await open_bench.lobby(2)
    await open_bench.service.look_for_players(open_bench.call(101), table)
    row = (await cards(open_bench, table))[0][0]
    await open_bench.db.transaction(lambda c: outbox.drop(c, row.id))
    open_bench.now += 3 * DAY
    assert await open_bench.service.look_for_players(open_bench.call(101), table) == "wanted-posted-quietly"


async def test_who_may_not_invite_looks_for_nobody(open_bench: Bench) -> None:
    table = await open_bench.lobby(2)
    for user, key in ((102, "openers-for-a-day"), (999, "not-seated")):
        with pytest.raises(Refused) as refused:
            await open_bench.service.look_for_players(open_bench.call(user), table)
        assert refused.value.key == key
    with pytest.raises(Refused) as elsewhere:
        await open_bench.service.look_for_players(open_bench.call(999, guild=GUILD + 1), table)
    assert elsewhere.value.key == "table-unknown"


async def test_who_was_seen_off_does_not_come_in_by_the_card(open_bench: Bench) -> None:
    table = await open_bench.lobby(2)
    await open_bench.service.look_for_players(open_bench.call(101), table)
    await open_bench.service.expel(open_bench.call(MODERATOR, moderates=CHANNEL), table, 102)
    with pytest.raises(Refused):
        await open_bench.service.join(open_bench.call(102), table)


async def test_where_no_channel_is_chosen_nobody_is_looked_for(bench: Bench) -> None:
    table = await bench.lobby(2)
    with pytest.raises(Refused) as refused:
        await bench.service.look_for_players(bench.call(101), table)
    assert refused.value.key == "wanted-nowhere"
    assert not (await bench.loaded(table)).wanted_in


async def test_nobody_is_looked_for_at_a_full_or_running_table(open_bench: Bench) -> None:
    table = await open_bench.lobby(4)
    with pytest.raises(Refused) as full:
        await open_bench.service.look_for_players(open_bench.call(101), table)
    await open_bench.service.start(open_bench.call(101), table, THREAD)
    with pytest.raises(Refused) as running:
        await open_bench.service.look_for_players(open_bench.call(101), table)
    assert (full.value.key, running.value.key) == ("table-full", "lobby-is-running")


async def test_the_card_stays_where_it_is_when_its_table_is_carried_away(open_bench: Bench) -> None:
    table = await open_bench.lobby(2)
    await open_bench.service.look_for_players(open_bench.call(101), table)
    await open_bench.service.relocate(open_bench.call(MODERATOR, moderates=CHANNEL), table, 30, GUILD)
    assert [row.channel for row, _ in await cards(open_bench, table)] == [WANTED]


async def test_a_card_that_waits_holds_up_nobodys_game(open_bench: Bench) -> None:
    table = await open_bench.lobby(2)
    await open_bench.service.look_for_players(open_bench.call(101), table)
    row = (await cards(open_bench, table))[0][0]
    await open_bench.db.transaction(lambda c: outbox.put_aside(c, row.id, 2, open_bench.now + 900))
    assert not await open_bench.service.held_up(table)


async def test_deleting_ones_data_makes_no_second_call_of_the_role(open_bench: Bench) -> None:
    """A table opened, closed and forgotten is forgotten as a card; that a role was called a minute ago is not."""
    first = await open_bench.lobby(1)
    await open_bench.service.look_for_players(open_bench.call(101), first)
    await open_bench.service.leave(open_bench.call(101), first)
    await open_bench.service.forget(open_bench.call(101))
    assert (await open_bench.service.own_data(101)).counts()["wanted"] == 1
    second = await open_bench.lobby(1)
    assert await open_bench.service.look_for_players(open_bench.call(101), second) == "wanted-posted-quietly"
    await open_bench.service.leave(open_bench.call(101), second)
    open_bench.now += DAY
    await open_bench.service.forget(open_bench.call(101))
    assert (await open_bench.service.own_data(101)).counts()["wanted"] == 0


async def test_whose_call_it_was_is_who_made_it(open_bench: Bench) -> None:
    """Not whoever had looked for players before without one."""
    await open_bench.service.choose_wanted_role(open_bench.manager(), None)
    table = await open_bench.lobby(2)
    await open_bench.service.look_for_players(open_bench.call(101), table)
    row = (await cards(open_bench, table))[0][0]
    await open_bench.db.transaction(lambda c: outbox.drop(c, row.id))
    await open_bench.service.choose_wanted_role(open_bench.manager(), ROLE)
    await open_bench.service.appoint(open_bench.call(101), table, 1)
    assert await open_bench.service.look_for_players(open_bench.call(102), table) == "wanted-posted"
    other = await open_bench.service.new(open_bench.call(102), "coal_baron", GUILD, 14, "en", threads=True)
    assert await open_bench.service.look_for_players(open_bench.call(102), other) == "wanted-posted-quietly"


async def test_another_pace_edits_the_card(open_bench: Bench) -> None:
    table = await open_bench.lobby(2)
    await open_bench.service.look_for_players(open_bench.call(101), table)
    await arrive(open_bench, table)
    await open_bench.service.set_pace(open_bench.call(101), table, "several")
    row, letter = (await cards(open_bench, table))[-1]
    assert row.edits == 555
    assert "Pace: several turns a day" in said(await open_bench.loaded(table), letter).text


async def test_the_card_says_the_clock_where_there_is_one_and_follows_it(open_bench: Bench) -> None:
    table = await open_bench.lobby(2)
    await open_bench.service.look_for_players(open_bench.call(101), table)
    await arrive(open_bench, table)
    assert "Clock" not in said(await open_bench.loaded(table), (await cards(open_bench, table))[-1][1]).text
    await open_bench.service.set_clock(open_bench.call(101), table, "pass")
    row, letter = (await cards(open_bench, table))[-1]
    assert row.edits == 555
    lines = said(await open_bench.loaded(table), letter).text.splitlines()
    (pace,) = [number for number, line in enumerate(lines) if line.startswith("Pace: ")]
    assert lines[pace + 1].startswith("Clock: 42 h (3 waking days) to begin with")
    assert lines[pace + 1].endswith("the least harmful legal move is made")
    await open_bench.db.transaction(lambda c: outbox.mark_sent(c, row.id, 555, open_bench.now))
    await open_bench.service.set_clock(open_bench.call(101), table, "none")
    assert "Clock" not in said(await open_bench.loaded(table), (await cards(open_bench, table))[-1][1]).text
    assert len(await cards(open_bench, table)) == 3
