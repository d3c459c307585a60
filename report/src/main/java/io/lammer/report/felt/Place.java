package io.lammer.report.felt;

import io.lammer.rules.Spot;
import org.jspecify.annotations.Nullable;

/// A spot with its place on the felt.
///
/// @param box what is tapped, and where its chips lie unless `chips` says otherwise
/// @param outline the path of a spot that is no rectangle
/// @param fill its own colour, or null for that of the felt
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
  void draw(Drawing drawing, Stock stock, Palette palette, boolean touched) {
    drawing.open(
        "g",
        touched
            ? attributes(stock.label(spot), stock.spoken(spot))
            : new Object[] {"class", "spot still"});
    var color = fill == null ? palette.spot() : fill;
    if (outline == null) {
      drawing.rect(box, 6, "class", "cloth", "fill", color, "stroke", palette.line());
    } else {
      drawing.leaf("path", "class", "cloth", "d", outline, "fill", color, "stroke", palette.line());
    }
    print.on(drawing);
    drawing.close("g");
  }

  private Object[] attributes(String label, String spoken) {
    var number = spot.number();
    var dice = spot.dice();
    var sensor = spot.sensor();
    var which =
        sensor != null
            ? new Object[] {"data-sensor", sensor}
            : number != null
                ? new Object[] {"data-number", number}
                : dice != null
                    ? new Object[] {"data-dice", dice.first() + "," + dice.second()}
                    : new Object[0];
    return Attributes.join(
        new Object[] {"class", "spot", "role", "button", "tabindex", 0, "data-wager", spot.wager()},
        which,
        new Object[] {"data-label", label, "aria-label", spoken});
  }
}
