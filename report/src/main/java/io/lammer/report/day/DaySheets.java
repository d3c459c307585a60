package io.lammer.report.day;

import static java.util.stream.Collectors.joining;

import io.lammer.report.day.DayReport.HitDay;
import io.lammer.report.paper.Cell;
import io.lammer.report.paper.Ink;
import io.lammer.report.paper.Sheet;
import io.lammer.report.paper.SheetPaper;
import io.lammer.rules.Money;
import io.lammer.store.floor.HitLog;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// The report of a day as text, as comma-separated values and on paper.
public final class DaySheets {
  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("MM-dd HH:mm:ss");
  private static final DateTimeFormatter MOMENT =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss zzz", Locale.ENGLISH);

  private final DayReport report;

  private DaySheets(DayReport report) {
    this.report = report;
  }

  public static String text(DayReport report, Ink ink) {
    var sheets = new DaySheets(report);
    var text = new StringBuilder(ink.strong("Gaming day " + report.day().date())).append('\n');
    sheets.identity().forEach((name, value) -> text.append("%-12s %s%n".formatted(name, value)));
    return text + "\n" + Sheet.text(sheets.all(), ink);
  }

  public static String csv(DayReport report) {
    return Sheet.csv(new DaySheets(report).all());
  }

  /// As plain maps and lists.
  public static Map<String, Object> json(DayReport report) {
    var sheets = new DaySheets(report);
    var result = new LinkedHashMap<String, Object>();
    result.put("day", report.day().date().toString());
    result.put("identity", sheets.identity());
    result.put("faults", faults(report));
    result.put("sheets", sheets.all().stream().map(Sheet::json).toList());
    return result;
  }

  /// The report as pages.
  ///
  /// @param program the program and its version
  public static SheetPaper paper(DayReport report, String program) {
    var sheets = new DaySheets(report);
    return new SheetPaper(
        "Daily report",
        "Gaming day " + report.day().date(),
        sheets.identity(),
        sheets.all(),
        program,
        report.day().date());
  }

  /// The report as the sheets that text, values and paper are made of.
  public static List<Sheet> sheets(DayReport report) {
    return new DaySheets(report).all();
  }

  /// What identifies the report: names and values.
  public static Map<String, String> identity(DayReport report) {
    return new DaySheets(report).identity();
  }

  /// What somebody must look into, of all sheets.
  public static List<String> faults(DayReport report) {
    return new DaySheets(report).all().stream().flatMap(sheet -> sheet.faults().stream()).toList();
  }

  private Map<String, String> identity() {
    var day = report.day();
    var identity = new LinkedHashMap<String, String>();
    identity.put("From", moment(day.from()));
    identity.put("To", moment(day.to()));
    identity.put("Profile", day.profile());
    var last = day.last();
    identity.put(
        "Events",
        last == null ? "none" : "%,d, the last at %s".formatted(day.events(), moment(last)));
    var seal = report.seal();
    identity.put(
        "Last seal",
        seal == null
            ? "none yet"
            : "%d of day %s at %s".formatted(seal.number(), seal.day(), moment(seal.at())));
    if (seal != null) {
      identity.put("Seal SHA-256", seal.hash().toString());
      identity.put("Public key", seal.publicKey());
    }
    return identity;
  }

  private List<Sheet> all() {
    var sheets = new ArrayList<Sheet>();
    report.jackpots().forEach(jackpot -> sheets.add(JackpotSheets.reconciliation(jackpot)));
    if (!report.jackpots().isEmpty()) {
      sheets.add(JackpotSheets.escrow(report.jackpots(), report.day().date()));
      sheets.add(JackpotSheets.readings(report.jackpots(), this::time));
    }
    report.tables().forEach(table -> sheets.add(TableSheets.wagers(table)));
    if (!report.tables().isEmpty()) {
      sheets.add(TableSheets.results(report.tables()));
      sheets.add(TableSheets.extras(report.tables()));
    }
    sheets.add(hits());
    sheets.add(incidents());
    sheets.add(books());
    return sheets;
  }

