"""Views of Ruhrschifffahrt for the tests and the benchmark of its pictures, put together by hand."""

from collections.abc import Mapping

from msgspec.structs import replace

from bot.words import LANGUAGES as SPOKEN
from bot.words import language_of, words
from games.engine.contract import Outcome, ScoreRow, Setup
from games.ruhrschifffahrt import boards, facts, turns
from games.ruhrschifffahrt.facts import Option, Tile
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.options import Options
from games.ruhrschifffahrt.state import SOURCES, Answers, Die, Sale
from games.ruhrschifffahrt.view import SeatView, View
from renderer.picture import Picture
from renderer.ruhrschifffahrt import AREAS, WORDS
from renderer.ruhrschifffahrt.picture import Picture as RuhrschifffahrtPicture

BOARD = boards.known[boards.STEIGER]
NAMES = ("Jörg", "Grażyna", "Éloïse", "Siân")
DICE = {
    "st_gedern": 4, "st_bommern": 5, "st_nachtigall": 3, "st_rauendahl": 4, "st_winz": 2, "st_horst": 4,
    "st_steele": 3, "st_rellinghausen": 4, "st_heisingen": 5, "st_oefte": 5, "st_mintard": 4,
}  # fmt: skip
CITIES = {
    "ci_witten": (3,), "ci_hattingen": (2, 3), "ci_steele": (3, 0, 2), "ci_werden": (0, 3), "ci_kettwig": (3, 1),
    "ci_muelheim": (2, 1, 3),
}  # fmt: skip
DEPOTS: dict[str, tuple[int, ...]] = {
    "mark": (2,), "essen": (1, 2, 1), "werden": (0,), "berg_broich": ()
}  # fmt: skip
PORT: dict[str, tuple[int, ...]] = {"belgium": (0, 2), "netherlands": (3,), "rhineland": (1, 3)}
PLACES = ("ci_hattingen", "st_rellinghausen", "st_oefte", "po_ruhrort")
TILES: tuple[tuple[Tile, ...], ...] = (
    ("lock_construction", "wage", "coal_depot", "inn", "county_mark"),
    ("essen_warehouses", "ruhrort_port", "warehouse"),
    ("lock_construction", "replenishment", "mark_warehouses", "coal_hauler", "mayor"),
    ("coal_depot", "tow_action"),
)
LOW_WATER = "od17"
OPTION: tuple[Option | None, ...] = ("replenishment", "transport", None, "tow_transport")


def words_of(language: str) -> Mapping[str, str]:
    """The words of the pictures as players read them."""
    say = words(language_of(language) or "en")
    return {key: say(f"ru-picture-{key}") for key in WORDS}


LANGUAGES: Mapping[str, Mapping[str, str]] = {language: words_of(language) for language in SPOKEN}


def start(players: int = 4) -> View:
    """The first round, as the game begins."""
    setup = Setup(seats=players, options=Options(), seed=f"{players:032x}", start_seat=0)
    return GAME.observe(GAME.new_game(setup).state, None)


