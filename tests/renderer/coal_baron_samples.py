"""Views built by hand, with words in three languages, for the tests and the benchmark of the pictures."""

from collections.abc import Mapping

import msgspec

from games.coal_baron.facts import ORDERS
from games.coal_baron.state import SOURCES, ElementResult, Options, Outstanding, Section, Workers
from games.coal_baron.view import SeatView, View
from games.engine.contract import Outcome, ScoreRow
from renderer.coal_baron.picture import Picture as CoalBaronPicture
from renderer.picture import Picture

PRINTED = (
    Section("printed_yellow", ("yellow",)),
    Section("printed_brown", (None,)),
    Section("printed_grey", ("grey",)),
    Section("printed_black", (None,)),
)
ENGLISH: Mapping[str, str] = {
    "factory": "Minecart factory",
    "orders": "Orders",
    "mining": "Mining steps",
    "money": "Money",
    "bank": "Bank",
    "delivery": "Delivery",
    "canteen": "Canteen",
    "canteen_note": "back next shift",
    "supply": "Supply",
    "scoring": "Scores at the end of the shift",
    "scoring_note": "1st / 2nd place",
    "scoring_note_two": "1st place",
    "draw_tiles": "Draw 5, keep 1 or none",
    "draw_orders": "Draw 5, keep 1 or none",
    "shift_1": "Shift I",
    "shift_2": "Shift II",
    "shift_3": "Shift III",
    "draft": "Draft",
    "over": "Game over",
    "draft_heading": "Open order cards",
    "draft_picks": "Picks",
    "draft_taken": "Orders taken",
    "workers": "Workers",
    "storage": "Storage",
    "storage_short": "Storage",
    "storage_empty": "empty",
    "own_orders": "Orders",
    "one_step": "step",
    "many_steps": "steps",
    "light": "light",
    "dark": "dark",
    "at_end": "at the end",
    "outstanding": "Orders outstanding",
    "delivered": "Delivered",
    "empty_carts": "Empty carts",
    "points_by_source": "Points by source",
    "counted_note": "in brackets: from how many",
    "total": "Total",
    "tie_break": "Tie-break: francs left",
    "see_news": "see News",
    "colour_orange": "Orange",
    "colour_blue": "Blue",
    "colour_red": "Red",
    "colour_yellow": "Yellow",
    "colour_green": "Green",
    "source_deliveries": "Delivered orders",
    "source_coal_yellow": "Yellow coal delivered",
    "source_coal_brown": "Brown coal delivered",
    "source_coal_grey": "Grey coal delivered",
    "source_coal_black": "Black coal delivered",
    "source_vehicle_handcart": "Coal by handcart",
    "source_vehicle_horse_cart": "Coal by horse cart",
    "source_vehicle_truck": "Coal by truck",
    "source_vehicle_locomotive": "Coal by locomotive",
    "source_empty_yellow": "Empty yellow minecarts",
    "source_empty_brown": "Empty brown minecarts",
    "source_empty_grey": "Empty grey minecarts",
    "source_empty_black": "Empty black minecarts",
    "source_francs": "Francs, five for a point",
    "source_cubes": "Cubes, three for a point",
    "source_undelivered": "Orders not delivered",
    "source_balance": "Mine out of balance",
}
GERMAN: Mapping[str, str] = {
    "factory": "Lorenfabrik",
    "orders": "Neue Aufträge",
    "mining": "Arbeitsschritte beim Fördern",
    "money": "Geld",
    "bank": "Bank",
    "delivery": "Auslieferung",
    "canteen": "Kantine",
    "canteen_note": "kommen in der nächsten Schicht zurück",
    "supply": "Vorrat",
    "scoring": "Wertung am Ende der Schicht",
    "scoring_note": "1. Platz / 2. Platz",
    "scoring_note_two": "nur 1. Platz",
    "draw_tiles": "5 ziehen, 1 oder keins behalten",
    "draw_orders": "5 ziehen, 1 oder keinen behalten",
    "shift_1": "Schicht I",
    "shift_2": "Schicht II",
    "shift_3": "Schicht III",
    "draft": "Auftragswahl",
    "over": "Spielende",
    "draft_heading": "Ausliegende Auftragskarten",
    "draft_picks": "Reihenfolge der Auswahl",
    "draft_taken": "Genommene Aufträge",
    "workers": "Arbeiter",
    "storage": "Privates Kohlelager",
    "storage_short": "Kohlelager",
    "storage_empty": "leer",
    "own_orders": "Aufträge",
    "one_step": "Schritt",
    "many_steps": "Schritte",
    "light": "beleuchtet",
    "dark": "unbeleuchtet",
    "at_end": "am Ende",
    "outstanding": "Ausstehende Aufträge",
    "delivered": "Ausgeliefert",
    "empty_carts": "Leere Loren",
    "points_by_source": "Punkte nach Herkunft",
    "counted_note": "in Klammern: aus wie vielen",
    "total": "Gesamt",
    "tie_break": "Gleichstand: übrige Francs",
    "see_news": "siehe „Was ist neu?“",
    "colour_orange": "Orange",
    "colour_blue": "Blau",
    "colour_red": "Rot",
    "colour_yellow": "Gelb",
    "colour_green": "Grün",
    "source_deliveries": "Ausgelieferte Aufträge",
    "source_coal_yellow": "Gelbe Kohle ausgeliefert",
    "source_coal_brown": "Braune Kohle ausgeliefert",
    "source_coal_grey": "Graue Kohle ausgeliefert",
    "source_coal_black": "Schwarze Kohle ausgeliefert",
    "source_vehicle_handcart": "Kohle mit dem Handkarren",
    "source_vehicle_horse_cart": "Kohle mit dem Fuhrwerk",
    "source_vehicle_truck": "Kohle mit dem Lastwagen",
    "source_vehicle_locomotive": "Kohle mit der Eisenbahn",
    "source_empty_yellow": "Leere gelbe Loren",
    "source_empty_brown": "Leere braune Loren",
    "source_empty_grey": "Leere graue Loren",
    "source_empty_black": "Leere schwarze Loren",
    "source_francs": "Francs, fünf für einen Punkt",
    "source_cubes": "Kohlewürfel, drei für einen Punkt",
    "source_undelivered": "Nicht ausgelieferte Aufträge",
    "source_balance": "Ungleichgewicht im Bergwerk",
}
FRENCH: Mapping[str, str] = {
    "factory": "Usine de berlines",
    "orders": "Commandes",
    "mining": "Extraction : déplacements",
    "money": "Capitaux",
    "bank": "Banque",
    "delivery": "Livraison",
    "canteen": "Réfectoire",
    "canteen_note": "reviennent au début du quart suivant",
    "supply": "Réserve",
    "scoring": "Décompte à la fin du quart",
    "scoring_note": "1re place / 2e place",
    "scoring_note_two": "1re place seulement",
    "draw_tiles": "Piocher 5, garder 1 ou 0",
    "draw_orders": "Piocher 5, garder 1 ou 0",
    "shift_1": "Premier quart",
    "shift_2": "Deuxième quart",
    "shift_3": "Troisième quart",
    "draft": "Choix des commandes",
    "over": "Fin de la partie",
    "draft_heading": "Cartes commande disponibles",
    "draft_picks": "Ordre des choix",
    "draft_taken": "Commandes prises",
    "workers": "Ouvriers",
    "storage": "Stock privé",
    "storage_short": "Stock",
    "storage_empty": "vide",
    "own_orders": "Commandes",
    "one_step": "déplacement",
    "many_steps": "déplacements",
    "light": "côté éclairé",
    "dark": "côté sombre",
    "at_end": "à la fin",
    "outstanding": "Commandes en cours",
    "delivered": "Commandes livrées",
    "empty_carts": "Berlines vides",
    "points_by_source": "Points par origine",
    "counted_note": "entre parenthèses\N{NO-BREAK SPACE}: pour combien",
    "total": "Total",
    "tie_break": "Égalité : francs restants",
    "see_news": "voir Quoi de neuf",
    "colour_orange": "Orange",
    "colour_blue": "Bleu",
    "colour_red": "Rouge",
    "colour_yellow": "Jaune",
    "colour_green": "Vert",
    "source_deliveries": "Commandes livrées",
    "source_coal_yellow": "Charbon jaune livré",
    "source_coal_brown": "Charbon marron livré",
    "source_coal_grey": "Charbon gris livré",
    "source_coal_black": "Charbon noir livré",
    "source_vehicle_handcart": "Charbon livré par charrette à bras",
    "source_vehicle_horse_cart": "Charbon livré par chariot à cheval",
    "source_vehicle_truck": "Charbon livré par camion",
    "source_vehicle_locomotive": "Charbon livré par locomotive",
    "source_empty_yellow": "Berlines jaunes vides",
    "source_empty_brown": "Berlines marron vides",
    "source_empty_grey": "Berlines grises vides",
    "source_empty_black": "Berlines noires vides",
    "source_francs": "Francs, un point pour cinq",
    "source_cubes": "Cubes de charbon, un point pour trois",
    "source_undelivered": "Commandes non livrées",
    "source_balance": "Déséquilibre de la mine",
}
LANGUAGES: Mapping[str, Mapping[str, str]] = {"en": ENGLISH, "de": GERMAN, "fr": FRENCH}
COLOURS = ("orange", "blue", "yellow", "green")
NAMES = ("Jörg", "Éloïse", "Oğuz", "Siân")


