"""Time: the clock, sleeping by it, what a heartbeat tells, waking hours."""
