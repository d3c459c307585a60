package io.lammer.server.jackpot;

import static io.lammer.server.page.Words.say;

import io.lammer.rules.Money;
import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.audit.EventLines;
import io.lammer.server.page.Frame;
import io.lammer.server.page.Pages;
import io.lammer.store.floor.SlipLog;
import io.lammer.tables.floor.Role.Right;
import io.lammer.tables.floor.Slip;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// The register of slips.
@RestController
record SlipPages(FloorHost host, Pages pages, EventLines told) {
  @GetMapping(path = "/slips", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.SEE_JACKPOTS)
  String register(@RequestParam(defaultValue = "ISSUED") String state) {
    var all = host.live().history().slips().all();
    var shown =
        all.stream()
            .filter(entry -> state.isEmpty() || entry.slip().state().name().equals(state))
            .toList();
    var unpaid = host.floor().house().papers().unpaid();
    return pages.page(
        "jackpot/slips.jte",
        DeskPages.PAGE,
        say("jackpots.register"),
        Map.of(
            "section",
            Frame.REPORTS,
            "slips",
            shown.reversed(),
            "state",
            state,
            "unpaid",
            unpaid.size(),
            "owed",
            sum(unpaid),
            "told",
            told));
  }

  private static Money sum(List<Slip> slips) {
    return slips.stream()
        .map(Slip::amount)
        .filter(Objects::nonNull)
        .reduce(Money.ZERO, Money::plus);
  }

  /// The slips of a hit, void ones included, in the order of their numbers.
  List<SlipLog.Entry> of(String jackpot, int hit) {
    return host.live().history().slips().all().stream()
        .filter(entry -> entry.slip().jackpot().equals(jackpot) && entry.slip().hit() == hit)
        .toList();
  }
}
