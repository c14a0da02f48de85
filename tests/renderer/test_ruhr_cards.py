"""Cards below the river: every one has its name, and signs are the same wherever they stand."""

import msgspec
import pytest

from bot.words import LANGUAGES, Language, words
from cogs.ruhrschifffahrt.shown import decision, pictures
from games.ruhrschifffahrt import facts, special_options, turns
from games.ruhrschifffahrt.state import State
from renderer.decision import BOTTOM, ROOM, TOP
from renderer.picture import Picture, Target
from renderer.pieces import MINUS
from renderer.ruhrschifffahrt.decision import option_fitting
from renderer.ruhrschifffahrt.decision_cards import (
    OPTION_ICONS,
    end_of,
    grid_of,
    icon_of,
    needed,
    shortened,
    wide_of,
)
from renderer.ruhrschifffahrt.options_sheet import offer_of
from renderer.ruhrschifffahrt.symbols import SYMBOLS
from tests.cogs.ruhrschifffahrt.ruhrschifffahrt_tables import begin, party, position, positions

HEIGHT = BOTTOM - TOP - 300


def changed(state: State, seat: int, **changes: object) -> State:
    own = msgspec.structs.replace(state.seats[seat], **changes)
    seats = [own if at == seat else other for at, other in enumerate(state.seats)]
    return msgspec.structs.replace(state, seats=seats)


def targets_of(state: State, focus: str, language: Language) -> list[Target]:
    shot = decision.decision(position(state, state.turn.seat), focus, party(len(state.seats)), words(language))
    assert shot is not None
    assert isinstance(shot.picture, Picture)
    return [one for one in shot.picture.targets if one.label]


