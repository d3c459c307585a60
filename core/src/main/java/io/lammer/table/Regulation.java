package io.lammer.table;

import io.lammer.rules.Money;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/// A requirement of a jurisdiction, with its figures and their source.
public sealed interface Regulation {
  Basis basis();

  /// The source of a regulation's figures.
  ///
  /// @param source where the figures are published
  /// @param doubt what is not confirmed, or null
  record Basis(String source, @Nullable String doubt) {}

  /// The statutory caps of a table; null means no cap.
  ///
  /// @param games the maximum number of games: the main wagers count as one, and every bonus wager
  ///   and jackpot sensor counts as one
  /// @param gamesCounted which games are counted; null counts those the table offers
  record Caps(
      @Nullable Money largestWager,
      @Nullable Integer games,
      @Nullable Counted gamesCounted,
      Basis basis)
      implements Regulation {
    /// True if the games a table offers are counted, false if those a seat plays are.
    public boolean countsOffered() {
      return gamesCounted != Counted.PLAYED;
    }
  }

  enum Counted {
    OFFERED,
    PLAYED
  }

  /// Winnings that must be reported on Form W-2G.
  ///
  /// @param multiple the winnings must also be at least this multiple of the wager
  /// @param lessWager the wager is subtracted from winnings before both tests, at the payer's
  ///   option
  record W2g(Threshold winnings, int multiple, boolean lessWager, Basis basis)
      implements Regulation {}

  /// Tax withheld from winnings. The wager is always subtracted before both tests.
  record Withholding(Threshold winnings, int multiple, BigDecimal rate, Basis basis)
      implements Regulation {}

  /// Tax withheld from reported winnings if the person gives no taxpayer number.
  record BackupWithholding(BigDecimal rate, Basis basis) implements Regulation {}

  /// A currency transaction report on one person's cash in or cash out in a gaming day.
  ///
  /// @param inAndOutApart cash in and cash out are totaled separately
  record Ctr(Threshold cash, boolean inAndOutApart, int fileWithinDays, Basis basis)
      implements Regulation {}

  /// Pays that surveillance must see before they are made.
  record CameraCall(Threshold pay, Basis basis) implements Regulation {}

  /// Hits that a supervisor verifies at the table, and surveillance verifies on camera, before
  /// payment.
  record Verification(Threshold pay, Basis basis) implements Regulation {}

  /// Pays after which the winning cards are sealed and kept.
  record WinningCards(Threshold pay, int keepDays, Basis basis) implements Regulation {}

  /// Pays that are made by cheque.
  record Cheque(Threshold pay, int withinHours, Basis basis) implements Regulation {}

  /// The signatures on a jackpot slip.
  ///
  /// @param managerAbove pays above this are witnessed by a manager; null for none
  /// @param regulatorFrom the regulator is notified of pays from this amount; null for none
  record Slip(
      int persons,
      int departments,
      @Nullable Money managerAbove,
      @Nullable Money regulatorFrom,
      Basis basis)
      implements Regulation {}

  /// How often accrued progressive money is deposited in the bank.
  record Deposit(int everyDays, Basis basis) implements Regulation {}

  record Retention(int years, Basis basis) implements Regulation {}

  /// How long a house may take to dispose of a closed progressive's money.
  record ClosedProgressive(int withinDays, Basis basis) implements Regulation {}

  /// The limit above which a contribution to a meter is refused as unreasonable.
  ///
  /// @param multiple the multiple of the largest increment that the jackpot's terms allow in a
  ///   round
  record ContributionGuard(int multiple, Basis basis) implements Regulation {}

  /// Corrections of a seat's pay that a second person from another department must confirm.
  record Correction(Threshold change, Basis basis) implements Regulation {}

  /// The gaming day of a house that does not choose its own.
  record Day(GamingDay gamingDay, Basis basis) implements Regulation {}
}
