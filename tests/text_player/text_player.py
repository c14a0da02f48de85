"""Somebody who plays by text at any seat, and notes where words and state do not agree."""

from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec

from bot.controls import Press, read_id
from bot.post import Post
from bot.presenter import PRESENTERS, register
from bot.tables.seeing import News, Seen
from bot.words import Language, words
from cogs.coal_baron import PRESENTER as COAL_BARON
from cogs.kohle_kolonie import PRESENTER as KOHLE_KOLONIE
from cogs.ruhrschifffahrt import PRESENTER as RUHRSCHIFFFAHRT
from cogs.views.panel import panel
from games.engine.event import Event
from tests.text_player import coal_baron_words, kohle_kolonie_words, ruhr_words
from tests.text_player.heard import Curtain, Heard
from tests.text_player.knowing import Weights
from tests.text_player.player import Choice, best, choices
from tests.text_player.watcher import Difference, Watcher

KNOWN: Final = {
    "coal_baron": coal_baron_words.of,
    "kohle_kolonie": kohle_kolonie_words.of,
    "ruhrschifffahrt": ruhr_words.of,
}
TASTES: Final[tuple[Weights, ...]] = (
    {"points": 10_000, "money": 100, "workers": 1, "value": 1, "again": -1},
    {
        "points": 30,
        "income": 25,
        "coins a round": 25,
        "extra": 40,
        "money": 10,
        "workers": 6,
        "value": 1,
        "again": -1,
    },
)
"""What the players like: most points, then most money, then the fewest workers; or all of it weighed."""
WHIM: Final = 0.2
"""How often a player takes something else than the best, so that more of the game is heard."""


class Played(msgspec.Struct):
    """What a game was like.

    Decisions made, choices heard, stages met, what was said and done otherwise, legal actions that no words
    offered, offers that are not legal, decisions in which who sees would have chosen otherwise, and the message at
    the end.
    """

    decisions: int = 0
    heard: int = 0
    stages: set[str] = set()
    differences: list[Difference] = []
    missing: list[str] = []
    foreign: list[str] = []
    otherwise: list[str] = []
    final: Post | None = None

    @property
    def faults(self) -> list[str]:
        """Everything in which words and state do not agree."""
        return [*map(str, self.differences), *self.missing, *self.foreign, *self.otherwise]


class Called(msgspec.Struct, frozen=True):
    """The message that calls to a turn, what it tells, and what changed for whoever is called."""

    message: Post
    told: tuple[Event, ...]
    found: News


class TextPlayer:
    """Hears panels in a language, those made to be heard or the others, and chooses, while who sees looks on."""

    def __init__(self, game_id: str, language: Language, rng: Random, *, spoken: bool) -> None:
        for presenter in (COAL_BARON, KOHLE_KOLONIE, RUHRSCHIFFFAHRT):
            register(presenter)
        self.game, self.rng = PRESENTERS[game_id].game, rng
        self.words = words(language, spoken=spoken)
        self.known = KNOWN[game_id](self.words)
        self.watcher = Watcher(PRESENTERS[game_id])
        self.played = Played()

    async def decide(self, seen: Seen, called: Called | None = None) -> tuple[Press, str]:
        """What to press: the best by what is said, or by a whim anything; and the value of a menu's entry.

        The panel is opened by itself, or at the message that has just `called`.
        """
        assert seen.position is not None
        curtain = Curtain(self.rng)
        found = await self._listen(seen, called, curtain)
        taste = TASTES[seen.position.seat % len(TASTES)]
        liked = best(found, taste, self.known)
        self.note(seen, found, liked, taste, curtain)
        chosen = self.rng.choice(found) if self.rng.random() < WHIM else liked[0]
        return _behind(curtain, chosen.control.handle)

    async def _listen(self, seen: Seen, called: Called | None, curtain: Curtain) -> list[Choice]:
        """All that can be chosen, by the panel and what lies behind its ways."""

        async def press(handle: int) -> Heard:
            found, value = _behind(curtain, handle)
            assert found.op == "show", f"{found} was taken for a way to more choices"
            return curtain.of(panel(seen, self.words, value or found.arg))

        return await choices(self._opened(seen, called, curtain), press, self.known)

    def _opened(self, seen: Seen, called: Called | None, curtain: Curtain) -> Heard:
        """The panel as it is heard: behind the message that called, which it does not repeat."""
        if called is None:
            return curtain.of(panel(seen, self.words))
        heard = curtain.of(panel(seen, self.words, found=called.found, heard=called.told))
        assert seen.seat is not None
        others = [name for seat, name in enumerate(seen.loaded.party.names) if seat != seen.seat.seat]
        # Who is called knows the own name, and which line is of the own means.
        lines = called.message.text.replace("\u00a0:", ":").splitlines()
        mine = [line for line in lines if not any(f"{name}:" in line for name in others)]
        return msgspec.structs.replace(heard, text="\n".join((*mine, heard.text)))

    def note(
        self, seen: Seen, found: Sequence[Choice], liked: Sequence[Choice], taste: Weights, curtain: Curtain
    ) -> None:
        """What who sees makes of what was heard."""
        position, played = seen.position, self.played
        assert position is not None
        lines = {choice.control.handle: self._line(*_behind(curtain, choice.control.handle)) for choice in found}
        watched = self.watcher.watch(position.state, position.seat, found, lines)
        played.decisions += 1
        played.heard += len(found)
        played.stages.add(position.state.turn.stage)
        played.differences += watched.differences
        played.missing += watched.missing
        played.foreign += watched.foreign
        if {choice.control.handle for choice in liked} != {
            choice.control.handle for choice in best(watched.choices, taste, self.known)
        }:
            played.otherwise.append(f"{position.state.turn.stage}: {[choice.control.label for choice in liked]}")

    def _line(self, found: Press, value: str) -> str:
        """The line that a control stands for."""
        if found.op == "finish":
            return self.game.notation(self.game.end_turn)
        assert found.op == "do", f"{found} was taken for a choice"
        return value or found.arg


def _behind(curtain: Curtain, handle: int) -> tuple[Press, str]:
    identifier, value = curtain.pressed(handle)
    found = read_id(identifier)
    assert found is not None
    return found, value
