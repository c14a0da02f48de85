"""The scenes of the stage: a gathering table, its game, and what can come of it."""

import sqlite3

import pytest

from bot.contesting import Point
from bot.errors import Refusal, Refused, RuleRefused
from bot.tables import rights, staying
from bot.tables.clocks import preset
from bot.tables.inviting import Guest
from bot.tables.paces import stored
from bot.tables.rights import A_DAY
from bot.tables.seeing import Seen
from bot.words import Words
from cogs.interactions import answering
from db import history, outbox, precedents, servers, tables, votes
from sandbox.founding import FIRST, GUILD
from tests.e2e.house import CHANNEL, House, control
from tests.e2e.role_stage import PRESETS, Asked, Stage

GENERAL = int(FIRST.channels[0][0])


async def staged(house: House, patch: pytest.MonkeyPatch) -> Stage:
    """The stage with all its scenes."""
    asked = Asked()
    patch.setattr(rights, "RIGHTS", asked)
    stage = Stage(house, asked)
    _record_refusals(stage, patch)
    _stop_time(house)
    await house.english()
    await house.client.change("join", user="Felix")
    await house.rest()
    await _gathering(stage)
    await _begun(stage)
    await _scenes_of_a_game(stage)
    await _ended(stage)
    house.silence_outbox()
    return stage


def _stop_time(house: House) -> None:
    """From here on nothing is done because time has passed."""
    for task in house.running.background.tasks:
        if task.get_name() in ("what is due", "servers"):
            task.cancel()


def _record_refusals(stage: Stage, patch: pytest.MonkeyPatch) -> None:
    usual = answering.refusal_text

    def noted(error: Refusal, seen: Seen | None, text: Words) -> str:
        assert text.language == "en"
        sentence = usual(error, seen, text)
        stage.refused.append((_key(error), sentence))
        return sentence

    patch.setattr(answering, "refusal_text", noted)


def _key(error: Refusal) -> str:
    match error:
        case Refused():
            return error.key
        case RuleRefused():
            return f"rule:{error.violation.code}"
        case _:
            return type(error).__name__.lower()


async def _gathering(stage: Stage) -> None:
    """Ben opened and invited Emma; Chloé and Anna sit there, Dmitri left, Felix was taken out.

    Anna manages the server, and the others are looked for in its general channel.
    """
    house, service, table = stage.house, stage.house.running.service, stage.table
    await house.running.db.transaction(lambda c: servers.choose(c, int(GUILD), wanted_channel=GENERAL))
    await house.player("Ben").command("table new", game="coal_baron", player2="Emma")
    for name in ("Chloé", "Dmitri", "Felix"):
        await service.join(stage.call(name), table)
    await service.leave(stage.call("Dmitri"), table)
    channel = (await service.seen(0, table)).loaded.row.channel
    await service.expel(stage.call("Emma", channel), table, stage.user("Felix"))
    await service.join(stage.call("Anna"), table)
    await stage.keep("lobby", CHANNEL)
    await _with_presets(stage)
    await stage.put("lobby")
    await house.running.db.transaction(lambda c: staying.ask(c, (table,), house.clock.now()))
    await stage.keep("asked", CHANNEL)
    await stage.put("lobby")
    house.clock.time += A_DAY
    await stage.keep("later", CHANNEL)
    await stage.put("lobby")


async def _with_presets(stage: Stage) -> None:
    """The same people at a gathering table whose game has presets."""
    house, service = stage.house, stage.house.running.service
    await house.player("Ben", "second-table").command("table new", game="kohle_kolonie")
    for name in ("Chloé", "Anna"):
        await service.join(stage.call(name), PRESETS)
    await stage.keep("presets", "second-table")


async def _begun(stage: Stage) -> None:
    """A game of Ben, Chloé in place of Dmitri, Anna and Felix, who is suspended; it is Ben's turn."""
    house, service, table = stage.house, stage.house.running.service, stage.table
    await service.leave(stage.call("Chloé"), table)
    await service.join(stage.call("Dmitri"), table)
    await service.invite(stage.call("Ben"), table, Guest(stage.user("Felix"), "Felix"))
    await service.join(stage.call("Felix"), table)
    await house.player("Ben").command("table start")
    await house.rest()
    stage.thread = str((await service.seen(0, table)).loaded.row.place)
    await _turn(stage)
    while await _at_turn(stage) != "Ben":
        await _turn(stage)
    await stage.keep("before", stage.thread)
    await service.leave(stage.call("Dmitri"), table)
    await service.join(stage.call("Chloé"), table)
    await _agree(stage, "Ben", "Anna", "Felix")
    felix = (await service.seen(stage.user("Felix"), table)).seat
    assert felix is not None
    await service.suspend(stage.call("Emma", int(stage.thread)), table, felix.seat)
    await house.rest()
    await house.running.look_at((await service.seen(0, table)).loaded)  # whatever the outbox looked up by now
    await stage.keep("game", stage.thread)


