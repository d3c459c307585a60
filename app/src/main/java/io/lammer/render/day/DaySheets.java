package io.lammer.render.day;

import io.lammer.accounting.HitRecord;
import io.lammer.house.LiveJackpot;
import io.lammer.render.day.DayReport.HitDay;
import io.lammer.render.day.DayReport.Incident;
import io.lammer.render.paper.AnsiStyle;
import io.lammer.render.paper.Cell;
import io.lammer.render.paper.Listing;
import io.lammer.render.paper.Sheet;
import io.lammer.render.paper.SheetPaper;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// A day report as text, CSV and printed pages.
public record DaySheets(DayReport report) {
  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("MM-dd HH:mm:ss");
  private static final DateTimeFormatter MOMENT =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss zzz", Locale.ENGLISH);

  public String text(AnsiStyle ink) {
    return paper("").text(ink);
  }

  public String csv() {
    return paper("").csv();
  }

  public Map<String, Object> json() {
    return paper("").json("day", report.day().period().name());
  }

  /// The report as printable pages.
  ///
  /// @param program the program's name and version
  public SheetPaper paper(String program) {
    var period = report.day().period();
    return new SheetPaper(
        period.kicker(), period.title(), identity(), sheets(), program, period.last());
  }

  public List<String> faults() {
    return paper("").faults();
  }

  public Map<String, String> identity() {
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

  public List<Sheet> sheets() {
    var sheets = new ArrayList<Sheet>();
    sheets.add(SummarySheet.of(report));
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
    sheets.add(SlipSheet.of(report.slips(), this::moment));
    sheets.add(incidents());
    sheets.add(books());
    return sheets;
  }

  public List<Sheet> sheets(String table) {
    var only = new DaySheets(report.only(table));
    var sheets = new ArrayList<Sheet>();
    sheets.add(SummarySheet.of(only.report));
    only.report.tables().forEach(day -> sheets.add(TableSheets.wagers(day)));
    sheets.add(TableSheets.extras(only.report.tables()));
    sheets.add(only.hits());
    sheets.add(SlipSheet.of(only.report.slips(), this::moment));
    sheets.add(only.incidents());
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
    record Share(String jackpot, HitRecord made, LiveJackpot.Winner winner) {
      LiveJackpot.Hit hit() {
        return made.hit();
      }
    }
    var shares =
        report.hits().stream()
            .flatMap(
                day ->
                    day.made().hit().winners().stream()
                        .map(winner -> new Share(day.jackpot(), day.made(), winner)))
            .toList();
    return new Sheet(
            "Hits",
            "hits",
            "",
            Listing.of(shares)
                .column("jackpot", Share::jackpot)
                .column(">hit", share -> share.hit().number())
                .column("time", share -> time(share.made().locked().at()))
                .column("table", share -> share.hit().table())
                .column(">round", share -> share.hit().round())
                .column("row", share -> share.hit().row())
                .column(">seat", share -> share.winner().seat())
                .column(">amount", share -> share.winner().amount())
                .column("state", share -> word(share.made().state()))
                .column("entered by", share -> share.hit().enteredBy())
                .column("decided by", share -> decider(share.made()))
                .column("checked", share -> checks(share.made())))
        .notes(report.hits().stream().flatMap(day -> notes(day).stream()).toList())
        .orSay("No jackpot was hit or decided.");
  }

  private static String decider(HitRecord made) {
    var decided = made.decided();
    return decided == null ? "" : decided.actor();
  }

  private static String checks(HitRecord hit) {
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
    if (hit.made().state() == HitRecord.State.REJECTED) {
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
            Listing.of(report.incidents())
                .column("time", incident -> time(incident.at()))
                .column("where", Incident::where)
                .column("kind", Incident::kind)
                .column("what", Incident::what)
                .column("why", Incident::why)
                .column("who", Incident::who))
        .orSay("None.");
  }

  private Sheet books() {
    var used =
        report.books().stream()
            .filter(balance -> !balance.opening().isZero() || !balance.closing().isZero())
            .toList();
    var balanced = report.sum().isZero();
    return new Sheet(
            "Books",
            "books",
            "",
            Listing.of(used)
                .column("accounts", balance -> word(balance.kind()))
                .column(">opening", balance -> Cell.exact(balance.opening()))
                .column(
                    ">change", balance -> Cell.exact(balance.closing().minus(balance.opening())))
                .column(">closing", balance -> Cell.exact(balance.closing())))
        .notes(balanced ? List.of("All accounts sum to zero.") : List.of())
        .faults(
            balanced
                ? List.of()
                : List.of("The books do not balance: they sum to " + report.sum()));
  }

  /// The constant's name in words: `seed loan` for `SEED_LOAN`.
  static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
