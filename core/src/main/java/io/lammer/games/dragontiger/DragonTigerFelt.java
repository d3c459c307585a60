package io.lammer.games.dragontiger;

import io.lammer.rules.Card;
import io.lammer.table.Layout;
import io.lammer.table.Table;
import io.lammer.table.felt.Box;
import io.lammer.table.felt.CardPlaces;
import io.lammer.table.felt.ContestPlaces;
import io.lammer.table.felt.ContestPlaces.Main;
import io.lammer.table.felt.ContestPlaces.Wagers;
import io.lammer.table.felt.FeltPlan;
import io.lammer.table.felt.FeltSpots;
import io.lammer.table.felt.GameFelt;
import io.lammer.table.felt.Label;
import io.lammer.table.felt.Mark;
import io.lammer.table.felt.Palette;
import io.lammer.table.felt.Print;
import io.lammer.table.felt.Print.Curve;
import io.lammer.table.felt.Print.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// The Dragon Tiger felt: a card for each side above the spots.
final class DragonTigerFelt implements GameFelt {
  private static final Palette PALETTE =
      new Palette("#3a0c12", "#4b1119", "#e0a94a", "#fff4dd", "#f6cf7c", "#ffb36b");
  private static final Wagers WAGERS =
      new Wagers(
          List.of(
              Main.of("dragon", 1, "#7a1620"),
              Main.of("tie", 0.62, "#0f5a3c"),
              Main.of("tiger", 1, "#6a4a08")),
          List.of("suited-tie"),
          List.of());
  private static final int CLAWS = 4;

  @Override
  public FeltPlan plan(Layout layout) {
    var spots = new FeltSpots(layout);
    var places = ContestPlaces.of(spots, WAGERS, PALETTE);
    return new FeltPlan(
        "dragon-tiger",
        PALETTE,
        spots,
        places.places(),
        ground(places),
        table -> marks(places, table));
  }

  private static List<Print> ground(ContestPlaces places) {
    return List.of(
        claws(places.middle()),
        Print.handName(places.left(), Label.phrase("print.dragon"), PALETTE),
        new Print.CardOutline(card(places.left())),
        Print.handName(places.right(), Label.phrase("print.tiger"), PALETTE),
        new Print.CardOutline(card(places.right())));
  }

  private static Box card(Box hand) {
    return CardPlaces.place(hand, 1);
  }

  /// The marks of claws in the middle of the felt.
  private static Print claws(Box box) {
    return new Print.Curves(IntStream.range(0, CLAWS).mapToObj(claw -> claw(box, claw)).toList());
  }

  private static Curve claw(Box box, int claw) {
    var x = box.midX() + (claw - (CLAWS - 1) / 2.0) * 26;
    var slant = 34;
    return new Curve(
        new Point(x + slant, box.y() + 18),
        new Point(x + slant * 0.8, box.midY() - 20),
        new Point(x - slant * 0.2, box.midY() + 20),
        new Point(x - slant, box.bottom() - 18));
  }

  private static List<Mark> marks(ContestPlaces places, Table table) {
    var cards = table.entered() instanceof DragonTigerDeal deal ? deal.cards() : table.dealt();
    var marks = new ArrayList<Mark>();
    for (var i = 0; i < cards.size(); i++) {
      marks.add(face(i == 0 ? places.left() : places.right(), cards.get(i)));
    }
    return marks;
  }

  private static Mark face(Box hand, Card card) {
    return new Mark.CardFace(card(hand), card);
  }
}