def outstanding(order: str, *filled: tuple[str, ...]) -> Outstanding:
    """An order with the given cubes on its spaces, the others free."""
    spaces = len(ORDERS[order].spaces)
    return msgspec.convert((order, (*filled, *((),) * (spaces - len(filled)))), Outstanding)


def seat(**changed: object) -> SeatView:
    """A player in the middle of a game."""
    usual: dict[str, object] = {
        "francs": 7,
        "workers": 5,
        "points": 24,
        "cage_level": 3,
        "cage": ("grey", "brown", "yellow"),
        "storage": ("yellow", "yellow", "black"),
        "sections": (
            *PRINTED,
            Section("yellow_2_light", ("yellow", None)),
            Section("yellow_2_dark", ("yellow", "yellow")),
            Section("brown_2_light", ("brown", "brown")),
            Section("brown_1_dark", ("brown",)),
            Section("grey_1_light", ("grey",)),
            Section("grey_2_dark", ("grey", None)),
            Section("black_1_light", ("grey",)),
        ),
        "outstanding": (
            outstanding("truck_10", ("yellow",), ("brown",), (), ("black",)),
            outstanding("horse_cart_09", ("black",), ("black",)),
            outstanding("handcart_06", (), ("brown",)),
        ),
        "delivered_count": 4,
        "delivered": None,
        "score": (24, *(0,) * 16),
    }
    return SeatView(**(usual | changed))  # pyright: ignore[reportArgumentType]


