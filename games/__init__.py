"""The rules of the games: pure functions on values, without clock, disk, network or chance."""
