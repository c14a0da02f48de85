"""A section shown to a table: once an hour, by those who may, in the table's language, kept in the log."""

import msgspec
import pytest

from bot.letters import Letter, SharedLetter
from bot.outgoing.composing import compose
from bot.outgoing.shared_posts import shared
from bot.rulebooks.book import book
from bot.words import LANGUAGES, words
from tests.bot.table_bench import CHANNEL, THREAD, Bench


async def test_what_is_shared_is_a_letter_and_a_line_of_the_log(bench: Bench) -> None:
    table = await bench.table(2)
    assert await bench.service.share(bench.call(101), table, "Tour de jeu", 0) == "shared"
    letter = (await bench.letters(table))[-1]
    assert letter == SharedLetter(section="Tour de jeu", page=0, name="User 101")
    assert (await bench.rows(table))[-1].channel == THREAD
    assert (await bench.kinds(table))[-1] == "shared"


async def test_a_ruling_leads_to_its_section(bench: Bench) -> None:
    table = await bench.table(2)
    await bench.service.share(bench.call(101), table, "P2", 0)
    assert (await bench.letters(table))[-1].section == "Tour de jeu"
    assert await bench.key(bench.service.share(bench.call(102), table, "Tour de jeu", 0)) == "shared-already"


async def test_what_nobody_wrote_is_refused(bench: Bench) -> None:
    table = await bench.table(2)
    for section in ("", "5.1.2a", "EN", "x" * 500, "Tour de jeu'"):
        assert await bench.key(bench.service.share(bench.call(101), table, section, 0)) == "rules-unknown"


async def test_an_interaction_delivered_twice_shares_once(bench: Bench) -> None:
    table = await bench.table(2)
    call = bench.call(101)
    before = len(await bench.letters(table))
    for _ in range(2):
        assert await bench.service.share(call, table, "Tour de jeu", 0) == "shared"
    assert len(await bench.letters(table)) == before + 1


async def test_after_an_hour_it_may_be_shown_again_and_a_clock_set_back_forbids_nothing_for_ever(
    bench: Bench,
) -> None:
    table = await bench.table(2)
    await bench.service.share(bench.call(101), table, "Tour de jeu", 0)
    bench.now += 3599
    assert await bench.key(bench.service.share(bench.call(102), table, "Tour de jeu", 0)) == "shared-already"
    bench.now += 2
    assert await bench.service.share(bench.call(102), table, "Tour de jeu", 0) == "shared"
    bench.now -= 30 * 24 * 3600
    assert await bench.service.share(bench.call(102), table, "Tour de jeu", 0) == "shared"


async def test_a_gathering_table_is_shown_it_where_it_gathers_and_a_closed_one_nothing(bench: Bench) -> None:
    table = await bench.lobby(2)
    await bench.service.share(bench.call(102), table, "Tour de jeu", 0)
    assert (await bench.rows(table))[-1].channel == CHANNEL
    await bench.service.close_lobby(bench.call(900, moderates=CHANNEL), table)
    refused = await bench.key(bench.service.share(bench.call(102), table, "Livraison", 0))
    assert refused == "table-is-abandoned"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_is_told_in_the_language_of_the_table(bench: Bench, language: str) -> None:
    table = await bench.table(2)
    await bench.service.set_language(bench.call(101), table, language)
    loaded = await bench.loaded(table)
    post = compose(SharedLetter(section="Tour de jeu", page=0, name="Anna"), loaded, 7)
    text = words(language)  # pyright: ignore[reportArgumentType]
    assert post.text.startswith(text("shared-head", name="Anna"))
    assert book("coal_baron", text.language).places["Tour de jeu"].section.heading in post.text
    assert post.mentions == ()


async def test_a_letter_about_a_section_that_is_gone_says_so(bench: Bench) -> None:
    """As where a host went back to a version that does not have it."""
    loaded = await bench.loaded(await bench.table(2))
    text = words("en")
    for section, page in (("gone", 0), ("Tour de jeu", 99)):
        post = shared(SharedLetter(section=section, page=page, name="Anna"), loaded, text, 7)
        assert (text("rules-unknown") in post.text) == (section == "gone")


def test_a_letter_is_read_as_it_was_stored() -> None:
    letter = SharedLetter(section="Tour de jeu", page=1, name="Anna")
    assert msgspec.json.decode(msgspec.json.encode(letter), type=Letter) == letter
