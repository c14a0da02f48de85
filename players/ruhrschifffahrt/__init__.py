"""Ruhrschifffahrt as its computer players see it."""
