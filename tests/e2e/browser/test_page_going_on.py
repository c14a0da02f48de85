"""Going on without somebody, at the page: who vanishes, who concedes, a moderator who plays, who stays."""

from itertools import count

import pytest

from bot.tables.loaded import Call, Loaded, open_moves, opened
from tests.e2e.browser.channel_page import ChannelPage, OpenPage
from tests.e2e.house import House, Table

pytestmark = [pytest.mark.browser, pytest.mark.slow]

A_DAY = 24 * 3600
INTERACTIONS = count(10**6)


async def public(page: ChannelPage) -> str:
    """All that everybody reads in the channel that is open."""
    return "\n".join(await page.page.locator(".message:not(.private)").all_inner_texts())


async def days(house: House, number: int) -> None:
    """Days go by, at each of which the bot looks around once."""
    for _ in range(number):
        await house.pass_time(A_DAY)
        now = house.clock.now()
        await house.running.background._look_around(now)  # pyright: ignore[reportPrivateUsage]
        await house.running.service.agenda.do(now)
        await house.rest()


async def loaded(house: House, table: Table) -> Loaded:
    return (await house.running.service.seen(0, table.number)).loaded


async def play(house: House, table: Table, until: str = "", turns: int = 400) -> None:
    """Turns of those who are there, until it is somebody's turn, or to the end; the bot passes who is not."""
    for _ in range(turns):
        now = await loaded(house, table)
        if now.row.status != "running" or (until and table.players[now.active[0]].name == until):
            return
        seat = now.seats[now.active[0]]
        if seat.passing or seat.conceded:
            await house.running.service.agenda.do(house.clock.now())
            continue
        turn = opened(now.game, now.state, seat.seat, open_moves(now, seat.seat))
        action = now.game.notation(now.game.default_action(turn.state, seat.seat))
        call = Call(interaction=next(INTERACTIONS), user=seat.user or 0, name=seat.name, now=house.clock.now())
        await house.running.service.move(call, table.number, None, action)
    raise AssertionError("the game does not come to its end")


async def test_two_of_four_go_on_and_finish(house: House, open_page: OpenPage) -> None:
    """Ben leaves the server, Chloé concedes, Anna moderates and plays, Dmitri and she play to the end."""
    await house.english()
    table = await house.table(4)
    await play(house, table, "Ben")
    await house.rest()
    anna = await open_page("Anna", table)
    await anna.become("Ben")
    await anna.tool("Leave Zeche Sandkasten")
    await anna.become("Anna")
    await anna.go(f"table {table.number}")
    await anna.command("table absent", player="Ben", how="Pass")
    await anna.sees("Ben has time until")
    await days(house, 1)
    await anna.become("Dmitri")
    await anna.newest.get_by_text("Ben has left the server").wait_for()
    await anna.press("Pass", anna.newest)
    await anna.become("Anna")
    await anna.press("Pass", anna.newest)
    await house.rest()
    assert "The table passed for" in await public(anna)
    await anna.become("Chloé")
    await anna.command("table concede")
    await anna.press("Concede")
    await anna.sees("You have conceded")
    await anna.become("Anna")
    await anna.tool("moderator")
    await anna.command("moderate suspend", player="Dmitri")
    await anna.sees("needs the agreement of another player")
    await anna.command("moderate end")
    await anna.sees("another moderator or a majority decides")
    await play(house, table)
    await house.rest()
    assert (await loaded(house, table)).row.status == "over"


async def test_who_stays_of_two_goes_on_and_ends_alone(house: House, open_page: OpenPage) -> None:
    """Ben leaves the server; a day later one press of Anna's passes him, and one command ends the game."""
    await house.english()
    table = await house.table(2)
    await play(house, table, "Ben")
    await house.rest()
    anna = await open_page("Ben", table)
    await anna.tool("Leave Zeche Sandkasten")
    await anna.become("Anna")
    await anna.go(f"table {table.number}")
    await days(house, 2)
    await anna.press("Pass", anna.newest)
    await house.rest()
    assert "The table passed for" in await public(anna)
    await anna.command("table abandon")
    await anna.press("End the game")
    await house.rest()
    assert "was stopped before its end" in await public(anna)
    row = (await loaded(house, table)).row
    assert (row.status, row.stopped) == ("abandoned", 1)


async def test_an_invited_friend_declines_and_the_game_begins_without_him(
    house: House, open_page: OpenPage
) -> None:
    """Anna invites Ben and Chloé: Ben declines, Chloé joins and may not start, Anna does."""
    await house.english()
    page = await open_page("Anna")
    await page.go("coal-table")
    await page.command("table new", game="Coal Baron", player2="Ben", player3="Chloé", name="Friday round")
    await page.sees("Table 1 is open")
    await house.rest()
    await page.become("Ben")
    await page.press("Decline", page.newest)
    await page.sees("You declined")
    await page.become("Chloé")
    await page.press("Join", page.newest)
    await page.sees("You have a seat")
    await page.command("table start")
    await page.sees("can do that")
    await page.become("Anna")
    await page.command("table start")
    await house.rest()
    said = await public(page)
    assert "Declined: Ben" in said
    assert "Joined: Chloé" in said
    await page.go("Friday round")
    assert len((await house.state(1)).seats) == 2
