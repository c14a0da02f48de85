"""One's own waking hours: by command, by form, by the one question after the first turn."""

import pytest

from bot.tables.hours import hours_of_table
from bot.timing.waking import Hours
from db import users
from db.rows import HoursRow
from tests.e2e.house import House, Table, control
from tests.sandbox.client import Answer

pytestmark = pytest.mark.usefixtures("nights")
BERLIN = HoursRow(zone="Europe/Berlin", wakes=480, sleeps=1320)


async def chosen(house: House, name: str) -> HoursRow | None:
    user = house.sandbox.site.world.user_named(name)
    assert user is not None
    return await house.running.db.read(lambda c: users.hours(c, int(user["id"])))


async def finished(house: House, table: Table) -> Answer:
    """A turn of the draft: what its Finish is answered with."""
    panel = await house.act(table)
    done = await panel.press(custom_id=control(panel, "do draft"))
    return await done.press(custom_id=control(done, "finish"))


async def test_hours_by_command_and_back(house: House) -> None:
    await house.english()
    ben = house.player("Ben")
    shown = await ben.command("me hours", zone="Wien", from_="8 Uhr", to="22h")
    assert "8:00–22:00, Vienna" in shown.text
    assert shown.private
    assert await chosen(house, "Ben") == HoursRow(zone="Europe/Vienna", wakes=480, sleeps=1320)
    assert "Vienna" in (await ben.command("me hours")).text
    back = await shown.press(custom_id=control(shown, "hours table"))
    assert "forgotten" in back.text
    assert await chosen(house, "Ben") == HoursRow()


@pytest.mark.one_quick
@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"from_": "soonish"}, "“soonish”"),
        ({"to": "25"}, "“25”"),
        ({"zone": "Atlantis"}, "“Atlantis”"),
        ({"zone": "US"}, "New York"),
        ({"zone": "[x](https://evil.example) @everyone"}, "no city"),
    ],
)
async def test_what_cannot_be_read_is_answered_in_one_sentence(
    house: House, options: dict[str, str], said: str
) -> None:
    await house.english()
    answer = await house.player("Ben").command("me hours", **options)
    assert said in answer.text
    assert "Nothing has changed" in answer.text
    assert "https://" not in answer.text
    assert await chosen(house, "Ben") is None


async def test_zones_are_offered_by_city(house: House) -> None:
    offered = await house.player("Ben").suggest("me hours", "zone", "wie")
    assert offered[0]["value"] == "Europe/Vienna"
    offered = await house.player("Ben").suggest("table nights", "zone", "toky")
    assert offered[0]["value"] == "Asia/Tokyo"


@pytest.mark.slow
async def test_the_first_turn_asks_and_the_second_does_not(house: House) -> None:
    await house.english()
    table = await house.table(2)
    first = await house.at_turn(table)
    answer = await finished(house, table)
    assert answer.private
    assert "are you awake 8:00–22:00" in answer.text
    await house.rest()
    assert not [one for one in await table.public() if "awake" in one.text], "the question is nobody else's"
    other = await finished(house, table)
    assert "are you awake" in other.text, "each player is asked for themselves"
    await house.restart()
    assert await house.at_turn(table) is first
    again = await finished(house, table)
    assert "are you awake" not in again.text


@pytest.mark.slow
async def test_the_question_asks_by_typed_finish_too(house: House) -> None:
    await house.english()
    table = await house.table(2)
    player = await house.at_turn(table)
    await player.command("coal draft", order=(await house.state(table.number)).draft[0])
    assert "are you awake" in (await player.command("table finish")).text


