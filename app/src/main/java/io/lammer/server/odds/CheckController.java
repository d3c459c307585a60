package io.lammer.server.odds;

import static io.lammer.server.page.Words.say;

import io.lammer.odds.Added;
import io.lammer.rules.catalog.Catalog;
import io.lammer.rules.yaml.Malformed;
import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.ops.WorkerPool;
import io.lammer.server.page.Pages;
import io.lammer.server.page.Problem;
import io.lammer.tables.floor.Role.Right;
import java.util.List;
import java.util.Map;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// Tries a catalog file before it is laid beside the server: its faults, or its exact odds.
@RestController
public final class CheckController {
  private static final List<Integer> DECKS = List.of(8);

  private final FloorHost host;
  private final Pages pages;

  private final WorkerPool workers;

  CheckController(FloorHost host, Pages pages, WorkerPool workers) {
    this.host = host;
    this.pages = pages;
    this.workers = workers;
  }

  /// A paytable of the file.
  public record Checked(String name, String hash, List<Detail> details) {
    static Checked of(Added added) {
      return new Checked(
          added.paytable().name(),
          added.paytable().hash(),
          added.analyses().stream().map(Detail::of).toList());
    }
  }

  @GetMapping(path = "/odds/check", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.SEE_ODDS)
  ResponseEntity<String> empty() {
    return page(HttpStatus.OK, "", List.of(), List.of());
  }

  @PostMapping(path = "/odds/check", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.SEE_ODDS)
  ResponseEntity<String> check(@RequestParam String text) {
    var file = new Catalog.Source(say("odds.check-name"), text);
    var catalog = host.floor().rules().catalog();
    try {
      var added = workers.run(() -> Added.by(List.of(file), catalog, DECKS));
      return added.isEmpty()
          ? page(HttpStatus.OK, text, List.of(say("odds.check-nothing")), List.of())
          : page(HttpStatus.OK, text, List.of(), added.stream().map(Checked::of).toList());
    } catch (Malformed faulty) {
      var faults = faulty.problems().stream().map(Malformed.Problem::toString).toList();
      return page(HttpStatus.UNPROCESSABLE_CONTENT, text, faults, List.of());
    } catch (Problem.Busy busy) {
      var fault = String.valueOf(busy.getBody().getDetail());
      return page(HttpStatus.SERVICE_UNAVAILABLE, text, List.of(fault), List.of());
    }
  }

  private ResponseEntity<String> page(
      HttpStatus status, String text, List<String> faults, List<Checked> paytables) {
    return ResponseEntity.status(status)
        .body(
            pages.page(
                "odds/check.jte",
                "odds",
                say("odds.check"),
                Map.of("text", text, "faults", faults, "paytables", paytables)));
  }
}
