package io.lammer.server.audit;

import static io.lammer.server.page.Words.say;

import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.page.Pages;
import io.lammer.server.page.Problem.NotFound;
import io.lammer.store.StoredEvent;
import io.lammer.tables.floor.Access;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Role.Right;
import java.util.HashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// The journals, found and paged, and each event by itself.
@RestController
record JournalPages(FloorHost host, Pages pages, EventLines told, Replays replays) {
  static final String PAGE = "audit";
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  @GetMapping(path = "/audit", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.SEE_JOURNALS)
  String journals(
      Actor actor,
      @RequestParam(defaultValue = "") String journal,
      @RequestParam(defaultValue = "") String kind,
      @RequestParam(defaultValue = "") String who,
      @RequestParam(defaultValue = "") String from,
      @RequestParam(defaultValue = "") String to,
      @RequestParam(defaultValue = "") String text,
      @RequestParam(defaultValue = "0") long before,
      @RequestParam(defaultValue = "0") long after) {
    var filter =
        new Filter(EventLines.name(journal), kind.strip(), who.strip(), from, to, text.strip());
    var people = actor.role().may(Right.SEE_USERS);
    var values = new HashMap<String, Object>();
    values.put("filter", filter);
    values.put("found", told.page(filter.search(host.live().gamingDay(), people), before, after));
    values.put(
        "heads",
        host.live().database().journals().list().stream()
            .filter(head -> people || !head.journal().equals(Access.JOURNAL))
            .toList());
    return pages.page(PAGE, say("audit.title"), values);
  }

  @GetMapping(path = "/audit/events/{journal}/{number}", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.SEE_JOURNALS)
  String event(Actor actor, @PathVariable String journal, @PathVariable long number) {
    var name = EventLines.name(journal);
    var journals = host.live().database().journals();
    var stored =
        journals
            .event(name, number)
            .filter(_ -> !name.equals(Access.JOURNAL) || actor.role().may(Right.SEE_USERS))
            .orElseThrow(() -> new NotFound(say("audit.no-event", number, name)));
    var values = new HashMap<String, @Nullable Object>();
    values.put("event", stored);
    values.put("line", told.line(stored));
    values.put("body", JSON.writeValueAsString(JSON.readTree(stored.entry().body())));
    values.put("before", journals.event(name, number - 1).orElse(null));
    values.put("last", host.live().version(name));
    values.put("together", together(stored));
    return pages.page("audit/event.jte", PAGE, say("audit.event-title", number, name), values);
  }

  private List<EventLines.Line> together(StoredEvent stored) {
    return replays.together(stored).stream()
        .filter(other -> other.id() != stored.id())
        .map(told::line)
        .toList();
  }
}
