package io.lammer.server.jackpot;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.server.audit.Premises;
import io.lammer.server.audit.Visitor;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.Role;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The jackpot desk over HTTP, with several people.
class DeskTest {
  private static Premises premises;
  private static Visitor accounting;
  private static Visitor surveillance;

  @BeforeAll
  static void open(@TempDir Path folder) {
    premises = new Premises(folder);
    accounting = premises.visitor("abe", Role.ACCOUNTING);
    surveillance = premises.visitor("sue", Role.SURVEILLANCE);
  }

  @AfterAll
  static void close() {
    accounting.close();
    surveillance.close();
    premises.close();
  }

  private static String path(String table) {
    return "/jackpots/" + table + "~PT-PRG-HP-01";
  }

  private static long version(String table) {
    return premises.host().live().version("jackpot/" + table + "/PT-PRG-HP-01");
  }

  private static LiveJackpot jackpot(String table) {
    return premises.host().floor().jackpot(table + "/PT-PRG-HP-01").orElseThrow();
  }

  private static Map<String, String> approval(long version, String slip, String... ticks) {
    var form = new HashMap<String, String>();
    form.put("hit", "1");
    form.put("version", String.valueOf(version));
    form.put("slip", slip);
    for (var tick : ticks) {
      form.put(tick, "on");
    }
    return form;
  }

  @Test
  void aHitIsApprovedOnceByASecondPersonOfAnotherDepartment() {
    premises.open("B1");
    premises.hit(Premises.DEALER, "B1");
    var seen = version("B1");
    try (var manager = premises.visitor("max", Role.MANAGER)) {
      assertThat(
              manager
                  .post(path("B1") + "/approve", approval(seen, "S-1", "camera", "tax"), "m1")
                  .statusCode())
          .isEqualTo(403);
    }
    var page = accounting.get(path("B1") + "/hits/1").body();
    assertThat(page)
        .contains("Six-of-a-Kind", "$20,000.25", "dora (dealer)", "Form W-2G", "WAC 230-15-320")
        .contains("seat 1, harmony", "felt-stage");
    var bare = accounting.post(path("B1") + "/approve", approval(seen, "S-1"), "a1");
    assertThat(bare.statusCode()).isEqualTo(422);
    assertThat(bare.body()).contains("camera-not-called");
    var form = approval(seen, "S-1", "camera", "tax");
    var done = accounting.post(path("B1") + "/approve", form, "a2");
    assertThat(done.statusCode()).isEqualTo(200);
    assertThat(done.headers().firstValue("HX-Redirect")).hasValue(path("B1") + "/slips/S-1");
    var after = version("B1");
    assertThat(jackpot("B1").open()).isEmpty();
    assertThat(accounting.post(path("B1") + "/approve", form, "a2").statusCode()).isEqualTo(200);
    assertThat(version("B1")).isEqualTo(after);
    slip();
  }

  private static void slip() {
    var slip = accounting.get(path("B1") + "/slips/S-1");
    assertThat(slip.statusCode()).isEqualTo(200);
    assertThat(slip.body())
        .contains("Slip S-1", "$60,000.75", "Table B1, round 1", "Seat 3", "dora (dealer)")
        .contains("abe (accounting)", "Withhold", "Player Ah Ad As = 3, Banker Ac Ah Ad = 3: tie")
        .contains(
            premises
                .host()
                .live()
                .database()
                .journals()
                .event("jackpot/B1/PT-PRG-HP-01", version("B1"))
                .orElseThrow()
                .hash()
                .toString());
  }

  @Test
  void whoeverEnteredAHitCannotDecideIt() {
    premises.open("B2");
    premises.hit(new Actor("sue", Role.MANAGER), "B2");
    var form = approval(version("B2"), "S-2", "camera", "tax");
    var same = surveillance.post(path("B2") + "/approve", form, "s1");
    assertThat(same.statusCode()).isEqualTo(403);
    assertThat(same.body()).contains("same-person", "sue entered this hit");
    assertThat(jackpot("B2").open()).hasSize(1);
  }

  @Test
  void aRejectedHitPutsItsMoneyBack() {
    premises.open("B3");
    premises.hit(Premises.DEALER, "B3");
    var form = new HashMap<>(approval(version("B3"), ""));
    assertThat(surveillance.post(path("B3") + "/reject", form, "r1").body())
        .contains("reason-missing");
    form.put("reason", "the cards were foul");
    assertThat(surveillance.post(path("B3") + "/reject", form, "r2").statusCode()).isEqualTo(200);
    assertThat(jackpot("B3").money().displayed().plain()).isEqualTo("60000.75");
    assertThat(surveillance.get(path("B3") + "/hits/1").body()).contains("the cards were foul");
  }

