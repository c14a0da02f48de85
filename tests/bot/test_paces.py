"""Pace and clock of a table: chosen in the lobby, changed by vote, kept by a rematch, and shown."""

from typing import Any

import msgspec
import pytest

from bot.letters import NoticeLetter, ReminderLetter, letter_in
from bot.outgoing.clock_text import clock_words, span
from bot.outgoing.composing import compose
from bot.outgoing.reminder_posts import reminder
from bot.post import TEXT_LIMIT, Button, Menu
from bot.presenter import PRESENTERS
from bot.tables import waiting
from bot.tables.acts import act_in
from bot.tables.clocks import AT_ZERO, PRESETS, TableClock, clock_in, preset
from bot.tables.paces import CLOCKS, stored
from bot.tables.reminding import HOUR
from bot.words import LANGUAGES, Language, words
from cogs.views.lobby import rules_post
from cogs.views.log import log_page
from cogs.views.own_tables import own_table_line
from cogs.views.paces import pace_post
from cogs.views.panel import panel
from db import pings, tables, votes
from tests.bot.clocked_tables import CLOCK, clocked, left, notices, pass_time, played, told, turns
from tests.bot.table_bench import CHANNEL, Bench

EN = words("en")


async def agree(bench: Bench, table: int, *users: int) -> None:
    """Agree to the open question."""
    for user in users:
        (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
        await bench.service.cast(bench.call(user), table, vote.id, "yes")


async def clock(bench: Bench, table: int) -> TableClock | None:
    return clock_in((await bench.loaded(table)).row.clock)


# In the lobby


async def test_in_the_lobby_a_clock_is_chosen_and_follows_the_pace(bench: Bench) -> None:
    table = await bench.lobby(2)
    opener = bench.call
    assert await clock(bench, table) is None
    assert await bench.service.set_clock(opener(101), table, "pass") == "option-set"
    assert await clock(bench, table) == preset("day", "pass")
    await bench.service.set_pace(opener(101), table, "live")
    assert await clock(bench, table) == preset("live", "pass")
    await bench.service.set_clock(opener(101), table, "none")
    assert await clock(bench, table) is None
    assert await bench.kinds(table) == ["opened", "joined", "clock", "pace", "clock"]
    assert await bench.key(bench.service.set_clock(opener(101), table, "hourglass")) == "option-unknown"
    assert await bench.key(bench.service.set_pace(opener(101), table, "")) == "option-unknown"
    assert await bench.key(bench.service.set_clock(opener(102), table, "tell")) == "openers-for-a-day"


async def test_what_can_be_chosen_stands_in_one_menu_with_its_figures(bench: Bench) -> None:
    table = await bench.lobby(2)
    seen = await bench.service.seen(101, table)
    post = rules_post(seen, PRESENTERS["coal_baron"], EN, changeable=True)
    (menu,) = [one for row in post.rows for one in row if isinstance(one, Menu) and ":pace:" in one.id]
    offered = {one.value: one.description for one in menu.choices}
    assert set(offered) == {"live", "several", "slower", "clock-tell", "clock-pass", "clock-ask", "off"}
    assert (
        offered["clock-pass"]
        == "42 h (3 waking days) plus 14 h (1 waking day) a decision, never more than 70 h (5 waking days)"
    )
    assert "Clock: none" in post.text
    await bench.service.set_clock(bench.call(101), table, "pass")
    post = rules_post(await bench.service.seen(101, table), PRESENTERS["coal_baron"], EN, changeable=True)
    (menu,) = [one for row in post.rows for one in row if isinstance(one, Menu) and ":pace:" in one.id]
    assert {one.value for one in menu.choices} >= {"clock-none", "clock-tell", "clock-ask"}
    assert "clock-pass" not in {one.value for one in menu.choices}
    assert "42 h (3 waking days) to begin with" in post.text


async def test_a_rematch_keeps_the_clock(bench: Bench) -> None:
    table = await clocked(bench, "ask", players=2)
    for user in (101, 102):
        await bench.service.concede(bench.call(user), table)
    again = await bench.service.rematch(bench.call(101), table, CHANNEL + 5, threads=True)
    assert await clock(bench, again) == TableClock(CLOCK.base, CLOCK.increment, CLOCK.cap, "ask")


# By vote


async def test_a_new_clock_begins_with_the_base_for_everybody_from_then_on(bench: Bench) -> None:
    table = await bench.table(3)
    await told(bench, table)
    bench.now += 30 * HOUR
    assert await bench.service.ask_pace(bench.call(101), table, "", "pass") == "vote-opened"
    assert await clock(bench, table) is None
    await agree(bench, table, 102)
    assert await clock(bench, table) == preset("day", "pass")
    assert [await left(bench, table, user) for user in (101, 102, 103)] == [CLOCK.base] * 3
    user = await bench.user(table)
    bench.now += HOUR
    assert await left(bench, table, user) == CLOCK.base - HOUR
    assert (await bench.kinds(table))[-2:] == ["pace-asked", "pace-passed"]


async def test_by_another_clock_seats_keep_what_they_have_left_an_increment_at_least(bench: Bench) -> None:
    table = await clocked(bench, "tell")
    first = await played(bench, table, 2 * HOUR)
    second = await bench.user(table)
    bench.now += 39 * HOUR
    await bench.service.ask_pace(bench.call(101), table, "several", "")
    await agree(bench, table, 102)
    assert await clock(bench, table) == preset("several", "tell")
    assert await left(bench, table, first) == 54 * HOUR
    assert await left(bench, table, second) == PRESETS["several"].increment
    bench.now += HOUR
    assert await left(bench, table, second) == PRESETS["several"].increment - HOUR


async def test_zero_that_was_told_comes_again_by_another_clock(bench: Bench) -> None:
    table = await clocked(bench, "tell")
    await pass_time(bench, CLOCK.base + HOUR, HOUR)
    await bench.service.ask_pace(bench.call(101), table, "several", "")
    await agree(bench, table, 102)
    await pass_time(bench, 5 * HOUR)
    assert len(await notices(bench, table, "notice-clock-zero")) == 2


async def test_a_clock_that_is_voted_away_is_forgotten(bench: Bench) -> None:
    table = await clocked(bench, "pass")
    user = await bench.user(table)
    bench.now += 30 * HOUR
    await bench.service.ask_pace(bench.call(101), table, "", "none")
    await agree(bench, table, 102)
    await pass_time(bench, 40 * HOUR, HOUR)
    assert await bench.user(table) == user
    assert {seat.time_left for seat in (await bench.loaded(table)).seats} == {None}
    await bench.service.ask_pace(bench.call(102), table, "", "pass")
    await agree(bench, table, 103)
    assert await left(bench, table, user) == CLOCK.base


async def test_a_clock_voted_while_the_table_stands_still_runs_once_time_does(bench: Bench) -> None:
    table = await bench.table(2)
    await told(bench, table)
    row = (await bench.loaded(table)).row
    await bench.db.transaction(lambda c: waiting.stop(c, row, "pause", bench.now))
    bench.now += HOUR
    await bench.service.ask_pace(bench.call(101), table, "", "tell")
    await agree(bench, table, 102)
    bench.now += 9 * HOUR
    user = await bench.user(table)
    assert await left(bench, table, user) == CLOCK.base
    row = (await bench.loaded(table)).row
    await bench.db.transaction(lambda c: waiting.go_on(c, row, "pause", bench.now))
    bench.now += HOUR
    assert await left(bench, table, user) == 41 * HOUR


async def test_who_may_not_ask_for_another_pace_and_what_is_none(bench: Bench) -> None:
    table = await clocked(bench, "tell")
    ask = bench.service.ask_pace
    assert await bench.key(ask(bench.call(900), table, "live", "")) == "not-seated"
    assert await bench.key(ask(bench.call(101), table, "hasty", "")) == "option-unknown"
    assert await bench.key(ask(bench.call(101), table, "day", "tell")) == "pace-the-same"
    lobby = await bench.lobby(2, CHANNEL + 7)
    assert await bench.key(ask(bench.call(101), lobby, "live", "")) == "table-is-lobby"


async def test_a_vote_about_figures_that_cannot_be_read_leaves_the_table_without_a_clock(
    bench: Bench,
) -> None:
    table = await bench.table(2)
    await told(bench, table)
    await bench.service.ask_pace(bench.call(101), table, "live", "pass")
    await bench.damage("""UPDATE votes SET facts = '{"value":"live","clock":"pass","base":-1}'""")
    await agree(bench, table, 102)
    assert await clock(bench, table) is None
    assert (await bench.loaded(table)).row.pace == "live"


# Shown


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (42 * HOUR, "42 h (3 waking days)"),
        (14 * HOUR, "14 h (1 waking day)"),
        (4 * HOUR, "4 h"),
        (1800, "30 min"),
        (14 * HOUR + 1800, "14 h 30 min"),
        (HOUR - 1, "1 h"),
        (1, "1 min"),
        (0, "0 min"),
    ],
)
def test_a_span_is_said_in_figures_and_whole_days(seconds: int, said: str) -> None:
    assert span(seconds, EN) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clock_is_said_in_every_language(language: Language) -> None:
    text = words(language)
    for pace in PRESETS:
        for at_zero in AT_ZERO:
            said = clock_words(preset(pace, at_zero), text)
            assert text(f"zero-{at_zero}") in said
    assert clock_words(None, text) == text("clock-none-chosen")


