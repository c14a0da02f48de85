"""Steps of a turn as players write them: in words of their language, which are read again as the same steps."""

from collections.abc import Sequence
from typing import Final

from bot.words import Words
from cogs.kohle_kolonie import things
from cogs.kohle_kolonie.typed import spelling
from games.engine.event import Seat
from games.kohle_kolonie.actions import Action, InsertMiner, RedeployMiner, Stop
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import State

EXAMPLE: Final = 100
"""So long may the example in an empty field be."""
_EXAMPLE_OF: Final = (InsertMiner, RedeployMiner, Stop)


def in_words(state: State, seat: Seat, actions: Sequence[Action], text: Words) -> str:
    """The steps of a plan in the words of a language, each as it is said where it is taken."""
    said: list[str] = []
    for action in actions:
        said.append(_step(state, seat, action, text))
        state = GAME.apply(state, seat, action).state
    return ", ".join(said)


def example(state: State, seat: Seat, text: Words) -> str:
    """Steps that can be taken now, one of each kind that fits, so that the form shows how a plan is written."""
    found: list[Action] = []
    for kind in _EXAMPLE_OF:
        now = _after(state, seat, found)
        legal = next((one for one in GAME.legal_actions(now, seat) if isinstance(one, kind)), None)
        if legal is not None and len(in_words(state, seat, [*found, legal], text)) <= EXAMPLE:
            found.append(legal)
    return in_words(state, seat, found, text)


def _after(state: State, seat: Seat, actions: Sequence[Action]) -> State:
    for action in actions:
        state = GAME.apply(state, seat, action).state
    return state


def _step(state: State, seat: Seat, action: Action, text: Words) -> str:
    """A step with names, or with ids where the names would not be read as the same step."""
    written = GAME.notation(action)
    verb, *ids = written.split()
    if verb not in spelling.VERBS_SPOKEN:
        return written
    parts = spelling.named(verb)
    names = [_name(state, part.option.kind, id, text) for part, id in zip(parts, ids, strict=False)]
    rest = [text(f"kk-word-{id}") if id in spelling.LAST else id for id in ids[len(parts) :]]
    spoken = text(f"kk-word-{verb}")
    way = text("kk-word-to").join((" ", " ")).join(names)
    said = " ".join(part for part in (spoken, way, *rest) if part)
    return said if spelling.plan(state, seat, said) == written else " ".join((spoken, *ids))


def _name(state: State, kind: str, id: str, text: Words) -> str:
    """A name without the commas that part steps."""
    return things.name(state, kind, id, text).replace(",", "")
