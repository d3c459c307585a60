package io.lammer.games.baccarat;

import io.lammer.rules.CommonFamily;
import io.lammer.rules.Family;
import io.lammer.rules.Fraction;
import io.lammer.rules.Paytable;
import io.lammer.rules.Suit;
import io.lammer.table.GameCheck;
import io.lammer.table.GameRules;
import io.lammer.table.Layout;
import io.lammer.table.Refusal.Code;
import io.lammer.table.Setup;
import io.lammer.table.SetupCheck;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Checks the operator's choices for baccarat: commission, Golden Talons and Fightback.
record BaccaratCheck(SetupCheck check, BaccaratSetup setup) implements GameCheck {
  static final String FIGHTBACK = "fightback";

  @Override
  public GameRules rules() {
    return new Layout.Commission(
        commission(), SetupCheck.unit(setup.commissionUnit()), setup.commissionOwed());
  }

  /// The rate; null for commission-free.
  private @Nullable Fraction commission() {
    var percent = percent();
    if (percent == null) {
      return null;
    }
    return Fraction.percent(percent);
  }

  private @Nullable BigDecimal percent() {
    var commission = setup.commission();
    return commission == null ? Setup.Commission.STANDARD : commission.percent();
  }

  @Override
  public void checkRules() {
    var percent = percent();
    if (percent != null
        && (percent.signum() <= 0 || percent.compareTo(Setup.Commission.STANDARD) > 0)) {
      check.fault("commission", Code.COMMISSION_OUT_OF_RANGE.because(percent));
    }
    check.checkUnit(setup.commissionUnit(), Code.COMMISSION_UNIT_INVALID, "commission-unit");
  }

  @Override
  public void offerMainWagers() {
    check.offerMainWagers(commission() == null);
  }

  @Override
  public void offerBonusWagers() {
    check.offer(setup.goldenTalons(), CommonFamily.GOLDEN_TALONS);
    var fightback = setup.fightback();
    if (fightback == null) {
      return;
    }
    if (fightback.afterWin() == null && fightback.afterTie() == null) {
      check.fault(FIGHTBACK, Code.FIGHTBACK_EMPTY.because());
    }
    offerFightback(fightback.afterWin(), BaccaratFamily.FIGHTBACK_AFTER_WIN, fightback.kingSuit());
    offerFightback(fightback.afterTie(), BaccaratFamily.FIGHTBACK_AFTER_TIE, fightback.kingSuit());
  }

  /// Offers one half of Fightback, if its paytable is stated.
  private void offerFightback(@Nullable String id, Family family, @Nullable Suit kingSuit) {
    var paytable = id == null ? null : check.paytable(id, family);
    if (paytable != null) {
      var suit = check.suit(paytable, kingSuit, "fightback.king-suit", "king-suit");
      check.offerWithoutSpot(paytable.wager(FIGHTBACK, suit), paytable);
    }
  }

  @Override
  public void checkJackpot(Paytable paytable) {
    if (paytable.family() == BaccaratFamily.DESTINY && setup.fightback() == null) {
      check.fault(FIGHTBACK, Code.DESTINY_NEEDS_FIGHTBACK.because(paytable.id()));
    }
  }

  /// Fightback is made on the card drawn after a round, so it has no spot.
  @Override
  public List<String> withoutSpot() {
    return setup.fightback() == null ? List.of() : List.of(FIGHTBACK);
  }
}
