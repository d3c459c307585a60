package io.lammer.web.audit;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import io.lammer.house.LiveTable;
import io.lammer.house.Role;
import io.lammer.render.felt.FeltSvg;
import io.lammer.render.transcript.EventText;
import io.lammer.render.transcript.TableHistory;
import io.lammer.runtime.History;
import io.lammer.web.Await;
import java.nio.file.Path;
import java.time.YearMonth;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The audit pages over HTTP.
class AuditTest {
  private static Premises premises;
  private static Visitor auditor;

  @BeforeAll
  static void open(@TempDir Path folder) {
    premises = new Premises(folder);
    premises.open("B1");
    for (var round = 0; round < 150; round++) {
      premises.play(
          Premises.DEALER,
          "B1",
          "bet: {seat: 4, wager: player, amount: 50}",
          "deal: {player: [9h, 8d], banker: [2c, 5d]}",
          "new-shoe: {burn: 3}");
    }
    premises.hit(Premises.DEALER, "B1");
    auditor = premises.visitor("otto", Role.AUDITOR);
  }

  @AfterAll
  static void close() {
    auditor.close();
    premises.close();
  }

  @Test
  void everyStepOfAReplayIsAsTheStoryTellsIt() {
    var history = new History(premises.host().live().database(), premises.host().floor().rules());
    var story = TableHistory.of(history, "B1", Long.MAX_VALUE);
    assertThat(story.events()).hasSizeGreaterThan(600);
    var replays = premises.bean(Replays.class);
    for (var number : new long[] {700, 3, 1, 513, 512, 511, 600, 2}) {
      var told = story.events().get((int) number - 1);
      assertThat(replays.event("table/B1", number)).hasValue(told);
      assertThat(auditor.get("/audit/replay/B1?at=" + number).body())
          .contains(EventText.of(told.event()).replace("\"", "&#34;"))
          .contains("data-at=\"" + number + "\"")
          .satisfies(
              page -> {
                var table = ((LiveTable) told.after()).table();
                if (table != null) {
                  assertThat(page).contains(FeltSvg.live(table));
                }
              });
    }
  }

  @Test
  void eventsAreFoundByJournalKindPersonAndText() {
    var all = auditor.get("/audit").body();
    assertThat(all).contains("table/B1", "jackpot/B1/PT-PRG-HP-01", "signed-in");
    var hits = auditor.get("/audit?journal=jackpot~B1~PT-PRG-HP-01&kind=hit").body();
    assertThat(hits).contains("Six-of-a-Kind").doesNotContain("Jackpot contribution</span>");
    assertThat(auditor.get("/audit?journal=table~B1&who=mia").body())
        .contains("Set-up drafted</span>")
        .doesNotContain("Round settled</span>");
    assertThat(auditor.get("/audit?journal=table~B1&text=HARMONY&kind=placed").body())
        .contains("seat 1, harmony");
    assertThat(auditor.get("/audit?to=2001-01-01T00:00").body()).contains("No events found");
  }

  /// The hit is event 4 of the jackpot; its three winners sat at 1, 3 and 6.
  @Test
  void aSearchFindsWhatThePageShows() {
    assertThat(numbers("journal=jackpot~B1~PT-PRG-HP-01&text=seat+4")).isEmpty();
    assertThat(numbers("journal=table~B1&text=seat+4").size()).isEqualTo(50);
    var shown = numbers("text=%2460%2C000.75");
    assertThat(shown).isNotEmpty().isEqualTo(numbers("text=60000.75"));
    assertThat(numbers("kind=hit&text=60000.7")).isEmpty();
    assertThat(numbers("journal=table~B1&text=Wager+placed&who=dora")).hasSize(50);
  }

  @Test
  void fieldsFindASeatAnAmountAJackpotAndARound() {
    assertThat(numbers("journal=table~B1&seat=6&kind=placed")).hasSize(1);
    assertThat(numbers("journal=table~B1&seat=6&kind=settled")).hasSize(1);
    assertThat(numbers("journal=table~B1&seat=60")).isEmpty();
    assertThat(numbers("journal=jackpot~B1~PT-PRG-HP-01&kind=hit&amount=%2420%2C000.25"))
        .hasSize(1);
    assertThat(numbers("kind=hit&amount=20000.26")).isEmpty();
    assertThat(auditor.get("/audit?jackpot=B1%2FPT-PRG-HP-01").body())
        .contains("Jackpot contribution</span>", "Jackpot hit at the table</span>")
        .doesNotContain("Set-up drafted</span>");
    assertThat(auditor.get("/audit?journal=table~B1&round=2").body())
        .contains("Round settled</span>", "seat 4, player, $50.00")
        .doesNotContain("Set-up drafted</span>");
    assertThat(numbers("journal=table~B1&round=2"))
        .hasSameSizeAs(numbers("journal=table~B1&round=3"))
        .doesNotContainAnyElementsOf(numbers("journal=table~B1&round=3"));
    assertThat(auditor.get("/audit?round=2").statusCode()).isEqualTo(400);
    assertThat(auditor.get("/audit?journal=table~B1&round=9999").statusCode()).isEqualTo(404);
    assertThat(auditor.get("/audit?amount=ten").statusCode()).isEqualTo(400);
  }

