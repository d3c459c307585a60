package io.lammer.table.felt;

/// A rounded corner of a spot that is a polygon.
public record Corner(double x, double y, double radius) {}
