"""The judge: what would be legal, why something is as it is, and what a table settles.

Each part has a module with its commands as a class, which the cogs of `/rules` and `/table` inherit, an
`add_to_rules` or `add_to_table` that puts them into the group, and where it has presses a `register` for them;
`judging.py` lists the parts.
"""
