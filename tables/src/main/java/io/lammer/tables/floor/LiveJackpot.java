package io.lammer.tables.floor;

import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import io.lammer.rules.Pay;
import io.lammer.rules.Suit;
import io.lammer.tables.Jackpot;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// A jackpot of the floor.
///
/// @param hits those that wait for approval
/// @param next parameters that take effect after the next 100% hit
/// @param banked what was taken to the bank for it, less what was paid from there
public record LiveJackpot(
    String name,
    String edition,
    @Nullable Suit suit,
    Status status,
    Jackpot money,
    Meters meters,
    OpenHits hits,
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

  public LiveJackpot {
    tables = Collections.unmodifiableSet(new TreeSet<>(tables));
  }

  public static String journal(String name) {
    return "jackpot/" + name;
  }

  /// The hits that wait for approval, oldest first.
  public List<Hit> open() {
    return hits.waiting();
  }

  /// What waits for approval.
  public Money pending() {
    return OpenHits.sum(open());
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
        OpenHits.NONE,
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
        yield moved(after, grown, hits.contributed(wagers));
      }
      case JackpotEvent.Hit(var hit, var after) -> moved(after, meters, hits.hit(hit, money));
      case JackpotEvent.Approved _ -> approved();
      case JackpotEvent.Rejected(var number, _, var left, var after) ->
          moved(after, meters, hits.rejected(number, left));
      case JackpotEvent.Adjusted(_, _, _, var after) -> moved(after, meters, hits);
      case JackpotEvent.Planned(var terms, _) -> planned(terms);
      case JackpotEvent.Retuned(var after) ->
          moved(after, meters, hits.retuned(after.terms())).planned(null);
      case JackpotEvent.Stopped _ -> in(Status.STOPPED);
      case JackpotEvent.Restarted _ -> in(Status.RUNNING);
      case JackpotEvent.Deposited(var amount, _) -> banked(banked.plus(amount));
      case JackpotEvent.Counted(var balance, _) -> banked(balance);
      case JackpotEvent.Read _ -> this;
    };
  }

  private LiveJackpot approved() {
    var paid = open().getFirst().amount();
    var grown =
        new Meters(meters.wagers(), meters.staked(), meters.hits() + 1, meters.paid().plus(paid));
    return moved(money, grown, hits.paid())
        .banked(money.terms().isProgressive() ? banked.minus(paid) : banked);
  }

  private LiveJackpot moved(Jackpot after, Meters newMeters, OpenHits newHits) {
    return new LiveJackpot(
        name, edition, suit, status, after, newMeters, newHits, next, banked, tables);
  }

  private LiveJackpot planned(Jackpot.@Nullable Terms terms) {
    return new LiveJackpot(name, edition, suit, status, money, meters, hits, terms, banked, tables);
  }

  private LiveJackpot in(Status newStatus) {
    return new LiveJackpot(
        name, edition, suit, newStatus, money, meters, hits, next, banked, tables);
  }

  private LiveJackpot banked(Money amount) {
    return new LiveJackpot(name, edition, suit, status, money, meters, hits, next, amount, tables);
  }

  private LiveJackpot tables(String table, boolean joins) {
    var linked = new LinkedHashSet<>(tables);
    if (joins) {
      linked.add(table);
    } else {
      linked.remove(table);
    }
    return new LiveJackpot(name, edition, suit, status, money, meters, hits, next, banked, linked);
  }
}
