"""Practising alone: games against computers in one private panel."""
