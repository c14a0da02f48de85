"""What the table decided, as a sentence: a switch that it set, a position that it set right."""

from collections.abc import Sequence

from bot.presenter import AnyPresenter, Party
from bot.tables.decided import Changed, changes_in
from bot.tables.loaded import Loaded
from bot.words import Words
from games.engine.bounds import State
from games.engine.event import Event


def known_state(loaded: Loaded) -> State | None:
    """The position as far as it can be read: by it what a repair sets is named."""
    return loaded.state if loaded.playable else None


def switched(event: Event, presenter: AnyPresenter, text: Words) -> str:
    """A switch that was set in the running game, with what it was before."""
    option = str(event.params.get("option", ""))
    question, meaning = presenter.option(option, str(event.params.get("value", "")), text)
    _, before = presenter.option(option, str(event.params.get("before", "")), text)
    return text("news-switched", question=question, meaning=meaning, before=before)


def repaired(event: Event, state: State | None, presenter: AnyPresenter, party: Party, text: Words) -> str:
    """A position that was set right, with what each thing is and was."""
    said = changed_lines(changes_in(event), state, presenter, party, text)
    return text("news-repaired", changes=text("choices-separator").join(said))


def changed_lines(
    changes: Sequence[Changed], state: State | None, presenter: AnyPresenter, party: Party, text: Words
) -> list[str]:
    """Of each thing that is set, its name, its value after and before; by its id where there is no position."""
    return [_changed(one, state, presenter, party, text) for one in changes]


def _changed(one: Changed, state: State | None, presenter: AnyPresenter, party: Party, text: Words) -> str:
    if state is None:
        return text("repair-change", what=one.id, before=one.before, after=one.after)
    what = presenter.quantity(state, one.id, party, text)
    before = presenter.quantity_value(state, one.id, one.before, party, text)
    after = presenter.quantity_value(state, one.id, one.after, party, text)
    return text("repair-change", what=what, before=before, after=after)
