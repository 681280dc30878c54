"""`python -m ariari` is the command `ariari`."""

from ariari.cli import main

main()
