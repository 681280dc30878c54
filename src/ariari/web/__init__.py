"""The browser app: read the rules, score a hand, play, keep the score, replay.

`hall` holds the tables and keeps them on disk, and knows nothing of browsers; `pages` draw and listen. The
optional extra `web` brings what is needed (NiceGUI, SQLAlchemy, Alembic).
"""
