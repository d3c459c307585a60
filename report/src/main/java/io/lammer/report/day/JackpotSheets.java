package io.lammer.report.day;

import io.lammer.report.day.DayReport.JackpotDay;
import io.lammer.report.paper.Cell;
import io.lammer.report.paper.Sheet;
import io.lammer.rules.Money;
import io.lammer.tables.Jackpot;
import io.lammer.tables.floor.LiveJackpot.Status;
import io.lammer.tables.floor.Reconciliation.Buckets;
import io.lammer.tables.floor.Reconciliation.Kind;
import io.lammer.tables.floor.Reconciliation.Line;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;

/// The sheets of jackpots.
final class JackpotSheets {
  private static final String CHAPTER = "Jackpots";

  private JackpotSheets() {}

  /// Opening and what moved give closing, for each place of the money.
  static Sheet reconciliation(JackpotDay jackpot) {
    var reconciliation = jackpot.reconciliation();
    var rows = new ArrayList<List<Cell>>();
    rows.add(row("opening", Cell.NONE, reconciliation.opening()));
    for (var line : reconciliation.lines()) {
      rows.add(row(name(line, jackpot.terms()), Cell.of(line.times()), line.amount()));
    }
    rows.add(row("closing", Cell.NONE, reconciliation.closing()));
    if (!reconciliation.holds()) {
      rows.add(row("difference", Cell.NONE, reconciliation.difference()));
    }
    var faults = faults(jackpot);
    return new Sheet(
        CHAPTER,
        "reconciliation",
        jackpot.name(),
        List.of(facts(jackpot), wagers(jackpot)),
        List.of("line", ">times", ">meter", ">reserve", ">overflow", ">seed owed", ">pending"),
        rows,
        faults.isEmpty()
            ? List.of(
                "Opening and what moved give closing in every place, to a hundredth of a cent;"
                    + " the books and the tables' journals agree.")
            : List.of(),
        faults);
  }

  private static List<Cell> row(String name, Cell times, Buckets amount) {
    return List.of(
        Cell.of(name),
        times,
        new Cell.Exact(amount.meter()),
        new Cell.Exact(amount.reserve()),
        new Cell.Exact(amount.overflow()),
        new Cell.Exact(amount.seedOwed()),
        new Cell.Exact(amount.pending()));
  }

  private static String name(Line line, Jackpot.Terms terms) {
    return switch (line.kind()) {
      case OPENED -> terms.isProgressive() ? "opened with house money" : "posted";
      case CONTRIBUTIONS -> "contributions of " + line.of();
      case HITS -> "hits locked";
      case RESEEDS -> "reseeds";
      case RESTORED -> "rejected hits restored";
      case PAID -> "approved hits paid";
      case ADJUSTMENTS -> "adjustments, " + line.of();
      case POSTED -> "posted anew";
    };
  }

  private static String facts(JackpotDay jackpot) {
    var terms = jackpot.terms();
    return "%s, %s %s, wager %s, %s, %s"
        .formatted(
            jackpot.edition(),
            DaySheets.word(terms.kind()),
            terms.paytable(),
            terms.wager(),
            jackpot.tables().isEmpty() ? "no table" : "tables " + DaySheets.words(jackpot.tables()),
            DaySheets.word(jackpot.status()));
  }

  private static String wagers(JackpotDay jackpot) {
    var opening = jackpot.opening();
    var closing = jackpot.closing();
    return "Wagers in: %,d for %s; in all %,d for %s. Hits paid in all: %,d for %s."
        .formatted(
            closing.wagers() - opening.wagers(),
            closing.staked().minus(opening.staked()),
            closing.wagers(),
            closing.staked(),
            closing.hits(),
            closing.paid());
  }

