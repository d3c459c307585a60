package io.lammer.accounting;

import io.lammer.house.JackpotEvent;
import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveJackpot.Hit;
import io.lammer.rules.Money;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Jackpot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A reconciliation of a jackpot's money over a part of its journal: for each account the opening
/// balance, the movements by kind of event, and the closing balance. Movements are computed from
/// the jackpot's terms and the closing is taken from the journal, so a difference reveals an event
/// that does not follow from the one before.
///
/// @param lines at most one for each kind and subject, in the order of the kinds
public record Reconciliation(Buckets opening, List<Line> lines, Buckets closing) {
  /// The accounts of a jackpot. The meter of a House jackpot is its posted prize.
  ///
  /// @param pending winnings that are not paid
  public record Buckets(Money meter, Money reserve, Money overflow, Money seedOwed, Money pending) {
    public static final Buckets ZERO = of(Money.ZERO, Money.ZERO);

    public static Buckets of(@Nullable LiveJackpot jackpot) {
      return jackpot == null ? ZERO : of(jackpot.money(), jackpot.won());
    }

    private static Buckets of(Jackpot money, Money pending) {
      return new Buckets(
          money.meter(), money.reserve(), money.overflow(), money.seedOwed(), pending);
    }

    private static Buckets of(Money meter, Money pending) {
      return new Buckets(meter, Money.ZERO, Money.ZERO, Money.ZERO, pending);
    }

    public Buckets plus(Buckets other) {
      return minus(ZERO.minus(other));
    }

    public Buckets minus(Buckets other) {
      return new Buckets(
          meter.minus(other.meter),
          reserve.minus(other.reserve),
          overflow.minus(other.overflow),
          seedOwed.minus(other.seedOwed),
          pending.minus(other.pending));
    }

    public boolean isZero() {
      return equals(ZERO);
    }
  }

  /// The reason for a movement.
  public enum Kind {
    /// The jackpot was opened with house money.
    OPENED,
    CONTRIBUTIONS,
    /// Hits were locked: from the meter to pending, or for a House jackpot from the house to
    /// pending.
    HITS,
    /// The meter was refilled after a 100% hit.
    RESEEDS,
    /// Hits were rejected and their amounts restored.
    RESTORED,
    /// Winners of approved hits were paid from pending.
    PAID,
    ADJUSTMENTS,
    /// The posted prize of a House jackpot changed.
    POSTED
  }

  /// The total of one kind of movement.
  ///
  /// @param of the table for contributions, the reason for adjustments; otherwise empty
  /// @param times the number of wagers, hits or adjustments
  public record Line(Kind kind, String of, long times, Buckets amount) {
    private Line plus(Line more) {
      return new Line(kind, of, times + more.times, amount.plus(more.amount));
    }
  }

  private static final Comparator<Line> ORDER =
      Comparator.comparing(Line::kind).thenComparing(Line::of);

  public Reconciliation {
    lines = List.copyOf(lines);
  }

  /// An empty reconciliation that starts at this state; null for a jackpot that does not exist yet.
  public static Reconciliation from(@Nullable LiveJackpot jackpot) {
    return new Reconciliation(Buckets.of(jackpot), List.of(), Buckets.of(jackpot));
  }

  /// An empty reconciliation that starts with this money.
  static Reconciliation at(Buckets money) {
    return new Reconciliation(money, List.of(), money);
  }

  /// The reconciliation with the next event added.
  ///
  /// @param before the jackpot before the event; null for its first event
  public Reconciliation with(@Nullable LiveJackpot before, JackpotEvent event, LiveJackpot after) {
    var next = new TreeMap<Line, Line>(ORDER);
    Stream.concat(lines.stream(), (before == null ? first(event) : moved(before, event)).stream())
        .forEach(line -> next.merge(line, line, Line::plus));
    return new Reconciliation(opening, List.copyOf(next.values()), Buckets.of(after));
  }

  /// The sum with the reconciliation of a later part of the journal.
  Reconciliation plus(Reconciliation later) {
    var sums = new TreeMap<Line, Line>(ORDER);
    Stream.concat(lines.stream(), later.lines.stream())
        .forEach(line -> sums.merge(line, line, Line::plus));
    return new Reconciliation(opening, List.copyOf(sums.values()), later.closing);
  }

