package io.lammer.web.desk;

import static io.lammer.web.page.Texts.say;

import io.lammer.accounting.SlipRecord;
import io.lammer.house.Role.Right;
import io.lammer.house.Slip;
import io.lammer.rules.Money;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.audit.EventFormatter;
import io.lammer.web.page.PageFrame;
import io.lammer.web.page.Pages;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// The page with the register of slips.
@RestController
record SlipPages(HouseService host, Pages pages, EventFormatter told) {
  @GetMapping(path = "/slips", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_JACKPOTS)
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
            PageFrame.REPORTS,
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

  /// The slips of a hit by number, including void ones.
  List<SlipRecord> of(String jackpot, int hit) {
    return host.live().history().slips().all().stream()
        .filter(entry -> entry.slip().jackpot().equals(jackpot) && entry.slip().hit() == hit)
        .toList();
  }
}
