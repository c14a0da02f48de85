"""Questions about a position, answered from its parts in words alone."""

from collections.abc import Iterator
from random import Random
from typing import TypeAlias

from bot.post import Post
from bot.tables.seeing import News
from bot.words import Words
from cogs.views.board_words import in_words
from tests.text_player.heard import Curtain
from tests.text_player.knowing import ANY, NUMBER, Phrase, counted

Amounts: TypeAlias = dict[str, int]


class Listener:
    """Opens parts of a position by their names in the menus, and knows what its words mean."""

    def __init__(self, news: News, words: Words) -> None:
        self.words, self._news = words, news
        self._curtain = Curtain(Random(1))

    def part(self, *names: str) -> str:
        """The text of a part, gone to by these names, each from the menu of the one before."""
        heard = self._curtain.of(self._post(""))
        for name in names:
            entry = next(one for one in heard.controls if one.placeholder and one.label == name)
            heard = self._curtain.of(self._post(self._curtain.pressed(entry.handle)[1]))
        return heard.text

    def lines(self, *names: str) -> list[str]:
        """The lines of a part below its title, of all its pages."""
        return self.part(*names).splitlines()[1:]

    def _post(self, part: str) -> Post:
        return in_words(self._news, part, self.words)

    def numbers(self, key: str, text: str) -> Amounts | None:
        """What a sentence of amounts says: of each amount its number."""
        return _means(self.words, key).one_in(text)


def _means(words: Words, key: str) -> Phrase:
    game = key.partition("-")[0]
    money = "francs" if game == "cb" else "coins"
    slots = {name: counted(words, f"{game}-{name}") for name in ("points", money, "workers")}
    others = {"cb-text-player": {"who": ANY, "colour": ANY}}.get(key, {})
    return Phrase(words, key, {**others, **slots})


# Coal Baron


def spaces(asked: Listener, area: str) -> Iterator[tuple[bool, int]]:
    """Of each worker space of an area of which workers are told: whether it is free, and how many it takes."""
    free = Phrase(asked.words, "cb-text-space-free", {"space": ANY, "needed": NUMBER})
    taken = Phrase(
        asked.words, "cb-text-space-taken", {"space": ANY, "who": ANY, "count": NUMBER, "needed": NUMBER}
    )
    for line in asked.lines(asked.words(f"cb-picture-area-{area}")):
        for phrase in (free, taken):
            if told := phrase.one_in(line):
                yield phrase is free, told["needed"]


def order_points(asked: Listener) -> list[int]:
    """The points of each order card on sale, by slot."""
    order = Phrase(asked.words, "cb-order", {"vehicle": ANY, "points": NUMBER, "coals": ANY})
    offer = Phrase(asked.words, "cb-text-offer", {"space": ANY, "offer": order})
    told = [offer.one_in(line) for line in asked.lines(asked.words("cb-picture-area-orders"))]
    return [one["offer_points"] for one in told if one]


def tile_prices(asked: Listener) -> list[int]:
    """The price of each tunnel tile on sale, by slot."""
    francs = counted(asked.words, "cb-francs")
    told = [francs.one_in(line) for line in asked.lines(asked.words("cb-picture-area-factory"))]
    return [one["count"] for one in told if one]


# Kohle & Kolonie


def mines_for_sale(asked: Listener) -> list[tuple[int, int]]:
    """Price and income of each mine on display."""
    coins = counted(asked.words, "kk-coins")
    card = Phrase(asked.words, "kk-card-price", {"coins": coins, "income": NUMBER})
    told = [card.one_in(line) for line in asked.lines(asked.words("kk-picture-area-display"))]
    return [(one["coins_count"], one["income"]) for one in told if one]


def village(asked: Listener, city: str, name: str) -> tuple[int, int]:
    """Workers and free spaces of a village in a city."""
    workers = counted(asked.words, "kk-workers")
    phrase = Phrase(
        asked.words,
        "kk-text-village",
        {"village": ANY, "workers": workers, "settlements": ANY, "count": NUMBER},
    )
    text = asked.part(city, asked.words("kk-part-village", village=name))
    told = phrase.one_in(text)
    assert told is not None, text
    return told["workers_count"], told["count"]


# Ruhrschifffahrt


def dice(asked: Listener, stretch: str) -> dict[str, int]:
    """The value of each die on a stretch of the river, by the beginning of the line that names its storage."""
    colours = [Phrase(asked.words, f"ru-die-{colour}") for colour in ("black", "white")]
    forms = [Phrase(asked.words, "ru-die", {"colour": colour, "value": NUMBER}) for colour in colours]
    found: dict[str, int] = {}
    for line in asked.lines(asked.words(f"ru-picture-area-{stretch}")):
        name, _, rest = line.removeprefix("• ").partition(asked.words("ru-text-space", name="", parts="").strip())
        for form in forms:
            if told := form.one_in(rest):
                found[name.strip()] = told["value"]
    return found


def means_on_the_ruhr(asked: Listener, player: str) -> Amounts:
    """Points, coins and debts of a player."""
    line = next(line for line in asked.lines(asked.words("part-player", name=player)) if player in line)
    found: Amounts = {}
    for name in ("points", "coins", "debts"):
        told = counted(asked.words, f"ru-{name}").one_in(line)
        found[name] = told["count"] if told else 0
    return found
