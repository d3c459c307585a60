package io.lammer.tables;

import io.lammer.rules.Money;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/// One thing that the rules of a place ask for, with its figures and what they rest on.
public sealed interface Regulation {
  Basis basis();

  /// What figures rest on.
  ///
  /// @param source where they stand
  /// @param doubt what of them is not confirmed, or null
  record Basis(String source, @Nullable String doubt) {}

  /// The statutory caps of a table; null where there is none.
  ///
  /// @param games how many games there may be: the main wagers are one together, and every bonus
  ///   wager and jackpot sensor is one
  /// @param gamesCounted which games are counted; those that a table offers unless stated
  record Caps(
      @Nullable Money largestWager,
      @Nullable Integer games,
      @Nullable Counted gamesCounted,
      Basis basis)
      implements Regulation {
    /// Whether the games that the table offers are counted, or those that a seat plays.
    public boolean countsOffered() {
      return gamesCounted != Counted.PLAYED;
    }
  }

  enum Counted {
    OFFERED,
    PLAYED
  }

  /// Winnings that are reported on Form W-2G.
  ///
  /// @param multiple the least that winnings must be of the wager, as well
  /// @param lessWager the wager is taken off winnings before both tests, which is the payer's
  ///   option
  record W2g(Threshold winnings, int multiple, boolean lessWager, Basis basis)
      implements Regulation {}

  /// Tax that is withheld from winnings; the wager is always taken off before both tests.
  record Withholding(Threshold winnings, int multiple, BigDecimal rate, Basis basis)
      implements Regulation {}

  /// Tax that is withheld from reported winnings of a person who gives no taxpayer number.
  record BackupWithholding(BigDecimal rate, Basis basis) implements Regulation {}

  /// Cash in, or cash out, of one person in one gaming day that is reported as currency.
  ///
  /// @param inAndOutApart cash in and cash out each have their own sum
  record Ctr(Threshold cash, boolean inAndOutApart, int fileWithinDays, Basis basis)
      implements Regulation {}

  /// Pays that surveillance must see before they are made.
  record CameraCall(Threshold pay, Basis basis) implements Regulation {}

  /// Hits that a supervisor verifies at the table, and surveillance on its cameras, before they are
  /// paid.
  record Verification(Threshold pay, Basis basis) implements Regulation {}

  /// Pays after which the winning cards are sealed and kept.
  record WinningCards(Threshold pay, int keepDays, Basis basis) implements Regulation {}

  /// Pays that are made by cheque.
  record Cheque(Threshold pay, int withinHours, Basis basis) implements Regulation {}

  /// Who signs a jackpot slip.
  ///
  /// @param managerAbove pays above this are witnessed by a manager; null where none are
  /// @param regulatorFrom the regulator is told of pays from this on; null where of none
  record Slip(
      int persons,
      int departments,
      @Nullable Money managerAbove,
      @Nullable Money regulatorFrom,
      Basis basis)
      implements Regulation {}

  /// How often accrued progressive money goes to the bank.
  record Deposit(int everyDays, Basis basis) implements Regulation {}

  record Retention(int years, Basis basis) implements Regulation {}

  /// How long a house may take to dispose of a closed progressive's money.
  record ClosedProgressive(int withinDays, Basis basis) implements Regulation {}

  /// A contribution to a meter that is refused as unreasonable.
  ///
  /// @param multiple of the largest increment that the jackpot's terms let one round make
  record ContributionGuard(int multiple, Basis basis) implements Regulation {}

  /// Corrections of what a seat was paid that a second person of another department confirms.
  record Correction(Threshold change, Basis basis) implements Regulation {}

  /// The gaming day of a house that does not choose its own.
  record Day(GamingDay gamingDay, Basis basis) implements Regulation {}
}
