package io.lammer.web.setup;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.LiveTable;
import io.lammer.house.LiveTable.Status;
import io.lammer.house.Role.Right;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.page.IdempotencyHeader;
import io.lammer.web.page.Pages;
import io.lammer.web.page.Problem.NotFound;
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

/// Handlers that save a set-up as a draft, open the table, or change an open table.
@RestController
record SetupCommandController(HouseService host, Pages pages, EditorFactory editors) {
  @PostMapping(path = "/setup/{table}/draft", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SET_UP)
  ResponseEntity<String> draft(
      Actor actor, @PathVariable String table, @RequestParam MultiValueMap<String, String> posted) {
    var action = new Action(actor, table, posted);
    return answer(action, "drafted", draft(action, FormParse.of(editors.form(posted))));
  }

  /// Saves the draft even if the check finds faults: it may be completed later. Fields that cannot
  /// be read are refused.
  private List<String> draft(Action action, FormParse parse) {
    var setup = parse.setup();
    return setup == null || !parse.isWhole()
        ? List.of(say("setup.unreadable"))
        : execute(action, new Act.Draft(action.table, setup), action.version());
  }

  /// Opens the table with the posted form. A user who may not change set-ups opens the stored draft
  /// instead.
  @PostMapping(path = "/setup/{table}/open", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.OPEN)
  ResponseEntity<String> open(
      Actor actor, @PathVariable String table, @RequestParam MultiValueMap<String, String> posted) {
    var action = new Action(actor, table, posted);
    var act = new Act.Open(table, action.accepted());
    if (!actor.role().may(Right.SET_UP)) {
      requireTable(table);
      return answer(action, "opened", execute(action, act, action.version()));
    }
    var parse = FormParse.of(editors.form(posted));
    var refused = isDrafted(table, parse) ? List.<String>of() : draft(action, parse);
    return answer(action, "opened", refused.isEmpty() ? execute(action, act, null) : refused);
  }

  /// True if the table has this set-up and has not been closed since. An open table counts, so that
  /// a form that is sent twice is not drafted again.
  private boolean isDrafted(String table, FormParse parse) {
    return parse.isWhole()
        && host.floor()
            .table(table)
            .filter(live -> live.status() == Status.DRAFT || live.status() == Status.OPEN)
            .filter(live -> live.setup().equals(parse.setup()))
            .isPresent();
  }

  @PostMapping(path = "/setup/{table}/change", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SET_UP)
  ResponseEntity<String> change(
      Actor actor, @PathVariable String table, @RequestParam MultiValueMap<String, String> posted) {
    var action = new Action(actor, table, posted);
    var parse = FormParse.of(editors.form(posted));
    var setup = parse.setup();
    if (setup == null || !parse.isWhole()) {
      return answer(action, "changed", List.of(say("setup.unreadable")));
    }
    var act = new Act.Change(table, setup, action.accepted(), action.reason());
    return answer(action, "changed", execute(action, act, null));
  }

  private record Action(Actor actor, String table, MultiValueMap<String, String> posted) {
    List<String> accepted() {
      return posted.getOrDefault("accepted", List.of());
    }

    String reason() {
      return new Form(posted).value("reason");
    }

    @Nullable Long version() {
      var version = posted.getFirst("version");
      return version == null || !version.matches("[0-9]{1,18}") ? null : Long.valueOf(version);
    }

    /// The idempotency key of an act. A form that is sent twice has the same key; each of its acts
    /// has its own.
    String key(Act act) {
      var sent = posted.getFirst("key");
      return IdempotencyHeader.of(
          actor, sent == null ? UUID.randomUUID().toString() : sent + " " + act.name());
    }
  }

  private List<String> execute(Action action, Act act, @Nullable Long expected) {
    return host.act(action.actor, act, action.key(act), expected).sentences();
  }

  private ResponseEntity<String> answer(Action action, String done, List<String> refused) {
    return refused.isEmpty()
        ? ResponseEntity.ok()
            .header("HX-Redirect", Editor.path(action.table) + "?done=" + done)
            .body("")
        : ResponseEntity.ok(
            pages.piece("setup/editor.jte", Map.of("editor", editor(action).with(refused))));
  }

  /// The editor after a refusal: of the posted form, or of the stored set-up for a user who may not
  /// change it.
  private Editor editor(Action action) {
    return action.actor.role().may(Right.SET_UP)
        ? editors.ofPosted(action.table, action.posted, action.actor)
        : editors.ofTable(requireTable(action.table), action.actor);
  }

  private LiveTable requireTable(String table) {
    return host.floor().table(table).orElseThrow(() -> new NotFound(say("setup.no-table", table)));
  }

  /// Applies this table's set-up to other tables of the same edition, which keep their own
  /// jackpots. Open tables are changed; others get a new draft.
  @PostMapping(path = "/setup/{table}/apply", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SET_UP)
  String apply(
      Actor actor, @PathVariable String table, @RequestParam MultiValueMap<String, String> posted) {
    var source = requireTable(table);
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
    var setup = source.setup().with(target.setup().jackpots());
    var act =
        target.status() == Status.OPEN
            ? new Act.Change(target.name(), setup, List.of(), reason)
            : new Act.Draft(target.name(), setup);
    return host.act(actor, act).sentences();
  }
}
