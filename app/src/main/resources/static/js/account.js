// The page works without a script of its own.
