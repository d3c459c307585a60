package io.lammer.table;

import io.lammer.rules.Money;
import io.lammer.table.Refusal.Code;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Checks the limits and promotions of a set-up (rulings 7, 9), including the games' own checks.
record LimitCheck(SetupCheck check) {
  void run() {
    checkGames();
    checkLimits();
    checkPromotions();
    GameSetup.games().forEach(game -> GameSetup.of(game).check(check).checkLimits());
  }

  /// Checks the number of games offered if the venue limits it (ruling 7).
  private void checkGames() {
    var caps = check.caps();
    var most = caps == null ? null : caps.games();
    if (caps == null || most == null) {
      return;
    }
    var games = games();
    if (caps.countsOffered() && games.size() > most) {
      check.fault(
          Code.GAMES_ABOVE_CAP.because(
              games.size(), String.join(", ", games), most, caps.basis().source()));
    }
    if (caps.basis().doubt() != null) {
      check.warn(
          "cap-in-doubt",
          "%d of %d games are offered (%s); %s",
          games.size(),
          most,
          caps.basis().source(),
          caps.basis().doubt());
    }
  }

  /// The games as a venue counts them: the main wagers together, each bonus wager and each jackpot
  /// sensor.
  private Set<String> games() {
    var games = new LinkedHashSet<String>();
    check.offers().forEach(offer -> games.add(offer.game()));
    games.addAll(check.gameCheck().withoutSpot());
    return games;
  }

  private boolean isOffered(String wager) {
    return check.offer(wager).isPresent() || check.gameCheck().withoutSpot().contains(wager);
  }

  private void checkLimits() {
    check.setup().wagers().limits().entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(entry -> checkLimits(entry.getKey(), entry.getValue()));
  }

  /// Reports a maximum, or a jackpot's fixed wager, above the venue's cap.
  static void checkCap(SetupCheck check, String path, String wager, Money amount) {
    var caps = check.caps();
    var cap = caps == null ? null : caps.largestWager();
    if (caps != null && cap != null && amount.compareTo(cap) > 0) {
      check.fault(path, Code.LIMIT_ABOVE_CAP.because(amount, wager, cap, caps.basis().source()));
    }
  }

  private void checkLimits(String wager, Setup.Limits limits) {
    if (!wager.equals(Setup.TABLE) && !isOffered(wager)) {
      var divided = check.splits().keySet().stream().anyMatch(spot -> spot.wager().equals(wager));
      check.fault(
          "limits." + wager,
          Code.LIMITS_ON_UNKNOWN_WAGER.as(divided ? "divided" : "not-offered").because(wager));
      return;
    }
    if (check.offer(wager).filter(offer -> offer.jackpot() != null).isPresent()) {
      check.fault("limits." + wager, Code.LIMITS_ON_FIXED_WAGER.because(wager));
      return;
    }
    if (!limits.areSound()) {
      check.fault(
          "limits." + wager,
          Code.LIMITS_INVALID.because(limits.minimum(), limits.maximum(), wager));
    }
    checkCap(check, "limits." + wager, wager, limits.maximum());
  }

  private void checkPromotions() {
    if (check.setup().wagers().promotions().isEmpty()) {
      return;
    }
    if (!check.edition().terms().promotions()) {
      check.fault("promotions", Code.PROMOTION_NOT_ALLOWED.because(check.edition().id()));
      return;
    }
    var seen = new HashSet<String>();
    for (var promotion : check.setup().wagers().promotions()) {
      checkPromotion(promotion, seen.add(promotion.wager()));
    }
  }

  private void checkPromotion(Setup.Promotion promotion, boolean first) {
    var wager = promotion.wager();
    if (!isOffered(wager)) {
      check.fault("promotions." + wager, Code.PROMOTION_ON_UNKNOWN_WAGER.because(wager));
      return;
    }
    if (check.edition().main().stream().anyMatch(main -> main.wager().name().equals(wager))) {
      check.fault("promotions." + wager, Code.PROMOTION_ON_MAIN_WAGER.because(wager));
    }
    if (promotion.consent() == null || promotion.consent().isBlank()) {
      check.fault("promotions." + wager, Code.PROMOTION_WITHOUT_CONSENT.because(wager));
    }
    if (!first) {
      check.fault("promotions." + wager, Code.PROMOTION_INVALID.as("second").because(wager));
    }
    if (!isOnePromotion(promotion.multiply(), promotion.add())) {
      check.fault(
          "promotions." + wager,
          Code.PROMOTION_INVALID.because(
              wager,
              Objects.toString(promotion.multiply(), "nothing"),
              Objects.toString(promotion.add(), "nothing")));
    }
  }

  private static boolean isOnePromotion(@Nullable BigDecimal multiply, @Nullable Money add) {
    if (multiply == null) {
      return add != null && add.isPositive() && add.isWholeCents();
    }
    return add == null
        && multiply.compareTo(BigDecimal.ONE) > 0
        && multiply.stripTrailingZeros().scale() <= 2
        && multiply.compareTo(BigDecimal.valueOf(1000)) <= 0;
  }
}
