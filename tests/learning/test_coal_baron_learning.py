"""The way from a panel to the rules of what is decided there."""

from random import Random

import msgspec
import pytest
from lessons import seen

from bot.controls import read_id
from bot.post import Button, Menu
from bot.presenter import presenter_of, register
from bot.rulebooks.book import book
from bot.rulebooks.pages import label
from bot.words import LANGUAGES, Language, words
from cogs.coal_baron import PRESENTER
from cogs.views.panel import panel
from cogs.views.practice import menu_page
from cogs.views.rule_pages import Reader, section_post
from games.coal_baron.game import GAME
from games.coal_baron.state import Options
from games.engine.contract import Setup

EXPECTED = {"keep": "draw_five", "return_to": "draw_five", "put_next": "draw_five", "mining": "Extraction"}


@pytest.fixture(autouse=True, scope="module")
def _presenter() -> None:
    register(presenter_of(GAME.id))


def test_whatever_was_drawn_or_is_done_first_the_rules_are_those_of_the_decision() -> None:
    chance, state = Random(4), GAME.new_game(Setup(seats=3, options=Options(), seed=f"{1:032x}")).state
    met = dict[str, str]()
    while EXPECTED.keys() - met.keys():
        (seat,) = GAME.active_seats(state)
        stage = GAME.stage_of(state, seat)
        if stage in EXPECTED and stage not in met:
            shown = panel(seen(GAME.id, state, state, seat), words("en"))
            buttons = [one for row in shown.rows for one in row if isinstance(one, Button)]
            press = next(read_id(one.id) for one in buttons if one.label == words("en")("button-rule"))
            assert press is not None
            met[stage] = press.arg.rpartition(" ")[2]
        state = GAME.apply(state, seat, chance.choice(GAME.legal_actions(state, seat))).state
    assert met == EXPECTED
    for language in LANGUAGES:
        assert all(book(GAME.id, language).place(section) for section in EXPECTED.values())


def test_what_only_a_running_practice_game_can_do_is_offered_in_no_other() -> None:
    state, text = GAME.new_game(Setup(seats=3, options=Options(), seed=f"{1:032x}")).state, words("en")
    begun = seen(GAME.id, state, state, 0)
    row = msgspec.structs.replace(begun.loaded.row, status="over")
    over = msgspec.structs.replace(begun, loaded=msgspec.structs.replace(begun.loaded, row=row))
    labels = [
        {control.label for row in menu_page(one, text).rows for control in row if isinstance(control, Button)}
        for one in (begun, over)
    ]
    runs = {text(key) for key in ("button-practice-back", "button-guide-leave")}
    assert runs <= labels[0]
    assert not runs & labels[1]
    assert {text(key) for key in ("button-practice-new", "button-practice-end")} <= labels[1]  # which removes it


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_for_placing_workers_name_what_each_part_of_the_board_does(language: Language) -> None:
    """On the first page, and the menu leads to their sections before all others."""
    text, read = words(language), book(GAME.id, language)
    place = read.place(PRESENTER.sections.get("place", "Tour de jeu"))
    assert place is not None
    page = section_post(read, place.section, Reader(text, 7, decides=True))
    areas = [read.place(id) for id in ("Usine de berlines", "Extraction", "Livraison", "Capitaux", "Commandes")]
    found = [area.section for area in areas if area is not None]
    first = place.section.paragraphs[0].text
    assert [area.id for area in found if f"→ {area.id})" in first] == [area.id for area in found]
    (menu,) = [control for row in page.rows for control in row if isinstance(control, Menu)]
    assert [one.label for one in menu.choices][: len(found)] == [label(one, language) for one in found]