  /// Closing less opening and all movements. Anything but zero means that the books are wrong.
  public Buckets difference() {
    return lines.stream().map(Line::amount).reduce(closing.minus(opening), Buckets::minus);
  }

  public boolean holds() {
    return difference().isZero();
  }

  private static List<Line> first(JackpotEvent event) {
    return event instanceof JackpotEvent.Opened opened
        ? List.of(line(Kind.OPENED, Buckets.of(opened.after(), Money.ZERO)))
        : List.of();
  }

  private static List<Line> moved(LiveJackpot before, JackpotEvent event) {
    var money = before.money();
    return switch (event) {
      case JackpotEvent.Opened(_, var after, _, _) ->
          List.of(line(Kind.OPENED, Buckets.of(after, Money.ZERO).minus(Buckets.of(before))));
      case JackpotEvent.Contributed(var table, var wagers, _) ->
          List.of(
              new Line(
                  Kind.CONTRIBUTIONS, table, wagers, change(money, money.contributed(wagers))));
      case JackpotEvent.Hit(var hit, _) -> hit(money, hit);
      case JackpotEvent.Paid(_, _, _, _, var amount) ->
          List.of(line(Kind.PAID, Buckets.of(Money.ZERO, Money.ZERO.minus(amount))));
      case JackpotEvent.Rejected(var number, _, _, _) ->
          List.of(line(Kind.RESTORED, restored(before, number)));
      case JackpotEvent.Adjusted(var reason, _, var from, var to) ->
          List.of(new Line(Kind.ADJUSTMENTS, Value.spelled(reason), 1, change(from, to)));
      case JackpotEvent.Retuned(var after) ->
          money.terms().isProgressive()
              ? List.of()
              : List.of(line(Kind.POSTED, change(money, after)));
      case JackpotEvent.Approved _,
          JackpotEvent.Joined _,
          JackpotEvent.Left _,
          JackpotEvent.Planned _,
          JackpotEvent.Stopped _,
          JackpotEvent.Restarted _,
          JackpotEvent.Read _,
          JackpotEvent.Deposited _,
          JackpotEvent.Counted _,
          JackpotEvent.Seized _,
          JackpotEvent.Witnessed _,
          JackpotEvent.Verified _,
          JackpotEvent.Retired _,
          JackpotEvent.Overdue _ ->
          List.of();
    };
  }

  private static Line line(Kind kind, Buckets amount) {
    return new Line(kind, "", 1, amount);
  }

  private static Buckets change(Jackpot from, Jackpot to) {
    return Buckets.of(to, Money.ZERO).minus(Buckets.of(from, Money.ZERO));
  }

  /// The winners' shares are the hit; everything else that the meter gained is the reseed.
  private static List<Line> hit(Jackpot money, Hit hit) {
    var won = money.won(hit.pay(), hit.winners().size());
    var paid = won.share().times(hit.winners().size());
    var taken = money.terms().isProgressive() ? paid : Money.ZERO;
    var reseed = change(money, won.after()).plus(Buckets.of(taken, Money.ZERO));
    var lines = new ArrayList<Line>();
    lines.add(line(Kind.HITS, Buckets.of(Money.ZERO.minus(taken), paid)));
    if (!reseed.isZero()) {
      lines.add(line(Kind.RESEEDS, reseed));
    }
    return lines;
  }

  private static Buckets pending(LiveJackpot jackpot, int number) {
    return Buckets.of(
        Money.ZERO,
        jackpot.open().stream()
            .filter(hit -> hit.number() == number)
            .map(Hit::amount)
            .reduce(Money.ZERO, Money::plus));
  }

  /// Later hits are recalculated without the rejected one.
  private static Buckets restored(LiveJackpot before, int number) {
    if (!before.money().terms().isProgressive()) {
      return Buckets.ZERO.minus(pending(before, number));
    }
    var without = before.hits().without(number);
    return Buckets.of(without.end(), without.amount().plus(before.unpaid()))
        .minus(Buckets.of(before));
  }
}