@pytest.mark.slow
async def test_yes_keeps_what_was_asked_even_twice(house: House) -> None:
    await house.english()
    table = await house.table(2)
    name = (await house.at_turn(table)).name
    answer = await finished(house, table)
    yes = control(answer, "hours yes")
    one, two = await answer.player.press_twice(answer, custom_id=yes)
    assert "from now on your own waking hours count" in one.text
    assert not two.failed
    loaded = (await house.running.service.seen(0, table.number)).loaded
    hours = hours_of_table(loaded.row)
    assert await chosen(house, name) == HoursRow(zone=hours.zone, wakes=hours.start, sleeps=hours.end)
    assert any(one.startswith("b:board:") for one in [c.custom_id for c in one.components]), "the panel is back"


@pytest.mark.slow
async def test_change_opens_a_form_that_leads_back_to_the_panel(house: House) -> None:
    await house.english()
    table = await house.table(2)
    name = (await house.at_turn(table)).name
    answer = await finished(house, table)
    form = await answer.press(custom_id=control(answer, "hours change"))
    assert form.modal is not None
    done = await form.submit(**{"0": "Berlin", "1": "8", "2": "22"})
    assert "from now on your own waking hours count" in done.text
    assert await chosen(house, name) == BERLIN


async def test_a_form_with_nonsense_is_answered_and_changes_nothing(house: House) -> None:
    await house.english()
    ben = house.player("Ben")
    shown = await ben.command("me hours")
    form = await shown.press(custom_id=control(shown, "hours change"))
    done = await form.submit(**{"0": "Berlin", "1": "morning", "2": "22"})
    assert "“morning”" in done.text
    assert await chosen(house, "Ben") is None


@pytest.mark.one_quick
@pytest.mark.parametrize(
    "arg", ["yes Europe/Berlin 480", "yes Atlantis 1 2", "yes UTC 5000 2", "yes UTC x 2", "?"]
)
async def test_a_control_that_we_never_made_changes_nothing(house: House, arg: str) -> None:
    await house.english()
    table = await house.table(2)
    message = await table.turn_message()
    button = {"type": 2, "style": 2, "label": "?", "custom_id": f"b:hours:{table.number}:0:{arg}"}
    raw = message.raw | {"components": [{"type": 1, "components": [button]}]}
    answer = await house.press_old(table.players[0], type(message)(raw), button["custom_id"])
    assert answer.private
    assert await chosen(house, table.players[0].name) is None


@pytest.mark.slow
async def test_a_table_that_is_gone_shows_the_hours_instead_of_a_panel(house: House) -> None:
    await house.english()
    table = await house.table(2)
    answer = await finished(house, table)

    def away(connection: object) -> None:
        connection.execute("UPDATE seats SET user = user + 10000")  # pyright: ignore
        connection.execute("UPDATE tables SET guild = guild + 1")  # pyright: ignore

    await house.running.db.transaction(away)
    done = await answer.press(custom_id=control(answer, "hours yes"))
    assert "Your waking hours: 8:00–22:00" in done.text


@pytest.mark.slow
async def test_the_options_show_the_nights_and_the_opener_changes_them(house: House) -> None:
    await house.english()
    card, (anna, ben) = await house.lobby(2)
    options = await anna.press(card, custom_id=control(card, "rules"))
    assert "Nights: 22:00–8:00, London" in options.text
    done = await anna.choose(options.shown, control(options, "zone"), "Europe/Dublin")
    assert "Nights: 22:00–8:00, Dublin" in done.text
    number = int(control(card, "rules").split(":")[2])
    assert hours_of_table((await house.running.service.seen(0, number)).loaded.row).zone == "Europe/Dublin"
    named = await anna.command("table nights", zone="Berlin", from_="9", to="9")
    assert "No nights" in named.text
    hours = hours_of_table((await house.running.service.seen(0, number)).loaded.row)
    assert hours == Hours(zone="Europe/Berlin", start=540, end=540)
    seen = await ben.press(card, custom_id=control(card, "rules"))
    assert "No nights" in seen.text
    assert not [one for one in seen.components if one.custom_id.startswith("m:zone:")]
    log = await anna.command("table log")
    assert "chose the nights" in log.text
