"""A month of a table of four in the sandbox, told as their phones: what rang, what came silently, what changed.

    python -m benchmarks.month [--days 2 14] [--language en] [--goes-on seat] [--answers] [--seed 1]

A holiday, a forgotten *Finish*, somebody who vanishes, restarts, an outage and a change of daylight saving time,
as `tests/e2e/month.py` lets them live. Days are counted from 1, on which the game begins at seven in the evening;
the clocks change in the night to day 6. It ends with 1 where somebody was rung for at night, twice, or too often.
"""

import argparse
import asyncio
import re
import sys
import time
from collections import Counter
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from zoneinfo import ZoneInfo

from benchmarks import report
from tests.bot.year_people import DAY, HOUR
from tests.e2e.month import Month, instant, month
from tests.e2e.phones import Entry, Phone

DAYS = 30
DAYS_BEFORE = 5
MOST_MENTIONS = 1.3
MARKS = {"rings": "🔔", "silent": "🔕", "unread": "· ", "edited": "✎ ", "deleted": "✗ ", "answer": "🔒"}
INDENT = " " * 10
WHO = {
    "Anna": "never opens a setting",
    "Ben": "turns by direct message, awake 9 to 21 in Berlin, on holiday from day 9 to 12",
    "Chloé": "forgets to finish",
    "Dmitri": "vanishes on day 14",
    "Emma": "has no seat, and takes one that becomes free",
}


async def lived(folder: Path, chosen: argparse.Namespace) -> bool:
    """Live the month and print it; whether all was as it should be."""
    async with month(folder, DAYS_BEFORE, chosen.seed, chosen.goes_on, chosen.change) as life:
        first = datetime.fromtimestamp(life.now, UTC).date()
        choices = {} if chosen.language == "en" else {"language": chosen.language}
        await life.open(choices | ({"pace": f"clock-{chosen.clock}"} if chosen.clock else {}))
        days = [first + timedelta(number) for number in range(DAYS)]
        life.at(instant(days[3], 23, 50), lambda: life.restart(4 * HOUR))
        life.at(instant(days[7], 12), lambda: life.away("Ben", days[8], days[11]))
        life.at(instant(days[13], 12), lambda: life.vanish("Dmitri"))
        life.at(instant(days[15], 15), life.restart)
        life.at(instant(days[17], 6), lambda: life.restart(9 * HOUR))
        for day in days[14:]:
            life.at(instant(day, 20), lambda: life.look("Emma"))
        await life.live(life.now + DAYS * DAY)
        for number in chosen.days:
            for name in list(WHO)[:4]:
                print_day(life, life.phone(name), number, answers=chosen.answers)
        print_sums(life)
        wrong, ratio = await life.wrong(), len(life.rings()) / await life.handed_over()
        report.figure("decisions", str(await life.handed_over()))
        report.figure("audible mentions for each decision", f"{ratio:.2f}", f"{MOST_MENTIONS}")
        report.figure("rung for at night, or twice", str(len(wrong)), "0")
        print(*wrong, sep="\n")
        return not wrong and ratio <= MOST_MENTIONS


def print_day(life: Month, phone: Phone, number: int, *, answers: bool) -> None:
    """What one phone got on a day, by the clock on the wall there."""
    name = phone.player.name
    zone = ZoneInfo(life.people[name].zone)
    begin = datetime.fromtimestamp(life.began, zone).replace(hour=0, minute=0) + timedelta(number - 1)
    print(f"\n== {name} ({WHO[name]}), day {number}: {begin:%A, %d %B}, {zone.key}")
    for at, what in life.deeds:
        if begin.timestamp() <= at < (begin + timedelta(1)).timestamp():
            print(f"{datetime.fromtimestamp(at, zone):%H:%M}  -- {what}")
    for entry in phone.entries:
        here = begin.timestamp() <= entry.at < (begin + timedelta(1)).timestamp()
        if here and (answers or entry.kind != "answer"):
            print_entry(life, entry, zone)


def print_entry(life: Month, entry: Entry, zone: ZoneInfo) -> None:
    """One message as it is read: names for mentions, times as that phone shows them."""
    text = readable(life, entry.message.text, zone)
    if entry.kind == "edited" and entry.lost and entry.place == "public":
        text = f"({' and '.join(entry.lost)} gone) " + text.split("\n")[0]
    if entry.kind == "deleted":
        text = text.split("\n")[0]
    place = "direct " if entry.place == "direct" else ""
    labels = "".join(f" [{label}]" for label in entry.message.labels) if entry.kind != "deleted" else ""
    print(f"{datetime.fromtimestamp(entry.at, zone):%H:%M}  {MARKS[entry.kind]} {place}{indented(text)}{labels}")


def indented(text: str) -> str:
    return text.replace("\n", f"\n{INDENT}")


def readable(life: Month, text: str, zone: ZoneInfo) -> str:
    """A message's text as a client of Discord shows it."""
    for phone in life.phones:
        text = text.replace(f"<@{phone.user}>", f"@{phone.player.name}")
    text = re.sub(r"https://discord\.com/channels/\S+", "(link)", text)
    text = re.sub(r"<t:\d+:R>", "(so long ago or ahead)", text)
    return re.sub(
        r"<t:(\d+):\w>", lambda found: f"{datetime.fromtimestamp(int(found[1]), zone):%d %b %H:%M}", text
    )


def print_sums(life: Month) -> None:
    """What each phone got over the month, by kind; the first never opened a setting."""
    print("\n== The month")
    for phone in life.phones:
        rang = Counter(f"{'direct ' if one.place == 'direct' else ''}{one.about}" for one in phone.rings())
        kinds = Counter(entry.kind for entry in phone.entries)
        told = ", ".join(f"{count} {kind}" for kind, count in rang.most_common()) or "nothing"
        rest = ", ".join(f"{kinds[kind]} {kind}" for kind in ("silent", "unread", "edited", "deleted"))
        print(f"{phone.player.name} ({WHO[phone.player.name]}): rung for by {told}; {rest}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--days", type=int, nargs="*", default=(2, 22), help="the days to print")
    parser.add_argument("--language", choices=("en", "de", "fr"), default="en", help="that of the table")
    parser.add_argument("--clock", choices=("tell", "pass", "ask"), help="with a clock, and what is done at zero")
    parser.add_argument(
        "--goes-on", choices=("pass", "seat"), default="seat", help="what is chosen for the vanished"
    )
    parser.add_argument(
        "--change",
        type=int,
        choices=(1, 2),
        default=1,
        help="over the next change of the clocks, or the one after",
    )
    parser.add_argument("--answers", action="store_true", help="print private answers as well")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    begun = time.perf_counter()
    with TemporaryDirectory() as folder:
        well = asyncio.run(lived(Path(folder), chosen))
    report.figure("seconds", f"{time.perf_counter() - begun:.0f}")
    sys.exit(int(not well))


if __name__ == "__main__":
    main()
