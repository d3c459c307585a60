package io.lammer.server.audit;

import static io.lammer.server.page.Words.say;

import io.lammer.report.felt.FeltSvg;
import io.lammer.report.transcript.EventText;
import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.page.Pages;
import io.lammer.server.page.Problem.NotFound;
import io.lammer.store.Search;
import io.lammer.store.StoredEvent;
import io.lammer.store.floor.History.Transition;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Role.Right;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// A table's journal replayed on its felt, event by event.
@RestController
record ReplayPage(FloorHost host, Pages pages, Replays replays, EventLines told, Meters meters) {
  /// How many events are listed on either side where a round is very long.
  private static final int AROUND = 60;

  @GetMapping(path = "/audit/replay", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.SEE_JOURNALS)
  String tables() {
    return pages.page(
        "audit/replays.jte",
        JournalPages.PAGE,
        say("audit.replay"),
        Map.of("tables", host.live().tables()));
  }

  @GetMapping(path = "/audit/replay/{table}", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.SEE_JOURNALS)
  String replay(@PathVariable String table, @RequestParam @Nullable Long at) {
    var name = EventLines.name(table);
    var journal = LiveTable.journal(name);
    var last = host.live().version(journal);
    if (last == 0) {
      throw new NotFound(say("audit.no-table", name));
    }
    var number = Math.clamp(at == null ? last : at, 1, last);
    return pages.page(
        "audit/replay.jte",
        JournalPages.PAGE,
        say("audit.replay-title", name),
        Map.of("step", step(journal, number, last)));
  }

  private ReplayStep step(String journal, long number, long last) {
    var from = Math.max(settledBefore(journal, number) + 1, number - AROUND);
    var end = settledAfter(journal, number - 1, last);
    var to = Math.min(end, number + AROUND);
    var events = replays.events(journal, from, to);
    var now = events.get((int) (number - from));
    var live = (LiveTable) now.after();
    return new ReplayStep(
        live,
        number,
        last,
        told.line(now.stored()),
        EventText.of(now.event()),
        live.table() == null
            ? ""
            : FeltSvg.picture(live.playing().layout()) + FeltSvg.live(live.playing()),
        events.stream().map(this::line).toList(),
        meters.at(live, now.stored()),
        settledBefore(journal, number),
        number == end ? settledAfter(journal, number, last) : end);
  }

  private ReplayStep.Listed line(Transition happened) {
    var stored = happened.stored();
    return new ReplayStep.Listed(
        stored.number(), stored.entry().kind(), EventText.of(happened.event()));
  }

  /// The last settled round before an event; 0 if there is none.
  private long settledBefore(String journal, long number) {
    return first(host.live().database().journals().older(rounds(journal), number, 1), 0);
  }

  /// The next settled round after an event; the end of the journal if there is none.
  private long settledAfter(String journal, long number, long last) {
    return first(host.live().database().journals().newer(rounds(journal), number, 1), last);
  }

  private static Search rounds(String journal) {
    return Search.in(journal).of("settled");
  }

  private static long first(List<StoredEvent> events, long otherwise) {
    return events.stream().mapToLong(StoredEvent::number).findFirst().orElse(otherwise);
  }
}
