package io.lammer.report.felt;

import io.lammer.report.picture.Box;
import io.lammer.report.picture.Drawing;
import io.lammer.rules.Spot;
import io.lammer.tables.Felt;
import io.lammer.tables.Layout;
import io.lammer.tables.Standing;
import io.lammer.tables.Table;
import java.util.List;

/// The felt of a table as SVG: the layout with its spots, and what lies on it.
public final class FeltSvg {
  static final Box CLOTH = new Box(0, 0, 1200, 560);
  private static final String VIEW = "0 0 1200 560";
  private static final String SANS = "Arial, Helvetica, Nimbus Sans, Liberation Sans, sans-serif";

  private FeltSvg() {}

  /// The empty felt of a table with the wagers it offers: each place a wager can lie is a spot.
  public static String layout(Layout layout) {
    return layout(layout, true);
  }

  /// The same as a picture: nothing on it can be touched.
  public static String picture(Layout layout) {
    return layout(layout, false);
  }

  private static String layout(Layout layout, boolean touched) {
    var felt = GameFelt.of(layout);
    var drawing = new Drawing();
    drawing.svg(
        "class viewBox role aria-label font-family",
        "felt felt-" + felt.kind(),
        VIEW,
        touched ? "group" : "img",
        FeltWords.of("felt." + felt.kind()),
        SANS);
    drawing.rect(CLOTH, 18, "class fill", "ground", felt.palette().cloth());
    felt.ground().on(drawing);
    felt.places().forEach(place -> place.draw(drawing, felt.stock(), felt.palette(), touched));
    return drawing.close("svg").toString();
  }

  /// What lies on it now: chips, puck, lammers, cards or dice. Same viewBox; drawn above the
  /// layout.
  public static String live(Table table) {
    var felt = GameFelt.of(table.layout());
    var drawing = new Drawing();
    drawing.svg(
        "class viewBox aria-hidden pointer-events font-family",
        "felt-live",
        VIEW,
        "true",
        "none",
        SANS);
    felt.live().on(drawing, table);
    var comeOut = table.felt() instanceof Felt.Craps craps && craps.isComeOut();
    for (var place : felt.places()) {
      var lying = lying(table, place);
      if (!lying.isEmpty()) {
        Chips.draw(drawing, place, lying, comeOut);
      }
    }
    return drawing.close("svg").toString();
  }

  /// The name of a spot as people call it.
  public static String label(Layout layout, Spot spot) {
    return new OfferedSpots(layout).label(spot);
  }

  /// What a spot pays, as the felt prints it.
  public static String pays(Layout layout, Spot spot) {
    return new OfferedSpots(layout).pays(spot);
  }

  private static List<Standing> lying(Table table, Place place) {
    return table.wagers().stream().filter(wager -> wager.spot().equals(place.spot())).toList();
  }
}
