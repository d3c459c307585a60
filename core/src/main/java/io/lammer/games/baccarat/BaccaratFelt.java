package io.lammer.games.baccarat;

import io.lammer.games.baccarat.ThirdCardRules.Hands;
import io.lammer.rules.Card;
import io.lammer.rules.Side;
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
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The Rising Phoenix felt: both hands and the Fightback card above the spots.
final class BaccaratFelt implements GameFelt {
  private static final Palette PALETTE =
      new Palette("#0b2f3a", "#0f3b48", "#d9ae4e", "#fbf3dc", "#f0cd78", "#ffb36b");
  private static final String FIGHTBACK = "fightback";
  private static final int FEATHERS = 7;

  @Override
  public FeltPlan plan(Layout layout) {
    var spots = new FeltSpots(layout);
    var places = ContestPlaces.of(spots, wagers(layout), PALETTE);
    return new FeltPlan(
        "baccarat",
        PALETTE,
        spots,
        places.places(),
        ground(spots, places),
        table -> marks(places, table));
  }

  private static Wagers wagers(Layout layout) {
    return new Wagers(
        List.of(
            Main.of("player", 1, "#123a7a"),
            Main.of("tie", 0.62, "#0f5a3c"),
            new Main("banker", 1, "#7a1620", bankerPays(layout))),
        List.of("golden-talons-player", FIGHTBACK),
        List.of("golden-talons-banker"));
  }

  /// The pays of Banker with the commission on its wins.
  private static Label bankerPays(Layout layout) {
    var commission = layout.rules().commission();
    var pays = Main.of("banker", 1, "").pays();
    return commission == null
        ? pays
        : Label.phrase(
            "print.commission",
            pays,
            new Label.Fixed(
                BigDecimal.valueOf(commission.numerator())
                    .movePointRight(2)
                    .divide(BigDecimal.valueOf(commission.denominator()))
                    .stripTrailingZeros()
                    .toPlainString()));
  }

  private static List<Print> ground(FeltSpots spots, ContestPlaces places) {
    var prints = new ArrayList<Print>();
    prints.add(phoenix(places.middle()));
    prints.addAll(Print.hand(places.left(), Label.phrase("print.player"), PALETTE));
    prints.addAll(Print.hand(places.right(), Label.phrase("print.banker"), PALETTE));
    if (spots.has(FIGHTBACK)) {
      prints.add(Print.handName(places.middle(), Label.phrase("print.fightback"), PALETTE));
      prints.add(new Print.CardOutline(CardPlaces.place(places.middle(), 1)));
    }
    return prints;
  }

  /// Two wings of gold lines in the middle of the felt.
  private static Print phoenix(Box box) {
    var feathers = new ArrayList<Curve>();
    for (var i = 0; i < FEATHERS; i++) {
      feathers.add(feather(box, i, 1));
      feathers.add(feather(box, i, -1));
    }
    return new Print.Curves(feathers);
  }

  /// A feather from the breast upward and outward. Each is shorter and lower than the one before.
  private static Curve feather(Box box, int feather, int side) {
    var x = box.midX();
    var y = box.bottom() - 8;
    var reach = side * (150 - feather * 14.0);
    var top = box.y() + 4 + feather * 17.0;
    return new Curve(
        new Point(x, y),
        new Point(x + side * 26, y - 70 + feather * 8),
        new Point(x + reach * 0.45, top + 30),
        new Point(x + reach, top));
  }

  private static List<Mark> marks(ContestPlaces places, Table table) {
    var deal = deal(table);
    var hands =
        deal == null
            ? ThirdCardRules.hands(table.dealt())
            : new Hands(deal.player().cards(), deal.banker().cards());
    var winner = deal == null ? Side.TIE : deal.winner();
    var marks = new ArrayList<Mark>();
    marks.addAll(hand(places.left(), hands.player(), winner == Side.PLAYER));
    marks.addAll(hand(places.right(), hands.banker(), winner == Side.BANKER));
    if (table.entered() instanceof Fightback(_, var card)) {
      marks.add(new Mark.CardFace(CardPlaces.place(places.middle(), 1), card));
    }
    return marks;
  }

  private static List<Mark> hand(Box box, List<Card> cards, boolean wins) {
    return CardPlaces.hand(box, cards, new CardHand(cards).total(), wins);
  }

  /// The round just entered or, while its Fightback card can still be drawn, the last round.
  private static @Nullable Deal deal(Table table) {
    return switch (table.entered()) {
      case Deal deal -> deal;
      case Fightback(var round, _) -> round;
      case null, default -> FightbackBets.round(table).orElse(null);
    };
  }
}
