"""What somebody may not see stands in no panel, text, alt text or word of a picture given to others."""

from collections.abc import Iterator

import pytest
from kohle_kolonie_tables import at_stage, begin, did, party, position, random_game

from bot.words import LANGUAGES, words
from cogs.kohle_kolonie import PRESENTER
from games.engine.rng import seeded
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import State
from tests.cogs.positions import said

FOCUSES = ("", "answers", "ranking", "ceiling", "protect", "loading", "places")


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
            if not place.at_turn:
                yield from (repr(PRESENTER.panel(place, focus, people, text)) for focus in FOCUSES)


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_nothing_shown_depends_on_what_is_hidden(players: int) -> None:
    """Everything a seat cannot know is dealt anew; what it is shown stays the same, word for word."""
    states = [transition.state for transition in random_game(players, 80 + players)]
    bidding = [state for state in states if state.turn.stage in ("bid", "declare")][:3]
    for number, state in enumerate([*states[::50], *bidding]):
        for seat in range(players):
            if seat in GAME.active_seats(state):
                continue
            dealt = GAME.redeal(state, seat, seeded(f"{number:032x}"))
            assert list(shown_to(state, seat)) == list(shown_to(dealt, seat))


@pytest.mark.slow
@pytest.mark.parametrize(
    "answer",
    [
        "rank aid wagon",
        "ceiling neuglueck 9 aid 2",
        "protect A1 B1",
        "subsidence points",
        "loading never",
        "places B3 A3",
    ],
)
def test_an_answer_is_shown_to_its_owner_only(answer: str) -> None:
    state = begin(4).state
    owner = (state.turn.seat + 1) % 4
    left = did(state, owner, answer)
    for seat in (None, *(seat for seat in range(4) if seat != owner)):
        assert list(shown_to(left, seat)) == list(shown_to(state, seat))
    assert list(shown_to(left, owner)) != list(shown_to(state, owner))


def test_a_ceiling_is_not_told_while_bids_run() -> None:
    """An owner's ceiling stands in no text of an auction but in the owner's own."""
    state = at_stage("bid", 600)
    auction = state.auction
    assert auction is not None
    others = [seat for seat in auction.order if seat != state.turn.seat] or [(state.turn.seat + 1) % 4]
    left = did(state, others[0], f"ceiling {auction.ground} 77 none 0")
    told = "\n".join(text for seat in (None, state.turn.seat) for text in shown_to(left, seat))
    assert "77" not in told
    assert any("77" in text for text in shown_to(left, others[0]))
