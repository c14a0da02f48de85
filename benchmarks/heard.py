"""What is heard of a turn, from its mention to the choice, and of each part of a position in words.

    python -m benchmarks.heard [game ...] [--games 2] [--worst 0]

Whole games of each number of players by sensible play, in three languages, counted in characters. Of a turn
whoever reads words hears its message, the alt text of its picture, the panel that *Act* opens there, and the menu
from which they choose with all its entries, or the buttons where they press one of these.
"""

import argparse
import asyncio
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from itertools import takewhile
from pathlib import Path
from statistics import median
from typing import Any, Final

import msgspec

from benchmarks import report
from benchmarks.habits import HABITS, Option
from benchmarks.playing import begun
from benchmarks.presses import Count, Play
from bot.controls import read_id
from bot.letters import TurnLetter
from bot.outgoing.composing import compose
from bot.post import Button, Control, Menu, Post
from bot.presenter import Position
from bot.tables.loaded import Loaded, load
from bot.tables.positions import kept
from bot.tables.seeing import News, Seen
from bot.words import LANGUAGES, Language, words
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
        self.since = {seat: list[Event]() for seat in range(players)}
        self.first: Option | None = None
        self.choosing = False
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
        for held in self.since.values():
            held += transition.events

    def choose(self, position: Position, focus: str) -> Option | None:
        """What is pressed next; the first press of a turn is kept."""
        option = super().choose(position, focus)
        if self.choosing:
            self.first, self.choosing = option, False
        return option

    def turn(self, seat: Seat) -> tuple[str, int]:
        """Play a turn that was heard in each language."""
        heard = {language: self.listen(seat, language) for language in LANGUAGES}
        self.events, self.choosing = [], True
        played = super().turn(seat)
        self.since[seat] = []
        for language, (stage, *parts, shown) in heard.items():
            counted = (*parts, chosen_from(shown, self.first))
            text = "\n---\n".join(counted)
            self.turns[language].append(Heard(stage, *map(len, counted), text))
        return played

    def listen(self, seat: Seat, language: Language) -> tuple[str, str, str, str, Post]:
        """One turn as it is heard in a language: its stage, message, alt text and panel, and the panel itself."""
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
            self.listen_to_parts(seen, language)
        since = News(seen, visible_events(self.since[seat], seat))
        shown = panel(seen, words(language, spoken=True), found=since, heard=letter.events)
        alts = " ".join(shot.alt for shot in message.shots)
        return (
            str(self.state.turn.stage),
            as_heard(message.text, loaded),
            alts,
            as_heard(shown.text, loaded),
            shown,
        )

    def listen_to_parts(self, seen: Seen, language: Language) -> None:
        """Note the longest part of a position in words."""
        text, news = words(language, spoken=True), News(seen, visible_events(self.events, None))
        lengths = [len(in_words(news, part.id, text).text) for part in passages(news, text)]
        self.parts[language] = max(self.parts[language], len(in_words(news, "", text).text), *lengths)


def chosen_from(post: Post, chosen: Option | None) -> str:
    """The menu of a panel from which is chosen, with its entries, or its buttons where one of these is pressed."""
    controls: list[Control] = [control for row in post.rows for control in row]
    menus = [control for control in controls if isinstance(control, Menu)]
    wanted = chosen.argument if chosen is not None else ""
    menu = next((one for one in menus if any(entry.value == wanted for entry in one.choices)), None)
    if menu is None:
        passed = takewhile(lambda one: not _of_the_frame(one), controls)
        return "\n".join(one.placeholder if isinstance(one, Menu) else getattr(one, "label", "") for one in passed)
    entries = (f"{one.label} {one.description}".strip() for one in menu.choices)
    return "\n".join((menu.placeholder, *entries))


def _of_the_frame(control: Control) -> bool:
    press = read_id(control.id) if isinstance(control, Button) else None
    return press is not None and press.op in ("finish", "back", "words")


def as_heard(message: str, loaded: Loaded) -> str:
    """A message without markup, with names in place of mentions."""
    for user, name in zip(loaded.party.users, loaded.party.names, strict=True):
        message = message.replace(f"<@{user}>", f"@{name}")
    return message.replace("**", "")


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
    turns, longest = await heard_of(game, folder, games)
    for language, heard in turns.items():
        tell_turns(f"{game.id}, {language}", heard)
        print(f"the longest part of the position: {longest[language]}  bound {BOUND_PART}")
    everything = sorted((one for heard in turns.values() for one in heard), key=lambda one: -one.whole)
    for one in everything[:worst]:
        print(f"\n===== {one.stage}: {one.whole}\n{one.text}")


async def heard_of(
    game: AnyGame, folder: Path, games: int, players: Sequence[int] = ()
) -> tuple[dict[str, list[Heard]], dict[str, int]]:
    """Every turn of so many games of each number of players, and the longest part of a position, by language."""
    turns: dict[str, list[Heard]] = defaultdict(list)
    longest: dict[str, int] = defaultdict(int)
    db = await Database.open(folder / "steiger.db", "benchmark")
    try:
        for count in players or game.seats:
            loaded = await db.transaction(lambda c, p=count: load(c, begun(c, p, p, game.id)))
            for seed in range(games):
                play = Listening(game, count, seed, loaded)
                play.whole()
                for language, heard in play.turns.items():
                    turns[language] += heard
                    longest[language] = max(longest[language], play.parts[language])
    finally:
        await db.close()
    return turns, longest


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
