"""What the numbers of an event rest on, as short sentences."""

from bot.presenter import Party
from bot.words import Words
from cogs.kohle_kolonie.names import capital, names_of
from cogs.kohle_kolonie.told.phrases import phrases
from games.engine.event import Fact


def said(fact: Fact, party: Party, words: Words) -> str:
    """One fact as a sentence, with names, and with amounts written out."""
    names = names_of(words, party.board)
    written = {
        "coins": names.coins,
        "points": names.points,
        "workers": names.workers,
        "miners": names.miners,
        "engineers": names.engineers,
    }
    params = phrases(fact.params, party, words)
    params |= {key: write(int(str(fact.params[key]))) for key, write in written.items() if key in params}
    text = words(f"kk-fact-{fact.kind}", **params)
    named_first = "seat" in params and text.startswith(str(params["seat"]))
    return text if named_first else capital(text)  # players' names stay as they are written
