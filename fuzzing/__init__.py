"""Coverage-guided fuzzing of the readers of game records, by atheris (`make fuzz`)."""
