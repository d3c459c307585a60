package io.lammer.web.desk;

import static io.lammer.web.page.Texts.say;

import io.lammer.accounting.HouseTotals;
import io.lammer.accounting.Period;
import io.lammer.accounting.SlipRecord;
import io.lammer.house.House;
import io.lammer.house.Role.Right;
import io.lammer.house.Slip;
import io.lammer.rules.Money;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.audit.EventFormatter;
import io.lammer.web.page.PageFrame;
import io.lammer.web.page.Pages;
import java.time.YearMonth;
import java.util.HashMap;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// The page with the register of slips.
@RestController
record SlipPages(HouseService host, Pages pages, EventFormatter told) {
  /// @param month the month in which the slips were issued or ended; null for this one
  @GetMapping(path = "/slips", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_JACKPOTS)
  String register(
      @RequestParam(defaultValue = "ISSUED") String state,
      @RequestParam @Nullable YearMonth month) {
    var now = YearMonth.from(host.live().gamingDay().of(host.live().clock().instant()));
    var shown = month == null ? now : month;
    var unpaid = host.floor().house().papers().unpaid();
    var values = new HashMap<String, @Nullable Object>();
    values.put("section", PageFrame.REPORTS);
    values.put("slips", slips(shown, state));
    values.put("state", state);
    values.put("month", shown);
    values.put("later", shown.isBefore(now));
    values.put("unpaid", unpaid.size());
    values.put("owed", sum(unpaid));
    values.put("told", told);
    return pages.page("jackpot/slips.jte", DeskPages.PAGE, say("jackpots.register"), values);
  }

  /// Newest first.
  private List<SlipRecord> slips(YearMonth month, String state) {
    return host.live().archive().of(House.JOURNAL, Period.of(month)).stream()
        .flatMap(day -> ((HouseTotals) day.totals()).slips().stream())
        .filter(entry -> state.isEmpty() || entry.slip().state().name().equals(state))
        .toList()
        .reversed();
  }

  private static Money sum(List<Slip> slips) {
    return slips.stream()
        .map(Slip::amount)
        .filter(Objects::nonNull)
        .reduce(Money.ZERO, Money::plus);
  }

  /// The slips of a hit by number, including void ones.
  List<SlipRecord> of(String jackpot, int hit) {
    var slips = host.floor().house().papers().slips(jackpot, hit);
    return host.live().history().slips(slips).all();
  }
}
