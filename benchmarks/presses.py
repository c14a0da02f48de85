"""Presses for each kind of turn and for each game, through the panels that players see; hand-overs of a game.

    python -m benchmarks.presses [game ...] [--games 20]

*Act* and *Finish* count, and so does each button and each choice in a menu. Random play takes any control;
sensible play takes what promises most (`benchmarks/habits.py`). Each is played by people who decide live, by
people who leave half of their answers ahead, and by people who leave all; presses for answers are counted.
"""

import argparse
from collections import defaultdict
from random import Random
from statistics import median
from typing import Any

import msgspec

from benchmarks import report
from benchmarks.habits import HABITS, Option, best
from bot.controls import read_id
from bot.post import Button, Menu
from bot.presenter import Party, Position
from bot.words import words
from games.engine.contract import AnyGame, Setup
from games.engine.event import Seat
from games.registry import GAMES

TEXT = words("en")
BOUND = "median 7, 95 % within 14"
PEOPLE = {"live": 0.0, "half ahead": 0.5, "all ahead": 1.0}
"""Kinds of players, by how many of the answers that they could leave ahead they do leave."""
NAMES = ("Anna", "Ben", "Chloé", "Dmitri", "Emma", "Finn")
DEPTH = 4


class Count(msgspec.Struct):
    """Presses of every turn by its kind, and of every game; hand-overs of every game."""

    turns: defaultdict[str, list[int]] = msgspec.field(default_factory=lambda: defaultdict[str, list[int]](list))
    games: list[int] = msgspec.field(default_factory=list[int])
    handovers: list[int] = msgspec.field(default_factory=list[int])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(HABITS), help="which games, all if none is named")
    parser.add_argument("--games", type=int, default=20, help="games of each number and kind of players")
    given = parser.parse_args()
    for game in (GAMES[name] for name in given.game):
        for sensible in (False, True):
            tell_game(game, given.games, sensible)


def tell_game(game: AnyGame, games: int, sensible: bool) -> None:
    """Play so many games with each number and kind of players, and print what they took."""
    title, every = f"{game.id}, {'sensible' if sensible else 'random'} play", Count()
    print(f"\n{title}")
    for players in game.seats:
        for people, share in PEOPLE.items():
            count = Count()
            for seed in range(games):
                Play(game, players, seed, sensible, share, count).whole()
            for kind, presses in count.turns.items():
                every.turns[kind] += presses
            presses = median(count.games)
            report.figure(
                f"{players} players, {people}",
                f"{presses:.0f} presses a game",
                f"{presses / players:.0f} a player, {median(count.handovers):.0f} hand-overs",
            )
    tell_turns(title, every)


def tell_turns(title: str, every: Count) -> None:
    """Median and 95th percentile of each kind of turn."""
    print(f"\n{title}, presses of a turn")
    print(f"{'':<{report.WIDTH}}{'median':>10}{'p95':>10}{'turns':>10}  bound")
    whole = [presses for kind in every.turns for presses in every.turns[kind] if kind != "answers"]
    for kind, presses in [("all turns", whole), *sorted(every.turns.items())]:
        high, bound = report.percentile(presses, 95), BOUND if kind == "all turns" else ""
        print(f"{kind:<{report.WIDTH}}{median(presses):>10.0f}{high:>10.0f}{len(presses):>10}  {bound}".rstrip())


