package io.lammer.table;

import io.lammer.rules.Edition;
import io.lammer.rules.Edition.MainWagerRule;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Refusal.Code;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Checks the choices that affect payment or when wagers may be made: shoe, seats, main wager,
/// units and the game's own choices (rulings 8, 13, 33, 34).
record RulesCheck(SetupCheck check, Setup setup, Edition edition) {
  private static final int SEATS_MAX = 24;
  private static final Set<Integer> DECKS = Set.of(6, 8);
  private static final int DECKS_STANDARD = 8;
  private static final int CUT_CARD_MAX = 104;

  /// The rules without the game's own.
  Layout.Rules run() {
    var caps = check.caps();
    var shoe = shoe();
    var seats = orElse(setup.location().seats(), SEATS_MAX);
    if (seats < 1 || seats > SEATS_MAX) {
      check.fault("seats", Code.SEATS_OUT_OF_RANGE.because(seats, SEATS_MAX));
    }
    check.gameCheck().checkRules();
    var mainWager = mainWager();
    check.checkUnit(setup.wagers().breakage(), Code.BREAKAGE_INVALID, "breakage");
    return new Layout.Rules(
        seats,
        orElse(shoe.decks(), DECKS_STANDARD),
        orElse(shoe.cutCard(), 0),
        mainWager,
        SetupCheck.unit(setup.wagers().breakage()),
        null,
        caps == null ? null : caps.largestWager(),
        caps == null ? null : caps.games());
  }

  private Setup.Shoe shoe() {
    var shoe = edition.game().hasShoe() ? setup.choice(Setup.Shoe.class) : null;
    if (shoe == null) {
      return Setup.Shoe.STANDARD;
    }
    var decks = orElse(shoe.decks(), DECKS_STANDARD);
    if (!DECKS.contains(decks)) {
      check.fault("decks", Code.DECKS_OUT_OF_RANGE.because(decks));
    }
    var cutCard = orElse(shoe.cutCard(), 0);
    if (cutCard < 0 || cutCard > CUT_CARD_MAX) {
      check.fault("cut-card", Code.CUT_CARD_OUT_OF_RANGE.because(cutCard, CUT_CARD_MAX));
    }
    return shoe;
  }

  private static <T> T orElse(@Nullable T value, T fallback) {
    return value == null ? fallback : value;
  }

  private Layout.MainWager mainWager() {
    var stated = setup.wagers().mainWager();
    var rule = edition.terms().mainWager();
    var bonus = stated == null ? null : stated.bonusCraps();
    var jackpots = stated == null ? null : stated.progressive();
    if (rule == MainWagerRule.STATED && (bonus == null || jackpots == null)) {
      check.fault("main-wager", Code.MAIN_WAGER_NOT_STATED.because(edition.id()));
    }
    if (!check.game().hasMainWagerByKind() && !Objects.equals(bonus, jackpots)) {
      check.fault(
          "main-wager", Code.NOT_IN_THIS_GAME.as("main-wager").because(edition.game().title()));
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
}
