package io.lammer.report.felt;

import io.lammer.report.picture.Drawing;
import io.lammer.rules.Outcome.Deal;
import io.lammer.rules.Outcome.Fightback;
import io.lammer.rules.Side;
import io.lammer.rules.baccarat.ThirdCardRules;
import io.lammer.rules.baccarat.ThirdCardRules.Hands;
import io.lammer.tables.Table;
import org.jspecify.annotations.Nullable;

/// A Rising Phoenix layout: places for both hands and the Fightback card above the spots.
record BaccaratFelt(OfferedSpots stock, ContestFelt contest) {
  private static final Palette PALETTE = Palette.BACCARAT;

  static GameFelt of(OfferedSpots stock) {
    var felt = new BaccaratFelt(stock, ContestFelt.of(stock, PALETTE));
    return new GameFelt(
        "baccarat", PALETTE, stock, felt.contest.places(), felt::ground, felt::live);
  }

  private void ground(Drawing drawing) {
    Ornament.phoenix(drawing, contest.middle(), PALETTE);
    Cards.places(drawing, contest.player(), FeltWords.of("print.player"), PALETTE);
    Cards.places(drawing, contest.banker(), FeltWords.of("print.banker"), PALETTE);
    if (stock.has(OfferedSpots.FIGHTBACK)) {
      Cards.name(drawing, contest.middle(), FeltWords.of("print.fightback"), PALETTE);
      Cards.outline(drawing, Cards.place(contest.middle(), 1), PALETTE);
    }
  }

  private void live(Drawing drawing, Table table) {
    var deal = deal(table);
    var hands =
        deal == null
            ? ThirdCardRules.hands(table.dealt())
            : new Hands(deal.player().cards(), deal.banker().cards());
    var winner = deal == null ? Side.TIE : deal.winner();
    Cards.hand(drawing, contest.player(), hands.player(), winner == Side.PLAYER);
    Cards.hand(drawing, contest.banker(), hands.banker(), winner == Side.BANKER);
    if (table.entered() instanceof Fightback(_, var card)) {
      Cards.card(drawing, Cards.place(contest.middle(), 1), card);
    }
  }

  /// The round that is entered, or else the last one while its Fightback card may be drawn.
  private static @Nullable Deal deal(Table table) {
    return switch (table.entered()) {
      case Deal deal -> deal;
      case Fightback(var round, _) -> round;
      case null, default -> table.fightbackRound().orElse(null);
    };
  }
}