class Play:
    """One game, turn by turn."""

    def __init__(self, game: AnyGame, players: int, seed: int, sensible: bool, share: float, count: Count) -> None:
        self.game, self.habits, self.count = game, HABITS[game.id], count
        self.chance, self.sensible, self.share = Random(seed), sensible, share
        setup = Setup(seats=players, options=game.options_type(), seed=f"{seed:032x}")
        self.state: Any = game.new_game(setup).state
        self.party = party(game, players)
        self.total = 0

    def whole(self) -> None:
        """Play to the end and add the game to the count."""
        handovers, before = 0, set[Seat]()
        while active := self.game.active_seats(self.state):
            handovers += bool(set(active) - before)
            self.leave_answers(active)
            before = set(active)
            kind, presses = self.turn(active[0])
            self.count.turns[kind].append(presses)
            self.total += presses
        self.count.games.append(self.total)
        self.count.handovers.append(handovers)

    def leave_answers(self, active: tuple[Seat, ...]) -> None:
        """Everybody who waits leaves ahead what matters now, so often as their kind does."""
        for seat in range(len(self.party.names)):
            wanted = self.habits.ahead(self.state, seat) if seat not in active and self.share else []
            chosen = [start for start in wanted if self.chance.random() < self.share]
            taken = [self.leave(seat, start) for start in chosen]
            if sum(taken):
                self.count.turns["answers"].append(1 + sum(taken))
                self.total += 1 + sum(taken)

    def leave_within(self, seat: Seat) -> int:
        """Leave what is left within the own turn, as often as one's kind does: the presses it took."""
        wanted = self.habits.within(self.state, seat) if self.share else []
        return sum(self.leave(seat, start) for start in wanted if self.chance.random() < self.share)

    def leave(self, seat: Seat, start: str) -> int:
        """Leave an answer by a control whose argument begins so: its presses, 0 where there is none."""
        position, ring, seen = self.at(seat), [""], {""}
        for presses in range(1, DEPTH):
            found = [option for focus in ring for option in self.options(position, focus)]
            does = [one.argument for one in found if one.op == "do" and one.argument.startswith(start)]
            if does:
                self.do(seat, self.chance.choice(does))
                return presses
            ring = [one.argument for one in found if one.op == "show" and one.argument not in seen]
            seen |= set(ring)
        return 0

    def turn(self, seat: Seat) -> tuple[str, int]:
        """Play a turn to its end: its kind, and its presses with *Act* and *Finish*."""
        begun, first, presses, focus = self.state, "", 1, ""
        while True:
            option = self.choose(self.at(seat), focus)
            presses += 1
            if option is None:
                presses += self.leave_within(seat)
                self.apply(seat, self.game.end_turn)
                return self.habits.kind(begun, first), presses
            focus = option.argument if option.op == "show" else ""
            if option.op == "do":
                first = first or option.argument
                self.do(seat, option.argument)

    def do(self, seat: Seat, argument: str) -> None:
        for action in self.game.read(self.state, seat, argument):
            self.apply(seat, action)

    def apply(self, seat: Seat, action: Any) -> None:
        """Carry out an action."""
        self.state = self.game.apply(self.state, seat, action).state

    def choose(self, position: Position, focus: str) -> Option | None:
        """What is pressed next; None for *Finish*."""
        found = [option for option in self.options(position, focus) if not self.is_answer(position, option)]
        moves = [option for option in found if option.op == "do"]
        if self.sensible:
            main = [option for option in found if option.main]
            if position.can_finish and (not main or self.chance.random() < 0.1):
                return None
            return best(self.habits, position, main or moves or found, self.chance)
        # Half of those who could stop do, as nobody mines to the last step by chance.
        if position.can_finish and (not moves or self.chance.random() < 0.5):
            return None
        return self.chance.choice(moves if moves and self.chance.random() < 0.9 else found)

    def is_answer(self, position: Position, option: Option) -> bool:
        """Whether it leaves an answer ahead, or shows only such: that is no part of a turn."""
        if option.op == "do":
            acts = self.game.read(position.state, position.seat, option.argument)
            return isinstance(acts[0], self.game.answers)
        beyond = self.options(position, option.argument)
        return all(one.op == "show" or self.is_answer(position, one) for one in beyond)

    def options(self, position: Position, focus: str) -> list[Option]:
        """Everything a panel offers but forms."""
        found: list[Option] = []
        panel = self.habits.presenter.panel(position, focus, self.party, TEXT)
        for control in (control for row in panel.rows for control in row):
            if isinstance(control, Button | Menu):
                press = read_id(control.id)
                assert press is not None
                main = isinstance(control, Menu) or control.style == "primary"
                choices = [one.value for one in control.choices] if isinstance(control, Menu) else [press.arg]
                found += [Option(press.op, each, main) for each in choices if press.op in ("do", "show")]
        return found

    def at(self, seat: Seat) -> Position:
        """What the seat's owner has before them."""
        at_turn = seat in self.game.active_seats(self.state)
        return Position(
            state=self.state,
            view=self.game.observe(self.state, seat),
            seat=seat,
            decision=1,
            moves=(),
            at_turn=at_turn,
            can_finish=at_turn and self.game.check(self.state, seat, self.game.end_turn) is None,
        )


def party(game: AnyGame, players: int) -> Party:
    names = NAMES[:players]
    return Party(
        table=1, names=names, plain_names=names, colours=game.colours[:players], users=tuple(range(players))
    )


if __name__ == "__main__":
    main()
