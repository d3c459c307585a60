package io.lammer.table.felt;

/// A circle with a number, which a marker covers once the number is reached.
public record NumberCircle(int number, double x, double y) {}
