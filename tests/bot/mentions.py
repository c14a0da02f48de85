"""Random tables of any game, with questions of all kinds, told through the outbox to a Discord that counts pings.

A ping is what Discord rings for: a user who is mentioned in the text of a new message and allowed to be. Each user
is called once for a question, once for a hand-over, and once at most by one thing that somebody does, whatever is
edited, limited, lost or begun anew in between.
"""

import re
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final, TypeAlias
from unittest.mock import patch

import discord
import msgspec

from bot.errors import Refusal
from bot.letters import Letter, NoticeLetter, TurnLetter
from bot.outbox import Outbox
from bot.pacing import Pace
from bot.refusals import EDITS_LIMITED
from bot.tables.counting import PATIENCE
from bot.tables.loaded import Call
from db import outbox, votes
from games.registry import GAMES
from renderer.picture import Drawn, Picture
from tests.bot.absences import MODERATOR, Table, opened
from tests.bot.table_bench import GUILD, THREAD, opened_bench

STRANGERS: Final = (201, 202)
HOUR, DAY = 3600, 24 * 3600


class Lost(ConnectionError):
    """The line broke after Discord had taken a message."""


class Message:
    """A message as Discord keeps it."""

    def __init__(self, number: int, text: str, options: dict[str, Any]) -> None:
        self.id = number
        self.author = SimpleNamespace(id=1)
        self.text = text
        self.attachments = [SimpleNamespace(filename=file.filename) for file in options.get("files", ())]
        view = options.get("view")
        ids = [] if view is None else [getattr(item, "custom_id", None) for item in view.children]
        self.components = [SimpleNamespace(children=[SimpleNamespace(custom_id=one) for one in ids])]


class Channel:
    """A channel of the counting Discord."""

    def __init__(self, counting: "CountingDiscord", number: int) -> None:
        self._counting, self.id = counting, number

    async def send(self, text: str, **options: Any) -> Message:
        """A new message; it pings whom it mentions and may."""
        return self._counting.take(self.id, text, options)

    def get_partial_message(self, number: int) -> Any:
        """Something by which a message is edited."""

        async def edit(**options: Any) -> None:
            self._counting.edited()

        async def pin() -> None:
            return None

        return SimpleNamespace(id=number, edit=edit, pin=pin, unpin=pin)

    async def history(self, limit: int) -> AsyncIterator[Message]:
        """The messages there, newest first."""
        for message in self._counting.messages.get(self.id, [])[::-1]:
            yield message


class CountingDiscord:
    """As much of Discord as the outbox speaks to. It loses receipts and limits edits at random."""

    def __init__(self, rng: Random) -> None:
        self.user = SimpleNamespace(id=1)
        self.messages: dict[int, list[Message]] = {}
        self.pings: list[tuple[int, int]] = []
        """Message and user, for each time that somebody was rung for."""
        self.edits = 0
        self.lost = 0
        self._rng = rng
        self._number = 10_000

    def get_guild(self, guild: int) -> None:
        """Nobody can be looked up: everybody is taken to be there."""

    def get_partial_messageable(self, channel: int) -> Channel:
        """A channel by its id."""
        return Channel(self, channel)

    def take(self, channel: int, text: str, options: dict[str, Any]) -> Message:
        self._number += 1
        message = Message(self._number, text, options)
        self.messages.setdefault(channel, []).append(message)
        mentioned = {int(found) for found in re.findall(r"<@!?(\d+)>", text)}
        allowed: discord.AllowedMentions = options["allowed_mentions"]
        assert not allowed.everyone
        assert not allowed.roles
        users: Any = allowed.users
        called = mentioned if users is True else mentioned & {one.id for one in users or ()}
        self.pings += [(message.id, user) for user in sorted(called)]
        if self._rng.random() < 0.1:
            self.lost += 1
            raise Lost
        return message

    def edited(self) -> None:
        self.edits += 1
        if self._rng.random() < 0.1:
            response: Any = SimpleNamespace(status=429, reason="")
            raise discord.HTTPException(response, {"code": EDITS_LIMITED, "message": ""})


class DotDrawer:
    """Draws nothing, at once."""

    async def draw(self, picture: Picture) -> Drawn:
        """A picture of no bytes."""
        return Drawn(b"", 1, 1)


