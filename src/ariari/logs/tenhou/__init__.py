"""Tenhou's formats: mjlog (XML), tenhou.net/6 (JSON), and its shuffle."""
