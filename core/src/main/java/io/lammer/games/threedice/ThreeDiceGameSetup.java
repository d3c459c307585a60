package io.lammer.games.threedice;

import io.lammer.rules.CommonFamily;
import io.lammer.table.GameCheck;
import io.lammer.table.GameSetup;
import io.lammer.table.Setup;
import io.lammer.table.SetupCheck;
import io.lammer.table.SetupField;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/// The 3 Dice Baccarat part of set-ups.
final class ThreeDiceGameSetup implements GameSetup {
  private static final BigDecimal QUARTER = new BigDecimal("0.25");

  @Override
  public Class<ThreeDiceSetup> keys() {
    return ThreeDiceSetup.class;
  }

  @Override
  public GameCheck check(SetupCheck check) {
    return new ThreeDiceCheck(check, check.setup().of(ThreeDiceSetup.class));
  }

  /// The game has no commission, so a set-up may state that it is commission-free.
  @Override
  public boolean accepts(SetupField key, Object value) {
    return Setup.Commission.FREE.equals(value);
  }

  @Override
  public boolean namesHouseJackpots() {
    return true;
  }

  @Override
  public boolean hasOneJackpotWager() {
    return true;
  }

  @Override
  public List<String> bonusWagers(Setup setup) {
    return setup.of(ThreeDiceSetup.class).goldenTalons() == null
        ? List.of()
        : CommonFamily.GOLDEN_TALONS.wagers("");
  }

  @Override
  public Map<String, Object> suggested() {
    return Map.of("seats", 7, "breakage", QUARTER);
  }
}
