package io.lammer.report.day;

import io.lammer.report.day.DayReport.Day;
import io.lammer.report.day.DayReport.Escrow;
import io.lammer.report.day.DayReport.Extra;
import io.lammer.report.day.DayReport.Incident;
import io.lammer.report.day.DayReport.JackpotDay;
import io.lammer.report.day.DayReport.Players;
import io.lammer.report.day.DayReport.Result;
import io.lammer.report.day.DayReport.TableDay;
import io.lammer.report.day.DayReport.WagerDay;
import io.lammer.rules.Edition;
import io.lammer.rules.Game;
import io.lammer.rules.Money;
import io.lammer.store.Database;
import io.lammer.store.Head;
import io.lammer.store.StoredEvent;
import io.lammer.store.floor.History;
import io.lammer.store.floor.History.Transition;
import io.lammer.store.floor.SlipLog;
import io.lammer.tables.GamingDay;
import io.lammer.tables.Layout;
import io.lammer.tables.PayFlags;
import io.lammer.tables.Profile;
import io.lammer.tables.Regulation;
import io.lammer.tables.Setup;
import io.lammer.tables.floor.House;
import io.lammer.tables.floor.HouseEvent;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Rulebook;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Reads a gaming day or a month out of the journals, and out of nothing else.
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
    // The heads are of one moment, so that nothing is read of a command that comes meanwhile.
    database.journals().list().stream()
        .sorted(Comparator.comparing(Head::journal))
        .forEach(reading::journal);
    return reading.report();
  }

  /// The venues of a house's tables, as they were first drafted with one.
  public static Set<Setup.Venue> venues(Database database, Rulebook rules) {
    var history = new History(database, rules);
    var venues = EnumSet.noneOf(Setup.Venue.class);
    for (var head : database.journals().list()) {
      if (head.journal().startsWith(LiveTable.journal(""))) {
        history
            .of(head.journal())
            .flatMap(happened -> Stream.ofNullable(((LiveTable) happened.after()).setup().venue()))
            .findFirst()
            .ifPresent(venues::add);
      }
    }
    return venues;
  }

  private record Numbered(long id, Incident incident) {}

  /// One day or month being read.
  private final class Reading {
    private final Period period;
    private final LocalDate date;
    private final Instant from;
    private final Instant to;
    private final Optional<Profile.Entry> entry;
    private final Theory theory = new Theory();
    private final BooksFold books = new BooksFold();
    private final Map<String, TableFold> tables = new TreeMap<>();
    private final Map<String, JackpotFold> jackpots = new TreeMap<>();
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

    /// The days of a journal follow each other, even where its clock was put back.
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
            tables.computeIfAbsent(live.name(), _ -> new TableFold(theory)).add(happened, inDay);
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

    private JackpotFold jackpot(LiveJackpot jackpot) {
      var forOne =
          rules
              .catalog()
              .edition(jackpot.edition())
              .flatMap(edition -> edition.paytable(jackpot.money().terms().paytable()))
              .map(paytable -> !paytable.toOne())
              .orElse(true);
      var game =
          rules.catalog().edition(jackpot.edition()).map(Edition::game).orElse(Game.BACCARAT);
      return new JackpotFold(
          winner ->
              entry
                  .map(
                      rule ->
                          PayFlags.of(
                              rule,
                              new PayFlags.Pay(winner.stake(), winner.amount(), forOne),
                              game))
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
              .sorted(Comparator.comparing(day -> day.made().stored().at()))
              .toList(),
          slips.all(),
          incidents.stream()
              .sorted(Comparator.comparingLong(Numbered::id))
              .map(Numbered::incident)
              .toList(),
          books.balances(),
          database.seals().last().orElse(null));
    }

    private JackpotDay jackpotDay(JackpotFold fold) {
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

    private Escrow escrow(JackpotFold fold) {
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

    private TableDay tableDay(String name, TableFold fold, Layout layout) {
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
