package io.lammer.web.desk;

import static io.lammer.web.page.Texts.say;

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
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// The pages of patrons' disputes, with the replay of the disputed round.
@RestController
@RequestMapping(produces = MediaType.TEXT_HTML_VALUE)
record Disputes(HouseService host, Pages pages, RoundReader rounds) {
  @GetMapping(DeskPath.DISPUTES)
  @RequiresRight(Right.SEE_JACKPOTS)
  String all(
      @RequestParam(defaultValue = "") String table, @RequestParam(defaultValue = "0") long round) {
    var disputes = host.floor().house().papers().disputes().values();
    return pages.page(
        "jackpot/disputes.jte",
        DeskPages.PAGE,
        say("jackpots.disputes"),
        Map.of(
            "section",
            PageFrame.REPORTS,
            "disputes",
            List.copyOf(disputes).reversed(),
            "table",
            table,
            "round",
            round,
            "tables",
            host.live().tables().stream().filter(live -> live.round() > 0).toList()));
  }

  /// Redirects to the event that settled the round.
  @GetMapping("/disputes/{number}/replay")
  @RequiresRight(Right.SEE_JOURNALS)
  ResponseEntity<Void> replay(@PathVariable int number) {
    var dispute = host.floor().house().papers().disputes().get(number);
    if (dispute == null) {
      throw new NotFound(say("jackpots.no-dispute", number));
    }
    var at = settled(dispute.table(), dispute.round());
    return Pages.goTo(
        "/audit/replay/%s?at=%d".formatted(EventFormatter.segment(dispute.table()), at));
  }

  private long settled(String table, long round) {
    return host.floor().table(table).stream()
        .flatMap(live -> rounds.parts(live, round).stream())
        .mapToLong(part -> part.settled().number())
        .findFirst()
        .orElse(1);
  }
}
