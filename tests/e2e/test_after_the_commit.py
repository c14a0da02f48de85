"""Once something is committed, no fault of what follows makes the answer say that it is not."""

import asyncio
import inspect
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Any

import pytest
from discord import app_commands

from bot.contesting import Point
from bot.errors import Refused
from bot.presenter import PRESENTERS
from bot.tables.service import TableService
from db import history, precedents
from db.errors import DiskError, NotReadError
from games.registry import GAMES
from tests.cogs.cogs_of_games import typed_of
from tests.e2e.house import House, Table, control
from tests.sandbox.client import Answer, Player
from tests.sandbox.seen import Message

TYPED = tuple(map(typed_of, GAMES))
pytestmark = pytest.mark.slow

FALSE = ("not saved", "nothing has changed", "nothing was", "could not be read", "incident", "no table")
WRITING = {
    *("new", "join", "leave", "start", "set_language", "set_option", "set_preset", "set_note", "move", "finish"),
    *("back", "anew", "ask_undo", "ask_stop", "cast", "relocate", "choose_language", "ask_absence", "ask_pause"),
    *("ask_resume", "concede", "come_back", "suspend", "reinstate", "end_for_them"),
    *("invite", "decline", "appoint", "stay", "set_patience", "set_name", "rematch", "choose_accepts"),
    *("close_lobby", "expel", "rest", "hide", "set_pace", "set_reminders", "choose_reminding", "snooze"),
    *("set_hours", "choose_hours", "forget_hours", "forget", "look_for_players", "share"),
    *("choose_channels", "choose_roles", "choose_most", "choose_table_language", "choose_table_pace"),
    *("choose_table_clock", "choose_table_reminders", "choose_table_hours", "forget_table_hours"),
    *("choose_wanted_channel", "choose_wanted_role"),
    *("set_clock", "ask_pace", "give_time"),
    *("go_away", "end_absence", "choose_away", "show_away"),
    *("open_dispute", "choose", "propose_ruling", "accept_precedents", "strike"),
    *("add_computer", "remove_computer", "set_hints", "ask_hint"),
    *("begin_practice", "leave_guide", "take_guide", "end_practice", "choose_pings", "choose_pictures"),
    *("set_change", "drop_change", "set_reason", "discard_repair", "propose"),
}
"""Operations of the service that commit something for whoever asks."""
DAY = 24 * 3600
READING_PRESSES = {
    "act",
    "mine",
    "news",
    "show",
    "form",
    "board",
    "words",
    "where",
    "phase",
    "rules",
    "group",
    "log",
    "tables",
    "next",
    "read",
    "search",
    "compare",
    "aid",
    "legend",
    "help",
    "precedents",
    "why",
    "compared",
}
READING_COMMANDS = {
    *("board view", "board text", "table status", "table log", "table check", "table concede", "table undo"),
    *("me tables", "me data", "me pings", "server", "help"),
    *("rules read", "rules search", "rules compare", "rules aid", "rules legend"),
    *("rules precedents", "rules why", "rules can", "rules fair", "practise"),
    "computer compared",
}
FAULTS: dict[str, Callable[[], Exception]] = {
    "the disk cannot be read": lambda: NotReadError("disk I/O error"),
    "the disk fails": lambda: DiskError("disk I/O error"),
    "the program is at fault": lambda: LookupError("broken for the test"),
    "the table is gone": lambda: Refused("table-unknown", table=0),
}


