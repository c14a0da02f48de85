"""The position in words: every part is short, found by its name, and reached by the menus from the overview."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from bot.controls import read_id
from bot.names import safe_text
from bot.post import MENU_LIMIT, TEXT_LIMIT, Button, Menu, Post
from bot.presenter import presenter_of
from bot.tables.seeing import News
from bot.words import LANGUAGES, Language, words
from cogs.matching import folded
from cogs.views.board_words import CHANGED, CHOICES, in_words, passages, passages_meant
from cogs.views.pictures import parts
from games.engine.contract import Setup
from games.kohle_kolonie import boards as kohle
from games.registry import GAMES
from games.ruhrschifffahrt import boards as ruhr
from tests.heard.heard_tables import LONGEST, found_once, seated, seen_by, walked

LONGEST_PART = 1800
EN = words("en")
TABLES = [(game, players) for game in GAMES for players in GAMES[game].seats]
each_table = pytest.mark.parametrize(("game_id", "players"), TABLES)
each_game = pytest.mark.parametrize("game_id", GAMES)


def menu_of(post: Post) -> list[str]:
    """The parts that a message's menu leads to."""
    menus = [control for row in post.rows for control in row if isinstance(control, Menu)]
    assert len({menu.id for menu in menus}) == len(menus) <= 4
    for menu in menus:
        press = read_id(menu.id)
        assert press is not None
        assert press.op == "words"
        assert len(menu.choices) <= MENU_LIMIT
        assert len({choice.value for choice in menu.choices}) == len(menu.choices)
        assert all(1 <= len(choice.label) <= 100 and 1 <= len(choice.value) <= 100 for choice in menu.choices)
    return [choice.value for menu in menus for choice in menu.choices]


def all_reached(news: News, language: Language) -> dict[str, str]:
    """Every part that can be reached from the overview by menus alone, pages of long ones too."""
    text, found, waiting = words(language), dict[str, str](), [""]
    with found_once(news, text):
        while waiting:
            part = waiting.pop()
            post = in_words(news, part, text)
            found[part] = post.text
            waiting += [inner for inner in menu_of(post) if inner not in found and inner not in waiting]
    return found


