"""Phase 3 as a whole: every way to load a die and sell it, with what it seems to bring (5.2, 6.3, 6.4)."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from games.engine.event import Seat
from games.ruhrschifffahrt import facts, money, shipping, tracks
from games.ruhrschifffahrt.actions import (
    Action,
    ChooseOption,
    ChooseStart,
    EndTurn,
    HaulCoal,
    PlanSale,
    Replenish,
    TransportDie,
)
from games.ruhrschifffahrt.facts import Colour, OptionFact
from games.ruhrschifffahrt.state import State
from players.ruhrschifffahrt.ahead import Dice
from players.ruhrschifffahrt.appraisal import MARK, appraisal, claims_of, standing
from players.ruhrschifffahrt.chart import Chart, Landing, chart_of
from players.ruhrschifffahrt.standing import Standing, market_of

END: Final = EndTurn()
RIVALS_COIN: Final = 0.2
"""Points that a coin costs that an owner of a warehouse receives."""


DEBT_POINTS: Final = 1.5
"""What a debt costs beyond the coin that repaying it costs more."""
TOW_TILE_POINTS: Final = 0.4
"""What the tile Tow action might save at another time."""
HAULER: Final = "coal_hauler"
HAULER_COINS: Final = 2
"""What the tile Coal hauler might add at another time."""
HAULED_AT_MOST: Final = 3
"""Dice above this are not worth that tile."""
NO_OPTION: Final = OptionFact("wage")
"""Stands for no option."""


class Voyage(NamedTuple):
    """A turn of phase 3 and the points it seems to bring."""

    points: float
    option: facts.Option | None
    free: bool
    transport: str | None
    raised: int
    start: str
    space: str


def actions_of(voyage: Voyage, chart: Chart) -> tuple[Action, ...]:
    """The actions of a voyage, up to the end of the turn."""
    found: list[Action] = []
    if voyage.option is not None:
        found.append(ChooseOption(voyage.option, voyage.free))
    if voyage.transport is not None:
        found.append(TransportDie(chart.river.storages[voyage.transport], voyage.transport))
    if voyage.option == "replenishment":
        found.append(Replenish(voyage.start))
    if voyage.raised:
        found.append(HaulCoal(voyage.start, voyage.raised))
    return (*found, ChooseStart(voyage.start), PlanSale(voyage.space), END)


class Waters:
    """A position as a seat that must start sees it: what each landing is worth to it, what lies on the way."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.seat, self.chart = state, seat, chart_of(state)
        market, claims = market_of(state, self.chart), claims_of(state, self.chart)
        self.own: Standing = standing(state, self.chart, seat)
        after = self.own._replace(sales=max(0, self.own.sales - 1))
        values = appraisal(after, market, claims)
        self.coin = values.coin
        self.dice, self.mark = Dice(state, self.chart), MARK in self.own.tiles
        self.cubes, self.moored = values.cubes, values.berths
        self.room = [have < room for have, room in zip(self.own.cubes, self.chart.room, strict=True)]
        self.obstacles = sorted(self.chart.obstacle_places[at] for at in state.obstacles)
        self.landed: dict[tuple[str, Colour], float] = {}
        self.busy = {own.place for other, own in enumerate(state.seats) if other != seat}

    def landing(self, landing: Landing, colour: Colour) -> float:
        """Points of a sale there, but for the value of the die."""
        key = (landing.space, colour)
        known = self.landed.get(key)
        if known is not None:
            return known
        state, area = self.state, landing.area[colour]
        coins = state.demand.get(landing.space, 0) + (facts.RUHRORT_COIN if landing.in_port else 0)
        owners = state.cities.get(landing.space, ())
        mine = self.seat in owners
        points = self.coin * (coins + mine) - RIVALS_COIN * (len(owners) - mine)
        if self.room[area]:
            points += self.cubes[area] - self.coin
        points += self.moored[landing.place] + self.dice.points(landing.place, mark=self.mark)
        self.landed[key] = points
        return points

    def next_obstacle(self, place: int) -> int:
        """The place of the first obstacle downstream."""
        for at in self.obstacles:
            if at > place:
                return at
        return self.chart.length

    def sales(self, storage: str, value: int, *, pilot: bool) -> Iterator[tuple[float, str]]:
        """What each sale of a die of a value from a storage is worth, and where it is."""
        chart = self.chart
        if storage in chart.helms and not pilot:
            return
        colour = chart.river.storages[storage]
        place = chart.river.index[storage]
        obstacle = self.next_obstacle(place)
        vanish = self.state.options.lock_spaces == "vanish"
        whole, less = self.coin * value, self.coin * max(facts.LOWEST_DIE, value - 1)
        for landing in chart.landings[storage]:
            if not pilot:
                if landing.in_port:
                    return
                distance = landing.place - place
                if distance > facts.SIMPLE_TRIP:
                    if not vanish:
                        return
                    if shipping.distance(self.state, chart.river, storage, landing.space) > facts.SIMPLE_TRIP:
                        return
            brings = less if obstacle < landing.place else whole
            yield brings + self.landing(landing, colour), landing.space

    def die_at(self, storage: str, way: OptionFact) -> int | None:
        """The die that the barge would load there by an option: one brought from a track, one raised, or none."""
        die = self.state.dice.get(storage)
        if way.transport:
            track = self.state.tracks[self.chart.river.storages[storage]]
            return None if die is not None or not track else track[0]
        if die is None or way is NO_OPTION or way.id != "replenishment":
            return die
        return None if die == facts.HIGHEST_DIE else min(facts.HIGHEST_DIE, die + facts.REPLENISHED)

    def berths(self, *, tow: bool) -> Iterator[str]:
        """Storages at which the barge may lie, whether they hold a die or not."""
        chart, place = self.chart, self.own.place
        for storage, colour in chart.river.storages.items():
            if colour == "white" and not self.mark:
                continue
            if place >= 0 and (chart.river.index[storage] < place) != tow:
                continue
            if storage not in self.busy:
                yield storage


