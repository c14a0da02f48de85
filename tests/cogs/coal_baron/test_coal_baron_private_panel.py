"""The private panel as a phone shows it: what is said last is in sight, right above the buttons."""

import pytest

from bot.post import TEXT_LIMIT
from bot.tables.answers import DEEDS
from bot.words import LANGUAGES, Language, words
from cogs.views.panel import panel, public_picture
from tests.bot.table_bench import Bench


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_refusal_stands_last_and_without_a_picture(bench: Bench, language: Language) -> None:
    """Between text and buttons Discord puts the picture, so a refusal has none; what was done keeps it."""
    table, text = await bench.table(3), words(language)
    seen = await bench.service.seen(await bench.user(table), table)
    for sentence in (text("refused", reason="x"), text("stale"), text("nothing-to-take-back")):
        refused = panel(seen, text, sentence=sentence, refused=True)
        assert refused.text.splitlines()[-1] == sentence
        assert refused.shots == ()
        assert refused.rows == panel(seen, text).rows
    for deed in (*DEEDS, "returned"):
        done = panel(seen, text, sentence=text(deed))
        assert done.text.splitlines()[-1] == text(deed)
        assert done.shots == panel(seen, text).shots != ()


async def test_a_note_is_whole_where_the_rest_is_cut(bench: Bench) -> None:
    table, text = await bench.table(3), words("en")
    sentence = "⛔ " + "x" * 900
    for user in (await bench.user(table), 999):
        seen = await bench.service.seen(user, table)
        for post in (panel(seen, text, sentence=sentence), public_picture(seen, text, sentence)):
            assert post.text.endswith(f"\n{sentence}")
            assert len(post.text) <= TEXT_LIMIT
    seen = await bench.service.seen(await bench.user(table), table)
    assert len(panel(seen, text, sentence="x" * 4000).text) <= TEXT_LIMIT
