"""The verbs of Invasion, one idea a file; what fits into none of them is in `common`."""
