package io.lammer.render.day.oracle;

import io.lammer.accounting.Period;
import io.lammer.accounting.SlipRecord;
import io.lammer.house.House;
import io.lammer.house.HouseEvent;
import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveTable;
import io.lammer.house.Rulebook;
import io.lammer.journal.Database;
import io.lammer.journal.Head;
import io.lammer.journal.StoredEvent;
import io.lammer.render.day.DayReport;
import io.lammer.render.day.DayReport.Day;
import io.lammer.render.day.DayReport.Escrow;
import io.lammer.render.day.DayReport.Extra;
import io.lammer.render.day.DayReport.Incident;
import io.lammer.render.day.DayReport.JackpotDay;
import io.lammer.render.day.DayReport.Players;
import io.lammer.render.day.DayReport.Result;
import io.lammer.render.day.DayReport.TableDay;
import io.lammer.render.day.DayReport.WagerDay;
import io.lammer.rules.Money;
import io.lammer.runtime.History;
import io.lammer.runtime.History.Transition;
import io.lammer.table.GamingDay;
import io.lammer.table.Layout;
import io.lammer.table.PayFlags;
import io.lammer.table.Profile;
import io.lammer.table.Regulation;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The reader of reports before totals were kept: folds every journal from its first event. The
/// reference that day reports are compared with.
public final class DayReader {
  private final Database database;
  private final Rulebook rules;
  private final Profile profile;
  private final GamingDay gamingDay;

  public DayReader(Database database, Rulebook rules, Profile profile, GamingDay gamingDay) {
    this.database = database;
    this.rules = rules;
    this.profile = profile;
    this.gamingDay = gamingDay;
  }

  public DayReport read(LocalDate day) {
    return read(Period.of(day));
  }

  public DayReport read(Period period) {
    var reading = new Reading(period);
    // The list of journal heads is one consistent snapshot: events committed later are not read.
    database.journals().list().stream()
        .sorted(Comparator.comparing(Head::journal))
        .forEach(reading::journal);
    return reading.report();
  }

  private record Numbered(long id, Incident incident) {}

  /// The report being computed for one period.
  private final class Reading {
    private final Period period;
    private final LocalDate date;
    private final Instant from;
    private final Instant to;
    private final Optional<Profile.Entry> entry;
    private final Theory theory = new Theory();
    private final BooksDayTotals books = new BooksDayTotals();
    private final Map<String, TableDayTotals> tables = new TreeMap<>();
    private final Map<String, JackpotDayTotals> jackpots = new TreeMap<>();
    private final SlipLog slips = new SlipLog();
    private final List<Numbered> incidents = new ArrayList<>();
    private @Nullable Instant last;
    private long events;

    Reading(Period period) {
      this.period = period;
      this.date = period.last();
      this.from = gamingDay.start(period.first());
      this.to = gamingDay.start(date.plusDays(1));
      this.entry = profile.on(date);
    }

    /// Adds the events of one journal. Times are treated as non-decreasing, so that setting the
    /// clock back does not move an event to an earlier day.
    void journal(Head head) {
      var latest = Instant.MIN;
      var events = new History(database, rules).of(head.journal()).limit(head.number()).iterator();
      while (events.hasNext()) {
        var happened = events.next();
        var at = happened.stored().at();
        latest = at.isAfter(latest) ? at : latest;
        if (latest.isBefore(to)) {
          add(happened, !latest.isBefore(from));
        }
        if (happened.after() instanceof LiveJackpot jackpot) {
          var fold = jackpots.get(jackpot.name());
          if (fold != null) {
            fold.read(happened, date);
          }
        }
      }
    }

    private void add(Transition happened, boolean inDay) {
      var stored = happened.stored();
      books.add(stored.entry().transfers(), !inDay);
      switch (happened.after()) {
        case LiveTable live ->
            tables
                .computeIfAbsent(live.name(), _ -> new TableDayTotals(theory))
                .add(happened, inDay);
        case LiveJackpot jackpot ->
            jackpots.computeIfAbsent(jackpot.name(), _ -> jackpot(jackpot)).add(happened, inDay);
        case House _ -> slip(stored, (HouseEvent) happened.event(), inDay);
        default -> {}
      }
      if (inDay) {
        events++;
        last = last == null || stored.at().isAfter(last) ? stored.at() : last;
        Incidents.of(happened)
            .ifPresent(incident -> incidents.add(new Numbered(stored.id(), incident)));
      }
    }

    private void slip(StoredEvent stored, HouseEvent event, boolean inDay) {
      slips.add(stored, event);
      if (!inDay) {
        slips.forget(entry -> entry.ended() != null);
      }
    }

