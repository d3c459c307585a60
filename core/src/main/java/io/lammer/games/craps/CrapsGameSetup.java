package io.lammer.games.craps;

import io.lammer.rules.BetHandling;
import io.lammer.rules.CommonFamily;
import io.lammer.rules.Edition;
import io.lammer.rules.Family;
import io.lammer.table.GameCheck;
import io.lammer.table.GameSetup;
import io.lammer.table.Setup;
import io.lammer.table.SetupCheck;
import io.lammer.table.SetupField;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/// The craps part of set-ups.
final class CrapsGameSetup implements GameSetup {
  static final List<String> BONUS_CRAPS = CrapsFamily.BONUS_CRAPS.wagers("");

  @Override
  public Class<CrapsSetup> keys() {
    return CrapsSetup.class;
  }

  @Override
  public GameCheck check(SetupCheck check) {
    return new CrapsCheck(check, check.setup().of(CrapsSetup.class));
  }

  @Override
  public boolean hasMainWagerByKind() {
    return true;
  }

  @Override
  public List<Family> singleEvents() {
    return List.of(CommonFamily.SINGLE_EVENT, CrapsFamily.LAMMERS);
  }

  @Override
  public boolean allows(Edition edition, SetupField key) {
    return !key.declared().byEdition() || edition.terms().maxAggregate();
  }

  @Override
  public List<String> wagers(String key) {
    return switch (key) {
      case "bonus-craps.wagers" -> BONUS_CRAPS;
      case "craps.without" -> standard(BetHandling::optional);
      case "craps.come-down" -> standard(BetHandling::winnerStays);
      case "craps.stay-up" ->
          standard(handling -> handling.leavesWinnerToOperator() && !handling.winnerStays());
      default -> List.of();
    };
  }

  private static List<String> standard(Predicate<BetHandling> fit) {
    return StandardCraps.of(CrapsVariant.STANDARD).wagers().stream()
        .filter(main -> fit.test(main.conduct()))
        .map(main -> main.wager().name())
        .distinct()
        .toList();
  }

  @Override
  public List<String> leftOut(Setup setup) {
    return setup.of(CrapsSetup.class).standard().without();
  }

  @Override
  public List<String> bonusWagers(Setup setup) {
    var bonus = setup.of(CrapsSetup.class).bonusCraps();
    if (bonus == null) {
      return List.of();
    }
    return bonus.wagers() == null ? BONUS_CRAPS : bonus.wagers();
  }

  @Override
  public Map<String, Object> suggested() {
    return Map.of("seats", 8, "breakage", 1);
  }
}
