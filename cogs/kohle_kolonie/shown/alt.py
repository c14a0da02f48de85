"""What matters in a picture, as its alt text."""

from bot.alt_text import in_order, sentence, unmarked
from bot.presenter import Party
from bot.words import Words
from cogs.kohle_kolonie.names import ROMAN, names_of
from cogs.kohle_kolonie.shown import auction_text, player_text
from games.engine.contract import Outcome
from games.engine.event import Seat
from games.kohle_kolonie.view import View


def of_board(view: View, party: Party, words: Words) -> str:
    """Round and phase, who acts, everybody's means, the Trust, the cards for sale."""
    names = names_of(words, view.options.board)
    lines = [
        words("kk-alt-board", table=party.called, board=names.board.name, round=ROMAN[view.round]),
        *_acting(view, party, words),
        *(_means(view, seat, party, words) for seat in view.order),
        words("kk-text-trust-coins", count=view.trust.coins + view.trust.extra_coin),
        words("kk-alt-display", cards=", ".join(names.card(card) for card in view.display) or words("kk-nothing")),
    ]
    return in_order(lines, words, more=True)


def of_player(view: View, seat: Seat, party: Party, words: Words) -> str:
    """A player's means, tableau and pithead cards."""
    me, names = view.seats[seat], names_of(words, view.options.board)
    parts = [
        player_text.supplies(me, names, words),
        *player_text.tableau(view, seat, names, words),
        *player_text.pitheads(me, names, words),
    ]
    lines = [
        words("kk-alt-player", table=party.called, who=party.plain_names[seat]),
        _means(view, seat, party, words),
        *(words("kk-alt-sentence", text=part) for part in parts),
    ]
    return in_order(lines, words)


def of_stocks(view: View, seat: Seat, party: Party, words: Words) -> str:
    """A player's means and what lies beside the tableau."""
    names = names_of(words, view.options.board)
    lines = [
        words("kk-alt-player", table=party.called, who=party.plain_names[seat]),
        _means(view, seat, party, words),
        *(sentence(part) for part in player_text.stocks(view, seat, names, words)),
    ]
    return in_order(lines, words)


def of_pitheads(view: View, seat: Seat, party: Party, words: Words) -> str:
    """A player's means and pithead cards."""
    parts = player_text.pitheads(view.seats[seat], names_of(words, view.options.board), words)
    lines = [
        words("kk-alt-player", table=party.called, who=party.plain_names[seat]),
        _means(view, seat, party, words),
        *(words("kk-alt-sentence", text=part) for part in parts),
    ]
    return in_order(lines, words)


def of_area(view: View, name: str, party: Party, words: Words) -> str:
    """Which area is shown, and who acts."""
    regions = {region.id: region.name for region in names_of(words, view.options.board).board.regions}
    area = regions[name] if name in regions else words(f"kk-picture-area-{name}")
    lines = [words("kk-alt-area", table=party.called, area=area), *_acting(view, party, words)]
    lines += [_means(view, seat, party, words) for seat in view.order]
    return in_order(lines, words, more=True)


def of_auction(view: View, party: Party, words: Words) -> str:
    """The consolidation under way: every value, its parts, every bid, the coins left."""
    plain = unmarked(party)
    told = [sentence(line) for line in auction_text.lines(view, plain, words)]
    return in_order([words("kk-alt-auction", table=party.called), *_acting(view, plain, words), *told], words)


def of_score_sheet(outcome: Outcome, party: Party, words: Words) -> str:
    """The final totals."""
    totals = ", ".join(
        words("kk-text-count", who=party.plain_names[seat], count=outcome.totals[seat])
        for rank in outcome.ranks
        for seat in rank
    )
    return in_order([words("kk-alt-score-sheet", table=party.called, totals=totals)], words)


def _acting(view: View, party: Party, words: Words) -> list[str]:
    stage = words(f"kk-stage-{view.turn.stage}")
    return [words("kk-text-active", who=party.plain_names[seat], stage=stage) for seat in view.active]


def _means(view: View, seat: Seat, party: Party, words: Words) -> str:
    means = player_text.means(view.seats[seat], names_of(words, view.options.board), words)
    return words("kk-alt-means", who=party.plain_names[seat], means=means)