def view(players: int = 3, **changed: object) -> View:
    """A board in the second shift."""
    francs, workers, points = (2, 7, 11, 8), (2, 5, 4, 3), (27, 24, 19, 12)
    seats = tuple(
        seat(francs=francs[n], workers=workers[n], points=points[n], delivered_count=5 - n) for n in range(players)
    )
    usual: dict[str, object] = {
        "viewer": None,
        "options": Options(),
        "phase": "shift",
        "shift": 2,
        "start_seat": 1,
        "active": (1,),
        "stage": "place",
        "space": None,
        "steps": 0,
        "drawn": (),
        "draft": (),
        "tile_slots": (
            "yellow_2_light", "brown_1_dark", "black_1_light", "grey_2_dark",
            "grey_1_light", "yellow_1_dark", "brown_2_light", "black_2_dark" if players == 4 else None,
        ),
        "order_slots": ("handcart_08", "locomotive_09", "truck_10", "horse_cart_04"),
        "tile_pile": 29,
        "order_pile": 20,
        "spaces": {
            "factory_1": Workers(players - 1, 1),
            "factory_3": Workers(0, 2),
            "factory_5": Workers(1, 1),
            "factory_7": Workers(players - 1, 3),
            "order_2": Workers(0, 1),
            "order_3": Workers(1, 3),
            "order_draw": Workers(players - 1, 2),
            "mining_6": Workers(0, 1),
            "mining_10": Workers(players - 1, 2),
            "money_5": Workers(1, 1),
            "money_6": Workers(0, 4),
            "delivery_horse_cart": Workers(1, 2),
            "delivery_truck": Workers(0, 1),
        },
        "bank": (0, 1, 2, 3)[:players],
        "canteen": (4, 2, 1, 6)[:players],
        "supply": (3, 7, 5, 10),
        "seats": seats,
        "standings": None,
    }  # fmt: skip
    return View(**(usual | changed))  # pyright: ignore[reportArgumentType]


