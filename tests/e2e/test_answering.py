"""One polite answer each, whatever Discord or a player does to it."""

import asyncio
import io
import logging
import re
from typing import Any

import msgspec
import pytest

from bot.incidents import WithoutSecrets, incident_number
from bot.words import words
from tests.e2e.house import House, control

pytestmark = pytest.mark.slow

ANSWER = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"


@pytest.mark.parametrize(("language", "locale"), [("en", "en-US"), ("de", "de"), ("fr", "fr")])
async def test_only_where_the_host_has_a_channel_does_a_player_hear_that_the_host_was_told(
    house: House, monkeypatch: pytest.MonkeyPatch, language: str, locale: str
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("broken")

    bot = house.running
    monkeypatch.setattr(bot.service, "choose_language", fail)
    await house.client.change("locale", user="Anna", locale=locale)
    anna = house.player("Anna")
    logged = await anna.command("me language", language="de")
    bot.settings = msgspec.structs.replace(bot.settings, incident_channel=1)
    told = await anna.command("me language", language="de")
    first, _ = house.incidents.errors
    number = incident_number(first)
    house.incidents.errors.clear()
    assert logged.text == words(language)("incident-logged", number=number)
    assert told.text == words(language)("incident", number=number)
    assert logged.text != told.text
    assert number in logged.text


async def test_at_debug_the_log_holds_no_interaction_s_token(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The library logs payloads and addresses; what it writes is the library's own, not a copy of it."""
    raw, shown = io.StringIO(), io.StringIO()
    plain, safe = logging.StreamHandler(raw), logging.StreamHandler(shown)
    safe.setFormatter(WithoutSecrets())
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [plain, safe])
    caplog.set_level(logging.DEBUG)
    table = await house.table(2)
    panel = await house.act(table)
    await panel.press(custom_id=control(panel, "do draft"))
    await house.restart()
    tokens = set(re.findall(r"'token': '([^']+)'", raw.getvalue()))
    assert len(tokens) >= 4
    assert re.search(r"/webhooks/\d+/" + "|".join(map(re.escape, tokens)), raw.getvalue())
    (session, *_) = re.findall(r"'session_id': '([^']+)'", raw.getvalue())
    assert not [token for token in (*tokens, session) if token in shown.getvalue()]
    assert "WebSocket Event" in shown.getvalue()


async def test_an_answer_that_discord_will_not_take_is_shown_as_bare_text(house: House) -> None:
    table = await house.table(2)
    await house.client.fault("refuse", "PATCH", ANSWER, status=400, code=50035)
    panel = await house.act(table)
    assert panel.done
    assert panel.text
    assert not panel.components
    assert len(house.incidents.errors) == 1
    house.incidents.errors.clear()
    assert control(await house.act(table), "do draft")


async def test_a_move_whose_deferral_was_cut_off_counts_and_is_seen_on_the_next_press(house: House) -> None:
    table = await house.table(2)
    player = await house.at_turn(table)
    player.patience = 0.5
    panel = await house.act(table)
    await house.client.fault("cut", "POST", CALLBACK)
    await panel.press(custom_id=control(panel, "do draft"))
    assert control(await house.act(table), "finish")


async def test_a_stranger_sees_the_public_board_and_moves_nothing(house: House) -> None:
    await house.english()
    table = await house.table(2)
    panel = await house.act(table)
    before = await house.state(table.number)
    emma = house.player("Emma", table.thread)
    message = await table.turn_message()
    board = await emma.press(message, custom_id=control(message, "act"))
    assert board.private
    assert not any(":do:" in one.custom_id for one in board.components)
    for op in ("mine", "news", "back"):
        answer = await emma.press(message, custom_id=control(message, op))
        assert answer.private
        assert answer.done
    assert "no seat" in (await house.press_old(emma, panel, control(panel, "do draft"))).text
    for command in ("table finish", "table back", "table undo", "table abandon", "table leave"):
        assert "no seat" in (await emma.command(command)).text
    assert await house.state(table.number) == before


async def test_a_move_in_a_locked_thread_is_answered_once_and_counts(house: House) -> None:
    table = await house.table(2)
    await house.client.change("permission", channel="coal-table", name="manage_threads", on=False)
    panel = await house.act(table)
    await house.client.change("thread", channel=table.thread, locked=True)
    done = await panel.press(custom_id=control(panel, "do draft"))
    assert control(done, "finish")
    assert not done.followups


async def test_a_game_is_stopped_by_a_majority_through_the_buttons(house: House) -> None:
    await house.english()
    table = await house.table(3)
    await table.players[0].command("table abandon")
    await house.rest()
    question = (await table.public())[-1]
    await table.players[1].press(question, custom_id=control(question, "vote"))
    await house.rest()
    assert "stopped before its end" in (await table.public())[-1].text
    answer = await table.players[2].press_stale(question, custom_id=control(question, "vote"))
    assert "stopped before its end" in answer.text
    card = (await house.player("Anna").messages())[0]
    assert "stopped before its end" in card.text


@pytest.mark.slow  # discord.py waits before it repeats
@pytest.mark.parametrize("status", [500, 502])
async def test_a_press_whose_deferral_took_effect_and_was_denied_is_answered(house: House, status: int) -> None:
    """discord.py repeats it and meets 40060: its own first attempt."""
    house.may_be_refused.add(CALLBACK)
    table = await house.table(2)
    await house.client.fault("denied", "POST", CALLBACK, status=status)
    panel = await house.act(table)
    assert control(panel, "do draft")
    await house.client.fault("denied", "POST", CALLBACK, status=status)
    done = await panel.press(custom_id=control(panel, "do draft"))
    assert control(done, "finish")
    assert not done.followups
    await house.client.fault("denied", "POST", CALLBACK, status=status, count=2)
    before = len(await table.public())
    finished = await done.press(custom_id=control(done, "finish"))
    await house.rest()
    assert finished.private
    assert len(await table.public()) == before + 1


@pytest.mark.slow
async def test_a_command_whose_deferral_took_effect_and_was_denied_is_answered(house: House) -> None:
    house.may_be_refused.add(CALLBACK)
    await house.english()
    table = await house.table(2)
    player = await house.at_turn(table)
    await house.client.fault("denied", "POST", CALLBACK, status=502)
    answer = await player.command("coal draft", order=(await house.state(table.number)).draft[0])
    assert control(answer, "finish")


@pytest.mark.slow
async def test_a_form_that_opened_and_was_denied_stays_open_and_is_submitted(house: House) -> None:
    house.may_be_refused.add(CALLBACK)
    table = await house.table(2)
    panel = await house.act(table)
    ranking = await panel.press(custom_id=control(panel, "show ranking"))
    await house.client.fault("denied", "POST", CALLBACK, status=502)
    form = await ranking.press(custom_id=control(ranking, "form"))
    order = (await house.state(table.number)).draft[0]
    await house.client.fault("denied", "POST", CALLBACK, status=502)
    assert (await form.submit(ranking=order)).private
    seat = (await house.running.service.seen(0, table.number)).loaded.active[0]
    assert (await house.state(table.number)).seats[seat].ranking == (order,)


async def test_a_form_that_discord_will_not_take_is_an_incident_not_silence(house: House) -> None:
    await house.english()
    table = await house.table(2)
    panel = await house.act(table)
    ranking = await panel.press(custom_id=control(panel, "show ranking"))
    await house.client.fault("refuse", "POST", CALLBACK, status=400, code=50035)
    answer = await ranking.press(custom_id=control(ranking, "form"))
    assert "incident" in answer.text
    assert len(house.incidents.errors) == 1
    house.incidents.errors.clear()


async def test_a_deferral_or_form_that_was_cut_off_is_sent_again(house: House) -> None:
    table = await house.table(2)
    await house.client.fault("cut", "POST", CALLBACK)
    panel = await house.act(table)
    assert control(panel, "do draft")
    await house.client.fault("cut", "POST", CALLBACK)
    ranking = await panel.press(custom_id=control(panel, "show ranking"))
    await house.client.fault("cut", "POST", CALLBACK)
    form = await ranking.press(custom_id=control(ranking, "form"))
    assert (await form.submit(ranking=(await house.state(table.number)).draft[0])).private


@pytest.mark.slow
async def test_a_press_delivered_twice_at_once_and_denied_has_one_answer_and_one_effect(house: House) -> None:
    house.may_be_refused.add(CALLBACK)
    table = await house.table(2)
    panel = await house.act(table)
    done = await panel.press(custom_id=control(panel, "do draft"))
    before = len(await table.public())
    await house.client.change("double_delivery", count=1)
    await house.client.fault("denied", "POST", CALLBACK, status=500)
    finished = await done.press(custom_id=control(done, "finish"))
    await house.rest()
    assert finished.private
    assert not finished.followups
    assert len(await table.public()) == before + 1


async def test_a_second_delivery_is_not_even_deferred(house: House) -> None:
    table = await house.table(2)
    panel = await house.act(table)
    before = len(await house.sent("POST", CALLBACK))
    await house.client.change("double_delivery", count=1)
    done = await panel.press(custom_id=control(panel, "do draft"))
    await house.rest()
    assert control(done, "finish")
    assert len(await house.sent("POST", CALLBACK)) == before + 1


async def test_a_press_delivered_again_after_a_restart_has_one_effect_and_its_answer(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process before deferred it; this one goes on, and the row of the request keeps it to one effect."""
    house.may_be_refused.add(CALLBACK)
    table = await house.table(2)
    panel = await house.act(table)
    gateway, sent = house.sandbox.site.gateway, list[Any]()
    dispatch = gateway.dispatch

    def noted(event: str, data: Any, intent: int = 0) -> None:
        sent.extend([data] * (event == "INTERACTION_CREATE"))
        dispatch(event, data, intent)

    with monkeypatch.context() as patch:
        patch.setattr(gateway, "dispatch", noted)
        done = await panel.press(custom_id=control(panel, "do draft"))
    (arrived,) = sent
    await house.restart()
    gateway.dispatch("INTERACTION_CREATE", arrived)
    await house.rest()
    assert arrived["id"] == done.id
    moves = (await house.running.service.seen(int(arrived["member"]["user"]["id"]), table.number)).position
    assert moves is not None
    assert len(moves.moves) == 1
    assert control(await done.refresh(), "finish")


async def test_a_press_is_one_transaction_and_one_read(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The panel and whether the channel is held up are read together, the language once for all presses."""
    await house.english()
    panel = await house.act(await house.table(2))
    db, done = house.db, list[str]()
    assert db is not None

    def counted(name: str) -> None:
        known = getattr(db, name)

        async def run(work: Any) -> Any:
            task: Any = asyncio.current_task()
            if task.get_coro().__qualname__.startswith("View"):  # the press, not the outbox beside it
                done.append(name)
            return await known(work)

        monkeypatch.setattr(db, name, run)

    for name in ("read", "transaction"):
        counted(name)
    await panel.press(custom_id=control(panel, "do draft"))
    assert done == ["transaction", "read"]