  /// What was played before a table was laid out anew is read with the layout of then.
  @Test
  void roundsOfAnEarlierLayoutAreFoundAndShown() {
    premises.open("B2");
    premises.hit(Premises.DEALER, "B2");
    premises.done(Premises.SUPERVISOR, new Act.Close("B2", "another game"));
    premises.openDice("B2");
    assertThat(numbers("journal=table~B2&kind=placed&text=harmony")).hasSize(3);
    assertThat(auditor.get("/tables/B2/rounds/1").body()).contains("<td>Harmony</td>");
  }

  @Test
  void whatIsFoundIsAFileOfStoredEvents() {
    var lines = auditor.get("/audit/export.jsonl?journal=table~B1&round=2").body().lines().toList();
    assertThat(lines).hasSize(numbers("journal=table~B1&round=2").size());
    assertThat(lines.getFirst()).contains("\"kind\":\"shoe-changed\"", "\"hash\":\"");
    assertThat(lines.getLast()).contains("\"kind\":\"settled\"");
    assertThat(auditor.get("/audit/export.csv?kind=hit&seat=3").body())
        .startsWith("journal,number,time,who,kind")
        .contains("jackpot/B1/PT-PRG-HP-01,4,");
    try (var accounting = premises.visitor("abe", Role.ACCOUNTING)) {
      assertThat(accounting.get("/audit/export.csv?kind=signed-in").body().lines()).hasSize(1);
    }
  }

  /// The events of a page by their addresses.
  private static List<String> numbers(String query) {
    return Pattern.compile("<a href=\"(/audit/events/[^\"]+)\">[0-9]+</a>")
        .matcher(auditor.get("/audit?" + query).body())
        .results()
        .map(found -> found.group(1))
        .toList();
  }

  @Test
  void pagesGoOnWhereTheLastOneEnded() {
    var head = premises.host().live().version("table/B1");
    var first = auditor.get("/audit?journal=table~B1").body();
    var oldest = head - 49;
    assertThat(first).contains("before=" + oldest);
    var second = auditor.get("/audit?journal=table~B1&before=" + oldest).body();
    assertThat(second).contains("/audit/events/table~B1/" + (oldest - 1) + "\"");
    assertThat(second).contains("after=" + (oldest - 1));
    assertThat(auditor.get("/audit?journal=table~B1&after=" + (oldest - 1)).body())
        .contains("/audit/events/table~B1/" + oldest + "\"");
  }

  @Test
  void anEventIsShownWithItsHashAndWhatWasWrittenWithIt() {
    var page = auditor.get("/audit/events/jackpot~B1~PT-PRG-HP-01/4").body();
    assertThat(page)
        .contains(
            premises
                .host()
                .live()
                .database()
                .journals()
                .event("jackpot/B1/PT-PRG-HP-01", 4)
                .orElseThrow()
                .hash()
                .toString())
        .contains("Round settled</span>");
    assertThat(auditor.get("/audit/events/table~B1/99999").statusCode()).isEqualTo(404);
  }

  @Test
  void signInsAreForThoseWhoMaySeeThem() {
    assertThat(auditor.get("/audit/access").body()).contains("otto by password");
    try (var accounting = premises.visitor("abe", Role.ACCOUNTING)) {
      assertThat(accounting.get("/audit/access").statusCode()).isEqualTo(403);
      assertThat(accounting.get("/audit").body()).doesNotContain("by password");
      assertThat(accounting.get("/audit/events/access/1").statusCode()).isEqualTo(404);
    }
    try (var dealer = premises.visitor("dora", Role.DEALER)) {
      assertThat(dealer.get("/audit").statusCode()).isEqualTo(403);
    }
  }

  @Test
  void everythingIsVerifiedInTheBackground() {
    auditor.post("/audit/verify", Map.of(), "");
    Await.until("the end of the check", () -> !progress().contains("<progress"));
    assertThat(progress()).contains("Verified:", "otto (auditor)");
  }

  private static String progress() {
    return auditor.get("/audit/verify/progress").body();
  }

  @Test
  void theReportOfADayIsShownAndCanBeTaken() {
    var day = premises.bean(DayReportCache.class).today();
    if (auditor.get("/audit/days").body().contains("<progress")) {
      Await.until(
          "the report of the day",
          () -> !auditor.get("/audit/days/" + day).body().contains("<progress"));
    }
    assertThat(auditor.get("/audit/days/" + day).body())
        .contains("Voids, corrections and changes", "B1/PT-PRG-HP-01");
    assertThat(auditor.get("/audit/days/" + day + ".csv").body()).startsWith("section,subject");
    assertThat(auditor.get("/audit/days/" + day + ".pdf").body()).startsWith("%PDF");
  }

  @Test
  void aMonthIsReportedAsADayIs() {
    var month = YearMonth.from(premises.bean(DayReportCache.class).today());
    var path = "/audit/months/" + month;
    Await.until("the report of the month", () -> !auditor.get(path).body().contains("<progress"));
    assertThat(auditor.get("/audit/months?month=" + month).body()).contains("name=\"month\"");
    Await.until("the report of the month", () -> !auditor.get(path).body().contains("<progress"));
    assertThat(auditor.get(path).body())
        .contains("Gaming days %s to %s".formatted(month.atDay(1), month.atEndOfMonth()))
        .contains("B1/PT-PRG-HP-01", path + ".pdf");
    assertThat(auditor.get(path + ".csv").body()).startsWith("section,subject");
    assertThat(auditor.get("/audit/months/2001-01").statusCode()).isEqualTo(404);
    assertThat(auditor.get("/audit/months/winter").statusCode()).isEqualTo(400);
  }
}
