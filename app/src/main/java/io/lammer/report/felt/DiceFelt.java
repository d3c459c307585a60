package io.lammer.report.felt;

import io.lammer.report.picture.Box;
import io.lammer.report.picture.Drawing;
import io.lammer.rules.Hand;
import io.lammer.rules.Outcome.Shake;
import io.lammer.rules.Side;
import io.lammer.tables.Table;

/// A 3 Dice Baccarat layout: a cup for each hand above the spots.
record DiceFelt(OfferedSpots stock, ContestFelt contest) {
  private static final Palette PALETTE = Palette.DICE;
  private static final double SIZE = 52;
  private static final double STEP = 66;

  static GameFelt of(OfferedSpots stock) {
    var felt = new DiceFelt(stock, ContestFelt.of(stock, PALETTE));
    return new GameFelt("dice", PALETTE, stock, felt.contest.places(), felt::ground, felt::live);
  }

  private void ground(Drawing drawing) {
    cup(drawing, contest.player(), FeltWords.of("print.player-cup"));
    cup(drawing, contest.banker(), FeltWords.of("print.banker-cup"));
    Ornament.dice(drawing, contest.middle(), PALETTE);
  }

  private void cup(Drawing drawing, Box hand, String name) {
    Cards.name(drawing, hand, name, PALETTE);
    var tray = tray(hand);
    drawing.rect(tray, tray.height() / 2, "fill stroke stroke-width", "#0a183c", PALETTE.line(), 2);
    drawing.rect(
        tray.inset(6),
        tray.height() / 2 - 6,
        "fill stroke stroke-opacity",
        "none",
        PALETTE.line(),
        "0.5");
  }

  private static Box tray(Box hand) {
    var height = Math.min(120, hand.height() - 38);
    return new Box(hand.midX() - 140, hand.y() + 32, 280, height);
  }

  private void live(Drawing drawing, Table table) {
    if (table.entered() instanceof Shake shake) {
      hand(drawing, contest.player(), shake.player(), shake.winner() == Side.PLAYER);
      hand(drawing, contest.banker(), shake.banker(), shake.winner() == Side.BANKER);
    }
  }

  private static void hand(Drawing drawing, Box box, Hand.Dice dice, boolean wins) {
    var y = tray(box).midY();
    drawing.open("g", "class", "cup");
    Die.thrown(drawing, dice.first(), box.midX() - STEP, y, SIZE);
    Die.thrown(drawing, dice.second(), box.midX(), y, SIZE);
    Die.thrown(drawing, dice.third(), box.midX() + STEP, y, SIZE);
    Cards.total(drawing, tray(box), dice.total(), wins);
    drawing.close("g");
  }
}
