"""Side by side with peers, in one run on one core: `make bench`."""