async def test_everybody_at_the_table_sees_what_each_has_left_and_may_give_others_more(bench: Bench) -> None:
    table = await clocked(bench, "ask")
    user, begun = await bench.user(table), bench.now
    other = next(one for one in (101, 102, 103) if one != user)
    found = await bench.service.pace_and_clock(bench.call(other), table)
    post = pace_post(found, EN, other)
    party = (await bench.loaded(table)).party
    assert f"{party.names[user - 101]}: time until <t:{begun + CLOCK.base}:f>" in post.text
    assert post.text.count("42 h (3 waking days) left") == 2
    assert "about one turn a day" in post.text
    buttons = [one for row in post.rows for one in row if isinstance(one, Button)]
    assert [one.id for one in buttons] == [
        f"b:time:{table}:0:{one - 101}" for one in (101, 102, 103) if one != other
    ]
    assert pace_post(await bench.service.pace_and_clock(bench.call(900), table), EN, 900).rows == ()
    assert await bench.key(bench.service.pace_and_clock(bench.call(900, guild=9), table)) == "table-unknown"


async def test_a_table_without_a_clock_says_so(bench: Bench) -> None:
    table = await bench.table(2)
    post = pace_post(await bench.service.pace_and_clock(bench.call(101), table), EN, 101)
    assert "Clock: none" in post.text
    assert post.rows == ()
    lobby = await bench.lobby(2, CHANNEL + 3)
    post = pace_post(await bench.service.pace_and_clock(bench.call(101), lobby), EN, 101)
    assert "The opener chooses" in post.text