def picture(shown: View | None = None, language: str = "en", **changed: object) -> CoalBaronPicture:
    """A picture of a view, the whole board unless told otherwise."""
    shown = shown or view()
    seats = len(shown.seats)
    usual: dict[str, object] = {
        "game": "coal_baron",
        "kind": "board",
        "view": shown,
        "names": NAMES[:seats],
        "colours": COLOURS[:seats],
        "words": LANGUAGES[language],
        "title": "COAL BARON",
        "subtitle": f"Table 12 · {seats} players",
        "headline": "Éloïse places workers",
        "subline": "11 workers still in reserve",
    }
    return Picture[View](**(usual | changed))  # pyright: ignore[reportArgumentType]


def scoring() -> tuple[ElementResult, ...]:
    """Leaders of the eight elements of the second shift, three players."""
    return (
        ElementResult("coal_yellow", (1, 3, 2), (0, 2, 1)),
        ElementResult("coal_brown", (4, 2, 2), (3, 1, 1)),
        ElementResult("coal_grey", (0, 0, 0), (0, 0, 0)),
        ElementResult("coal_black", (3, 3, 1), (5, 5, 0)),
        ElementResult("vehicle_handcart", (0, 0, 3), (0, 0, 6)),
        ElementResult("vehicle_horse_cart", (2, 2, 2), (7, 7, 7)),
        ElementResult("vehicle_truck", (5, 4, 1), (8, 4, 0)),
        ElementResult("vehicle_locomotive", (0, 2, 4), (0, 4, 9)),
    )


def drafting(players: int = 4, taken: int = 1, **changed: object) -> View:
    """A board in the draft; each player has taken as many cards, the first in counter-clockwise order one more."""
    cards = ["truck_10", "handcart_06", "horse_cart_11", "locomotive_05", "truck_05", "handcart_11",
             "locomotive_09", "horse_cart_04", "truck_02", "handcart_10", "horse_cart_09",
             "locomotive_02", "truck_07"]  # fmt: skip
    spare = ["handcart_02", "truck_11", "locomotive_10", "horse_cart_05", "handcart_07", "truck_04",
             "locomotive_08", "horse_cart_10", "handcart_09"]  # fmt: skip
    start = 1
    seats = tuple(
        seat(
            francs=8,
            workers=13,
            points=0,
            cage=(),
            cage_level=0,
            storage=(),
            sections=PRINTED,
            outstanding=tuple(
                outstanding(spare[n + players * pick])
                for pick in range(taken + (1 if n == (start - 1) % players else 0))
            ),
            delivered_count=0,
            score=(0,) * 17,
        )
        for n in range(players)
    )
    left = {2: 7, 3: 10, 4: 13}[players] - sum(len(one.outstanding) for one in seats)
    usual: dict[str, object] = {
        "phase": "draft",
        "shift": 1,
        "stage": "draft",
        "start_seat": start,
        "active": ((start - 2) % players,),
        "draft": tuple(cards[:left]),
        "seats": seats,
        "spaces": {},
        "bank": (0,) * players,
        "canteen": (0,) * players,
        "order_slots": (None,) * 4,
    }
    return view(players, **(usual | changed))


def crowded() -> SeatView:
    """A player with as much of everything as a game can bring, and more."""
    sections = [*PRINTED]
    for coal in ("yellow", "brown", "grey", "black"):
        for side in ("light", "dark"):
            for carts in (1, 2):
                cubes = (coal, None)[:carts]
                sections += [msgspec.convert((f"{coal}_{carts}_{side}", cubes), Section)] * 3
    cards = ("truck_10", "horse_cart_09", "handcart_06", "locomotive_09", "truck_11", "handcart_11", "truck_05",
             "locomotive_10", "horse_cart_10", "horse_cart_01", "handcart_08")  # fmt: skip
    filled = (outstanding(cards[0], ("yellow",), ("brown", "grey"), (), ("black",)),
              outstanding(cards[1], ("black",), ("black",)),
              *(outstanding(card) for card in cards[2:]))  # fmt: skip
    return seat(
        francs=38,
        workers=18,
        points=104,
        cage_level=0,
        cage=("black", "grey", "grey", "brown", "yellow"),
        storage=("yellow", "brown", "grey", "black") * 6,
        sections=tuple(sections),
        outstanding=filled,
        delivered_count=16,
    )


