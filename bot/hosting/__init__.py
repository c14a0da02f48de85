"""What a host calls: setting up, settings, copies, mending, boards."""
