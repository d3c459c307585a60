// This page needs no script of its own.
