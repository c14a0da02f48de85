"""Incidents: one line with a short number, once, without secrets; the traceback for the log alone."""

import logging
import re
from collections.abc import Callable

import pytest

from bot.incidents import LINES_PER_HOUR, Incidents, WithoutSecrets, incident_number, without_secrets
from games.engine.violation import IllegalAction, MalformedAction, Violation

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GAbCdE.abcdefghijklmnopqrstuvwxyz0123456789AB"


class Channel:
    """The host's channel."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    async def send(self, line: str) -> None:
        self.lines.append(line)


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def raised(error: Exception) -> Exception:
    try:
        raise error
    except Exception as caught:
        return caught


def different_faults(count: int) -> list[Exception]:
    """Faults at as many places of the program."""
    kinds = [type(f"Fault{number}", (Exception,), {}) for number in range(count)]
    return [raised(kind("broken")) for kind in kinds]


async def test_what_an_action_was_stays_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    """Who reads the host's channel may play at the table."""
    channel = Channel()
    incidents = Incidents(channel.send)
    incidents.report(raised(MalformedAction("not-now", word="choose coin")), "a computer")
    incidents.report(raised(IllegalAction(Violation.of("cards-missing", "1", held=3))), "a computer")
    await incidents.close()
    assert [line.split(" at ")[0].split(": ")[1] for line in channel.lines] == ["MalformedAction", "IllegalAction"]
    assert not any("choose coin" in line or "held" in line for line in channel.lines)
    assert "choose coin" in caplog.text
    assert "held" in caplog.text


def failing(error: Exception) -> Callable[[str], object]:
    async def send(_: str) -> None:
        raise error

    return send


async def test_the_channel_gets_one_line_and_the_log_the_traceback(caplog: pytest.LogCaptureFixture) -> None:
    channel = Channel()
    incidents = Incidents(channel.send)
    number = incidents.report(raised(KeyError("slot\nfour")), "a press at table 3")
    await incidents.close()
    assert re.fullmatch(r"[0-9A-HJKMNP-TV-Z]{4}", number)
    (line,) = channel.lines
    assert line.startswith(f"Incident {number}, a press at table 3: KeyError at tests/bot/test_incidents.py:")
    assert "\n" not in line
    assert "Traceback" not in line
    assert "Traceback" in caplog.text
    assert number in caplog.text


async def test_the_same_fault_is_told_once_an_hour_under_one_number(caplog: pytest.LogCaptureFixture) -> None:
    channel, clock = Channel(), Clock()
    incidents = Incidents(channel.send, clock=clock)
    error = raised(ValueError("x"))
    numbers = {incidents.report(error, "sending") for _ in range(50)}
    await incidents.close()
    assert len(numbers) == 1
    assert len(channel.lines) == 1
    assert caplog.text.count("Traceback") == 1
    clock.now += 3600
    incidents.report(error, "sending")
    await incidents.close()
    assert channel.lines[1].endswith("(50 times since the last line)")


async def test_a_flood_of_different_faults_is_held_back_and_counted() -> None:
    channel, clock = Channel(), Clock()
    incidents = Incidents(channel.send, clock=clock)
    faults = different_faults(LINES_PER_HOUR + 5)
    for fault in faults[:-1]:
        incidents.report(fault, "a flood")
    await incidents.close()
    assert len(channel.lines) == LINES_PER_HOUR
    clock.now += 3600
    incidents.report(faults[-1], "after the flood")
    await incidents.close()
    assert channel.lines[-1].endswith("4 more incidents were left out here; the log has them.")


def test_a_number_belongs_to_a_kind_and_a_place() -> None:
    errors = [raised(KeyError(text)) for text in "ab"]
    assert incident_number(errors[0]) == incident_number(errors[1])
    assert incident_number(errors[0]) != incident_number(raised(TypeError()))
    assert incident_number(KeyError("never raised"))


async def test_no_secret_reaches_channel_or_log(caplog: pytest.LogCaptureFixture) -> None:
    channel = Channel()
    incidents = Incidents(channel.send, secrets=["open sesame"])
    address = "https://discord.com/api/v10/webhooks/123/" + "aW50ZXJhY3Rpb246" * 6 + "/messages"
    incidents.report(raised(RuntimeError(f"open sesame {TOKEN} {address}")), "logging in")
    await incidents.close()
    told = channel.lines[0] + caplog.text
    assert "open sesame" not in told
    assert TOKEN not in told
    assert "aW50ZXJhY3Rpb246aW50" not in told
    assert "[secret]" in channel.lines[0]


