package io.lammer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Rulebook;
import io.lammer.journal.Database;
import io.lammer.journal.VerifyResult;
import io.lammer.rules.catalog.Catalog;
import io.lammer.runtime.Audit;
import io.lammer.table.Profiles;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A gaming day over HTTP, with several people at all games, a crash and a restart in the middle.
class GamingDayTest {
  private static final String PASSWORD = "a long enough password";
  private static final String GIVEN = "for the first day only";
  private static final String HARMONY =
      """
      {"edition": "rising-phoenix-wa", "jackpot": {"paytable": "PT-PRG-HP-01", "kind": "progressive", "wager": 1,
       "meter": 60000.75, "seed": 10000, "increment": "20%", "reserve": "5%", "controls": "IC-8"}}
      """;
  private static final String BACCARAT =
      """
      {"setup": {"edition": "rising-phoenix-wa", "venue": "tribal", "approval": "TGA-2026-4", "equipment": ["Andromeda 3d"], "commission": "5%", "main-wager": "optional",
       "single-events": ["PT-FLT-SE-01"], "jackpots": [{"use": "Harmony", "sensor": 1}]}}
      """;
  private static final String CRAPS =
      """
      {"setup": {"edition": "bonus-craps-wa", "venue": "tribal", "approval": "TGA-2026-4", "equipment": ["Andromeda 3d"], "bonus-craps": "PT-FLT-BC-03",
       "jackpots": [{"paytable": "PT-BJS-FUP-01", "kind": "progressive", "wager": 1, "meter": 300, "seed": 250,
       "increment": "20%", "reserve": "10%", "controls": "IC-7"}]}}
      """;
  private static final String DICE =
      """
      {"setup": {"edition": "3-dice-baccarat-wa", "venue": "tribal", "approval": "TGA-2026-4", "equipment": ["Andromeda 3d"], "main-wager": "optional",
       "jackpots": [{"paytable": "PT-PRG-TRI-03", "kind": "progressive", "wager": 3, "meter": 777.77, "seed": 500,
       "base-seed": 166.66, "increment": "25%", "reserve": "15%", "controls": "IC-9"}]}}
      """;
  private static final String SIX_KINGS =
      "{\"deal\": {\"player\": [\"Kh\", \"Kd\", \"Ks\"], \"banker\": [\"Kc\", \"Kh\", \"Kd\"]}}";

  @TempDir Path folder;
  private final List<RunningServer> servers = new ArrayList<>();

  @AfterEach
  void stop() throws Exception {
    for (var server : servers) {
      server.kill();
    }
  }

  private RunningServer start() throws Exception {
    var server = RunningServer.cheap(folder.resolve("house.db"));
    servers.add(server);
    return server;
  }

  @Test
  void theDaysReportBalances() throws Exception {
    var server = start();
    var admin =
        Clerk.firstSignIn(
            server.url(),
            "admin",
            Clerk.found("with the password (\\S+)", server.said()),
            PASSWORD);
    Map.of(
            "dora", "dealer",
            "dirk", "dealer",
            "sam", "supervisor",
            "mia", "manager",
            "abe", "accounting",
            "amy", "accounting",
            "sue", "surveillance",
            "olga", "auditor")
        .forEach((name, role) -> employ(server, admin, name, role));

    var manager = Clerk.signIn(server.url(), "mia", PASSWORD);
    var supervisor = Clerk.signIn(server.url(), "sam", PASSWORD);
    manager.done("/api/jackpots/Harmony/found", HARMONY);
    for (var table : Map.of("B1", BACCARAT, "B2", BACCARAT, "C1", CRAPS, "D1", DICE).entrySet()) {
      manager.done("/api/tables/" + table.getKey() + "/draft", table.getValue());
      supervisor.done("/api/tables/" + table.getKey() + "/open", "{}");
    }

    var dora = Clerk.signIn(server.url(), "dora", PASSWORD);
    var dirk = Clerk.signIn(server.url(), "dirk", PASSWORD);
    var accounting = Clerk.signIn(server.url(), "abe", PASSWORD);
    playCraps(dora);
    playDice(dirk);
    playBaccarat(dora, "B1");
    playBaccarat(dirk, "B2");

    voidARound(dora, supervisor);
    hitHarmony(dora, "B1");
    hitHarmony(dirk, "B2");
    dora.refused(403, "not-allowed", "/api/jackpots/Harmony/approve", approval(1), version(dora));
    accounting.refused(
        422, "earlier-hit-open", "/api/jackpots/Harmony/approve", approval(2), seen(accounting));

    // A bet is on the layout and an outcome is entered when the machine goes down.
    dora.play("C1", "{\"bet\": {\"seat\": 3, \"wager\": \"pass\", \"amount\": 50}}");
    var key = UUID.randomUUID().toString();
    var at = dora.version("/api/tables/C1");
    var roll = "[{\"lock\": {}}, {\"roll\": [5, 6]}]";
    assertThat(dora.post("/api/tables/C1/play", roll, key, at).statusCode()).isEqualTo(200);
    var before = dora.get("/api/tables/C1");
    server.kill();

    var again = start();
    assertThat(again.said()).doesNotContain("password");
    var back = Clerk.signIn(again.url(), "dora", PASSWORD);
    assertThat(back.get("/api/tables/C1")).isEqualTo(before);
    assertThat(back.post("/api/tables/C1/play", roll, key, at).body()).contains("true");
    back.play("C1", "{\"confirm\": {}}");

    var office = Clerk.signIn(again.url(), "abe", PASSWORD);
    Clerk.signIn(again.url(), "sam", PASSWORD).done("/api/jackpots/Harmony/verify", "{\"hit\": 1}");
    for (var witness : List.of("sue", "mia")) {
      Clerk.signIn(again.url(), witness, PASSWORD)
          .done("/api/jackpots/Harmony/witness", "{\"hit\": 1}");
    }
    office.done("/api/jackpots/Harmony/approve", approval(1), seen(office));
    office.refused(403, "same-person", "/api/slips/000001/pay", "{}", null);
    Clerk.signIn(again.url(), "amy", PASSWORD).done("/api/slips/000001/pay", "{}");
    office.done("/api/jackpots/Harmony/reject", "{\"hit\": 2, \"reason\": \"a card was palmed\"}");
    office.done("/api/jackpots/Harmony/read", "{}");

    var report = office.get("/api/reports/" + today() + "?format=csv");
    assertThat(report).contains("Harmony").contains("000001").doesNotContain("out of balance");
    var auditor = Clerk.signIn(again.url(), "olga", PASSWORD);
    assertThat(auditor.get("/api/journals")).contains("jackpot/Harmony");
    assertThat(again.stop()).isIn(0, 143);
    try (var database = Database.open(folder.resolve("house.db"))) {
      var rules = new Rulebook(Catalog.builtIn(), Profiles.builtIn());
      assertThat(Audit.full(database, rules, (_, _) -> {})).isInstanceOf(VerifyResult.Sound.class);
    }
  }

