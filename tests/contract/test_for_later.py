"""Answers for later stand below what is asked now and below *Finish*, and say that they are for later."""

from typing import Any, Final

import pytest
from test_order_of_play import NAMES
from walks import setup_for, walk

from bot.controls import Press, read_id
from bot.post import Button
from bot.presenter import Panel, Position
from bot.words import LANGUAGES, Language, words
from games.engine.contract import AnyGame, is_answer
from games.engine.violation import MalformedAction
from games.registry import GAMES
from tests.bot.absences import PRESENTERS
from tests.parties import party

ANSWERING: Final = {"answers", "ranking", "ceiling", "protect", "subsidence", "loading", "places"} | {
    *("purchases", "choice", "storages"),
}
"""What a control shows that leads to answers left ahead; "ceiling" is a form as well."""
MARK: Final[dict[Language, str]] = {"en": "For later", "de": "Für später", "fr": "Pour plus tard"}


def position_at(game: AnyGame, state: Any, seat: int) -> Position:
    return Position(
        state=state,
        view=game.observe(state, seat),
        seat=seat,
        decision=1,
        moves=(),
        at_turn=True,
        can_finish=game.check(state, seat, game.end_turn) is None,
    )


def for_later(game: AnyGame, press: Press) -> bool:
    """Whether a control leaves an answer ahead, or leads there."""
    if press.op in ("show", "form"):
        return press.arg.partition(" ")[0] in ANSWERING
    try:
        return is_answer(game, game.parse(press.arg))
    except MalformedAction:
        return False


def check(game: AnyGame, part: Panel, language: Language) -> int:
    for row in part.rows:
        for control in row:
            if isinstance(control, Button) and (press := read_id(control.id)) is not None:
                assert not for_later(game, press), control
    for row in part.later:
        for control in row:
            assert isinstance(control, Button)
            press = read_id(control.id)
            assert press is not None
            assert for_later(game, press), control
            assert control.label.startswith(MARK[language])
    assert len(part.rows) + len(part.later) <= 4
    return len(part.later)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_they_stand_apart_in_every_panel_of_whoever_must_decide(game: str) -> None:
    rules, seen = GAMES[game], 0
    people = party(game, NAMES[:3])
    for number, taken in enumerate(walk(rules, setup_for(rules, 3, 5))):
        state = taken.transition.state
        for seat in rules.active_seats(state):
            language = LANGUAGES[number % len(LANGUAGES)]
            shown = PRESENTERS[game].panel(position_at(rules, state, seat), "", people, words(language))
            seen += check(rules, shown, language)
    assert seen > 5
