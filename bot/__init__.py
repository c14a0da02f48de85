"""The process: settings, the table service, the outbox, drawing, translations and the client."""
