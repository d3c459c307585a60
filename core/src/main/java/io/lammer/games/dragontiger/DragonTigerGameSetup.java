package io.lammer.games.dragontiger;

import io.lammer.table.GameCheck;
import io.lammer.table.GameSetup;
import io.lammer.table.Setup;
import io.lammer.table.SetupCheck;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/// The Dragon Tiger part of set-ups.
final class DragonTigerGameSetup implements GameSetup {
  /// Half of an odd number of dollars is paid with half dollars.
  private static final BigDecimal HALF_DOLLAR = new BigDecimal("0.50");

  /// Offers the wagers of the game besides the main wagers.
  private record Check(SetupCheck check, DragonTigerSetup setup) implements GameCheck {
    @Override
    public void offerMainWagers() {
      check.offerMainWagers(true);
    }

    @Override
    public void offerBonusWagers() {
      check.offer(setup.tie(), DragonTigerFamily.TIE);
    }
  }

  @Override
  public Class<DragonTigerSetup> keys() {
    return DragonTigerSetup.class;
  }

  @Override
  public GameCheck check(SetupCheck check) {
    return new Check(check, check.setup().of(DragonTigerSetup.class));
  }

  @Override
  public List<String> bonusWagers(Setup setup) {
    return setup.of(DragonTigerSetup.class).tie() == null
        ? List.of()
        : DragonTigerFamily.TIE.wagers("");
  }

  @Override
  public Map<String, Object> suggested() {
    return Map.of("seats", 7, "breakage", HALF_DOLLAR, "tie", "tie-8-to-1");
  }
}
