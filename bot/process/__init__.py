"""What runs: the client, the commands it registers, reaching Discord."""