  private static List<String> faults(JackpotDay jackpot) {
    var faults = new ArrayList<String>();
    var name = jackpot.name();
    if (!jackpot.reconciliation().holds()) {
      faults.add(
          "%s does not reconcile: closing differs by %s"
              .formatted(name, places(jackpot.reconciliation().difference())));
    }
    if (!jackpot.isBooked()) {
      faults.add(
          "%s: the books hold %s; the journal says %s"
              .formatted(
                  name, places(jackpot.booked()), places(jackpot.reconciliation().closing())));
    }
    var contributed = new TreeMap<String, Long>();
    jackpot.reconciliation().lines().stream()
        .filter(line -> line.kind() == Kind.CONTRIBUTIONS)
        .forEach(line -> contributed.put(line.of(), line.times()));
    if (!contributed.equals(jackpot.wagersByTable())) {
      faults.add(
          "%s: wagers in by its journal %s, by the tables' journals %s"
              .formatted(name, contributed, jackpot.wagersByTable()));
    }
    return faults;
  }

  private static String places(Buckets amount) {
    return "meter %s, reserve %s, overflow %s, seed owed %s, pending %s"
        .formatted(
            amount.meter(),
            amount.reserve(),
            amount.overflow(),
            amount.seedOwed(),
            amount.pending());
  }

  static Sheet escrow(List<JackpotDay> jackpots, LocalDate day) {
    var rows = new ArrayList<List<Cell>>();
    var faults = new ArrayList<String>();
    for (var jackpot : jackpots) {
      if (!jackpot.terms().isProgressive()) {
        continue;
      }
      var escrow = jackpot.escrow();
      var by = escrow.by();
      rows.add(
          List.of(
              Cell.of(jackpot.name()),
              Cell.of(escrow.owed()),
              Cell.of(escrow.banked()),
              Cell.of(escrow.due()),
              Cell.of(escrow.last() == null ? "never" : escrow.last().toString()),
              Cell.of(escrow.everyDays() == null ? "" : escrow.everyDays() + " days"),
              Cell.of(by == null ? "" : by.toString())));
      if (by != null && by.isBefore(day) && escrow.due().isPositive()) {
        faults.add(
            "%s: %s should have been deposited by %s".formatted(jackpot.name(), escrow.due(), by));
      }
      if (jackpot.status() == Status.STOPPED) {
        faults.add("%s is stopped".formatted(jackpot.name()));
      }
    }
    return new Sheet(
        "Escrow",
        "escrow",
        "",
        rows.isEmpty() ? List.of("No progressive.") : List.of(),
        List.of("jackpot", ">owed", ">banked", ">due", "last deposit", "every", "next by"),
        rows,
        rows.isEmpty()
            ? List.of()
            : List.of("Owed is the meter, reserve, overflow and pending hits of a progressive."),
        faults);
  }

  static Sheet readings(List<JackpotDay> jackpots, Function<Instant, String> time) {
    var rows = new ArrayList<List<Cell>>();
    var faults = new ArrayList<String>();
    for (var jackpot : jackpots) {
      for (var reading : jackpot.readings()) {
        rows.add(
            List.of(
                Cell.of(jackpot.name()),
                Cell.of(time.apply(reading.at())),
                new Cell.Exact(reading.money().meter()),
                new Cell.Exact(reading.money().reserve()),
                new Cell.Exact(reading.money().overflow()),
                new Cell.Exact(reading.money().seedOwed()),
                Cell.of(reading.meters().wagers()),
                Cell.of(reading.agrees() ? "as replayed" : "differs"),
                Cell.of(reading.by())));
        if (!reading.agrees()) {
          faults.add(
              "%s read %s; replaying gives %s"
                  .formatted(jackpot.name(), reading.money(), reading.replayed()));
        }
      }
      if (jackpot.readings().isEmpty()
          && jackpot.terms().isProgressive()
          && !moved(jackpot).isZero()) {
        faults.add(jackpot.name() + " was not read for this day");
      }
    }
    return new Sheet(
        "Readings",
        "readings",
        "",
        rows.isEmpty() ? List.of("None.") : List.of(),
        List.of(
            "jackpot",
            "time",
            ">meter",
            ">reserve",
            ">overflow",
            ">seed owed",
            ">wagers",
            "replay",
            "read by"),
        rows,
        List.of(),
        faults);
  }

  private static Money moved(JackpotDay jackpot) {
    return jackpot.closing().staked().minus(jackpot.opening().staked());
  }
}