def at_work(players: int = 3, **changed: object) -> View:
    """A board in the second shift while the second player is mining, with complete orders and an empty cage."""
    miner = seat(
        francs=3,
        workers=7,
        points=20,
        cage_level=0,
        cage=(),
        storage=(),
        sections=(
            Section("printed_yellow", (None,)),
            Section("printed_brown", (None,)),
            Section("printed_grey", (None,)),
            Section("printed_black", (None,)),
            Section("yellow_1_light", (None,)),
            Section("brown_2_light", ("brown", "brown")),
            Section("grey_2_dark", (None, "grey")),
            Section("grey_1_dark", ("grey",)),
            Section("black_1_light", (None,)),
        ),
        outstanding=(
            outstanding("locomotive_03"),
            outstanding("handcart_04", ("grey",)),
            outstanding("truck_11"),
            outstanding("locomotive_05", ("black",)),
            outstanding("horse_cart_08"),
            outstanding("truck_01", ("yellow",)),
        ),
        delivered_count=2,
    )
    usual: dict[str, object] = {"stage": "mining", "steps": 6, "space": "mining_6", "active": (1,)}
    seats = tuple(miner if n == 1 else seat() for n in range(players))
    return view(players, **(usual | {"seats": seats} | changed))


def outcome(players: int = 4) -> Outcome:
    """A finished game with ties, losses and nothing somewhere."""
    rows = [
        ScoreRow(
            source,
            tuple(
                (seed * (7 + 3 * n) + 2 * n) % 15 - (5 if source in ("undelivered", "balance") else 0)
                for n in range(players)
            ),
            tuple((seed + n) % 6 for n in range(players)),
        )
        for seed, source in enumerate(SOURCES)
    ]
    rows[0] = ScoreRow("deliveries", (61, 74, 58, 49, 70)[:players])
    rows[3] = ScoreRow("coal_grey", (0,) * players, (0,) * players)
    totals = tuple(sum(row.points[n] for row in rows) for n in range(players))
    order = sorted(range(players), key=lambda n: -totals[n])
    return Outcome(tuple((n,) for n in order), totals, tuple(rows), (3, 0, 2, 4, 1)[:players])


def all_pictures() -> dict[str, CoalBaronPicture]:
    """A picture of every kind, for the benchmark and the palette."""
    busy = view(3, seats=(seat(), crowded(), seat()))
    open_seat = seat(delivered=("truck_10", "horse_cart_09", "handcart_06", "locomotive_09"))
    found = {
        "board, 2 players": picture(view(2), language="de"),
        "board, 3 players": picture(view(3, standings=scoring()), marks=("factory_3", "order_slot.1")),
        "board, 4 players": picture(view(4), language="fr"),
        "draft, 4 players": picture(drafting(4), marks=("draft.handcart_06",)),
        "mine": picture(kind="player", seat=1, marks=("seat.1.cage",)),
        "mine, crowded": picture(busy, "fr", kind="player", seat=1),
        "mine, delivered open": picture(view(3, seats=(seat(), open_seat, seat())), "de", kind="player", seat=1),
        "score sheet": picture(view(4), kind="score_sheet", outcome=outcome(4), headline="Final scores"),
        "area mine": picture(kind="area", area="mine", seat=1),
        "area mine, at work": picture(at_work(), kind="area", area="mine", seat=1),
        "area mine, crowded": picture(busy, "fr", kind="area", area="mine", seat=1),
        "area draft": picture(drafting(4), kind="area", area="draft", seat=2),
    }
    for name in ("factory", "orders", "mining_delivery", "money_bank"):
        found[f"area {name}"] = picture(view(4), kind="area", area=name, seat=1)
    return found
