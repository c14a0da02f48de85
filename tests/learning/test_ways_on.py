"""Below every panel of a practice game: the way to the guide and, where something is asked, to a hint."""

import pytest
from lessons import TAUGHT, played, thinking

from bot.controls import button_id
from bot.post import BUTTONS_A_ROW, ROWS, Button, Menu, Post
from bot.presenter import presenter_of, register
from bot.words import Words, words
from cogs.learning.guide import guide_of
from cogs.views.leaflets import leaflet
from cogs.views.panel import own_picture, panel, public_picture
from cogs.views.pictures import picture_of


@pytest.fixture(autouse=True, scope="module")
def _presenters() -> None:
    for game in TAUGHT:
        register(presenter_of(game))


def ids(post: Post) -> list[str]:
    """The ids of all controls."""
    return [one.id for row in post.rows for one in row if isinstance(one, Button | Menu)]


def foci(post: Post) -> list[str]:
    """What else the panel can show: behind its buttons and the entries of its menus."""
    buttons = [one.id.split(":", 4)[4] for row in post.rows for one in row if isinstance(one, Button)]
    shown = [arg for arg, id in zip(buttons, ids(post), strict=False) if id.startswith("b:show:")]
    menus = [one for row in post.rows for one in row if isinstance(one, Menu) and one.id.startswith("m:show:")]
    return [*shown, *(choice.value for menu in menus for choice in menu.choices)]


@pytest.mark.slow
@pytest.mark.parametrize("text", [words("de"), words("en", spoken=True)], ids=["seen", "heard"])
@pytest.mark.parametrize("game", TAUGHT)
def test_a_hint_is_there_at_every_stage_at_which_one_decides(game: str, text: Words) -> None:
    """Not where an answer for later is looked at: a hint would be about what is asked now."""
    guide = guide_of(game)
    assert guide is not None
    found = [*played(game, f"{2:032x}", 1, thinking("apprentice"), thinking("apprentice"), 2)]
    looked_at = set[str]()
    for one in found:
        seen = one.found.seen
        if one.position is None or not one.position.at_turn:
            continue
        whole = panel(seen, text)
        for focus in ("", *foci(whole)):
            looked_at.add(focus.partition(" ")[0])
            post = panel(seen, text, focus)
            assert len(post.rows) <= ROWS
            assert all(len(row) <= BUTTONS_A_ROW for row in post.rows)
            hinted = any(id.startswith("b:hint:") for id in ids(post))
            assert hinted == (focus.partition(" ")[0] not in guide.aside), (focus, one.position.moves, ids(post))
            if not text.spoken:
                assert any(id.startswith("b:practise:") for id in ids(post)), (focus, ids(post))
    assert len(looked_at) > 1 or game == "coal_baron"


@pytest.mark.parametrize("text", [words("de"), words("fr"), words("en", spoken=True)], ids=["de", "fr", "heard"])
@pytest.mark.parametrize("game", TAUGHT)
def test_a_practice_game_is_called_that_and_has_no_number(game: str, text: Words) -> None:
    """In the panel, its pictures and what is heard of them; a table that others see has its number."""
    one = next(one for one in played(game, f"{2:032x}", 0) if one.position is not None and one.position.at_turn)
    seen = one.found.seen
    number, name = text("table-here", table=seen.loaded.row.id), text("table-here", table=0)
    said = [panel(seen, text), public_picture(seen, text), own_picture(one.found, text)]
    told = "\n".join(_all_of(post) for post in said)
    assert name in told
    assert number.lower() not in told.lower()


def _all_of(post: Post) -> str:
    """Its text, and what its pictures say."""
    pictures = [f"{shot.alt}\n{getattr(shot.picture, 'subtitle', '')}" for shot in post.shots]
    return "\n".join((post.text, *pictures))


@pytest.mark.parametrize("game", TAUGHT)
def test_from_a_picture_one_comes_to_its_signs_and_from_them_back(game: str) -> None:
    text = words("fr")
    one = next(one for one in played(game, f"{2:032x}", 0) if one.position is not None and one.position.at_turn)
    table = one.found.seen.loaded.row.id
    signs, back = button_id("legend", table, 0, f"{game} 0"), button_id("act", table)
    assert {signs, back} <= set(ids(picture_of(one.found, "", text)))
    pages = presenter_of(game).legend(text)
    for number in range(len(pages)):
        for decides in (True, False):
            page = leaflet("legend", game, game, pages, number, table, text, decides=decides)
            assert (back in ids(page)) is decides
