"""Pictures of positions: a `Picture` in, a PNG out, drawn with Pillow and nothing else."""