  /// Added with a password that is good for the first sign-in only.
  private static void employ(RunningServer server, Clerk admin, String name, String role) {
    try {
      admin.done(
          "/api/users",
          "{\"user\": \"%s\", \"fullName\": \"%s\", \"role\": \"%s\"}".formatted(name, name, role));
      admin.done(
          "/api/users/" + name + "/secret",
          "{\"kind\": \"password\", \"secret\": \"%s\"}".formatted(GIVEN));
      Clerk.firstSignIn(server.url(), name, GIVEN, PASSWORD);
    } catch (Exception failed) {
      throw new IllegalStateException(failed);
    }
  }

  private static String approval(int hit) {
    return """
    {"hit": %d, "tax": true, "payees": [
      {"seat": 4, "name": "Wilma Winner", "identification": "WA 123", "method": "cheque"}]}
    """
        .formatted(hit);
  }

  private static long version(Clerk clerk) throws Exception {
    return clerk.version("/api/tables/B1");
  }

  private static long seen(Clerk clerk) throws Exception {
    return clerk.version("/api/jackpots/Harmony");
  }

  private static LocalDate today() {
    return ZonedDateTime.now(ZoneOffset.UTC).minusHours(6).toLocalDate();
  }

  private static void playCraps(Clerk dealer) throws Exception {
    dealer.play(
        "C1",
        "{\"bet\": {\"seat\": 1, \"wager\": \"pass\", \"amount\": 25}}",
        "{\"bet\": {\"seat\": 2, \"wager\": \"all-small\", \"amount\": 5}}",
        "{\"bet\": {\"seat\": 2, \"wager\": \"fired-up-progressive\"}}");
    for (var roll : List.of("[3, 3]", "[2, 3]", "[1, 3]", "[6, 1]")) {
      dealer.play("C1", "[{\"lock\": {}}, {\"roll\": %s}]".formatted(roll), "{\"confirm\": {}}");
    }
  }

  private static void playDice(Clerk dealer) throws Exception {
    dealer.play(
        "D1",
        "{\"bet\": {\"seat\": 1, \"wager\": \"banker\", \"amount\": 50}}",
        "{\"bet\": {\"seat\": 1, \"wager\": \"triple\"}}",
        "{\"lock\": {}}",
        "{\"shake\": {\"player\": [2, 2, 2], \"banker\": [6, 4, 1]}}",
        "{\"confirm\": {}}");
  }

  private static void playBaccarat(Clerk dealer, String table) throws Exception {
    dealer.play(
        table,
        "{\"bet\": {\"seat\": 1, \"wager\": \"banker\", \"amount\": 100}}",
        "{\"bet\": {\"seat\": 2, \"wager\": \"player\", \"amount\": 40}}",
        "{\"sense\": {\"seat\": 2, \"sensor\": 1, \"covered\": true}}",
        "{\"lock\": {}}",
        "{\"card\": \"2h\"}",
        "{\"card\": \"8c\"}",
        "{\"card\": \"Kd\"}",
        "{\"card\": \"Kc\"}",
        "{\"confirm\": {}}");
  }

  private static void voidARound(Clerk dealer, Clerk supervisor) throws Exception {
    playBaccarat(dealer, "B1");
    supervisor.refused(412, "stale", "/api/tables/B1/void", "{\"reason\": \"a wrong card\"}", 1L);
    supervisor.done(
        "/api/tables/B1/void",
        "{\"reason\": \"a wrong card\"}",
        supervisor.version("/api/tables/B1"));
    dealer.play(
        "B1",
        "{\"lock\": {}}",
        "{\"deal\": {\"player\": [\"6h\", \"Kd\"], \"banker\": [\"7c\", \"Ks\"]}}",
        "{\"confirm\": {}}");
  }

  private static void hitHarmony(Clerk dealer, String table) throws Exception {
    dealer.play(
        table,
        "{\"bet\": {\"seat\": 4, \"wager\": \"harmony\"}}",
        "{\"lock\": {}}",
        SIX_KINGS,
        "{\"confirm\": {}}");
  }
}
