"""Answering interactions: in time, once, privately; completing and saying what is typed."""
