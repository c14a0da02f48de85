"""After the end the score sheet can be read: every source of every player's points, in the order of ranks."""

import re

import msgspec
import pytest

from bot.alt_text import ALT_LIMIT
from bot.letters import FinalLetter
from bot.outgoing.composing import compose
from bot.tables.positions import kept
from bot.words import LANGUAGES, Language, words
from cogs.views.board_words import PAGE, SCORES, in_words, passages
from games.registry import GAMES
from tests.heard.heard_tables import LONGEST, seated, seen_by, walked

TABLES = [(game, players) for game in GAMES for players in GAMES[game].seats]
each_table = pytest.mark.parametrize(("game_id", "players"), TABLES)
each_language = pytest.mark.parametrize("language", LANGUAGES)
AMOUNT = re.compile(r" (−?\d+)(?: \(\d+\))?[,.]")


@pytest.mark.one_quick
@each_table
@each_language
def test_the_score_sheet_is_a_part_in_which_every_players_sources_sum_up_to_the_total(
    game_id: str, players: int, language: Language
) -> None:
    game, text = GAMES[game_id], words(language, spoken=True)
    state = walked(game, players, 7)[-1].state
    outcome = game.outcome(state)
    assert outcome is not None
    for names in ((), LONGEST):
        loaded = seated(game, players, language, names)
        for viewer in (None, 0):
            news = seen_by(loaded, state, viewer)
            post = in_words(news, SCORES, text)
            assert len(post.text) <= 1800
            assert in_words(news, text("words-scores"), text) == in_words(news, text("final-scores"), text)
            assert text("words-scores") in post.text
            if names:
                continue
            lines = post.text.splitlines()[1:]
            if len(lines) < players:  # many sources of many players take a second page
                lines += in_words(news, f"{SCORES}{PAGE}2", text).text.splitlines()[1:]
            order = [seat for rank in outcome.ranks for seat in rank]
            assert len(lines) == players
            for seat, line in zip(order, lines, strict=True):
                name = loaded.party.plain_names[seat]
                assert f"{name}" in line
                said = [int(one.replace("−", "-")) for one in AMOUNT.findall(line.partition(". ")[2])]
                assert said[0] == outcome.totals[seat]
                gained = [row.points[seat] for row in outcome.rows if row.points[seat]]
                assert said[1 : 1 + len(gained)] == gained
                assert sum(gained) == outcome.totals[seat]


@pytest.mark.one_quick
@each_table
def test_before_the_end_there_is_no_score_sheet_to_read(game_id: str, players: int) -> None:
    loaded, text = seated(GAMES[game_id], players, "en"), words("en", spoken=True)
    for state, _, _ in walked(GAMES[game_id], players, 7)[:-1:60]:
        news = seen_by(loaded, state, 0)
        assert SCORES not in {one.id for one in passages(news, text)}


@pytest.mark.slow
@each_table
@each_language
def test_the_message_of_the_end_says_where_the_points_came_from_as_far_as_there_is_room(
    game_id: str, players: int, language: Language
) -> None:
    """The winner's first; what does not fit is said to be had elsewhere."""
    game, text = GAMES[game_id], words(language)
    state, events, _ = walked(game, players, 7)[-1]
    outcome = game.outcome(state)
    assert outcome is not None
    loaded = msgspec.structs.replace(seated(game, players, language), found_state=state)
    letter = FinalLetter(position=kept(game, state), outcome=outcome, events=events, seed="0" * 32, salt="1" * 32)
    alt = compose(letter, loaded, 1).shots[0].alt
    assert len(alt) <= ALT_LIMIT
    winner, last = outcome.ranks[0][0], outcome.ranks[-1][-1]
    names = loaded.party.plain_names
    first = text("score-line", place=1, who=names[winner], total=outcome.totals[winner], items="")
    assert first.rstrip(" .") in alt
    whole = f". {names[last]}" in alt or f"{players}. {names[last]}" in alt
    assert whole or alt.endswith(text("alt-more"))
