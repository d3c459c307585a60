package io.lammer.web.odds;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Role.Right;
import io.lammer.odds.AddedPaytable;
import io.lammer.rules.catalog.Catalog;
import io.lammer.rules.yaml.MalformedText;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.ops.WorkerPool;
import io.lammer.web.page.Pages;
import io.lammer.web.page.Problem;
import java.util.List;
import java.util.Map;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// Checks a catalog file before it is installed: shows its faults, or its exact odds.
@RestController
public record CheckController(HouseService host, Pages pages, WorkerPool workers) {
  private static final List<Integer> DECKS = List.of(8);

  public record Checked(String name, String hash, List<WagerOdds> details) {
    static Checked of(AddedPaytable added) {
      return new Checked(
          added.paytable().name(),
          added.paytable().hash(),
          added.analyses().stream().map(WagerOdds::of).toList());
    }
  }

  @GetMapping(path = "/odds/check", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_ODDS)
  ResponseEntity<String> empty() {
    return page(HttpStatus.OK, "", List.of(), List.of());
  }

  @PostMapping(path = "/odds/check", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_ODDS)
  ResponseEntity<String> check(@RequestParam String text) {
    var file = new Catalog.Source(say("odds.check-name"), text);
    var catalog = host.floor().rules().catalog();
    try {
      var added = workers.run(() -> AddedPaytable.by(List.of(file), catalog, DECKS));
      return added.isEmpty()
          ? page(HttpStatus.OK, text, List.of(say("odds.check-nothing")), List.of())
          : page(HttpStatus.OK, text, List.of(), added.stream().map(Checked::of).toList());
    } catch (MalformedText faulty) {
      var faults = faulty.problems().stream().map(MalformedText.Problem::toString).toList();
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
