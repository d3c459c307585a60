package io.lammer.render.day;

import io.lammer.accounting.Reconciliation.Buckets;
import io.lammer.accounting.Reconciliation.Kind;
import io.lammer.accounting.Reconciliation.Line;
import io.lammer.house.LiveJackpot.Status;
import io.lammer.render.day.DayReport.Escrow;
import io.lammer.render.day.DayReport.JackpotDay;
import io.lammer.render.day.DayReport.Reading;
import io.lammer.render.paper.Cell;
import io.lammer.render.paper.Listing;
import io.lammer.render.paper.Sheet;
import io.lammer.table.Jackpot;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The sheets about jackpots.
final class JackpotSheets {
  private static final String CHAPTER = "Jackpots";

  private JackpotSheets() {}

  /// The reconciliation for each bucket: opening balance plus movements equals closing balance.
  static Sheet reconciliation(JackpotDay jackpot) {
    record Moved(String name, Cell times, Buckets amount) {}
    var reconciliation = jackpot.reconciliation();
    var moved = new ArrayList<Moved>();
    moved.add(new Moved("opening", Cell.NONE, reconciliation.opening()));
    for (var line : reconciliation.lines()) {
      moved.add(new Moved(name(line, jackpot.terms()), Cell.of(line.times()), line.amount()));
    }
    moved.add(new Moved("closing", Cell.NONE, reconciliation.closing()));
    if (!reconciliation.holds()) {
      moved.add(new Moved("difference", Cell.NONE, reconciliation.difference()));
    }
    var faults = faults(jackpot);
    return new Sheet(
            CHAPTER,
            "reconciliation",
            jackpot.name(),
            Listing.of(moved)
                .column("line", Moved::name)
                .column(">times", Moved::times)
                .column(">meter", row -> Cell.exact(row.amount().meter()))
                .column(">reserve", row -> Cell.exact(row.amount().reserve()))
                .column(">overflow", row -> Cell.exact(row.amount().overflow()))
                .column(">seed owed", row -> Cell.exact(row.amount().seedOwed()))
                .column(">pending", row -> Cell.exact(row.amount().pending())))
        .facts(List.of(facts(jackpot), wagers(jackpot)))
        .notes(
            faults.isEmpty()
                ? List.of(
                    "Opening and what moved give closing in every place, to a hundredth of a cent;"
                        + " the books and the tables' journals agree.")
                : List.of())
        .faults(faults);
  }

  private static String name(Line line, Jackpot.Terms terms) {
    return switch (line.kind()) {
      case OPENED -> terms.isProgressive() ? "opened with house money" : "posted";
      case CONTRIBUTIONS -> "contributions of " + line.of();
      case HITS -> "hits locked";
      case RESEEDS -> "reseeds";
      case RESTORED -> "rejected hits restored";
      case PAID -> "hits paid";
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
            jackpot.tables().isEmpty()
                ? "no table"
                : "tables " + String.join(", ", jackpot.tables()),
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
    var progressives = jackpots.stream().filter(it -> it.terms().isProgressive()).toList();
    var faults = new ArrayList<String>();
    for (var jackpot : progressives) {
      var escrow = jackpot.escrow();
      var by = escrow.by();
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
            Listing.of(progressives)
                .column("jackpot", JackpotDay::name)
                .column(">owed", it -> it.escrow().owed())
                .column(">banked", it -> it.escrow().banked())
                .column(">due", it -> it.escrow().due())
                .column("last deposit", it -> said(it.escrow().last(), "never"))
                .column("every", it -> every(it.escrow()))
                .column("next by", it -> said(it.escrow().by(), "")))
        .notes(
            progressives.isEmpty()
                ? List.of()
                : List.of(
                    "Owed is the meter, reserve, overflow and pending hits of a progressive; a hit"
                        + " is pending until its slips are paid."))
        .faults(faults)
        .orSay("No progressive.");
  }

  private static String said(@Nullable LocalDate day, String otherwise) {
    return day == null ? otherwise : day.toString();
  }

  private static String every(Escrow escrow) {
    return escrow.everyDays() == null ? "" : escrow.everyDays() + " days";
  }

  static Sheet readings(List<JackpotDay> jackpots, Function<Instant, String> time) {
    record Taken(String jackpot, Reading read) {
      Jackpot money() {
        return read.money();
      }
    }
    var taken = new ArrayList<Taken>();
    var faults = new ArrayList<String>();
    for (var jackpot : jackpots) {
      for (var reading : jackpot.readings()) {
        taken.add(new Taken(jackpot.name(), reading));
        if (!reading.agrees()) {
          faults.add(
              "%s read %s; replaying gives %s"
                  .formatted(jackpot.name(), reading.money(), reading.replayed()));
        }
      }
      if (jackpot.readings().isEmpty()
          && jackpot.terms().isProgressive()
          && !jackpot.closing().staked().equals(jackpot.opening().staked())) {
        faults.add(jackpot.name() + " was not read for this day");
      }
    }
    return new Sheet(
            "Readings",
            "readings",
            "",
            Listing.of(taken)
                .column("jackpot", Taken::jackpot)
                .column("time", it -> time.apply(it.read().at()))
                .column(">meter", it -> Cell.exact(it.money().meter()))
                .column(">reserve", it -> Cell.exact(it.money().reserve()))
                .column(">overflow", it -> Cell.exact(it.money().overflow()))
                .column(">seed owed", it -> Cell.exact(it.money().seedOwed()))
                .column(">wagers", it -> it.read().meters().wagers())
                .column("replay", it -> it.read().agrees() ? "as replayed" : "differs")
                .column("read by", it -> it.read().by()))
        .faults(faults)
        .orSay("None.");
  }
}
