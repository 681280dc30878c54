"""Other engines made to play at our table."""
