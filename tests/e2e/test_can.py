"""/rules can in the sandbox: asked from the list or typed, answered in three languages, and nothing changes."""

from typing import Any

import pytest

from bot.words import LANGUAGES, Words, words
from cogs.coal_baron.names import order_plainly, space
from tests.e2e.house import House, Table, control
from tests.sandbox.client import Player
from tests.traps.test_traps_controls import altered

pytestmark = pytest.mark.slow
EN = words("en")
KEPT = ("tables", "seats", "log", "outbox", "waits", "votes", "checkpoints", "refusals", "told", "answers")


async def rows(house: House) -> dict[str, list[tuple[Any, ...]]]:
    """All that is stored of tables."""
    assert house.db is not None

    def read(connection: Any) -> dict[str, list[tuple[Any, ...]]]:
        there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        return {name: connection.execute(f"SELECT * FROM {name}").fetchall() for name in KEPT if name in there}

    return await house.db.read(read)


async def asked_in(house: House, player: Player, language: str) -> Words:
    await house.client.change("locale", user=player.name, locale=language)
    return words(language)  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_is_asked_from_the_list_and_answered(house: House, language: str) -> None:
    table = await house.table(3)
    await house.drafted(table)
    player = await house.at_turn(table)
    text = await asked_in(house, player, language)
    before = await rows(house)
    commands = await player.suggest("rules can", "action", "")
    place = next(one for one in commands if one["value"] == "place")
    assert text("cmd-coal-place") in place["name"]
    spaces = await player.suggest("rules can", "action", place["name"])
    assert len(spaces) == 25
    bank = next(one for one in await player.suggest("rules can", "action", "place ban"))
    assert bank["value"] == "place bank"
    answer = await player.command("rules can", action=bank["value"])
    assert answer.private
    move = text("cb-move-place", space=space("bank", text))
    assert answer.text.splitlines()[0] == text("can-yes-you", what=move)
    worker, franc = text("cb-pieces-workers", count=1), text("cb-francs", count=1)
    assert text("can-changes-you", changes=f"−{worker}, +{franc}") in answer.text
    assert text("can-as-if-you") not in answer.text
    lacking = await player.command("rules can", action=place["value"])
    assert lacking.text.startswith(f"❓ {text('cmd-coal-place')}")
    assert "⛔" not in lacking.text
    refused = await player.command("rules can", action="place delivery_truck")
    assert refused.text.startswith("⛔")
    assert any(one.custom_id.startswith(f"b:read:{table.number}:") for one in refused.components)
    nearest = text("nearest", move="").strip(" .")
    assert nearest in refused.text
    assert (await player.command("rules can", action="place nowhere")).text.startswith("⛔")
    assert await rows(house) == before
    assert house.incidents.errors == []


async def another(house: House, table: Table) -> tuple[Player, Player]:
    """The player at turn, and another one."""
    player = await house.at_turn(table)
    return player, next(one for one in table.players if one.name != player.name)


async def test_another_seat_is_judged_by_what_the_asker_knows(house: House) -> None:
    await house.english()
    table = await house.table(3)
    await house.drafted(table)
    player, other = await another(house, table)
    seats = await other.suggest("rules can", "seat", player.name[:3])
    (seat,) = [one["value"] for one in seats]
    answer = await other.command("rules can", action="place bank", seat=seat)
    assert answer.text.startswith("✅")
    assert EN("can-as-if", who=player.name) not in answer.text
    own = await other.command("rules can", action="place bank")
    assert own.text.startswith("✅")
    assert EN("can-as-if-you") in own.text
    name = (await house.running.service.seen(0, table.number)).loaded.party.names[int(seat)]
    for action in ("keep none", "return top", "next truck_08", "substitute none", "unrank", "rank truck_08"):
        secret = await other.command("rules can", action=action, seat=player.name)
        assert secret.text.startswith("🔒"), action
        assert secret.text.endswith(f"depends on what only {name} knows.")
    member = house.player("Emma").at(table.thread)
    assert (await member.command("rules can", action="place bank")).text.startswith("✅")
    assert "✅" in (await member.command("rules can", action="place bank", seat=other.name)).text
    unknown = await member.command("rules can", action="place bank", seat="Nobody")
    assert unknown.text == EN("player-unknown", table=table.number)
    assert house.incidents.errors == []


async def test_what_a_draw_would_show_is_not_told(house: House) -> None:
    await house.english()
    table = await house.table(2)
    await house.drafted(table)
    player = await house.at_turn(table)
    state = await house.state(table.number)
    answer = await player.command("rules can", action="place order_draw")
    assert EN("can-open") in answer.text
    assert answer.text.count("•") == 1
    assert not [card.card for card in state.order_pile if order_plainly(card.card, EN) in answer.text]


