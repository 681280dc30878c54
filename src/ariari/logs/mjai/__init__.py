"""mjai: JSON lines, one event each; with the usual three-player extension (`nukidora`, lists of three)."""
