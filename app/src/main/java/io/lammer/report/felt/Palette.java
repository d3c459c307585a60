package io.lammer.report.felt;

/// The colors of a game's felt.
///
/// @param cloth the ground
/// @param spot a spot that lies on it
/// @param line between spots
/// @param words the large print
/// @param pays the small print
/// @param accent what stands out
record Palette(String cloth, String spot, String line, String words, String pays, String accent) {
  static final Palette CRAPS =
      new Palette("#0a3d2b", "#0e4a35", "#e6dcc2", "#f8f2e0", "#f3cf73", "#ffb199");
  static final Palette BACCARAT =
      new Palette("#0b2f3a", "#0f3b48", "#d9ae4e", "#fbf3dc", "#f0cd78", "#ffb36b");
  static final Palette DICE =
      new Palette("#0d1f4c", "#132a62", "#9fb6ea", "#f2f5ff", "#ffd97a", "#ff9f9f");
}
