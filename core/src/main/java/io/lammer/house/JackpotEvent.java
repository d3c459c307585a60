package io.lammer.house;

import io.lammer.rules.Money;
import io.lammer.rules.Suit;
import io.lammer.table.Jackpot;
import io.lammer.table.PayFlags;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// An event of a jackpot. An event that changes the jackpot's money contains the new amounts.
public sealed interface JackpotEvent extends FloorEvent {
  /// The first event of a jackpot.
  ///
  /// @param controls the reference of the operator's internal controls (ruling 11)
  record Opened(String edition, Jackpot after, @Nullable Suit suit, @Nullable String controls)
      implements JackpotEvent {}

  record Joined(String table) implements JackpotEvent {}

  record Left(String table) implements JackpotEvent {}

  record Contributed(String table, int wagers, Jackpot after) implements JackpotEvent {}

  /// A percentage pay. Its amount is locked and it awaits approval.
  record Hit(LiveJackpot.Hit hit, Jackpot after) implements JackpotEvent {}

  /// The approval or rejection of a hit.
  sealed interface Decision {
    int hit();
  }

  /// A hit was approved, and each winner got a slip. The winnings are owed until the slip is paid.
  ///
  /// @param camera surveillance witnessed the hit
  /// @param flags the duties that the regulations attach to the pay, such as a tax report
  /// @param slips one for each winner
  record Approved(
      int hit, boolean camera, boolean tax, List<PayFlags.Kind> flags, List<String> slips)
      implements JackpotEvent, Decision {
    public Approved {
      flags = List.copyOf(flags);
      slips = List.copyOf(slips);
    }
  }

  /// A winner was paid on a slip.
  record Paid(String slip, int hit, String table, int seat, Money amount) implements JackpotEvent {}

  /// A hit was witnessed by a person who neither entered nor approves it.
  record Witnessed(int hit, Actor by) implements JackpotEvent {}

  /// A supervisor verified a hit at its table.
  record Verified(int hit, Actor by) implements JackpotEvent {}

  /// A hit was rejected and its amount restored.
  ///
  /// @param open the hits that still await approval, recalculated without the rejected one
  record Rejected(int hit, String reason, List<LiveJackpot.Hit> open, Jackpot after)
      implements JackpotEvent, Decision {
    public Rejected {
      open = List.copyOf(open);
    }
  }

  record Adjusted(Adjustment reason, String note, Jackpot before, Jackpot after)
      implements JackpotEvent {}

  record Planned(Jackpot.Terms terms, String reason) implements JackpotEvent {}

  record Retuned(Jackpot after) implements JackpotEvent {}

  record Stopped(String reason) implements JackpotEvent {}

  record Restarted(String reason) implements JackpotEvent {}

  record Read(LocalDate day, Jackpot money, LiveJackpot.Meters meters) implements JackpotEvent {}

  record Deposited(Money amount, String reference) implements JackpotEvent {}

  /// A count of the bank balance.
  ///
  /// @param books the balance according to the books before the count
  /// @param note why the count differs from the books
  record Counted(Money balance, Money owed, Money books, @Nullable String note)
      implements JackpotEvent {
    public Variance variance() {
      return new Variance(balance.minus(books));
    }
  }

  /// The counted amount minus the amount in the books.
  record Variance(Money amount) {
    /// `$5.00 over`, `$5.00 short` or `no variance`.
    public String words() {
      if (amount.isZero()) {
        return "no variance";
      }
      return amount.isPositive() ? amount + " over" : Money.ZERO.minus(amount) + " short";
    }
  }

  /// An authority took money from the bank.
  record Seized(Money amount, String reference) implements JackpotEvent {}

  /// The jackpot was retired.
  ///
  /// @param due the last day for distributing its money, if the regulations set one
  record Retired(String reason, LocalDate day, @Nullable LocalDate due) implements JackpotEvent {}

  /// The deadline for distributing a retired jackpot's money passed, and money is left.
  record Overdue(LocalDate due, Money left) implements JackpotEvent {}
}
