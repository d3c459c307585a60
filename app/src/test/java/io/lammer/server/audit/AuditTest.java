package io.lammer.server.audit;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.report.felt.FeltSvg;
import io.lammer.report.transcript.EventText;
import io.lammer.report.transcript.TableStory;
import io.lammer.server.Await;
import io.lammer.store.floor.History;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Role;
import java.nio.file.Path;
import java.util.Map;
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
    var story = TableStory.of(history, "B1", Long.MAX_VALUE);
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
    assertThat(hits).contains("Six-of-a-Kind").doesNotContain("contributed</span>");
    assertThat(auditor.get("/audit?journal=table~B1&who=mia").body())
        .contains("drafted</span>")
        .doesNotContain("settled</span>");
    assertThat(auditor.get("/audit?journal=table~B1&text=HARMONY&kind=placed").body())
        .contains("seat 1, harmony");
    assertThat(auditor.get("/audit?to=2001-01-01T00:00").body()).contains("No events found");
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
        .contains("settled</span>");
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
    var day = premises.bean(Days.class).today();
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
}
