"""What a picture to decide from marks can be pressed, and what the rules allow it marks, with all options."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import pytest
import walks

from bot.post import Button, Menu
from bot.presenter import PRESENTERS, AnyPosition, Panel, Position, presenter_of, register
from bot.words import words
from games.coal_baron import actions as coal
from games.coal_baron.facts import SPACES
from games.engine.contract import AnyGame, seals
from games.engine.public_part import public_part
from games.kohle_kolonie import actions as kohle
from games.kohle_kolonie.miners import POOL
from games.kohle_kolonie.terrain import terrain_of
from games.registry import GAMES
from games.ruhrschifffahrt import actions as ruhr
from renderer.picture import Target
from tests.cogs.positions import arguments, party_of
from tests.soaking import sampled

EN: Final = words("en")
NAMES: Final = ("Anna", "Ben", "Carl", "Dora", "Emil")
AHEAD: Final = {
    "coal_baron": ("ranking",),
    "kohle_kolonie": ("ranking", "ceiling", "protect", "subsidence", "places"),
    "ruhrschifffahrt": ("purchases", "choice", "storages"),
}
"""Focuses of answers to be left for later."""
PANELS: Final = 12
SIGN: Final = re.compile(r"[A-Z]{1,2}\d?|\d+")
TABLES: Final = [(game, players) for game in GAMES for players in GAMES[game].seats]
each_table = pytest.mark.parametrize(("game_id", "players"), TABLES)


def spot(state: Any, id: str) -> str:
    """A spot's place in a picture of Kohle & Kolonie."""
    if id == POOL or "." in id:
        return f"spot.{id}"
    return f"village.{id}" if id in terrain_of(state).villages else f"station.{id}"


PLACES: Final[Mapping[type, Callable[[Any, Any], str]]] = {
    coal.DraftOrder: lambda _, a: f"draft.{a.order}",
    coal.PlaceWorkers: lambda _, a: a.space,
    coal.Keep: lambda _, a: f"card.{a.card}" if a.card else "none",
    coal.PutNext: lambda _, a: f"card.{a.card}",
    coal.ChooseSubstitute: lambda _, a: f"coal.{a.coal}" if a.coal else "none",
    kohle.BuyMine: lambda _, a: f"mine.{a.card}",
    kohle.TakeWorker: lambda _, a: f"village.{a.village}",
    kohle.TakeSettler: lambda _, a: f"village.{a.village}",
    kohle.PlaceCard: lambda _, a: f"space.{a.space}",
    kohle.PutMiners: lambda _, a: f"put.{a.count}",
    kohle.InsertMiner: lambda state, a: spot(state, a.to),
    kohle.Secure: lambda _, a: f"space.{a.space}",
    kohle.Rescue: lambda _, a: f"space.{a.space}",
    kohle.LoseMiner: lambda state, a: spot(state, a.source),
    kohle.Pay: lambda _, a: f"pay.{a.what}",
    kohle.Pass: lambda _, a: "pass",
    kohle.Load: lambda _, a: f"load.{a.markers}.{int(a.bonus)}",
    ruhr.Choose: lambda _, a: f"choose.{a.what}",
    ruhr.RemoveDie: lambda _, a: a.storage,
    ruhr.PlaceDie: lambda _, a: a.storage,
    ruhr.ChooseOption: lambda _, a: f"options.{a.option}",
    ruhr.TransportDie: lambda _, a: a.storage,
    ruhr.Replenish: lambda _, a: a.storage,
    ruhr.ChooseStart: lambda _, a: a.storage,
    ruhr.Sell: lambda _, a: a.space,
    ruhr.BuildLock: lambda _, a: a.obstacle,
    ruhr.BuildInCity: lambda _, a: a.city,
    ruhr.BuildInDepot: lambda _, a: a.dominion,
    ruhr.BuildInPort: lambda _, a: a.country,
    ruhr.MoveInPort: lambda _, a: f"{a.source}>{a.to}",
    ruhr.RepayDebt: lambda _, a: "debts",
}
"""Where a decision marks an action of which each stands for itself.

Not those of a plan, of which goals are marked, nor those behind a further menu.
"""
ALONE: Final = {
    "coal_baron": {"draft", "card", "coal", *SPACES},
    "kohle_kolonie": {"mine", "put", "pay", "pass", "load", "space"},
    "ruhrschifffahrt": {"choose", "options", "debts"},
}
"""So begin places that nothing but such an action marks: one that is refused has none of them."""
PARTLY: Final = (coal.PlaceWorkers,)
"""Of these a picture shows the part of the board with the most of them."""


def positions(game_id: str, players: int, seed: int) -> Iterator[walks.Taken]:
    """The steps of a random game with options by chance, at which somebody must decide."""
    game = GAMES[game_id]
    register(presenter_of(game_id))
    yield from (one for one in walks.walk(game, walks.setup_for(game, players, seed)) if one.legal)


