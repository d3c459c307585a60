package io.lammer.tables;

import io.lammer.rules.Family;
import io.lammer.rules.Money;
import io.lammer.rules.Pay;
import io.lammer.tables.Refusal.Code;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Checks what an operator adds to the wagers of a set-up: limits, promotions and a maximum
/// aggregate (rulings 7, 9, 22).
record LimitCheck(SetupCheck check) {
  void run() {
    checkGames();
    checkLimits();
    checkPromotions();
    checkAggregate();
  }

  /// The games that the table offers, where the venue limits their number (ruling 7).
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
              "%d games are offered (%s); the venue allows %d: %s (ruling 7)",
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

  /// What counts as a game: the main wagers together, each bonus wager and each jackpot sensor.
  private Set<String> games() {
    var games = new LinkedHashSet<String>();
    check.offers().forEach(offer -> games.add(offer.game()));
    if (check.setup().fightback() != null) {
      games.add("fightback");
    }
    return games;
  }

  private boolean isOffered(String wager) {
    return check.offer(wager).isPresent()
        || (wager.equals("fightback") && check.setup().fightback() != null);
  }

  private void checkLimits() {
    check.setup().limits().entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(entry -> checkLimits(entry.getKey(), entry.getValue()));
  }

  /// A maximum, or a jackpot's fixed wager, that the venue does not allow.
  static void checkCap(SetupCheck check, String path, String wager, Money amount) {
    var caps = check.caps();
    var cap = caps == null ? null : caps.largestWager();
    if (caps != null && cap != null && amount.compareTo(cap) > 0) {
      check.fault(
          path,
          Code.LIMIT_ABOVE_CAP.because(
              "%s for %s is above %s, the largest single wager here: %s (ruling 7)",
              amount, wager, cap, caps.basis().source()));
    }
  }

  private void checkLimits(String wager, Setup.Limits limits) {
    if (!wager.equals(Setup.TABLE) && !isOffered(wager)) {
      var divided = check.splits().keySet().stream().anyMatch(spot -> spot.wager().equals(wager));
      check.fault(
          "limits." + wager,
          Code.LIMITS_ON_UNKNOWN_WAGER.because(
              divided
                  ? "limits for %s, which is divided over other wagers; set the limits of those"
                  : "limits for %s, which this table does not offer",
              wager));
      return;
    }
    if (check.offer(wager).filter(offer -> offer.jackpot() != null).isPresent()) {
      check.fault(
          "limits." + wager,
          Code.LIMITS_ON_FIXED_WAGER.because(
              "limits for %s, whose amount is fixed by its jackpot (ruling 5)", wager));
      return;
    }
    if (!limits.areSound()) {
      check.fault(
          "limits." + wager,
          Code.LIMITS_INVALID.because(
              "limits [%s, %s] for %s; expected a minimum above 0 and a maximum not below it,"
                  + " in whole cents",
              limits.minimum(), limits.maximum(), wager));
    }
    checkCap(check, "limits." + wager, wager, limits.maximum());
  }

  private void checkPromotions() {
    if (check.setup().promotions().isEmpty()) {
      return;
    }
    if (!check.edition().terms().promotions()) {
      check.fault(
          "promotions",
          Code.PROMOTION_NOT_ALLOWED.because(
              "%s has no clause for promotions (ruling 9)", check.edition().id()));
      return;
    }
    var seen = new HashSet<String>();
    for (var promotion : check.setup().promotions()) {
      checkPromotion(promotion, seen.add(promotion.wager()));
    }
  }

  private void checkPromotion(Setup.Promotion promotion, boolean first) {
    var wager = promotion.wager();
    if (!isOffered(wager)) {
      check.fault(
          "promotions." + wager,
          Code.PROMOTION_ON_UNKNOWN_WAGER.because(
              "a promotion on %s, which this table does not offer", wager));
      return;
    }
    if (check.edition().main().stream().anyMatch(main -> main.wager().name().equals(wager))) {
      check.fault(
          "promotions." + wager,
          Code.PROMOTION_ON_MAIN_WAGER.because(
              "a promotion on %s; only bonus wagers may have one (ruling 9)", wager));
    }
    if (promotion.consent() == null || promotion.consent().isBlank()) {
      check.fault(
          "promotions." + wager,
          Code.PROMOTION_WITHOUT_CONSENT.because(
              "the promotion on %s lacks the reference of the manufacturer's written consent"
                  + " (ruling 9)",
              wager));
    }
    if (!first) {
      check.fault(
          "promotions." + wager,
          Code.PROMOTION_INVALID.because("a second promotion on %s; expected one a wager", wager));
    }
    if (!isOnePromotion(promotion.multiply(), promotion.add())) {
      check.fault(
          "promotions." + wager,
          Code.PROMOTION_INVALID.because(
              "the promotion on %s multiplies by %s and adds %s; expected either multiply,"
                  + " above 1, or add, an amount",
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

  private void checkAggregate() {
    var maximum = check.setup().maxAggregate();
    if (maximum == null) {
      return;
    }
    if (!check.edition().terms().maxAggregate()) {
      check.fault(
          "max-aggregate",
          Code.MAX_AGGREGATE_NOT_ALLOWED.because(
              "%s has no clause for a maximum aggregate (ruling 22)", check.edition().id()));
      return;
    }
    if (check.setup().bonusCraps() == null) {
      check.fault(
          "max-aggregate",
          Code.MAX_AGGREGATE_INVALID.because(
              "a maximum aggregate on a table without Bonus Craps, to which alone it applies"));
      return;
    }
    if (!maximum.amount().isPositive() || !maximum.amount().isWholeCents()) {
      check.fault(
          "max-aggregate",
          Code.MAX_AGGREGATE_INVALID.because(
              "a maximum aggregate of %s; expected a positive amount in whole cents",
              maximum.amount()));
      return;
    }
    for (var offer : check.offers()) {
      warnIfBelowOneWin(offer, maximum.amount());
    }
  }

  private void warnIfBelowOneWin(Offer offer, Money maximum) {
    var limits = offer.limits();
    if (limits == null || !offer.isOf(Family.BONUS_CRAPS)) {
      return;
    }
    for (var row : offer.wager().rows()) {
      if (row.pay() instanceof Pay.Odds(var odds)
          && limits.maximum().times(odds).compareTo(maximum) > 0) {
        check.warn(
            "max-aggregate-below-one-win",
            "the maximum aggregate %s is below one win of %s at its maximum wager: %s at %s",
            maximum,
            offer.name(),
            limits.maximum(),
            row.pays());
      }
    }
  }
}
