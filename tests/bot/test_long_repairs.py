"""A proposal of the longest names and reason: every value is read in whole, and the message fits."""

import msgspec
import pytest

from bot.letters import NoticeLetter
from bot.outgoing.composing import compose
from bot.outgoing.decided_text import MOST_OF_A_CHANGE, changed_lines
from bot.post import TEXT_LIMIT
from bot.presenter import PRESENTERS, register
from bot.tables.decided import Changed
from bot.tables.repairing import REASON_LONGEST, quantities, written
from bot.words import LANGUAGES, Language, words
from cogs.kohle_kolonie import PRESENTER
from db import tables
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_value_that_is_agreed_to_is_cut_off_and_the_message_fits(
    bench: Bench, language: Language
) -> None:
    register(PRESENTER)
    table = await bench.service.new(bench.call(101), "kohle_kolonie", GUILD, CHANNEL, language, threads=True)
    for user in range(102, 106):
        await bench.service.join(bench.call(user), table)
    await bench.service.start(bench.call(101), table, THREAD)
    for seat in range(5):
        await bench.db.transaction(lambda c, seat=seat: tables.change_seat(c, table, seat, name="*" * 32))
    found = await bench.loaded(table)
    far = tuple(msgspec.structs.replace(seat, user=10**18 + seat.seat) for seat in found.seats)
    loaded = msgspec.structs.replace(found, seats=far)
    owned = [one for one in quantities(loaded).values() if one.id.startswith("owner.")][-8:]
    changes = [Changed(one.id, "0", "1") for one in owned]
    assert all({"0", "1"} <= set(one.values) for one in owned)
    lines = changed_lines(changes, loaded.state, PRESENTERS["kohle_kolonie"], loaded.party, words(language))
    assert all(len(line) <= MOST_OF_A_CHANGE for line in lines)
    values = {"changes": written(changes), "reason": "*" * REASON_LONGEST, "name": loaded.party.names[0]}
    asked = {"choice": "yes", "more": 4, "until": 1_900_000_000, "line": 4}
    for settled in ("", "vote-passed"):
        letter = NoticeLetter(
            key="notice-repair-asked",
            values={**values, **asked},
            seats=(1, 2, 3, 4),
            vote=1,
            choices=("yes", "no"),
            settled=settled,
        )
        post = compose(letter, loaded, 10**17)
        assert len(post.text) <= TEXT_LIMIT
        assert all(line in post.text for line in lines)
