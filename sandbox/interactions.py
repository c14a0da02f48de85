"""The life of an interaction: three seconds for the first answer, fifteen minutes for the rest."""

import asyncio
import contextlib
import secrets
from dataclasses import asdict, dataclass, field
from typing import Any

from sandbox.errors import ApiError
from sandbox.gateway import Gateway
from sandbox.pages import Pages
from sandbox.shapes import Json
from sandbox.world import World

FIRST_ANSWER = 3.0
TOKEN_LIFE = 15 * 60.0
# So many of the newest are looked at when a message changes.
RECENT = 50
COMMAND, COMPONENT, AUTOCOMPLETE, FORM = 2, 3, 4, 5
ANSWER, DEFER, DEFER_UPDATE, UPDATE, SUGGEST, MODAL = 4, 5, 6, 7, 8, 9


@dataclass
class Interaction:
    """One command, press, choice, form or request for suggestions, and what became of it."""

    id: str
    token: str
    type: int
    user_id: str
    session: str
    channel_id: str
    born: float
    # The message a press or a form came from.
    source: str = ""
    # The words of the command, for the line above the answer.
    title: str = ""
    callback: int = 0
    private: bool = False
    original: str = ""
    loading: bool = False
    touched: bool = False
    failed: bool = False
    followups: list[str] = field(default_factory=list[str])
    modal: dict[str, Any] | None = None
    choices: list[dict[str, Any]] | None = None

    @property
    def done(self) -> bool:
        """Whether the player has seen what the bot wanted to show: the deferral alone is not that."""
        if self.failed:
            return True
        if self.callback == DEFER:
            return not self.loading
        if self.callback == DEFER_UPDATE:
            return self.touched or bool(self.followups)
        return self.callback != 0


class Interactions:
    """All interactions whose tokens live; they survive a restart of the sandbox."""

    def __init__(self, world: World, gateway: Gateway, pages: Pages) -> None:
        self._world = world
        self._gateway = gateway
        self._pages = pages
        self._all: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._pulse = asyncio.Event()
        for _, doc in world.store.every("interactions"):
            self._remember(Interaction(**doc))
        for one in self._all.values():
            # What waited for its first answer when the sandbox stopped can no longer get it.
            one.failed = one.failed or not one.callback
        self._forget_old()

    def _remember(self, interaction: Interaction) -> None:
        self._all[interaction.id] = interaction
        self._by_token[interaction.token] = interaction

    def open(self, interaction: Interaction, payload: Json, times: int = 1) -> None:
        """Send it to the bot and start its clock; without a bot it has failed at once."""
        self._forget_old()
        self._remember(interaction)
        if not self._gateway.reachable(str(payload.get("guild_id", ""))):
            self._fail(interaction)
            return
        self.save(interaction)
        for _ in range(times):
            self._gateway.dispatch("INTERACTION_CREATE", payload)
        loop = asyncio.get_running_loop()
        self._timers[interaction.id] = loop.call_later(FIRST_ANSWER, self._expire, interaction)

    def new(self, kind: int, user_id: str, session: str, channel_id: str) -> Interaction:
        """An interaction with a fresh id and token."""
        token = secrets.token_urlsafe(80)
        now = self._world.clock.now()
        return Interaction(self._world.ids.take(), token, kind, user_id, session, channel_id, now)

    def find(self, interaction_id: str) -> Interaction | None:
        """The interaction with this id, or None."""
        return self._all.get(interaction_id)

    def for_callback(self, interaction_id: str, token: str) -> Interaction:
        """The interaction if it may still get its first answer: else 10062 or 40060."""
        found = self._all.get(interaction_id)
        if found is None or found.token != token or found.failed:
            raise ApiError(10062)
        if found.callback:
            raise ApiError(40060)
        if self._world.clock.now() - found.born > FIRST_ANSWER:
            self._fail(found)
            raise ApiError(10062)
        return found

    def for_webhook(self, token: str) -> Interaction:
        """The answered interaction with this token: 10015 before its first answer, 50027 once it is too old."""
        found = self._by_token.get(token)
        if found is None or self._world.clock.now() - found.born > TOKEN_LIFE:
            raise ApiError(50027)
        if not found.callback:
            raise ApiError(10015)
        return found

    def save(self, interaction: Interaction) -> None:
        """Store it, wake those who wait for it and tell its page."""
        self._world.store.put("interactions", interaction.id, asdict(interaction))
        self.announce(interaction)

    def announce(self, interaction: Interaction) -> None:
        """Tell the page how the interaction stands, and wake whoever waits."""
        self._pulse.set()
        self._pulse = asyncio.Event()
        if interaction.callback:
            timer = self._timers.pop(interaction.id, None)
            if timer:
                timer.cancel()
        notice: Json = {"t": "interaction", "interaction": shown(interaction)}
        self._pages.tell(notice, (interaction.user_id, interaction.session))

    async def until_done(self, interaction: Interaction, seconds: float) -> bool:
        """Wait until it is done, at most so long; False if it is not."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not interaction.done:
                    await self._pulse.wait()
        return interaction.done

    def carry(self, seconds: float) -> None:
        """Take along what is under way where the time is moved: nobody can press just before a day passes."""
        for one in tuple(self._all.values())[-RECENT:]:
            if not one.done:
                one.born += seconds
                self.save(one)

    def message_changed(self, message_id: str) -> None:
        """A message was edited or deleted by whatever way: for a deferred press on it, that is what it did."""
        for one in tuple(self._all.values())[-RECENT:]:
            if one.original == message_id and one.callback == DEFER_UPDATE and not one.touched:
                one.touched = True
                self.save(one)

    @property
    def open_count(self) -> int:
        """How many still wait for their first answer or the end of a deferral that shows "thinking"."""
        return sum(1 for one in self._all.values() if not one.failed and (not one.callback or one.loading))

    def _expire(self, interaction: Interaction) -> None:
        self._timers.pop(interaction.id, None)
        if not interaction.callback:
            self._fail(interaction)

    def _fail(self, interaction: Interaction) -> None:
        interaction.failed = True
        self.save(interaction)

    def _forget_old(self) -> None:
        now = self._world.clock.now()
        for one in tuple(self._all.values()):
            if now - one.born <= TOKEN_LIFE + 60:
                break
            del self._all[one.id], self._by_token[one.token]
            self._world.store.drop("interactions", one.id)

    def close(self) -> None:
        """Stop all clocks."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()


def shown(interaction: Interaction) -> Json:
    """What the player's client knows of it."""
    notes: Json = {"id": interaction.id, "type": interaction.type, "done": interaction.done}
    notes |= {"failed": interaction.failed, "callback": interaction.callback, "private": interaction.private}
    notes |= {
        "touched": interaction.touched,
        "loading": interaction.loading,
        "original": interaction.original,
        "source": interaction.source,
    }
    notes |= {"followups": interaction.followups, "modal": interaction.modal, "choices": interaction.choices}
    return notes | {"channel_id": interaction.channel_id, "title": interaction.title}
