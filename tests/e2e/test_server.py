"""/server and *players wanted* as people use them: panels, refusals with the way out, a card elsewhere."""

import pytest

from db import tables
from sandbox.founding import SECOND_GUILD
from tests.e2e.house import House
from tests.sandbox.client import Answer, Player
from tests.sandbox.seen import Message

GENERAL, COAL = "300000000000000001", "300000000000000002"


async def chosen(player: Player, what: str, values: list[str], page: str = "Opening") -> Answer:
    """What the panel says once something was chosen on a page of it."""
    panel = await player.command("server")
    if page != "Opening":
        panel = await player.press(panel, page)
    return await player.choose(panel, f"m:server:0:0:{what}", values)


async def in_channel(house: House, channel: str) -> list[Message]:
    return [one for one in await house.client.messages(channel) if one.author == "Steiger"]


async def test_who_does_not_manage_the_server_is_refused_politely(house: House) -> None:
    answer = await house.client.player("Ben").command("server")
    assert answer.private
    assert "Server verwalten" in answer.text or "Manage Server" in answer.text
    assert answer.components == []


async def test_a_manager_chooses_where_tables_open_and_others_are_led_there(house: House) -> None:
    anna, ben = house.client.player("Anna"), house.client.player("Ben")
    assert "every channel" in (await anna.command("server")).text
    answer = await chosen(anna, "channels", ["general"])
    assert f"Tables may be opened in <#{GENERAL}>" in answer.text
    assert [one.raw["default_values"] for one in answer.components if one.custom_id.endswith("channels")] == [
        [{"id": GENERAL, "type": "channel"}]
    ]
    refused = await ben.command("table new", game="coal_baron")
    assert f"<#{GENERAL}>" in refused.text
    assert await in_channel(house, "coal-table") == []
    opened = await ben.at("general").command("table new", game="coal_baron")
    assert "1" in opened.text
    assert f"<#{GENERAL}>" in (await ben.command("table check")).text
    await chosen(anna, "channels", [])
    assert "every channel" in (await anna.command("server")).text


async def test_only_channels_in_which_the_bot_can_write_are_named(house: House) -> None:
    anna, ben = house.client.player("Anna"), house.client.player("Ben")
    await chosen(anna, "channels", ["general", "second-table"])
    await house.client.change("permission", channel="general", name="send_messages", on=False)
    await house.rest()
    refused = await ben.command("table new", game="coal_baron")
    assert f"<#{GENERAL}>" not in refused.text
    assert f"<#{GENERAL}>" in (await anna.command("server")).text.splitlines()[-1]


async def test_a_deleted_channel_and_role_stop_nobody(house: House) -> None:
    anna, ben = house.client.player("Anna"), house.client.player("Ben")
    await house.client.change("new_role", name="Guests")
    await chosen(anna, "channels", ["second-table"])
    await chosen(anna, "roles", ["Guests"])
    await house.client.change("delete_channel", channel="second-table")
    await house.rest()
    assert "every channel" in (await anna.command("server")).text
    refused = await ben.command("table new", game="coal_baron")
    assert "<@&" in refused.text
    await house.client.change("delete_role", role="Guests")
    await house.rest()
    await ben.command("table new", game="coal_baron")
    assert len(await in_channel(house, "coal-table")) == 1


async def test_what_was_deleted_while_the_bot_was_away_stops_nobody(house: House) -> None:
    anna, ben = house.client.player("Anna"), house.client.player("Ben")
    await chosen(anna, "channels", ["second-table"])
    await house.stop_bot()
    await house.client.change("delete_channel", channel="second-table")
    await house.start_bot()
    await ben.command("table new", game="coal_baron")
    assert len(await in_channel(house, "coal-table")) == 1


@pytest.mark.slow
async def test_a_channel_that_the_bot_cannot_see_is_still_chosen(house: House) -> None:
    anna, ben = house.client.player("Anna"), house.client.player("Ben")
    await chosen(anna, "channels", ["second-table"])
    await house.stop_bot()
    await house.client.change("permission", channel="second-table", name="view_channel", on=False)
    await house.start_bot()
    for _ in range(3):
        assert "/server" in (await ben.command("table new", game="coal_baron")).text
    assert await in_channel(house, "coal-table") == []
    looks = await house.sent("GET", "/channels/{channel_id}")
    assert len(looks) == 1, "each is a refusal, of which Discord takes so many only"