class Crowd:
    """A random table, what people do there, and what they were rung for."""

    def __init__(self, table: Table, rng: Random) -> None:
        self.table, self.bench, self.rng = table, table.bench, rng
        self.discord = CountingDiscord(rng)
        self.counted = 0
        self.called = Counter[tuple[object, ...]]()
        self.outbox = self._new_outbox()

    def _new_outbox(self) -> Outbox:
        clock: Any = SimpleNamespace(now=lambda: self.bench.now)
        client: Any = self.discord
        drawer: Any = DotDrawer()
        return Outbox(self.bench.db, client, drawer, clock, self._report)

    def _report(self, error: BaseException, where: str) -> str:
        raise AssertionError(where) from error

    async def user(self) -> int:
        """Somebody at the table, or a stranger now and then."""
        seats = [seat.user for seat in (await self.table.loaded()).seats if seat.user is not None]
        return self.rng.choice([*seats, *STRANGERS] if self.rng.random() < 0.1 else seats)

    def call(self, user: int) -> Call:
        return self.bench.call(user)

    async def step(self) -> None:
        """One random thing that somebody does, and what the channel is told of it."""
        name = self.rng.choices(list(DEEDS), [weight for _, weight in DEEDS.values()])[0]
        deed, _ = DEEDS[name]
        with suppress(Refusal):
            await deed(self)
        if self.rng.random() < 0.2:
            self.outbox = self._new_outbox()  # begun anew
        await self.tell()
        await self.count(name)

    async def tell(self) -> None:
        """Send until nothing waits: what was lost is found again, limits are waited for."""
        for _ in range(20):
            await self.outbox.settle()
            waiting = [row for row in await self.bench.rows(self.table.id) if row.status in ("waiting", "sending")]
            if not waiting:
                return
            self.bench.now += 30
            await self.bench.db.transaction(lambda c: outbox.make_all_due(c, self.bench.now))
        raise AssertionError("something is not told")

    async def count(self, name: str) -> None:
        """Nobody was rung for more than once by this, nor again for a question or a hand-over."""
        fresh, self.counted = self.discord.pings[self.counted :], len(self.discord.pings)
        by_message = {row.message: row for row in await self.bench.rows(self.table.id) if row.edits is None}
        once = Counter(user for _, user in fresh)
        assert not once or max(once.values()) == 1, (name, fresh)
        for message, user in fresh:
            letter: Letter = msgspec.json.decode(by_message[message].letter, type=Letter)
            self.called[await self.occasion(letter, message, user)] += 1
        twice = [occasion for occasion, count in self.called.items() if count > 1]
        assert not twice, (name, twice)

    async def occasion(self, letter: Letter, message: int, user: int) -> tuple[object, ...]:
        """For what somebody was rung for: a question, a hand-over, or the message alone."""
        match letter:
            case NoticeLetter(vote=int(vote)):
                return "question", vote, user
            case TurnLetter():
                seat = (await self.table.loaded()).seat_of(user)
                asked = seat is not None and seat.seat in letter.asked
                number = -1 if seat is None else seat.seat
                return ("turn", user, await self.decisions(number)) if asked else ("message", message, user)
            case _:
                return "message", message, user

    async def decisions(self, seat: int) -> int:
        """How often a seat has decided or positions were gone back to: by this hand-overs are told apart."""
        sql = """SELECT count(*) FROM log WHERE table_id = ?1 AND seal IS NOT NULL
                 AND (actions = '[]' OR (seat = ?2 AND (ends_turn OR passed)))"""
        return await self.bench.db.read(lambda c: int(c.execute(sql, (self.table.id, seat)).fetchone()[0]))


async def _turn(crowd: Crowd) -> None:
    """Whoever is at turn moves, or ends the turn."""
    loaded = await crowd.table.loaded()
    seat = crowd.rng.choice(loaded.active)
    user = loaded.seats[seat].user
    position = None if user is None else (await crowd.bench.service.seen(user, crowd.table.id)).position
    if position is None or user is None:
        return
    for _ in range(40):
        action = crowd.table.game.default_action(position.state, seat)
        line = crowd.table.game.notation(action)
        await crowd.bench.service.move(crowd.call(user), crowd.table.id, None, line)
        position = (await crowd.bench.service.seen(user, crowd.table.id)).position
        if action == crowd.table.game.end_turn or position is None or not position.at_turn:
            return


async def _back(crowd: Crowd) -> None:
    loaded = await crowd.table.loaded()
    finished = loaded.row.finished_by
    user = await crowd.user() if finished is None else loaded.seats[finished].user
    await crowd.bench.service.back(crowd.call(user or 0), crowd.table.id, None)


async def _undo(crowd: Crowd) -> None:
    await crowd.bench.service.ask_undo(crowd.call(await crowd.user()), crowd.table.id, crowd.rng.randint(1, 3))


async def _stop(crowd: Crowd) -> None:
    await crowd.bench.service.ask_stop(crowd.call(await crowd.user()), crowd.table.id)


