"""Where black dice go that leave a track, while the dominion of the round has no room for them."""

import msgspec
import pytest
from ruhrschifffahrt_tables import at_stage, panel, position

from bot.words import LANGUAGES, Language, words
from cogs.ruhrschifffahrt.names import names_of
from games.ruhrschifffahrt import turns
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import Die


@pytest.mark.parametrize("language", LANGUAGES)
def test_5_1_a_full_dominion_says_that_black_dice_go_elsewhere(language: Language) -> None:
    """It named Essen alone, and offered Werden and Broich."""
    text = words(language)
    state = at_stage("option")
    seat = GAME.active_seats(state)[0]
    river = river_of(state)
    essen = [at for at in river.storages if river.spaces[at].dominion == "essen"]
    name = names_of(text).dominion("essen")
    for there, key in ((essen, "ru-round-dominion-full"), (essen[1:], "ru-round-dominion")):
        after = msgspec.structs.replace(state, round=5, dice={**dict.fromkeys(there, 3), "st_oefte": 3})
        assert text(key, dominion=name) in panel(position(after, seat), "", language).text
    left = msgspec.structs.replace(
        state,
        round=5,
        phase=4,
        dice={**dict.fromkeys(essen, 3), "st_oefte": 3},
        turn=turns.PlaceDice(seat),
        leaving=(Die("black", 2),),
    )
    assert (
        text("ru-round-dominion-full", dominion=names_of(text).dominion("essen"))
        in panel(position(left, seat), "", language).text
    )
