"""Phase 3 as a whole: every way to load a die and sell it, with what it seems to bring (5.2, 6.3, 6.4)."""

from collections.abc import Iterator
from typing import NamedTuple

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
from players.ruhrschifffahrt.appraisal import MARK, all_standings, appraisal
from players.ruhrschifffahrt.chart import Chart, Landing, chart_of
from players.ruhrschifffahrt.standing import Standing

END = EndTurn()
MOST_WITHOUT_PILOT = facts.SIMPLE_TRIP
RIVALS_COIN = 0.2
"""Points that a coin costs that an owner of a warehouse receives."""


class Voyage(NamedTuple):
    """A turn of phase 3 and the points it seems to bring."""

    points: float
    option: str | None
    free: bool
    transport: str | None
    raised: int
    start: str
    space: str


def actions_of(voyage: Voyage, chart: Chart, state: State) -> tuple[Action, ...]:
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
        market, stands, claims = all_standings(state, self.chart)
        self.own: Standing = stands[seat]
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
                if distance > MOST_WITHOUT_PILOT:
                    if not vanish:
                        return
                    if shipping.distance(self.state, chart.river, storage, landing.space) > MOST_WITHOUT_PILOT:
                        return
            brings = less if obstacle < landing.place else whole
            yield brings + self.landing(landing, colour), landing.space

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
    own = state.seats[seat]
    berths = {tow: list(waters.berths(tow=tow)) for tow in (False, True)}
    found: list[Voyage] = []
    hauls = "coal_hauler" in own.tiles and "coal_hauler" not in own.turned
    for way, free in _ways(state, seat):
        price = 0 if free else way.coins(state.round)
        spent = -waters.coin * price - (0.4 if free else 0)
        debts = money.debts_for(own, price)
        if debts:
            if not money.can_pay(own, price):
                continue
            spent -= 1.5 * debts
        name = way.id if way is not NO_OPTION else None
        if name == "wage":
            spent += waters.coin * facts.WAGE_COINS
        for storage in berths[way.tow]:
            die = state.dice.get(storage)
            carried = None
            if way.transport:
                track = state.tracks.get(waters.chart.river.storages[storage], ())
                if die is not None or not track:
                    continue
                die, carried = track[0], storage
            elif die is None:
                continue
            if name == "replenishment":
                if die == facts.HIGHEST_DIE:
                    continue
                die = min(facts.HIGHEST_DIE, die + facts.REPLENISHED)
            for points, space in waters.sales(storage, die, pilot=way.pilot):
                found.append(Voyage(spent + points, name, free, carried, 0, storage, space))
            if hauls and die <= 3:
                raised = facts.HIGHEST_DIE if state.options.coal_hauler == "to_six" else die + 1
                for points, space in waters.sales(storage, raised, pilot=way.pilot):
                    found.append(
                        Voyage(spent + points - waters.coin * 2, name, free, carried, raised, storage, space)
                    )
    found.sort(key=_points, reverse=True)
    return found


def _points(voyage: Voyage) -> float:
    return voyage.points


NO_OPTION = OptionFact("wage")


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
