package io.lammer.web.audit;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.LiveTable;
import io.lammer.house.Role.Right;
import io.lammer.journal.Search;
import io.lammer.journal.StoredEvent;
import io.lammer.render.felt.FeltSvg;
import io.lammer.render.transcript.EventText;
import io.lammer.runtime.History.Transition;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.page.Pages;
import io.lammer.web.page.Problem.NotFound;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// Replays a table's journal event by event on its felt.
@RestController
record ReplayPage(
    HouseService host, Pages pages, Replays replays, EventFormatter told, MeterHistory meters) {
  /// Maximum number of events listed before and after the current one.
  private static final int AROUND = 60;

  @GetMapping(path = "/audit/replay", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_JOURNALS)
  String tables() {
    return pages.page(
        "audit/replays.jte",
        JournalPages.PAGE,
        say("audit.replay"),
        Map.of("tables", host.live().tables()));
  }

  @GetMapping(path = "/audit/replay/{table}", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_JOURNALS)
  String replay(@PathVariable String table, @RequestParam @Nullable Long at) {
    var name = EventFormatter.name(table);
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

  /// Number of the last `settled` event before this one; 0 if there is none.
  private long settledBefore(String journal, long number) {
    return first(host.live().database().journals().older(rounds(journal), number, 1), 0);
  }

  /// Number of the next `settled` event; the end of the journal if there is none.
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
