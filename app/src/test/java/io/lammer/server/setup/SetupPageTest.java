package io.lammer.server.setup;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Repo;
import io.lammer.server.Running;
import io.lammer.server.page.Visitor;
import io.lammer.tables.floor.LiveTable.Status;
import java.io.IOException;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SetupPageTest {
  private final Running server = Running.shared();
  private final Visitor manager = Visitor.of(server, "mona");

  private static Map<String, List<String>> form(String example) throws IOException {
    var text = Files.readString(Repo.root().resolve("examples").resolve(example));
    var form = Form.of(YamlText.read(example, text));
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
    assertThat(YamlText.read("C7.yaml", export))
        .isEqualTo(server.host().floor().table("C7").orElseThrow().setup());
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

  @Test
  void whoMayOnlyLookGetsNoButtonsAndIsRefused() throws IOException {
    manager.sendAll("/setup/R1/draft", form("house.yaml"));
    var auditor = Visitor.of(server, "otto");
    assertThat(auditor.read("/setup/R1").body()).contains("disabled").doesNotContain("save-draft");
    assertThat(auditor.sendAll("/setup/R1/draft", form("house.yaml")).statusCode()).isEqualTo(403);
    assertThat(Visitor.of(server, "dana").read("/setup").statusCode()).isEqualTo(403);
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
