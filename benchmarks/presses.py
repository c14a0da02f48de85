"""Presses for each kind of turn and for each game, through the panels that players see; hand-overs of a game.

    python -m benchmarks.presses [--games 20]

*Act* and *Finish* count, and so does each button and each choice in a menu. Random play takes any control;
sensible play delivers, mines by goals and places where that leads to something.
"""

import argparse
from collections import defaultdict
from random import Random
from statistics import median

import msgspec

from benchmarks import report
from bot.controls import read_id
from bot.post import Button, Menu
from bot.presenter import Panel, Position, Scene
from bot.words import words
from cogs.coal_baron import PRESENTER
from games.coal_baron import facts
from games.coal_baron.game import GAME
from games.coal_baron.goals import goals_for
from games.coal_baron.state import State
from games.engine.contract import Setup

TEXT = words("en")
BOUNDS = {"all turns": "median 7, 95 % within 14", "draft": "3", "money": "3", "bank": "3", "delivery": "3"}


class Option(msgspec.Struct, frozen=True):
    """Something a panel offers: what it does or shows."""

    op: str
    argument: str


class Count(msgspec.Struct):
    """Presses of every turn by its kind, and of every game; hand-overs of every game."""

    turns: defaultdict[str, list[int]] = msgspec.field(default_factory=lambda: defaultdict[str, list[int]](list))
    games: list[int] = msgspec.field(default_factory=list[int])
    handovers: list[int] = msgspec.field(default_factory=list[int])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20, help="games of each number of players")
    games = parser.parse_args().games
    for sensible in (False, True):
        every = Count()
        for players in GAME.seats:
            tell_games(players, games, sensible, every)
        tell_turns(every, sensible)


def tell_games(players: int, games: int, sensible: bool, every: Count) -> None:
    """Play so many games, print what they took, and add their turns to those of all."""
    count = Count()
    for seed in range(games):
        play(players, seed, sensible, count)
    for kind, presses in count.turns.items():
        every.turns[kind] += presses
    name = "sensible" if sensible else "random"
    per_seat = median(count.games) / players
    report.figure(
        f"{name} play, {players} players",
        f"{median(count.games):.0f} presses a game",
        f"{per_seat:.0f} a player, {median(count.handovers):.0f} hand-overs",
    )


def tell_turns(every: Count, sensible: bool) -> None:
    print(f"\n{'sensible' if sensible else 'random'} play, presses of a turn")
    print(f"{'':<{report.WIDTH}}{'median':>10}{'p95':>10}  bound")
    whole = [presses for kind in every.turns for presses in every.turns[kind]]
    for kind, presses in [("all turns", whole), *sorted(every.turns.items())]:
        high = report.percentile(presses, 95)
        print(f"{kind:<{report.WIDTH}}{median(presses):>10.0f}{high:>10.0f}  {BOUNDS.get(kind, '')}".rstrip())
    print()


def play(players: int, seed: int, sensible: bool, count: Count) -> None:
    """Play one game turn by turn."""
    chance = Random(seed)
    state: State = GAME.new_game(Setup(seats=players, options=GAME.options_type(), seed=f"{seed:032x}")).state
    total = handovers = 0
    while active := GAME.active_seats(state):
        seat = active[0]
        kind, presses, state = turn(state, seat, chance, sensible)
        count.turns[kind].append(presses)
        total += presses
        handovers += GAME.active_seats(state) != (seat,)
    count.games.append(total)
    count.handovers.append(handovers)


def turn(state: State, seat: int, chance: Random, sensible: bool) -> tuple[str, int, State]:
    """Play a turn to its end: its kind, its presses with *Act* and *Finish*, the state after it."""
    kind, presses, focus = state.turn.stage, 1, ""
    while True:
        position = at(state, seat)
        option = choose(position, focus, chance, sensible)
        presses += 1
        if option is None:
            return kind, presses, GAME.apply(state, seat, GAME.end_turn).state
        if option.op == "show":
            focus = option.argument
            continue
        focus = ""
        for action in PRESENTER.actions(state, seat, option.argument):
            state = GAME.apply(state, seat, action).state
        if kind == "place" and state.turn.space is not None:
            kind = facts.SPACES[state.turn.space].area


def at(state: State, seat: int) -> Position:
    """What the seat's owner has before them."""
    return Position(
        state=state,
        view=GAME.observe(state, seat),
        seat=seat,
        decision=1,
        moves=(),
        at_turn=True,
        can_finish=GAME.check(state, seat, GAME.end_turn) is None,
    )


def choose(position: Position, focus: str, chance: Random, sensible: bool) -> Option | None:
    """What is pressed next; None for *Finish*."""
    panel = PRESENTER.panel(position, focus, scene(len(position.state.seats)), TEXT)
    found = options(panel)
    moves = [option for option in found if option.op == "do"]
    if sensible:
        return best(position, moves, chance)
    shows = [option for option in found if option.op == "show"]
    # Half of those who could stop do, as nobody mines to the last step by chance.
    if position.can_finish and (not moves or chance.random() < 0.5):
        return None
    return chance.choice(moves if moves and chance.random() < 0.9 else moves + shows)


def options(panel: Panel) -> list[Option]:
    """Everything a panel offers but forms and answers left ahead."""
    found: list[Option] = []
    for row in panel.rows:
        for control in row:
            if isinstance(control, Button | Menu):
                press = read_id(control.id)
                assert press is not None
                choices = (
                    [choice.value for choice in control.choices] if isinstance(control, Menu) else [press.arg]
                )
                found += [Option(press.op, each) for each in choices if press.op in ("do", "show")]
    return [option for option in found if not option.argument.startswith("rank")]


def best(position: Position, moves: list[Option], chance: Random) -> Option | None:
    """A goal of mining, the best space, else anything; *Finish* where no goal is left."""
    goals = [option for option in moves if option.argument.startswith("goal")]
    if goals:
        return goals[0]
    if position.can_finish:
        return None
    places = [option for option in moves if option.argument.startswith("place")]
    if places:
        return max(places, key=lambda option: (worth(position, option.argument.split()[1]), chance.random()))
    shortcuts = [option for option in moves if option.argument.startswith("rest")]
    return chance.choice(shortcuts or moves)


def worth(position: Position, space: str) -> float:
    """How much a worker space promises: points to deliver, orders to complete, else what is lacking."""
    state: State = position.state
    me, area = state.seats[position.seat], facts.SPACES[space].area
    needed = position.view.workers_needed(space)
    match area:
        case "delivery":
            ready = [own.order for own in me.outstanding if own.complete]
            value = 3 * sum(
                facts.ORDERS[o].points for o in ready if facts.ORDERS[o].vehicle == facts.SPACES[space].vehicle
            )
        case "mining":
            found = goals_for(state, position.seat, facts.SPACES[space].number)
            value = 2 * found[0].points + len(found[0].actions) / 2 if found else 0
        case "orders":
            value = 6 - 2 * len(me.outstanding)
        case "factory":
            value = 3 if me.francs >= 4 else 0
        case "money" | "bank":
            value = facts.SPACES[space].number / 2 if me.francs < 4 else 0.1
    return value - needed


def scene(players: int) -> Scene:
    names = ("Anna", "Ben", "Chloé", "Dmitri")[:players]
    return Scene(
        table=1, names=names, plain_names=names, colours=GAME.colours[:players], users=tuple(range(players))
    )


if __name__ == "__main__":
    main()
