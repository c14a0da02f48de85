"""Players who chose words in place of pictures play by what they hear: messages, and answers to their presses."""

from random import Random

import msgspec
import pytest

from bot.words import Language, words
from sandbox.shapes import text
from tests.e2e.house import NAMES, House, Table
from tests.sandbox.client import Answer, Player
from tests.sandbox.seen import Message
from tests.text_player.heard import Control, Curtain, Heard
from tests.text_player.player import Choice, best, choices
from tests.text_player.text_player import TASTES, TextPlayer

pytestmark = pytest.mark.slow
MENU = 3
"""The kind of a menu among components."""
DECISIONS = 40
STRETCHES: tuple[tuple[str, Language, str], ...] = (
    ("coal_baron", "en", "en-US"),
    ("kohle_kolonie", "de", "de"),
    ("ruhrschifffahrt", "fr", "fr"),
)
"""Each game in a language, and the locale of the players' clients."""


class Listener:
    """A player at a device who hears messages, and remembers of each handle to which message it belongs."""

    def __init__(self, house: House, player: Player) -> None:
        self.house, self.player = house, player
        self.curtain, self.heard_in = Curtain(Random(player.name)), dict[int, Message]()

    @property
    def user(self) -> int:
        """Their id, which a mention holds."""
        found = self.house.sandbox.site.world.user_named(self.player.name)
        assert found is not None
        return int(found["id"])

    def is_named_in(self, head: str) -> bool:
        """Whether the head of a message calls them: by a mention, or by name where one has called before."""
        return f"<@{self.user}>" in head or self.player.name in head

    def hear(self, message: Message) -> Heard:
        """A message with its controls as they are read aloud."""
        controls: list[Control] = []
        for component in message.components:
            if component.kind == MENU:
                holder = text(component.raw.get("placeholder"))
                for option in component.options:
                    handle = self.curtain.handle(component.custom_id, text(option["value"]))
                    label, description = text(option["label"]), text(option.get("description"))
                    controls.append(Control(handle, label, description, holder))
            elif not component.disabled:
                controls.append(Control(self.curtain.handle(component.custom_id, ""), component.label))
        self.heard_in |= {control.handle: message for control in controls}
        return Heard(message.text, (), tuple(controls))

    async def press(self, handle: int) -> Heard:
        """Press what was heard; the answer is a new private message each time, without a picture."""
        (identifier, value), message = self.curtain.pressed(handle), self.heard_in[handle]
        answer = await self._pressed(message, identifier, value)
        assert answer.private
        assert answer.shown.id != message.id
        assert not answer.shown.raw["attachments"]
        return self.hear(answer.shown)

    async def _pressed(self, message: Message, identifier: str, value: str) -> Answer:
        if value:
            return await self.player.choose(message, identifier, value)
        return await self.player.press(message, custom_id=identifier)


class Stretch:
    """A table of listeners, and who sees the state and judges what they chose."""

    def __init__(self, table: Table, listeners: list[Listener], judge: TextPlayer) -> None:
        self.table, self.listeners, self.judge = table, listeners, judge
        self.house, self.turns = listeners[0].house, set[str]()

    async def called(self) -> tuple[Listener, Heard]:
        """Whom the newest turn message calls, and the panel that they open there, behind that message."""
        await self.house.rest()
        message = await self.table.turn_message()
        self.turns.add(message.id)
        head = text(message.raw["content"]).splitlines()[0]
        listener = next(one for one in self.listeners if one.is_named_in(head))
        act = self.judge.words("button-act")
        button = next(one for one in listener.hear(message).controls if one.label == act)
        panel = await listener.press(button.handle)
        return listener, msgspec.structs.replace(panel, text=f"{message.text}\n{panel.text}")

    async def play(self, decisions: int) -> None:
        """So many decisions: each from the answer to the one before, until the turn is finished."""
        listener, panel = await self.called()
        for _ in range(decisions):
            pressed, panel = await self.decide(listener, panel)
            if self.judge.known.finishes(pressed.control):
                listener, panel = await self.called()

    async def decide(self, listener: Listener, panel: Heard) -> tuple[Choice, Heard]:
        """Press what is best by what is heard; what was pressed, and the answer."""
        found = await choices(panel, listener.press, self.judge.known)
        service, number = self.house.running.service, self.table.number
        liked = best(found, TASTES[0], self.judge.known)
        before = await service.seen(listener.user, number)
        self.judge.note(before, found, liked, TASTES[0], listener.curtain)
        answer = await listener.press(liked[0].control.handle)
        after = await service.seen(listener.user, number)
        assert before.seat is not None
        assert after.seat is not None
        assert after.seat.decision > before.seat.decision, liked[0]
        return liked[0], answer


@pytest.mark.parametrize(("game", "language", "locale"), STRETCHES)
async def test_a_stretch_of_each_game_is_played_by_what_is_heard(
    house: House, game: str, language: Language, locale: str
) -> None:
    """Called by the turn message, acting by its button, deciding by the words of private answers alone."""
    for name in NAMES:
        await house.client.change("locale", user=name, locale=locale)
    table = await house.table(3, game=game)
    listeners = [Listener(house, player) for player in table.players]
    for one in listeners:
        said = await one.player.command("me pictures", wanted="words")
        assert said.text == words(language)("my-pictures-words")
    judge = TextPlayer(game, language, Random(1), spoken=True)
    stretch = Stretch(table, listeners, judge)
    await stretch.play(DECISIONS)
    assert not judge.played.faults, "\n".join(judge.played.faults[:20])
    assert judge.played.decisions == DECISIONS
    assert len(stretch.turns) > 2
