package io.lammer.games.baccarat;

import io.lammer.rules.Family;
import io.lammer.rules.Machine;
import io.lammer.rules.Paytable;
import io.lammer.rules.Side;
import java.util.List;

/// The families that only baccarat plays: Fightback and the jackpots.
public enum BaccaratFamily implements Family {
  FIGHTBACK_AFTER_WIN,
  FIGHTBACK_AFTER_TIE,
  HARMONY,
  DESTINY,
  SUN_7_JACKPOT;

  /// True if the Fightback card resolves the wagers of a family.
  static boolean awaitsCard(Family family) {
    return family.isFollowUp() || family == DESTINY;
  }

  /// True if the wagers of a family can be made after this round, or do not depend on it.
  static boolean isOpenAfter(Family family, Deal round) {
    return switch (family) {
      case BaccaratFamily.FIGHTBACK_AFTER_WIN -> round.winner() != Side.TIE;
      case BaccaratFamily.FIGHTBACK_AFTER_TIE -> round.winner() == Side.TIE;
      default -> true;
    };
  }

  @Override
  public Machine machine(Paytable paytable, String wager) {
    return awaitsCard(this) ? FightbackCard.MACHINE : Machine.ONE_ROUND;
  }

  @Override
  public List<String> wagers(String paytable) {
    return List.of(isFollowUp() ? "fightback" : word());
  }

  @Override
  public boolean isJackpot() {
    return !isFollowUp();
  }

  @Override
  public boolean isFollowUp() {
    return this == FIGHTBACK_AFTER_WIN || this == FIGHTBACK_AFTER_TIE;
  }
}
