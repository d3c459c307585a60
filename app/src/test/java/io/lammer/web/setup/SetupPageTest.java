package io.lammer.web.setup;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.LiveTable;
import io.lammer.house.LiveTable.Status;
import io.lammer.house.Role;
import io.lammer.kit.Repo;
import io.lammer.rules.Money;
import io.lammer.table.Command;
import io.lammer.table.Setup;
import io.lammer.web.Running;
import io.lammer.web.page.Visitor;
import java.io.IOException;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class SetupPageTest {
  private final Running server = Running.shared();
  private final Visitor manager = Visitor.of(server, "mona");

  private static Map<String, List<String>> form(String example) throws IOException {
    var text = Files.readString(Repo.root().resolve("examples").resolve(example));
    var form = Form.of(SetupYaml.read(example, text));
    var fields = new LinkedHashMap<>(form.fields());
    fields.put("was-edition", List.of(form.value("edition")));
    return fields;
  }

  private Status status(String table) {
    return server.host().floor().table(table).orElseThrow().status();
  }

  @Test
  void houseBesideProgressiveIsRefusedWithItsSentence() throws IOException {
    var form = form("baccarat.yaml");
    form.put("jackpots.0.kind", List.of("house"));
    var page = manager.sendAll("/setup/B9/check", form).body();
    assertThat(page)
        .contains("data-code=\"jackpot-kinds-mixed\"")
        .contains("a House jackpot beside a Progressive one");
    assertThat(manager.sendAll("/setup/B9/open", form).body())
        .contains("a House jackpot beside a Progressive one");
    assertThat(status("B9")).isEqualTo(Status.DRAFT);
  }

  @Test
  void aTableIsDraftedOpenedChangedAndItsHistoryToldLineByLine() throws IOException {
    var form = form("house.yaml");
    var drafted = manager.sendAll("/setup/C7/draft", form);
    assertThat(drafted.headers().firstValue("HX-Redirect")).contains("/setup/C7?done=drafted");
    assertThat(manager.sendAll("/setup/C7/open", form).headers().firstValue("HX-Redirect"))
        .contains("/setup/C7?done=opened");
    assertThat(status("C7")).isEqualTo(Status.OPEN);

    form.put("limits.pass.1", List.of("300"));
    assertThat(manager.sendAll("/setup/C7/change", form).body()).contains("expected a reason");
    form.put("reason", List.of("quiet evening"));
    assertThat(manager.sendAll("/setup/C7/change", form).headers().firstValue("HX-Redirect"))
        .contains("/setup/C7?done=changed");
    assertThat(manager.read("/setup/C7").body())
        .contains("quiet evening")
        .contains("pass: [10, 300]")
        .contains("− limits:");

    var export = manager.read("/setup/C7/export").body();
    assertThat(SetupYaml.read("C7.yaml", export))
        .isEqualTo(server.host().floor().table("C7").orElseThrow().setup());
  }

  @Test
  void aSetUpIsCopiedRestoredAndAppliedToOtherTables() throws IOException {
    manager.sendAll("/setup/K1/draft", form("house.yaml"));
    var copy = manager.read("/setup/-/copy?from=K1&name=K2").body();
    assertThat(copy).contains("A copy of the set-up of table K1", "/setup/K2/check");
    assertThat(server.host().floor().table("K2")).isEmpty();
    assertThat(manager.read("/setup/-/copy?from=K1&name=K1").statusCode()).isEqualTo(422);
    for (var name : List.of("K2", "K3")) {
      manager.sendAll("/setup/" + name + "/draft", form("house.yaml"));
      manager.sendAll("/setup/" + name + "/open", form("house.yaml"));
    }
    var other = form("house.yaml");
    other.put("limits.pass.1", List.of("250"));
    manager.sendAll("/setup/K1/draft", other);
    assertThat(manager.read("/setup/K1").body()).contains("/setup/K1/versions/1", "value=\"K3\"");
    var earlier = manager.read("/setup/K1/versions/1").body();
    assertThat(earlier).contains("as event 1 left it").doesNotContain("value=\"250\"");
    assertThat(setup("K1").wagers().limits().get("pass").maximum()).isEqualTo(Money.dollars(250));

    server.done(new Actor("sam", Role.SUPERVISOR), new Act.Play("K3", List.of(new Command.Lock())));
    var answer =
        manager.sendAll(
            "/setup/K1/apply",
            Map.of("tables", List.of("K2", "K3"), "reason", List.of("weekend limits")));
    assertThat(answer.body()).contains("<b>K2</b>: done", "<p class=\"refused\"><b>K3</b>:");
    assertThat(setup("K2").wagers().limits()).isEqualTo(setup("K1").wagers().limits());
    assertThat(setup("K3").wagers().limits()).isNotEqualTo(setup("K1").wagers().limits());
    assertThat(manager.read("/setup/K2").body()).contains("weekend limits");
  }

  private Setup setup(String table) {
    return server.host().floor().table(table).orElseThrow().setup();
  }

  /// Some paytables differ in nothing but what dealers receive; two editions have paytables of one
  /// name that pay differently.
  @Test
  void paytablesThatLookAlikeAreToldApart() throws IOException {
    manager.sendAll("/setup/M2/draft", form("house.yaml"));
    var page = manager.read("/setup/M2").body();
    var shown =
        Pattern.compile("PT-BJS-MEA-0[1-4]</b>.*?class=\"pays\">([^<]*)<", Pattern.DOTALL)
            .matcher(page)
            .results()
            .map(found -> found.group(1))
            .distinct()
            .toList();
    assertThat(shown).hasSize(4).anyMatch(pays -> pays.contains("dealer envy: 10 Numbers"));
    assertThat(manager.read("/setup").body())
        .contains("<td>Bonus Craps and Bonus Craps Progressive, Washington<br>");
  }

  @Test
  void aChangeOfLimitsStandsInTheHistory() throws IOException {
    manager.sendAll("/setup/L1/draft", form("house.yaml"));
    manager.sendAll("/setup/L1/open", form("house.yaml"));
    server.done(new Actor("sam", Role.SUPERVISOR), new Act.Limit("L1", Money.dollars(15), null));
    assertThat(manager.read("/setup/L1").body()).contains("limits changed");
  }

  /// A page speaks of its fields, and not of the file that they are written to.
  @Test
  void faultsAreInTheWordsOfThePage() throws IOException {
    var form = form("baccarat.yaml");
    form.remove("main-wager");
    form.put("limits.player.0", List.of("10"));
    form.put("limits.player.1", List.of(""));
    var page = manager.sendAll("/setup/B7/check", form).body();
    assertThat(page)
        .contains("Choose whether bonus wagers need a main wager.")
        .contains("State a maximum too, or leave both empty.")
        .doesNotContain("[minimum, maximum]", "expected main-wager");
  }

  @Test
  void aSuspectPaytableIsAcceptedByName() throws IOException {
    var form = form("baccarat.yaml");
    form.put("venue", List.of("tribal"));
    form.put("approval", List.of("TGA-2026-4"));
    form.put("fightback.after-win", List.of("PT-FLT-FBW-03"));
    form.put("jackpots.0.controls", List.of("IC-1"));
    form.put("jackpots.1.controls", List.of("IC-2"));
    form.put("equipment", List.of("Andromeda 3d"));
    assertThat(manager.sendAll("/setup/B8/open", form).body())
        .contains("PT-FLT-FBW-03 has a suspect row");
    form.put("accepted", List.of("PT-FLT-FBW-03"));
    form.put("version", List.of("1"));
    assertThat(manager.sendAll("/setup/B8/open", form).headers().firstValue("HX-Redirect"))
        .contains("/setup/B8?done=opened");
  }

  /// Make 'Em All twice over pays more than it takes in: the page says so, and no table opens with
  /// it until somebody accepts that wager.
  @Test
  void aWagerThatFavorsThePlayerIsAcceptedByName() throws IOException {
    var form = form("house.yaml");
    var plain = manager.sendAll("/setup/A8/check", form).body();
    assertThat(plain)
        .contains("Effective house edge", "Nothing is wrong")
        .contains("fixed pays 52.722%, increment 20.000%, reserve 5.000%", "22.278%", "45.294%")
        .doesNotContain("favors the player");
    form.put("promotions.make-em-all.multiply", List.of("2"));
    form.put("promotions.make-em-all.consent", List.of("GG-2026-014"));
    assertThat(manager.sendAll("/setup/A8/check", form).body())
        .contains("favors the player: house edge -58.257% (promotion x 2)", "accepted-make-em-all")
        .doesNotContain("Nothing is wrong");
    assertThat(manager.sendAll("/setup/A8/open", form).body()).contains("make-em-all");
    assertThat(status("A8")).isEqualTo(Status.DRAFT);
    form.put("accepted", List.of("make-em-all"));
    form.put("version", List.of("1"));
    assertThat(manager.sendAll("/setup/A8/open", form).headers().firstValue("HX-Redirect"))
        .contains("/setup/A8?done=opened");
  }

  @Test
  void whoMayOnlyLookGetsNoButtonsAndIsRefused() throws IOException {
    manager.sendAll("/setup/R1/draft", form("house.yaml"));
    var auditor = Visitor.of(server, "otto");
    assertThat(auditor.read("/setup/R1").body()).contains("disabled").doesNotContain("save-draft");
    assertThat(auditor.sendAll("/setup/R1/draft", form("house.yaml")).statusCode()).isEqualTo(403);
    assertThat(Visitor.of(server, "dana").read("/setup").statusCode()).isEqualTo(403);
  }

  @Test
  void aFormThatIsSentTwiceOpensTheTableOnce() throws IOException {
    var form = form("house.yaml");
    form.put("key", List.of("one-key"));
    for (var sent = 0; sent < 2; sent++) {
      assertThat(manager.sendAll("/setup/E1/open", form).headers().firstValue("HX-Redirect"))
          .contains("/setup/E1?done=opened");
    }
    assertThat(events("E1")).containsExactly("drafted", "opened");
    form.put("key", List.of("another-key"));
    assertThat(manager.sendAll("/setup/E1/open", form).body()).contains("expected a draft");
    assertThat(manager.read("/setup/E1").body()).contains("name=\"key\" value=\"");
  }

  private List<String> events(String table) {
    var journals = server.host().live().database().journals();
    return journals.read(LiveTable.journal(table), 1).map(event -> event.entry().kind()).toList();
  }

  @Test
  void aSupervisorOpensWhatAManagerDrafted() throws IOException {
    manager.sendAll("/setup/S7/draft", form("house.yaml"));
    Visitor.of(server, "sam").send("/setup/S7/open", Map.of());
    assertThat(status("S7")).isEqualTo(Status.OPEN);
  }

  @Test
  void anImportThatCannotBeReadSaysWhere() {
    var answer =
        manager.send("/setup/-/import", Map.of("name", "X1", "yaml", "table:\n  edtion: x\n"));
    var unknown =
        manager.send(
            "/setup/-/import", Map.of("name", "X1", "yaml", "table:\n  edition: bonus-crap-wa\n"));
    assertThat(unknown.statusCode()).isEqualTo(422);
    assertThat(unknown.body())
        .contains("There is no edition bonus-crap-wa.", "edition: bonus-crap-wa", "id=\"import\"");
    assertThat(answer.statusCode()).isEqualTo(422);
    assertThat(answer.body()).contains("the file:2:3").contains("edtion");
  }
}
