"""The bench, for whatever here asks for one."""

from tests.bot.table_bench import bench

__all__ = ["bench"]
