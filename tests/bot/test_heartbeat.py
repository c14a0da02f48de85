"""What happened since the last sign of life, told apart: ends, reboots, sleep, restores, leaps, moves by hand."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.letters import NoticeLetter
from bot.outgoing.composing import compose
from bot.tables.outages import AWAY
from bot.tables.questions import TIME_TO_AGREE
from bot.timing.clock import DiscordClock
from bot.timing.heartbeat import LATE, Happened, Pulse, happened
from bot.timing.sandbox_clock import SandboxClock
from db import tables, votes, waits
from db.heartbeat import last_beat
from db.rows import BeatRow
from tests.bot.table_bench import GUILD, THREAD, Bench

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
LAST = BeatRow(at=1_800_000_000, moved=0, boot="one", since_boot=50_000, awake=40_000, started=7)


def beat(seconds: int, *, asleep: int = 0, leapt: int = 0, moved: int = 0, **other: Any) -> BeatRow:
    """A sign of life so many seconds after the last, the machine having slept for some of them."""
    known = msgspec.structs.replace(
        LAST,
        at=LAST.at + seconds + leapt + moved,
        moved=moved,
        since_boot=LAST.since_boot + seconds,
        awake=LAST.awake + seconds - asleep,
    )
    return msgspec.structs.replace(known, **other)


def since(now: BeatRow, **last: Any) -> Happened:
    return happened(msgspec.structs.replace(LAST, **last), now)


def test_the_first_start_of_all() -> None:
    assert happened(None, LAST) == Happened("first")


def test_a_minute_later_all_is_well() -> None:
    for seconds in (0, 1, MINUTE, LATE):
        assert since(beat(seconds)) == Happened("running")


def test_a_clean_restart_and_a_crash() -> None:
    assert since(beat(20, started=8), ended=1) == Happened("restarted", 20)
    assert since(beat(5 * HOUR, started=8), ended=1) == Happened("restarted", 5 * HOUR)
    assert since(beat(5 * HOUR, started=8)) == Happened("crashed", 5 * HOUR)


def test_a_machine_that_slept_while_the_bot_was_not_running() -> None:
    assert since(beat(5 * HOUR, asleep=4 * HOUR, started=8)) == Happened("crashed", 5 * HOUR)


def test_a_reboot_by_whatever_the_counters_show() -> None:
    for uptime in (30, 10 * DAY):
        now = beat(2 * HOUR, boot="two", started=8, since_boot=uptime, awake=uptime)
        for ended in (0, 1):
            assert since(now, ended=ended) == Happened("rebooted", 2 * HOUR)


def test_a_machine_that_slept_and_woke_under_the_bot() -> None:
    assert since(beat(8 * HOUR + 40, asleep=8 * HOUR)) == Happened("suspended", 8 * HOUR)


def test_a_line_that_was_lost_and_a_process_that_stood() -> None:
    assert since(beat(2 * HOUR), ended=1) == Happened("cut off", 2 * HOUR)
    assert since(beat(2 * HOUR)) == Happened("cut off", 2 * HOUR)
    assert since(beat(LATE + 1)) == Happened("cut off", LATE + 1)


def test_a_restored_backup_older_and_newer() -> None:
    assert since(beat(9 * DAY, started=8), restored=1) == Happened("restored", 9 * DAY)
    assert since(beat(9 * DAY, boot="two"), restored=1) == Happened("restored", 9 * DAY)
    assert since(beat(-9 * DAY, started=8), restored=1) == Happened("restored", 0)


def test_a_newer_database_laid_in_by_hand_on_the_same_boot() -> None:
    """No counter of one boot goes back."""
    assert since(beat(-HOUR, started=8)) == Happened("restored", 0)
    assert since(beat(-HOUR, started=8, at=LAST.at + 5)) == Happened("restored", 5)


@pytest.mark.parametrize("started", [7, 8])
def test_a_wrong_time_that_was_set_right_is_no_time_in_which_the_bot_was_down(started: int) -> None:
    for leapt in (3 * HOUR, -3 * HOUR):
        found = since(beat(40, leapt=leapt, started=started))
        assert (found.down, found.leapt) == (0 if started == 7 else 40, leapt)
        assert found.kind == ("leapt" if started == 7 else "crashed")
        # What a clock that was behind has noted was noted too early: it must not seem to have lasted longer.
        assert found.uncounted == found.down + max(0, leapt)


def test_a_virtual_machine_that_stood_still_with_its_clock() -> None:
    assert since(beat(40, leapt=5 * HOUR)).uncounted == 5 * HOUR


def test_a_reboot_with_a_time_that_was_set_back() -> None:
    assert since(beat(-3 * HOUR, boot="two", started=8, since_boot=30, awake=30)) == Happened("rebooted", 0)


def test_clocks_that_differ_by_little_have_not_leapt() -> None:
    assert since(beat(MINUTE, leapt=50)) == since(beat(MINUTE, leapt=-50)) == Happened("running")


def test_what_was_moved_by_hand_has_passed_for_all_who_play_unless_nobody_could_reach_the_bot() -> None:
    for moved in (30 * DAY, -30 * DAY):
        assert since(beat(5, moved=moved)) == Happened("running")
    assert since(beat(5, moved=20 * HOUR), ended=1) == Happened("cut off", 20 * HOUR + 5)
    assert since(beat(5, moved=20 * HOUR, started=8)) == Happened("crashed", 20 * HOUR + 5)
    assert since(beat(5, moved=-20 * HOUR, started=8), ended=1) == Happened("restarted", 5)


def test_where_the_machine_names_no_boot_processes_are_told_apart() -> None:
    assert since(beat(MINUTE, boot=""), boot="") == Happened("running")
    assert since(beat(2 * HOUR, boot="", started=8), boot="") == Happened("rebooted", 2 * HOUR)
    assert since(beat(-10, at=LAST.at + 60, boot="", started=8), boot="") == Happened("rebooted", 60)


counts = st.integers(0, 10**7)
rows = st.builds(
    BeatRow,
    at=counts,
    moved=st.integers(-(10**6), 10**6),
    boot=st.sampled_from(("", "one", "two")),
    since_boot=counts,
    awake=counts,
    started=st.integers(0, 2),
    ended=st.integers(0, 1),
    restored=st.integers(0, 1),
)


@given(rows, rows)
def test_of_any_two_signs_of_life_it_is_said_what_happened(last: BeatRow, now: BeatRow) -> None:
    found = happened(last, now)
    assert found.down >= 0
    assert found.uncounted >= 0


def test_signs_of_life_of_this_process() -> None:
    clock = DiscordClock()
    pulse = Pulse()
    one, two = pulse.beat(clock), pulse.beat(clock)
    assert happened(one, two) == Happened("running")
    assert happened(one, Pulse(started=1).beat(clock)).kind == "crashed"
    assert happened(pulse.beat(clock, ended=True), Pulse(started=1).beat(clock)).kind == "restarted"
    moved = SandboxClock()
    moved.move(DAY)
    assert happened(one, pulse.beat(moved)) == Happened("running")


async def waited(bench: Bench, table: int) -> int:
    (wait,) = await bench.db.read(lambda c: waits.waits(c, table))
    return bench.now - wait.since


async def told(bench: Bench) -> int:
    table = await bench.table(3)
    await bench.db.transaction(lambda c: waits.tell(c, table, bench.now))
    await bench.awake()
    return table


@pytest.mark.parametrize(
    ("other", "kind"),
    [
        ({"started": 2}, "crashed"),
        ({"boot": "another", "started": 2, "since_boot": 10, "awake": 10}, "rebooted"),
        ({"awake": 100_000_000 + 30}, "suspended"),
        ({}, "cut off"),
        ({"since_boot": 100_000_000 + 30, "awake": 100_000_000 + 30}, "leapt"),
    ],
)
async def test_whatever_kept_players_from_the_bot_counts_for_nobody(
    bench: Bench, other: dict[str, Any], kind: str
) -> None:
    table = await told(bench)
    await bench.service.ask_stop(bench.call(101), table)
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    bench.now += DAY
    assert (await bench.service.record_beat(bench.beat(**other))).kind == kind
    assert await waited(bench, table) <= MINUTE
    (after,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    assert abs(after.lapses_at - vote.lapses_at - DAY) <= MINUTE


async def test_time_moved_by_hand_counts_for_all(bench: Bench) -> None:
    table = await told(bench)
    await bench.service.ask_stop(bench.call(101), table)
    bench.now += TIME_TO_AGREE
    seconds = 100_000_000 + 5
    found = await bench.service.record_beat(bench.beat(since_boot=seconds, awake=seconds, moved=TIME_TO_AGREE - 5))
    assert found == Happened("running")
    assert await waited(bench, table) == TIME_TO_AGREE
    await bench.service.agenda.do(bench.now)
    assert not await bench.db.read(lambda c: votes.open_votes(c, table))


async def test_an_outage_is_credited_once_and_a_short_one_not(bench: Bench) -> None:
    table = await told(bench)
    bench.now += 5 * HOUR
    for _ in range(3):
        await bench.service.record_beat(bench.beat(started=2))
    assert await waited(bench, table) == 0
    bench.now += AWAY
    await bench.service.record_beat(bench.beat(started=3))
    assert await waited(bench, table) == AWAY


async def test_a_sign_of_life_takes_the_place_of_the_one_before(bench: Bench) -> None:
    for started in (1, 2, 2):
        wanted = bench.beat(started=started, ended=1)
        await bench.service.record_beat(wanted)
        assert await bench.db.read(last_beat) == wanted


@pytest.mark.parametrize(("hours", "said"), [(2, []), (3, ["3 hours"]), (50, ["2 days"])])
async def test_a_long_outage_is_told_where_somebody_waits_with_what_does_not_count(
    bench: Bench, hours: int, said: list[str]
) -> None:
    table, paused = await told_table(bench), await told_table(bench, THREAD + 1)
    await bench.db.transaction(lambda c: tables.change_table(c, paused, still_since=bench.now, stops={"pause": 1}))
    await bench.service.record_beat(bench.beat())
    bench.now += hours * HOUR
    await bench.service.record_beat(bench.beat(started=2))
    await bench.service.record_beat(bench.beat(started=2))
    assert await outages_told(bench, paused) == []
    told = await outages_told(bench, table)
    assert len(told) == len(said)
    for text, part in zip(told, said, strict=True):
        assert f"out of reach for {part}. Nobody loses that time" in text


async def test_a_server_that_is_back_after_long_is_told_once_and_nobody_called(bench: Bench) -> None:
    table = await told_table(bench)
    await bench.service.lose_server(GUILD, bench.now)
    bench.now += 5 * HOUR
    await bench.service.find_server(GUILD, bench.now)
    await bench.service.find_server(GUILD, bench.now)
    (text,) = await outages_told(bench, table)
    assert "for 5 hours. Nobody loses that time." in text


async def told_table(bench: Bench, place: int = THREAD) -> int:
    table = await bench.table(2, place)
    await bench.db.transaction(lambda c: waits.tell(c, table, bench.now))
    return table


async def outages_told(bench: Bench, table: int) -> list[str]:
    """What a table was told of time in which nobody could move; it mentions nobody."""
    posts = [
        compose(letter, await bench.loaded(table), 1)
        for letter in await bench.letters(table)
        if isinstance(letter, NoticeLetter) and letter.key in ("notice-outage", "notice-server-back")
    ]
    assert not any(post.mentions for post in posts)
    return [post.text for post in posts]
