package io.lammer.render.day;

import io.lammer.accounting.HitRecord;
import io.lammer.accounting.HouseBooks;
import io.lammer.accounting.HouseTotals;
import io.lammer.accounting.JackpotClosing;
import io.lammer.accounting.JackpotTotals;
import io.lammer.accounting.JournalDay;
import io.lammer.accounting.Period;
import io.lammer.accounting.SlipRecord;
import io.lammer.accounting.TableClosing;
import io.lammer.accounting.TableSums;
import io.lammer.accounting.TableTotals;
import io.lammer.accounting.Theory;
import io.lammer.accounting.WagerKey;
import io.lammer.accounting.WagerSums;
import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveTable;
import io.lammer.house.Rulebook;
import io.lammer.house.TableEvent;
import io.lammer.journal.Database;
import io.lammer.journal.Search;
import io.lammer.journal.StoredEvent;
import io.lammer.render.day.DayReport.Day;
import io.lammer.render.day.DayReport.Escrow;
import io.lammer.render.day.DayReport.Extra;
import io.lammer.render.day.DayReport.HitDay;
import io.lammer.render.day.DayReport.Incident;
import io.lammer.render.day.DayReport.JackpotDay;
import io.lammer.render.day.DayReport.Players;
import io.lammer.render.day.DayReport.Reading;
import io.lammer.render.day.DayReport.Result;
import io.lammer.render.day.DayReport.TableDay;
import io.lammer.render.day.DayReport.WagerDay;
import io.lammer.render.words.WagerNames;
import io.lammer.rules.Money;
import io.lammer.rules.Outcome;
import io.lammer.runtime.DayArchive;
import io.lammer.runtime.History;
import io.lammer.table.Event;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.table.PayFlags;
import io.lammer.table.Profile;
import io.lammer.table.Regulation;
import io.lammer.table.Setup;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Prepares the reports of gaming days and months from the totals of the journals.
///
/// @param theory kept from report to report, since exact odds take long to compute
public record DayReports(DayArchive archive, Rulebook rules, Profile profile, Theory theory) {
  private static final int MOST_READINGS = 100;

  public DayReport of(LocalDate day) {
    return of(Period.of(day));
  }

  public DayReport of(Period period) {
    return new Assembly(period).report();
  }

  private final class Assembly {
    private final Period period;
    private final LocalDate date;
    private final Optional<Profile.Entry> entry;
    private final List<JournalDay> journals;
    private final HouseBooks books;
    private final Map<String, JournalDay> tables = new TreeMap<>();
    private final Map<String, JournalDay> jackpots = new TreeMap<>();
    private final Map<String, Map<Long, Layout>> layouts = new HashMap<>();

    Assembly(Period period) {
      this.period = period;
      this.date = period.last();
      this.entry = profile.on(date);
      this.journals = archive.of(period);
      this.books = new HouseBooks(journals);
      for (var day : journals) {
        switch (day.totals()) {
          case TableTotals _ -> tables.put(name(day), day);
          case JackpotTotals _ -> jackpots.put(name(day), day);
          default -> {}
        }
      }
    }

    private static String name(JournalDay day) {
      return day.journal().substring(day.journal().indexOf('/') + 1);
    }

    DayReport report() {
      var calendar = archive.calendar();
      return new DayReport(
          new Day(
              period,
              calendar.last(),
              calendar.start(period.first()),
              calendar.start(date.plusDays(1)),
              profile.id() + ", " + profile.title(),
              journals.stream().mapToLong(day -> day.span().events()).sum(),
              last()),
          jackpots.entrySet().stream().map(it -> jackpotDay(it.getKey(), it.getValue())).toList(),
          tables.entrySet().stream()
              .filter(it -> closing(it.getValue()).layout() > 0)
              .map(it -> tableDay(it.getKey(), it.getValue()))
              .toList(),
          hits(),
          slips(),
          incidents(),
          books.balances(),
          archive.database().seals().last().orElse(null));
    }

    private @Nullable Instant last() {
      return journals.stream()
          .filter(day -> day.span().events() > 0)
          .map(day -> day.span().lastAt())
          .max(Comparator.naturalOrder())
          .orElse(null);
    }

    private Layout layout(String table, long number) {
      return layouts
          .computeIfAbsent(table, _ -> new HashMap<>())
          .computeIfAbsent(number, _ -> archive.history().layout(table, number));
    }

    private static TableClosing closing(JournalDay table) {
      return (TableClosing) table.closing();
    }

