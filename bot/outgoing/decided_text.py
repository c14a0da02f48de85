"""What the table decided, as a sentence: a switch that it set, a position that it set right."""

from collections.abc import Mapping, Sequence

import msgspec

from bot.names import coloured, safe_text
from bot.post import fit
from bot.presenter import PRESENTERS, AnyPresenter, Party
from bot.tables.decided import Changed
from bot.tables.loaded import Loaded
from bot.tables.repairing import CHANGES, read
from bot.words import Words
from games.engine.bounds import State
from games.engine.contract import Game
from games.engine.event import Event

MOST_OF_A_CHANGE = 150
"""Characters of one thing that is set right."""
MOST_OF_A_NAME = 12
"""Characters of a player's name in it, where whole names would be too much."""
MOST_OF_A_REASON = 250
"""Characters of the reason in a message that has all the rest as well."""
MOST_OF_A_LIST = 900
"""Characters of all of them in a line: Fluent takes no more than a thousand in a variable."""


def known_state(loaded: Loaded) -> State | None:
    """The position as far as it can be read: by it what a repair sets is named."""
    return loaded.state if loaded.playable else None


def switched(event: Event, presenter: AnyPresenter, text: Words) -> str:
    """A switch that was set in the running game, with what it was before."""
    option = str(event.params.get("option", ""))
    question, meaning = presenter.option(option, str(event.params.get("value", "")), text)
    _, before = presenter.option(option, str(event.params.get("before", "")), text)
    return text("news-switched", question=question, meaning=meaning, before=before)


def proposed_lines(values: Mapping[str, str | int], loaded: Loaded, text: Words) -> list[str]:
    """What a question would set right, a line for each thing, and the reason; nothing of any other question."""
    if CHANGES not in values or not isinstance(loaded.found_game, Game):
        return []
    presenter, changes = PRESENTERS[loaded.game.id], read(values[CHANGES])
    said = changed_lines(changes, known_state(loaded), presenter, loaded.party, text)
    lines = [f"• {fit(one, MOST_OF_A_CHANGE)}" for one in said]
    reason = str(values.get("reason", ""))
    if not reason:
        return lines
    return [*lines, text("repair-reason", reason=fit(safe_text(reason), MOST_OF_A_REASON))]


def changed_lines(
    changes: Sequence[Changed], state: State | None, presenter: AnyPresenter, party: Party, text: Words
) -> list[str]:
    """Of each thing that is set, its name, its value after and before; by its id where there is no position.

    Where that would be too much, players are called by the beginning of their names: nobody agrees to a value that
    was cut off.
    """
    lines = [_changed(one, state, presenter, party, text) for one in changes]
    if all(len(line) <= MOST_OF_A_CHANGE for line in lines):
        return lines
    return [_changed(one, state, presenter, _shortly(party), text) for one in changes]


def _shortly(party: Party) -> Party:
    """The party by the beginnings of its names, which their colours tell apart."""
    called = zip(party.plain_names, party.colours, strict=True)
    names = tuple(coloured(fit(name, MOST_OF_A_NAME), colour) for name, colour in called)
    return msgspec.structs.replace(party, names=names)


def _changed(one: Changed, state: State | None, presenter: AnyPresenter, party: Party, text: Words) -> str:
    if state is None:
        return text("repair-change", what=one.id, before=one.before, after=one.after)
    what = presenter.quantity(state, one.id, party, text)
    before = presenter.quantity_value(state, one.id, one.before, party, text)
    after = presenter.quantity_value(state, one.id, one.after, party, text)
    return text("repair-change", what=what, before=before, after=after)
