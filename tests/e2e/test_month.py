"""What must hold on the phones of a table of four over a fortnight in which the clocks change.

The whole month is printed by `python -m benchmarks.month`.
"""

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from tests.bot.year_people import DAY, HOUR
from tests.e2e.month import BERLIN, Month, Person, instant, month
from tests.e2e.phones import Entry, Phone

pytestmark = pytest.mark.slow

PATIENCE = 7 * DAY
OUTAGE = 9 * HOUR
SLACK = 3 * 60
MOST_MENTIONS = 1.3


async def test_a_fortnight_with_a_holiday_a_forgotten_finish_somebody_gone_and_an_outage(tmp_path: Path) -> None:
    async with month(tmp_path, days_before=4) as life:
        await life.open()
        first = datetime.fromtimestamp(life.now, UTC).date()
        gone_on = first + timedelta(2), first + timedelta(5)
        assert gone_on[0] < datetime.fromtimestamp(life.changes_at, UTC).date() < gone_on[1]
        life.at(instant(gone_on[0], 12) - DAY, lambda: life.away("Ben", *gone_on))
        life.at(instant(gone_on[1], 12), lambda: life.vanish("Dmitri"))
        await until(life, lambda: bool(about(life.phone("Dmitri"), "reminder")))
        await life.live(life.now + 5 * HOUR)
        before = await life.waited_since("Dmitri")
        await life.restart(OUTAGE)
        after = await life.waited_since("Dmitri")
        assert before is not None
        assert after is not None
        assert abs(after - before - OUTAGE) < SLACK, "no time is lost by an outage"
        await until(life, lambda: bool(passed(life)))
        decisions = await life.handed_over()
        await life.live(life.now + 2 * DAY)
        assert await life.handed_over() > decisions + 2, "the game goes on"
        assert await life.wrong() == []
        assert len(life.rings()) / await life.handed_over() <= MOST_MENTIONS
        told_at_both_ends(life, *gone_on)
        told_once_to_finish(life)
        reminded_and_passed(life)
        done(life.phone("Ben"))
        never_opened_a_setting(life.phone("Anna"))


async def until(life: Month, found: Callable[[], bool]) -> None:
    for _ in range(20):
        if found():
            return
        await life.live(life.now + DAY)
    raise AssertionError("it does not come")


def about(phone: Phone, what: str) -> list[Entry]:
    """What came about something, edits and deletions left out."""
    return [one for one in phone.entries if one.about == what and one.kind in ("rings", "silent")]


def said(phone: Phone, text: str) -> list[Entry]:
    return [one for one in phone.entries if text in one.message.text and one.kind in ("rings", "silent", "unread")]


def passed(life: Month) -> list[Entry]:
    return said(life.phone("Anna"), "The table passed for")


def told_at_both_ends(life: Month, first: date, last: date) -> None:
    """At midnight where Ben lives, before and after the clocks change; nobody is rung for."""
    begins = datetime(first.year, first.month, first.day, tzinfo=ZoneInfo(BERLIN))
    ends = datetime(last.year, last.month, last.day, tzinfo=ZoneInfo(BERLIN)) + timedelta(1)
    (begun,), (back,) = said(life.phone("Anna"), "is away, back by"), said(life.phone("Anna"), "is back")
    assert abs(begun.at - begins.timestamp()) < SLACK
    assert abs(back.at - ends.timestamp()) < SLACK
    whole = (last - first + timedelta(1)).total_seconds()
    assert abs(ends.timestamp() - begins.timestamp() - whole) == HOUR, "the clocks change meanwhile"
    ben = life.phone("Ben")
    assert [one for one in ben.rings() if begins.timestamp() <= one.at < ends.timestamp()] == []


def told_once_to_finish(life: Month) -> None:
    """A quarter of an hour after the last press, by direct message, once a turn; gone once it is finished."""
    chloe = life.phone("Chloé")
    forgot = [at for at, what in life.deeds if what == "Chloé forgets to finish"]
    words = [one for one in said(chloe, "could end as it stands") if one.place == "direct"]
    assert len(words) == len(forgot) > 0
    for at, word in zip(forgot, words, strict=True):
        assert abs(word.at - life.people["Chloé"].awake_from(at + HOUR / 4)) < SLACK
        (end,) = [one for one in chloe.entries if one.message.id == word.message.id and one is not word]
        assert (end.kind, end.about) == ("edited", "done")


def reminded_and_passed(life: Month) -> None:
    """As the table of `docs/tables.md` says, in waking hours; then the others are asked, who decide to pass."""
    person, phone = life.people["Dmitri"], life.phone("Dmitri")
    call = [one for one in phone.rings() if one.about == "turn"][-1]
    early, last = about(phone, "reminder")
    assert (early.place, last.place) == ("direct", "public")
    assert abs(early.at - waking_after(person, call.at, 24 * HOUR)) < SLACK
    since, limit = call.at + OUTAGE, call.at + OUTAGE + PATIENCE
    warned = waking_after(person, since, waking(person, since, limit) - 24 * HOUR)
    assert abs(last.at - warned) < SLACK
    assert "This is the last reminder" in last.message.text
    (asked,) = [one for one in about(life.phone("Anna"), "question") if "do you want to go on" in one.message.text]
    assert abs(asked.at - limit) < SLACK
    kinds = [one.kind for one in phone.entries if one.message.id in (early.message.id, last.message.id)]
    assert kinds.count("deleted") == 2, "each goes when the next comes, or when it is decided"
    assert [one for one in phone.rings() if one.at > last.at] == []


def waking(person: Person, since: float, until: float) -> int:
    """Seconds in which somebody is awake, minute by minute by the clock on their wall."""
    return sum(60 for at in range(int(since), int(until), 60) if person.is_awake(at))


def waking_after(person: Person, since: float, seconds: int) -> float:
    at = since
    while seconds > 0:
        seconds -= 60 if person.is_awake(at) else 0
        at += 60
    return person.awake_from(at)


def done(phone: Phone) -> None:
    """Every call to a turn by direct message was edited to done, or goes where its reader is away; none twice."""
    calls = [one for one in phone.entries if one.place == "direct" and one.kind in ("rings", "silent")]
    assert len(calls) > 3
    assert all(one.about == "turn" for one in calls)
    for call in calls[:-1]:
        (end,) = [one for one in phone.entries if one.message.id == call.message.id and one is not call]
        assert end.kind == "deleted" or (end.kind, end.about) == ("edited", "done")
    rung = [one.message.text for one in phone.rings() if one.place == "public" and one.about == "turn"]
    assert rung == [], "who is told directly is not mentioned as well"


def never_opened_a_setting(phone: Phone) -> None:
    """Mentioned at the table for turns and questions; not by direct message, where nothing was forgotten."""
    assert {one.place for one in phone.rings()} == {"public"}
    assert {one.about for one in phone.rings()} <= {"turn", "question", "news"}
