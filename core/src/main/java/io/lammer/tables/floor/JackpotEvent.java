package io.lammer.tables.floor;

import io.lammer.rules.Money;
import io.lammer.rules.Suit;
import io.lammer.tables.Jackpot;
import io.lammer.tables.PayFlags;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What happened to a jackpot, with its money afterwards where that changed.
public sealed interface JackpotEvent extends FloorEvent {
  /// The first event of a jackpot.
  ///
  /// @param controls the reference of the operator's internal controls (ruling 11)
  record Opened(String edition, Jackpot after, @Nullable Suit suit, @Nullable String controls)
      implements JackpotEvent {}

  record Joined(String table) implements JackpotEvent {}

  record Left(String table) implements JackpotEvent {}

  record Contributed(String table, int wagers, Jackpot after) implements JackpotEvent {}

  /// A percentage pay: its amount is locked, and it waits for approval.
  record Hit(LiveJackpot.Hit hit, Jackpot after) implements JackpotEvent {}

  /// What became of a hit.
  sealed interface Decision {
    int hit();
  }

  /// A hit was approved, and each winner got a slip.
  ///
  /// @param slip written before 0.2.0: one, for all winners
  /// @param camera surveillance saw it
  /// @param flags what the pay asked for by the rules of the place, such as a tax report
  /// @param slips one for each winner
  /// @param owed true where what was won is owed until each slip is paid; otherwise it counts as
  ///   paid at once
  record Approved(
      int hit,
      @Nullable String slip,
      boolean camera,
      boolean tax,
      List<PayFlags.Kind> flags,
      @Nullable List<String> slips,
      @Nullable Boolean owed)
      implements JackpotEvent, Decision {
    public Approved {
      flags = List.copyOf(flags);
      slips = slips == null ? null : List.copyOf(slips);
    }

    public boolean isOwed() {
      return Boolean.TRUE.equals(owed);
    }

    /// However it was written.
    public List<String> slipNumbers() {
      var old = slip;
      var all = slips;
      return all != null ? all : old == null ? List.of() : List.of(old);
    }
  }

  /// What a winner was owed was paid on a slip.
  record Paid(String slip, int hit, String table, int seat, Money amount) implements JackpotEvent {}

  /// Somebody beside those who enter and approve it has seen a hit.
  record Witnessed(int hit, Actor by) implements JackpotEvent {}

  /// A supervisor has verified a hit at its table.
  record Verified(int hit, Actor by) implements JackpotEvent {}

  /// A hit did not stand: its amount is restored.
  ///
  /// @param open the hits that still wait, with amounts as if the rejected one had not been
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

  /// What was found in the bank.
  ///
  /// @param books what the books said before; none in older journals
  /// @param note why it differs
  record Counted(Money balance, Money owed, @Nullable Money books, @Nullable String note)
      implements JackpotEvent {
    public Variance variance() {
      return new Variance(books == null ? Money.ZERO : balance.minus(books));
    }
  }

  /// How much more was counted than the books said.
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

  /// The jackpot is retired.
  ///
  /// @param due the last day for its money to be gone, where the rules of the place give one
  record Retired(String reason, LocalDate day, @Nullable LocalDate due) implements JackpotEvent {}

  /// The last day went by and money is left.
  record Overdue(LocalDate due, Money left) implements JackpotEvent {}
}
