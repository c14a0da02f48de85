"""A board as it is used with a number of players: what is in play, indexed for the rules."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from games.kohle_kolonie import boards
from games.kohle_kolonie.board import (
    Board,
    Ground,
    LargeMine,
    MineBonus,
    SingleMine,
    SmallMine,
    Space,
    Station,
    Village,
)
from games.kohle_kolonie.options import Options
from games.kohle_kolonie.state import State


class Card(msgspec.Struct, frozen=True):
    """A mine card. `number` and `price` are 0 on large mines; `value` is the mine value, of a large mine the sum
    of its small ones; `round` when it enters play, or is founded."""

    id: str
    kind: Literal["small", "single", "large"]
    name: str
    ground: str
    number: int
    round: int
    price: int
    value: int
    income: int
    points: int
    bonus: MineBonus | None


@dataclass(frozen=True, slots=True)
class Terrain:
    """What of a board is in play, by ids."""

    board: Board
    cards: dict[str, Card]
    unused_cards: frozenset[str]
    """Those that are not set up with three players."""
    """All cards in play: small and single ones by number, then large ones."""
    small: dict[str, tuple[str, ...]]
    """Ground with a large mine to its small cards, by number."""
    villages_of: dict[str, tuple[str, ...]]
    """Ground to the villages next to it."""
    villages: dict[str, Village]
    """All villages of the board."""
    used_villages: frozenset[str]
    """Villages set up with this number of players."""
    open_villages: tuple[str, ...]
    """Villages in which settlements may be placed."""
    used_stations: tuple[str, ...]
    open_stations: frozenset[str]
    """Stations that may be entered."""
    steps: dict[str, tuple[str, ...]]
    """Village or station to the stations one space away."""
    far: dict[str, tuple[tuple[str, str], ...]]
    """Village or station to the stations two spaces away, each with the station passed."""
    lines: tuple[tuple[str, tuple[str, ...], int], ...]
    """Lines that score: id, their stations in play, points."""
    spaces: tuple[str, ...]
    space_index: dict[str, int]
    before: tuple[tuple[int, ...], ...]
    """For each space the indices of those of which one must hold a card; none: the first space."""
    rows: tuple[tuple[int, ...], ...]
    """Indices of the spaces of each row, from left to right."""
    coin_spaces: frozenset[str]

    def is_station(self, id: str) -> bool:
        """Whether the board has such a station, in play or not."""
        return any(station.id == id for station in self.board.stations)

    def entering(self, round: int) -> tuple[str, ...]:
        """The small and single cards that enter play in the round, by number."""
        return tuple(id for id, card in self.cards.items() if card.number and card.round == round)

    def founded(self, round: int) -> tuple[str, ...]:
        """The grounds whose large mine is founded in the round."""
        return tuple(id for id, card in self.cards.items() if card.kind == "large" and card.round == round)


_known: Final[dict[tuple[str, int, str], Terrain]] = {}


def terrain_of(state: State) -> Terrain:
    """The terrain that the state is played on; raises KeyError where its board is not known."""
    options = state.options
    key = (options.board, len(state.seats), options.three_player_entry_ban)
    return _known.get(key) or terrain_for(options, len(state.seats))


def terrain_for(options: Options, seats: int) -> Terrain:
    """The terrain for a number of players; raises KeyError where the board is not known."""
    key = (options.board, seats, options.three_player_entry_ban)
    if key not in _known:
        _known[key] = _built(boards.known[options.board], seats, entry_ban=options.three_player_entry_ban == "yes")
    return _known[key]


def _built(board: Board, seats: int, *, entry_ban: bool) -> Terrain:
    three = seats == 3
    closed = three and entry_ban
    grounds = _grounds(board, three=three)
    cards = _cards(board, set(grounds))
    stations = _used(board.stations, three=three)
    open_stations = frozenset(_used(board.stations, three=closed))
    steps = _steps(board, open_stations)
    return Terrain(
        board=board,
        cards=cards,
        unused_cards=frozenset(_cards(board, set(_grounds(board, three=False)))) - set(cards),
        small=_merged_cards(cards, grounds),
        villages_of={id: ground.villages for id, ground in grounds.items()},
        villages={village.id: village for village in board.villages},
        used_villages=frozenset(_used(board.villages, three=three)),
        open_villages=_used(board.villages, three=closed),
        used_stations=stations,
        open_stations=open_stations,
        steps=steps,
        far={here: _far(here, steps) for here in steps},
        lines=_scoring_lines(board, stations, three=three),
        spaces=tuple(space.id for space in board.tableau),
        space_index={space.id: index for index, space in enumerate(board.tableau)},
        before=_before(board.tableau),
        rows=_rows(board.tableau),
        coin_spaces=frozenset(space.id for space in board.tableau if space.coin),
    )


def _grounds(board: Board, *, three: bool) -> dict[str, Ground]:
    """The grounds in play: with three players, those outside the closed region."""
    closed = board.closed_region if three else None
    return {ground.id: ground for ground in board.grounds if ground.region != closed}


def _used(places: Sequence[Village] | Sequence[Station], *, three: bool) -> tuple[str, ...]:
    """The villages or stations that are used with three players, or all."""
    return tuple(place.id for place in places if place.with_three or not three)


def _cards(board: Board, grounds: set[str]) -> dict[str, Card]:
    numbered = sorted((*board.small_mines, *board.single_mines), key=lambda mine: mine.number)
    cards = (
        *(_numbered_card(mine) for mine in numbered),
        *(_large_card(mine, board) for mine in board.large_mines),
    )
    return {card.id: card for card in cards if card.ground in grounds}


def _numbered_card(mine: SmallMine | SingleMine) -> Card:
    single = isinstance(mine, SingleMine)
    return Card(
        id=str(mine.number),
        kind="single" if single else "small",
        name=mine.name,
        ground=mine.ground,
        number=mine.number,
        round=mine.entry,
        price=mine.price,
        value=mine.price,
        income=mine.income,
        points=mine.points if single else 0,
        bonus=mine.bonus,
    )


def _large_card(mine: LargeMine, board: Board) -> Card:
    return Card(
        id=mine.ground,
        kind="large",
        name=mine.name,
        ground=mine.ground,
        number=0,
        round=mine.consolidation,
        price=0,
        value=sum(small.price for small in board.small_mines if small.ground == mine.ground),
        income=mine.income,
        points=mine.points,
        bonus=mine.bonus,
    )


def _merged_cards(cards: dict[str, Card], grounds: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Ground with a large mine to the cards that are merged into it."""
    small = [card for card in cards.values() if card.kind == "small"]
    return {
        ground: tuple(card.id for card in small if card.ground == ground) for ground in grounds if ground in cards
    }


