package io.lammer.games.threedice;

import io.lammer.rules.Side;
import io.lammer.table.Layout;
import io.lammer.table.Table;
import io.lammer.table.felt.Box;
import io.lammer.table.felt.ContestPlaces;
import io.lammer.table.felt.ContestPlaces.Main;
import io.lammer.table.felt.ContestPlaces.Wagers;
import io.lammer.table.felt.Die;
import io.lammer.table.felt.FeltPlan;
import io.lammer.table.felt.FeltSpots;
import io.lammer.table.felt.GameFelt;
import io.lammer.table.felt.Label;
import io.lammer.table.felt.Mark;
import io.lammer.table.felt.Palette;
import io.lammer.table.felt.Print;
import java.util.List;

/// The 3 Dice Baccarat felt: a cup for each hand above the spots.
final class ThreeDiceFelt implements GameFelt {
  private static final Palette PALETTE =
      new Palette("#0d1f4c", "#132a62", "#9fb6ea", "#f2f5ff", "#ffd97a", "#ff9f9f");
  private static final Wagers WAGERS =
      new Wagers(
          List.of(
              Main.of("player", 1, "#123a7a"),
              Main.of("tie", 0.62, "#0f5a3c"),
              Main.of("banker", 1, "#7a1620")),
          List.of("golden-talons-player"),
          List.of("golden-talons-banker"));
  private static final double DIE_SIZE = 52;
  private static final double DIE_STEP = 66;
  private static final double ORNAMENT_SIZE = 54;

  @Override
  public FeltPlan plan(Layout layout) {
    var spots = new FeltSpots(layout);
    var places = ContestPlaces.of(spots, WAGERS, PALETTE);
    return new FeltPlan(
        "dice", PALETTE, spots, places.places(), ground(places), table -> marks(places, table));
  }

  private static List<Print> ground(ContestPlaces places) {
    return List.of(
        Print.handName(places.left(), Label.phrase("print.player-cup"), PALETTE),
        new Print.Tray(tray(places.left())),
        Print.handName(places.right(), Label.phrase("print.banker-cup"), PALETTE),
        new Print.Tray(tray(places.right())),
        ornament(places.middle()));
  }

  private static Print ornament(Box box) {
    return new Print.FaintDice(
        List.of(
            new Die(3, box.midX(), box.midY() - 24, ORNAMENT_SIZE),
            new Die(3, box.midX() - 34, box.midY() + 40, ORNAMENT_SIZE),
            new Die(3, box.midX() + 34, box.midY() + 40, ORNAMENT_SIZE)));
  }

  private static Box tray(Box hand) {
    var height = Math.min(120, hand.height() - 38);
    return new Box(hand.midX() - 140, hand.y() + 32, 280, height);
  }

  private static List<Mark> marks(ContestPlaces places, Table table) {
    return table.entered() instanceof Shake shake
        ? List.of(
            cup(places.left(), shake.player(), shake.winner() == Side.PLAYER),
            cup(places.right(), shake.banker(), shake.winner() == Side.BANKER))
        : List.of();
  }

  private static Mark cup(Box box, DiceHand dice, boolean wins) {
    var y = tray(box).midY();
    return new Mark.Dice(
        "cup",
        List.of(
            new Die(dice.first(), box.midX() - DIE_STEP, y, DIE_SIZE),
            new Die(dice.second(), box.midX(), y, DIE_SIZE),
            new Die(dice.third(), box.midX() + DIE_STEP, y, DIE_SIZE)),
        new Mark.Total(tray(box), dice.total(), wins));
  }
}
