package io.lammer.games.craps;

import io.lammer.games.craps.CrapsSetup.BonusCraps;
import io.lammer.games.craps.CrapsSetup.Standard;
import io.lammer.rules.Edition.MainWager;
import io.lammer.rules.Money;
import io.lammer.rules.OddsLimit;
import io.lammer.rules.Pay;
import io.lammer.rules.Paytable;
import io.lammer.rules.yaml.Value;
import io.lammer.table.GameCheck;
import io.lammer.table.GameRules;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.table.Refusal.Code;
import io.lammer.table.Setup;
import io.lammer.table.SetupCheck;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Checks the operator's choices for craps and applies them to the table's wagers.
record CrapsCheck(SetupCheck check, CrapsSetup setup) implements GameCheck {
  private static final Set<Integer> BARS = Set.of(12, 2);
  private static final Set<String> FIELD_PAYS = Set.of("2 to 1", "3 to 1");
  private static final int ODDS_MAX = 100;

  private Standard craps() {
    return setup.standard();
  }

  @Override
  public GameRules rules() {
    return new Layout.Craps(
        new OddsLimit(craps().odds()),
        craps().vig() == Standard.Vig.ON_WIN,
        SetupCheck.unit(craps().vigUnit()),
        setup.maxAggregate());
  }

  @Override
  public void offerMainWagers() {
    var odds = craps().odds();
    if (odds != null && (odds < 1 || odds > ODDS_MAX)) {
      check.fault("craps.odds", Code.ODDS_OUT_OF_RANGE.because(odds, ODDS_MAX));
    }
    check.checkUnit(craps().vigUnit(), Code.VIG_UNIT_INVALID, "craps.vig-unit");
    var game = handled(without(variant()));
    game.wagers().forEach(check::offer);
    game.splits().forEach(check::split);
  }

  private StandardCraps variant() {
    var standard = CrapsVariant.STANDARD;
    var bar = craps().bar() == null ? standard.barred() : craps().bar();
    if (!BARS.contains(bar)) {
      check.fault("craps.bar", Code.BAR_INVALID.because(bar));
    }
    if (craps().crapless()) {
      check.warn(
          "crapless-craps",
          "%s describes standard craps; on a crapless table every number but 7 is a point",
          check.edition().id());
    }
    return StandardCraps.of(
        new CrapsVariant(
            bar,
            field(2, craps().fieldTwo(), standard.fieldTwo()),
            field(12, craps().fieldTwelve(), standard.fieldTwelve()),
            craps().crapless()));
  }

  private String field(int total, @Nullable String pays, String standard) {
    if (pays == null || FIELD_PAYS.contains(pays)) {
      return pays == null ? standard : pays;
    }
    check.fault("craps.field", Code.FIELD_INVALID.because(total, pays));
    return standard;
  }

  private StandardCraps without(StandardCraps game) {
    var optional = new CrapsGameSetup().wagers("craps.without");
    for (var wager : craps().without()) {
      if (!optional.contains(wager)) {
        check.fault("craps.without", Code.WAGER_NOT_OPTIONAL.because(wager, Value.oneOf(optional)));
      }
    }
    List<MainWager> left =
        game.wagers().stream()
            .filter(main -> !craps().without().contains(main.wager().name()))
            .toList();
    return new StandardCraps(left, game.splits());
  }

  /// Applies the operator's choices of which winners stay up or come down. The defaults follow most
  /// pits.
  private StandardCraps handled(StandardCraps game) {
    require(craps().comeDown(), "come down", main -> main.conduct().winnerStays(), game);
    require(
        craps().stayUp(),
        "stay up",
        main -> main.conduct().leavesWinnerToOperator() && !main.conduct().winnerStays(),
        game);
    return new StandardCraps(game.wagers().stream().map(this::handled).toList(), game.splits());
  }

  private MainWager handled(MainWager main) {
    var name = main.wager().name();
    var stays =
        craps().stayUp().contains(name)
            || (main.conduct().winnerStays() && !craps().comeDown().contains(name));
    return new MainWager(
        main.wager(), main.source(), main.commission(), main.conduct().withWinnerStaying(stays));
  }

  private void require(
      List<String> wagers, String words, Predicate<MainWager> fit, StandardCraps game) {
    var known =
        game.wagers().stream().filter(fit).map(main -> main.wager().name()).distinct().toList();
    for (var wager : wagers) {
      if (!known.contains(wager)) {
        check.fault("craps", Code.WINNER_INVALID.because(wager, words, Value.oneOf(known)));
      }
    }
  }

  /// A wager that follows the point needs standard craps.
  @Override
  public void checkSingleEvent(Paytable paytable) {
    var earn = paytable.earn();
    if (earn != null && EarnLammers.of(earn).followsPoint() && craps().crapless()) {
      check.fault("single-events", Code.WRONG_PAYTABLE.as("crapless").because(paytable.id()));
    }
  }

  @Override
  public void offerBonusWagers() {
    var bonus = setup.bonusCraps();
    if (bonus != null) {
      offerBonusCraps(bonus, CrapsGameSetup.BONUS_CRAPS);
    }
    if (setup.tracker() == Setup.Tracker.SHARED && !BonusTracker.isOffered(check.spots())) {
      check.warn(
          "no-bonus-tracker",
          "the tracker is shared, and no Bonus Craps tracker with all the numbers is offered; the"
              + " progressives keep their own");
    }
  }

  private void offerBonusCraps(BonusCraps bonus, List<String> all) {
    var wagers = bonus.wagers() == null ? all : bonus.wagers();
    var place = "bonus-craps.wagers";
    if (wagers.isEmpty()) {
      check.fault(place, Code.UNKNOWN_BONUS_WAGER.as("none").because(Value.oneOf(all)));
    }
    for (var wager : wagers) {
      if (!all.contains(wager)) {
        check.fault(place, Code.UNKNOWN_BONUS_WAGER.because(wager, Value.oneOf(all)));
      }
    }
    if (new HashSet<>(wagers).size() < wagers.size()) {
      check.fault(Code.DUPLICATE_WAGER.as("bonus-craps").because(wagers));
    }
    check.offer(check.paytable(bonus.paytable(), CrapsFamily.BONUS_CRAPS), wagers);
  }

  /// Checks the maximum aggregate (ruling 22).
  @Override
  public void checkLimits() {
    var maximum = setup.maxAggregate();
    if (maximum == null) {
      return;
    }
    if (!check.edition().terms().maxAggregate()) {
      check.fault("max-aggregate", Code.MAX_AGGREGATE_NOT_ALLOWED.because(check.edition().id()));
      return;
    }
    if (setup.bonusCraps() == null) {
      check.fault("max-aggregate", Code.MAX_AGGREGATE_INVALID.as("no-bonus-craps").because());
      return;
    }
    if (!maximum.amount().isPositive() || !maximum.amount().isWholeCents()) {
      check.fault("max-aggregate", Code.MAX_AGGREGATE_INVALID.because(maximum.amount()));
      return;
    }
    for (var offer : check.offers()) {
      warnIfBelowOneWin(offer, maximum.amount());
    }
  }

  private void warnIfBelowOneWin(OfferedWager offer, Money maximum) {
    var limits = offer.limits();
    if (limits == null || !offer.isOf(CrapsFamily.BONUS_CRAPS)) {
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
