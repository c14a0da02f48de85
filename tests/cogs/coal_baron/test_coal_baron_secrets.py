"""What somebody may not see stands in no panel, text, alt text or word of a picture given to others."""

from collections.abc import Iterator

import msgspec
import pytest
from coal_baron_tables import begin, party, position, random_game

from bot.words import LANGUAGES, words
from cogs.coal_baron import PRESENTER, names
from games.coal_baron import facts
from games.coal_baron.game import GAME
from games.coal_baron.state import Options, State
from games.coal_baron.turns import hand_of, space_of
from games.engine.rng import seeded
from tests.cogs.positions import acts, said


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
                yield repr(PRESENTER.panel(place, "", people, text))


@pytest.mark.one_quick
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_shown_depends_on_what_is_hidden(players: int) -> None:
    """Everything a seat cannot know is dealt anew; what it is shown stays the same, word for word."""
    states = [transition.state for transition in random_game(players, 80 + players)]
    drawing = [state for state in states if state.turn.stage in ("keep", "return_to", "put_next")][:3]
    for number, state in enumerate([*states[::60], *drawing]):
        for seat in range(players):
            if seat == state.turn.seat:
                continue
            dealt = GAME.redeal(state, seat, seeded(f"{number:032x}"))
            assert list(shown_to(state, seat)) == list(shown_to(dealt, seat))


def test_drawn_cards_are_named_to_nobody_else() -> None:
    """Five drawn order cards: no other viewer is shown the id or the name of one."""
    states = (transition.state for transition in random_game(3, 90))
    state = next(s for s in states if s.turn.stage == "keep" and space_of(s.turn) == "order_draw")
    visible = set(state.order_slots) | {own.order for seat in state.seats for own in seat.outstanding}
    visible |= {order for seat in state.seats for order in seat.delivered}
    hidden = [card for card in hand_of(state.turn) if card not in visible]
    assert hidden
    others = [None, *(seat for seat in range(3) if seat != state.turn.seat)]
    told = "\n".join(text for seat in others for text in shown_to(state, seat))
    for card in hidden:
        assert card not in told
        for language in LANGUAGES:
            assert names.order(card, words(language)) not in told


def test_a_ranking_is_shown_to_its_owner_only() -> None:
    state = begin(3).state
    owner = (state.turn.seat + 1) % 3
    ranked = GAME.apply(state, owner, acts(PRESENTER, state, owner, f"rank+ {state.draft[3]}")[0]).state
    for seat in (None, *(seat for seat in range(3) if seat != owner)):
        assert list(shown_to(ranked, seat)) == list(shown_to(state, seat))
    assert list(shown_to(ranked, owner)) != list(shown_to(state, owner))


def delivered_late(delivered: str) -> State:
    """A position of a later shift, in the middle of it, with delivered orders."""
    options = msgspec.convert({"delivered": delivered}, Options)
    states = [t.state for t in random_game(3, 91, options) if t.state.phase == "shift" and not t.state.scoring]
    return next(s for s in reversed(states) if s.turn.stage == "place" and any(own.delivered for own in s.seats))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sum_of_delivered_orders_while_they_are_hidden(language: str) -> None:
    """Between a delivery and the scoring nothing adds up delivered orders (S10); with the open option it does."""
    text = words(language)
    hidden = "\n".join(said(PRESENTER, GAME.observe(delivered_late("hidden"), None), party(), text))
    elements = [names.capital(text(f"cb-element-{e.id}")) for e in facts.ELEMENTS]
    assert not any(f"• {element}" in hidden for element in elements)
    opened = "\n".join(said(PRESENTER, GAME.observe(delivered_late("open"), None), party(), text))
    assert f"• {elements[0]}" in opened
