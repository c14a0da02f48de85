"""Events, refusals, results, moves and turn messages as sentences."""

import pytest
from ruhrschifffahrt_tables import begin, party, position, random_game

from bot.board_faults import board_fault
from bot.words import LANGUAGES, Language, words
from cogs.citing import cited
from cogs.ruhrschifffahrt import PRESENTER
from games.engine.contract import REPAIRED, TABLE_RULE, Outcome
from games.engine.event import Event
from games.engine.violation import MalformedAction, Violation
from games.ruhrschifffahrt.actions import BuildInCity, ChooseOption, LeaveSkip, Withdraw
from games.ruhrschifffahrt.game import GAME
from tests.catalogues import ruhrschifffahrt as catalogue

SOLD = {"space": "in_welper", "storage": "st_stiepel", "colour": "white", "value": 3, "demand": 1, "area": "WI"}


@pytest.mark.parametrize(
    ("event", "language", "sentence"),
    [
        (
            Event("coal_sold_as_planned", "6.4", 0, {**SOLD, "lost": 1, "coins": 3, "cube": 1}),
            "en",
            "**Jörg**, as planned, ships white coal from 10 Stiepel, storage, to 12 Welper, forge. It arrives as "
            "3 (an obstacle took 1) and pays 3 coins, 1 of it for demand; cube: white to industry.",
        ),
        (
            Event("coal_sold", "6.4", 1, {**SOLD, "lost": 0, "coins": 4, "cube": 0}),
            "de",
            "**Éloïse** verschifft weiße Kohle von 10 Stiepel, Kohleniederlage, nach 12 Welper, Schmiede: "
            "Sie kommt mit 3 an und bringt 4 Thaler (davon 1 Nachfrage), "
            "aber keinen Stein, denn Weiß an Kleinindustrie ist voll.",
        ),
        (
            Event("option_chosen", "5.2", 2, {"option": "tow_pilot", "coins": 2}),
            "fr",
            "**Oğuz** choisit l’option Remorquage et pilote pour 2 thalers.",
        ),
        (
            Event("lock_built", "6.6", 3, {"obstacle": "ob_papiermuehle", "coins": 3, "points": 2}),
            "en",
            "**Siân** builds a lock for 3 coins at 37 Papiermühle: 2 points.",
        ),
        (
            Event(
                "demand_drawn", "6.2", None, {"tile": "od01", "spaces": ("in_welper", "in_kettwig"), "count": 2}
            ),
            "de",
            "Nachfrage (Schmieden), je 1 Thaler auf 2 Feldern: 12 Welper, Schmiede; 41 Kettwig, Schmiede.",
        ),
        (
            Event("demand_drawn", "6.2", None, {"tile": "od12", "spaces": ("ci_werden", "ci_steele"), "count": 2}),
            "en",
            "New demand, cities: 1 coin more on each of 2 spaces (35 Werden, city; 22 Steele, city).",
        ),
        (
            Event("demand_drawn", "6.2", None, {"tile": "od11", "spaces": ("ci_muelheim",), "count": 1}),
            "fr",
            "Demande (cités), 1 thaler sur 1 case\u00a0: 46 Mülheim, cité.",
        ),
        (
            Event("demand_drawn", "6.2", None, {"tile": "od12", "spaces": (), "count": 0}),
            "de",
            "Nachfrage (35 Werden, Stadt; 22 Steele, Stadt), aber überall liegen schon 2 Thaler.",
        ),
        (
            Event("inn_used", "6.5.2", 0, {"coins": 0, "points": 2}),
            "en",
            "**Jörg** uses the inn: 2 points.",
        ),
        (
            Event("exported", "6.7", 0, {"country": "rhineland", "position": 1, "points": 3}),
            "fr",
            "**Jörg** exporte, Rhénanie, position 1\u00a0: 3 PV.",
        ),
        (
            Event("debt_made", "5.3", 1, {"coins": 2, "debts": 1, "points": 0}),
            "en",
            "**Éloïse** makes a debt for 2 coins (now 1 debt).",
        ),
        (
            Event("export_marker_fell", "6.7", None, {"cell_before": 2, "cell": 1, "points": 1}),
            "en",
            "The export marker goes back from cell 2 to cell 1: 1 point a warehouse.",
        ),
        (
            Event("export_marker_rose", "6.4", 0, {"cell_before": 7, "cell": 8, "points": 2, "value": 5}),
            "de",
            "Der Verkauf eines Würfels mit 5 rückt den Ausfuhrstein von Feld 7 auf Feld 8, "
            "jetzt 2 Siegpunkte je Lagerhaus.",
        ),
        (  # as logs of older versions hold it
            Event("export_marker_fell", "6.7", None, {"cell": 1, "points": 1, "count": 3}),
            "en",
            "The export marker goes back to cell 1: 1 point a warehouse.",
        ),
        (
            Event("purchases_skipped_ahead", "6.6", 2, {}),
            "en",
            "**Oğuz** is passed over, as set in advance: nothing could be bought without a debt.",
        ),
    ],
)
def test_events_read_as_sentences(event: Event, language: Language, sentence: str) -> None:
    assert PRESENTER.tell(event, party(), words(language)) == sentence


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_are_told_without_a_gap(players: int) -> None:
    """Every event has its sentence and its rule in each language, alone and within a line of the digest."""
    people, kinds = party(players), set[str]()
    for transition in random_game(players, 60 + players):
        for language in LANGUAGES:
            text = words(language)
            told = [PRESENTER.tell(event, people, text) for event in transition.events]
            told += [cited("ruhrschifffahrt", event.rule, text) for event in transition.events]
            facts = [PRESENTER.fact(fact, people, text) for event in transition.events for fact in event.facts]
            assert all(said.endswith(".") and len(said) <= 600 for said in facts)
            told += facts
            assert all(line and "{" not in line and "_" not in line for line in told)
        kinds |= {event.kind for event in transition.events}
    assert len(kinds) > 45


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_reference(language: Language) -> None:
    """A section is named with its heading, a ruling with the section it is about."""
    for rule in catalogue.RULES:
        told = cited("ruhrschifffahrt", rule, words(language))
        assert told != rule
        assert "{" not in told
    assert cited("ruhrschifffahrt", "R15", words("en")) == ("ruling R15, on 6.3 · Start and special option")


