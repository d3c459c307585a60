package io.lammer.render.day;

import io.lammer.accounting.HitRecord;
import io.lammer.accounting.HouseBooks.Balance;
import io.lammer.accounting.Period;
import io.lammer.accounting.Reconciliation;
import io.lammer.accounting.Reconciliation.Buckets;
import io.lammer.accounting.SlipRecord;
import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveTable;
import io.lammer.journal.Seal;
import io.lammer.odds.Ratio;
import io.lammer.rules.Game;
import io.lammer.rules.Money;
import io.lammer.table.GamingDay;
import io.lammer.table.Jackpot;
import io.lammer.table.PayFlags;
import io.lammer.table.Setup;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The results of one gaming day of a house, or of all days of a month.
///
/// @param slips the slips issued, paid or voided during the day, and those unpaid at its end
/// @param seal the latest seal of the house, whichever day it covers
public record DayReport(
    Day day,
    List<JackpotDay> jackpots,
    List<TableDay> tables,
    List<HitDay> hits,
    List<SlipRecord> slips,
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

  /// The part of the report that concerns one table. Jackpots and books belong to the house and are
  /// left out.
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

  /// The sum of all closing balances; always zero, since every debit has its credit.
  public Money sum() {
    return books.stream().map(Balance::closing).reduce(Money.ZERO, Money::plus);
  }

  /// The reported day or days.
  ///
  /// @param to the start of the next day
  /// @param events the number of events in the period
  /// @param last the time of the last event, or null
  public record Day(
      Period period,
      GamingDay gamingDay,
      Instant from,
      Instant to,
      String profile,
      long events,
      @Nullable Instant last) {
    public LocalDate date() {
      return period.last();
    }
  }

  /// A jackpot, possibly linked across several tables.
  ///
  /// @param booked the closing balances of its accounts in the books
  /// @param wagersByTable the number of wagers according to the tables' journals
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

  /// Player money that must be deposited in the bank.
  ///
  /// @param everyDays the deposit interval required by the profile, or null
  /// @param last the gaming day of the last deposit, or null
  /// @param by the deadline for the next deposit, or null
  public record Escrow(
      Money owed,
      Money banked,
      Money due,
      @Nullable Integer everyDays,
      @Nullable LocalDate last,
      @Nullable LocalDate by) {}

  /// A reading of a jackpot's meters, compared with the values replayed from its journal at that
  /// moment.
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

  /// The results of one table.
  ///
  /// @param keyed the levels of keying in use during the day, in order
  /// @param hands the number of completed shooters' hands, at craps
  /// @param result the result for the house
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

  /// The results of one kind of wager at a table, over all resolved wagers except voided ones.
  ///
  /// @param decisions the number of outcomes that resolved any of these wagers
  /// @param handle the total staked
  /// @param win the house win including commission and vig, before promotions and jackpot
  ///   percentages
  /// @param edge the exact house edge; null if the wagers had different edges
  /// @param theory the theoretical win
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

    /// The difference between win and theory, in standard deviations.
    public double deviations() {
      return win.minus(theory).decimal().doubleValue() / deviation;
    }
  }

  /// Envy or promotions paid on a wager.
  ///
  /// @param of for envy, the row; for promotions, the manufacturer's consent
  public record Extra(String wager, String of, long times, Money amount) {}

  /// The result of a table for the house.
  ///
  /// @param toProgressives the contributions of jackpot wagers to progressives
  /// @param housePrizes posted prizes that were hit, less those rejected
  /// @param corrections payments for earlier rounds, less amounts paid back
  /// @param booked the net change of the table's own accounts in the books, excluding the stakes of
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

  /// The net result of the players, computed in two independent ways.
  ///
  /// @param booked the change of their accounts in the books, including stakes in progress
  /// @param figured the sum of wager results, promotions and jackpots paid
  /// @param atStake the stakes on the layout at the end of the day
  public record Players(Money booked, Money figured, Money atStake) {
    public boolean agree() {
      return booked.equals(figured);
    }
  }

  /// A hit that was made or decided during the day, in its state at the end of the day.
  ///
  /// @param flags the flags of each winner's payment, by seat
  public record HitDay(String jackpot, HitRecord made, Map<Integer, List<PayFlags.Flag>> flags) {
    boolean isPaidOn(SlipRecord entry) {
      return entry.slip().jackpot().equals(jackpot) && entry.slip().hit() == made.hit().number();
    }
  }

  /// An unusual event, with the person responsible and the reason.
  public record Incident(
      Instant at, String where, String kind, String what, String why, String who) {}
}
