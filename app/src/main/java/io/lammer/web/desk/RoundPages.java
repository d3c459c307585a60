package io.lammer.web.desk;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.LiveTable;
import io.lammer.house.Role.Right;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.page.Download;
import io.lammer.web.page.Pages;
import io.lammer.web.page.Problem.NotFound;
import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/// The page of a settled round, with the payout of each wager.
@RestController
record RoundPages(HouseService host, Pages pages, RoundReader rounds, EvidenceBundle bundles) {
  @GetMapping(path = "/tables/{table}/rounds/{round}", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_REPORTS)
  String round(@PathVariable String table, @PathVariable long round) {
    return pages.page(
        "jackpot/round.jte",
        DeskPages.PAGE,
        say("jackpots.table-round", table, round),
        Map.of("round", settled(table, round)));
  }

  @GetMapping("/tables/{table}/rounds/{round}/evidence.zip")
  @RequiresRight(Right.SEE_JOURNALS)
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
