package io.lammer.server.api;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.lammer.report.day.DayReader;
import io.lammer.report.day.DayReport;
import io.lammer.report.day.DaySheets;
import io.lammer.report.json.Json;
import io.lammer.report.paper.Pdf;
import io.lammer.server.FloorHost;
import io.lammer.server.Program;
import io.lammer.server.Settings;
import io.lammer.server.access.Needs;
import io.lammer.server.page.BadRequest;
import io.lammer.tables.floor.Role.Right;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
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

/// The report of a gaming day, from the journals alone.
@RestController
final class ReportsApi {
  private static final MediaType CSV = new MediaType("text", "csv", UTF_8);

  private final FloorHost host;
  private final Settings settings;

  ReportsApi(FloorHost host, Settings settings) {
    this.host = host;
    this.settings = settings;
  }

  @GetMapping("/api/reports/{day}")
  @Needs(Right.SEE_JOURNALS)
  ResponseEntity<byte[]> report(
      @PathVariable LocalDate day,
      @RequestParam(defaultValue = "") String format,
      @RequestHeader(name = HttpHeaders.ACCEPT, defaultValue = "*/*") String accept)
      throws IOException {
    var wanted = format.isEmpty() ? accepted(accept) : format.toLowerCase(Locale.ROOT);
    return switch (wanted) {
      case "json" ->
          answer(MediaType.APPLICATION_JSON, Json.write(DaySheets.json(read(day))).getBytes(UTF_8));
      case "csv" -> answer(CSV, DaySheets.csv(read(day)).getBytes(UTF_8));
      case "pdf" -> answer(MediaType.APPLICATION_PDF, pdf(read(day)));
      default ->
          throw new BadRequest("the format is \"%s\"; expected json, csv or pdf".formatted(format));
    };
  }

  private static String accepted(String accept) {
    return accept.contains("application/pdf")
        ? "pdf"
        : accept.contains("text/csv") ? "csv" : "json";
  }

  private DayReport read(LocalDate day) {
    var rules = host.floor().rules();
    var profile = rules.profiles().profile(settings.profile()).orElseThrow();
    return new DayReader(host.live().database(), rules, profile, host.live().gamingDay()).read(day);
  }

  private static byte[] pdf(DayReport report) throws IOException {
    var out = new ByteArrayOutputStream();
    Pdf.write(DaySheets.paper(report, Program.NAME), out);
    return out.toByteArray();
  }

  private static ResponseEntity<byte[]> answer(MediaType type, byte[] body) {
    return ResponseEntity.ok().contentType(type).body(body);
  }
}