def _steps(board: Board, open_stations: frozenset[str]) -> dict[str, tuple[str, ...]]:
    steps = {
        village.id: tuple(
            station.id
            for station in board.stations
            if village.id in station.villages and station.id in open_stations
        )
        for village in board.villages
    }
    for station in board.stations:
        if station.id in open_stations:
            steps[station.id] = tuple(id for id in station.neighbours if id in open_stations)
    return steps


def _far(here: str, steps: dict[str, tuple[str, ...]]) -> tuple[tuple[str, str], ...]:
    near = steps[here]
    found: dict[str, str] = {}
    for via in near:
        for to in steps[via]:
            if to != here and to not in near:
                found.setdefault(to, via)
    return tuple(found.items())


def _scoring_lines(
    board: Board, stations: tuple[str, ...], *, three: bool
) -> tuple[tuple[str, tuple[str, ...], int], ...]:
    points = {line.id: line.points_with_three if three else line.points for line in board.lines}
    return tuple(
        (line.id, tuple(id for id in line.stations if id in stations), scored)
        for line in board.lines
        if (scored := points[line.id]) is not None
    )


def _before(spaces: tuple[Space, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(index for index, other in enumerate(spaces) if space.id in other.next) for space in spaces)


def _rows(spaces: tuple[Space, ...]) -> tuple[tuple[int, ...], ...]:
    by_column = sorted(range(len(spaces)), key=lambda index: spaces[index].column)
    return tuple(
        tuple(index for index in by_column if spaces[index].row == row)
        for row in sorted({space.row for space in spaces})
    )
