package io.lammer.web.desk;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Act;
import io.lammer.house.LiveTable;
import io.lammer.house.Proposal;
import io.lammer.house.Role.Right;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.audit.EventFormatter;
import io.lammer.web.page.PageFrame;
import io.lammer.web.page.Pages;
import io.lammer.web.page.Problem.NotFound;
import java.util.List;
import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// Corrections of rounds that paid a seat wrong: what the journal says was paid, and how it was
/// corrected.
@RestController
@RequestMapping(produces = MediaType.TEXT_HTML_VALUE)
record Corrections(HouseService host, Pages pages, RoundReader rounds, EventFormatter told) {
  @GetMapping(DeskPath.CORRECTIONS)
  @RequiresRight(Right.VOID)
  String all(
      @RequestParam(defaultValue = "") String table, @RequestParam(defaultValue = "0") long round) {
    var tables = host.live().tables().stream().filter(Corrections::hasRounds).toList();
    var chosen =
        tables.stream()
            .filter(it -> it.name().equals(table))
            .findFirst()
            .or(() -> tables.stream().findFirst());
    return chosen
        .map(live -> page(tables, live, round < 1 ? live.round() : round))
        .orElseThrow(() -> new NotFound(say("jackpots.no-rounds")));
  }

  /// A table that was drafted again has no layout, so its wagers have no names until it is opened.
  private static boolean hasRounds(LiveTable table) {
    return table.round() > 0 && table.table() != null;
  }

  private String page(List<LiveTable> tables, LiveTable table, long number) {
    var round =
        rounds
            .find(table, number)
            .orElseGet(() -> new SettledRound(table, number, List.of(), List.of(), List.of()));
    return pages.page(
        "jackpot/corrections.jte",
        DeskPages.PAGE,
        say("jackpots.corrections"),
        Map.of(
            "section",
            PageFrame.REPORTS,
            "tables",
            tables,
            "round",
            round,
            "made",
            rounds.made(table.name()),
            "proposals",
            waiting(round),
            "told",
            told));
  }

  private List<Proposal> waiting(SettledRound round) {
    return host.floor().house().papers().proposals().stream()
        .filter(proposal -> proposal.act() instanceof Act.Correct)
        .filter(proposal -> proposal.where().equals(round.table().name()))
        .toList();
  }

  /// The printable slip of a correction, for signatures.
  @GetMapping(DeskPath.CORRECTIONS + "/{table}/{number}")
  @RequiresRight(Right.VOID)
  String slip(@PathVariable String table, @PathVariable long number) {
    var live =
        host.floor()
            .table(table)
            .orElseThrow(() -> new NotFound(say("console.unknown-table", table)));
    var made =
        rounds.made(live.name()).stream()
            .filter(it -> it.stored().number() == number)
            .findFirst()
            .orElseThrow(() -> new NotFound(say("jackpots.no-correction", number)));
    return pages.page(
        "jackpot/correction.jte",
        DeskPages.PAGE,
        say("jackpots.correction-title", table, number),
        Map.of("section", PageFrame.REPORTS, "made", made, "told", told));
  }
}
