"""Players who chose words in place of pictures play by what they hear: messages, and answers to their presses."""

from random import Random

import pytest

from bot.words import words
from sandbox.shapes import text
from tests.e2e.house import House, Table
from tests.sandbox.client import Answer, Player
from tests.sandbox.seen import Message
from tests.text_player.heard import Control, Curtain, Heard
from tests.text_player.player import best, choices
from tests.text_player.text_player import KNOWN, TASTES

pytestmark = pytest.mark.slow
MENU = 3
"""The kind of a menu among components."""
DECISIONS = 14


class Listener:
    """A player at a device who hears messages, and remembers of each handle to which message it belongs."""

    def __init__(self, house: House, player: Player) -> None:
        self.house, self.player = house, player
        self.curtain, self.heard_in = Curtain(Random(player.name)), dict[int, Message]()
        self.pressed: list[str] = []

    @property
    def user(self) -> int:
        """Their id, which a mention holds."""
        found = self.house.sandbox.site.world.user_named(self.player.name)
        assert found is not None
        return int(found["id"])

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

    async def press(self, handle: int) -> Answer:
        """Press what was heard; the answer is a new private message each time, without a picture."""
        (identifier, value), message = self.curtain.pressed(handle), self.heard_in[handle]
        if value:
            answer = await self.player.choose(message, identifier, value)
        else:
            answer = await self.player.press(message, custom_id=identifier)
        assert answer.private
        assert answer.shown.id != message.id
        assert not answer.shown.raw["attachments"]
        return answer

    async def open(self, handle: int) -> Heard:
        """What lies behind a way to more choices."""
        return self.hear((await self.press(handle)).shown)


async def called(house: House, table: Table, listeners: list[Listener]) -> tuple[Message, Listener]:
    """The newest turn message, and whom it calls."""
    await house.rest()
    message = await table.turn_message()
    head = text(message.raw["content"]).splitlines()[0]
    return message, next(one for one in listeners if f"<@{one.user}>" in head)


@pytest.mark.parametrize("game", ["coal_baron", "kohle_kolonie", "ruhrschifffahrt"])
async def test_a_stretch_of_each_game_is_played_by_what_is_heard(house: House, game: str) -> None:
    """Called by the turn message, acting by its button, deciding by the words of private answers."""
    await house.english()
    table = await house.table(3, game=game)
    listeners = [Listener(house, player) for player in table.players]
    for one in listeners:
        await one.player.command("me pictures", wanted="words")
    known, act = KNOWN[game](words("en", spoken=True)), words("en")("button-act")
    turns = set[str]()
    for _ in range(DECISIONS):
        message, listener = await called(house, table, listeners)
        turns.add(message.id)
        button = next(one for one in listener.hear(message).controls if one.label == act)
        panel = listener.hear((await listener.press(button.handle)).shown)
        liked = best(await choices(panel, listener.open, known), TASTES[0], known)
        before = await house.running.service.seen(listener.user, table.number)
        await listener.press(liked[0].control.handle)
        after = await house.running.service.seen(listener.user, table.number)
        assert before.seat is not None
        assert after.seat is not None
        assert after.seat.decision > before.seat.decision, liked[0]
    assert len(turns) > 2