def voyages(state: State, seat: Seat) -> list[Voyage]:
    """Every voyage of a seat whose turn of phase 3 begins, the best first."""
    waters = Waters(state, seat)
    berths = {tow: list(waters.berths(tow=tow)) for tow in (False, True)}
    found: list[Voyage] = []
    for way, free in _ways(state, seat):
        price = 0 if free else way.coins(state.round)
        if money.can_pay(state.seats[seat], price):
            found += _voyages_by(waters, way, price, berths[way.tow], free=free)
    found.sort(key=_points, reverse=True)
    return found


def _voyages_by(waters: Waters, way: OptionFact, price: int, berths: list[str], *, free: bool) -> Iterator[Voyage]:
    """Those by an option, or without one."""
    state, own = waters.state, waters.state.seats[waters.seat]
    name = None if way is NO_OPTION else way.id
    gain = facts.WAGE_COINS if name == "wage" else 0
    sure = waters.coin * (gain - price) - DEBT_POINTS * money.debts_for(own, price) - TOW_TILE_POINTS * free
    hauls = HAULER in own.tiles and HAULER not in own.turned
    to_six = state.options.coal_hauler == "to_six"
    for storage in berths:
        die = waters.die_at(storage, way)
        if die is None:
            continue
        carried = storage if way.transport else None
        for points, space in waters.sales(storage, die, pilot=way.pilot):
            yield Voyage(sure + points, name, free, carried, 0, storage, space)
        if hauls and die <= HAULED_AT_MOST:
            raised = facts.HIGHEST_DIE if to_six else die + 1
            spent = waters.coin * HAULER_COINS
            for points, space in waters.sales(storage, raised, pilot=way.pilot):
                yield Voyage(sure + points - spent, name, free, carried, raised, storage, space)


def _points(voyage: Voyage) -> float:
    return voyage.points


def _ways(state: State, seat: Seat) -> Iterator[tuple[OptionFact, bool]]:
    """The options that the seat may choose, by the tile Tow action too, and none."""
    own = state.seats[seat]
    yield NO_OPTION, False
    by_tile = "tow_action" in own.tiles and "tow_action" not in own.turned
    for way in facts.OPTIONS.values():
        if state.round > way.last_round or (way.pilot and state.pilot_ban):
            continue
        if way.tow and state.round == 1 and state.options.tow_in_round_1 == "no":
            continue
        tile = facts.TILE_OF_OPTION.get(way.id)
        if tile is not None and tile not in own.tiles:
            continue
        if way.id == "wage" and any(its.option == "wage" for its in state.seats):
            continue
        if way.transport and not any(state.tracks[colour] for colour in tracks.COLOURS):
            continue
        yield way, False
        if way.tow and by_tile:
            yield way, True