async def test_language_and_hours_of_new_tables_are_the_servers(house: House) -> None:
    anna = house.client.player("Anna")
    await chosen(anna, "language", ["fr"], "New tables")
    page = await anna.press(await anna.command("server"), "New tables")
    form = await anna.press(page, "Zone and hours")
    done = await form.submit(**{"0": "Tokyo", "1": "7:30", "2": "9 pm"})
    assert "7:30–21:00 (Tokyo)" in done.text
    again = await anna.press(done, "Zone and hours")
    assert again.modal is not None
    inputs = [row["components"][0]["value"] for row in again.modal["components"]]
    assert inputs == ["Tokyo", "7:30", "21:00"]
    assert "25:00" in (await again.submit(**{"0": "Tokyo", "1": "25:00", "2": "21"})).text
    await anna.command("table new", game="coal_baron")
    (card,) = await in_channel(house, "coal-table")
    assert "Français" in card.text
    row = (await house.running.service.tables_of(200000000000000001))[0]
    assert (row.language, row.zone, row.wakes, row.sleeps) == ("fr", "Asia/Tokyo", 450, 1260)


async def test_pace_and_reminders_of_new_tables_are_the_servers_and_everybody_reads_it(house: House) -> None:
    anna, ben = house.client.player("Anna"), house.client.player("Ben")
    assert "Pace of new tables: slower" in (await chosen(anna, "pace", ["slower"], "New tables")).text
    panel = await chosen(anna, "pace", ["off"], "New tables")
    assert "New tables remind nobody" in panel.text
    offered = next(one for one in panel.components if one.custom_id.endswith("pace")).raw["options"]
    clocks = ["clock-tell", "clock-pass", "clock-ask"]
    assert [one["value"] for one in offered] == ["live", "several", "day", *clocks, "on"]
    await house.english()
    assert "Pace of new tables: slower" in (await ben.command("table check")).text
    await ben.command("table new", game="coal_baron")
    (card,) = await in_channel(house, "coal-table")
    assert "Pace: slower" in card.text
    assert "Nobody is reminded." in card.text


async def test_the_clock_of_new_tables_is_the_servers_and_everybody_reads_it(house: House) -> None:
    anna, ben = house.client.player("Anna"), house.client.player("Ben")
    assert "Clock of new tables: none" in (await anna.command("server")).text
    await chosen(anna, "pace", ["several"], "New tables")
    panel = await chosen(anna, "pace", ["clock-pass"], "New tables")
    figures = "14 h (1 waking day) to begin with, 4 h more for each decision, never more than 28 h (2 waking days)"
    assert f"Clock of new tables: {figures}" in panel.text
    offered = next(one for one in panel.components if one.custom_id.endswith("pace")).raw["options"]
    clocks = ["clock-none", "clock-tell", "clock-ask"]
    assert [one["value"] for one in offered] == ["live", "day", "slower", *clocks, "off"]
    figure = "14 h (1 waking day) plus 4 h a decision, never more than 28 h (2 waking days)"
    assert offered[-2]["description"] == figure
    await house.english()
    assert f"Clock of new tables: {figures}" in (await ben.command("table check")).text
    await ben.command("table new", game="coal_baron")
    (card,) = await in_channel(house, "coal-table")
    assert f"Clock: {figures}" in card.text
    assert "the least harmful legal move is made" in card.text
    assert "Clock of new tables: none" in (await chosen(anna, "pace", ["clock-none"], "New tables")).text


async def test_usual_hours_take_back_what_was_chosen(house: House) -> None:
    anna = house.client.player("Anna")
    page = await anna.press(await anna.command("server"), "New tables")
    assert "Usual hours" not in page.shown.labels
    done = await (await anna.press(page, "Zone and hours")).submit(**{"0": "", "1": "0", "2": "0"})
    assert "Waking hours of new tables: all day" in done.text
    usual = await anna.press(done, "Usual hours")
    assert "Waking hours of new tables: 8:00–22:00 (where most" in usual.text


