package io.lammer.web.audit;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Actor;
import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveTable;
import io.lammer.house.Role.Right;
import io.lammer.house.SignInCounts;
import io.lammer.journal.Head;
import io.lammer.journal.Search;
import io.lammer.journal.StoredEvent;
import io.lammer.render.transcript.JournalText;
import io.lammer.runtime.History;
import io.lammer.runtime.RoundHistory;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.ops.WorkerPool;
import io.lammer.web.page.Download;
import io.lammer.web.page.Pages;
import io.lammer.web.page.Problem.NotFound;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// The pages of journals: search, single events, and export.
@RestController
record JournalPages(
    HouseService host, Pages pages, EventFormatter told, Replays replays, WorkerPool workers) {
  static final String PAGE = "audit";
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
  private static final int MOST_EXPORTED = 10_000;

  @GetMapping(path = "/audit", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_JOURNALS)
  String journals(
      Actor actor,
      @RequestParam Map<String, String> fields,
      @RequestParam(defaultValue = "0") long before,
      @RequestParam(defaultValue = "0") long after) {
    var filter = new JournalQuery(fields);
    var range = range(filter, actor);
    var found =
        range.match().isEmpty()
            ? told.page(range, before, after)
            : workers.run(() -> told.page(range, before, after));
    var values = new HashMap<String, Object>();
    values.put("filter", filter);
    values.put("found", found);
    values.put("kinds", History.kinds());
    values.put("people", people(actor));
    values.put("jackpots", host.live().jackpots().stream().map(LiveJackpot::name).toList());
    values.put("heads", heads(actor));
    values.put("told", told);
    return pages.page(PAGE, say("audit.title"), values);
  }

  private List<Head> heads(Actor actor) {
    return host.live().database().journals().list().stream()
        .filter(
            head ->
                actor.role().may(Right.SEE_USERS) || !head.journal().equals(SignInCounts.JOURNAL))
        .toList();
  }

  /// User names that the field "who" suggests.
  private List<String> people(Actor actor) {
    return actor.role().may(Right.SEE_USERS)
        ? List.copyOf(host.floor().house().users().keySet())
        : List.of();
  }

  private EventFormatter.Range range(JournalQuery filter, Actor actor) {
    var search = filter.search(host.live().gamingDay(), actor.role().may(Right.SEE_USERS));
    var round = filter.round();
    return round == 0 ? told.range(search, filter.match()) : ofRound(search, filter, round);
  }

  /// The events from the end of the previous round to the round's last outcome or its void.
  private EventFormatter.Range ofRound(Search search, JournalQuery filter, long round) {
    var journal = filter.journal();
    var last =
        host.floor()
            .table(journal.substring(LiveTable.journal("").length()))
            .map(LiveTable::round)
            .orElse(0L);
    var parts = host.live().history().rounds().find(journal, last, round);
    if (round > last || parts.isEmpty()) {
      throw new NotFound(
          say("jackpots.no-round", journal.substring(LiveTable.journal("").length()), round));
    }
    var from =
        host.live().history().rounds().find(journal, last, round - 1).stream()
            .mapToLong(part -> part.settled().number() + 1)
            .max()
            .orElse(1);
    return new EventFormatter.Range(
        search, filter.match(), from, parts.stream().mapToLong(JournalPages::end).max().orElse(1));
  }

  private static long end(RoundHistory.Part part) {
    var voided = part.voided();
    return voided == null ? part.settled().number() : voided.number();
  }

  /// Exports the matching events as CSV or JSON Lines, oldest first.
  @GetMapping("/audit/export.{form:csv|jsonl}")
  @RequiresRight(Right.SEE_JOURNALS)
  ResponseEntity<byte[]> export(
      Actor actor, @PathVariable String form, @RequestParam Map<String, String> fields) {
    var range = range(new JournalQuery(fields), actor);
    var csv = form.equals("csv");
    var text =
        workers.run(
            () ->
                told.all(range, MOST_EXPORTED).stream()
                    .map(stored -> whole(stored))
                    .map(csv ? JournalText::csv : stored -> JournalText.json(stored) + "\n")
                    .collect(Collectors.joining("", csv ? JournalText.COLUMNS : "", "")));
    return Download.of(
        "journal." + form,
        csv ? Download.CSV : Download.JSON_LINES,
        text.getBytes(StandardCharsets.UTF_8));
  }

  private StoredEvent whole(StoredEvent stored) {
    return host.live()
        .database()
        .journals()
        .event(stored.journal(), stored.number())
        .orElse(stored);
  }

  @GetMapping(path = "/audit/events/{journal}/{number}", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_JOURNALS)
  String event(Actor actor, @PathVariable String journal, @PathVariable long number) {
    var name = EventFormatter.name(journal);
    var journals = host.live().database().journals();
    var stored =
        journals
            .event(name, number)
            .filter(_ -> !name.equals(SignInCounts.JOURNAL) || actor.role().may(Right.SEE_USERS))
            .orElseThrow(() -> new NotFound(say("audit.no-event", number, name)));
    var values = new HashMap<String, @Nullable Object>();
    values.put("event", stored);
    values.put("line", told.line(stored));
    values.put("body", JSON.writeValueAsString(JSON.readTree(stored.entry().body())));
    values.put("before", journals.event(name, number - 1).orElse(null));
    values.put("title", told.titleOf(name));
    values.put("last", host.live().version(name));
    values.put("together", together(stored));
    return pages.page(
        "audit/event.jte", PAGE, say("audit.event-title", number, told.titleOf(name)), values);
  }

  private List<EventFormatter.Line> together(StoredEvent stored) {
    return replays.together(stored).stream()
        .filter(other -> other.id() != stored.id())
        .map(told::line)
        .toList();
  }
}