class Saboteur:
    """Lets reads of the service fail as soon as an operation was committed: from the read of number `first` on."""

    def __init__(self, house: House, fault: Callable[[], Exception], first: int) -> None:
        self.house, self.fault, self.first = house, fault, first
        self.armed, self.reads, self.fired = False, -1, 0
        self.done: set[str] = set()
        self.answered: set[str] = set()
        service: Any = house.running.service
        self._read, self._once = service._db.read, service.once
        service._db, service.once = self, self.once

    async def once(self, call: Any, work: Any, table_id: int = 0, **how: Any) -> str:
        """The operation, after which reads begin to fail."""
        said = await self._once(call, work, table_id, **how)
        self.reads = 0
        return said

    async def read(self, work: Any) -> Any:
        """A read, or the fault."""
        of_time = asyncio.current_task() in self.house.running.background.tasks
        if self.armed and self.reads >= 0 and not of_time:
            self.reads += 1
            if self.reads > self.first:
                self.fired += 1
                raise self.fault()
        return await self._read(work)

    @property
    def transaction(self) -> Any:
        """Writes are not touched."""
        return self.house.db.transaction  # pyright: ignore[reportOptionalMemberAccess]

    async def strike(self, name: str, deed: Callable[[], Awaitable[Answer]]) -> Answer:
        """A deed whose reads after the commit fail; what it says must be true."""
        self.armed, self.reads = True, -1
        before = self.fired
        answer = await deed()
        self.armed = False
        self.house.incidents.errors.clear()
        assert self.reads >= 0, f"{name} committed nothing: {answer.text}"
        assert not [false for false in FALSE if false in answer.text.lower()], (name, answer.text)
        if self.fired > before:
            true = "found no hint" if name.endswith("hint") else "saved"  # a hint is nothing without its answer
            assert true in answer.text, (name, answer.text)
        self.answered.add(name)
        await self.house.rest()
        return answer


def spied(house: House) -> set[str]:
    """The operations of the service that are called from here on."""
    called: set[str] = set()
    service: Any = house.running.service

    def watch(name: str) -> None:
        known = getattr(service, name)

        async def operation(*args: Any, **named: Any) -> Any:
            called.add(name)
            return await known(*args, **named)

        setattr(service, name, operation)

    for name in WRITING:
        watch(name)
    return called


async def newest(player: Player, op: str) -> tuple[Message, str]:
    """The newest message with a control of an operation, and that control."""
    for message in reversed(await player.messages()):
        for component in message.components:
            if component.custom_id[1:].startswith(f":{op}:"):
                return message, component.custom_id
    raise AssertionError(f"nothing with {op!r}")


async def comes(player: Player, op: str) -> tuple[Message, str]:
    """As `newest`, of a message that takes a moment."""
    for _ in range(60):
        with suppress(AssertionError):
            return await newest(player, op)
        await asyncio.sleep(0.05)
    return await newest(player, op)


async def lobbies(house: House, strike: Callable[..., Awaitable[Answer]]) -> Table:
    """Everything that can be done before a game begins."""
    anna, ben = house.player("Anna"), house.player("Ben")
    await strike("table new", lambda: anna.command("table new", game="kohle_kolonie"))
    card, rules = await newest(anna, "rules")
    presets = await anna.press(card, custom_id=rules)
    await strike("preset", lambda: presets.press(custom_id=control(presets, "preset")))
    await strike("table leave", lambda: anna.command("table leave"))
    await house.client.change("new_channel", name="other")
    anna, ben = house.player("Anna"), house.player("Ben")
    await anna.command("table new", game="coal_baron")
    await house.rest()
    card, join = await newest(ben, "join")
    await strike("join", lambda: ben.press(card, custom_id=join))
    await strike("leave", lambda: ben.press(card, custom_id=control(card, "leave")))
    await strike("table join", lambda: ben.command("table join"))
    await strike("language", lambda: anna.choose(card, control(card, "language"), "en"))
    await strike("computer", lambda: anna.choose(card, control(card, "computer"), "add steiger"))
    await strike("computer add", lambda: anna.command("computer add", level="apprentice"))
    await strike("computer remove", lambda: anna.command("computer remove", player="Steiger"))
    await anna.command("computer remove", player="Apprentice")
    await strike("computer hints", lambda: anna.command("computer hints", allowed="on"))
    rules = await anna.press(card, custom_id=control(card, "rules"))
    menu = next(one for one in rules.components if one.custom_id.startswith("m:rule:"))
    value = menu.raw["options"][0]["value"]
    await strike("rule", lambda: anna.choose(rules, menu.custom_id, value))
    await strike("start", lambda: anna.press(card, custom_id=control(card, "start")))
    await house.rest()
    threads = await house.client.threads()
    number = int(card.components[0].custom_id.split(":")[2])
    return Table(number, threads[-1]["id"], tuple(one.at(threads[-1]["id"]) for one in (anna, ben)))