async def test_a_channel_that_fails_does_no_harm(caplog: pytest.LogCaptureFixture) -> None:
    incidents = Incidents(failing(RuntimeError("no such channel")))  # type: ignore[arg-type]
    incidents.report(raised(KeyError("x")), "a press")
    await incidents.close()
    assert "no such channel" in caplog.text


def test_without_a_channel_or_a_loop_the_log_has_it(caplog: pytest.LogCaptureFixture) -> None:
    Incidents().report(raised(KeyError("x")), "the start")
    Incidents(Channel().send).report(raised(KeyError("x")), "the start")
    assert caplog.text.count("Traceback") == 2


def test_every_log_line_is_without_tokens() -> None:
    record = logging.LogRecord("discord", logging.INFO, "", 1, "logging in with %s", (TOKEN,), None)
    assert WithoutSecrets().format(record).endswith("INFO discord: logging in with [secret]")


LONG = "aW50ZXJhY3Rpb246MTQyMzQ1Njc4OTAxMjM0NTY3ODk6" + "Ab0_-" * 30
SHORT = "kX9_-tOkEnOfAWebhook"
APPLICATION = "123456789012345678"
API = "https://discord.com/api/v10"


@pytest.mark.parametrize("token", [LONG, SHORT])
@pytest.mark.parametrize(
    ("logger", "line", "values"),
    [
        # As discord.py's modules write them at DEBUG: gateway, http, webhook.async_.
        (
            "discord.gateway",
            "For Shard ID %s: WebSocket Event: %s",
            (None, {"t": "INTERACTION_CREATE", "d": {"version": 1, "token": "TOKEN", "id": "5"}}),
        ),
        (
            "discord.gateway",
            "For Shard ID %s: WebSocket Event: %s",
            (None, {"t": "READY", "d": {"session_id": "TOKEN", "resume_gateway_url": "wss://gateway.discord.gg"}}),
        ),
        ("discord.gateway", 'Sending "%s" to change status', ('{"op":2,"d":{"token":"TOKEN","compress":true}}',)),
        ("discord.gateway", "Received error %s", ("{'data': '{\\\\\"token\\\\\": \\\\\"TOKEN\\\\\"}'}",)),
        (
            "discord.http",
            "%s %s with %s has returned %s",
            ("POST", f"{API}/interactions/5/TOKEN/callback", '{"type":5}', 204),
        ),
        ("discord.http", "%s %s has received %s", ("GET", f"{API}/webhooks/5", {"id": "5", "token": "TOKEN"})),
        (
            "discord.http",
            "Rate limit is being handled by bucket hash %s with %r major parameters",
            ("abc", f"{APPLICATION}+TOKEN"),
        ),
        (
            "discord.webhook.async_",
            "Webhook ID %s with %s %s has returned status code %s",
            (5, "PATCH", f"{API}/webhooks/{APPLICATION}/TOKEN/messages/@original?with_components=true", 200),
        ),
        ("discord.webhook.async_", "%s %s", ("POST", f"{API}/webhooks/{APPLICATION}/TOKEN?wait=true")),
        ("discord", "%r", ("<Interaction id=5 token='TOKEN' version=1>",)),
        ("discord", "%s", ("{'Authorization': 'Bot TOKEN', 'User-Agent': 'DiscordBot'}",)),
    ],
)
def test_no_line_of_the_library_shows_a_token(
    token: str, logger: str, line: str, values: tuple[object, ...]
) -> None:
    filled = tuple(_filled(value, token) for value in values)
    record = logging.LogRecord(logger, logging.DEBUG, "", 1, line, filled, None)
    assert token in record.getMessage()
    told = WithoutSecrets().format(record)
    assert token not in told
    assert "[secret]" in told
    unharmed = record.getMessage().split(token)
    assert all(part in told for part in unharmed)


def _filled(value: object, token: str) -> object:
    if isinstance(value, dict):
        return {key: _filled(inner, token) for key, inner in value.items()}
    return value.replace("TOKEN", token) if isinstance(value, str) else value


@pytest.mark.parametrize(
    "text",
    [
        "games.coal_baron.actions",
        "a sentence. Another one. A third one.",
        "bot/service.py:12",
        "STEIGER_TOKEN: missing.",
        "{'tokens': 3}",
        "https://discord.com/api/v10/channels/123456789012345678/messages",
        "Bot is ready",
        "1+2",
    ],
)
def test_ordinary_text_stays(text: str) -> None:
    assert without_secrets(text) == text