async def test_a_table_at_rest_is_judged_and_not_woken(house: House) -> None:
    await house.english()
    table = await house.table(2)
    await house.drafted(table)
    player = await house.at_turn(table)
    assert house.db is not None
    await house.db.transaction(lambda c: c.execute("UPDATE tables SET resting = 1 WHERE id = ?", (table.number,)))
    before = await rows(house)
    assert (await player.command("rules can", action="place bank")).text.startswith("✅")
    assert (await player.suggest("rules can", "action", "place ban"))[0]["value"] == "place bank"
    assert await rows(house) == before


async def test_where_nothing_can_be_judged_one_answer_says_why(house: House) -> None:
    await house.english()
    anna = house.player("Anna")
    assert (await anna.command("rules can", action="place bank")).text == EN("no-table-here")
    (none,) = await anna.suggest("rules can", "action", "")
    assert none["value"] == "-"
    await house.lobby(2)
    gathering = await anna.command("rules can", action="place bank")
    assert EN("table-is-lobby", table=1) == gathering.text
    table = await house.table(2, "second-table")
    player = await house.at_turn(table)
    assert house.db is not None
    seat = table.players.index(player)
    await house.db.transaction(
        lambda c: c.execute("UPDATE seats SET suspended = 1 WHERE table_id = ? AND seat = ?", (table.number, seat))
    )
    suspended = await player.command("rules can", action="place bank")
    assert suspended.text == EN("seat-suspended", table=table.number)
    other = table.players[1 - seat]
    assert not (await other.command("rules can", action="unrank")).text.startswith("🔒")
    await house.db.transaction(
        lambda c: c.execute("UPDATE tables SET status = 'abandoned' WHERE id = ?", (table.number,))
    )
    over = await other.command("rules can", action="place bank")
    assert over.text == EN("table-is-abandoned", table=table.number)
    assert house.incidents.errors == []


async def test_a_damaged_position_is_told_by_its_number(house: House) -> None:
    await house.english()
    table = await house.table(2)
    player = await house.at_turn(table)
    assert house.db is not None
    await house.db.transaction(
        lambda c: c.execute("UPDATE tables SET state = ? WHERE id = ?", (b"{}", table.number))
    )
    answer = await player.command("rules can", action="place bank")
    assert EN("damaged-position", table=table.number, host="").split(".")[0] in answer.text
    house.incidents.errors.clear()


async def test_an_empty_seat_and_one_that_left_are_judged_by_their_colour(house: House) -> None:
    await house.english()
    table = await house.table(3)
    await house.drafted(table)
    _, other = await another(house, table)
    seat = next(one for one in range(3) if table.players[one].name != other.name)
    assert house.db is not None
    await house.db.transaction(
        lambda c: c.execute("UPDATE seats SET user = NULL WHERE table_id = ? AND seat = ?", (table.number, seat))
    )
    answer = await other.command("rules can", action="place bank", seat=str(seat))
    assert answer.text.startswith("✅ Yes, ")
    gone = await table.players[seat].command("rules can", action="place bank")
    assert gone.text.startswith("✅ Yes, ")
    assert house.incidents.errors == []


async def test_another_stage_is_named_with_when_it_would_be_judged(house: House) -> None:
    await house.english()
    table = await house.table(3, game="kohle_kolonie")
    player = await house.at_turn(table)
    answer = await player.command("rules can", action="bid 12")
    assert answer.text.splitlines()[0].startswith("⏳")
    assert EN("can-when", stages=EN("kk-stage-bid")) in answer.text
    choosing = await player.command("rules can", action="choose wagon")
    assert choosing.text.startswith("✅")


async def test_a_refusal_names_what_is_nearest_whichever_way_it_was_tried(house: House) -> None:
    await house.english()
    table = await house.table(3, game="kohle_kolonie")
    player, other = await another(house, table)
    nearest = EN("nearest", move="").strip(" .")
    finished = await player.command("table finish")
    assert nearest in finished.text
    early = await player.command("kohle buy", mine="7")
    assert EN("nearest-later", stages=EN("kk-stage-act")) in early.text
    out_of_turn = await other.command("table finish")
    assert EN("nearest-turn") in out_of_turn.text
    plan = await player.command("kohle plan", steps="choose wagon, choose miners")
    assert EN("nearest-later", stages=EN("kk-stage-choose")) in plan.text
    pressed = await player.press(await table.turn_message(), custom_id=control(await table.turn_message(), "act"))
    known = next(
        one.custom_id for one in pressed.components if ":do:" in one.custom_id or ":rank" in one.custom_id
    )
    _, _, number, decision, *_ = known.split(":")
    forged = f"b:do:{number}:{decision}:end"
    refused = await house.press_old(player, altered(pressed, known, forged), forged)
    assert nearest in refused.text
