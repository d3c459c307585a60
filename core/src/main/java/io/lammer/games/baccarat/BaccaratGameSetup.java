package io.lammer.games.baccarat;

import io.lammer.rules.CommonFamily;
import io.lammer.table.GameCheck;
import io.lammer.table.GameSetup;
import io.lammer.table.Setup;
import io.lammer.table.SetupCheck;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// The baccarat part of set-ups.
final class BaccaratGameSetup implements GameSetup {
  /// A quarter, the smallest chip of a baccarat table.
  private static final BigDecimal UNIT = new BigDecimal("0.25");

  @Override
  public Class<BaccaratSetup> keys() {
    return BaccaratSetup.class;
  }

  @Override
  public GameCheck check(SetupCheck check) {
    return new BaccaratCheck(check, check.setup().of(BaccaratSetup.class));
  }

  @Override
  public List<String> bonusWagers(Setup setup) {
    var choices = setup.of(BaccaratSetup.class);
    var names = new ArrayList<String>();
    if (choices.goldenTalons() != null) {
      names.addAll(CommonFamily.GOLDEN_TALONS.wagers(""));
    }
    var fightback = choices.fightback();
    if (fightback != null && (fightback.afterWin() != null || fightback.afterTie() != null)) {
      names.add(BaccaratCheck.FIGHTBACK);
    }
    return names;
  }

  @Override
  public Map<String, Object> suggested() {
    return Map.of("seats", 7, "breakage", UNIT, "commission-unit", UNIT);
  }
}
