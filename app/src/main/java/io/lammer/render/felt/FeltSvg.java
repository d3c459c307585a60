package io.lammer.render.felt;

import io.lammer.render.picture.Drawing;
import io.lammer.rules.Spot;
import io.lammer.table.Layout;
import io.lammer.table.StandingBet;
import io.lammer.table.Table;
import io.lammer.table.felt.FeltPlan;
import io.lammer.table.felt.GameFelt;
import io.lammer.table.felt.SpotPlace;
import java.util.List;

/// Renders the felt of a table as SVG: the layout with its spots, and the chips and cards on it.
public final class FeltSvg {
  private static final String VIEW = "0 0 1200 560";
  private static final String SANS = "Arial, Helvetica, Nimbus Sans, Liberation Sans, sans-serif";

  private FeltSvg() {}

  public static String layout(Layout layout) {
    return layout(layout, true);
  }

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
    drawing.rect(FeltPlan.CLOTH, 18, "class fill", "ground", felt.palette().cloth());
    var prints = new PrintDrawer(drawing, felt.palette(), new SpotLabels(felt.spots()));
    felt.ground().forEach(prints::draw);
    felt.places().forEach(place -> spot(prints, place, touched));
    return drawing.close("svg").toString();
  }

  /// @param touched true for an interactive spot, false for a picture
  private static void spot(PrintDrawer prints, SpotPlace place, boolean touched) {
    var drawing = prints.drawing();
    if (touched) {
      key(drawing, place.spot(), prints.labels());
    } else {
      drawing.open("g", "class", "spot still");
    }
    var palette = prints.palette();
    var color = place.fill() == null ? palette.spot() : place.fill();
    if (place.outline().isEmpty()) {
      drawing.rect(place.box(), 6, "class fill stroke", "cloth", color, palette.line());
    } else {
      var path = Outline.path(place.outline());
      drawing.leaf("path", "class d fill stroke", "cloth", path, color, palette.line());
    }
    place.prints().forEach(prints::draw);
    drawing.close("g");
  }

  private static void key(Drawing drawing, Spot spot, SpotLabels labels) {
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
        labels.label(spot),
        labels.spoken(spot));
  }

  /// Everything on the layout: chips, puck, lammers, cards or dice. Uses the layout's viewBox and
  /// is drawn above it.
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
    var marks = new MarkDrawer(drawing);
    felt.marks().apply(table).forEach(marks::draw);
    var bets = table.layout().play().bets();
    for (var place : felt.places()) {
      var lying = lying(table, place);
      if (!lying.isEmpty()) {
        Chips.draw(drawing, place, lying, wager -> bets.isOff(table, wager));
      }
    }
    return drawing.close("svg").toString();
  }

  public static String pays(Layout layout, Spot spot) {
    return new SpotLabels(layout).pays(spot);
  }

  private static List<StandingBet> lying(Table table, SpotPlace place) {
    return table.wagers().stream().filter(wager -> wager.spot().equals(place.spot())).toList();
  }
}
