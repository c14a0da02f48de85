"""What somebody may not see stands in no panel, text, suggestion or word of a picture given to others."""

from collections.abc import Iterator

import pytest
from ruhrschifffahrt_tables import begin, did, party, position, random_game

from bot.words import LANGUAGES, words
from cogs.ruhrschifffahrt import PRESENTER
from cogs.ruhrschifffahrt.cog import TYPED
from games.engine.rng import seeded
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.state import State
from tests.cogs.positions import said

FOCUSES = ("", "answers", "purchases", "choice", "storages")


def shown_to(state: State, seat: int | None) -> Iterator[str]:
    """Everything the presenter would show a viewer of this position."""
    people = party(len(state.seats))
    view = GAME.observe(state, seat)
    for language in LANGUAGES:
        text = words(language)
        yield from said(PRESENTER, view, people, text)
        yield PRESENTER.deciding(view, people, text)
        shots = [PRESENTER.board(view, people, text)]
        shots += [PRESENTER.player(view, other, people, text) for other in range(len(state.seats))]
        shots += [PRESENTER.area(view, area, people, text) for area, _ in PRESENTER.areas(view, text)]
        for shot in shots:
            yield shot.alt
            yield repr(shot.picture)
        if seat is not None:
            place = position(state, seat)
            yield from (repr(PRESENTER.panel(place, focus, people, text)) for focus in FOCUSES)
            yield PRESENTER.unused(place, text)


def suggested_to(state: State, seat: int) -> Iterator[str]:
    """Everything that autocomplete would offer a seat, refusals included."""
    for command in TYPED.commands.values():
        for option in command.options:
            yield repr(command.offered(state, seat, option.name, "", {}, words("en")))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_shown_depends_on_what_is_hidden(players: int) -> None:
    """Everything a seat cannot know is dealt anew; what it is shown and offered stays the same, word for word."""
    states = [transition.state for transition in random_game(players, 80 + players)]
    for number, state in enumerate(states[::35]):
        for seat in range(players):
            dealt = GAME.redeal(state, seat, seeded(f"{number:032x}"))
            assert list(shown_to(state, seat)) == list(shown_to(dealt, seat))
            assert list(suggested_to(state, seat)) == list(suggested_to(dealt, seat))


@pytest.mark.slow
@pytest.mark.parametrize(
    "answer", ["choice 6 point", "purchases 4 lock ob_horst / repay", "skip", "storages st_oefte st_horst"]
)
def test_an_answer_is_shown_to_its_owner_only(answer: str) -> None:
    state = begin(4).state
    owner = (state.turn.seat + 1) % 4
    left = did(state, owner, answer)
    for seat in (None, *(seat for seat in range(4) if seat != owner)):
        assert list(shown_to(left, seat)) == list(shown_to(state, seat))
    assert list(shown_to(left, owner)) != list(shown_to(state, owner))


def test_6_3_a_plan_is_shown_to_its_owner_only() -> None:
    """Where somebody will sell is not told before phase 4."""
    state = begin(4).state
    seat = state.turn.seat
    started = did(state, seat, "option pilot, start st_steele")
    planned = did(started, seat, "plan po_ruhrort")
    for other in (None, *(other for other in range(4) if other != seat)):
        assert list(shown_to(started, other)) == list(shown_to(planned, other))
    assert any("Planned: 49 Ruhrort, port" in text for text in shown_to(planned, seat))


def test_6_1_a_choice_is_not_told_before_all_have_chosen() -> None:
    state = next(
        transition.state
        for seed in range(300, 320)
        for transition in random_game(4, seed)
        if len(GAME.active_seats(transition.state)) > 1
    )
    first, *others = GAME.active_seats(state)
    chosen = did(state, first, "choose coin")
    other_way = did(state, first, "choose point")
    for seat in (None, *others):
        assert list(shown_to(chosen, seat)) == list(shown_to(other_way, seat))
