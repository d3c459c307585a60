package io.lammer.web.audit;

import static io.lammer.web.page.Texts.say;

import io.lammer.accounting.Period;
import io.lammer.house.Role.Right;
import io.lammer.render.day.DaySheets;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.page.Download;
import io.lammer.web.page.PageFrame;
import io.lammer.web.page.Pages;
import io.lammer.web.page.Problem.BadRequest;
import io.lammer.web.page.Problem.NotFound;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.format.DateTimeParseException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// Reports of gaming days and months as HTML, PDF and CSV.
@RestController
record DayPages(HouseService host, Pages pages, DayReportCache days) {
  @GetMapping(path = "/audit/days", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_JOURNALS)
  String page(@RequestParam @Nullable LocalDate day) {
    var date = day == null ? days.today() : day;
    days.forget(Period.of(date));
    return page(date, report(date));
  }

  private String page(LocalDate day, String report) {
    return pages.page(
        "audit/days.jte",
        JournalPages.PAGE,
        say("audit.days"),
        Map.of("section", PageFrame.REPORTS, "day", day, "today", days.today(), "report", report));
  }

  @GetMapping(path = "/audit/months", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_JOURNALS)
  String monthPage(@RequestParam String month) {
    var period = month(month);
    days.forget(period);
    return page(period.first(), piece(period, null));
  }

  @GetMapping(path = "/audit/months/{month}", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_JOURNALS)
  String monthReport(@PathVariable String month) {
    return piece(month(month), null);
  }

  private static Period month(String keyed) {
    try {
      return Period.of(YearMonth.parse(keyed));
    } catch (DateTimeParseException _) {
      throw new BadRequest(say("audit.bad-month", keyed));
    }
  }

  /// The report as an HTML fragment, or a progress bar that reloads itself until it is ready.
  @GetMapping(path = "/audit/days/{day}", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_JOURNALS)
  String report(@PathVariable LocalDate day) {
    return piece(Period.of(day), null);
  }

  @GetMapping(path = "/tables/{table}/report", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_REPORTS)
  String table(@PathVariable String table, @RequestParam @Nullable LocalDate day) {
    if (host.floor().table(table).isEmpty()) {
      throw new NotFound(say("audit.no-table", table));
    }
    var date = day == null ? days.today() : day;
    days.forget(Period.of(date));
    return pages.page(
        "audit/table-day.jte",
        JournalPages.PAGE,
        say("audit.table-day", table),
        Map.of(
            "table",
            table,
            "day",
            date,
            "today",
            days.today(),
            "report",
            piece(Period.of(date), table)));
  }

  @GetMapping(path = "/tables/{table}/report/{day}", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_REPORTS)
  String tableReport(@PathVariable String table, @PathVariable LocalDate day) {
    return piece(Period.of(day), table);
  }

  private String piece(Period day, @Nullable String table) {
    var made = days.made(day);
    var report = made.report();
    var sheets = report == null || !made.isDone() ? null : new DaySheets(report);
    var values = new HashMap<String, @Nullable Object>();
    values.put("day", day);
    values.put("path", path(day, table));
    values.put("whole", table == null);
    values.put("failure", made.failure());
    values.put("isDone", made.isDone());
    values.put(
        "sheets",
        sheets == null ? List.of() : table == null ? sheets.sheets() : sheets.sheets(table));
    values.put("identity", sheets == null || table != null ? Map.of() : sheets.identity());
    values.put("faults", sheets == null || table != null ? List.of() : sheets.faults());
    values.put("stage", report == null ? 1 : 2);
    return pages.piece("audit/day.jte", values);
  }

  private static String path(Period day, @Nullable String table) {
    if (table != null) {
      return "/tables/" + segment(table) + "/report/";
    }
    return day.isDay() ? "/audit/days/" : "/audit/months/";
  }

  private static String segment(String name) {
    return URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20");
  }

  @GetMapping("/audit/days/{day}.pdf")
  @RequiresRight(Right.SEE_JOURNALS)
  ResponseEntity<byte[]> pdf(@PathVariable LocalDate day) {
    return pdf(Period.of(day));
  }

  @GetMapping("/audit/months/{month}.pdf")
  @RequiresRight(Right.SEE_JOURNALS)
  ResponseEntity<byte[]> monthPdf(@PathVariable String month) {
    return pdf(month(month));
  }

  private ResponseEntity<byte[]> pdf(Period period) {
    var pdf = days.made(period).pdf();
    if (pdf == null) {
      throw new NotFound(say("audit.not-ready", period.name()));
    }
    return Download.of("lammer-%s.pdf".formatted(period.name()), MediaType.APPLICATION_PDF, pdf);
  }

  @GetMapping("/audit/days/{day}.csv")
  @RequiresRight(Right.SEE_JOURNALS)
  ResponseEntity<byte[]> csv(@PathVariable LocalDate day) {
    return csv(Period.of(day));
  }

  @GetMapping("/audit/months/{month}.csv")
  @RequiresRight(Right.SEE_JOURNALS)
  ResponseEntity<byte[]> monthCsv(@PathVariable String month) {
    return csv(month(month));
  }

  private ResponseEntity<byte[]> csv(Period period) {
    var report = days.made(period).report();
    if (report == null) {
      throw new NotFound(say("audit.not-ready", period.name()));
    }
    return Download.of(
        "lammer-%s.csv".formatted(period.name()),
        Download.CSV,
        new DaySheets(report).csv().getBytes(StandardCharsets.UTF_8));
  }
}
