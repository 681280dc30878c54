"""Bots from elsewhere at our table, and ours at theirs, in mjai."""
