"""Every text fits the place Discord gives it, with the longest values that can occur."""

from collections.abc import Callable, Iterable

import pytest
from message_ids import messages
from msgspec.structs import replace

from bot.presenter import Party
from bot.words import LANGUAGES, words
from cogs.coal_baron import PRESENTER, goal_names, names
from cogs.coal_baron.shown import pictures
from cogs.coal_baron.told import refusing
from cogs.kohle_kolonie import PRESENTER as KOHLE
from cogs.kohle_kolonie.names import names_of
from cogs.kohle_kolonie.shown import pictures as kohle_pictures
from cogs.ruhrschifffahrt import PRESENTER as RUHR
from cogs.ruhrschifffahrt.names import names_of as ruhr_names_of
from cogs.ruhrschifffahrt.shown import pictures as ruhr_pictures
from games.coal_baron import facts
from games.coal_baron.actions import Cube, FillSpace, FillWithTwo, LoadCube, StoreCube
from games.coal_baron.goals import Goal
from games.coal_baron.state import Outstanding, SeatState
from games.engine.violation import Param, Violation
from games.kohle_kolonie import facts as kohle_facts
from games.ruhrschifffahrt import facts as ruhr_facts
from games.ruhrschifffahrt.boards import STEIGER
from games.ruhrschifffahrt.river import river_on
from tests.catalogues import kohle_kolonie as kohle
from tests.catalogues import ruhrschifffahrt as ruhr
from tests.catalogues.coal_baron import MALFORMED, VIOLATIONS

LONGEST_NAME = "\\_" * 32
PARTY = Party(
    table=10**18 - 1,
    names=(LONGEST_NAME,) * 4,
    plain_names=("W" * 32,) * 4,
    colours=facts.COLOURS,
    users=(1, 2, 3, 4),
)


def longest(language: str) -> dict[str, Param]:
    """For each parameter the value whose words are longest."""
    text = words(language)
    space = max(facts.SPACES, key=lambda key: len(names.space(key, text)))
    coal = max(facts.COALS, key=lambda key: len(names.coal(key, text)))
    return {
        "space": space,
        "instead_space": space,
        "coal": coal,
        "instead_coal": coal,
        "order": max(facts.ORDERS, key=lambda key: len(names.order(key, text))),
        "tile": max(facts.TILES, key=lambda key: len(names.tile(key, text))),
        "vehicle": max(facts.VEHICLES, key=lambda key: len(names.vehicle(key, text))),
        "stage": max(("keep", "put_next", "return_to"), key=lambda key: len(text(f"cb-stage-{key}"))),
        "level": 4,
        "instead_level": 4,
        "other": 3,
        "piece": "cage.3",
        "word": "x" * 40,
        "verb": "x" * 20,
    }


