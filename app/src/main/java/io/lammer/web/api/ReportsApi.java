package io.lammer.web.api;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.lammer.house.Role.Right;
import io.lammer.render.day.DaySheets;
import io.lammer.render.json.Json;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.audit.DayReportCache;
import io.lammer.web.page.Problem.BadRequest;
import java.time.LocalDate;
import java.util.Locale;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// API of day reports, computed from the journals alone.
@RestController
record ReportsApi(DayReportCache days) {
  private static final MediaType CSV = new MediaType("text", "csv", UTF_8);

  @GetMapping("/api/reports/{day}")
  @RequiresRight(Right.SEE_JOURNALS)
  ResponseEntity<byte[]> report(
      @PathVariable LocalDate day,
      @RequestParam(defaultValue = "") String format,
      @RequestHeader(name = HttpHeaders.ACCEPT, defaultValue = "*/*") String accept) {
    var wanted = format.isEmpty() ? accepted(accept) : format.toLowerCase(Locale.ROOT);
    return switch (wanted) {
      case "json" ->
          answer(
              MediaType.APPLICATION_JSON,
              days.written(
                  day, report -> Json.write(new DaySheets(report).json()).getBytes(UTF_8)));
      case "csv" ->
          answer(CSV, days.written(day, report -> new DaySheets(report).csv().getBytes(UTF_8)));
      case "pdf" -> answer(MediaType.APPLICATION_PDF, days.written(day, DayReportCache::pdf));
      default ->
          throw new BadRequest("the format is \"%s\"; expected json, csv or pdf".formatted(format));
    };
  }

  private static String accepted(String accept) {
    return accept.contains("application/pdf")
        ? "pdf"
        : accept.contains("text/csv") ? "csv" : "json";
  }

  private static ResponseEntity<byte[]> answer(MediaType type, byte[] body) {
    return ResponseEntity.ok().contentType(type).body(body);
  }
}
