"""Games as somebody plays them who is guided: every page that they would see, without a database."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from bot.presenter import Position
from bot.tables.loaded import Loaded
from bot.tables.seeing import News, Seen
from bot.words import Language, words
from cogs.learning.guide import AnyGuide, guide_of, step_of
from db.rows import SeatRow, TableRow
from games.engine.contract import Setup, seals
from games.engine.event import Event, visible_events
from games.registry import GAMES
from players.levels import LEVEL, LevelName
from players.minds import mind_of
from players.thinking import think

LEARNER = 7
"""The user who learns."""
TAUGHT = tuple(game for game in GAMES if guide_of(game))


class Met(NamedTuple):
    """What stands before a learner: the guide, what it tells, what it told before, and whether a turn begins."""

    guide: AnyGuide
    found: News
    told: frozenset[str]
    begins: bool

    @property
    def position(self) -> Any:
        return self.found.seen.position


def guide(game: str) -> AnyGuide:
    found = guide_of(game)
    assert found is not None
    return found


def seen(game_id: str, sealed: Any, state: Any, seat: int, moves: Sequence[str] = ()) -> Seen:
    """A practice table with the learner in that seat, whose open moves lead from the sealed state to another."""
    game = GAMES[game_id]
    row: dict[str, Any] = dict.fromkeys(TableRow.__struct_fields__)
    row |= {"id": 12, "game": game_id, "status": "running", "guild": -1, "channel": -1, "place": -1, "name": ""}
    row |= {"language": "en", "guide": 1, "options": "{}", "opener": LEARNER}
    seats: list[SeatRow] = []
    for number in range(3):
        columns: dict[str, Any] = dict.fromkeys(SeatRow.__struct_fields__, 0)
        mine = number == seat
        columns |= {"seat": number, "user": LEARNER if mine else None, "name": "Anna" if mine else ""}
        columns |= {"colour": game.colours[number], "computer": "" if mine else "apprentice"}
        columns |= {"note": "", "cut": None}
        seats.append(SeatRow(**columns))
    loaded = Loaded(TableRow(**row), tuple(seats), game, {}, sealed, turns=((),) * 3)
    at_turn = seat in game.active_seats(state)
    position = Position(
        state=state,
        view=game.observe(state, seat),
        seat=seat,
        decision=3,
        moves=tuple(moves),
        at_turn=at_turn,
        can_finish=at_turn and game.check(state, seat, game.end_turn) is None,
    )
    return Seen(loaded, seats[seat], position)


def thinking(level: LevelName) -> Callable[[str, Any, int, Random], Sequence[Any]]:
    """Plays as a computer of that level does."""
    return lambda game, state, seat, chance: (
        think(mind_of(game), state, seat, LEVEL[level], chance.getrandbits(32)).actions
    )


def by_chance(game: str, state: Any, seat: int, chance: Random) -> Sequence[Any]:
    """Any legal action, each as likely."""
    return (chance.choice(GAMES[game].legal_actions(state, seat)),)


def played(
    game_id: str,
    seed: str,
    seat: int,
    learner: Callable[[str, Any, int, Random], Sequence[Any]] = by_chance,
    others: Callable[[str, Any, int, Random], Sequence[Any]] = by_chance,
    rounds: int = 1,
    options: Any = None,
) -> Iterator[Met]:
    """What stands before the learner at every step of so many rounds, and once more when they are over."""
    game, chance, taught = GAMES[game_id], Random(f"{seed} {seat}"), guide(game_id)
    begun = game.new_game(Setup(seats=3, options=options or game.options_type(), seed=seed))
    state = sealed = begun.state
    before: list[Event] = []
    since: list[Event] = list(begun.events)
    turn: list[Event] = []
    moves: list[str] = []
    begins, shown = True, None
    while active := game.active_seats(state):
        if seat in active and state is not shown:
            yield _met(taught, sealed, state, seat, before, [*since, *([] if begins else turn)], moves, begins)
        if seat in active and game.round_of(state) > rounds:
            return
        acting = seat if seat in active else active[0]
        play = learner if acting == seat else others
        for action in play(game_id, state, acting, chance):
            step = game.apply(state, acting, action)
            if acting != seat:
                since += step.events
            else:
                turn += step.events
                moves = [] if seals(game, state, step) else [*moves, game.notation(action)]
                begins = action == game.end_turn
                if begins:
                    before, since, turn = [*before, *since], turn, []
            state = step.state
            sealed = sealed if moves else state
            if acting == seat and not begins and seat in game.active_seats(state):
                yield _met(taught, sealed, state, seat, before, [*since, *turn], moves, begins)
                shown = state


def _met(
    taught: AnyGuide,
    sealed: Any,
    state: Any,
    seat: int,
    before: Sequence[Event],
    events: Sequence[Event],
    moves: Sequence[str],
    begins: bool,
) -> Met:
    at = seen(taught.game.id, sealed, state, seat, moves)
    return Met(taught, News(at, visible_events(events, seat)), taught.told(visible_events(before, seat)), begins)


def at_turn(game: str, rounds: int, games: int) -> Iterator[Met]:
    """What learners meet who must decide, by sense and by chance, against chance."""
    for number in range(games):
        learner = (thinking("apprentice"), by_chance)[number % 3 == 2]
        for one in played(game, f"{number + 60:032x}", number % 3, learner, by_chance, rounds):
            if one.position.at_turn:
                yield one


def good(one: Met, language: Language = "en") -> str:
    """What a good turn looks like, in words."""
    text, position = words(language), one.position
    key = one.guide.key("good", step_of(one.guide, position).key)
    return text(key, **one.guide.values(position.view, position.seat, text))


def begun(game: str, seats: int) -> tuple[Any, Any]:
    """A game of so many as it begins: the state, and what the first seat sees."""
    rules = GAMES[game]
    state = rules.new_game(Setup(seats=seats, options=rules.options_type(), seed=f"{4:032x}")).state
    return state, rules.observe(state, 0)