async def test_the_second_server_has_choices_of_its_own(house: House) -> None:
    """Ben manages it by a role, and not the first."""
    ben = house.client.player("Ben", "maschinenhalle")
    await ben.choose(await ben.command("server"), "m:server:0:0:most", "1")
    assert (await house.running.service.server(int(SECOND_GUILD))).row.most == 1
    await ben.command("table new", game="coal_baron")
    refused = await ben.at("lohnhalle").command("table new", game="coal_baron")
    assert "/table status" in refused.text
    assert await in_channel(house, "lohnhalle") == []
    await ben.at("coal-table").command("table new", game="coal_baron")
    assert len(await in_channel(house, "coal-table")) == 1


@pytest.mark.slow
async def test_players_are_looked_for_found_and_no_longer_looked_for(house: House) -> None:
    anna, ben = house.client.player("Anna"), house.client.player("Ben")
    await house.client.change("new_role", name="Players", mentionable=True)
    await house.client.change("hold_role", user="Emma", role="Players", on=True)
    await chosen(anna, "channel", ["general"], "Players wanted")
    await chosen(anna, "role", ["Players"], "Players wanted")
    answer = await ben.command("table new", game="coal_baron", wanted=True)
    await house.rest()
    (card,) = await in_channel(house, "general")
    assert card.pings == ["200000000000000005"]
    assert len(answer.text.splitlines()) == 2
    await house.client.player("Chloé", "general").press(
        card, "Mitspielen" if "Mitspielen" in card.labels else card.labels[0]
    )
    await house.rest()
    (card,) = await in_channel(house, "general")
    assert "Chloé" in card.text
    (lobby,) = await in_channel(house, "coal-table")
    again = await ben.press(lobby, custom_id="b:wanted:1:0:")
    assert f"<#{GENERAL}>" in again.text
    await ben.press(lobby, custom_id="b:start:1:0:")
    await house.rest()
    (card,) = await in_channel(house, "general")
    assert len(card.labels) == 1


async def test_who_cannot_see_the_tables_channel_takes_no_seat_from_afar(house: House) -> None:
    anna = house.client.player("Anna")
    await chosen(anna, "channel", ["general"], "Players wanted")
    await house.client.change("permission", user="Chloé", channel="coal-table", name="view_channel", on=False)
    await anna.command("table new", game="coal_baron", wanted=True)
    await house.rest()
    (card,) = await in_channel(house, "general")
    await house.client.player("Chloé", "general").press(card, "Join")
    assert len(await house.running.service.tables_of(200000000000000003)) == 0


@pytest.mark.parametrize("why", ["nowhere", "no right"])
async def test_where_nobody_can_be_looked_for_no_table_opens_by_mistake(house: House, why: str) -> None:
    anna = house.client.player("Anna")
    if why == "no right":
        await chosen(anna, "channel", ["general"], "Players wanted")
        await house.client.change("permission", channel="general", name="send_messages", on=False)
        await house.rest()
    refused = await anna.command("table new", game="coal_baron", wanted=True)
    assert "looking for players" in refused.text
    assert await in_channel(house, "coal-table") == []


@pytest.mark.slow
async def test_a_rematch_gathers_where_the_server_has_tables(house: House) -> None:
    """The old channel is none of them any more: it gathers where it was asked for, if that is one."""
    table = await house.table(2)
    anna = house.client.player("Anna")
    await house.running.db.transaction(lambda c: tables.change_table(c, table.number, status="over"))
    await chosen(anna, "channels", ["general"])
    refused = await anna.at(table.thread).command("table rematch")
    assert f"<#{GENERAL}>" in refused.text
    await house.running.db.transaction(lambda c: tables.change_table(c, table.number, place=int(GENERAL)))
    await anna.at("general").command("table rematch")
    await house.rest()
    (row,) = await house.running.service.tables_of(200000000000000001)
    assert (row.channel, row.rematch_of) == (int(GENERAL), table.number)


async def test_the_bot_asks_how_many_lines_discord_wants_and_serves_both_servers_by_them(house: House) -> None:
    assert await house.sent("GET", "/gateway/bot")
    assert (house.running.shard_count, list(house.running.shards)) == (1, [0])
    assert {guild.shard_id for guild in house.running.guilds} == {0}
    assert len(house.running.guilds) == 2