async def _pause(crowd: Crowd) -> None:
    await crowd.bench.service.ask_pause(crowd.call(await crowd.user()), crowd.table.id, crowd.bench.now + 2 * DAY)


async def _resume(crowd: Crowd) -> None:
    await crowd.bench.service.ask_resume(crowd.call(await crowd.user()), crowd.table.id)


async def _absent(crowd: Crowd) -> None:
    loaded = await crowd.table.loaded()
    choice = crowd.rng.choice(("wait", "time", "pass", "seat"))
    target = crowd.rng.choice(loaded.active)
    await crowd.bench.service.ask_absence(crowd.call(await crowd.user()), crowd.table.id, target, choice)


async def _cast(crowd: Crowd) -> None:
    found = await crowd.bench.db.read(lambda c: votes.open_votes(c, crowd.table.id))
    if found:
        vote = crowd.rng.choice(found)
        choices = ("pass", "pass", "time", "seat", "wait") if vote.kind == "absent" else ("yes", "yes", "no")
        if vote.kind == "abandon":
            choices = ("no",)  # the game shall last
        call, choice = crowd.call(await crowd.user()), crowd.rng.choice(choices)
        await crowd.bench.service.cast(call, crowd.table.id, vote.id, choice)


async def _leave(crowd: Crowd) -> None:
    if sum(seat.user is not None for seat in (await crowd.table.loaded()).seats) > 1:
        await crowd.bench.service.leave(crowd.call(await crowd.user()), crowd.table.id)


async def _join(crowd: Crowd) -> None:
    await crowd.bench.service.join(crowd.call(crowd.rng.choice((101, 102, *STRANGERS))), crowd.table.id)


async def _return(crowd: Crowd) -> None:
    await crowd.bench.service.come_back(crowd.call(await crowd.user()), crowd.table.id)


async def _concede(crowd: Crowd) -> None:
    await crowd.bench.service.concede(crowd.call(await crowd.user()), crowd.table.id)


async def _suspend(crowd: Crowd) -> None:
    loaded = await crowd.table.loaded()
    seat = crowd.rng.randrange(len(loaded.seats))
    user = MODERATOR if crowd.rng.random() < 0.5 else await crowd.user()
    await crowd.bench.service.suspend(crowd.bench.call(user, moderates=THREAD), crowd.table.id, seat)


async def _reinstate(crowd: Crowd) -> None:
    seat = crowd.rng.randrange(len((await crowd.table.loaded()).seats))
    await crowd.bench.service.reinstate(crowd.bench.call(MODERATOR, moderates=THREAD), crowd.table.id, seat)


async def _time(crowd: Crowd) -> None:
    crowd.bench.now += crowd.rng.choice((HOUR, DAY, 3 * DAY, PATIENCE + 1))
    await crowd.bench.service.note_awake({GUILD}, crowd.bench.now)
    await crowd.bench.service.lapse_votes(crowd.bench.now)


async def _keep(crowd: Crowd) -> None:
    await crowd.bench.service.keep(crowd.bench.now)


Deed: TypeAlias = Callable[[Crowd], Awaitable[None]]
DEEDS: Final[dict[str, tuple[Deed, int]]] = {
    "turn": (_turn, 12),
    "back": (_back, 2),
    "undo": (_undo, 2),
    "stop": (_stop, 1),
    "pause": (_pause, 1),
    "resume": (_resume, 1),
    "absent": (_absent, 2),
    "cast": (_cast, 8),
    "leave": (_leave, 1),
    "join": (_join, 2),
    "return": (_return, 2),
    "concede": (_concede, 1),
    "suspend": (_suspend, 1),
    "reinstate": (_reinstate, 1),
    "time": (_time, 4),
    "keep": (_keep, 3),
}
"""What happens at a table, and how often in proportion."""


async def play(seed: int, steps: int) -> Crowd:
    """A random table of a random game, and so many things that happen there."""
    rng = Random(seed)
    game_id = rng.choice(list(GAMES))
    with tempfile.TemporaryDirectory() as folder, patch.object(Pace, "turn", _at_once):
        async with opened_bench(Path(folder)) as bench:
            table = await opened(bench, game_id, rng.choice(GAMES[game_id].seats), rng)
            await bench.db.transaction(lambda c: c.execute("DELETE FROM outbox"))
            crowd = Crowd(table, rng)
            for _ in range(steps):
                if (await table.loaded()).row.status != "running":
                    break
                await crowd.step()
            return crowd


async def _at_once(pace: Pace) -> None:
    """No limit of requests."""
