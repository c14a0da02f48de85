"""What is heard of a turn, from its mention to the choice, and of each part of a position in words.

    python -m benchmarks.heard [game ...] [--games 2] [--worst 0]

Whole games of each number of players by sensible play, in three languages, counted in characters. Of a turn are
heard its message, the alt text of its picture, the panel that *Act* opens, and of that the first menu, or its
buttons where it has none.
"""

import argparse
import asyncio
import tempfile
from collections import defaultdict
from pathlib import Path
from statistics import median
from typing import Any, Final

import msgspec

from benchmarks import report
from benchmarks.habits import HABITS
from benchmarks.playing import begun
from benchmarks.presses import Count, Play
from bot.letters import TurnLetter
from bot.outgoing.composing import compose
from bot.post import Button, Control, Menu, Post
from bot.tables.loaded import Loaded, load
from bot.tables.positions import kept
from bot.tables.seeing import News, Seen
from bot.words import LANGUAGES, words
from cogs.views.board_words import in_words, passages
from cogs.views.panel import panel
from db.database import Database
from games.engine.contract import AnyGame
from games.engine.event import Event, Seat, visible_events
from games.registry import GAMES

BOUND, BOUND_HIGH, BOUND_PART = 900, 2000, 1800
EVERY: Final = 15
"""Of so many turns one is heard part by part."""


class Heard(msgspec.Struct, frozen=True):
    """The characters of one turn by where they are heard, and what it was about."""

    stage: str
    message: int
    alt: int
    panel: int
    menu: int
    text: str

    @property
    def whole(self) -> int:
        """All of them."""
        return self.message + self.alt + self.panel + self.menu


class Listening(Play):
    """A game that notes what is heard at each hand-over."""

    def __init__(self, game: AnyGame, players: int, seed: int, loaded: Loaded) -> None:
        super().__init__(game, players, seed, sensible=True, share=0.0, count=Count())
        self.loaded, self.events = loaded, list[Event]()
        self.turns: dict[str, list[Heard]] = defaultdict(list)
        self.parts: dict[str, int] = defaultdict(int)

    def apply(self, seat: Seat, action: Any) -> None:
        """Carry out an action and note what happened."""
        transition = self.game.apply(self.state, seat, action)
        # A phase's own message tells what happened before its end.
        for end in transition.phase_ends:
            self.events = list(transition.events[: end.events])
        start = transition.phase_ends[-1].events if transition.phase_ends else 0
        self.events = ([] if transition.phase_ends else self.events) + list(transition.events[start:])
        self.state = transition.state

    def turn(self, seat: Seat) -> tuple[str, int]:
        """Play a turn after it was heard in each language."""
        for language in LANGUAGES:
            self.listen(seat, language)
        self.events = []
        return super().turn(seat)

    def listen(self, seat: Seat, language: str) -> None:
        """Note one turn as it is heard in a language."""
        row = msgspec.structs.replace(self.loaded.row, language=language)
        loaded = msgspec.structs.replace(self.loaded, row=row, found_state=self.state)
        letter = TurnLetter(
            position=kept(self.game, self.state),
            asked=self.game.active_seats(self.state),
            events=visible_events(self.events, None),
        )
        message = compose(letter, loaded, 1)
        position = self.at(seat)
        seen = Seen(loaded, loaded.seats[seat], position)
        if len(self.turns[language]) % EVERY == 0:
            self.listen_to_parts(seen, row.language)
        shown = panel(seen, words(row.language))  # pyright: ignore[reportArgumentType]
        first = first_heard(shown)
        alts = " ".join(shot.alt for shot in message.shots)
        stage = str(self.state.turn.stage)
        text = "\n---\n".join((message.text, alts, shown.text, first))
        counted = Heard(stage, len(message.text), len(alts), len(shown.text), len(first), text)
        self.turns[language].append(counted)

    def listen_to_parts(self, seen: Seen, language: str) -> None:
        """Note the longest part of a position in words."""
        text, news = words(language), News(seen, visible_events(self.events, None))  # pyright: ignore[reportArgumentType]
        lengths = [len(in_words(news, part.id, text).text) for part in passages(news, text)]
        self.parts[language] = max(self.parts[language], len(in_words(news, "", text).text), *lengths)


def first_heard(post: Post) -> str:
    """The first menu of a panel with its entries, or its buttons up to the frame's."""
    controls: list[Control] = [control for row in post.rows for control in row]
    menu = next((control for control in controls if isinstance(control, Menu)), None)
    if menu is None:
        return "\n".join(one.label for one in controls if isinstance(one, Button))
    entries = (f"{one.label} {one.description}".strip() for one in menu.choices)
    return "\n".join((menu.placeholder, *entries))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(HABITS), help="which games, all if none is named")
    parser.add_argument("--games", type=int, default=2, help="games of each number of players")
    parser.add_argument("--worst", type=int, default=0, help="print so many of the longest turns whole")
    given = parser.parse_args()
    for name in given.game:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(tell(GAMES[name], Path(folder), given.games, given.worst))


async def tell(game: AnyGame, folder: Path, games: int, worst: int) -> None:
    """Play a game's tables and print what was heard of them."""
    turns: dict[str, list[Heard]] = defaultdict(list)
    longest: dict[str, int] = defaultdict(int)
    db = await Database.open(folder / "steiger.db", "benchmark")
    try:
        for players in game.seats:
            loaded = await db.transaction(lambda c, p=players: load(c, begun(c, p, p, game.id)))
            for seed in range(games):
                play = Listening(game, players, seed, loaded)
                play.whole()
                for language, heard in play.turns.items():
                    turns[language] += heard
                    longest[language] = max(longest[language], play.parts[language])
    finally:
        await db.close()
    for language, heard in turns.items():
        tell_turns(f"{game.id}, {language}", heard)
        print(f"the longest part of the position: {longest[language]}  bound {BOUND_PART}")
    everything = sorted((one for heard in turns.values() for one in heard), key=lambda one: -one.whole)
    for one in everything[:worst]:
        print(f"\n===== {one.stage}: {one.whole}\n{one.text}")


def tell_turns(title: str, heard: list[Heard]) -> None:
    """Median and 95th percentile of a language, by kind of turn."""
    print(f"\n{title}, characters heard of a turn")
    print(
        f"{'':<20}"
        + "".join(f"{name:>9}" for name in ("median", "p95", "message", "alt", "panel", "menu", "turns"))
    )
    stages = sorted({one.stage for one in heard})
    for stage in ("", *stages):
        some = [one for one in heard if stage in ("", one.stage)]
        whole = [one.whole for one in some]
        each = [median(getattr(one, name) for one in some) for name in ("message", "alt", "panel", "menu")]
        bound = f"  bound {BOUND}, {BOUND_HIGH}" if not stage else ""
        figures = (median(whole), report.percentile(whole, 95), *each, len(some))
        print(f"{stage or 'all':<20}" + "".join(f"{number:>9.0f}" for number in figures) + bound)


if __name__ == "__main__":
    main()
