package io.lammer.server.jackpot;

import static io.lammer.server.page.Words.say;

import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.audit.EventLines;
import io.lammer.server.page.Frame;
import io.lammer.server.page.Pages;
import io.lammer.server.page.Problem.NotFound;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Role.Right;
import java.util.List;
import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// The file of patrons' disputes, each with the replay of its round.
@RestController
@RequestMapping(produces = MediaType.TEXT_HTML_VALUE)
record Disputes(FloorHost host, Pages pages, RoundReader rounds) {
  private static final String PATH = "/disputes";

  @GetMapping(PATH)
  @Needs(Right.SEE_JACKPOTS)
  String all(
      @RequestParam(defaultValue = "") String table, @RequestParam(defaultValue = "0") long round) {
    var disputes = host.floor().house().papers().disputes().values();
    return pages.page(
        "jackpot/disputes.jte",
        DeskPages.PAGE,
        say("jackpots.disputes"),
        Map.of(
            "section",
            Frame.REPORTS,
            "disputes",
            List.copyOf(disputes).reversed(),
            "table",
            table,
            "round",
            round,
            "tables",
            host.live().tables().stream().filter(live -> live.round() > 0).toList()));
  }

  @PostMapping(PATH)
  @Needs(Right.SETTLE_DISPUTES)
  ResponseEntity<String> open(Sent sent, @RequestParam long round) {
    var fields = sent.fields();
    return sent.ask(
        new Act.OpenDispute(
            fields.text("table"), round, fields.text("patron"), fields.text("claim")),
        PATH);
  }

  @PostMapping("/disputes/{number}/decide")
  @Needs(Right.SETTLE_DISPUTES)
  ResponseEntity<String> decide(
      Sent sent, @PathVariable int number, @RequestParam(defaultValue = "") String outcome) {
    return sent.ask(new Act.DecideDispute(number, outcome), PATH);
  }

  /// Leads to the event that settled the round.
  @GetMapping("/disputes/{number}/replay")
  @Needs(Right.SEE_JOURNALS)
  ResponseEntity<Void> replay(@PathVariable int number) {
    var dispute = host.floor().house().papers().disputes().get(number);
    if (dispute == null) {
      throw new NotFound(say("jackpots.no-dispute", number));
    }
    var at = settled(dispute.table(), dispute.round());
    return Pages.goTo("/audit/replay/%s?at=%d".formatted(EventLines.segment(dispute.table()), at));
  }

  private long settled(String table, long round) {
    return host.floor().table(table).stream()
        .flatMap(live -> rounds.parts(live, round).stream())
        .mapToLong(part -> part.settled().number())
        .findFirst()
        .orElse(1);
  }
}
