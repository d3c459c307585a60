package io.lammer.games.threedice;

import io.lammer.rules.Family;
import java.util.List;

/// The family that only 3 Dice Baccarat plays.
public enum ThreeDiceFamily implements Family {
  TRIPLE;

  @Override
  public List<String> wagers(String paytable) {
    return List.of("triple");
  }

  @Override
  public boolean isJackpot() {
    return true;
  }
}