async def gather(house: House, strike: Callable[..., Awaitable[Answer]]) -> None:
    """Invitations, names, the opener, the question of a long lobby, and a rematch."""
    await house.client.change("new_channel", name="meadow")
    anna, ben, chloe = (house.player(name, "meadow") for name in ("Anna", "Ben", "Chloé"))
    ids = {user["global_name"]: user["id"] for user in (await house.client.get("world"))["users"]}
    await anna.command("table new", game="coal_baron", player2=ids["Ben"])
    await house.rest()
    given, decline = await newest(ben, "decline")
    await strike("decline", lambda: ben.press(given, custom_id=decline))
    await strike("table invite", lambda: anna.command("table invite", player=ids["Chloé"]))
    await strike("table decline", lambda: chloe.command("table decline"))
    await strike("me invitations", lambda: chloe.command("me invitations", who="all"))
    await strike("table rename", lambda: anna.command("table rename", name_="Zeche"))
    card, rules = await newest(anna, "rules")
    options = await anna.press(card, custom_id=rules)
    await strike("zone", lambda: anna.choose(options, control(options, "zone"), "Europe/Dublin"))
    await strike("table nights", lambda: anna.command("table nights", zone="Wien"))
    await strike("me hours", lambda: anna.command("me hours", zone="Wien"))
    own = await anna.command("me hours")
    await strike("hours", lambda: own.press(custom_id=control(own, "hours table")))
    pings = await anna.command("me pings")
    await strike("pings", lambda: anna.choose(pings, control(pings, "pings"), "direct"))
    sure = await (await anna.command("me data")).press(label="Delete…")
    await strike("forget", lambda: sure.press(custom_id=control(sure, "forget sure")))
    options = await anna.press(card, custom_id=rules)
    await strike("patience", lambda: anna.choose(options, control(options, "patience"), str(2 * DAY)))
    for chosen in ("slower", "clock-tell", "clock-none", "off"):
        options = await anna.press(card, custom_id=rules)
        await strike("pace", partial(anna.choose, options, control(options, "pace"), chosen))
    await ben.command("table join")
    await strike("table opener", lambda: anna.command("table opener", player="Ben"))
    await house.pass_time(5 * DAY)
    await house.running.service.agenda.do(house.clock.now())
    await house.rest()
    question, stay = await newest(ben, "stay")
    await strike("stay", lambda: ben.press(question, custom_id=stay))
    await ben.command("table start")
    await house.rest()
    thread = (await house.client.threads())[-1]["id"]
    await ben.at(thread).command("table abandon")
    await house.rest()
    asked, vote = await newest(anna.at(thread), "vote")
    await anna.at(thread).press(asked, custom_id=vote)
    await house.rest()
    ended, again = await newest(anna.at(thread), "rematch")
    await strike("rematch", lambda: anna.at(thread).press(ended, custom_id=again))
    await anna.command("table leave")
    await strike("table rematch", lambda: ben.at(thread).command("table rematch"))


async def moderate(house: House, strike: Callable[..., Awaitable[Answer]]) -> None:
    """What a moderator without a seat does about a gathering table and a game."""
    await house.client.change("new_channel", name="heath")
    await house.client.change("permission", user="Emma", name="manage_messages", on=True)
    anna, ben, emma = (house.player(name, "heath") for name in ("Anna", "Ben", "Emma"))
    await anna.command("table new", game="coal_baron", name_="Zeche")
    await ben.command("table join")
    await strike("moderate expel", lambda: emma.command("moderate expel", player="Ben"))
    await strike("moderate hide", lambda: emma.command("moderate hide", text="table"))
    await strike("moderate close", lambda: emma.command("moderate close"))
    table = await house.table(2, "heath")
    judge = emma.at(table.thread)
    await strike("moderate rest", lambda: judge.command("moderate rest"))
    await strike("moderate move", lambda: emma.command("moderate move", table=table.number))
    await emma.command("moderate suspend", player="Ben")
    sure = await anna.command("table abandon")
    await strike("stop", lambda: sure.press(custom_id=control(sure, "stop")))


