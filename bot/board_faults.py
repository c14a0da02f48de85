"""Why a board file is not taken, as sentences: the same for the boards of all games."""

from collections.abc import Callable

from bot.errors import BoardFaults, BoardOfOtherGame
from bot.names import game_name, safe_text
from bot.words import Words
from games.engine.violation import Violation


def board_refusal(
    error: BoardFaults | BoardOfOtherGame, words: Words, shown: Callable[[str], str] = safe_text
) -> list[str]:
    """What is wrong with a file: a sentence, then each of its faults; `shown` makes safe what the file says."""
    match error:
        case BoardFaults():
            head = words("board-faults", name=error.name, count=len(error.faults))
            return [head, *(board_fault(fault, words, shown) for fault in error.faults)]
        case BoardOfOtherGame():
            game, wanted = game_name(error.game, words), game_name(error.wanted, words)
            return [words("board-of-other-game", name=error.name, game=game, wanted=wanted)]


def board_fault(fault: Violation, words: Words, shown: Callable[[str], str] = safe_text) -> str:
    """What is wrong in a record of a board file; what the file says is shown without any markup."""
    params = {key: shown(value) if isinstance(value, str) else value for key, value in fault.params.items()}
    return words("board-fault", where=shown(fault.rule), fault=words(f"fault-{fault.code}", **params))
