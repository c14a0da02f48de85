"""The panel of /me pings, and direct messages, in all languages: what they say, and that they fit Discord."""

from itertools import product

import msgspec
import pytest

from bot.letters import CallLetter, DoneLetter, Reminded, ReminderLetter
from bot.outgoing.call_posts import done
from bot.outgoing.reminder_posts import reminder
from bot.post import MENU_LIMIT, ROWS, TEXT_LIMIT, Button, Menu
from bot.tables.pings import WAYS, Chosen
from bot.words import LANGUAGES, Language, words
from cogs.views.pings import pings_post

PLACEHOLDER, LABEL, BUTTON = 150, 100, 80
LINK = "https://discord.com/channels/" + "/".join(["9" * 19] * 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_fits_its_menu_and_is_named_in_the_panel(language: Language) -> None:
    text = words(language)
    for ways in product(*WAYS.values()):
        chosen = Chosen(dict(zip(WAYS, ways, strict=True)), refused=True)
        post = pings_post(chosen, text, text("my-pings-set"))
        assert len(post.text) <= TEXT_LIMIT
        assert len(post.rows) == len(WAYS) <= ROWS
        for kind, (menu,) in zip(WAYS, post.rows, strict=True):
            assert isinstance(menu, Menu)
            assert len(menu.placeholder) <= PLACEHOLDER
            assert len(menu.choices) <= MENU_LIMIT
            assert all(len(one.label) <= LABEL and len(one.description) <= LABEL for one in menu.choices)
            assert text(f"way-{chosen.ways[kind]}") in post.text
    assert text("my-pings-closed") in post.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_direct_reminder_of_several_tables_says_all_of_each_and_fits(language: Language) -> None:
    text = words(language)
    since, limit = 1_800_000_000, 1_800_600_000
    one = Reminded(10**6, 1, LINK, since=since, limit=limit, alone=True, finish=True)
    there = Reminded(10**6 + 1, 0, LINK, since=since, alone=True, elsewhere=True)
    letter = ReminderLetter(user=10**18, seat=1, waits=(one, there, there, there))
    post = reminder(letter, None, text, 10**6, direct=True)  # pyright: ignore[reportArgumentType]
    assert len(post.text) <= TEXT_LIMIT
    assert post.mentions == ()
    assert "<@" not in post.text
    assert post.text.count(f"<t:{since}:R>") == 4
    assert all(isinstance(button, Button) and len(button.label) <= BUTTON for button in post.rows[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_a_table_no_more_is_said_of_tables_in_other_channels_than_where_they_are(language: Language) -> None:
    text = words(language)
    one = Reminded(3, 1, LINK, since=1_800_000_000)
    there = Reminded(4, 0, f"{LINK}0", since=1_700_000_000, alone=True, finish=True, elsewhere=True)
    post = reminder(ReminderLetter(user=10**18, seat=1, waits=(one, there)), None, text, 1)  # pyright: ignore[reportArgumentType]
    line = post.text.splitlines()[1]
    assert line == text("remind-elsewhere", table=4, link=f"{LINK}0")
    assert "1700000000" not in post.text
    assert text("remind-alone") not in post.text


def test_what_is_done_names_its_tables() -> None:
    assert done(DoneLetter(tables=(3,)), words("en")).text == "✅ Done: table 3 no longer waits for you."
    assert done(DoneLetter(tables=(3, 4)), words("en")).text == "✅ Done: tables 3 and 4 no longer wait for you."
    assert done(DoneLetter(tables=(3,)), words("de")).text == "✅ Erledigt: Tisch 3 wartet nicht mehr auf dich."
    assert "3 et 4" in done(DoneLetter(tables=(3, 4)), words("fr")).text


def test_a_call_that_is_stored_is_read_again() -> None:

    letter = CallLetter(user=1, seat=0, kind="next", link=LINK)
    assert msgspec.json.decode(msgspec.json.encode(letter), type=CallLetter) == letter