    private JackpotDayTotals jackpot(LiveJackpot jackpot) {
      var forOne =
          rules
              .catalog()
              .edition(jackpot.edition())
              .flatMap(edition -> edition.paytable(jackpot.money().terms().paytable()))
              .map(paytable -> !paytable.toOne())
              .orElse(true);
      var cards =
          rules
              .catalog()
              .edition(jackpot.edition())
              .map(edition -> edition.game().hasShoe())
              .orElse(true);
      return new JackpotDayTotals(
          winner ->
              entry
                  .map(
                      rule ->
                          PayFlags.of(
                              rule,
                              new PayFlags.Pay(winner.stake(), winner.amount(), forOne),
                              cards))
                  .orElse(List.of()));
    }

    DayReport report() {
      return new DayReport(
          new Day(period, gamingDay, from, to, profile.id() + ", " + profile.title(), events, last),
          jackpots.values().stream().map(this::jackpotDay).toList(),
          tables.entrySet().stream()
              .filter(table -> table.getValue().layout().isPresent())
              .map(
                  table ->
                      tableDay(
                          table.getKey(),
                          table.getValue(),
                          table.getValue().layout().orElseThrow()))
              .toList(),
          jackpots.values().stream()
              .flatMap(fold -> fold.hits().stream())
              .sorted(Comparator.comparing(day -> day.made().locked().at()))
              .toList(),
          slips.all().stream().map(Reading::record).toList(),
          incidents.stream()
              .sorted(Comparator.comparingLong(Numbered::id))
              .map(Numbered::incident)
              .toList(),
          books.balances(),
          database.seals().last().orElse(null));
    }

    private static SlipRecord record(SlipLog.Entry entry) {
      var ended = entry.ended();
      return new SlipRecord(
          entry.slip(),
          History.ref(entry.issued()),
          ended == null ? null : History.ref(ended),
          entry.reason(),
          entry.replacedBy());
    }

    private JackpotDay jackpotDay(JackpotDayTotals fold) {
      var closing = fold.closing();
      var wagers = new TreeMap<String, Long>();
      tables.forEach(
          (name, table) -> {
            var count = table.jackpotWagers().get(closing.name());
            if (count != null) {
              wagers.put(name, count);
            }
          });
      return new JackpotDay(
          closing.name(),
          closing.edition(),
          closing.money().terms(),
          closing.tables().stream().sorted().toList(),
          closing.status(),
          fold.reconciliation(),
          books.jackpot(closing.name()),
          fold.openingMeters(),
          closing.meters(),
          wagers,
          escrow(fold),
          fold.readings());
    }

    private Escrow escrow(JackpotDayTotals fold) {
      var closing = fold.closing();
      var every =
          entry.flatMap(rule -> rule.find(Regulation.Deposit.class)).map(rule -> rule.everyDays());
      var deposited = fold.deposited();
      var since = gamingDay.of(deposited == null ? fold.opened() : deposited);
      return new Escrow(
          closing.owed(),
          closing.banked(),
          closing.due(),
          every.orElse(null),
          deposited == null ? null : gamingDay.of(deposited),
          every.map(since::plusDays).orElse(null));
    }

    private TableDay tableDay(String name, TableDayTotals fold, Layout layout) {
      var wagers = fold.wagers();
      var win = sum(wagers.stream().map(WagerDay::win).toList());
      var promotions = sum(fold.promotions().stream().map(Extra::amount).toList());
      var envy = sum(fold.envy().stream().map(Extra::amount).toList());
      var paid = Money.ZERO;
      var prizes = Money.ZERO;
      var contributed = Money.ZERO;
      for (var jackpot : jackpots.values()) {
        paid = paid.plus(jackpot.paid(name));
        prizes = prizes.plus(jackpot.prizes(name));
        contributed = contributed.plus(jackpot.contributed(name));
      }
      return new TableDay(
          name,
          layout.edition().id(),
          layout.edition().game(),
          fold.closing().status(),
          fold.keyed(),
          layout.setup().training(),
          fold.settled(),
          fold.voided(),
          fold.hands(),
          wagers,
          fold.envy(),
          fold.promotions(),
          new Result(
              win,
              contributed,
              prizes,
              envy,
              promotions,
              fold.corrections(),
              books.house(name).minus(fold.inProgress())),
          new Players(
              books.players(name).plus(fold.inProgress()),
              paid.plus(promotions).plus(fold.corrections()).minus(win),
              fold.atStake()));
    }

    private static Money sum(List<Money> amounts) {
      return amounts.stream().reduce(Money.ZERO, Money::plus);
    }
  }
}
