"""Golden games as records: each turn of the text a line, as a table would have stored it."""

from pathlib import Path
from typing import Any

import golden_text
import kohle_golden_text
import msgspec
import ruhrschifffahrt_golden_text
from golden_turns import Golden

from bot.rules_mark import mark_of
from bot.tables.recording import Ended, record_of
from bot.tables.shadowing import Course, CourseLine
from games.engine.codec import encode_state
from games.engine.contract import AnyGame
from games.engine.notation import split_plan
from games.registry import GAMES

FOLDER = Path(__file__).parent
READERS: dict[str, Any] = {
    "coal_baron": golden_text.read,
    "kohle_kolonie": kohle_golden_text.read,
    "ruhrschifffahrt": ruhrschifffahrt_golden_text.read,
}
SALT = "5a17" * 8


def texts() -> list[tuple[str, Path]]:
    """Every golden game, with the id of what is played."""
    apart = [
        (game, path) for game in ("kohle_kolonie", "ruhrschifffahrt") for path in (FOLDER / game).glob("*.txt")
    ]
    return sorted([*(("coal_baron", path) for path in FOLDER.glob("*.txt")), *apart])


def record(game_id: str, path: Path) -> bytes:
    """The record of a golden game."""
    golden: Golden = READERS[game_id](path.read_text())
    return record_of(ended(GAMES[game_id], golden))


def ended(game: AnyGame, golden: Golden) -> Ended:
    """What the record of a golden game is made of."""
    setup = golden.setup
    state: Any = game.new_game(setup).state
    lines = [CourseLine(1, None, "[]", "[]")]
    for number, (seat, plan) in enumerate(golden.turns, start=2):
        moves: list[str] = []
        for action in split_plan(plan, game.parse):
            state = game.apply(state, seat, action).state
            moves.append(game.notation(action))
        lines.append(CourseLine(number, seat, msgspec.json.encode(moves).decode(), "[]"))
    course = Course(
        table=1,
        game=game.id,
        seats=setup.seats,
        seed=setup.seed,
        options=msgspec.json.encode(setup.options).decode(),
        board=None,
        lines=tuple(lines),
        state=encode_state(game, state),
        start=setup.start_seat,
    )
    return Ended(course, SALT, game.colours[: setup.seats], 0, ("",) * len(lines), mark_of(game.id))
