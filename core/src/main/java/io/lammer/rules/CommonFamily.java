package io.lammer.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// The families that several games play.
public enum CommonFamily implements Family {
  SINGLE_EVENT,
  GOLDEN_TALONS {
    @Override
    public List<String> wagers(String paytable) {
      return List.of("golden-talons-player", "golden-talons-banker");
    }

    @Override
    public WagerContext choice(String wager, @Nullable Suit suit) {
      return WagerContext.of(wager.equals("golden-talons-player") ? Side.PLAYER : Side.BANKER);
    }
  }
}
