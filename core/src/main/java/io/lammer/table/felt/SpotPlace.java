package io.lammer.table.felt;

import io.lammer.rules.Spot;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A spot with its position on the felt.
///
/// @param box the touch area, which also contains the chips
/// @param outline the corners of a spot that is not a rectangle; empty for a rectangle
/// @param fill its own color, or null for the felt's color
/// @param prints from back to front
public record SpotPlace(
    Spot spot,
    Box box,
    List<Corner> outline,
    @Nullable String fill,
    Box chips,
    List<Print> prints) {
  public SpotPlace {
    outline = List.copyOf(outline);
    prints = List.copyOf(prints);
  }

  public static SpotPlace of(Spot spot, Box box, List<? extends Print> prints) {
    return new SpotPlace(spot, box, List.of(), null, box, List.copyOf(prints));
  }

  public static SpotPlace of(Spot spot, Box box, Print... prints) {
    return of(spot, box, List.of(prints));
  }

  public SpotPlace chipsIn(Box other) {
    return new SpotPlace(spot, box, outline, fill, other, prints);
  }

  public SpotPlace filled(String color) {
    return new SpotPlace(spot, box, outline, color, chips, prints);
  }

  public SpotPlace outlined(List<Corner> corners) {
    return new SpotPlace(spot, box, corners, fill, chips, prints);
  }
}