    private TableDay tableDay(String name, JournalDay day) {
      var closing = closing(day);
      var totals = (TableTotals) day.totals();
      var sums = totals.sums();
      var wagers = wagers(name, totals, sums);
      var win = sum(wagers.stream().map(WagerDay::win).toList());
      var envy = extras(name, sums.envy());
      var promotions = extras(name, sums.promotions());
      var promoted = sum(promotions.stream().map(Extra::amount).toList());
      var paid = Money.ZERO;
      var prizes = Money.ZERO;
      var contributed = Money.ZERO;
      for (var jackpot : jackpots.values()) {
        var its = (JackpotTotals) jackpot.totals();
        paid = paid.plus(its.share(name).paid());
        prizes = prizes.plus(its.share(name).prizes());
        contributed = contributed.plus(its.contributed(name));
      }
      var inProgress = closing.atRisk().inJackpots().minus(totals.opening().inJackpots());
      var layout = layout(name, closing.layout());
      return new TableDay(
          name,
          layout.edition().id(),
          layout.edition().game(),
          closing.status(),
          totals.layouts().stream()
              .map(number -> layout(name, number).setup().keyed())
              .distinct()
              .toList(),
          layout.setup().training(),
          sums.rounds().settled(),
          sums.rounds().voided(),
          sums.rounds().hands(),
          wagers,
          envy,
          promotions,
          new Result(
              win,
              contributed,
              prizes,
              sum(envy.stream().map(Extra::amount).toList()),
              promoted,
              sums.corrections(),
              books.house(name).minus(inProgress)),
          new Players(
              books.players(name).plus(inProgress),
              paid.plus(promoted).plus(sums.corrections()).minus(win),
              closing.atRisk().all()));
    }

    /// The wagers in layout order, followed by those that are on no layout.
    private List<WagerDay> wagers(String table, TableTotals totals, TableSums sums) {
      var found = new LinkedHashMap<WagerKey, WagerSums>();
      sums.wagers().forEach(one -> found.put(one.wager(), one));
      var keys = new LinkedHashSet<WagerKey>();
      for (var number : totals.layouts()) {
        layout(table, number).offers().values().forEach(offer -> keys.add(WagerKey.of(offer)));
      }
      keys.addAll(found.keySet());
      return keys.stream()
          .flatMap(key -> Stream.ofNullable(found.get(key)))
          .filter(one -> !one.isEmpty())
          .map(one -> wagerDay(table, one))
          .toList();
    }

    private WagerDay wagerDay(String table, WagerSums sums) {
      var expected = theory.of(sums, number -> layout(table, number));
      return new WagerDay(
          printed(table, sums.staked().getFirst().odds().layout(), sums.wager()),
          sums.wager().paytable(),
          sums.decisions(),
          sums.handle(),
          sums.win(),
          expected.edge(),
          expected.win(),
          expected.deviation(),
          sums.commission(),
          sums.vig());
    }

    /// The name of a wager as printed on the felt.
    private String printed(String table, long layout, WagerKey wager) {
      return wager.in(layout(table, layout)).map(Assembly::printed).orElse(wager.spot());
    }

    private static String printed(OfferedWager offer) {
      return WagerNames.of(offer.paytable(), offer.wager().spot());
    }

    private List<Extra> extras(String table, List<TableSums.Extra> extras) {
      record Key(String wager, String of) {}
      var sums = new LinkedHashMap<Key, Extra>();
      for (var one : extras) {
        var wager = printed(table, one.layout(), one.wager());
        sums.merge(
            new Key(wager, one.of()),
            new Extra(wager, one.of(), one.times(), one.amount()),
            (sum, more) ->
                new Extra(
                    wager, one.of(), sum.times() + more.times(), sum.amount().plus(more.amount())));
      }
      return sums.values().stream()
          .filter(extra -> extra.times() != 0 || !extra.amount().isZero())
          .toList();
    }

    private static Money sum(List<Money> amounts) {
      return amounts.stream().reduce(Money.ZERO, Money::plus);
    }

    private JackpotDay jackpotDay(String name, JournalDay day) {
      var closing = (JackpotClosing) day.closing();
      var totals = (JackpotTotals) day.totals();
      var wagers = new TreeMap<String, Long>();
      tables.forEach(
          (table, its) -> {
            var count = ((TableTotals) its.totals()).jackpotWagers().get(name);
            if (count != null) {
              wagers.put(table, count);
            }
          });
      return new JackpotDay(
          name,
          closing.edition(),
          closing.terms(),
          closing.tables(),
          closing.status(),
          totals.moved(),
          books.jackpot(name),
          totals.opening(),
          closing.meters(),
          wagers,
          escrow(closing.bank()),
          readings(day, totals));
    }

    private Escrow escrow(JackpotClosing.Bank bank) {
      var gamingDay = archive.calendar().last();
      var every =
          entry.flatMap(rule -> rule.find(Regulation.Deposit.class)).map(rule -> rule.everyDays());
      var deposited = bank.deposited();
      var since = gamingDay.of(deposited == null ? bank.opened() : deposited);
      return new Escrow(
          bank.owed(),
          bank.banked(),
          bank.due(),
          every.orElse(null),
          deposited == null ? null : gamingDay.of(deposited),
          every.map(since::plusDays).orElse(null));
    }