@pytest.mark.slow
@each_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_is_short_and_all_are_reached_by_menus(game_id: str, players: int, language: Language) -> None:
    """Over a whole game with the longest names, for who must decide, for another seat and for a stranger."""
    game = GAMES[game_id]
    loaded = seated(game, players, language, LONGEST)
    positions = walked(game, players, 21 + players)
    for number, (state, events, _) in enumerate((*positions[:: max(1, len(positions) // 6)], positions[-1])):
        for seat in {None, state.turn.seat, number % players}:
            news = seen_by(loaded, state, seat, events if seat is not None else ())
            found = all_reached(news, language)
            for part, said in found.items():
                assert 0 < len(said) <= LONGEST_PART, (part, len(said))
                assert "{" not in said
            assert set(found) >= {one.id for one in passages(news, words(language))}


@pytest.mark.slow
@each_table
def test_areas_of_the_picture_and_players_are_parts(game_id: str, players: int) -> None:
    game, presenter = GAMES[game_id], presenter_of(game_id)
    loaded = seated(game, players, "en")
    for state, _, _ in walked(game, players, 5)[::40]:
        news = seen_by(loaded, state, 0)
        known = [one.id for one in passages(news, EN)]
        assert len(known) == len(set(known))
        areas = [area for area, _ in presenter.areas(news.seen.view, EN)]
        assert set(known) >= {CHANGED, CHOICES, *areas, *(f"player {seat}" for seat in range(players))}


@pytest.mark.one_quick
@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_typed_as_heard_finds_its_part(game_id: str, language: Language) -> None:
    """The name of each part, its letters alone and in small, and each id."""
    game, text = GAMES[game_id], words(language)
    players = game.seats[-1]
    loaded = seated(game, players, language)
    state = walked(game, players, 5)[len(walked(game, players, 5)) // 2].state
    news = seen_by(loaded, state, 0)
    known = passages(news, text)
    names = [tuple(folded(one.name)) for one in known]
    for one in known:
        assert in_words(news, one.id, text).text.startswith(f"**{safe_text(one.name)}")
        if names.count(tuple(folded(one.name))) == 1:
            for typed in (one.name, " ".join(folded(one.name)), one.name.upper()):
                assert [found.id for found in passages_meant(known, typed)] == [one.id], typed


@pytest.mark.parametrize(
    ("game_id", "typed", "part"),
    [
        ("kohle_kolonie", "welper", "village welper"),
        ("kohle_kolonie", "village herbede", "village herbede"),
        ("kohle_kolonie", "Y6", "station Y6"),
        ("kohle_kolonie", "herbede (y6)", "station Y6"),
        ("kohle_kolonie", "franziska 7", "ground hamburg_franziska"),
        ("kohle_kolonie", "Essen", "essen"),
        ("coal_baron", "orders", "orders"),
        ("coal_baron", "what changed", "changed"),
        ("coal_baron", "my choices", "choices"),
        ("ruhrschifffahrt", "gedern", "space st_gedern"),
        ("ruhrschifffahrt", "depot mark", "depot mark"),
    ],
)
def test_places_are_found_by_what_players_call_them(game_id: str, typed: str, part: str) -> None:
    game = GAMES[game_id]
    loaded = seated(game, game.seats[-1], "en")
    known = passages(seen_by(loaded, walked(game, game.seats[-1], 5)[30].state, 0), EN)
    assert [found.id for found in passages_meant(known, typed)] == [part]


def test_what_is_not_clear_is_said_above_the_overview() -> None:
    game = GAMES["coal_baron"]
    loaded = seated(game, 2, "en")
    news = seen_by(loaded, walked(game, 2, 5)[30].state, 0)
    unknown = in_words(news, "atlantis <@1>", EN)
    assert EN("part-unknown", part=safe_text("atlantis <@1>")) in unknown.text
    assert EN("words-standings") in unknown.text
    several = in_words(news, "board of", EN)
    assert "could mean" in several.text
    assert menu_of(several) == menu_of(unknown) == menu_of(in_words(news, "", EN))


@pytest.mark.slow
def test_the_overview_says_who_is_asked_what_changed_and_where_everybody_stands() -> None:
    """In this order; the menu begins with what changed and with what can be chosen."""
    game = GAMES["coal_baron"]
    loaded = seated(game, 3, "en")
    state, events, _ = next(one for one in walked(game, 3, 5) if one.events and one.state.turn.stage == "place")
    news = seen_by(loaded, state, state.turn.seat, events)
    post = in_words(news, "", EN)
    asked = post.text.index("place workers")
    changed = post.text.index(f"{EN('words-changed')}:")
    standings = post.text.index(f"{EN('words-standings')}:")
    assert asked < changed < standings
    assert post.text.count("point", standings) >= 3
    assert menu_of(post)[:2] == [CHANGED, CHOICES]
    own = in_words(news, CHOICES, EN).text
    assert "Mining and delivery:" in own
    assert "· Mining, " in own


@pytest.mark.slow
def test_a_stranger_hears_what_everybody_may_know() -> None:
    """What can be chosen from a hand drawn from a pile stands in its owner's words alone."""
    game = GAMES["coal_baron"]
    loaded = seated(game, 3, "en")
    state = next(one.state for one in walked(game, 3, 4) if one.state.turn.stage == "keep")
    seat = state.turn.seat
    own = in_words(seen_by(loaded, state, seat), CHOICES, EN).text
    other = in_words(seen_by(loaded, state, None), CHOICES, EN).text
    assert EN("words-choices-hidden", who=loaded.party.names[seat]) in other
    assert EN("words-choices-hidden", who=loaded.party.names[seat]) not in own
    assert "drawn" in all_reached(seen_by(loaded, state, seat), "en")
    assert "drawn" not in all_reached(seen_by(loaded, state, None), "en")


@pytest.mark.parametrize("part", ["changed/" + "9" * 5000, "changed/٣", "changed/-1", "9" * 6000, "/", "round/0"])
def test_a_page_that_nobody_wrote_is_the_first_or_no_part(part: str) -> None:
    """An option of a command takes six thousand letters."""
    game = GAMES["coal_baron"]
    news = seen_by(seated(game, 2, "en"), walked(game, 2, 5)[30].state, 0)
    post = in_words(news, part, EN)
    first = in_words(news, part.partition("/")[0], EN)
    assert post == first or EN("words-standings") in post.text
    assert len(post.text) <= TEXT_LIMIT


@each_game
def test_my_choices_say_what_can_be_left_for_later_as_well(game_id: str) -> None:
    """Every menu entry and button of the own panel, also where another seat is to decide."""
    game, presenter, later = GAMES[game_id], presenter_of(game_id), 0
    players = game.seats[-1]
    loaded = seated(game, players, "en")
    for number, (state, _, _) in enumerate(walked(game, players, 5)[::9]):
        news = seen_by(loaded, state, number % players)
        position = news.seen.position
        assert position is not None
        shown = presenter.panel(position, "", loaded.party, EN)
        found = in_words(news, CHOICES, EN)
        said = "\n".join([found.text, *(in_words(news, page, EN).text for page in menu_of(found))])
        for row in shown.later:
            for control in row:
                assert isinstance(control, Button | Menu)
                labels = [one.label for one in control.choices] if isinstance(control, Menu) else [control.label]
                later += len(labels)
                assert all(label in said for label in labels), labels
    assert later or game_id == "coal_baron"


def brought(game_id: str, id: str) -> str:
    """A board on which everything is called the same, and a city has an id that parts have too."""
    boards: Any = kohle if game_id == "kohle_kolonie" else ruhr
    board = boards.known[boards.STEIGER]
    of_land = ("regions", "grounds", "villages", "stations", "lines", "small_mines", "large_mines")
    same = {
        kind: tuple(msgspec.structs.replace(one, name="Glückauf" * 5) for one in getattr(board, kind))
        for kind in (*of_land, "river", "depots")
        if hasattr(board, kind)
    }
    if id:
        old = board.regions[0].id
        same["regions"] = (msgspec.structs.replace(same["regions"][0], id=id), *same["regions"][1:])
        same["grounds"] = tuple(
            msgspec.structs.replace(one, region=id if one.region == old else one.region) for one in same["grounds"]
        )
    return boards.know(msgspec.structs.replace(board, **same))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game_id", "id"),
    [
        ("ruhrschifffahrt", ""),
        *(("kohle_kolonie", id) for id in ("", "round", "choices", "lines", "display", "whole", "player")),
    ],
)
def test_parts_are_told_apart_where_everything_is_called_the_same(
    game_id: str, id: str, language: Language
) -> None:
    """Places by their ids, people by their colours; no id is there twice, or Discord would refuse the menu."""
    game, text = GAMES[game_id], words(language)
    players = game.seats[-1]
    options = game.options_type(board=brought(game_id, id))
    state = game.new_game(Setup(seats=players, options=options, seed=f"{3:032x}")).state
    news = seen_by(seated(game, players, language, ("Anna",) * players), state, 0)
    found = all_reached(news, language)
    known = passages(news, text)
    assert {one.id for one in known} <= set(found)
    for ids in (Counter(one.id for one in known), Counter(one.name for one in known)):
        assert max(ids.values()) == 1, ids.most_common(3)
    shown = Counter(value for value, _ in parts(news.seen, text))
    assert max(shown.values()) == 1
