"""Nothing that somebody may see is left unsaid: an altered field alters a text, or is listed with the reason."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec
import pytest

from bot.presenter import presenter_of
from bot.words import words
from games.engine.contract import AnyGame
from games.registry import GAMES
from tests.games.stored_stages import samples, state_of
from tests.heard.fields import Known, Node, altered, known_values, nodes, others
from tests.heard.heard_tables import seated, walked
from tests.soaking import sampled

EN = words("en")
POSITIONS: Final = 30
SEEDS: Final = range(5, 11)
SAME_SEAT: Final = "whose turn it is says `active`"
IN_PLAY: Final = "follows from the number of players: what is not used is no part and stands in none"
UNSAID: Final[dict[str, dict[str, str]]] = {
    "coal_baron": {},
    "kohle_kolonie": {"turn.seat": SAME_SEAT, "stations{}.used": IN_PLAY, "villages{}.used": IN_PLAY},
    "ruhrschifffahrt": {"turn.seat": SAME_SEAT},
}
"""What no text says, and why."""


def views_of(game: AnyGame, players: int) -> list[Any]:
    """What the public and somebody seated see, over games by chance and sensible ones, answers left included."""
    states = [one.state for seed in SEEDS for one in walked(game, players, seed)]
    states += [state_of(game.id, sample) for sample in samples(game.id)]
    regular = max(1, len(states) // POSITIONS)
    found: list[Any] = []
    seen: set[tuple[str, bool, bool]] = set()
    for number, state in enumerate(states):
        for viewer in (None, state.turn.seat or 0):
            view = game.observe(state, viewer)
            # What is rare is looked for: a field that was always empty, or always full, until now.
            fresh = {(node.name, bool(node.value), node.value is None) for node in nodes(view)} - seen
            if fresh or number % regular == 0:
                seen |= fresh
                found.append(view)
    return found


def with_options(game: AnyGame, known: Known) -> Known:
    """What is known, and every value that an option can have."""
    return known | {f"options.{name}": list(values) for name, values in game.public_options}


class Sayings:
    """Which fields were seen, and which of them change a text when they are altered."""

    def __init__(self, game: AnyGame, players: int) -> None:
        self.game, self.presenter = game, presenter_of(game.id)
        self.views = views_of(game, players)
        self.known = with_options(game, known_values(self.views))
        self.said: set[str] = set()
        self.seen: set[str] = set()

    def listen(self) -> "Sayings":
        """Alter each field that is not known to be said in each position; one that is listed in some of them.

        Early and late positions alternate: a field that is said late is not altered in all that come before.
        """
        unsaid, alternating = UNSAID[self.game.id], Random(1).sample(self.views, len(self.views))
        regular = max(1, len(self.views) // sampled(10, len(self.views)))
        for number, view in enumerate(alternating):
            plain = self.text(view)
            for node in nodes(view):
                if others(node, self.known):
                    self.seen.add(node.name)
                if node.name in self.said or (node.name in unsaid and number % regular):
                    continue
                if any(told != plain for told in self.told(view, node)):
                    self.said.add(node.name)
        return self

    def told(self, view: Any, node: Node) -> Iterator[str]:
        """What would be said with other values of a field; of those that make no position nothing."""
        for value in others(node, self.known):
            try:
                yield self.text(altered(view, node.way, value))
            except (KeyError, IndexError, ValueError, AttributeError, TypeError, StopIteration):
                continue

    def text(self, view: Any) -> str:
        """All parts of a position."""
        passages = self.presenter.passages(view, seated(self.game, len(view.seats), "en").party, EN)
        return "\n".join(line for passage in passages for line in passage.lines())


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_every_field_of_a_view_is_said_or_listed_with_the_reason(game_id: str) -> None:
    game = GAMES[game_id]
    players = 3
    sayings = Sayings(game, players).listen()
    assert len(sayings.seen) > 40
    assert sorted(sayings.seen - sayings.said) == sorted(UNSAID[game_id])


@pytest.mark.slow
def test_an_altered_value_differs_in_one_place_only() -> None:
    game = GAMES["coal_baron"]
    view = game.observe(walked(game, 2, 5)[30].state, None)
    node = next(one for one in nodes(view) if one.name == "seats[].francs")
    changed = altered(view, node.way, 77)
    assert changed.seats[0].francs == 77
    assert msgspec.structs.replace(changed, seats=view.seats) == view
