"""The rules of each game in our own words, a Markdown file a game and language; see docs/rulebooks.md."""
