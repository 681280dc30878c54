"""Our own format: JSON lines of a table's events (docs/events.md)."""