  @Test
  void wagersThatComeInDoNotMakeADecisionStaleButAnotherHitDoes() {
    premises.open("B4");
    premises.hit(Premises.DEALER, "B4");
    var seen = version("B4");
    premises.play(
        Premises.DEALER,
        "B4",
        "bet: {seat: 1, wager: harmony}",
        "deal: {player: [9h, 8d], banker: [2c, 5d]}");
    premises.hit(Premises.DEALER, "B4");
    var stale =
        accounting.post(path("B4") + "/approve", approval(seen, "S-4", "camera", "tax"), "b1");
    assertThat(stale.statusCode()).isEqualTo(412);
    assertThat(stale.body()).contains("has moved on");
    var again = version("B4");
    premises.play(
        Premises.DEALER,
        "B4",
        "bet: {seat: 1, wager: harmony}",
        "deal: {player: [9h, 8d], banker: [2c, 5d]}");
    assertThat(version("B4")).isGreaterThan(again);
    assertThat(
            accounting
                .post(path("B4") + "/approve", approval(again, "S-4", "camera", "tax"), "b2")
                .statusCode())
        .isEqualTo(200);
  }

  @Test
  void anAdjustmentIsShownBeforeItIsMadeAndTheDayReconciles() {
    premises.open("B5");
    var form = Map.of("reason", "ADDED", "amount", "$1,000.50", "note", "promotion", "to", "");
    var preview = accounting.post(path("B5") + "/adjust/preview", form, "");
    assertThat(preview.body()).contains("$60,000.15", "$61,000.65");
    assertThat(jackpot("B5").money().displayed().plain()).isEqualTo("60000.15");
    assertThat(accounting.post(path("B5") + "/adjust", form, "c1").statusCode()).isEqualTo(200);
    assertThat(jackpot("B5").money().displayed().plain()).isEqualTo("61000.65");
    assertThat(accounting.get(path("B5") + "/day").body())
        .contains("Adjustments, added", "$1,000.50", "Opening and what moved give closing");
    assertThat(surveillance.post(path("B5") + "/adjust", form, "c2").statusCode()).isEqualTo(403);
  }

  @Test
  void parametersAreForTheNextHitAndAStoppedJackpotRunsAgain() {
    premises.open("B6");
    var terms = Map.of("seed", "12000", "increment", "15", "reserve", "5", "reason", "winter");
    assertThat(accounting.post(path("B6") + "/retune", terms, "d1").statusCode()).isEqualTo(200);
    assertThat(accounting.get(path("B6")).body())
        .contains("Takes effect after the next 100% hit", "$12,000.00");
    assertThat(
            accounting.post(path("B6") + "/stop", Map.of("reason", "a fault"), "d2").statusCode())
        .isEqualTo(200);
    assertThat(jackpot("B6").status()).isEqualTo(LiveJackpot.Status.STOPPED);
    assertThat(
            accounting.post(path("B6") + "/restart", Map.of("reason", "mended"), "d3").statusCode())
        .isEqualTo(200);
    assertThat(
            accounting
                .post(path("B6") + "/deposit", Map.of("amount", "x", "reference", "bag 1"), "d4")
                .body())
        .contains("no amount");
    assertThat(
            accounting
                .post(path("B6") + "/deposit", Map.of("amount", "50", "reference", "bag 1"), "d5")
                .statusCode())
        .isEqualTo(200);
    assertThat(jackpot("B6").banked().plain()).isEqualTo("50.00");
  }

  @Test
  void aLinkedJackpotIsFounded() {
    var form =
        Map.of(
            "name", "Harmony link",
            "game", "rising-phoenix-wa PT-PRG-HP-01",
            "kind", "PROGRESSIVE",
            "wager", "1",
            "meter", "25,000",
            "seed", "10000",
            "increment", "20",
            "reserve", "5",
            "controls", "IC-9");
    var done = accounting.post("/jackpots", form, "e1");
    assertThat(done.body()).contains("/jackpots/Harmony%20link");
    assertThat(accounting.get("/jackpots/Harmony%20link").body()).contains("$25,000.00");
    assertThat(accounting.get("/jackpots").body()).contains("Harmony link");
  }
}
