package io.lammer.tables;

import io.lammer.rules.Conduct;
import io.lammer.rules.Edition;
import io.lammer.rules.Family;
import io.lammer.rules.Paytable;
import io.lammer.rules.yaml.Value;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.Setup.Fightback;
import java.util.HashSet;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Checks which bonus wagers a set-up offers, by which paytables, and offers them.
record BonusCheck(SetupCheck check, Setup setup, Edition edition) {
  void run() {
    for (var id : setup.singleEvents()) {
      if (edition.paytable(id).filter(its -> its.family() == Family.LAMMERS).isPresent()) {
        addLammers(id);
      } else {
        offer(check.paytable(id, Family.SINGLE_EVENT), null);
      }
    }
    var talons = setup.goldenTalons();
    if (talons != null && Family.GOLDEN_TALONS.isPlayedIn(edition.game())) {
      offer(check.paytable(talons, Family.GOLDEN_TALONS), null);
    }
    var bonus = setup.bonusCraps();
    if (bonus != null && Family.BONUS_CRAPS.isPlayedIn(edition.game())) {
      addBonusCraps(bonus, Family.BONUS_CRAPS.wagers(""));
    }
    if (setup.tracker() == Setup.Tracker.SHARED && !Layout.hasBonusTracker(check.spots())) {
      check.warn(
          "no-bonus-tracker",
          "the tracker is shared, and no Bonus Craps tracker with all the numbers is offered; the"
              + " progressives keep their own");
    }
    var fightback = setup.fightback();
    if (fightback != null && fightback.afterWin() == null && fightback.afterTie() == null) {
      check.fault(
          "fightback",
          Code.FIGHTBACK_EMPTY.because(
              "fightback names no paytable; expected after-win, after-tie or both"));
    }
  }

  /// A wager over several rolls, which may follow the points of the game.
  private void addLammers(String id) {
    var paytable = check.paytable(id, Family.LAMMERS);
    var earn = paytable == null ? null : paytable.earn();
    if (earn != null && earn.followsPoint() && setup.craps() != null && setup.craps().crapless()) {
      check.fault(
          "single-events",
          Code.WRONG_PAYTABLE.because(
              "%s follows the points of standard craps; expected a table that is not crapless",
              id));
    }
    offer(paytable, null);
  }

  private void addBonusCraps(Setup.BonusCraps bonus, List<String> all) {
    var wagers = bonus.wagers() == null ? all : bonus.wagers();
    var place = "bonus-craps.wagers";
    if (wagers.isEmpty()) {
      check.fault(
          place,
          Code.UNKNOWN_BONUS_WAGER.because(
              "bonus-craps offers no wager; expected %s", Value.oneOf(all)));
    }
    for (var wager : wagers) {
      if (!all.contains(wager)) {
        check.fault(
            place,
            Code.UNKNOWN_BONUS_WAGER.because(
                "Bonus Craps has no wager %s; expected %s", wager, Value.oneOf(all)));
      }
    }
    if (new HashSet<>(wagers).size() < wagers.size()) {
      check.fault(Code.DUPLICATE_WAGER.because("bonus-craps offers a wager twice: %s", wagers));
    }
    offer(check.paytable(bonus.paytable(), Family.BONUS_CRAPS), wagers);
  }

  /// Offers the wagers of a paytable, or those of them that are named.
  private void offer(@Nullable Paytable paytable, @Nullable List<String> only) {
    if (paytable == null) {
      return;
    }
    for (var name : paytable.wagers()) {
      if (only == null || only.contains(name)) {
        check.offer(paytable.wager(name, null), paytable, Conduct.PLAIN, null);
      }
    }
  }

  /// One half of Fightback, where the set-up has it.
  @Nullable Offer fightback(Function<Fightback, @Nullable String> half, Family family) {
    var fightback = setup.fightback();
    var id = fightback == null ? null : half.apply(fightback);
    if (fightback == null || id == null || !family.isPlayedIn(edition.game())) {
      return null;
    }
    var paytable = check.paytable(id, family);
    if (paytable == null) {
      return null;
    }
    return new Offer(
        paytable.wager(
            "fightback", check.suit(paytable, fightback.kingSuit(), "fightback.king-suit")),
        paytable,
        Conduct.PLAIN,
        check.limits("fightback"),
        check.promotion("fightback"),
        null,
        check.offers().size());
  }
}