def own(game: AnyGame, state: Any, seat: int) -> AnyPosition:
    """What the seat sees."""
    return _position(game, state, game.observe(state, seat), seat)


def public(game: AnyGame, state: Any, seat: int) -> AnyPosition:
    """What all see of a seat that must decide."""
    return _position(game, public_part(game, state), game.observe(state, None), seat)


def _position(game: AnyGame, state: Any, view: Any, seat: int) -> AnyPosition:
    at_turn = seat in game.active_seats(state)
    return Position(state=state, view=view, seat=seat, decision=0, moves=(), at_turn=at_turn, can_finish=False)


def panels(game: AnyGame, at: AnyPosition, party: Any) -> Iterator[tuple[str, Panel]]:
    """The panel of a position, and those to which its controls lead."""
    waiting, done = ["", *AHEAD[game.id]], set[str]()
    while waiting and len(done) < PANELS:
        focus = waiting.pop(0)
        if focus not in done:
            done.add(focus)
            shown = PRESENTERS[game.id].panel(at, focus, party, EN)
            waiting += arguments(shown, "show")
            yield focus, shown


def offered(shown: Panel) -> set[str]:
    """The letters and numbers in the labels of a panel's controls."""
    labels = list[str]()
    for control in (control for row in shown.rows for control in row):
        if isinstance(control, Menu):
            labels += [one.label for one in control.choices]
        elif isinstance(control, Button):
            labels.append(control.label)
    return {sign for label in labels for sign in SIGN.findall(label)}


def targets_of(shot: Any) -> tuple[Target, ...]:
    if shot is None or shot.picture.kind != "decision":
        return ()
    return shot.picture.targets


@pytest.mark.one_quick
@each_table
def test_no_sign_is_marked_that_no_control_offers(game_id: str, players: int) -> None:
    """What is shown but cannot be chosen, such as a sale that is planned, is faint."""
    game, party, looked = GAMES[game_id], party_of(GAMES[game_id], NAMES[:players]), 0
    for seed in range(sampled(1, 6)):
        for number, taken in enumerate(positions(game_id, players, seed)):
            if number % sampled(5, 1):
                continue
            for seat in dict.fromkeys((taken.seat, number % players)):
                for focus, shown in panels(game, own(game, taken.before, seat), party):
                    said = offered(shown)
                    marked = {one.sign for one in targets_of(shown.shot) if one.sign and not one.faint}
                    dead = [sign for sign in marked if not set(SIGN.findall(sign)) <= said]
                    assert not dead, (taken.before.turn, focus, seed, number)
                    looked += len(marked)
    assert looked > 100


@pytest.mark.slow
@each_table
def test_what_the_rules_allow_is_marked_for_whoever_decides_and_for_all(game_id: str, players: int) -> None:
    """The picture of the turn message marks the same, but for what hangs on something hidden."""
    game, party, looked = GAMES[game_id], party_of(GAMES[game_id], NAMES[:players]), Counter[str]()
    presenter = PRESENTERS.get(game_id) or presenter_of(game_id)
    for seed in range(sampled(2, 12)):
        for taken in positions(game_id, players, seed):
            state, seat = taken.before, taken.seat
            allowed: dict[str, Any] = {
                PLACES[type(one)](state, one): type(one) for one in taken.legal if type(one) in PLACES
            }
            for at in (own(game, state, seat), public(game, state, seat)):
                if at.view.viewer is None and presenter.choice_hidden(at.view):
                    continue
                found = targets_of(presenter.decision(at, "", party, EN, ()))
                marked = {one.place for one in found if not one.faint}
                shown = {one.place for one in found}
                wanted = {place for place, kind in allowed.items() if kind not in PARTLY or place in shown}
                assert wanted <= marked, (state.turn, seed, wanted - marked)
                of_actions = {one for one in marked if one.partition(".")[0] in ALONE[game_id]}
                assert of_actions <= set(allowed), (state.turn, seed, of_actions - set(allowed))
                looked[state.turn.stage] += len(wanted)
    assert sum(looked.values()) > 100


@pytest.mark.one_quick
@each_table
def test_every_message_that_asks_somebody_has_a_picture_of_the_decision(game_id: str, players: int) -> None:
    """Of one who is asked, or of several; the whole board would stand in its place."""
    game, party, asked = GAMES[game_id], party_of(GAMES[game_id], NAMES[:players]), 0
    presenter = PRESENTERS.get(game_id) or presenter_of(game_id)
    for seed in range(sampled(2, 12)):
        for taken in positions(game_id, players, seed):
            state = taken.transition.state
            active = game.active_seats(state)
            if not active or not seals(game, taken.before, taken.transition):
                continue
            view = game.observe(state, None)
            shot = presenter.common(view, party, EN)
            if len(active) == 1 and not presenter.choice_hidden(view):
                shot = presenter.decision(public(game, state, active[0]), "", party, EN) or shot
            assert shot is not None, state.turn
            asked += 1
    assert asked > 20