PAIR = FillWithTwo("horse_cart_10", "black", (Cube("cage", "grey"), Cube("cage", "grey")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_short(language: str) -> None:
    """A refusal with its rule stays below 300 characters, so that note and panel fit one message."""
    values = longest(language)
    for code, params in VIOLATIONS.items():
        violation = Violation(code, "Notes supplémentaires", {key: values.get(key, 18) for key in params})
        assert len(refusing.refusal(violation, PARTY, words(language))) <= 300, code
    for code, params in MALFORMED.items():
        assert len(refusing.malformed(code, {key: values.get(key, 400) for key in params}, words(language))) <= 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_fits_the_first_line(language: str) -> None:
    for key in messages(language):
        if key.startswith("cb-asked-"):
            assert len(words(language)(key, steps=10)) <= 60, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_goals_fit_a_button(language: str) -> None:
    """The longest order, ten of ten steps: 80 characters."""
    text = words(language)
    order = max(facts.ORDERS, key=lambda key: len(names.order_in_full(key, text)))
    for goal in (
        Goal("complete", order, 10, 10, ()),
        Goal("prepare", order, 0, 10, tuple(FillSpace(order, coal) for coal in facts.COALS)),
        Goal("prepare", order, 0, 10, tuple(LoadCube(coal) for coal in facts.COALS)),
        Goal("empty", None, 24, 10, (), ("a", "b", "c")),
        Goal("unload", None, 24, 10, (StoreCube("black"),) * 10, ("a", "b", "c")),
    ):
        assert len(goal_names.label(goal, 10, text)) <= 80
        for held in (order, *facts.ORDERS):
            me = SeatState(0, 0, outstanding=(Outstanding(order, ((),)), Outstanding(held, ((),))))
            one = replace(goal, order=goal.order and held)
            paired = replace(one, actions=(PAIR,) * 3)
            assert len(goal_names.signed_label(one, me, 10, text)) <= 80
            assert len(goal_names.signed_label(paired, me, 10, text)) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_orders_and_steps_fit_a_button(language: str) -> None:
    text = words(language)
    for order in facts.ORDERS:
        assert len(text("signed", sign="Q", label=names.order_in_full(order, text))) <= 80
        for coal in facts.COALS:
            filled = text("cb-step-fill-storage", order=names.order(order, text), coal=names.coal(coal, text))
            assert len(filled) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("needed", [18, 1])
def test_placing_choices_fit_a_menu(language: str, needed: int) -> None:
    """Cost and effect of every kind of space: 100 characters each for label and description."""
    text = words(language)
    cost = text("cb-workers-of", needed=needed, have=18)
    order = max(facts.ORDERS, key=lambda key: len(names.order_in_full(key, text)))
    plain = Goal("complete", order, 10, 10, ())
    goal, paired = (goal_names.example(one, text) for one in (plain, replace(plain, actions=(PAIR,) * 3)))
    effects = [
        text("cb-effect-tile", left=names.francs(40, text), light=20, dark=20),
        text("cb-effect-goal", goal=goal),
        text("cb-effect-goal", goal=paired),
        text("cb-effect-order", count=20),
        text("cb-effect-delivery", orders=11, points=names.points(100, text), total=200),
        text("cb-effect-money", total=names.francs(40, text)),
    ]
    for effect in effects:
        assert len(text("cb-cost-and-effect", cost=cost, effect=effect)) <= 100, effect
    assert len(text("cb-choice-order", slot=4, order=names.order_in_full(order, text))) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_pairs_fit_a_menu(language: str) -> None:
    text = words(language)
    order = max(facts.ORDERS, key=lambda key: len(names.order(key, text)))
    coal = max((names.coal(key, text) for key in facts.COALS), key=len)
    source = max((text(f"cb-source-{key}") for key in ("cage", "storage")), key=len)
    cube = text("cb-cube-from", coal=coal, source=source)
    pair = text("cb-pair", order=names.order(order, text), space=coal, first=cube, second=cube)
    assert len(pair) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_and_forms_keep_discords_limits(language: str) -> None:
    """Descriptions of commands and options 100, titles and labels of forms 45, placeholders 100 and 150."""
    text = words(language)
    limits = {"cmd-": 100, "opt-": 100, "cb-menu-": 150, "button-": 80, "cb-button-": 80}
    endings = {"-title": 45, "-label": 45, "-placeholder": 100}
    for key in messages(language):
        for start, limit in limits.items():
            if key.startswith(start):
                assert len(text(key, **_numbers(key))) <= limit, key
        for end, limit in endings.items():
            if key.startswith("cb-form-") and key.endswith(end):
                assert len(text(key)) <= limit, key


def _numbers(key: str) -> dict[str, str | int]:
    """Values for the few menus and buttons that have any."""
    counted = {"count": 300, "place": 13, "number": 13, "table": 10**6}
    return {**counted, "card": "x" * 50, "coal": "x" * 9, "space": "x" * 60}


@pytest.mark.parametrize("language", LANGUAGES)
def test_heads_of_pictures_are_short(language: str) -> None:
    """Beside a name of 32 letters the head of a picture has room for 26 more."""
    text = words(language)
    for key in messages(language):
        if key.startswith("picture-headline-"):
            assert len(text(key, who="")) <= 26, key
    assert all(pictures.resolved(text).values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_phases_have_words(language: str) -> None:
    for name, values in PRESENTER.game.public_options:
        for value in values:
            question, meaning = PRESENTER.option(name, value, words(language))
            assert 0 < len(question) <= 45
            assert 0 < len(meaning) <= 100


def kohle_longest(language: str) -> dict[str, Param]:
    """For each parameter of Kohle & Kolonie the value whose words are longest."""
    called = names_of(words(language))
    board = called.board
    stages = ("settlement_miners", "second_worker", "second_miner", "worker", "place_card")
    return {
        "card": max((mine.ground for mine in board.large_mines), key=lambda id: len(called.card(id))),
        "ground": max((ground.id for ground in board.grounds), key=lambda id: len(called.ground(id))),
        "village": max((village.id for village in board.villages), key=lambda id: len(called.village(id))),
        "instead_village": "niederwenigern",
        "station": max((station.id for station in board.stations), key=lambda id: len(called.station(id))),
        "spot": "administration.m2",
        "bonus": max(kohle_facts.BONUS_MARKERS, key=lambda id: len(called.bonus(id))),
        "pithead": max(kohle_facts.PITHEAD_INDEX, key=lambda id: len(called.pithead(id))),
        "stage": max(stages, key=lambda key: len(words(language)(f"kk-stage-{key}"))),
        "answer": "ranking",
        "space": "A3",
        "instead_space": "B3",
        "other": 3,
        "phase": 10,
        "word": "x" * 40,
        "verb": "x" * 20,
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_of_kohle_kolonie_are_short(language: str) -> None:
    """A refusal with its rule stays below 330 characters, so that note and panel fit one message."""
    values, text = kohle_longest(language), words(language)
    for code, params in kohle.VIOLATIONS.items():
        violation = Violation(code, "purchase_needs_pool_miner", {key: values.get(key, 18) for key in params})
        assert len(KOHLE.refusal(violation, PARTY, text)) <= 330, code
    for code, params in kohle.MALFORMED.items():
        assert len(KOHLE.malformed(code, {key: values.get(key, 400) for key in params}, text)) <= 200, code


@pytest.mark.parametrize("language", LANGUAGES)
def test_kohle_kolonie_fits_its_places(language: str) -> None:
    """What is asked 60 characters, buttons 80, menus 150, forms 45 and 100, commands 100."""
    text = words(language)
    limits = {"kk-asked-": 60, "cmd-kohle": 100, "opt-kohle": 100, "kk-menu-": 150, "kk-button-": 80}
    endings = {"-title": 45, "-label": 45, "-placeholder": 100}
    values = {"coins": text("kk-coins", count=2), "cost": "x" * 24, "points": text("kk-points", count=8)}
    values |= {"card": text("kk-pithead-ironworks"), "bonus": text("kk-bonus-aid"), "city": "Hattingen"}
    values |= {"effect": text("kk-bonus-effect-aid"), "target": "", "action": "", "label": ""}
    for key in messages(language):
        for start, limit in limits.items():
            if key.startswith(start):
                assert len(text(key, count=27, space=7, place=7, **values)) <= limit, key
        for end, limit in endings.items():
            if key.startswith("kk-form-") and key.endswith(end):
                assert len(text(key)) <= limit, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_bonus_markers_fit_a_button(language: str) -> None:
    text = words(language)
    called = names_of(text)
    for marker in kohle_facts.BONUS_MARKERS:
        bonus, effect = called.bonus(marker), called.bonus_effect(marker)
        assert len(text("kk-button-choose", space=7, bonus=bonus, effect=effect)) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_heads_of_kohle_kolonie_are_short(language: str) -> None:
    """Beside a name of 32 letters the head of a picture has room for 26 more."""
    text = words(language)
    for key in messages(language):
        if key.startswith("kk-picture-headline-"):
            assert len(text(key, who="")) <= 26, key
    assert all(kohle_pictures.resolved(text).values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_switches_of_kohle_kolonie_have_words(language: str) -> None:
    for name, values in KOHLE.game.public_options:
        for value in values:
            question, meaning = KOHLE.option(name, value, words(language))
            assert 0 < len(question) <= 45, name
            assert 0 < len(meaning) <= 90, name


def ruhr_longest(language: str) -> dict[str, Param]:
    """For each parameter of Ruhrschifffahrt the value whose words are longest."""
    called = ruhr_names_of(words(language))
    river = river_on(STEIGER)

    def longest_of(kind: Callable[[str], str], ids: Iterable[str]) -> str:
        return max(ids, key=lambda id: len(kind(id)))

    storage = longest_of(called.space, river.storages)
    stages = ("remove_die", "place_dice", "transport", "plan")
    return {
        "storage": storage,
        "instead_storage": storage,
        "obstacle": longest_of(called.space, river.obstacles),
        "city": longest_of(called.space, river.cities),
        "space": longest_of(called.space, river.sale_spaces),
        "option": longest_of(called.option, ruhr_facts.OPTIONS),
        "tile": longest_of(called.tile, ruhr_facts.TILES),
        "colour": longest_of(called.coal, ruhr_facts.DICE),
        "dominion": longest_of(called.dominion, ruhr_facts.DOMINIONS),
        "country": longest_of(called.country, ruhr_facts.COUNTRIES),
        "answer": "storages",
        "stage": longest_of(lambda key: words(language)(f"ru-stage-{key}"), stages),
        "other": 3,
        "piece": "with_mark.3",
        "word": "x" * 40,
        "verb": "x" * 20,
        "names": " · ".join(["x" * 30] * 8),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_of_ruhrschifffahrt_are_short(language: str) -> None:
    """A refusal with its rule stays below 330 characters, so that note and panel fit one message."""
    values, text = ruhr_longest(language), words(language)
    for code, params in ruhr.VIOLATIONS.items():
        violation = Violation(code, "R36", {key: values.get(key, 18) for key in params})
        assert len(RUHR.refusal(violation, PARTY, text)) <= 330, code
    for code, params in ruhr.MALFORMED.items():
        assert len(RUHR.malformed(code, {key: values.get(key, 400) for key in params}, text)) <= 200, code


@pytest.mark.parametrize("language", LANGUAGES)
def test_ruhrschifffahrt_fits_its_places(language: str) -> None:
    """What is asked 60 characters, buttons 80, menus 150, commands 100."""
    text, called = words(language), ruhr_names_of(words(language))
    limits = {"ru-asked-": 60, "cmd-ruhr": 100, "opt-ruhr": 100, "ru-menu-": 150, "ru-button-": 80}
    dearest = called.price(3, 2)
    towed = max((called.option(id, free=True) for id in ruhr_facts.OPTIONS), key=len)
    values = {"option": towed, "price": dearest, "what": text("ru-move-city", city="Blankenstein")}
    for key in messages(language):
        for start, limit in limits.items():
            if key.startswith(start):
                assert len(text(key, round=10, place=15, most=99, **values)) <= limit, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_heads_of_ruhrschifffahrt_are_short(language: str) -> None:
    """Beside a name of 32 letters the head of a picture has room for 26 more."""
    text = words(language)
    for key in messages(language):
        if key.startswith("ru-picture-headline-"):
            assert len(text(key, who="")) <= 26, key
    assert all(ruhr_pictures.resolved(text).values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_switches_of_ruhrschifffahrt_have_words(language: str) -> None:
    for name, values in RUHR.game.public_options:
        for value in values:
            question, meaning = RUHR.option(name, value, words(language))
            assert 0 < len(question) <= 45, name
            assert 0 < len(meaning) <= 90, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_menu_of_limits_chooses_is_read_whole_on_a_phone(language: str) -> None:
    assert len(words(language)("menu-patience")) <= 32
