package io.lammer.report.felt;

import io.lammer.report.picture.Box;
import io.lammer.report.picture.Drawing;
import io.lammer.rules.Spot;
import org.jspecify.annotations.Nullable;

/// A spot with its place on the felt.
///
/// @param box what is tapped, and where its chips lie unless `chips` says otherwise
/// @param outline the path of a spot that is no rectangle
/// @param fill its own color, or null for that of the felt
record Place(
    Spot spot, Box box, @Nullable String outline, @Nullable String fill, Box chips, Print print) {

  static Place of(Spot spot, Box box, Print print) {
    return new Place(spot, box, null, null, box, print);
  }

  Place chipsIn(Box other) {
    return new Place(spot, box, outline, fill, other, print);
  }

  Place filled(String color) {
    return new Place(spot, box, outline, color, chips, print);
  }

  Place outlined(String path) {
    return new Place(spot, box, path, fill, chips, print);
  }

  /// @param touched whether it is a key, or only a picture of one
  void draw(Drawing drawing, OfferedSpots stock, Palette palette, boolean touched) {
    if (touched) {
      key(drawing, stock.label(spot), stock.spoken(spot));
    } else {
      drawing.open("g", "class", "spot still");
    }
    var color = fill == null ? palette.spot() : fill;
    if (outline == null) {
      drawing.rect(box, 6, "class fill stroke", "cloth", color, palette.line());
    } else {
      drawing.leaf("path", "class d fill stroke", "cloth", outline, color, palette.line());
    }
    print.on(drawing);
    drawing.close("g");
  }

  private void key(Drawing drawing, String label, String spoken) {
    var dice = spot.dice();
    drawing.open(
        "g",
        "class role tabindex data-wager data-sensor data-number data-dice data-label aria-label",
        "spot",
        "button",
        0,
        spot.wager(),
        spot.sensor(),
        spot.number(),
        dice == null ? null : dice.first() + "," + dice.second(),
        label,
        spoken);
  }
}