async def govern(house: House, strike: Callable[..., Awaitable[Answer]]) -> None:
    """What whoever manages the server chooses for it, and a card that looks for players."""
    await house.client.change("new_channel", name="dell")
    anna = house.player("Anna", "dell")

    async def page(name: str) -> Answer:
        panel = await anna.command("server")
        return panel if name == "opening" else await anna.press(panel, custom_id=f"b:server:0:0:page {name}")

    for name, what, value in (
        *(("opening", "channels", "dell"), ("opening", "roles", "Foreman"), ("opening", "most", "10")),
        *(("new", "language", "en"), ("new", "pace", "slower"), ("new", "pace", "off")),
        *(("new", "pace", "clock-ask"), ("new", "pace", "clock-none")),
        *(("wanted", "channel", "dell"), ("wanted", "role", "Foreman")),
    ):
        shown = await page(name)
        await strike("server", partial(anna.choose, shown, f"m:server:0:0:{what}", value))
    shown = await page("new")
    form = await shown.press(custom_id=control(shown, "nights"))
    await strike("nights", lambda: form.submit(**{"0": "Europe/Paris", "1": "7", "2": "23"}))
    shown = await page("new")
    await strike("server", lambda: shown.press(custom_id=control(shown, "server usual")))
    await anna.command("table new", game="coal_baron")
    await house.rest()
    card, wanted = await newest(anna, "wanted")
    await strike("wanted", lambda: anna.press(card, custom_id=wanted))


async def play(house: House, table: Table, strike: Callable[..., Awaitable[Answer]]) -> None:
    """Everything that can be done in a game, as far as one table goes."""
    player = await house.at_turn(table)
    other = next(one for one in table.players if one is not player)
    order = (await house.state(table.number)).draft[0]
    panel = await house.act(table)
    await strike("do", lambda: panel.press(custom_id=control(panel, "do draft")))
    await strike("computer hint", lambda: hinted(player.command("computer hint")))
    shown = await house.act(table)
    await strike("hint", lambda: hinted(shown.press(custom_id=control(shown, "hint"))))
    shown = await house.act(table)
    done = await strike("back", lambda: shown.press(custom_id=control(shown, "back")))
    await strike("coal draft", lambda: player.command("coal draft", order=order))
    await strike("table back", lambda: player.command("table back"))
    await player.command("coal draft", order=order)
    again = await house.act(table)
    await strike("finish", lambda: again.press(custom_id=control(again, "finish")))
    await strike("table back", lambda: player.command("table back"))
    await strike("table finish", lambda: player.command("table finish"))
    assert await house.at_turn(table) is other
    waiting = await house.act(table, player)
    form = await waiting.press(custom_id=control(waiting, "note"))
    await strike("note", lambda: form.submit(note="the tunnel"))
    await strike("me reminders", lambda: player.command("me reminders", wanted="on"))
    await strike("me language", lambda: player.command("me language", language="en"))
    await strike("me pictures", lambda: player.command("me pictures", wanted="words"))
    assert done.private


async def hinted(asking: Awaitable[Answer]) -> Answer:
    """The answer once the hint stands in it, or why there is none."""
    answer = await asking
    for _ in range(100):
        if "thinks about" not in answer.text:
            return answer
        await asyncio.sleep(0.02)
        await answer.refresh()
    raise AssertionError(answer.text)


async def ask(house: House, table: Table, strike: Callable[..., Awaitable[Answer]]) -> None:
    """Votes and another place."""
    anna = table.players[0]
    last = await house.draft(table)
    other = next(one for one in table.players if one is not last)
    panel = await house.act(table, other)
    await panel.press(custom_id=control(panel, "do draft"))
    shown = await last.command("table undo")
    await strike("undo", lambda: shown.press(custom_id=control(shown, "undo")))
    question, vote = await newest(other, "vote")
    await strike("vote", lambda: other.press(question, custom_id=vote))
    await repair(anna, table, strike)
    await strike("table abandon", lambda: anna.command("table abandon"))
    question, _ = await newest(table.players[1], "vote")
    await table.players[1].press(question, label="Refuse")
    await house.client.change("delete_channel", channel=table.thread)
    await house.rest()
    elsewhere = house.player("Anna", "second-table")
    await strike("table move", lambda: elsewhere.command("table move", table=table.number))


