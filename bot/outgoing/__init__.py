"""What leaves: letters as messages, sent in order and each once."""