async def test_the_panel_says_until_when_there_is_time_how_it_stands_and_that_it_is_over(bench: Bench) -> None:
    table = await clocked(bench, "tell")
    user, begun = await bench.user(table), bench.now

    async def said() -> str:
        return panel(await bench.service.seen(user, table), EN).text

    assert f"You have time until <t:{begun + CLOCK.base}:f>." in await said()
    other = next(one for one in (101, 102, 103) if one != user)
    assert "⏱️" not in panel(await bench.service.seen(other, table), EN).text
    bench.now += HOUR
    row = (await bench.loaded(table)).row
    await bench.db.transaction(lambda c: waiting.stop(c, row, "pause", bench.now))
    assert "You have 41 h left; your time is standing still." in await said()
    row = (await bench.loaded(table)).row
    await bench.db.transaction(lambda c: waiting.go_on(c, row, "pause", bench.now))
    await pass_time(bench, 42 * HOUR, HOUR)
    assert f"Your time has been up since <t:{begun + CLOCK.base}:f>." in await said()


async def test_the_own_tables_say_until_when_there_is_time(bench: Bench) -> None:
    table = await clocked(bench, "tell")
    user, begun = await bench.user(table), bench.now
    (own,) = (await bench.service.own_tables(user)).entries
    assert f"time until <t:{begun + CLOCK.base}:f>" in own_table_line(
        own, await bench.service.seen(user, table), EN
    )
    other = next(one for one in (101, 102, 103) if one != user)
    (own,) = (await bench.service.own_tables(other)).entries
    assert "time until" not in own_table_line(own, await bench.service.seen(other, table), EN)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_messages_and_log_of_the_clock_in_every_language(bench: Bench, language: Language) -> None:
    table = await clocked(bench, "pass")
    await bench.db.transaction(lambda c: tables.change_table(c, table, language=language))
    user = await bench.user(table)
    giver = next(one for one in (101, 102, 103) if one != user)
    await pass_time(bench, 22 * HOUR)
    await bench.service.give_time(bench.call(giver), table, user - 101)
    await pass_time(bench, 40 * HOUR)
    await told(bench, table)
    await bench.service.ask_pace(bench.call(101), table, "slower", "ask")
    loaded = await bench.loaded(table)
    text = words(language)
    name = loaded.party.names[user - 101]
    posts = {
        type(one).__name__ + getattr(one, "key", ""): compose(one, loaded, 7) for one in await bench.letters(table)
    }
    assert all(len(post.text) <= TEXT_LIMIT for post in posts.values())
    turn = (await turns(bench, table))[-1]
    shown = compose(turn, loaded, 7).text
    assert text("turn-clock-passed", names=name) in shown
    assert text("turn-until", zero=turn.until[0]) in shown
    assert (
        text("turn-until", zero=turn.until[0])
        not in compose(msgspec.structs.replace(turn, retired=True), loaded, 7).text
    )
    asked = posts["NoticeLetternotice-pace-asked"].text
    assert clock_words(preset("slower", "ask"), text) in asked
    assert text("pace-slower") in asked
    log = log_page(await bench.service.log(user, table), text).text
    for kind in ("clock-passed", "time-given"):
        assert text(f"act-{kind}", seat=name, who=f"User {giver}") in log
    assert clock_words(preset("slower", "ask"), text) in log


