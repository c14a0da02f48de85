"""Games between levels of computer players, and the lines in which they are kept.

A line counts as long as what thinks is the same: it carries a fingerprint of the sources and of both levels.
"""

import ast
import hashlib
import time
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from games.engine.contract import AnyGame, Setup
from games.registry import GAMES
from players.levels import level_of
from players.minds import mind_of
from players.thinking import think

UNIFORM: Final = "uniform"
"""Takes any legal action by chance."""
SLOWEST: Final = 8
"""So many of a game's thoughts are kept with their time: more than its share of the slowest hundredth of all."""
ROOT: Final = Path(__file__).parent.parent
_Sources = Iterable[tuple[str, str]]


class Match(msgspec.Struct, frozen=True):
    """Who plays what: one seat at the first level, all others at the second."""

    game: str
    seats: int
    first: str
    others: str

    @property
    def among_themselves(self) -> bool:
        """Whether all are alike; then the seat of the first level means nothing."""
        return self.first == self.others

    @property
    def name(self) -> str:
        """Names its file."""
        return f"{self.game}-{self.seats}-{self.first}-{self.others}"

    def place(self, number: int) -> tuple[int, int]:
        """The deal of a game, and the seat of the first level in it.

        Each deal is played once with the first level in every seat. Where all are alike the same deal would be the
        same game but for the chance of the search, so each is played once.
        """
        return (number, 0) if self.among_themselves else divmod(number, self.seats)


class Thoughts(msgspec.Struct, frozen=True):
    """How long the thoughts of one level took in a game: how many, all together, and the slowest, in seconds."""

    count: int
    seconds: float
    slowest: tuple[float, ...]


class Played(msgspec.Struct, frozen=True):
    """A game: the seat of the first level and its share of the victory, points by seat, thoughts by level.

    `mark` is the fingerprint of what thought, `moves` that of all that was played.
    """

    mark: str
    moves: str
    deal: int
    first: int
    won: float
    points: tuple[int, ...]
    thoughts: dict[str, Thoughts]


def play(match: Match, deal: int, first: int) -> Played:
    """One game of a deal. The same deal and seat are the same game again."""
    game = GAMES[match.game]
    setup: Setup[Any] = Setup(seats=match.seats, options=game.options_type(), seed=f"{deal:032x}")
    state, chance = game.new_game(setup).state, Random(deal * match.seats + first)
    seconds: dict[str, list[float]] = {level: [] for level in (match.first, match.others)}
    moves = hashlib.sha256()
    while active := game.active_seats(state):
        seat = active[0]
        level = match.first if seat == first else match.others
        begun = time.process_time()
        actions = _decided(game, state, seat, level, chance)
        seconds[level].append(time.process_time() - begun)
        for action in actions:
            moves.update(f"{seat} {game.notation(action)}\n".encode())
            state = game.apply(state, seat, action).state
    outcome = game.outcome(state)
    assert outcome is not None
    best = outcome.ranks[0]
    thoughts = {level: _thoughts(took) for level, took in seconds.items()}
    won = (first in best) / len(best)
    return Played(mark(match), moves.hexdigest()[:8], deal, first, won, outcome.totals, thoughts)


def _decided(game: AnyGame, state: Any, seat: int, level: str, chance: Random) -> Sequence[Any]:
    if level == UNIFORM:
        return (chance.choice(game.legal_actions(state, seat)),)
    return think(mind_of(game.id), state, seat, level_of(level, game.id), chance.getrandbits(32)).actions


def _thoughts(took: Sequence[float]) -> Thoughts:
    slowest = sorted(took, reverse=True)[:SLOWEST]
    return Thoughts(len(took), round(sum(took), 2), tuple([round(one, 3) for one in slowest]))


# What is kept


class Kept:
    """The games of a match that were kept in a file, one a line; those of other sources stay there."""

    def __init__(self, folder: Path, match: Match) -> None:
        self._path, self._match = folder / f"{match.name}.jsonl", match

    def games(self) -> list[Played]:
        """The games that count, each once."""
        now = mark(self._match)
        return [*{(one.deal, one.first): one for one in self._all() if one.mark == now}.values()]

    def add(self, game: Played) -> None:
        """Keep one more."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(game) + b"\n")

    def renew(self, again: int) -> int:
        """Count the games of other sources that play the same, and say how many those are.

        For each other fingerprint so many of its games are played again, spread over all; all moves must be equal.
        """
        now, lines = mark(self._match), self._all()
        had = {(one.deal, one.first) for one in lines if one.mark == now}
        same: set[str] = set()
        for other in {one.mark for one in lines} - {now}:
            of_it = [one for one in lines if one.mark == other]
            tried = of_it[:: max(1, len(of_it) // again)][:again]
            if all(play(self._match, one.deal, one.first).moves == one.moves for one in tried):
                same.add(other)
        renewed = [one for one in lines if one.mark in same and (one.deal, one.first) not in had]
        others = [one for one in lines if one.mark not in same]
        self._write([*others, *(replace(one, mark=now) for one in renewed)])
        return len(renewed)

    def _write(self, games: Sequence[Played]) -> None:
        if games:
            self._path.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in games))

    def _all(self) -> list[Played]:
        if not self._path.exists():
            return []
        return [msgspec.json.decode(line, type=Played) for line in self._path.read_bytes().splitlines()]


def missing(match: Match, games: int, kept: Sequence[Played], seed: int = 0) -> Iterator[tuple[int, int]]:
    """Deal and seat of those of the first so many games that are not kept."""
    had = {(one.deal, one.first) for one in kept}
    for number in range(games):
        deal, first = match.place(number)
        if (seed + deal, first) not in had:
            yield seed + deal, first


@cache
def mark(match: Match) -> str:
    """The fingerprint of all that decides how a match goes: the rules, the mind, the search, both levels."""
    levels = ["" if one == UNIFORM else repr(level_of(one, match.game)) for one in (match.first, match.others)]
    return fingerprint(sources(ROOT, match.game), levels)


def sources(root: Path, game: str) -> Iterator[tuple[str, str]]:
    """Names and texts of the files that decide how computers play a game, but for the numbers of the levels."""
    folders = ("games", "games/engine", f"games/{game}", "players", f"players/{game}")
    for folder in folders:
        for path in sorted((root / folder).iterdir()):
            if path.suffix in {".py", ".json"} and path.name != "levels.py":
                yield str(path.relative_to(root)), path.read_text("utf-8")


def fingerprint(files: _Sources, more: Iterable[str]) -> str:
    """Of sources by what they do: comments, docstrings and layout change nothing."""
    whole = hashlib.sha256()
    for name, text in files:
        what = _undocumented(text) if name.endswith(".py") else text
        whole.update(f"{name}\0{what}\0".encode())
    for text in more:
        whole.update(f"{text}\0".encode())
    return whole.hexdigest()[:12]


def _undocumented(text: str) -> str:
    """A source as its parser reads it, without the sentences that stand alone."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [one for one in node.body if not _is_sentence(one)]
    return ast.dump(tree)


def _is_sentence(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    )
