"""A mahjong parlor's house rules as software."""