def test_a_refusal_says_the_numbers_and_the_rule() -> None:
    violation = Violation(
        "too-far-without-pilot", "6.4", {"space": "ci_werden", "storage": "st_steele", "distance": 12, "most": 2}
    )
    assert PRESENTER.refusal(violation, party(), words("en")) == (
        "35 Werden, city: 12 spaces from 23 Steele, storage; without a pilot you can go at most 2. "
        "(rulebook 6.4 · Shipping and selling coal)"
    )


def test_what_forces_a_lock_is_named_alike_in_the_option_the_round_and_the_refusal() -> None:
    """One tile left or none, drawn from or empty before: no text speaks of one tile alone."""
    text = words("en")
    assert PRESENTER.refusal(Violation("lock-first", "R38"), party(), text) == (
        "Build a lock first: at most one tile was left in the bag. (ruling R38, on 6.2 · Water level and demand)"
    )
    for key in ("ru-round-forced-lock", "ru-ask-forced-lock", "ru-option-forced_lock"):
        assert "at most one tile" in text(key).lower()
    assert "if the bag was empty" in text("ru-option-forced_lock-yes")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_somebody_typed_cannot_leave_its_marks(language: Language) -> None:
    error = MalformedAction("unknown-verb", word="`**@everyone**`")
    assert "`´**@everyone**´`" in PRESENTER.malformed(error.code, error.params, words(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_board_fault_has_words(language: Language) -> None:
    for code, params in catalogue.BOARD_FAULTS.items():
        told = board_fault(Violation(code, "river.st_oefte", dict.fromkeys(params, 7)), words(language))
        assert "{" not in told
        assert "river.st" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_phases_have_names(language: Language) -> None:
    told = [PRESENTER.phase(name, words(language)) for name in catalogue.PHASES]
    assert len(set(told)) == len(catalogue.PHASES)
    assert PRESENTER.phase("round_5_phase_4", words("en")) == "Round 5, shipping and sales"


def test_moves_in_a_few_words() -> None:
    state = begin().state
    told = [
        PRESENTER.move(state, action, party(), words("en"))
        for action in (ChooseOption("tow", True), BuildInCity("ci_muelheim", True), LeaveSkip(), Withdraw("skip"))
    ]
    assert told == [
        "Tow (by the tile Tow action)",
        "warehouse in 46 Mülheim, city (by the tile Warehouse)",
        "set in advance: being passed over",
        "withdraw: being passed over",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deciding_numbers_stand_under_a_turn_message(language: Language) -> None:
    """Round's conditions, and everybody's points, coins, warehouses and barge; whoever must act comes first."""
    for transition in list(random_game(4, 77))[::40]:
        view = GAME.observe(transition.state, None)
        lines = PRESENTER.deciding(view, party(), words(language)).splitlines()
        means = [line for line in lines if any(name in line for name in party().names)]
        assert len(means) == 4
        if view.active:
            assert means[0].startswith("▶ ")
        for seat in view.active:
            assert 0 < len(PRESENTER.asked(view, seat, party(), words(language))) <= 60


def test_ties_are_told_with_what_decided() -> None:
    """Coins decide, then fewer debts (R56)."""
    outcome = Outcome(((1,), (0,), (2,)), (40, 40, 12), (), (5, 5, 0), (-2, -1, 0))
    told = PRESENTER.final(outcome, party(3), words("en")).splitlines()
    assert told == [
        "1. **Éloïse**: 40 points",
        "2. **Jörg**: 40 points",
        "3. **Oğuz**: 12 points",
        "Equal at 40 points; coins decide: Jörg 5 coins, Éloïse 5 coins.",
        "Equal in coins as well; fewer debts decide: Jörg 2 debts, Éloïse 1 debt.",
    ]


def test_a_shared_victory_is_told() -> None:
    outcome = Outcome(((0, 1),), (30, 30), (), (4, 4), (0, 0))
    assert PRESENTER.final(outcome, party(2), words("en")).splitlines()[-1] == "The victory is shared."


def test_the_panel_warns_of_nothing_where_nothing_is_unused() -> None:
    state = begin().state
    assert PRESENTER.unused(position(state, (state.turn.seat + 1) % 4), words("en")) == ""


def test_the_conditions_are_said_to_the_first_of_a_phase_and_barges_where_they_matter() -> None:
    """Who is asked later has them in every picture; purchases do not hang on where barges lie."""
    first = later = 0
    for transition in random_game(3, 78):
        view = GAME.observe(transition.state, None)
        if not view.active:
            continue
        told = PRESENTER.deciding(view, party(3), words("en"))
        assert ("; barge" in told) <= (view.turn.stage not in ("choose", "remove_die", "place_dice", "purchase"))
        conditions = "Black dice that leave the track return to" in told
        first += conditions
        later += view.order[0] not in view.active
        assert not conditions or view.order[0] in view.active
    assert first > 5
    assert later > 5


# What the table sets right


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_be_set_right_has_a_name_and_its_values_words(language: Language) -> None:
    """Nothing of an id remains, and two things never have the same name."""
    assert GAME.repairs is not None
    for transition in [*random_game(3, 73)][:-1:25]:
        state, named = transition.state, set[str]()
        for one in GAME.repairs.quantities(state):
            name = PRESENTER.quantity(state, one.id, party(), words(language))
            assert "." not in one.id or one.id not in name
            assert not {"{", "_"} & set(name)
            assert name not in named
            named.add(name)
            for value in (one.value, one.values[0], one.values[-1]):
                said = PRESENTER.quantity_value(state, one.id, value, party(), words(language))
                assert 0 < len(said) <= 60
                assert not {"{", "_"} & set(said)


SET_RIGHT = {
    "en": "The table sets right: Éloïse’s coins, 5 → 7; warehouses in 35 Werden, city, number 1, nobody → Oğuz; "
    "obstacle or lock, 37 Papiermühle, obstacle, obstacle → lock.",
    "de": "Der Tisch stellt richtig: Thaler von Éloïse, 5 → 7; "
    "Lagerhäuser in 35 Werden, Stadt, Nummer 1, niemand → Oğuz; "
    "Hindernis oder Schleuse, 37 Papiermühle, Hindernis, Hindernis → Schleuse.",
    "fr": "La table rectifie\u00a0: thalers d’Éloïse, 5 → 7\u00a0; "
    "entrepôts à la case 35 Werden, cité, numéro 1, personne → Oğuz\u00a0; "
    "obstacle ou écluse, 37 Papiermühle, obstacle, obstacle → écluse.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_repair_says_what_it_set_before_and_after(language: Language) -> None:
    changes = (
        "coins.1",
        "5",
        "7",
        "city.ci_werden.0",
        "nobody",
        "2",
        "obstacle.ob_papiermuehle",
        "obstacle",
        "lock",
    )
    event = Event(REPAIRED, TABLE_RULE, None, {"changes": changes})
    assert PRESENTER.tell(event, party(), words(language)) == SET_RIGHT[language]


@pytest.mark.parametrize(
    ("piece", "name"),
    [
        ("dice.black", "dice, black coal"),
        ("od01", "obstacle/demand tile (forges)"),
        ("white.inn", "white tiles left, Inn"),
        ("warehouses.1", "Éloïse’s warehouses"),
        ("locks", "obstacles and locks"),
    ],
)
def test_pieces_that_do_not_add_up_are_named(piece: str, name: str) -> None:
    violation = Violation("too-many-pieces", "2.0", {"piece": piece, "have": 17, "box": 16})
    assert PRESENTER.refusal(violation, party(), words("en")).startswith(
        f"Too many of {name}: 17 in all, in the box 16."
    )
