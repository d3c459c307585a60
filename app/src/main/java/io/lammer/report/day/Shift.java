package io.lammer.report.day;

import io.lammer.report.day.DayReport.WagerDay;
import io.lammer.rules.Money;
import io.lammer.store.floor.History.Transition;
import io.lammer.tables.floor.LiveTable;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;

/// What tables came to since a moment. Journals are added from their first events on, so that a
/// round before that moment can still be voided.
public final class Shift {
  private final Instant from;
  private final Theory theory;
  private final Map<String, TableFold> tables = new HashMap<>();

  private Shift(Instant from, Theory theory) {
    this.from = from;
    this.theory = theory;
  }

  public static Shift from(Instant from) {
    return new Shift(from, new Theory());
  }

  /// The shift after this one, which goes on from the same events.
  public Shift next(Instant begin) {
    var next = new Shift(begin, theory);
    tables.forEach((name, fold) -> next.tables.put(name, fold.next()));
    return next;
  }

  public Instant from() {
    return from;
  }

  /// A table's result by its resolved wagers; what jackpots pay is not theirs.
  ///
  /// @param theory the handle times the exact edge
  public record Figures(long rounds, Money handle, Money win, Money theory) {
    /// Empty where nothing was staked.
    public OptionalDouble hold() {
      return part(win);
    }

    public OptionalDouble theoreticalHold() {
      return part(theory);
    }

    private OptionalDouble part(Money money) {
      return handle.isZero()
          ? OptionalDouble.empty()
          : OptionalDouble.of((double) money.units() / handle.units());
    }
  }

  public void add(Transition happened) {
    if (happened.after() instanceof LiveTable live) {
      tables
          .computeIfAbsent(live.name(), _ -> new TableFold(theory))
          .add(happened, !happened.stored().at().isBefore(from));
    }
  }

  public Figures figures(String table) {
    var fold = tables.computeIfAbsent(table, _ -> new TableFold(theory));
    return new Figures(
        fold.settled(),
        sum(fold, WagerDay::handle),
        sum(fold, WagerDay::win),
        sum(fold, WagerDay::theory));
  }

  private static Money sum(TableFold fold, Function<WagerDay, Money> what) {
    return fold.wagers().stream().map(what).reduce(Money.ZERO, Money::plus);
  }
}
