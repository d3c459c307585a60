package io.lammer.games.dragontiger;

import io.lammer.rules.Family;
import java.util.List;

/// The family that only Dragon Tiger plays.
public enum DragonTigerFamily implements Family {
  /// The operator chooses what the Tie pays.
  TIE;

  @Override
  public List<String> wagers(String paytable) {
    return List.of("tie");
  }
}
