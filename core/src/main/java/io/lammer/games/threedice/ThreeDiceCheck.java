package io.lammer.games.threedice;

import io.lammer.rules.CommonFamily;
import io.lammer.table.GameCheck;
import io.lammer.table.Refusal.Code;
import io.lammer.table.SetupCheck;

/// Checks the operator's choices for 3 Dice Baccarat: who shakes, and Golden Talons.
record ThreeDiceCheck(SetupCheck check, ThreeDiceSetup setup) implements GameCheck {
  @Override
  public void checkRules() {
    var cups = setup.cups();
    if (cups == null) {
      return;
    }
    var least = cups.leastWager();
    if (least != null && !least.isPositive()) {
      check.fault("cups", Code.CUPS_INVALID.as("least-wager").because(least));
    }
    var fewest = cups.leastPlayers();
    if (fewest != null && fewest < 1) {
      check.fault("cups", Code.CUPS_INVALID.as("least-players").because(fewest));
    }
    var most = cups.mostPlayers();
    if (most != null && most < 1) {
      check.fault("cups", Code.CUPS_INVALID.as("most-players").because(most));
    }
    if (fewest != null && most != null && fewest > most) {
      check.fault("cups", Code.CUPS_INVALID.as("players").because(fewest, most));
    }
  }

  @Override
  public void offerMainWagers() {
    check.offerMainWagers(true);
  }

  @Override
  public void offerBonusWagers() {
    check.offer(setup.goldenTalons(), CommonFamily.GOLDEN_TALONS);
  }
}
