"""Repairs of a game, tried by its tests."""

from typing import Any

import pytest

from games.engine.contract import AnyGame, Transition
from games.engine.violation import IllegalAction


class SetRight:
    """What can be set right in a game; ids are written with two underscores for each dot."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def wrong(self, state: Any) -> set[tuple[str, str]]:
        """What does not add up, as code and piece."""
        return {(found.code, str(found.params["piece"])) for found in self._game.conserved(state)}

    def repaired(self, state: Any, **values: str) -> Transition[Any]:
        """What setting these values leads to."""
        assert self._game.repairs is not None
        return self._game.repairs.repaired(state, {id.replace("__", "."): value for id, value in values.items()})

    def refused(self, state: Any, **values: str) -> str:
        """The code by which setting them is refused."""
        with pytest.raises(IllegalAction) as caught:
            self.repaired(state, **values)
        return caught.value.violation.code
