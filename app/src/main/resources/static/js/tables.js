// The choice of a table needs no script of its own.
