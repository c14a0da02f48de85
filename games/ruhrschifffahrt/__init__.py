"""The rules of Ruhrschifffahrt 1769-1890 as a deterministic, pure state machine."""
