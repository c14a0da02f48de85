"""A local stand-in for Discord: REST, gateway, a world that lasts and a page to play on."""
