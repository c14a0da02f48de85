"""Faults of the program: one line with a short number for the host, the whole traceback for the log only."""

import asyncio
import hashlib
import logging
import re
import time
import traceback
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Final

from bot.ending import end
from bot.errors import Damaged
from games.engine.violation import ActionError

ROOT: Final = Path(__file__).resolve().parent.parent
LINES_PER_HOUR: Final = 12
"""How many lines the host's channel gets in an hour at most."""
QUIET_SECONDS: Final = 3600.0
"""How long the same fault is only counted."""
LINE_LIMIT: Final = 300
SENDING_WAIT: Final = 5.0
"""Seconds for which the end of the bot waits for lines that are on their way."""

_PACKAGES: Final = ("bot", "cogs", "db", "games", "players", "renderer", "sandbox")
_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # no I, L, O, U: read aloud and typed without doubt
_TOKENS: Final = (
    re.compile(r"[\w-]{18,}\.[\w-]{5,}\.[\w-]{18,}"),  # a bot's token
    # The token of an interaction or webhook: in an address, beside its webhook's id as the library counts,
    # under its name in a payload (as Python or JSON writes it, also within another text) or in an object's text.
    re.compile(r"(?<=/)[\w-]{60,}"),
    re.compile(r"(?P<kept>(?:webhooks|interactions)/\d+/)[^\s/?#'\"\\]+"),
    re.compile(r"(?P<kept>\b\d{15,20}\+)[\w-]{20,}"),
    re.compile(r"""(?P<kept>\w*(?:token|session_id)\\*["']?\s*[:=]\s*\\*["'])[^"'\\\s]+""", re.IGNORECASE),
    re.compile(r"(?P<kept>\bBot )[\w.-]{18,}"),  # the header that carries the bot's token
    re.compile(r"(?P<kept>\bSession ID: |\bRESUMED session )\w{16,}"),
    re.compile(r"aW50ZXJhY3Rpb246[\w-]+"),  # how every interaction's token begins
)

_log = logging.getLogger("steiger.incidents")

Send = Callable[[str], Awaitable[object]]
"""Brings one line to the host's channel. It must mention nobody."""
Report = Callable[[BaseException, str], object]
"""Takes a fault and what was being done: `Incidents.report`."""


class _Fault:
    """How often one fault was seen since its last line."""

    def __init__(self) -> None:
        self.told_at: float | None = None
        self.since = 0


class Incidents:
    """Takes faults from everywhere and tells each once: `report` never raises and never waits."""

    def __init__(
        self, send: Send | None = None, *, secrets: Iterable[str] = (), clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.send = send
        self._secrets = tuple(secret for secret in secrets if secret)
        self._clock = clock
        self._faults: dict[str, _Fault] = {}
        self._told: deque[float] = deque()
        self._unsaid = 0
        self._sending: set[asyncio.Task[None]] = set()

    def report(self, error: BaseException, where: str) -> str:
        """The incident's number, to be told to whoever met it. `where` says what was being done.

        The same fault has the same number, also after a restart. Damage to a table is told once in the life of
        the process: it stays until the host mends it, and every look meets it again.
        """
        number = incident_number(error)
        line = self._line(number, error, where)
        fault = self._faults.setdefault(number, _Fault())
        fault.since += 1
        now = self._clock()
        if fault.told_at is not None and (isinstance(error, Damaged) or now - fault.told_at < QUIET_SECONDS):
            _log.error("%s (again, %d times)", line, fault.since)
            return number
        self._log_whole(line, error)
        times = f" ({fault.since} times since the last line)" if fault.told_at is not None else ""
        fault.told_at, fault.since = now, 0
        self._tell(line + times, now)
        return number

    async def close(self) -> None:
        """Wait for lines that are on their way, but not for ever."""
        if self._sending:
            await asyncio.wait(self._sending, timeout=SENDING_WAIT)
        await end(self._sending)

    def _line(self, number: str, error: BaseException, where: str) -> str:
        text = f"Incident {number}, {where}: {type(error).__name__} at {_place(error)}"
        # What an action was, or why not, may be hidden from those who read the host's channel; the log has it.
        message = "" if isinstance(error, ActionError) else " ".join(str(error).split())
        return without_secrets(f"{text}: {message}" if message else text, self._secrets)[:LINE_LIMIT]

    def _log_whole(self, line: str, error: BaseException) -> None:
        whole = "".join(traceback.format_exception(error))
        _log.error("%s\n%s", line, without_secrets(whole, self._secrets))

    def _tell(self, line: str, now: float) -> None:
        while self._told and now - self._told[0] >= 3600:
            self._told.popleft()
        if len(self._told) >= LINES_PER_HOUR:
            self._unsaid += 1
            return
        self._told.append(now)
        if self._unsaid:
            line = f"{line}\n{self._unsaid} more incidents were left out here; the log has them."
            self._unsaid = 0
        self._deliver(line)

    def _deliver(self, line: str) -> None:
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return
        if self.send is not None:
            task = loop.create_task(self._send(self.send, line))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _send(self, send: Send, line: str) -> None:
        try:
            await send(line)
        except Exception as error:
            # Told in the log only: an incident about incidents would go round in circles.
            _log.warning("The host's channel could not be told: %s", without_secrets(repr(error), self._secrets))


class WithoutSecrets(logging.Formatter):
    """A log format that leaves tokens out, whoever wrote the line."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._secrets = tuple(secret for secret in secrets if secret)

    def format(self, record: logging.LogRecord) -> str:
        """The line and its traceback without tokens."""
        return without_secrets(super().format(record), self._secrets)


def incident_number(error: BaseException) -> str:
    """Four signs that stand for the kind of error and its place in the program, or for a table's damaged part."""
    mark = error.mark if isinstance(error, Damaged) else f"{type(error).__name__} {_place(error)}"
    digest = hashlib.blake2s(mark.encode(), digest_size=4).digest()
    value = int.from_bytes(digest, "big")
    return "".join(_LETTERS[value >> shift & 31] for shift in (15, 10, 5, 0))


def without_secrets(text: str, secrets: Iterable[str] = ()) -> str:
    """The text with every known secret, and everything that looks like a token, blanked."""
    for secret in secrets:
        text = text.replace(secret, "[secret]")
    for pattern in _TOKENS:
        text = pattern.sub(_blanked, text)
    return text


def _blanked(found: re.Match[str]) -> str:
    return (found["kept"] if "kept" in found.re.groupindex else "") + "[secret]"


def _place(error: BaseException) -> str:
    """The innermost line of our own code, else the innermost of all."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if _is_ours(Path(frame.filename))]
    for frame in reversed(ours or frames):
        file = Path(frame.filename)
        name = file.relative_to(ROOT).as_posix() if file.is_relative_to(ROOT) else file.name
        return f"{name}:{frame.lineno}"
    return "an unknown place"


def _is_ours(file: Path) -> bool:
    # Once installed, the libraries lie beside our packages.
    return file.is_relative_to(ROOT) and file.relative_to(ROOT).parts[0] in _PACKAGES
