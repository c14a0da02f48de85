"""All one's own tables: on both servers, from a channel and from a direct message, and the way to the next."""

import pytest

from bot.tables.own_tables import A_PAGE
from db import tables, waits
from tests.e2e.house import House, Table, control
from tests.sandbox.client import Player

SECOND = "maschinenhalle"
PLACES = ("coal-table", SECOND)


async def two_tables(house: House) -> tuple[Table, Table]:
    """One on each server; whoever is at turn at the first has waited longer."""
    await house.english()
    first = await house.table(2)
    await house.pass_time(3600)
    return first, await house.table(2, SECOND)


async def since(house: House, table: Table) -> int:
    found = await house.running.db.read(lambda c: waits.waits(c, table.number))
    return min(one.since for one in found)


async def by_wait(house: House, *found: Table) -> list[Table]:
    """The tables, the one that waits longest first."""
    begun = {table.number: await since(house, table) for table in found}
    return sorted(found, key=lambda table: (begun[table.number], table.number))


@pytest.mark.slow
async def test_tables_of_all_servers_the_longest_wait_first_in_a_direct_message(house: House) -> None:
    first, second = await two_tables(house)
    for table in (second, first):
        while (await house.at_turn(table)).name != "Anna":
            await house.draft(table)
    shown = await house.player("Anna").alone().command("me tables")
    text = shown.text
    assert shown.private
    assert "Your tables (2): 2 wait for you." in text
    places = [text.index(f"Table {table.number}:") for table in await by_wait(house, first, second)]
    assert places == sorted(places)
    for table in (first, second):
        row = (await house.running.service.seen(0, table.number)).loaded.row
        assert f"https://discord.com/channels/{row.guild}/{row.place}/{row.turn_message}" in text
        assert f"<t:{await since(house, table)}:f>" in text
    assert "Coal Baron" in text
    assert "since your last turn" in text


@pytest.mark.slow
@pytest.mark.parametrize("alone", [True, False])
async def test_next_leads_from_one_that_waits_to_the_next_and_is_played_there(house: House, alone: bool) -> None:
    first, second = await two_tables(house)
    for table in (second, first):
        while (await house.at_turn(table)).name != "Anna":
            await house.draft(table)
    anna = house.player("Anna").alone() if alone else house.player("Anna", "general")
    longest, other = await by_wait(house, first, second)
    shown = await anna.command("me tables")
    panel = await shown.press(custom_id=control(shown, "next"))
    assert f"Table {longest.number} is waiting for you" in panel.text
    assert any(one.raw.get("url", "").startswith("https://discord.com") for one in panel.components)
    further = await panel.press(custom_id=control(panel, "next"))
    assert f"Table {other.number} is waiting for you" in further.text
    done = await further.press(custom_id=control(further, "do draft"))
    await done.press(custom_id=control(done, "finish"))
    await house.rest()
    assert (await house.at_turn(other)).name != "Anna"
    again = await anna.command("me tables")
    assert "One waits for you" in again.text


@pytest.mark.slow
async def test_nobody_waits_and_a_button_of_before_says_so(house: House) -> None:
    await house.english()
    table = await house.table(2)
    player = await house.at_turn(table)
    shown = await player.alone().command("me tables")
    await house.draft(table)
    done = await shown.press(custom_id=control(shown, "next"))
    assert done.text == "No other table is waiting for you."
    assert "no seat at an open table" in (await house.player("Emma").alone().command("me tables")).text


@pytest.mark.slow
async def test_a_stranger_learns_nothing_by_a_button(house: House) -> None:
    await house.english()
    table = await house.table(2)
    shown = await (await house.at_turn(table)).command("me tables")
    dmitri = Player(house.client, "Dmitri", table.thread)
    done = await house.press_old(dmitri, shown, control(shown, "next"))
    assert done.text == "No other table is waiting for you."


@pytest.mark.slow
async def test_a_table_on_a_server_that_one_left_has_no_link(house: House) -> None:
    first, second = await two_tables(house)
    await house.client.change("leave", user="Anna", guild="Zeche Zollern")
    text = (await house.player("Anna").alone().command("me tables")).text
    row = (await house.running.service.seen(0, second.number)).loaded.row
    assert f"Table {second.number}:" in text
    assert "on a server you have left" in text
    assert f"/{row.guild}/" not in text
    assert first.thread in text


@pytest.mark.slow
async def test_pages_hold_five_each_and_lead_on(house: House) -> None:
    await house.english()
    for _ in range(A_PAGE + 1):
        await house.client.change("new_channel", name=f"c{_}")
        await house.lobby(1, f"c{_}")
    anna = house.player("Anna").alone()
    shown = await anna.command("me tables")
    assert shown.text.count("discord.com/channels") == A_PAGE
    later = await shown.press(custom_id=control(shown, "tables 2"))
    assert later.text.count("discord.com/channels") == 1
    assert next(one for one in later.components if one.label == "Later").disabled


@pytest.mark.slow
async def test_long_and_wicked_names_stay_in_one_message(house: House) -> None:
    await house.english()
    for name in ("Anna", "Ben", "Chloé", "Dmitri"):
        await house.client.change("locale", user=name, locale="en-US")
    rows: list[Table] = []
    for number in range(A_PAGE):
        await house.client.change("new_channel", name=f"c{number}")
        rows.append(await house.table(4, f"c{number}"))

    def wicked(connection: object) -> None:
        connection.execute("UPDATE seats SET name = '@everyone **' || substr('_*~`_*~`_*~`_*~`', 1, 20)")  # pyright: ignore
        connection.execute("UPDATE tables SET name = substr('Zeche @here [x](https://x.example) ', 1, 40)")  # pyright: ignore

    await house.running.db.transaction(wicked)
    shown = await house.player("Anna").alone().command("me tables")
    assert len(shown.text) <= 2000
    assert "@everyone" not in shown.text
    assert "@here" not in shown.text
    assert "https://x.example" not in shown.text
    for table in rows:
        assert table.thread in shown.text
    assert not shown.shown.pings


@pytest.mark.slow
async def test_a_damaged_table_bars_no_way(house: House) -> None:
    first, second = await two_tables(house)
    for table in (second, first):
        while (await house.at_turn(table)).name != "Anna":
            await house.draft(table)
    longest, other = await by_wait(house, first, second)
    await house.running.db.transaction(lambda c: tables.change_table(c, longest.number, state=b"nonsense"))
    anna = house.player("Anna").alone()
    shown = await anna.command("me tables")
    assert f"Table {longest.number} cannot be read" in shown.text
    assert f"Table {other.number}:" in shown.text
    broken = await shown.press(custom_id=control(shown, "next"))
    assert "cannot be read" in broken.text
    further = await broken.press(custom_id=control(broken, "next"))
    assert f"Table {other.number} is waiting for you" in further.text
    house.incidents.errors.clear()


async def test_a_suspended_seat_is_told_of_its_table_and_not_called_to_it(house: House) -> None:
    await house.english()
    table = await house.table(2)
    player = await house.at_turn(table)
    await house.running.db.transaction(
        lambda c: c.execute("UPDATE seats SET suspended = 1 WHERE name = ?", (player.name,))
    )
    shown = await player.command("me tables")
    assert f"Table {table.number}:" in shown.text
    assert "wait" not in shown.text
    assert not [one for one in shown.components if one.custom_id.startswith("b:next:")]
