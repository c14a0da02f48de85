"""A position set right by four seats, through the sandbox: collected, proposed, agreed, told, taken back."""

from random import Random

import pytest

from bot.tables.repairing import faults_of, quantities
from cogs.views.repairs import quantities_meant
from games.registry import GAMES
from tests.e2e.house import House, Table, control
from tests.sandbox.client import Player
from tests.sandbox.seen import Message


async def question(table: Table) -> Message:
    """The newest message that asks for votes."""
    return next(
        one for one in reversed(await table.public()) if any(":vote:" in part.custom_id for part in one.components)
    )


async def agree(house: House, table: Table, but: Player) -> None:
    """All others agree to what is asked."""
    asked = await question(table)
    vote = control(asked, "vote")
    for player in table.players:
        if player.name != but.name:
            await player.press_stale(asked, custom_id=vote)
    await house.rest()


@pytest.mark.slow
async def test_four_seats_set_a_position_right_and_take_it_back(house: House) -> None:
    await house.english()
    table = await house.table(4)
    anna, ben = table.players[:2]
    before = await house.state(table.number)
    francs = before.seats[1].francs
    told = len(await table.public())
    # The list names what is open, and what it is now.
    offered = await anna.suggest("table repair", "what", "ben franks")
    assert any(one["value"] == "francs.1" and str(francs) in one["name"] for one in offered), offered
    values = await anna.suggest("table repair", "to", str(francs + 2), what="francs.1")
    assert [one["value"] for one in values] == [str(francs + 2)]
    (first,) = await anna.suggest("table repair", "to", "1")
    assert first["name"] == "First say what is wrong"
    # Nothing was chosen so far, then one thing by the command and one by the form.
    empty = await anna.command("table repair")
    assert "Nothing is chosen yet" in empty.text
    shown = await anna.command("table repair", what="francs.1", to=str(francs + 2))
    assert f"{francs + 2} instead of {francs}" in shown.text
    assert "Noted. Nobody has been told yet." in shown.text
    form = await shown.press(custom_id=control(shown, "repair add"))
    shown = await form.submit(**{"0": "chloe’s francs", "1": "0"})
    assert "0 instead of" in shown.text, shown.text
    reason = await shown.press(custom_id=control(shown, "repair why"))
    shown = await reason.submit(**{"0": "Ben was paid @everyone too little"})
    assert "Reason: Ben was paid @\u200beveryone too little" in shown.text
    menu = control(shown, "repair drop")
    shown = await anna.choose(shown, menu, "francs.2")
    assert shown.text.count(" instead of ") == 1
    await house.rest()
    assert len(await table.public()) == told
    # A restart between press and press forgets nothing.
    await house.restart()
    await shown.press(custom_id=control(shown, "repair ask"))
    await house.rest()
    asked = await question(table)
    assert "proposes to set the position right. 3 more players must agree" in asked.text
    assert f"{francs + 2} instead of {francs}" in asked.text
    assert "Reason: Ben was paid" in asked.text
    assert "<@" in asked.text
    # Play goes on, and what it did not touch is set right all the same.
    await house.draft(table)
    await agree(house, table, anna)
    after = await house.state(table.number)
    assert after.seats[1].francs == francs + 2
    turn = await table.turn_message()
    assert str(francs + 2) in turn.text
    edited = next(one for one in await table.public() if one.id == asked.id)
    assert "Agreed." in edited.text
    log = (await ben.command("table log")).text
    assert "house rule: What the table decides" in log
    # Taken back by itself, with everybody's consent; the log keeps it.
    preview = await ben.command("table undo", turns=1)
    assert "take back what the table decided last?" in preview.text
    assert "all of them have to agree" in preview.text
    await preview.press(custom_id=control(preview, "undo"))
    await house.rest()
    assert "asks to take back what the table decided last" in (await question(table)).text
    await agree(house, table, ben)
    assert (await house.state(table.number)).seats[1].francs == francs
    assert "↩" in (await ben.command("table log")).text
    assert house.incidents.errors == []