async def _scenes_of_a_game(stage: Stage) -> None:
    house, service, table = stage.house, stage.house.running.service, stage.table
    stage.order = (await house.state(table)).draft[0]
    await service.move(stage.call("Ben"), table, None, f"draft {stage.order}")
    await stage.keep("moved", stage.thread)
    await stage.put("game")
    shown = await house.player("Chloé", stage.thread).command("table undo", turns=1)
    stage.undo = control(shown, "undo").split(":", 4)[4]
    await _disputed(stage)
    stage.hidden = next(iter(await service.hideable(table)))
    await service.ask_stop(stage.call("Anna"), table)
    stage.vote = (await house.running.db.read(lambda c: votes.open_votes(c, table)))[0].id
    await stage.keep("question", stage.thread)
    await stage.put("game")
    await service.ask_pause(stage.call("Anna"), table, house.clock.now() + 3 * A_DAY)
    await _agree(stage, "Ben", "Chloé")
    await stage.keep("paused", stage.thread)
    await stage.put("game")
    timed = stored(preset("day", "tell"))
    await house.running.db.transaction(lambda c: tables.change_table(c, table, clock=timed))
    await stage.keep("timed", stage.thread)
    await stage.put("game")
    await service.leave(stage.call("Ben"), table)
    await stage.keep("left", stage.thread)
    await stage.put("game")
    await service.rest(stage.call("Emma", int(stage.thread)), table)
    await stage.keep("resting", stage.thread)
    await stage.put("game")
    await service.lose(int(stage.thread), house.clock.now())
    await stage.keep("lost", "general")
    await stage.put("game")
    for seat in (await service.seen(0, table)).loaded.seats:
        if not seat.suspended:
            await service.suspend(stage.call("Emma", int(stage.thread)), table, seat.seat)
    await stage.keep("nobody", stage.thread)
    await stage.put("game")


async def _disputed(stage: Stage) -> None:
    """Anna disputes the last turn, at a table that is bound by a precedent."""
    house, service, table = stage.house, stage.house.running.service, stage.table
    lines = await house.running.db.read(lambda c: history.live_lines(c, table))
    point = Point("line", next(line.id for line in reversed(lines) if line.ends_turn))
    stage.point = str(point)
    await service.open_dispute(stage.call("Anna"), table, point, "ruling", "So it is.")
    stage.dispute = (await house.running.db.read(lambda c: votes.open_votes(c, table)))[0].id
    row = (await service.seen(0, table)).loaded.row

    def bind(connection: sqlite3.Connection) -> None:
        made = precedents.add(
            connection,
            row.channel,
            game=row.game,
            edition="",
            rule="Livraison",
            ruling="As ever.",
            votes="{}",
            table_id=table,
            at=house.clock.now(),
        )
        precedents.bind(connection, table, made)

    await house.running.db.transaction(bind)
    await stage.keep("disputed", stage.thread)
    rows = await house.running.db.read(lambda c: outbox.asking(c, table))
    stage.dispute_message = str(next(row.message for row in rows if row.asks == f"dispute {stage.dispute}"))
    await stage.put("game")


async def _ended(stage: Stage) -> None:
    """All agreed to give the game up; then somebody gathers the players anew."""
    house, service, table = stage.house, stage.house.running.service, stage.table
    await service.ask_stop(stage.call("Anna"), table)
    await _agree(stage, "Ben", "Chloé")
    await stage.keep("ended", stage.thread)
    channel = (await service.seen(0, table)).loaded.row.channel
    await service.rematch(stage.call("Chloé"), table, channel, threads=True)
    await stage.keep("rematched", stage.thread)
    assert (await house.running.db.read(lambda c: tables.rematch_of(c, table))) is not None


async def _at_turn(stage: Stage) -> str:
    loaded = (await stage.house.running.service.seen(0, stage.table)).loaded
    return loaded.seats[loaded.active[0]].name


async def _turn(stage: Stage) -> None:
    service, name = stage.house.running.service, await _at_turn(stage)
    order = (await stage.house.state(stage.table)).draft[0]
    await service.move(stage.call(name), stage.table, None, f"draft {order}")
    await service.finish(stage.call(name), stage.table, None)


async def _agree(stage: Stage, *names: str) -> None:
    """Let them say yes to the open question, until it is decided."""
    for name in names:
        found = await stage.house.running.db.read(lambda c: votes.open_votes(c, stage.table))
        if found:
            await stage.house.running.service.cast(stage.call(name), stage.table, found[-1].id, "yes")
