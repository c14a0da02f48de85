"""Questions about random positions, answered by words alone as the view answers them."""

import pytest

from bot.tables.seeing import News
from bot.words import LANGUAGES, Language, words
from cogs.coal_baron.shown.board_text import AREAS, lying_on
from cogs.kohle_kolonie.names import names_of as kohle_names
from cogs.ruhrschifffahrt.names import names_of as ruhr_names
from games.coal_baron import facts as coal_facts
from games.kohle_kolonie.terrain import terrain_for
from games.registry import GAMES
from games.ruhrschifffahrt.river import river_on
from tests.heard.heard_tables import seated, seen_by, walked
from tests.text_player import asking
from tests.text_player.asking import Listener

each_language = pytest.mark.parametrize("language", LANGUAGES)
MEANS = {
    "coal_baron": ("cb-text-player", "francs", "francs_count"),
    "kohle_kolonie": ("kk-own-means", "coins", "coins_count"),
}


def positions(game_id: str, language: Language) -> list[News]:
    """A handful of positions of two games, seen by whoever must decide or by a stranger."""
    found: list[News] = []
    for seed, players in ((3, GAMES[game_id].seats[0]), (4, GAMES[game_id].seats[-1])):
        loaded, walk = seated(GAMES[game_id], players, language), walked(GAMES[game_id], players, seed)
        for number, (state, _, _) in enumerate(walk[:: max(1, len(walk) // 8)]):
            found.append(seen_by(loaded, state, state.turn.seat if number % 2 else None))
    return found


@pytest.mark.slow
@each_language
@pytest.mark.parametrize("game_id", MEANS)
def test_what_each_player_has_is_heard(game_id: str, language: Language) -> None:
    text, (key, money, money_said) = words(language), MEANS[game_id]
    for news in positions(game_id, language):
        asked, party = Listener(news, text), news.seen.loaded.party
        for seat, me in enumerate(news.seen.view.seats):
            said = asked.part(text("part-player", name=party.plain_names[seat]))
            told = asked.numbers(key, said)
            assert told is not None, said
            assert (told["points_count"], told[money_said], told["workers_count"]) == (
                me.points,
                getattr(me, money),
                me.workers,
            )


@pytest.mark.slow
@each_language
def test_what_is_free_and_for_sale_in_coal_baron_is_heard(language: Language) -> None:
    for news in positions("coal_baron", language):
        view, asked = news.seen.view, Listener(news, words(language))
        for area, kinds in AREAS.items():
            known = [one for one in coal_facts.SPACES.values() if one.area in kinds and one.id != "bank"]
            assert list(asking.spaces(asked, area)) == [
                (view.spaces.get(one.id) is None, view.workers_needed(one.id))
                for one in known
                if not view.closed(one.id)
            ]
        lying = [lying_on(view, one) for one in coal_facts.SPACES.values() if not view.closed(one.id)]
        orders = [coal_facts.ORDERS[card].points for card in lying if card in coal_facts.ORDERS]
        tiles = [coal_facts.TILES[card].price for card in lying if card in coal_facts.TILES]
        assert asking.order_points(asked) == orders
        assert asking.tile_prices(asked) == tiles


@pytest.mark.slow
@each_language
def test_what_is_free_and_for_sale_in_kohle_kolonie_is_heard(language: Language) -> None:
    names = kohle_names(words(language))
    cities = {region.id: region.name for region in names.board.regions}
    for news in positions("kohle_kolonie", language):
        view, asked = news.seen.view, Listener(news, words(language))
        terrain = terrain_for(view.options, len(view.seats))
        cards = [terrain.cards[card] for card in view.display]
        assert asking.mines_for_sale(asked) == [(card.price, card.income) for card in cards]
        for id in terrain.open_villages[::3]:
            seen = view.villages[id]
            free = terrain.villages[id].spaces - len(seen.settlements)
            told = asking.village(asked, cities[names.region(id)], names.village(id))
            assert told == (seen.workers, free)


@pytest.mark.slow
@each_language
def test_dice_and_means_of_ruhrschifffahrt_are_heard(language: Language) -> None:
    names = ruhr_names(words(language))
    for news in positions("ruhrschifffahrt", language):
        view, asked = news.seen.view, Listener(news, words(language))
        told = {
            name: value
            for part in ("mark", "essen", "werden", "berg_broich")
            for name, value in asking.dice(asked, part).items()
        }
        assert told == {
            names.space(id): value
            for id, value in view.dice.items()
            if id in river_on(view.options.board).storages
        }
        for seat, me in enumerate(view.seats):
            amounts = {"points": me.points, "coins": me.coins, "debts": me.debts}
            assert asking.means_on_the_ruhr(asked, news.seen.loaded.party.plain_names[seat]) == amounts