@pytest.mark.slow
async def test_a_panel_that_has_gone_stale_proposes_nothing(house: House) -> None:
    await house.english()
    table = await house.table(3)
    anna = table.players[0]
    await anna.command("table repair", what="francs.1", to="20")
    shown = await anna.command("table repair", what="francs.2", to="20")
    old = control(shown, "repair ask")
    await anna.command("table repair", what="francs.2", to="21")
    fresh = await house.press_old(anna, shown, old)
    assert "Something has changed meanwhile, so nothing was proposed." in fresh.text
    await house.rest()
    assert not any("proposes to set" in one.text for one in await table.public())
    await fresh.press(custom_id=control(fresh, "repair discard"))
    assert "Nothing is chosen yet" in (await anna.command("table repair")).text


@pytest.mark.slow
async def test_a_name_that_could_be_several_things_is_asked_back(house: House) -> None:
    await house.english()
    table = await house.table(3)
    anna = table.players[0]
    several = await anna.command("table repair", what="francs", to="20")
    assert "francs could be several things" in several.text
    assert "position right" in several.text
    assert (
        "Nothing public at this table is called that"
        in (await anna.command("table repair", what="dragons", to="3")).text
    )
    refused = await anna.command("table repair", what="francs.1", to="lots *of*")
    assert "Ben’s francs cannot be “lots" in refused.text
    assert "Possible: 0–" in refused.text
    emma = house.player("Emma", table.thread)
    assert "You have no seat" in (await emma.command("table repair", what="francs.1", to="20")).text
    (entry,) = await emma.suggest("table repair", "what")
    assert "You have no seat" in entry["name"]


@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in sorted(GAMES) if GAMES[game].repairs is not None])
async def test_any_game_names_asks_and_tells_what_is_set_right(house: House, game: str) -> None:
    """Things drawn by lot: each is offered by its name, told before and after, and holds."""
    await house.english()
    table, rng = await house.table(3, game=game), Random(7)
    anna = table.players[0]
    loaded = (await house.running.service.seen(0, table.number)).loaded
    listed = list(quantities(loaded).values())
    wanted: dict[str, str] = {}
    while len(wanted) < 3:
        one = rng.choice(listed)
        more = wanted | {one.id: rng.choice(one.values)}
        if more[one.id] != one.value and not faults_of(loaded, more):
            wanted = more
    for what, to in wanted.items():
        offered = await anna.suggest("table repair", "what", what)
        assert [entry["value"] for entry in offered] == [what]
        shown = await anna.command("table repair", what=offered[0]["name"].rpartition(": ")[0], to=to)
        assert "Noted." in shown.text, shown.text
    await shown.press(custom_id=control(shown, "repair ask"))
    await house.rest()
    asked = await question(table)
    assert asked.text.count("\n• ") == len(wanted)
    await agree(house, table, anna)
    after = (await house.running.service.seen(0, table.number)).loaded
    now = quantities(after)
    assert {what: now[what].value for what in wanted if what in now} == {
        w: v for w, v in wanted.items() if w in now
    }
    assert "What the table decides" in (await anna.command("table log")).text
    assert house.incidents.errors == []


@pytest.mark.slow
async def test_what_does_not_add_up_is_balanced_from_the_bank_by_a_button(house: House) -> None:
    """Who gives Ben two coins more learns that the bank has two fewer, and sets that by one press."""
    await house.english()
    table = await house.table(3, game="kohle_kolonie")
    anna, before = table.players[0], await house.state(table.number)
    shown = await anna.command("table repair", what="coins.1", to=str(before.seats[1].coins + 2))
    (button,) = [one for one in shown.components if one.custom_id.endswith(":balance")]
    assert f"Also set to {before.bank - 2}: " in str(button.raw)
    shown = await shown.press(custom_id=button.custom_id)
    assert f"{before.bank - 2} instead of {before.bank}" in shown.text
    assert "⚠" not in shown.text
    form = await shown.press(custom_id=control(shown, "repair add"))
    assert "Anna’s coins" in str(form)


@pytest.mark.slow
async def test_the_bank_is_found_with_its_article(house: House) -> None:
    table = await house.table(3, game="kohle_kolonie")
    loaded = (await house.running.service.seen(0, table.number)).loaded
    for typed in ("die Bank", "bank", "the bank", "la banque"):
        assert [one.id for one in quantities_meant(typed, loaded)] == ["bank"], typed
