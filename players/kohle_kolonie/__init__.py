"""The mind of Kohle & Kolonie: what coins, mines, settlements and all else are worth, and what is worth trying."""
