"""How a game stood or ended beside its points, in words."""

from collections.abc import Sequence

from bot.letters import Remark
from bot.presenter import PRESENTERS
from bot.tables.loaded import Loaded
from bot.tables.remarks import of_seats
from bot.words import Words
from games.engine.bounds import View


def standings(view: View, remarks: Sequence[Remark], loaded: Loaded, text: Words) -> list[str]:
    """How a game stands in a position, and what a result says beside the points."""
    said = PRESENTERS[loaded.game.id].standings(view, loaded.party, text)
    return [said, *remarked(remarks, loaded, text)]


def standings_if_known(loaded: Loaded, text: Words) -> list[str]:
    """How a game stood when it was stopped, as far as its position can be read."""
    if not loaded.playable:
        return []
    return standings(loaded.game.observe(loaded.state, None), of_seats(loaded.seats), loaded, text)


def remarked(remarks: Sequence[Remark], loaded: Loaded, text: Words) -> list[str]:
    """What a result says beside the points, a line each."""
    return [
        text(f"remark-{remark.kind}", name=loaded.party.names[remark.seat], count=remark.count)
        for remark in remarks
    ]
