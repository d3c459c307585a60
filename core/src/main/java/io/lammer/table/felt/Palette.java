package io.lammer.table.felt;

/// The colors of a game's felt, as in CSS.
///
/// @param cloth the background
/// @param spot the fill of a spot
/// @param line the lines between spots
/// @param words the large text
/// @param pays the small text
/// @param accent highlights
public record Palette(
    String cloth, String spot, String line, String words, String pays, String accent) {}
