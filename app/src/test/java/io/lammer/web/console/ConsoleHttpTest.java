package io.lammer.web.console;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.LiveTable.Status;
import io.lammer.web.HouseService;
import io.lammer.web.Running;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class ConsoleHttpTest {
  @BeforeAll
  static void start() throws Exception {
    OneTable.opened(host().live(), OneTable.CRAPS)
        .play("{\"bet\": {\"seat\": 2, \"wager\": \"pass\", \"amount\": 35}}");
  }

  private static Browser browser() {
    return new Browser(Running.shared().port());
  }

  private static HouseService host() {
    return Running.shared().host();
  }

  @Test
  void aRollIsEnteredPaidAndConfirmed() throws Exception {
    var dana = browser().as("dana");
    assertThat(dana.page("/tables/T1")).contains("data-topic=\"console/T1\"", "$35");

    var roll = "[{\"lock\": {}}, {\"roll\": [5, 6]}]";
    assertThat(dana.post("/api/tables/T1/play", roll, 1)).isEqualTo(412);
    assertThat(dana.post("/api/tables/T1/play", roll, host().live().version("table/T1")))
        .isEqualTo(200);
    assertThat(dana.page("/tables/T1")).contains("Pay $35");
    assertThat(
            dana.post(
                "/api/tables/T1/play", "{\"confirm\": {}}", host().live().version("table/T1")))
        .isEqualTo(200);
    assertThat(dana.json("/tables/T1/again?seat=2")).contains("\"pass\"");
  }

  @Test
  void theNextDealerTakesOverByPin() throws Exception {
    var console = browser().as("dana");
    console.page("/tables/T1");
    assertThat(console.post("/tables/T1/relief", "{\"name\": \"drew\", \"pin\": \"999999\"}"))
        .isEqualTo(403);
    assertThat(console.post("/tables/T1/relief", "{\"name\": \"otto\", \"pin\": \"600001\"}"))
        .isEqualTo(403);
    assertThat(console.page("/tables/T1")).contains("data-dealer=\"dana\"");
    assertThat(console.post("/tables/T1/relief", "{\"name\": \"drew\", \"pin\": \"100002\"}"))
        .isEqualTo(200);
    assertThat(console.page("/tables/T1")).contains("data-dealer=\"drew\"");
    assertThat(console.post("/tables/T1/relief", "{\"pin\": \"100001\"}")).isEqualTo(400);
    assertThat(console.post("/tables/T1/relief", "{\"name\": \"dana\"}")).isEqualTo(400);
  }

  /// A manager's PIN opens a console, and nothing else that a manager may.
  @Test
  void aPinGivesADealersRightsWhoeversItIs() throws Exception {
    var console = browser().as("dana");
    console.page("/tables/T1");
    assertThat(console.post("/tables/T1/relief", "{\"name\": \"mona\", \"pin\": \"300001\"}"))
        .isEqualTo(200);
    assertThat(console.page("/tables/T1")).contains("data-dealer=\"mona\"");
    assertThat(console.page("/audit")).contains("Dealer may not read journals");
    assertThat(console.post("/tables/T1/suspend", "{\"reason\": \"why not\"}")).isEqualTo(403);
  }

  /// For a screen that was no console within a day, or whose cookie was made up, a PIN is not
  /// enough.
  @Test
  void afterARestartAConsoleTakesTheNextDealerByBadgeAndPin() throws Exception {
    assertThat(browser().pin("drew", "100002")).isEqualTo(403);
    var console = browser().as("dana");
    console.page("/tables/T1");
    assertThat(console.withoutSession().page("/tables/T1")).doesNotContain("data-dealer");
    assertThat(console.page("/sign-in?then=/tables/T1")).contains("action=\"/sign-in/pin\"");
    assertThat(console.pin("drew", "999999")).isEqualTo(401);
    assertThat(console.pin("otto", "600001")).isEqualTo(401);
    assertThat(console.pin("nobody", "100002")).isEqualTo(401);
    assertThat(console.pin("drew", "100002")).isEqualTo(303);
    assertThat(console.page("/tables/T1")).contains("data-dealer=\"drew\"");
    assertThat(console.page("/account")).contains("drew");

    console.withoutSession().forging(value -> "9" + value);
    assertThat(console.pin("drew", "100002")).isEqualTo(403);
  }

  @Test
  void whoSignsOutLeavesNoConsoleBehind() throws Exception {
    var console = browser().as("dana");
    console.page("/tables/T1");
    console.post("/sign-out", "{}");
    assertThat(console.page("/sign-in")).doesNotContain("/sign-in/pin");
  }

  /// What is no console does not become one.
  @Test
  void onlyAConsoleIsRelieved() throws Exception {
    var analyst = browser().as("lana");
    analyst.page("/odds");
    assertThat(analyst.post("/tables/T1/relief", "{\"name\": \"mona\", \"pin\": \"300001\"}"))
        .isEqualTo(403);
    assertThat(analyst.page("/account")).contains("lana");
  }

  @Test
  void aSupervisorIsCalledAndSuspendsTheTable() throws Exception {
    var dana = browser().as("dana");
    dana.page("/tables");
    assertThat(dana.post("/tables/T1/call", "{\"reason\": \"dispute\"}")).isEqualTo(200);
    assertThat(host().floor().house().alerts()).anyMatch(alert -> alert.where().equals("T1"));
    assertThat(dana.post("/tables/T1/suspend", "{\"reason\": \"dispute\"}")).isEqualTo(403);

    var sam = browser().as("sam");
    sam.page("/tables");
    assertThat(sam.post("/tables/T1/suspend", "{\"reason\": \"\"}")).isEqualTo(422);
    assertThat(sam.post("/tables/T1/suspend", "{\"reason\": \"dispute\"}")).isEqualTo(200);
    assertThat(host().floor().table("T1").orElseThrow().status()).isEqualTo(Status.SUSPENDED);
    assertThat(sam.post("/tables/T1/resume", "{\"reason\": \"settled\"}")).isEqualTo(200);
  }
}
