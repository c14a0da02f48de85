"""The rulebooks in the channel: read, search, compare, aid and legend, and what can be done here now."""
