package io.lammer.tables.floor;

import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import io.lammer.rules.Pay;
import io.lammer.rules.Suit;
import io.lammer.tables.Jackpot;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// A jackpot of the floor.
///
/// @param lastHit the number of its last hit
/// @param open the hits that wait for approval, oldest first
/// @param base the money before the oldest of them
/// @param since what happened from that one on, so that a rejected hit can be taken out of it
/// @param next parameters that take effect after the next 100% hit
/// @param banked what was taken to the bank for it, less what was paid from there
public record LiveJackpot(
    String name,
    String edition,
    @Nullable Suit suit,
    Status status,
    Jackpot money,
    Meters meters,
    int lastHit,
    List<Hit> open,
    @Nullable Jackpot base,
    List<Since> since,
    Jackpot.@Nullable Terms next,
    Money banked,
    Set<String> tables) {

  public enum Status {
    RUNNING,
    STOPPED
  }

  /// What has gone through it: wagers by count and money, hits and what they paid.
  public record Meters(long wagers, Money staked, long hits, Money paid) {
    static final Meters ZERO = new Meters(0, Money.ZERO, 0, Money.ZERO);
  }

  /// One who shares a hit.
  public record Winner(int seat, Money stake, Money amount) {}

  /// A percentage pay of one round at one table.
  ///
  /// @param enteredBy who confirmed the round, and so may not approve it
  public record Hit(
      int number,
      String table,
      long round,
      String row,
      Fraction share,
      List<Winner> winners,
      Money prize,
      Actor enteredBy) {
    public Hit {
      winners = List.copyOf(winners);
    }

    public Money amount() {
      return winners.stream().map(Winner::amount).reduce(Money.ZERO, Money::plus);
    }

    Hit with(Jackpot.Won won) {
      var paid =
          winners.stream()
              .map(winner -> new Winner(winner.seat(), winner.stake(), won.share()))
              .toList();
      return new Hit(number, table, round, row, share, paid, won.prize(), enteredBy);
    }

    Pay.Percent pay() {
      return new Pay.Percent(share);
    }
  }

  /// Something that moved the money while hits were open.
  public record Since(int wagers, int hit) {}

  public LiveJackpot {
    open = List.copyOf(open);
    since = List.copyOf(since);
    tables = Collections.unmodifiableSet(new TreeSet<>(tables));
  }

  public static String journal(String name) {
    return "jackpot/" + name;
  }

  /// What waits for approval.
  public Money pending() {
    return open.stream().map(Hit::amount).reduce(Money.ZERO, Money::plus);
  }

  /// Player money that the house holds for it.
  public Money owed() {
    return money.terms().isProgressive()
        ? money.meter().plus(money.reserve()).plus(money.overflow()).plus(pending())
        : Money.ZERO;
  }

  /// What is still to be taken to the bank.
  public Money due() {
    return owed().minus(banked);
  }

  static LiveJackpot opened(String name, JackpotEvent.Opened opened) {
    return new LiveJackpot(
        name,
        opened.edition(),
        opened.suit(),
        Status.RUNNING,
        opened.after(),
        Meters.ZERO,
        0,
        List.of(),
        null,
        List.of(),
        null,
        Money.ZERO,
        Set.of());
  }

  /// The state after an event; the first one opens the jackpot.
  public static LiveJackpot evolve(@Nullable LiveJackpot jackpot, String name, JackpotEvent event) {
    if (jackpot != null) {
      return jackpot.evolve(event);
    }
    if (event instanceof JackpotEvent.Opened opened) {
      return opened(name, opened);
    }
    throw new IllegalStateException("the journal of " + name + " does not begin with its opening");
  }

  private LiveJackpot evolve(JackpotEvent event) {
    return switch (event) {
      case JackpotEvent.Opened opened -> opened(name, opened);
      case JackpotEvent.Joined(var table) -> tables(table, true);
      case JackpotEvent.Left(var table) -> tables(table, false);
      case JackpotEvent.Contributed(_, var wagers, var after) -> {
        var staked = meters.staked().plus(money.terms().wager().times(wagers));
        var grown = new Meters(meters.wagers() + wagers, staked, meters.hits(), meters.paid());
        yield moved(after, grown, open, base, base == null ? since : and(new Since(wagers, 0)));
      }
      case JackpotEvent.Hit(var hit, var after) -> {
        var hits = new ArrayList<>(open);
        hits.add(hit);
        yield moved(
                after, meters, hits, base == null ? money : base, and(new Since(0, hit.number())))
            .numbered(hit.number());
      }
      case JackpotEvent.Approved(var number, _, _, _, _) -> approved(number);
      case JackpotEvent.Rejected(var number, _, var left, var after) ->
          left.isEmpty()
              ? moved(after, meters, left, null, List.of())
              : moved(
                  after,
                  meters,
                  left,
                  base,
                  since.stream().filter(step -> step.hit() != number).toList());
      case JackpotEvent.Adjusted(_, _, _, var after) -> moved(after, meters, open, base, since);
      case JackpotEvent.Planned(var terms, _) -> planned(terms);
      case JackpotEvent.Retuned(var after) ->
          moved(after, meters, open, base == null ? null : base.with(after.terms()), since)
              .planned(null);
      case JackpotEvent.Stopped _ -> in(Status.STOPPED);
      case JackpotEvent.Restarted _ -> in(Status.RUNNING);
      case JackpotEvent.Deposited(var amount, _) -> banked(banked.plus(amount));
      case JackpotEvent.Counted(var balance, _) -> banked(balance);
      case JackpotEvent.Read _ -> this;
    };
  }

  /// The oldest hit is paid: what follows it now starts from after it.
  private LiveJackpot approved(int number) {
    var paid = open.getFirst();
    var left = open.subList(1, open.size());
    var grown =
        new Meters(
            meters.wagers(), meters.staked(), meters.hits() + 1, meters.paid().plus(paid.amount()));
    var from = money.terms().isProgressive() ? banked.minus(paid.amount()) : banked;
    if (left.isEmpty() || base == null) {
      return moved(money, grown, left, null, List.of()).banked(from);
    }
    var index = since.indexOf(new Since(0, number));
    var after = Replay.of(base, since.subList(0, index + 1), open).end();
    return moved(money, grown, left, after, since.subList(index + 1, since.size())).banked(from);
  }

  private List<Since> and(Since step) {
    var steps = new ArrayList<>(since);
    steps.add(step);
    return steps;
  }

  private LiveJackpot moved(
      Jackpot after, Meters newMeters, List<Hit> hits, @Nullable Jackpot start, List<Since> steps) {
    return new LiveJackpot(
        name, edition, suit, status, after, newMeters, lastHit, hits, start, steps, next, banked,
        tables);
  }

  private LiveJackpot numbered(int number) {
    return new LiveJackpot(
        name, edition, suit, status, money, meters, number, open, base, since, next, banked,
        tables);
  }

  private LiveJackpot planned(Jackpot.@Nullable Terms terms) {
    return new LiveJackpot(
        name, edition, suit, status, money, meters, lastHit, open, base, since, terms, banked,
        tables);
  }

  private LiveJackpot in(Status newStatus) {
    return new LiveJackpot(
        name, edition, suit, newStatus, money, meters, lastHit, open, base, since, next, banked,
        tables);
  }

  private LiveJackpot banked(Money amount) {
    return new LiveJackpot(
        name, edition, suit, status, money, meters, lastHit, open, base, since, next, amount,
        tables);
  }

  private LiveJackpot tables(String table, boolean joins) {
    var linked = new LinkedHashSet<>(tables);
    if (joins) {
      linked.add(table);
    } else {
      linked.remove(table);
    }
    return new LiveJackpot(
        name, edition, suit, status, money, meters, lastHit, open, base, since, next, banked,
        linked);
  }
}