  private ZoneId zone() {
    return report.day().gamingDay().zone();
  }

  private String time(Instant at) {
    return TIME.format(at.atZone(zone()));
  }

  private String moment(Instant at) {
    return MOMENT.format(at.atZone(zone()));
  }

  private Sheet hits() {
    var rows = new ArrayList<List<Cell>>();
    var notes = new ArrayList<String>();
    for (var day : report.hits()) {
      var made = day.made();
      var hit = made.hit();
      var decided = made.decided();
      for (var winner : hit.winners()) {
        rows.add(
            List.of(
                Cell.of(day.jackpot()),
                Cell.of(hit.number()),
                Cell.of(time(made.stored().at())),
                Cell.of(hit.table()),
                Cell.of(hit.round()),
                Cell.of(hit.row()),
                Cell.of(winner.seat()),
                Cell.of(winner.amount()),
                Cell.of(word(made.state())),
                Cell.of(String.join(", ", made.slips())),
                Cell.of(hit.enteredBy().toString()),
                Cell.of(decided == null ? "" : decided.entry().actor()),
                Cell.of(checks(made))));
      }
      notes.addAll(notes(day));
    }
    return new Sheet(
        "Hits and slips",
        "hits",
        "",
        rows.isEmpty() ? List.of("No jackpot was hit or decided.") : List.of(),
        List.of(
            "jackpot",
            ">hit",
            "time",
            "table",
            ">round",
            "row",
            ">seat",
            ">amount",
            "state",
            "slip",
            "entered by",
            "decided by",
            "checked"),
        rows,
        notes,
        List.of());
  }

  private static String checks(HitLog.Made hit) {
    var checks = new ArrayList<String>();
    if (hit.camera()) {
      checks.add("camera");
    }
    if (hit.tax()) {
      checks.add("tax papers");
    }
    return String.join(", ", checks);
  }

  private static List<String> notes(HitDay hit) {
    var notes = new ArrayList<String>();
    var name = hit.jackpot() + " hit " + hit.made().hit().number();
    if (hit.made().state() == HitLog.State.REJECTED) {
      notes.add(name + " was rejected: " + hit.made().reason());
    }
    hit.flags()
        .forEach(
            (seat, flags) ->
                flags.forEach(
                    flag -> notes.add("%s, seat %d: %s.".formatted(name, seat, flag.sentence()))));
    return notes;
  }

  private Sheet incidents() {
    return new Sheet(
        "Voids, corrections and changes",
        "incidents",
        "",
        report.incidents().isEmpty() ? List.of("None.") : List.of(),
        List.of("time", "where", "kind", "what", "why", "who"),
        report.incidents().stream()
            .map(
                incident ->
                    List.of(
                        Cell.of(time(incident.at())),
                        Cell.of(incident.where()),
                        Cell.of(incident.kind()),
                        Cell.of(incident.what()),
                        Cell.of(incident.why()),
                        Cell.of(incident.who())))
            .toList(),
        List.of(),
        List.of());
  }

  private Sheet books() {
    var rows = new ArrayList<List<Cell>>();
    for (var balance : report.books()) {
      if (!balance.opening().isZero() || !balance.closing().isZero()) {
        rows.add(
            List.of(
                Cell.of(word(balance.kind())),
                new Cell.Exact(balance.opening()),
                new Cell.Exact(balance.closing().minus(balance.opening())),
                new Cell.Exact(balance.closing())));
      }
    }
    var balanced = report.sum().isZero();
    return new Sheet(
        "Books",
        "books",
        "",
        List.of(),
        List.of("accounts", ">opening", ">change", ">closing"),
        rows,
        balanced ? List.of("All accounts sum to zero.") : List.of(),
        balanced ? List.of() : List.of("The books do not balance: they sum to " + report.sum()));
  }

  /// `seed loan` for `SEED_LOAN`.
  static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  static String words(List<String> names) {
    return names.stream().collect(joining(", "));
  }

  static Cell or(Money amount) {
    return amount.isZero() ? Cell.NONE : Cell.of(amount);
  }
}
