"""Discord's REST API v10, as far as a table-keeping bot needs it."""
