package io.lammer.server.jackpot;

import static io.lammer.server.page.Words.say;

import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.page.Download;
import io.lammer.server.page.Pages;
import io.lammer.server.page.Problem.NotFound;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Role.Right;
import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/// What each wager of a settled round was paid.
@RestController
record RoundPages(FloorHost host, Pages pages, RoundReader rounds, EvidenceBundle bundles) {
  @GetMapping(path = "/tables/{table}/rounds/{round}", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.SEE_REPORTS)
  String round(@PathVariable String table, @PathVariable long round) {
    return pages.page(
        "jackpot/round.jte",
        DeskPages.PAGE,
        say("jackpots.table-round", table, round),
        Map.of("round", settled(table, round)));
  }

  @GetMapping("/tables/{table}/rounds/{round}/evidence.zip")
  @Needs(Right.SEE_JOURNALS)
  ResponseEntity<byte[]> evidence(@PathVariable String table, @PathVariable long round) {
    return Download.of(
        "%s-round-%d.zip".formatted(table, round), Download.ZIP, bundles.of(settled(table, round)));
  }

  private SettledRound settled(String table, long round) {
    return rounds
        .find(table(table), round)
        .orElseThrow(() -> new NotFound(say("jackpots.no-round", table, round)));
  }

  private LiveTable table(String name) {
    return host.floor()
        .table(name)
        .orElseThrow(() -> new NotFound(say("console.unknown-table", name)));
  }
}