async def test_the_warning_has_a_button_by_which_others_give_more_time(bench: Bench) -> None:
    table = await clocked(bench, "pass")
    user, begun = await bench.user(table), bench.now
    await pass_time(bench, 22 * HOUR)
    (letter,) = [one for one in await bench.letters(table) if getattr(one, "waits", ())]
    post = reminder(letter, await bench.loaded(table), EN, 9)
    assert f"at <t:{begun + CLOCK.base}:f>" in post.text
    assert "the least harmful legal move is made for you" in post.text
    ids = [one.id for row in post.rows for one in row if isinstance(one, Button)]
    assert f"b:time:{table}:0:{user - 101} 9" in ids


async def test_the_warning_stands_at_the_table_where_the_others_see_it(bench: Bench) -> None:
    """Though it is the first reminder, which comes by direct message elsewhere."""
    table = await clocked(bench, "pass")
    await pass_time(bench, 22 * HOUR)
    (row,) = [one for one in await bench.rows(table) if one.asks == "reminder"]
    assert row.recipient is None


async def test_whoever_wants_it_directly_has_no_button_for_the_others(bench: Bench) -> None:
    table = await clocked(bench, "pass")
    user = await bench.user(table)
    await bench.db.transaction(lambda c: pings.choose(c, user, "reminder", "direct"))
    await pass_time(bench, 22 * HOUR)
    (row,) = [one for one in await bench.rows(table) if one.asks == "reminder"]
    assert row.recipient == user
    found = letter_in(row.letter)
    assert isinstance(found, ReminderLetter)
    post = compose(found, await bench.loaded(table), 9, direct=True)
    ids = [one.id for row in post.rows for one in row if isinstance(one, Button)]
    assert [one for one in ids if one.startswith("b:time:")] == []
    assert len(ids) == 4


async def test_what_is_told_at_zero_has_that_button(bench: Bench) -> None:
    table = await clocked(bench, "tell")
    user = await bench.user(table)
    await pass_time(bench, CLOCK.base + HOUR, HOUR)
    (notice,) = await notices(bench, table, "notice-clock-zero")
    post = compose(notice, await bench.loaded(table), 9)
    assert f"<@{user}>" in post.text
    ids = [one.id for row in post.rows for one in row if isinstance(one, Button)]
    assert f"b:time:{table}:0:{user - 101} 9" in ids


def test_acts_of_before_are_told_as_ever() -> None:
    """A pace that was chosen before there were clocks has no figures."""
    kept: dict[str, Any] = {"kind": "pace", "name": "Anna", "role": "opener", "facts": '{"value":"live"}', "at": 5}
    act = act_in(msgspec.json.encode(kept).decode())
    assert act is not None
    assert act.facts == {"value": "live"}
    assert NoticeLetter(key="x").more_time is None
    assert stored(None) == ""
    assert set(CLOCKS) == {"none", *AT_ZERO}
