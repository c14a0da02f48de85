"""The judge at the page: four dispute a consolidation and play it again, and what abuse of it comes to."""

from typing import Any

import pytest

from bot.words import words
from tests.e2e.browser.channel_page import ChannelPage, OpenPage
from tests.e2e.house import NAMES, House, Table
from tests.e2e.test_disputed_consolidation import SWITCH, declaring, played, table_at
from tests.e2e.test_disputed_consolidation import dispute_of as dispute
from tests.e2e.test_disputed_consolidation import vote as ballot

pytestmark = [pytest.mark.browser, pytest.mark.slow]
EN = words("en")
BACK = EN("choice-back")
BACK_AND_RULE = EN("choice-back-with", rule=EN("choice-switch", setting="")).strip()
REFUSED = "none 0 2"
"""A declaration of points that nobody declares: where it is not the stage for it, or nobody has them."""


def dispute_of(page: ChannelPage) -> Any:
    """The newest message of a dispute that is open or closed."""
    return page.page.locator(".message:not(.private)", has_text="Dispute at table").last


async def be(page: ChannelPage, name: str, table: Table) -> None:
    await page.become(name)
    await page.go(f"table {table.number}")


async def vote(house: House, page: ChannelPage, name: str, table: Table, choice: str) -> None:
    """Vote as somebody, from the message of the dispute."""
    await be(page, name, table)
    await page.choose(EN("menu-dispute"), choice, dispute_of(page))
    await house.rest()


async def voters(page: ChannelPage) -> set[str]:
    """Who has voted, as the message of the dispute says."""
    said = (await dispute_of(page).inner_text()).splitlines()
    (line,) = [line for line in said if line.startswith("Voted: ")]
    return {name for name in NAMES if name in line}


async def why_disputed(page: ChannelPage, what: str) -> None:
    """Ask why of a line of the log, and press *Dispute* below that."""
    await page.command("rules why", what=what)
    await page.press(EN("button-dispute"))


async def open_on(house: House, page: ChannelPage, what: str, choice: str) -> None:
    """Ask why of a line of the log, dispute it, and open the dispute with a choice."""
    await why_disputed(page, what)
    await page.choose(EN("menu-dispute-open"), choice)
    await page.sees(EN("dispute-opened"))
    await house.rest()


async def test_a_consolidation_is_disputed_and_played_again_as_the_four_decided(
    house: House, open_page: OpenPage
) -> None:
    table = await table_at(house, declaring())
    before = await house.state(table.number)
    opener = await played(house, table)
    other = await played(house, table)
    rest = [one for one in table.players if one.name not in (opener.name, other.name)]
    assert len(rest) == 2
    page = await open_page(opener.name, table)
    # Why is shown first; the dispute says how the editions differ before anybody learns of it.
    await page.command("rules why", what=f"{opener.name} has a value of")
    await page.sees("What it rests on")
    await page.press(EN("button-dispute"))
    await page.sees("The editions differ")
    assert "• German and French: " in await page.private.inner_text()
    await page.choose(EN("menu-dispute-open"), BACK_AND_RULE)
    await page.sees(EN("dispute-opened"))
    await house.rest()
    await page.press(EN("button-compare"), dispute_of(page))
    compared = await page.private.inner_text()
    assert all(edition in compared for edition in ("German", "English", "French"))
    # More than half are for the rule, but nothing falls without the consent of whose turn falls.
    for player in rest:
        await house.rest()
        await ballot(player, table, BACK_AND_RULE)
    await house.rest()
    said = await dispute_of(page).inner_text()
    assert f"{other.name} must agree to that." in said
    assert "Decided" not in said
    assert (await house.state(table.number)).auction != before.auction
    await vote(house, page, other.name, table, BACK_AND_RULE)
    said = await dispute_of(page).inner_text()
    assert "Decided: Take back to before this" in said
    assert said.count("always count") == 2, "the edition's line and the decision; who was for it stands apart"
    # The bidding begins anew under the chosen rule: a refusal by its section cites what was decided.
    after = await house.state(table.number)
    assert after.auction == before.auction
    assert getattr(after.options, SWITCH) == "added"
    again = await house.at_turn(table)
    await be(page, again.name, table)
    await page.command("kohle auction declare", what=REFUSED)
    await page.sees("Precedent 1 of this channel")
    await page.press("Declare nothing")
    await page.press("Finish turn")
    await house.rest()
    declared = await house.state(table.number)
    assert declared.turn != after.turn
    assert "Administration 2" in (await table.turn_message()).text, "declared by nobody, and counted all the same"
    await page.command("rules precedents")
    await page.sees("Kohle & Kolonie")
    await page.sees("4 for taking back and the switch")


async def test_who_abuses_it_gets_one_clear_answer_each(house: House, open_page: OpenPage) -> None:
    table = await table_at(house, declaring())
    leader = await played(house, table)
    second = await played(house, table)
    loser, friend = (one for one in table.players if one.name not in (leader.name, second.name))
    page = await open_page(loser.name, table)
    # Three against the leader: without the leader's consent nothing is taken back.
    before = (await house.state(table.number)).auction
    await open_on(house, page, f"{leader.name} has a value of", BACK)
    await house.rest()
    await ballot(friend, table, BACK)
    # A second press is the same vote; leaving ends it, and coming back brings none, and lets nobody off.
    await page.choose(EN("menu-dispute"), BACK, dispute_of(page))
    await page.sees(EN("ballot-counted"))
    assert await voters(page) == {loser.name, friend.name}
    await page.command("table leave")
    await page.press("Leave")
    await page.command("table return")
    await house.rest()
    await page.choose(EN("menu-dispute"), BACK, dispute_of(page))
    await page.sees(EN("vote-went-with-seat"))
    assert await voters(page) == {friend.name}
    # Who left consents to nothing any more: with the last of the others nothing can win without the leader.
    await ballot(second, table, BACK)
    await house.rest()
    assert "Decided: Uphold" in await dispute_of(page).inner_text()
    assert (await house.state(table.number)).auction == before
    # The same again.
    await why_disputed(page, f"{leader.name} has a value of")
    await page.sees(EN("disputed-already"))
    # One at a time, and two a round: a third is refused.
    await played(house, table)
    await open_on(house, page, f"{second.name} has a value of", BACK)
    await why_disputed(page, f"{leader.name} bids")
    await page.sees(EN("dispute-one-open"))
    for player in (second, leader, friend):
        if "Decided" not in (await dispute(table)).text:
            await house.rest()
            await ballot(player, table, "Uphold")
            await house.rest()
    await why_disputed(page, f"{leader.name} bids")
    await page.sees(EN("dispute-enough", most=2, game="kohle_kolonie"))
    assert len([one for one in await table.public() if "Dispute at table" in one.text]) == 2