def names_fit(targets: list[Target]) -> bool:
    """Whether each card has room for its figures, tiles included, and for its name or the beginning of it."""
    grid = grid_of(targets, ROOM, HEIGHT)
    return all(
        needed(one, named=True) <= (ROOM if index in grid.broad else grid.wide(ROOM))
        for index, one in enumerate(targets)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sale_in_ruhrort_with_two_tiles_has_its_start_and_both(language: Language) -> None:
    """Its card was too narrow: without a name, and with one of the tiles."""
    state = begin(4).state
    seat = state.turn.seat
    state = changed(state, seat, cubes={"BI": 1, "BC": 1}, place="st_rellinghausen", tiles=("lock_construction",))
    state = msgspec.structs.replace(state, round=4, dice={"st_heisingen": 2, "st_mintard": 3}, pilot_ban=False)
    targets = targets_of(state, "option pilot", language)
    port = [one for one in targets if sum(name.startswith("tile_") for name, _ in one.figures) > 1]
    assert port
    assert names_fit(targets)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_storage_of_a_ranking_is_named(language: Language) -> None:
    """Those with a helm had no name, and others four letters of it."""
    targets = targets_of(begin(4).state, "storages", language)
    assert len(targets) > 12
    assert names_fit(targets)
    grid = grid_of(targets, ROOM, HEIGHT)
    for one in targets:
        spare = grid.wide(ROOM) - needed(msgspec.structs.replace(one, label=""), named=False)
        assert len(shortened(one.label, spare)) >= min(6, len(one.label)), one.label


def test_replenishment_has_one_sign() -> None:
    assert (icon_of("tile_replenishment"),) == OPTION_ICONS["replenishment"]


def test_the_flag_and_the_bonus_of_a_place_are_two_signs_of_the_legend() -> None:
    assert {"flag", "bonus"} <= set(SYMBOLS)
    assert icon_of("export") is not None
    assert icon_of("export") is not icon_of("bonus")


def test_5_2_options_of_tiles_are_closed_to_whom_the_picture_is_for() -> None:
    state = begin(4).state
    seat = state.turn.seat
    for tiles, closed in (((), True), (("wage",), False)):
        view = position(changed(state, seat, tiles=tiles), seat).view
        picture = pictures.area(view, "options", party(4), words("en")).picture
        assert isinstance(picture, Picture)
        assert offer_of(picture, facts.OPTIONS["wage"]).closed is closed
        assert offer_of(picture, facts.OPTIONS["replenishment"]).closed
        whole = pictures.board(view, party(4), words("en")).picture
        assert isinstance(whole, Picture)
        assert not offer_of(whole, facts.OPTIONS["wage"]).closed


def test_5_2_options_that_lead_to_no_start_are_closed_to_whom_must_choose_one() -> None:
    """The part of the board showed a tow as open of which the panel said that it led nowhere."""
    met = set[bool]()
    for place in positions(3, 4):
        if place.state.turn.stage != "option":
            continue
        drawn = pictures.area(place.view, "options", party(4), words("en")).picture
        assert isinstance(drawn, Picture)
        offers = special_options.option_offers(place.state, place.seat)
        possible = {offer.action.option for offer in offers if offer.violation is None}
        for option in facts.OPTIONS.values():
            assert offer_of(drawn, option).closed is (option.id not in possible)
            met.add(option.id in possible)
    assert met == {True, False}


def test_options_with_debts_never_print_over_their_icons() -> None:
    """Points, debts and coins lay over the icons, and the helm was gone."""
    debts = (("star", "−2"), ("debt", "1"), ("coin", "2"))
    unpaid = (("star", "−10"), ("coin", "0"))
    by_tile = (("tile_tow_action", "0"), *debts)
    narrow = (ROOM - 24) / 4
    for option, icons in OPTION_ICONS.items():
        for figures in (debts, unpaid, by_tile, (("disc_red", ""), *debts), (("disc_red", ""), *by_tile)):
            kept, side = option_fitting(Target(f"options.{option}", "", "", figures), narrow)
            free = narrow - sum(wide_of(one) + 8 for one in kept) - 12
            disc = 32 if figures[0][0].startswith("disc") else 0
            assert 28 <= side <= 42, (option, figures)
            assert 12 + len(icons) * (side + 3) + disc <= free, (option, figures)
            assert any(name in ("coin", "tile_tow_action") for name, _ in kept)
        assert ("debt", "1") in option_fitting(Target(f"options.{option}", "", "", debts), narrow)[0]
        assert option_fitting(Target(f"options.{option}", "", "", debts), ROOM / 2)[0] == list(debts)


def test_paid_options_are_told_apart_where_each_costs_debts() -> None:
    state = begin(4).state
    seat = state.turn.seat
    state = msgspec.structs.replace(changed(state, seat, coins=0), round=5, pilot_ban=False)
    shot = decision.decision(position(state, seat), "option", party(4), words("en"))
    assert shot is not None
    assert isinstance(shot.picture, Picture)
    options = [one for one in shot.picture.targets if one.place.startswith("options.")]
    owed = [one for one in options if any(name == "debt" for name, _ in one.figures)]
    assert len(owed) > 2
    for one in owed:
        assert option_fitting(one, (ROOM - 24) / 4)[1] > 35


def buying(language: Language) -> list[Target]:
    """Everything to buy with every tile that builds: each city at its price, and by the white tile."""
    state = begin(4).state
    seat, rival = state.turn.seat, (state.turn.seat + 1) % 4
    tiles = ("lock_construction", "essen_warehouses", "mark_warehouses", "coal_depot", "ruhrort_port", "warehouse")
    state = changed(state, seat, coins=9, supply=2, debts=1, tiles=(*tiles, "inn"))
    cities = {**state.cities, "ci_werden": (rival,), "ci_kettwig": (rival,)}
    port = {**state.port, "belgium": (seat,)}
    turn = turns.Purchase(seat)
    return targets_of(
        msgspec.structs.replace(state, round=8, phase=6, turn=turn, port=port, cities=cities), "", language
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_has_two_prices(language: Language) -> None:
    """ "−3 coins −2 [tile]" was read as three coins and two warehouses."""
    cards = buying(language)
    assert len(cards) > 16
    for card in cards:
        paid = [name for name, text in card.figures if text.startswith(MINUS) and name != "star"]
        assert len(paid) <= 1, card
    (tile,) = [card for card in cards if card.place == "tile.warehouse"]
    assert ("tile_warehouse", "") in tile.figures
    assert ("coin", f"{MINUS}{facts.TILE_COINS}") in tile.figures


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_purchases_and_starts_are_whole(language: Language) -> None:
    """ "Blankenste.", "Werd.", "Minta.", or no name at all."""
    state = begin(4).state
    seat = state.turn.seat
    state = changed(state, seat, cubes={"BI": 1, "BC": 1}, place="st_rellinghausen", tiles=("lock_construction",))
    state = msgspec.structs.replace(state, round=4, dice={"st_heisingen": 2, "st_mintard": 3}, pilot_ban=False)
    for cards in (buying(language), targets_of(state, "option pilot", language)):
        grid = grid_of(cards, ROOM, HEIGHT)
        for index, card in enumerate(cards):
            wide = ROOM if index in grid.broad else grid.wide(ROOM)
            assert needed(card, named=True, least=1000) <= wide, card.label


def test_a_price_by_a_tile_stands_apart_from_that_in_coins() -> None:
    state = begin(4).state
    seat = state.turn.seat
    state = changed(state, seat, tiles=("tow_action",), coins=3, place="ci_kettwig")
    state = msgspec.structs.replace(state, round=5, pilot_ban=False)
    shot = decision.decision(position(state, seat), "option", party(4), words("en"))
    assert shot is not None
    assert isinstance(shot.picture, Picture)
    (tow,) = [one for one in shot.picture.targets if one.place == "options.tow"]
    names = [name for name, _ in tow.figures]
    assert names == ["tile_tow_action", "or", "coin"]
    kept, _ = option_fitting(tow, (ROOM - 24) / 4)
    assert [name for name, _ in kept] == names


def test_who_buys_stands_apart_from_the_edge_where_there_is_room() -> None:
    """The cannon behind Steele touched the edge of its card; a number's icon ends where those of all cards do."""
    buyer, priced = (("to", ""), ("industry_arms_factory", "")), (("industry_arms_factory", ""), ("coin", "+2"))
    assert end_of(buyer, 40) > end_of(buyer, 0) == end_of(priced, 40) == end_of((), 40)
