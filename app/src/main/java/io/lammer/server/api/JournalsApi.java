package io.lammer.server.api;

import io.lammer.report.json.Members;
import io.lammer.report.transcript.JournalText;
import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.audit.EventLines;
import io.lammer.server.page.Problem.BadRequest;
import io.lammer.server.page.Problem.NotFound;
import io.lammer.store.Finding;
import io.lammer.store.Head;
import io.lammer.store.floor.Audit;
import io.lammer.tables.floor.Access;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Role.Right;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// The journals, event by event, and whether they are whole.
@RestController
final class JournalsApi {
  private static final int MOST = 1_000;

  private final FloorHost host;

  /// A verification reads everything there is: one at a time.
  private final ReentrantLock verifying = new ReentrantLock();

  JournalsApi(FloorHost host) {
    this.host = host;
  }

  @GetMapping("/api/journals")
  @Needs(Right.SEE_JOURNALS)
  Map<String, Object> all(Actor actor) {
    return Map.of(
        "journals",
        host.live().database().journals().list().stream()
            .filter(head -> maySee(actor, head.journal()))
            .map(JournalsApi::json)
            .toList());
  }

  /// Who came and went is for those who may look at users, as on the pages.
  private static boolean maySee(Actor actor, String journal) {
    return !journal.equals(Access.JOURNAL) || actor.role().may(Right.SEE_USERS);
  }

  private static Map<String, Object> json(Head head) {
    return Map.of(
        "journal", head.journal(), "events", head.number(), "hash", head.hash().toString());
  }

  /// @param journal with `~` for `/`
  @GetMapping("/api/journals/{journal}/events")
  @Needs(Right.SEE_JOURNALS)
  Map<String, Object> events(
      Actor actor,
      @PathVariable String journal,
      @RequestParam(defaultValue = "1") long from,
      @RequestParam(defaultValue = "100") int limit) {
    var name = EventLines.name(journal);
    if (from < 1 || limit < 1 || limit > MOST) {
      throw new BadRequest(
          "from %d, limit %d; expected from 1 on, and a limit of 1 to %d"
              .formatted(from, limit, MOST));
    }
    var last = host.live().version(name);
    if (last == 0 || !maySee(actor, name)) {
      throw new NotFound("there is no journal \"%s\"".formatted(name));
    }
    try (var events = host.live().database().journals().read(name, from)) {
      return new Members()
          .with("journal", name)
          .with("last", last)
          .with("events", events.limit(limit).map(JournalText::fields).toList());
    }
  }

  @GetMapping("/api/verification")
  @Needs(Right.SEE_JOURNALS)
  Map<String, Object> verification() {
    verifying.lock();
    try {
      return switch (Audit.full(host.live().database(), host.floor().rules(), (_, _) -> {})) {
        case Finding.Sound(var journals, var events, var commands, var seals) ->
            Map.of(
                "sound", true,
                "journals", journals,
                "events", events,
                "commands", commands,
                "seals", seals);
        case Finding.Broken(var sentence) -> Map.of("sound", false, "broken", sentence);
      };
    } finally {
      verifying.unlock();
    }
  }
}
