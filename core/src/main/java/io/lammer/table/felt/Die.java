package io.lammer.table.felt;

/// A die with its center and the length of its sides.
public record Die(int face, double x, double y, double size) {}
