"""The pictures of positions in games played by chance: all that players are shown there."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from bot.post import Shot
from bot.presenter import PRESENTERS, presenter_of, register
from bot.words import Language, words
from games.engine.contract import AnyGame
from tests.heard.heard_tables import Stretch, seated, seen_by, walked
from tests.soaking import sampled

LANGUAGES: tuple[Language, ...] = ("de", "fr", "en")


class Shown(NamedTuple):
    """A picture, and where it is shown: "whole", "part", "player", "panel", "decision", "common"."""

    where: str
    shot: Shot
    view: Any


def stretches(game: AnyGame, players: int, few: int, many: int) -> list[Stretch]:
    """Positions of a game by chance and of a sensible one, spread from beginning to end."""
    chance = Random(f"{game.id}{players}")
    found: list[Stretch] = []
    for seed in (3, 4)[: sampled(1, 2)]:
        whole = walked(game, players, seed + players)
        count = sampled(few, many)
        found += [whole[int(len(whole) * (part + chance.random()) / count)] for part in range(count)]
    return found


def shown_in(game: AnyGame, players: int, state: Any, language: Language) -> Iterator[Shown]:
    """Every picture of a position: what all see, and what somebody who must decide is shown."""
    register(presenter_of(game.id))
    presenter, text = PRESENTERS[game.id], words(language)
    loaded = seated(game, players, language)
    party = loaded.party
    view = game.observe(state, None)
    yield Shown("whole", presenter.board(view, party, text), view)
    for seat in range(players):
        yield Shown("player", presenter.player(view, seat, party, text), view)
    if presenter.area is not None:
        for name, _ in presenter.areas(view, text):
            yield Shown("part", presenter.area(view, name, party, text), view)
    common = presenter.common(view, party, text)
    if common is not None:
        yield Shown("common", common, view)
    for seat in game.active_seats(state)[:1]:
        yield from _decided(loaded, presenter, state, seat, language)


def _decided(loaded: Any, presenter: Any, state: Any, seat: int, language: Language) -> Iterator[Shown]:
    text = words(language)
    position = seen_by(loaded, state, seat).seen.position
    assert position is not None
    panel = presenter.panel(position, "", loaded.party, text)
    if panel.shot is not None:
        yield Shown("panel", panel.shot, position.view)
    decision = presenter.decision(position, "", loaded.party, text)
    if decision is not None:
        yield Shown("decision", decision, position.view)


def every_shot(
    game: AnyGame, few: int = 1, many: int = 12, languages: tuple[Language, ...] = LANGUAGES
) -> Iterator[Shown]:
    """The pictures of positions with every number of players, a language after another."""
    turn = 0
    for players in game.seats:
        for stretch in stretches(game, players, few, many):
            yield from shown_in(game, players, stretch.state, languages[turn % len(languages)])
            turn += 1
