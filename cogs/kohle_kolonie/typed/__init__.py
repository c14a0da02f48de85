"""What is typed: names for ids, and answers with a thought of their own."""
