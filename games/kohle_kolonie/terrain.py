"""A board as it is used with a number of players: what is in play, indexed for the rules."""

from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from games.kohle_kolonie import boards
from games.kohle_kolonie.board import Board, Line, MineBonus, Space, Village
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
    grounds = {
        ground.id: ground for ground in board.grounds if not (three and ground.region == board.closed_region)
    }
    cards = _cards(board, set(grounds))
    used = frozenset(village.id for village in board.villages if village.with_three or not three)
    stations = tuple(station.id for station in board.stations if station.with_three or not three)
    closed = three and entry_ban
    open_stations = frozenset(stations if closed else (station.id for station in board.stations))
    steps = _steps(board, open_stations)
    return Terrain(
        board=board,
        cards=cards,
        small={
            ground: tuple(id for id, card in cards.items() if card.ground == ground and card.kind == "small")
            for ground in grounds
            if ground in cards
        },
        villages_of={ground.id: ground.villages for ground in grounds.values()},
        villages={village.id: village for village in board.villages},
        used_villages=used,
        open_villages=tuple(village.id for village in board.villages if village.id in used or not closed),
        used_stations=stations,
        open_stations=open_stations,
        steps=steps,
        far={here: _far(here, steps) for here in steps},
        lines=tuple(_scoring(line, stations, three=three) for line in board.lines if _scores(line, three=three)),
        spaces=tuple(space.id for space in board.tableau),
        space_index={space.id: index for index, space in enumerate(board.tableau)},
        before=_before(board.tableau),
        rows=_rows(board.tableau),
        coin_spaces=frozenset(space.id for space in board.tableau if space.coin),
    )


def _cards(board: Board, grounds: set[str]) -> dict[str, Card]:
    numbered = [
        *(
            Card(
                str(mine.number),
                "small",
                mine.name,
                mine.ground,
                mine.number,
                mine.entry,
                mine.price,
                mine.price,
                mine.income,
                0,
                mine.bonus,
            )
            for mine in board.small_mines
        ),
        *(
            Card(
                str(mine.number),
                "single",
                mine.name,
                mine.ground,
                mine.number,
                mine.entry,
                mine.price,
                mine.price,
                mine.income,
                mine.points,
                mine.bonus,
            )
            for mine in board.single_mines
        ),
    ]
    large = [
        Card(
            mine.ground,
            "large",
            mine.name,
            mine.ground,
            0,
            mine.consolidation,
            0,
            sum(small.price for small in board.small_mines if small.ground == mine.ground),
            mine.income,
            mine.points,
            mine.bonus,
        )
        for mine in board.large_mines
    ]
    ordered = [*sorted(numbered, key=lambda card: card.number), *large]
    return {card.id: card for card in ordered if card.ground in grounds}


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


def _scores(line: Line, *, three: bool) -> bool:
    return not three or line.points_with_three is not None


def _scoring(line: Line, stations: tuple[str, ...], *, three: bool) -> tuple[str, tuple[str, ...], int]:
    in_play = tuple(id for id in line.stations if id in stations)
    return line.id, in_play, (line.points_with_three or 0) if three else line.points


def _before(spaces: tuple[Space, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(index for index, other in enumerate(spaces) if space.id in other.next) for space in spaces)


def _rows(spaces: tuple[Space, ...]) -> tuple[tuple[int, ...], ...]:
    by_column = sorted(range(len(spaces)), key=lambda index: spaces[index].column)
    return tuple(
        tuple(index for index in by_column if spaces[index].row == row)
        for row in sorted({space.row for space in spaces})
    )
