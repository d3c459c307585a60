package io.lammer.web.api;

import io.lammer.house.Actor;
import io.lammer.house.Role.Right;
import io.lammer.house.SignInCounts;
import io.lammer.journal.Head;
import io.lammer.journal.VerifyResult;
import io.lammer.render.json.JsonObject;
import io.lammer.render.transcript.JournalText;
import io.lammer.runtime.Audit;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.audit.EventFormatter;
import io.lammer.web.page.Problem.BadRequest;
import io.lammer.web.page.Problem.NotFound;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// API of journals: their events, and verification of the hash chains.
@RestController
final class JournalsApi {
  private static final int MOST = 1_000;

  private final HouseService host;

  /// Allows one verification at a time, since each reads the whole database.
  private final ReentrantLock verifying = new ReentrantLock();

  JournalsApi(HouseService host) {
    this.host = host;
  }

  @GetMapping("/api/journals")
  @RequiresRight(Right.SEE_JOURNALS)
  Map<String, Object> all(Actor actor) {
    return Map.of(
        "journals",
        host.live().database().journals().list().stream()
            .filter(head -> maySee(actor, head.journal()))
            .map(JournalsApi::json)
            .toList());
  }

  /// The journal `access` requires the right to see users, as on the pages.
  private static boolean maySee(Actor actor, String journal) {
    return !journal.equals(SignInCounts.JOURNAL) || actor.role().may(Right.SEE_USERS);
  }

  private static Map<String, Object> json(Head head) {
    return Map.of(
        "journal", head.journal(), "events", head.number(), "hash", head.hash().toString());
  }

  /// @param journal the journal's name, with `~` for `/`
  @GetMapping("/api/journals/{journal}/events")
  @RequiresRight(Right.SEE_JOURNALS)
  Map<String, Object> events(
      Actor actor,
      @PathVariable String journal,
      @RequestParam(defaultValue = "1") long from,
      @RequestParam(defaultValue = "100") int limit) {
    var name = EventFormatter.name(journal);
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
      return new JsonObject()
          .with("journal", name)
          .with("last", last)
          .with("events", events.limit(limit).map(JournalText::fields).toList());
    }
  }

  @GetMapping("/api/verification")
  @RequiresRight(Right.SEE_JOURNALS)
  Map<String, Object> verification() {
    verifying.lock();
    try {
      return switch (Audit.full(host.live().database(), host.floor().rules(), (_, _) -> {})) {
        case VerifyResult.Sound(var journals, var events, var commands, var seals) ->
            Map.of(
                "sound", true,
                "journals", journals,
                "events", events,
                "commands", commands,
                "seals", seals);
        case VerifyResult.Broken(var sentence) -> Map.of("sound", false, "broken", sentence);
      };
    } finally {
      verifying.unlock();
    }
  }
}
