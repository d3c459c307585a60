package io.lammer.tables;

import io.lammer.rules.Edition;
import io.lammer.rules.Edition.MainWagerRule;
import io.lammer.rules.Fraction;
import io.lammer.rules.Game;
import io.lammer.rules.Money;
import io.lammer.rules.craps.OddsLimit;
import io.lammer.rules.yaml.Value;
import io.lammer.tables.Refusal.Code;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Checks the choices that settle money or close windows: shoe, seats, commission, main wager and
/// units (rulings 8, 13, 33, 34).
record RulesCheck(SetupCheck check, Setup setup, Edition edition) {
  private static final int SEATS_MAX = 24;
  private static final Set<Integer> DECKS = Set.of(6, 8);
  private static final int CUT_CARD_MAX = 104;
  private static final int ODDS_MAX = 100;

  Layout.Rules run() {
    var caps = check.caps();
    var baccarat = edition.game().hasShoe();
    var decks = orElse(setup.decks(), 8);
    if (baccarat && !DECKS.contains(decks)) {
      check.fault(
          "decks",
          Code.DECKS_OUT_OF_RANGE.because("the shoe has 6 or 8 decks, not %d (ruling 34)", decks));
    }
    var cutCard = orElse(setup.cutCard(), 0);
    if (cutCard < 0 || cutCard > CUT_CARD_MAX) {
      check.fault(
          "cut-card",
          Code.CUT_CARD_OUT_OF_RANGE.because(
              "the cut card stands %d cards from the end; expected 0 to %d",
              cutCard, CUT_CARD_MAX));
    }
    var seats = orElse(setup.seats(), SEATS_MAX);
    if (seats < 1 || seats > SEATS_MAX) {
      check.fault(
          "seats", Code.SEATS_OUT_OF_RANGE.because("%d seats; expected 1 to %d", seats, SEATS_MAX));
    }
    checkCups(setup.cups());
    return new Layout.Rules(
        seats,
        decks,
        cutCard,
        baccarat ? commission() : null,
        unit(setup.commissionUnit(), Code.COMMISSION_UNIT_INVALID, "commission-unit"),
        setup.commissionOwed(),
        mainWager(),
        setup.maxAggregate(),
        unit(setup.breakage(), Code.BREAKAGE_INVALID, "breakage"),
        edition.game() == Game.CRAPS ? craps() : null,
        caps == null ? null : caps.largestWager(),
        caps == null ? null : caps.games());
  }

  private void checkCups(Setup.@Nullable Cups cups) {
    if (cups == null) {
      return;
    }
    var least = cups.leastWager();
    if (least != null && !least.isPositive()) {
      check.fault(
          "cups",
          Code.CUPS_INVALID.because(
              "a least wager of %s for shaking; expected more than 0", least));
    }
    var fewest = cups.leastPlayers();
    if (fewest != null && fewest < 1) {
      check.fault(
          "cups",
          Code.CUPS_INVALID.because(
              "players shake with at least %d; expected more than 0", fewest));
    }
    var most = cups.mostPlayers();
    if (most != null && most < 1) {
      check.fault(
          "cups",
          Code.CUPS_INVALID.because("players shake with at most %d; expected more than 0", most));
    }
    if (fewest != null && most != null && fewest > most) {
      check.fault(
          "cups",
          Code.CUPS_INVALID.because(
              "players shake with at least %d and at most %d; expected a most that is not below"
                  + " the least",
              fewest, most));
    }
  }

  private static <T> T orElse(@Nullable T value, T fallback) {
    return value == null ? fallback : value;
  }

  /// The rate, or null for none.
  private @Nullable Fraction commission() {
    var commission = setup.commission();
    var percent = commission == null ? Setup.Commission.STANDARD : commission.percent();
    if (percent == null) {
      return null;
    }
    if (percent.signum() <= 0 || percent.compareTo(Setup.Commission.STANDARD) > 0) {
      check.fault(
          "commission",
          Code.COMMISSION_OUT_OF_RANGE.because(
              "a commission of %s%%; expected \"free\", or above 0%% up to 5%% (ruling 33)",
              percent.toPlainString()));
    }
    return Fraction.percent(percent);
  }

  private Layout.MainWager mainWager() {
    var stated = setup.mainWager();
    var rule = edition.terms().mainWager();
    var bonus = stated == null ? null : stated.bonusCraps();
    var jackpots = stated == null ? null : stated.progressive();
    if (rule == MainWagerRule.STATED && (bonus == null || jackpots == null)) {
      check.fault(
          "main-wager",
          Code.MAIN_WAGER_NOT_STATED.because(
              "%s leaves main wagers to the operator; expected main-wager: optional or required"
                  + " (ruling 8)",
              edition.id()));
    }
    if (edition.game() != Game.CRAPS && !Objects.equals(bonus, jackpots)) {
      check.fault(
          "main-wager",
          Code.NOT_IN_THIS_GAME.because(
              "%s has one main-wager for all bonus wagers; expected optional or required (ruling"
                  + " 8)",
              edition.game().title()));
    }
    var printed = rule == MainWagerRule.REQUIRED;
    var mainWager = new Layout.MainWager(orElse(bonus, printed), orElse(jackpots, printed));
    if ((mainWager.bonus() || mainWager.jackpots()) && setup.keyed() != Setup.Keying.EVERYTHING) {
      check.warn(
          "main-wager-not-checked",
          "a main wager is required and main wagers are not keyed (keyed: %s): the dealer sees to"
              + " it, and nothing checks it (ruling 8)",
          Value.spelled(setup.keyed()));
    }
    return mainWager;
  }

  private Layout.Craps craps() {
    var craps = orElse(setup.craps(), Setup.Craps.STANDARD);
    var odds = craps.odds();
    if (odds != null && (odds < 1 || odds > ODDS_MAX)) {
      check.fault(
          "craps.odds",
          Code.ODDS_OUT_OF_RANGE.because(
              "odds of %dx; expected 3-4-5x, or 1x to %dx", odds, ODDS_MAX));
    }
    return new Layout.Craps(
        new OddsLimit(odds),
        craps.vig() == Setup.Craps.Vig.ON_WIN,
        unit(craps.vigUnit(), Code.VIG_UNIT_INVALID, "craps.vig-unit"));
  }

  private Money unit(@Nullable Money unit, Code code, String path) {
    if (unit == null) {
      return Money.CENT;
    }
    if (!unit.isPositive()
        || !unit.isWholeCents()
        || !Money.dollars(1).roundedDownTo(unit).equals(Money.dollars(1))) {
      check.fault(
          path,
          code.because(
              "a %s of %s; expected a part of a dollar such as 0.05, 0.25 or 1",
              path.substring(path.indexOf('.') + 1).replace('-', ' '), unit));
      return Money.CENT;
    }
    return unit;
  }
}