    /// The readings for the last day, including those taken after it.
    private List<Reading> readings(JournalDay day, JackpotTotals totals) {
      var later =
          archive
              .database()
              .journals()
              .newer(
                  Search.in(day.journal()).of("read").saying(date.toString()),
                  day.span().last(),
                  MOST_READINGS)
              .reversed()
              .stream()
              .flatMap(stored -> reading(stored).stream());
      return Stream.concat(totals.readings().stream(), later)
          .filter(read -> read.of().equals(date))
          .map(
              read ->
                  new Reading(
                      read.event().at(),
                      read.event().actor(),
                      read.read().money(),
                      read.read().meters(),
                      read.replayed().money(),
                      read.replayed().meters()))
          .toList();
    }

    private Optional<JackpotTotals.Reading> reading(StoredEvent stored) {
      return archive
          .containing(stored.journal(), stored.number())
          .flatMap(
              day ->
                  ((JackpotTotals) day.totals())
                      .readings().stream()
                          .filter(read -> read.event().number() == stored.number())
                          .findFirst());
    }

    private List<HitDay> hits() {
      var hits = new ArrayList<HitDay>();
      jackpots.forEach(
          (name, day) -> {
            var closing = (JackpotClosing) day.closing();
            for (var made : ((JackpotTotals) day.totals()).hits()) {
              hits.add(new HitDay(name, made, flags(closing, made)));
            }
          });
      hits.sort(Comparator.comparing(day -> day.made().locked().at()));
      return hits;
    }

    private Map<Integer, List<PayFlags.Flag>> flags(JackpotClosing jackpot, HitRecord made) {
      var edition = rules.catalog().edition(jackpot.edition());
      var forOne =
          edition
              .flatMap(it -> it.paytable(jackpot.terms().paytable()))
              .map(paytable -> !paytable.toOne())
              .orElse(true);
      var cards = edition.map(it -> it.game().hasShoe()).orElse(true);
      var bySeat = new TreeMap<Integer, List<PayFlags.Flag>>();
      for (var winner : made.hit().winners()) {
        if (winner.amount().isPositive() && !made.isRejected()) {
          bySeat.put(winner.seat(), flags(winner, forOne, cards));
        }
      }
      return bySeat;
    }

    private List<PayFlags.Flag> flags(LiveJackpot.Winner winner, boolean forOne, boolean cards) {
      var pay = new PayFlags.Pay(winner.stake(), winner.amount(), forOne);
      return entry.map(rule -> PayFlags.of(rule, pay, cards)).orElse(List.of());
    }

    private List<SlipRecord> slips() {
      return journals.stream()
          .filter(day -> day.totals() instanceof HouseTotals)
          .flatMap(day -> ((HouseTotals) day.totals()).slips().stream())
          .toList();
    }

    private record Numbered(long id, Incident incident) {}

    private List<Incident> incidents() {
      return journals.stream()
          .flatMap(day -> day.notable().stream().map(number -> incident(day.journal(), number)))
          .sorted(Comparator.comparingLong(Numbered::id))
          .map(Numbered::incident)
          .toList();
    }

    private Numbered incident(String journal, long number) {
      var stored =
          archive
              .database()
              .journals()
              .event(journal, number)
              .orElseThrow(
                  () ->
                      new IllegalStateException(
                          "journal \"%s\" has no event %d".formatted(journal, number)));
      var event = History.event(stored);
      var incident = Incidents.of(stored, event, replaced(stored, event).orElse(null));
      return new Numbered(stored.id(), incident);
    }

    /// The outcome that was entered before, if the event enters another one.
    private Optional<Outcome> replaced(StoredEvent stored, Object event) {
      if (!(event instanceof TableEvent.Played(Event.Entered _))) {
        return Optional.empty();
      }
      var entered = Search.in(stored.journal()).of("entered");
      return archive.database().journals().older(entered, stored.number(), 1).stream()
          .map(History::event)
          .flatMap(
              earlier ->
                  earlier instanceof TableEvent.Played(Event.Entered(var outcome, _))
                      ? Stream.of(outcome)
                      : Stream.empty())
          .findFirst();
    }
  }

  /// The venues of all tables, taken from the first set-up of each table that names one.
  public static Set<Setup.Venue> venues(Database database, Rulebook rules) {
    var history = new History(database, rules);
    var venues = EnumSet.noneOf(Setup.Venue.class);
    for (var head : database.journals().list()) {
      if (LiveTable.isJournal(head.journal())) {
        history
            .of(head.journal())
            .flatMap(
                happened ->
                    Stream.ofNullable(((LiveTable) happened.after()).setup().location().venue()))
            .findFirst()
            .ifPresent(venues::add);
      }
    }
    return venues;
  }
}
