"""The panels: what a seat can press."""
