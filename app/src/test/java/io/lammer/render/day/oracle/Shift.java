package io.lammer.render.day.oracle;

import io.lammer.house.LiveTable;
import io.lammer.render.day.DayReport.WagerDay;
import io.lammer.rules.Money;
import io.lammer.runtime.History.Transition;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;

/// The results of all tables since the start of a shift. Journals must be added from their first
/// event, because rounds from before the shift can still be voided.
public final class Shift {
  private final Instant from;
  private final Theory theory;
  private final Map<String, TableDayTotals> tables = new HashMap<>();

  private Shift(Instant from, Theory theory) {
    this.from = from;
    this.theory = theory;
  }

  public static Shift from(Instant from) {
    return new Shift(from, new Theory());
  }

  /// Starts the next shift, which continues with the events added so far.
  public Shift next(Instant begin) {
    var next = new Shift(begin, theory);
    tables.forEach((name, fold) -> next.tables.put(name, fold.next()));
    return next;
  }

  public Instant from() {
    return from;
  }

  /// The result of a table's resolved wagers. Jackpot payouts are not part of it.
  ///
  /// @param theory the handle multiplied by the exact edge
  public record Figures(long rounds, Money handle, Money win, Money theory) {
    /// Empty if nothing was staked.
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
          .computeIfAbsent(live.name(), _ -> new TableDayTotals(theory))
          .add(happened, !happened.stored().at().isBefore(from));
    }
  }

  public Figures figures(String table) {
    var fold = tables.computeIfAbsent(table, _ -> new TableDayTotals(theory));
    return new Figures(
        fold.settled(),
        sum(fold, WagerDay::handle),
        sum(fold, WagerDay::win),
        sum(fold, WagerDay::theory));
  }

  private static Money sum(TableDayTotals fold, Function<WagerDay, Money> what) {
    return fold.wagers().stream().map(what).reduce(Money.ZERO, Money::plus);
  }
}
