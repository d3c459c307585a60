package io.lammer.server.audit;

import static io.lammer.server.page.Words.say;

import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.page.Pages;
import io.lammer.server.page.Problem.NotFound;
import io.lammer.store.Event;
import io.lammer.store.Search;
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
  private static final int LINES = 50;
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
    values.put("found", found(filter.search(host.live().gamingDay(), people), before, after));
    values.put(
        "heads",
        host.live().database().journals().list().stream()
            .filter(head -> people || !head.journal().equals(Access.JOURNAL))
            .toList());
    return pages.page(PAGE, say("audit.title"), values);
  }

  private EventPage found(Search search, long before, long after) {
    var journals = host.live().database().journals();
    var events =
        after > 0
            ? journals.newer(search, after, LINES + 1)
            : journals.older(search, before > 0 ? before : Long.MAX_VALUE, LINES + 1);
    var more = events.size() > LINES;
    var shown =
        !more ? events : after > 0 ? events.subList(1, LINES + 1) : events.subList(0, LINES);
    var newer = after > 0 ? more : before > 0;
    var older = after > 0 || more;
    return new EventPage(
        shown.stream().map(told::line).toList(),
        newer && !shown.isEmpty() ? place(search, shown.getFirst()) : 0,
        older && !shown.isEmpty() ? place(search, shown.getLast()) : 0);
  }

  private static long place(Search search, Event event) {
    return search.journal() == null ? event.id() : event.number();
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

  private List<EventLines.Line> together(Event stored) {
    return replays.together(stored).stream()
        .filter(other -> other.id() != stored.id())
        .map(told::line)
        .toList();
  }
}
