package io.lammer.games.craps;

import io.lammer.table.Felt;
import io.lammer.table.GameHouse;
import io.lammer.table.Table;
import java.util.List;
import java.util.stream.Stream;

final class CrapsHouse implements GameHouse {
  /// Leaves out the shooter, because voiding the round restores the earlier shooter.
  @Override
  public Felt unchangedForVoid(Felt felt) {
    var craps = (CrapsState) felt;
    return new CrapsState(craps.point(), craps.afterSeven(), 0, craps.paidThisHand());
  }

  /// Keeps the recorded amount paid this hand, which is not re-entered.
  @Override
  public Felt reentered(Table table, Felt shown) {
    var craps = (CrapsState) shown;
    var before = (CrapsState) table.felt();
    return new CrapsState(
        craps.point(), craps.afterSeven(), craps.shooter(), before.paidThisHand());
  }

  @Override
  public List<Difference> differences(Felt before, Felt shown) {
    var was = (CrapsState) before;
    var is = (CrapsState) shown;
    return Stream.of(
            new Difference("Point", point(was), point(is), true),
            new Difference("Shooter", "seat " + was.shooter(), "seat " + is.shooter(), false))
        .filter(difference -> !difference.before().equals(difference.after()))
        .toList();
  }

  private static String point(CrapsState felt) {
    return felt.isComeOut() ? "come-out" : Integer.toString(felt.point());
  }

  @Override
  public int recentRounds() {
    return 60;
  }

  @Override
  public Felt keptWithRound(Felt felt) {
    return felt;
  }
}