async def repair(anna: Player, table: Table, strike: Callable[..., Awaitable[Answer]]) -> None:
    """A proposal to set the position right, in all that leads to it; it is refused."""
    await strike("table repair", lambda: anna.command("table repair", what="francs.1", to="30"))
    shown = await anna.command("table repair")
    form = await shown.press(custom_id=control(shown, "repair why"))
    await strike("repair", lambda: form.submit(**{"0": "he was paid too little"}))
    shown = await anna.command("table repair")
    await strike("repair", lambda: anna.choose(shown, control(shown, "repair drop"), "francs.1"))
    dropped = await anna.command("table repair")
    await strike("repair", lambda: dropped.press(custom_id=control(dropped, "repair discard")))
    again = await anna.command("table repair", what="francs.1", to="30")
    await strike("repair", lambda: again.press(custom_id=control(again, "repair ask")))
    question, _ = await newest(table.players[1], "vote")
    await table.players[1].press(question, label="Refuse")


async def go_on(house: House, table: Table, strike: Callable[..., Awaitable[Answer]]) -> None:
    """What seats can do about themselves and others, and moderators about them, at the table that was moved."""
    anna, ben = (house.player(name, "second-table") for name in ("Anna", "Ben"))
    tomorrow = datetime.fromtimestamp(house.clock.now() + 24 * 3600, UTC).date().isoformat()
    await strike("table pause", lambda: anna.command("table pause", until=tomorrow))
    await agree(ben)
    await strike("table resume", lambda: anna.command("table resume"))
    await agree(ben)
    sure = await ben.command("table concede")
    await strike("concede", lambda: sure.press(custom_id=control(sure, "concede")))
    await strike("table return", lambda: ben.command("table return"))
    # Not `pass_time`, which lets the bot look at the clock: it may put the same question itself, and sooner.
    house.clock.time += 8 * 24 * 3600
    await house.client.change("clock", seconds=8 * 24 * 3600)
    waiting = (await house.at_turn(table)).at(anna.channel)
    other = next(one for one in (anna, ben) if one.name != waiting.name)
    await strike("table absent", lambda: other.command("table absent", player=waiting.name, how="pass"))
    message, act = await newest(waiting, "act")
    passed = await waiting.press(message, custom_id=act)
    await strike("return", lambda: passed.press(custom_id=control(passed, "return")))
    await house.client.change("permission", user="Emma", name="manage_messages", on=True)
    emma = house.player("Emma", "second-table")
    await strike("moderate suspend", lambda: emma.command("moderate suspend", player="Ben"))
    await strike("moderate reinstate", lambda: emma.command("moderate reinstate", player="Ben"))
    sure = await ben.command("table leave")
    await strike("quit", lambda: sure.press(custom_id=control(sure, "quit")))
    await emma.command("moderate suspend", player="Anna")
    await strike("moderate end", lambda: emma.command("moderate end"))


async def agree(player: Player) -> None:
    """Agree to what is asked."""
    question, vote = await newest(player, "vote")
    await player.press(question, custom_id=vote)


async def practise(house: House, strike: Callable[..., Awaitable[Answer]]) -> None:
    """A practice game from its beginning to its removal."""
    anna = house.player("Anna")
    page = await anna.command("practise")
    await strike("practise", lambda: page.press(custom_id=control(page, "practise begin")))
    for deed in ("leave-guide", "guide-on", "end sure"):
        await house.computers_rest()
        page = await anna.command("practise")
        shown = await page.press(custom_id=control(page, "practise open"))
        menu = await shown.press(custom_id=control(shown, "practise menu"))
        sure = await menu.press(custom_id=control(menu, "practise end")) if deed == "end sure" else menu
        await strike("practise", partial(pressed_with, sure, control(sure, "practise"), deed))


