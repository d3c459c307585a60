package io.lammer.server.setup;

import static io.lammer.server.page.Words.say;

import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.page.Pages;
import io.lammer.server.page.Problem.NotFound;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.LiveTable.Status;
import io.lammer.tables.floor.Role.Right;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.util.MultiValueMap;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// What is done with a set-up: saved as a draft, opened, or changed at an open table.
@RestController
record SetupActs(FloorHost host, Pages pages, Editors editors) {
  @PostMapping(path = "/setup/{table}/draft", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.SET_UP)
  ResponseEntity<String> draft(
      Actor actor, @PathVariable String table, @RequestParam MultiValueMap<String, String> posted) {
    var editor = editors.ofPosted(table, posted, actor);
    return answer(editor, "drafted", drafted(actor, editor, posted));
  }

  /// A draft is saved as it stands, faults and all: it may be finished later.
  private List<String> drafted(Actor actor, Editor editor, MultiValueMap<String, String> posted) {
    var setup = editor.checked().setup();
    if (setup == null || editor.checked().faults().stream().anyMatch(Fault::isOfForm)) {
      return List.of(say("setup.unreadable"));
    }
    return asked(actor, new Act.Draft(editor.name(), setup), version(posted));
  }

  private static @Nullable Long version(MultiValueMap<String, String> posted) {
    var version = posted.getFirst("version");
    return version == null || !version.matches("[0-9]{1,18}") ? null : Long.valueOf(version);
  }

  /// Why not; empty when it was done.
  private List<String> asked(Actor actor, Act act, @Nullable Long expected) {
    return host.act(actor, act, UUID.randomUUID().toString(), expected).sentences();
  }

  private ResponseEntity<String> answer(Editor editor, String done, List<String> refused) {
    return refused.isEmpty()
        ? ResponseEntity.ok().header("HX-Redirect", editor.path() + "?done=" + done).body("")
        : ResponseEntity.ok(
            pages.piece("setup/editor.jte", Map.of("editor", editor.with(refused))));
  }

  /// Opens the table with what the form says, or, by somebody who may not change it, with the draft
  /// as it was saved.
  @PostMapping(path = "/setup/{table}/open", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.OPEN)
  ResponseEntity<String> open(
      Actor actor, @PathVariable String table, @RequestParam MultiValueMap<String, String> posted) {
    var accepted = posted.getOrDefault("accepted", List.of());
    if (!actor.role().may(Right.SET_UP)) {
      var live =
          host.floor().table(table).orElseThrow(() -> new NotFound(say("setup.no-table", table)));
      var editor = editors.ofTable(live, actor);
      return answer(editor, "opened", asked(actor, new Act.Open(table, accepted), version(posted)));
    }
    var editor = editors.ofPosted(table, posted, actor);
    var drafted = editor.saved() && editor.status() == Status.DRAFT;
    var refused = drafted ? List.<String>of() : drafted(actor, editor, posted);
    if (refused.isEmpty()) {
      refused = asked(actor, new Act.Open(table, accepted), null);
    }
    return answer(editors.ofPosted(table, posted, actor), "opened", refused);
  }

  /// Gives other tables of the edition the set-up of this one; each keeps its own jackpots. A draft
  /// is drafted anew, and an open table is changed between rounds.
  @PostMapping(path = "/setup/{table}/apply", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.SET_UP)
  String apply(
      Actor actor, @PathVariable String table, @RequestParam MultiValueMap<String, String> posted) {
    var source =
        host.floor().table(table).orElseThrow(() -> new NotFound(say("setup.no-table", table)));
    var reason = String.join(" ", posted.getOrDefault("reason", List.of())).strip();
    var applied = new LinkedHashMap<String, List<String>>();
    for (var name : posted.getOrDefault("tables", List.of())) {
      host.floor()
          .table(name)
          .filter(target -> target.setup().edition().equals(source.setup().edition()))
          .ifPresent(target -> applied.put(name, applied(actor, source, target, reason)));
    }
    return pages.piece("setup/applied.jte", Map.of("applied", applied));
  }

  private List<String> applied(Actor actor, LiveTable source, LiveTable target, String reason) {
    var setup = Reading.of(Form.of(source.setup()).withJackpots(Form.of(target.setup()))).setup();
    if (setup == null) {
      return List.of(say("setup.unreadable"));
    }
    var act =
        target.status() == Status.OPEN
            ? new Act.Change(target.name(), setup, List.of(), reason)
            : new Act.Draft(target.name(), setup);
    return asked(actor, act, null);
  }

  @PostMapping(path = "/setup/{table}/change", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.SET_UP)
  ResponseEntity<String> change(
      Actor actor, @PathVariable String table, @RequestParam MultiValueMap<String, String> posted) {
    var editor = editors.ofPosted(table, posted, actor);
    var setup = editor.checked().setup();
    if (setup == null || editor.checked().faults().stream().anyMatch(Fault::isOfForm)) {
      return answer(editor, "changed", List.of(say("setup.unreadable")));
    }
    var accepted = posted.getOrDefault("accepted", List.of());
    return answer(
        editor,
        "changed",
        asked(actor, new Act.Change(table, setup, accepted, editor.reason()), null));
  }
}
