package io.lammer.web.setup;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Actor;
import io.lammer.house.LiveTable;
import io.lammer.house.Role.Right;
import io.lammer.rules.yaml.MalformedText;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.page.Pages;
import io.lammer.web.page.Problem.BadRequest;
import io.lammer.web.page.Problem.NotFound;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.util.MultiValueMap;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// The set-up pages: the list of tables and the editor.
@RestController
record SetupController(
    HouseService host, Pages pages, EditorFactory editors, SetupHistory changes) {
  private static final Set<String> DONE = Set.of("drafted", "opened", "changed");

  @GetMapping(path = "/setup", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_SET_UPS)
  String list() {
    return list("", "", List.of());
  }

  private String list(String name, String yaml, List<String> refused) {
    return page(null, List.of(), "", Map.of("name", name, "yaml", yaml, "refused", refused));
  }

  private String page(
      @Nullable Editor editor, List<SetupRevision> history, String done, Map<String, Object> more) {
    var values = new HashMap<String, @Nullable Object>();
    values.put("tables", SetupRow.all(host));
    values.put("editions", host.floor().rules().catalog().editions());
    values.put("editor", editor);
    values.put("history", history);
    values.put("done", done);
    values.put("others", editor == null ? List.of() : others(editor.name()));
    values.putAll(more);
    var title = editor == null ? say("setup.title") : say("setup.title-of", editor.name());
    return pages.page("setup", title, values);
  }

  /// Other tables of the same edition, to which the set-up can be applied.
  private List<String> others(String name) {
    var edition = host.floor().table(name).map(live -> live.setup().edition()).orElse("");
    return host.live().tables().stream()
        .filter(live -> live.setup().edition().equals(edition) && !live.name().equals(name))
        .map(LiveTable::name)
        .toList();
  }

  /// The editor of a new table. Nothing is stored until a draft is saved.
  @GetMapping(path = "/setup/-/new", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SET_UP)
  ResponseEntity<String> begin(
      Actor actor, @RequestParam String name, @RequestParam String edition) {
    return fresh(
        name,
        "",
        wanted -> page(editors.ofEdition(wanted, edition, actor), List.of(), "", Map.of()));
  }

  /// The editor of a new table with the set-up of another. Nothing is stored until a draft is
  /// saved.
  @GetMapping(path = "/setup/-/copy", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SET_UP)
  ResponseEntity<String> copy(Actor actor, @RequestParam String name, @RequestParam String from) {
    var setup = table(from).setup();
    var note = say("setup.copied", from);
    return fresh(
        name, "", wanted -> page(editors.ofSetup(wanted, setup, actor), List.of(), note, Map.of()));
  }

  /// The editor with an earlier set-up of the table, which can be saved or applied like any other.
  @GetMapping(path = "/setup/{table}/versions/{number}", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SET_UP)
  String version(Actor actor, @PathVariable String table, @PathVariable long number) {
    var live = table(table);
    var setup =
        changes
            .after(live, number)
            .orElseThrow(() -> new NotFound(say("setup.no-version", number, table)));
    return page(
        editors.ofSetup(table, setup, actor),
        changes.of(live),
        say("setup.restored", number),
        Map.of());
  }

  private Optional<String> unused(String name) {
    if (!name.matches("[A-Za-z0-9][A-Za-z0-9 ._-]{0,39}")) {
      return Optional.of(say("setup.bad-name"));
    }
    return host.floor().table(name).map(_ -> say("setup.exists", name));
  }

  @PostMapping(path = "/setup/-/import", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SET_UP)
  ResponseEntity<String> take(Actor actor, @RequestParam String name, @RequestParam String yaml) {
    try {
      return fresh(name, yaml, wanted -> imported(actor, wanted, yaml));
    } catch (MalformedText malformed) {
      var problems = malformed.problems().stream().map(MalformedText.Problem::toString).toList();
      return refused(name, yaml, problems);
    } catch (BadRequest unknown) {
      return refused(name, yaml, List.of(String.valueOf(unknown.getBody().getDetail())));
    }
  }

  private String imported(Actor actor, String name, String yaml) {
    var setup = SetupYaml.read(say("setup.file"), yaml);
    var editor = editors.ofSetup(name, setup, actor);
    var whole = setup.equals(editor.checked().setup());
    return page(editor, List.of(), say(whole ? "setup.imported" : "setup.imported-part"), Map.of());
  }

  /// The page of a new table, unless its name cannot be used.
  private ResponseEntity<String> fresh(String name, String yaml, UnaryOperator<String> page) {
    return unused(name.strip())
        .map(refused -> refused(name, yaml, List.of(refused)))
        .orElseGet(() -> ResponseEntity.ok(page.apply(name.strip())));
  }

  private ResponseEntity<String> refused(String name, String yaml, List<String> why) {
    return ResponseEntity.unprocessableContent().body(list(name.strip(), yaml, why));
  }

  @GetMapping(path = "/setup/{table}", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_SET_UPS)
  String show(
      Actor actor, @PathVariable String table, @RequestParam(defaultValue = "") String done) {
    var live = table(table);
    return page(
        editors.ofTable(live, actor),
        changes.of(live),
        DONE.contains(done) ? say("setup.done-" + done, table) : "",
        Map.of());
  }

  private LiveTable table(String name) {
    return host.floor().table(name).orElseThrow(() -> new NotFound(say("setup.no-table", name)));
  }

  /// Checks the posted form without changing anything.
  @PostMapping(path = "/setup/{table}/check", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SET_UP)
  String check(
      Actor actor, @PathVariable String table, @RequestParam MultiValueMap<String, String> posted) {
    return pages.piece(
        "setup/editor.jte", Map.of("editor", editors.ofPosted(table, posted, actor)));
  }

  /// The figures that were computed after the page was rendered.
  @GetMapping(path = "/setup/-/figures", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_SET_UPS)
  String figures(@RequestParam String edition, @RequestParam String decks) {
    var choices =
        editors.options(
            Map.of(
                "edition", List.of(edition),
                "was-edition", List.of(edition),
                "decks", List.of(decks)));
    return pages.piece("setup/figures.jte", Map.of("choices", choices, "late", true));
  }

  @GetMapping("/setup/{table}/export")
  @RequiresRight(Right.SEE_SET_UPS)
  ResponseEntity<String> export(@PathVariable String table) {
    var live = table(table);
    var file = table.replace(' ', '-') + ".yaml";
    return ResponseEntity.ok()
        .contentType(new MediaType("application", "yaml", StandardCharsets.UTF_8))
        .header(
            HttpHeaders.CONTENT_DISPOSITION,
            ContentDisposition.attachment().filename(file).build().toString())
        .body(SetupYaml.of(live.setup(), List.of(say("setup.export-note", table))));
  }
}