async def pressed_with(shown: Answer, known: str, arg: str) -> Answer:
    """A press of a control as if it had another argument."""
    *_, table, decision, _ = known.split(":", 4)
    wanted = f"b:practise:{table}:{decision}:{arg}"
    copy = json.loads(json.dumps(shown.shown.raw).replace(known, wanted))
    return await shown.player.press_stale(Message(copy), custom_id=wanted)


async def others(house: House, strike: Callable[..., Awaitable[Answer]]) -> None:
    """What only another table has: a start by command, and a turn of many moves."""
    card, seated = await house.lobby(2, "general")
    await strike("table start", lambda: seated[0].command("table start"))
    await house.rest()
    thread = (await house.client.threads())[-1]["id"]
    table = Table(int(card.components[0].custom_id.split(":")[2]), thread, tuple(one.at(thread) for one in seated))
    await house.drafted(table)
    player = await house.at_turn(table)
    await player.command("coal place", space="mining_6")
    panel = await player.command("coal cage", level=1)
    await strike("anew", lambda: panel.press(custom_id=control(panel, "anew")))
    await player.command("coal place", space="mining_6")
    await strike("table back whole", lambda: player.command("table back", whole=True))
    await player.command("me hours", zone="UTC", **{"from": "0", "to": "0"})  # the test may run at night
    await house.pass_time(3 * DAY)
    # Not by the loop, which rests for a while after a fault that a strike left to it.
    await house.running.service.agenda.do(house.clock.now())
    reminder, later = await comes(player.alone(), "snooze")
    await strike("snooze", lambda: player.alone().press(reminder, custom_id=later))
    await strike("me away", lambda: player.command("me away", from_="tomorrow", to="tomorrow"))
    own = await player.command("me away")
    menu = next(one.custom_id for one in own.components if one.custom_id.startswith("m:away:"))
    await strike("away", lambda: player.choose(own.shown, menu, "pass"))
    for deed in ("show", "drop"):
        shown = await player.command("me away")
        await strike("away", partial(shown.press, custom_id=control(shown, f"away {deed}")))
    other = next(one for one in table.players if one is not player)
    await strike("table pace", lambda: player.command("table pace", clock="tell"))
    await agree(other)
    shown = await other.command("table pace")
    await strike("time", lambda: shown.press(custom_id=control(shown, "time")))
    read = await other.command("rules read", section="Tour de jeu")
    await strike("share", lambda: read.press(custom_id=control(read, "share")))


async def settle(house: House, strike: Callable[..., Awaitable[Answer]]) -> None:
    """A dispute from its opening to its end, and what is done with a precedent."""
    await house.client.change("new_channel", name="court")
    table = await house.table(3, "court")
    first, last = await house.draft(table), await house.draft(table)
    third = next(one for one in table.players if one.name not in (first.name, last.name))
    assert house.db is not None
    lines = await house.db.read(lambda c: history.live_lines(c, table.number))
    point = Point("line", next(line.id for line in reversed(lines) if line.ends_turn))
    why = await first.command("rules why", what=str(point))
    offered = await why.press(custom_id=control(why, "dispute"))
    await strike("dispute", lambda: first.choose(offered, control(offered, "dispute"), "back"))
    message, menu = await newest(last, "ballot")
    uphold = next(one for one in message.components if one.custom_id == menu).options[0]["value"]
    await strike("ballot", lambda: last.choose(message, menu, uphold))
    message, ruling = await newest(third, "ruling")
    form = await third.press(message, custom_id=ruling)
    await strike("ruling", lambda: form.submit(ruling="So it is."))
    row = (await house.running.service.seen(0, table.number)).loaded.row
    kept = {"game": row.game, "edition": "", "rule": "Livraison", "ruling": "So.", "votes": "{}", "at": 1}
    await house.db.transaction(lambda c: precedents.add(c, row.channel, table_id=row.id, **kept))
    card, (anna, ben) = await house.lobby(2, "court")
    options = await anna.press(card, custom_id=control(card, "rules"))
    await strike("accepting", lambda: anna.choose(options, control(options, "pace"), "precedents accepted"))
    for player in (ben, anna):
        await player.press(card, custom_id=control(card, "leave"))
    await house.client.change("permission", user="Emma", name="manage_messages", on=True)
    emma = house.player("Emma", table.thread)
    await strike("moderate strike", lambda: emma.command("moderate strike", number=1))