def seat(number: int = 0, **changed: object) -> SeatView:
    """A player in the middle of a game."""
    usual: dict[str, object] = {
        "coins": (1, 4, 0, 6)[number],
        "points": (26, 29, 24, 33)[number],
        "supply": 2,
        "with_lock": 0,
        "with_mark": (0, 2, 2, 2)[number],
        "calendar": (9, 10, 11),
        "debts": (0, 1, 2, 0)[number],
        "locks": (1, 0, 3, 2)[number],
        "built": (3, 4, 5, 6)[number],
        "cubes": {"BI": 2, "BC": 1 + number % 2, "BR": number % 3, "WI": 1, "WC": number // 3},
        "tiles": TILES[number],
        "turned": ("inn",) if number == 0 else (),
        "blanks": ("tow_action",) if number == 2 else (),
        "place": PLACES[number],
        "position": 1 if number == 3 else 0,
        "loaded": number in (1, 2),
        "option": OPTION[number],
        "score": (0,) * len(SOURCES),
        "plan": None,
        "answers": None,
    }
    return SeatView(**(usual | changed))  # pyright: ignore[reportArgumentType]


def full_seat(**changed: object) -> SeatView:
    """A player with as much of everything as a game can bring."""
    usual: dict[str, object] = {
        "coins": 17, "points": 128, "supply": 10, "with_lock": 2, "with_mark": 2, "calendar": (6, 7, 9, 10, 11),
        "debts": 4, "locks": 14, "built": 10, "cubes": dict.fromkeys(facts.AREAS, 2),
        "tiles": tuple(tile for tile in facts.TILES if tile not in ("warehouse", "mayor")),
        "turned": ("inn", "coal_hauler"), "blanks": ("warehouse", "mayor"), "option": "tow_transport",
        "plan": Sale("ci_blankenstein", 12), "answers": Answers(),
    }  # fmt: skip
    return seat(0, **(usual | changed))


def kept(owners: Mapping[str, tuple[int, ...]], players: int) -> dict[str, tuple[int, ...]]:
    """Warehouses of the players who are there."""
    return {place: tuple(owner for owner in seats if owner < players) for place, seats in owners.items()}


def view(players: int = 4, **changed: object) -> View:
    """A board in round VIII, while coal is sold; the pilot is banned."""
    barges = tuple(number for number in range(players))
    usual: dict[str, object] = {
        "round": 8,
        "year": BOARD.years[7],
        "phase": 4,
        "active": (1,),
        "turn": turns.Sell(1),
        "order": barges,
        "waiting": barges[2:],
        "barges": barges,
        "dice": DICE,
        "era": "rail",
        "tracks": {"black": (5, 4), "white": (4,)},
        "obstacles": tuple(space.id for space in BOARD.river if space.kind == "obstacle")[::2],
        "bag": 4,
        "unseen": tuple(f"od{number:02d}" for number in range(9, 21) if number != 17),
        "drawn": (*(f"od{number:02d}" for number in range(1, 9)), LOW_WATER),
        "pilot_ban": True,
        "demand": {"in_hattingen": 1, "in_spillenburg": 2, "in_bergerhausen": 1, "in_saarn": 1, "ci_werden": 1},
        "cities": kept(CITIES, players),
        "depots": kept(DEPOTS, players),
        "port": kept(PORT, players),
        "export": 4,
        "countries": ("rhineland", "belgium", "netherlands", "rhineland", "netherlands"),
        "country": "netherlands",
        "white": dict.fromkeys(facts.WHITE_TILES, 2) | {"tow_action": 0, "mayor": 1},
        "seats": tuple(seat(number) for number in range(players)),
    }
    return replace(start(players), **(usual | changed))


def crowded(players: int = 4, **changed: object) -> View:
    """The end of a game in which everything happened: all in Ruhrort or side by side, nothing left to build."""
    everybody = tuple(range(players))
    places = ("po_ruhrort", "po_ruhrort", "ci_blankenstein", "ci_blankenstein")
    usual: dict[str, object] = {
        "round": 11,
        "year": BOARD.years[10],
        "phase": 6,
        "active": (players - 1,),
        "turn": turns.Purchase(players - 1, used=("wage", "lock_construction")),
        "dice": {space.id: 6 for space in BOARD.river if space.kind == "storage"},
        "tracks": {"black": (6, 6, 6), "white": (6, 6)},
        "leaving": (Die("black", 6), Die("white", 5), Die("black", 1)),
        "obstacles": (),
        "bag": 1,
        "unseen": ("od20",),
        "drawn": tuple(f"od{number:02d}" for number in range(1, 20)),
        "pilot_ban": False,
        "forced_lock": True,
        "demand": {space.id: 2 for space in BOARD.river if space.kind in ("city", "industry")},
        "cities": {
            space.id: tuple((number + at) % players for number in range(len(space.prices)))
            for at, space in enumerate(BOARD.river)
            if space.kind == "city"
        },
        "depots": {depot.dominion: everybody for depot in BOARD.depots},
        "port": {column.country: everybody[: column.spaces] for column in BOARD.port},
        "export": len(BOARD.export_track) - 1,
        "countries": ("rhineland", "belgium", "netherlands") * 2 + ("rhineland", "netherlands"),
        "country": "belgium",
        "white": dict.fromkeys(facts.WHITE_TILES, 0),
        "owed": {"black": 1},
        "seats": tuple(
            full_seat(place=places[number], position=(1, 2, 0, 0)[number], points=99 + number)
            for number in everybody
        ),
    }
    return view(players, **(usual | changed))


def picture(shown: View | None = None, language: str = "en", **changed: object) -> RuhrschifffahrtPicture:
    """A picture of a view, the whole board unless told otherwise."""
    shown = shown or view()
    seats = len(shown.seats)
    usual: dict[str, object] = {
        "game": GAME.id,
        "kind": "board",
        "view": shown,
        "names": NAMES[:seats],
        "colours": GAME.colours[:seats],
        "words": LANGUAGES[language],
        "title": "RUHRSCHIFFFAHRT",
        "subtitle": f"Table 9 · {seats} players · Steiger board",
        "headline": "Grażyna sells coal",
        "subline": "Round 8 (1787): shipping and sales",
    }
    return Picture[View](**(usual | changed))  # pyright: ignore[reportArgumentType]


def outcome(players: int = 4) -> Outcome:
    """A finished game with ties, losses and nothing somewhere."""
    lost = ("forfeits", "debts")
    rows = [
        ScoreRow(
            source,
            tuple(
                (at * (5 + 3 * number) + 2 * number) % 13 * (-1 if source in lost else 1)
                for number in range(players)
            ),
            tuple((at + number) % 5 for number in range(players)) if at > SOURCES.index("forfeits") else None,
        )
        for at, source in enumerate(SOURCES)
    ]
    totals = tuple(sum(row.points[number] for row in rows) for number in range(players))
    order = sorted(range(players), key=lambda number: -totals[number])
    return Outcome(tuple((number,) for number in order), totals, tuple(rows), (5, 2, 4, 3)[:players])


def all_pictures() -> dict[str, RuhrschifffahrtPicture]:
    """A picture of every kind, for the benchmark and the palette."""
    planned = view(3, seats=(seat(0), seat(1, plan=Sale("ci_werden", 5), answers=Answers()), seat(2)))
    found = {
        "ruhr board, 4 players": picture(view(4), marks=("ci_hattingen", "seat.1.coins")),
        "ruhr board, 3 players": picture(view(3), "de", marks=("barge.1",)),
        "ruhr board, 2 players": picture(view(2), "fr"),
        "ruhr board, crowded": picture(crowded(4), "fr"),
        "ruhr start, 4 players": picture(start(4), "de"),
        "ruhr player": picture(planned, kind="player", seat=1, marks=("seat.1.tiles.warehouse",)),
        "ruhr player, full": picture(crowded(4), "de", kind="player", seat=3),
        "ruhr player, start": picture(start(2), "fr", kind="player", seat=0),
        "ruhr score sheet": picture(view(4), kind="score_sheet", outcome=outcome(4), headline="Final scores"),
    }
    for name in AREAS:
        found[f"ruhr area {name}"] = picture(view(4), kind="area", area=name, seat=2)
    return found
