package io.lammer.report.day;

import io.lammer.ledger.Account;
import io.lammer.odds.Ratio;
import io.lammer.rules.Game;
import io.lammer.rules.Money;
import io.lammer.store.Seal;
import io.lammer.store.floor.HitLog;
import io.lammer.store.floor.SlipLog;
import io.lammer.tables.GamingDay;
import io.lammer.tables.Jackpot;
import io.lammer.tables.PayFlags;
import io.lammer.tables.Setup;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Reconciliation;
import io.lammer.tables.floor.Reconciliation.Buckets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What one gaming day of a house came to, or all days of a month.
///
/// @param slips those that were given out, paid or voided in the day, or are unpaid at its end
/// @param seal the last one of the house, whichever day it seals
public record DayReport(
    Day day,
    List<JackpotDay> jackpots,
    List<TableDay> tables,
    List<HitDay> hits,
    List<SlipLog.Entry> slips,
    List<Incident> incidents,
    List<Balance> books,
    @Nullable Seal seal) {
  public DayReport {
    jackpots = List.copyOf(jackpots);
    tables = List.copyOf(tables);
    hits = List.copyOf(hits);
    slips = List.copyOf(slips);
    incidents = List.copyOf(incidents);
    books = List.copyOf(books);
  }

  /// What of it concerns one table; jackpots and books are the house's.
  DayReport only(String table) {
    var where = Incidents.where(LiveTable.journal(table));
    var own = hits.stream().filter(hit -> hit.made().hit().table().equals(table)).toList();
    return new DayReport(
        day,
        List.of(),
        tables.stream().filter(one -> one.name().equals(table)).toList(),
        own,
        slips.stream().filter(slip -> own.stream().anyMatch(hit -> hit.isPaidOn(slip))).toList(),
        incidents.stream().filter(incident -> incident.where().equals(where)).toList(),
        List.of(),
        seal);
  }

  /// Zero, always: every debit has its credit.
  public Money sum() {
    return books.stream().map(Balance::closing).reduce(Money.ZERO, Money::plus);
  }

  /// The day or days that are reported.
  ///
  /// @param to the moment at which the next day begins
  /// @param events how many happened in it
  /// @param last when the last of them happened, or null
  public record Day(
      Period period,
      GamingDay gamingDay,
      Instant from,
      Instant to,
      String profile,
      long events,
      @Nullable Instant last) {
    /// The last day of it.
    public LocalDate date() {
      return period.last();
    }
  }

  /// A jackpot, which is a link where several tables play for it.
  ///
  /// @param booked what the books hold for it at the day's end
  /// @param wagersByTable wagers in, as the tables' journals say
  public record JackpotDay(
      String name,
      String edition,
      Jackpot.Terms terms,
      List<String> tables,
      LiveJackpot.Status status,
      Reconciliation reconciliation,
      Buckets booked,
      LiveJackpot.Meters opening,
      LiveJackpot.Meters closing,
      Map<String, Long> wagersByTable,
      Escrow escrow,
      List<Reading> readings) {
    public JackpotDay {
      tables = List.copyOf(tables);
      readings = List.copyOf(readings);
    }

    public boolean isBooked() {
      return booked.equals(
          terms.isProgressive()
              ? reconciliation.closing()
              : new Buckets(
                  Money.ZERO,
                  Money.ZERO,
                  Money.ZERO,
                  Money.ZERO,
                  reconciliation.closing().pending()));
    }
  }

  /// Player money that belongs in the bank.
  ///
  /// @param everyDays how often it goes there, where the profile says
  /// @param last the gaming day of the last deposit, or null
  /// @param by the last day on which the next one is in time
  public record Escrow(
      Money owed,
      Money banked,
      Money due,
      @Nullable Integer everyDays,
      @Nullable LocalDate last,
      @Nullable LocalDate by) {}

  /// A reading of a jackpot's meters, and what replaying its journal gives at that moment.
  public record Reading(
      Instant at,
      String by,
      Jackpot money,
      LiveJackpot.Meters meters,
      Jackpot replayed,
      LiveJackpot.Meters replayedMeters) {
    public boolean agrees() {
      return money.equals(replayed) && meters.equals(replayedMeters);
    }
  }

  /// A table.
  ///
  /// @param keyed how much was keyed in the course of the day, in that order
  /// @param hands how many hands of shooters ended, at craps
  /// @param result what the house made of it
  public record TableDay(
      String name,
      String edition,
      Game game,
      LiveTable.Status status,
      List<Setup.Keying> keyed,
      boolean training,
      long rounds,
      long voided,
      long hands,
      List<WagerDay> wagers,
      List<Extra> envy,
      List<Extra> promotions,
      Result result,
      Players players) {
    public TableDay {
      keyed = List.copyOf(keyed);
      wagers = List.copyOf(wagers);
      envy = List.copyOf(envy);
      promotions = List.copyOf(promotions);
    }
  }

  /// A kind of wager at a table, over those that were resolved and not voided.
  ///
  /// @param decisions in how many outcomes some were resolved
  /// @param handle what was staked on them
  /// @param win what the house took of it, commission and vig included; promotions and what a
  ///   jackpot's percentage paid are not taken off
  /// @param edge the exact house edge; null where wagers were made at different ones
  /// @param theory what the house would have won on average
  /// @param deviation the standard deviation of the win, in dollars
  public record WagerDay(
      String wager,
      String paytable,
      long decisions,
      Money handle,
      Money win,
      @Nullable Ratio edge,
      Money theory,
      double deviation,
      Money commission,
      Money vig) {

    /// How many standard deviations the win is from theory.
    public double deviations() {
      return win.minus(theory).decimal().doubleValue() / deviation;
    }
  }

  /// Envy or promotions: by wager, with the row or the manufacturer's consent.
  public record Extra(String wager, String of, long times, Money amount) {}

  /// What the house made of a table.
  ///
  /// @param toProgressives what its jackpot wagers put there
  /// @param housePrizes posted prizes that were hit, less those rejected
  /// @param corrections what was paid for earlier rounds, less what came back
  /// @param booked what the table's own accounts came to by the books, without the stakes of
  ///   jackpot wagers in progress
  public record Result(
      Money win,
      Money toProgressives,
      Money housePrizes,
      Money envy,
      Money promotions,
      Money corrections,
      Money booked) {
    public Money kept() {
      return win.minus(toProgressives)
          .minus(housePrizes)
          .minus(envy)
          .minus(promotions)
          .minus(corrections);
    }

    public boolean isBooked() {
      return booked.equals(kept());
    }
  }

  /// What players took away, counted twice.
  ///
  /// @param booked by the books: their accounts, with their money still at stake
  /// @param figured by the wagers: what they won, promotions and jackpots that were paid
  /// @param atStake what lies on the layout at the day's end
  public record Players(Money booked, Money figured, Money atStake) {
    public boolean agree() {
      return booked.equals(figured);
    }
  }

  /// A hit that was made, or decided, in the day, as it stood at its end.
  ///
  /// @param flags of each winner, by seat
  public record HitDay(String jackpot, HitLog.Entry made, Map<Integer, List<PayFlags.Flag>> flags) {
    boolean isPaidOn(SlipLog.Entry entry) {
      return entry.slip().jackpot().equals(jackpot) && entry.slip().hit() == made.hit().number();
    }
  }

  /// Something out of the ordinary, with who did it and why.
  public record Incident(
      Instant at, String where, String kind, String what, String why, String who) {}

  /// All accounts of a kind.
  public record Balance(Account.Kind kind, Money opening, Money closing) {}
}
