"""Every refusal of every room, provoked for real and read in each language."""