def commands(house: House) -> dict[str, Any]:
    """Every slash command by its whole name."""
    walked = house.running.tree.walk_commands()
    return {one.qualified_name: one for one in walked if isinstance(one, app_commands.Command)}


@pytest.mark.parametrize(
    ("fault", "first"),
    [
        pytest.param("the disk cannot be read", 0),
        pytest.param("the program is at fault", 0, marks=pytest.mark.slow),
        pytest.param("the disk fails", 1, marks=pytest.mark.slow),
        pytest.param("the table is gone", 0, marks=pytest.mark.slow),
        pytest.param("the program is at fault", 1, marks=pytest.mark.slow),
    ],
)
async def test_what_was_committed_is_never_denied(house: House, fault: str, first: int) -> None:
    """Over all commands and presses that change something."""
    await house.english()
    saboteur = Saboteur(house, FAULTS[fault], first)
    called = spied(house)
    table = await lobbies(house, saboteur.strike)
    await play(house, table, saboteur.strike)
    await ask(house, table, saboteur.strike)
    await go_on(house, table, saboteur.strike)
    await others(house, saboteur.strike)
    await practise(house, saboteur.strike)
    await gather(house, saboteur.strike)
    await moderate(house, saboteur.strike)
    await settle(house, saboteur.strike)
    await govern(house, saboteur.strike)
    assert saboteur.fired > (2 if first else 3)  # few presses read a second time after their commit
    assert called == WRITING
    every = commands(house)
    games = {name for name in every if name.split()[0] in {typed.group for typed in TYPED}}
    assert set(every) - games - READING_COMMANDS <= saboteur.answered
    assert set(house.running.presses) - READING_PRESSES <= saboteur.answered


def is_operation(method: Any) -> bool:
    """Whether it is made by `operation`, or carries out work of its own."""
    return hasattr(method, "__wrapped__") or "self.once(" in inspect.getsource(method)


def test_every_operation_that_commits_is_among_those_tried() -> None:
    methods = inspect.getmembers(TableService, inspect.iscoroutinefunction)
    once = {name for name, method in methods if is_operation(method)}
    assert once == WRITING


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_panel_that_cannot_be_made_denies_no_move(
    house: House, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The presenter of any game may be at fault: the move counts, and *Act* leads on once it is mended."""
    await house.english()
    table = await house.table(3, game=game)
    panel = await house.act(table)
    move = next(one for one in panel.components if ":do:" in one.custom_id or ":finish:" in one.custom_id)

    def broken(*_: object) -> Any:
        raise LookupError("broken for the test")

    with monkeypatch.context() as patch:
        patch.setitem(PRESENTERS, game, replace(PRESENTERS[game], panel=broken))
        if move.custom_id.startswith("m:"):
            done = await panel.player.choose(panel, move.custom_id, move.raw["options"][0]["value"])
        else:
            done = await panel.press(custom_id=move.custom_id)
    assert "counts" in done.text
    assert len(house.incidents.errors) == 1
    house.incidents.errors.clear()
    shown = await done.press(custom_id=control(done, "act"))
    assert "counts" not in shown.text
    assert shown.components


async def test_what_only_looks_says_that_it_could_not_be_read(house: House) -> None:
    """Nothing was to be saved, so nothing is said of saving."""
    await house.english()
    table = await house.table(2)
    player = await house.at_turn(table)
    saboteur = Saboteur(house, FAULTS["the disk cannot be read"], 0)
    saboteur.armed, saboteur.reads = True, 0
    for name in ("board view", "board text", "table status", "table log"):
        assert "could not be read" in (await player.command(name)).text
    message = await table.turn_message()
    for op in ("mine", "news"):
        assert "could not be read" in (await player.press(message, custom_id=control(message, op))).text
    assert house.incidents.errors == []
