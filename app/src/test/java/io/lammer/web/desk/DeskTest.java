package io.lammer.web.desk;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.games.baccarat.BaccaratCommand;
import io.lammer.games.baccarat.BaccaratState;
import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.LiveJackpot;
import io.lammer.house.ProposalPreview;
import io.lammer.house.Role;
import io.lammer.house.Slip;
import io.lammer.render.transcript.JournalText;
import io.lammer.table.Command;
import io.lammer.web.audit.Premises;
import io.lammer.web.audit.Visitor;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The jackpot desk over HTTP, with several people.
class DeskTest {
  private static Premises premises;
  private static Visitor accounting;
  private static Visitor surveillance;
  private static Visitor manager;
  private static Visitor supervisor;

  @BeforeAll
  static void open(@TempDir Path folder) {
    premises = new Premises(folder);
    accounting = premises.visitor("abe", Role.ACCOUNTING);
    surveillance = premises.visitor("sue", Role.SURVEILLANCE);
    manager = premises.visitor("max", Role.MANAGER);
    supervisor = premises.visitor("sid", Role.SUPERVISOR);
  }

  @AfterAll
  static void close() {
    accounting.close();
    surveillance.close();
    manager.close();
    supervisor.close();
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

  private static Map<String, String> approval(long version, String... ticks) {
    var form = new HashMap<String, String>();
    form.put("hit", "1");
    form.put("version", String.valueOf(version));
    for (var seat : List.of(1, 3, 6)) {
      form.put("name-" + seat, "Winner " + seat);
      form.put("identification-" + seat, "licence " + seat);
      form.put("method-" + seat, "CHEQUE");
    }
    for (var tick : ticks) {
      form.put(tick, "on");
    }
    return form;
  }

  private static void witness(String table) {
    witness(table, "1");
  }

  private static void witness(String table, String hit) {
    var verified = Map.of("hit", hit, "version", String.valueOf(version(table)));
    assertThat(supervisor.post(path(table) + "/verify", verified, "v" + table).statusCode())
        .isEqualTo(200);
    for (var person : List.of(surveillance, manager)) {
      var seen = Map.of("hit", hit, "version", String.valueOf(version(table)));
      assertThat(person.post(path(table) + "/witness", seen, "w" + table).statusCode())
          .isEqualTo(200);
    }
  }

  @Test
  void aHitIsApprovedOnceByASecondPersonOfAnotherDepartment() {
    premises.open("B1");
    premises.hit(Premises.DEALER, "B1");
    assertThat(
            manager
                .post(path("B1") + "/approve", approval(version("B1"), "tax"), "m1")
                .statusCode())
        .isEqualTo(403);
    var page = accounting.get(path("B1") + "/hits/1").body();
    assertThat(page)
        .contains("Six-of-a-Kind", "$20,000.25", "dora (dealer)", "Form W-2G", "WAC 230-15-320")
        .contains("seat 1, harmony", "felt-stage", "A manager witnesses and signs the slip");
    var unseen = accounting.post(path("B1") + "/approve", approval(version("B1"), "tax"), "a0");
    assertThat(unseen.statusCode()).isEqualTo(422);
    assertThat(unseen.body()).contains("not-verified");
    witness("B1");
    var seen = version("B1");
    assertThat(accounting.post(path("B1") + "/approve", approval(seen), "a1").body())
        .contains("tax-not-done");
    var form = approval(seen, "tax");
    var done = accounting.post(path("B1") + "/approve", form, "a2");
    assertThat(done.statusCode()).isEqualTo(200);
    assertThat(done.headers().firstValue("HX-Redirect")).hasValue(path("B1") + "/hits/1");
    var after = version("B1");
    assertThat(jackpot("B1").open()).isEmpty();
    assertThat(accounting.post(path("B1") + "/approve", form, "a2").statusCode()).isEqualTo(200);
    assertThat(version("B1")).isEqualTo(after);
    slips();
  }

  /// The wagers of the hit were made after the same outcome had been entered and called back.
  @Test
  void theEvidenceShowsWhatWasCalledBackBeforeTheWagerWasMade() {
    premises.open("B99");
    var aces = new BaccaratCommand.Deal(List.of("Ah", "Ad", "As"), List.of("Ac", "Ah", "Ad"));
    premises.done(
        Premises.DEALER,
        new Act.Play("B99", List.of(new Command.Lock(), aces, new Command.CallBack())));
    premises.done(Premises.SUPERVISOR, new Act.Play("B99", List.of(new Command.Reopen())));
    premises.hit(Premises.DEALER, "B99");
    assertThat(accounting.get(path("B99") + "/hits/1").body())
        .containsSubsequence("Outcome entered", "called back", "reopened", "Wager placed");
  }

  @Test
  void aReentryStandsOnThePageOfItsHit() {
    premises.open("B19");
    var felt = (BaccaratState) premises.host().floor().table("B19").orElseThrow().playing().felt();
    premises.play(Premises.DEALER, "B19", "bet: {seat: 1, wager: harmony}");
    var sid = new Actor("sid", Role.SUPERVISOR);
    premises.done(sid, new Act.Suspend("B19", "power was out"));
    var shown = BaccaratState.fresh(felt.shoe().burn(7));
    premises.done(sid, new Act.Reenter("B19", shown, Map.of(), "as counted by two"));
    premises.done(sid, new Act.Resume("B19", "power is back"));
    premises.play(Premises.DEALER, "B19", "deal: {player: [Ah, Ad, As], banker: [Ac, Ah, Ad]}");
    assertThat(accounting.get(path("B19") + "/hits/1").body())
        .contains("re-entered by hand while the wager stood", "sid (supervisor)")
        .contains("Shoe: 416 of 416 cards → 409 of 416 cards", "as counted by two");
  }

  private static void slips() {
    var numbers =
        premises.host().floor().house().papers().slips("B1/PT-PRG-HP-01", 1).stream()
            .map(Slip::number)
            .toList();
    assertThat(numbers).hasSize(3);
    assertThat(accounting.get(path("B1") + "/hits/1").body())
        .contains("Winner 1, $20,000.25", "Unpaid", "/slips/" + numbers.get(1));
    var here = path("B1") + "/slips/" + numbers.get(1);
    var slip = accounting.get(here);
    assertThat(slip.statusCode()).isEqualTo(200);
    assertThat(slip.body())
        .contains("Slip " + numbers.get(1), "$20,000.25", "Table B1, round 1", "Seat 3")
        .contains("Winner 3", "licence 3", "Cheque", "sue (surveillance), max (manager)")
        .contains("dora (dealer)", "abe (accounting)", "Withhold")
        .contains("Taxpayer number (TIN)", "Tax withheld", "$4,799.82", "Net to pay", "$15,200.43")
        .containsPattern("[0-9:]{8} (UTC|[A-Z][a-z]+/[A-Z][A-Za-z_]+)")
        .doesNotContain("value=\"CASH\"")
        .contains("Player Ah Ad As = 3, Banker Ac Ah Ad = 3: tie")
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
    assertThat(accounting.get(path("B1") + "/slips/999999").statusCode()).isEqualTo(404);
    identificationIsUnreadableInJournals();
    assertThat(surveillance.post(here + "/pay", Map.of(), "p0").statusCode()).isEqualTo(403);
    assertThat(accounting.post(here + "/reprint", Map.of("reason", "jammed"), "p1").statusCode())
        .isEqualTo(200);
    assertThat(accounting.get(here).body()).contains("Copy 1");
    assertThat(accounting.post(here + "/pay", Map.of(), "p1a").body()).contains("same-person");
    assertThat(accounting.get(here).body())
        .contains("another person records its payment")
        .doesNotContain("/pay\"");
    try (var cashier = premises.visitor("amy", Role.ACCOUNTING)) {
      assertThat(cashier.get(here).body()).contains("/pay\"");
      assertThat(cashier.post(here + "/pay", Map.of(), "p2").statusCode()).isEqualTo(200);
      assertThat(cashier.post(here + "/pay", Map.of(), "p3").body()).contains("slip-used");
    }
    var corrected =
        Map.of(
            "name-6", "Wilma", "identification-6", "passport", "method-6", "CHEQUE", "reason", "x");
    var other = path("B1") + "/slips/" + numbers.get(2);
    assertThat(accounting.post(other + "/void", corrected, "p4").body()).contains("tax-not-done");
    var papers = new HashMap<>(corrected);
    papers.put("tax", "on");
    assertThat(accounting.post(other + "/void", papers, "p5").statusCode()).isEqualTo(200);
    assertThat(accounting.get(path("B1") + "/hits/1").body())
        .contains("waits for a second person", "for one to Wilma");
    theSecondPersonReadsWhatIsEncrypted(other, papers);
    assertThat(accounting.get(path("B1") + "/hits/1").body()).contains("Wilma, $20,000.25", "Void");
    register(numbers);
  }

  /// Encrypting an act again gives the same act: one that is sent again is not another one, and
  /// what is confirmed is what was read.
  private static void theSecondPersonReadsWhatIsEncrypted(String slip, Map<String, String> papers) {
    assertThat(accounting.post(slip + "/void", papers, "p5").statusCode()).isEqualTo(200);
    var waiting = premises.host().floor().house().papers().proposals();
    assertThat(waiting).hasSize(1);
    var number = waiting.getFirst().number();
    assertThat(manager.get("/jackpots").body())
        .contains("<del>Winner 6</del>", "<b>Wilma</b>", "<del>licence 6</del>", "<b>passport</b>")
        .doesNotContain("sealed:");
    assertThat(manager.get("/api/proposals").body())
        .contains("\"licence 6\"", "\"passport\"")
        .doesNotContain("sealed:");
    var alert = premises.host().floor().house().alerts().getLast().text();
    assertThat(alert)
        .contains("Payee: Winner 6 → Wilma", "Amount: $20,000.25")
        .doesNotContain("passport", "sealed:");
    identificationIsUnreadableInJournals();
    var form = Map.of("statement", statement(number));
    var path = "/jackpots/-/proposals/%d/confirm".formatted(number);
    for (var again = 0; again < 2; again++) {
      assertThat(manager.post(path, form, "p6").statusCode()).isEqualTo(200);
    }
    assertThat(premises.host().floor().house().papers().unpaid()).hasSize(2);
  }

  private static void identificationIsUnreadableInJournals() {
    var journals = premises.host().live().database().journals();
    for (var journal : List.of("house", "jackpot/B1/PT-PRG-HP-01")) {
      try (var events = journals.read(journal, 1)) {
        assertThat(events.map(event -> event.entry().body()))
            .noneMatch(body -> body.contains("licence ") || body.contains("passport"));
      }
    }
    var log = premises.visitor("otto", Role.AUDITOR).get("/audit?journal=house").body();
    assertThat(log)
        .contains("Winner 3 by cheque")
        .doesNotContain("licence 3", "passport", "sealed:");
  }

  /// The register lists what is unpaid first; the void slip and the one in its place are both shown
  /// for what they are, there and at the hit.
  private static void register(List<String> numbers) {
    var next = "%06d".formatted(Integer.parseInt(numbers.getLast()) + 1);
    assertThat(accounting.get("/slips").body())
        .contains("Unpaid slips: ", "/slips/" + numbers.getFirst(), "/slips/" + next)
        .doesNotContain("/slips/" + numbers.get(1) + "\"", "/slips/" + numbers.get(2) + "\"");
    assertThat(accounting.get("/slips?state=PAID").body())
        .contains("/slips/" + numbers.get(1) + "\"", "amy (accounting)")
        .doesNotContain("/slips/" + numbers.getFirst() + "\"");
    assertThat(accounting.get("/slips?state=VOID").body())
        .contains("/slips/" + numbers.get(2) + "\"", "x, replaced by slip " + next);
    assertThat(accounting.get(path("B1") + "/hits/1").body())
        .contains(
            "Approved, unpaid, slip %s, %s, %s".formatted(numbers.getFirst(), numbers.get(1), next))
        .contains("x, replaced by slip " + next);
  }

  @Test
  void theEvidenceOfAHitLeavesOutEarlierHandsOfTheSeat() {
    premises.open("B10");
    for (var hand = 0; hand < 2; hand++) {
      premises.play(
          Premises.DEALER,
          "B10",
          "bet: {seat: 1, wager: harmony}",
          "deal: {player: [9h, 8d], banker: [2c, 5d]}");
    }
    premises.hit(Premises.DEALER, "B10");
    assertThat(accounting.get(path("B10") + "/hits/1").body())
        .contains("Seat 1, 3, 6", "aria-label=\"Ah\"")
        .doesNotContain("Roll", "aria-label=\"9h\"");
  }

  @Test
  void whoeverEnteredAHitCannotDecideIt() {
    premises.open("B2");
    premises.hit(new Actor("ann", Role.MANAGER), "B2");
    var form = approval(version("B2"), "tax");
    var same = premises.visitor("ann", Role.ACCOUNTING).post(path("B2") + "/approve", form, "s1");
    assertThat(same.statusCode()).isEqualTo(403);
    assertThat(same.body()).contains("same-person", "ann entered this hit");
    assertThat(surveillance.post(path("B2") + "/approve", form, "s2").statusCode()).isEqualTo(403);
    assertThat(jackpot("B2").open()).hasSize(1);
  }

  @Test
  void aRejectedHitPutsItsMoneyBack() {
    premises.open("B3");
    premises.hit(Premises.DEALER, "B3");
    var form = new HashMap<>(approval(version("B3")));
    assertThat(accounting.post(path("B3") + "/reject", form, "r1").body())
        .contains("reason-missing");
    form.put("reason", "the cards were foul");
    assertThat(accounting.post(path("B3") + "/reject", form, "r2").statusCode()).isEqualTo(200);
    assertThat(jackpot("B3").open()).hasSize(1);
    assertThat(accounting.get(path("B3") + "/hits/1").body()).contains("waits for a second person");
    assertThat(confirm(manager)).isEqualTo(200);
    assertThat(jackpot("B3").money().displayed().plain()).isEqualTo("60000.75");
    assertThat(accounting.get(path("B3") + "/hits/1").body()).contains("the cards were foul");
  }

  @Test
  void playThatGoesOnDoesNotMakeADecisionStaleButAnotherAmountDoes() {
    premises.open("B4");
    premises.hit(Premises.DEALER, "B4");
    var first = version("B4");
    premises.hit(Premises.DEALER, "B4");
    var second = version("B4");
    premises.play(
        Premises.DEALER,
        "B4",
        "bet: {seat: 1, wager: harmony}",
        "deal: {player: [9h, 8d], banker: [2c, 5d]}");
    assertThat(version("B4")).isGreaterThan(second);
    var foul = new HashMap<>(approval(first));
    foul.put("reason", "the cards were foul");
    assertThat(accounting.post(path("B4") + "/reject", foul, "b1").statusCode()).isEqualTo(200);
    assertThat(confirm(manager)).isEqualTo(200);
    var form = new HashMap<>(approval(second, "tax"));
    form.put("hit", "2");
    var stale = accounting.post(path("B4") + "/approve", form, "b2");
    assertThat(stale.statusCode()).isEqualTo(412);
    assertThat(stale.body()).contains("has moved on");
    witness("B4", "2");
    form.put("version", String.valueOf(jackpot("B4").version(2).orElseThrow()));
    assertThat(accounting.post(path("B4") + "/approve", form, "b3").statusCode()).isEqualTo(200);
  }

  @Test
  void anAdjustmentIsShownBeforeItIsMadeAndTheDayReconciles() {
    premises.open("B5");
    var form = Map.of("reason", "ADDED", "amount", "$1,000.50", "note", "promotion", "to", "");
    var preview = accounting.post(path("B5") + "/adjust/preview", form, "");
    assertThat(preview.body()).contains("$60,000.15", "$61,000.65");
    assertThat(jackpot("B5").money().displayed().plain()).isEqualTo("60000.15");
    assertThat(accounting.post(path("B5") + "/adjust", form, "c1").statusCode()).isEqualTo(200);
    assertThat(jackpot("B5").money().displayed().plain()).isEqualTo("60000.15");
    assertThat(confirm(accounting)).isEqualTo(403);
    assertThat(confirm(manager)).isEqualTo(200);
    assertThat(jackpot("B5").money().displayed().plain()).isEqualTo("61000.65");
    assertThat(accounting.get(path("B5") + "/day").body())
        .contains(
            "Adjustments, added",
            "$1,000.50",
            "Opening balance plus activity equals closing balance");
    assertThat(surveillance.post(path("B5") + "/adjust", form, "c2").statusCode()).isEqualTo(403);
  }

  /// Confirms what was proposed last.
  private static int confirm(Visitor person) {
    var proposal = premises.host().floor().house().papers().lastProposal();
    assertThat(person.get("/jackpots").body()).contains("Proposal " + proposal);
    var path = "/jackpots/-/proposals/%d/confirm".formatted(proposal);
    var form = Map.of("statement", statement(proposal));
    return person.post(path, form, "confirm" + proposal).statusCode();
  }

  /// What the page of pending proposals would send back.
  private static String statement(int number) {
    var floor = premises.host().floor();
    return floor.house().papers().proposals().stream()
        .filter(proposal -> proposal.number() == number)
        .map(proposal -> ProposalPreview.Reading.of(floor, proposal).digest())
        .findFirst()
        .orElseThrow();
  }

  /// The second person reads the figures, and agrees to those alone.
  @Test
  void aSecondPersonConfirmsTheFiguresOnThePage() {
    premises.open("B14");
    var form = Map.of("reason", "MALFUNCTION", "amount", "-5000", "note", "x", "to", "");
    assertThat(accounting.post(path("B14") + "/adjust", form, "s1").statusCode()).isEqualTo(200);
    var number = premises.host().floor().house().papers().lastProposal();
    var seen = statement(number);
    assertThat(manager.get("/jackpots").body())
        .contains("$60,000.15", "$55,000.15", "value=\"" + seen + "\"");
    var more = Map.of("reason", "ADDED", "amount", "1000.50", "note", "x", "to", "");
    assertThat(accounting.post(path("B14") + "/adjust", more, "s2").statusCode()).isEqualTo(200);
    assertThat(confirm(manager)).isEqualTo(200);
    var path = "/jackpots/-/proposals/%d/confirm".formatted(number);
    var late = manager.post(path, Map.of("statement", seen), "s3");
    assertThat(late.statusCode()).isEqualTo(422);
    assertThat(late.body()).contains("changed since you looked");
    assertThat(manager.post(path, Map.of(), "s4").statusCode()).isEqualTo(422);
    assertThat(jackpot("B14").money().displayed().plain()).isEqualTo("61000.65");
  }

  @Test
  void whatIsDeclinedIsNotDone() {
    premises.open("B7");
    var form = Map.of("reason", "MALFUNCTION", "amount", "-5000", "note", "x", "to", "");
    assertThat(accounting.post(path("B7") + "/adjust", form, "f1").statusCode()).isEqualTo(200);
    var path =
        "/jackpots/-/proposals/%d/decline"
            .formatted(premises.host().floor().house().papers().lastProposal());
    assertThat(manager.post(path, Map.of("reason", ""), "f2").body()).contains("reason-missing");
    assertThat(manager.post(path, Map.of("reason", "it was right"), "f3").statusCode())
        .isEqualTo(200);
    assertThat(manager.post(path, Map.of("reason", "again"), "f4").statusCode()).isEqualTo(404);
    assertThat(jackpot("B7").money().displayed().plain()).isEqualTo("60000.15");
  }

  @Test
  void aJackpotIsRetiredAndAfterASeizureStaysStopped() {
    premises.open("B8");
    var money = Map.of("amount", "60000.15", "reference", "bag 1");
    assertThat(accounting.post(path("B8") + "/deposit", money, "g1").statusCode()).isEqualTo(200);
    var seized = Map.of("amount", "5", "reference", "writ 7");
    assertThat(accounting.post(path("B8") + "/seize", seized, "g2").statusCode()).isEqualTo(200);
    assertThat(accounting.get(path("B8")).body()).contains("The bank holds $59,995.15");
    assertThat(manager.post(path("B8") + "/restart", Map.of("reason", "x"), "g3").body())
        .contains("bank-short");
    assertThat(manager.post(path("B8") + "/retire", Map.of("reason", "x"), "g4").statusCode())
        .isEqualTo(200);
    assertThat(confirm(accounting)).isEqualTo(200);
    assertThat(accounting.get(path("B8")).body())
        .contains("This jackpot is retired", "Funds must be distributed by", "$60,000.15");
  }

  @Test
  void disputesAreKeptWithTheirReplay() {
    premises.open("B9");
    premises.play(
        Premises.DEALER,
        "B9",
        "bet: {seat: 1, wager: player, amount: 5}",
        "deal: {player: [9h, 8d], banker: [2c, 5d]}");
    var claim =
        Map.of("table", "B9", "round", "1", "patron", "<b>Pat</b>", "claim", "it was a tie");
    assertThat(accounting.post("/disputes", claim, "h1").statusCode()).isEqualTo(403);
    assertThat(manager.post("/disputes", claim, "h2").statusCode()).isEqualTo(200);
    assertThat(manager.get("/disputes").body())
        .contains("&lt;b&gt;Pat&lt;/b&gt;", "it was a tie", "Table B9, round 1", "max (manager)")
        .doesNotContain("<b>Pat</b>");
    var number = premises.host().floor().house().papers().disputes().size();
    var replay = manager.get("/disputes/%d/replay".formatted(number));
    assertThat(replay.headers().firstValue("Location").orElse(replay.uri().toString()))
        .contains("/audit/replay/B9?at=");
    assertThat(
            manager
                .post(
                    "/disputes/%d/decide".formatted(number),
                    Map.of("outcome", "the log says 7 to 7"),
                    "h3")
                .statusCode())
        .isEqualTo(200);
    assertThat(accounting.get("/disputes").body()).contains("the log says 7 to 7");
    assertThat(manager.get("/disputes/99/replay").statusCode()).isEqualTo(404);
  }

  @Test
  void aRoundShowsWhatEachWagerWasPaidAndLeadsToItsPapers() {
    premises.open("B15");
    premises.play(
        Premises.DEALER,
        "B15",
        "bet: {seat: 2, wager: banker, amount: 100}",
        "bet: {seat: 4, wager: player, amount: 50}",
        "deal: {player: [2c, 4d], banker: [9h, 8d]}");
    premises.hit(Premises.DEALER, "B15");
    var paid = rows(manager.get("/tables/B15/rounds/1").body());
    assertThat(paid)
        .containsExactly(
            "2 Banker $100.00 wins Banker wins $95.00 $5.00 $95.00 $100.00",
            "4 Player $50.00 loses");
    var hit = manager.get("/tables/B15/rounds/2").body();
    assertThat(rows(hit))
        .contains("2 Tie $5.00 wins Tie $40.00 $40.00 $5.00")
        .anyMatch(row -> row.startsWith("6 Harmony $1.00 wins Six-of-a-Kind"))
        .hasSize(4);
    assertThat(hit)
        .contains("href=\"" + path("B15") + "/hits/1\"", "plus $20,000.25 pending")
        .contains("href=\"/corrections?table=B15&round=2\"", "/audit/replay/B15?at=");
    var claim = Map.of("table", "B15", "round", "1", "patron", "Pat", "claim", "short pay");
    assertThat(manager.post("/disputes", claim, "p1").statusCode()).isEqualTo(200);
    assertThat(accounting.get("/disputes").body()).contains("href=\"/tables/B15/rounds/1\"");
    assertThat(accounting.get("/tables/B15/rounds/1").body()).contains("Pat: short pay");
    assertThat(manager.get("/corrections?table=B15&round=1").body())
        .contains("href=\"/tables/B15/rounds/1\"", "Seat 2: Banker $100, paid $95");
    assertThat(accounting.get(path("B15") + "/hits/1").body())
        .contains("href=\"/tables/B15/rounds/2\"", path("B15") + "/hits/1/evidence.zip");
    assertThat(accounting.get("/tables/B15/rounds/3").statusCode()).isEqualTo(404);
    premises.done(new Actor("sam", Role.SUPERVISOR), new Act.VoidRound("B15", "foul"));
    assertThat(confirm(accounting)).isEqualTo(200);
    assertThat(manager.get("/tables/B15/rounds/2").body()).contains("Voided", "round 2: foul");
  }

  /// The wagers of a round as their rows show them.
  private static List<String> rows(String page) {
    return Pattern.compile("<tr><td class=\"number\">([0-9]+</td>.*?)</tr>", Pattern.DOTALL)
        .matcher(page)
        .results()
        .map(row -> row.group(1).replaceAll("<[^>]*>", " ").replaceAll("\\s+", " ").strip())
        .toList();
  }

  /// What is handed out is what the journal holds, byte for byte and with its hashes.
  @Test
  void theEvidenceOfARoundAndOfAHitIsAFile() {
    premises.open("B16");
    premises.hit(Premises.DEALER, "B16");
    var round = manager.unzipped("/tables/B16/rounds/1/evidence.zip");
    var settled =
        premises.host().live().database().journals().read("table/B16", 1).toList().stream()
            .filter(stored -> stored.entry().kind().equals("settled"))
            .findFirst()
            .orElseThrow();
    assertThat(round.keySet())
        .contains("README.txt", "pays.csv", "events.jsonl", "events.txt")
        .contains("felt-%d.svg".formatted(settled.number()));
    assertThat(round.get("events.jsonl"))
        .contains(JournalText.json(settled), "\"journal\":\"jackpot/B16/PT-PRG-HP-01\"");
    assertThat(round.get("pays.csv")).contains(",6,Harmony,1.00,win,Six-of-a-Kind,");
    witness("B16");
    accounting.post(path("B16") + "/approve", approval(version("B16"), "tax"), "e16");
    var hit = accounting.unzipped(path("B16") + "/hits/1/evidence.zip");
    assertThat(hit.get("events.jsonl"))
        .contains("\"kind\":\"approved\"", "\"kind\":\"verified\"")
        .startsWith("{\"journal\":\"table/B16\"");
    assertThat(hit.get("README.txt")).contains("Table B16, round 1");
    assertThat(supervisor.get("/tables/B16/rounds/1/evidence.zip").statusCode()).isEqualTo(403);
  }

  @Test
  void parametersAreForTheNextHitAndAStoppedJackpotRunsAgain() {
    premises.open("B6");
    var terms = Map.of("seed", "12000", "increment", "15", "reserve", "5", "reason", "winter");
    assertThat(accounting.post(path("B6") + "/retune", terms, "d1").statusCode()).isEqualTo(200);
    assertThat(confirm(manager)).isEqualTo(200);
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
        .contains("not a valid amount");
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

  @Test
  void aGameOfTwoPlacesIsOfferedWithItsPlace() {
    var options =
        Pattern.compile("<option value=\"[a-z0-9-]+ PT-[^\"]+\">([^<]+)<")
            .matcher(accounting.get("/jackpots").body())
            .results()
            .map(option -> option.group(1))
            .toList();
    assertThat(options)
        .doesNotHaveDuplicates()
        .contains(
            "Bonus Craps and Bonus Craps Progressive, Nevada · PT-BJS-MEA-01",
            "Bonus Craps and Bonus Craps Progressive, Washington · PT-BJS-MEA-01");
  }
}
