"""What was written into a form and refused stands in it again, beside the picture."""

from tests.e2e.house import House, control
from tests.sandbox.client import Answer


async def form_of(panel: Answer) -> Answer:
    """The form of the ranking, opened from a panel."""
    ranking = await panel.press(custom_id=control(panel, "show ranking"))
    return await ranking.press(custom_id=control(ranking, "form"))


def held(form: Answer) -> str:
    """What stands in the one field of a form."""
    assert form.modal is not None
    return str(form.modal["components"][0]["components"][0].get("value", ""))


async def test_a_form_that_was_refused_keeps_what_was_written(house: House) -> None:
    await house.english()
    table = await house.table(2)
    form = await form_of(await house.act(table))
    card = (await house.state(table.number)).draft[0]
    typed = f"{card}, zeppelin 9"
    refused = await form.submit(ranking=typed)
    assert "is not one of the open cards" in refused.text
    assert refused.text.endswith("What you wrote is still in the form.")
    assert len(refused.attachments) == 1
    again = await form_of(refused)
    assert held(again) == typed
    taken = await again.submit(ranking=card)
    assert "still in the form" not in taken.text
    assert "zeppelin" not in held(await taken.press(custom_id=control(taken, "form")))


async def test_of_another_decision_nothing_is_left(house: House) -> None:
    await house.english()
    table = await house.table(2)
    player = await house.at_turn(table)
    refused = await (await form_of(await house.act(table))).submit(ranking="zeppelin 9")
    assert "still in the form" in refused.text
    await house.draft(table)
    waiting = await house.act(table, player)
    assert held(await waiting.press(custom_id=control(waiting, "form"))) == ""
