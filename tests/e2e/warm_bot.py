"""A process that has imported everything and forks a bot for each line it reads, so that a start costs no imports.

    python -m tests.e2e.warm_bot [quick]

Each line is a JSON object of environment variables; the answer is the process id of a bot started with them. Quick
bots draw dots that take a moment, so that none starts a process that draws, their computers play by chance, and
they are soon ready.
"""

import json
import os
import signal
import sys
from importlib import import_module
from typing import Any


def serve() -> None:
    # Not above: the process that draws imports this module, too, and needs nothing of it.
    for module in ("bot.process.command", *import_module("bot.process.client").extensions()):
        import_module(module)
    texts = import_module("bot.words")
    for language in texts.LANGUAGES:
        texts.words(language)
    if sys.argv[1:] == ["quick"]:
        _quicken()
    # Nobody waits for the bots that are killed.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            _play(json.loads(line))
        print(child, flush=True)


def _quicken() -> None:
    house, starting = import_module("tests.e2e.house"), import_module("bot.process.starting")
    known = starting.Steiger

    def ready_soon(*given: Any) -> Any:
        bot = known(*given, house.thinker_by_chance())
        house.ready_soon(bot)
        return bot

    starting.Drawer, starting.Steiger = house.SlowDots, ready_soon


def _play(environment: dict[str, str]) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    os.environ.update(environment)
    devnull = os.open(os.devnull, os.O_RDWR)
    os.dup2(devnull, 0)
    os.dup2(2, 1)
    os._exit(import_module("bot.process.command").main(["bot"]))


if __name__ == "__main__":
    serve()
