package io.lammer.web.console;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Role.Right;
import io.lammer.render.words.RefusalText;
import io.lammer.runtime.Receipt;
import io.lammer.table.Answer;
import io.lammer.table.Refusal;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.page.IdempotencyKey;
import io.lammer.web.page.Language;
import io.lammer.web.page.Problem;
import io.lammer.web.page.Problem.NotFound;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.CookieValue;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/// Requests of the console other than play: calling a supervisor, and a supervisor's acts.
@RestController
@RequestMapping(
    consumes = MediaType.APPLICATION_JSON_VALUE,
    produces = MediaType.APPLICATION_JSON_VALUE)
record ConsoleCommandController(HouseService host) {
  /// Body of a request: the reason, and the suspect paytables that are accepted.
  record Reasons(@Nullable String reason, @Nullable List<String> accepted) {
    String why() {
      return reason == null ? "" : reason.strip();
    }

    List<String> paytables() {
      return accepted == null ? List.of() : accepted;
    }
  }

  @PostMapping("/tables/{table}/call")
  @RequiresRight(Right.PLAY)
  ResponseEntity<?> call(
      Actor actor,
      @PathVariable String table,
      @RequestBody Reasons asked,
      @CookieValue(name = Language.COOKIE, defaultValue = "") String language,
      @RequestHeader(IdempotencyKey.HEADER) String key) {
    return act(actor, new Act.CallSupervisor(table, asked.why()), language, key);
  }

  @PostMapping("/tables/{table}/{what:open|suspend|resume|close}")
  @RequiresRight(Right.OPEN)
  ResponseEntity<?> run(
      Actor actor,
      @PathVariable String table,
      @PathVariable String what,
      @RequestBody Reasons asked,
      @CookieValue(name = Language.COOKIE, defaultValue = "") String language,
      @RequestHeader(IdempotencyKey.HEADER) String key) {
    return act(
        actor,
        switch (what) {
          case "open" -> new Act.Open(table, asked.paytables());
          case "suspend" -> new Act.Suspend(table, asked.why());
          case "resume" -> new Act.Resume(table, asked.why());
          case "close" -> new Act.Close(table, asked.why());
          default -> throw new NotFound(what);
        },
        language,
        key);
  }

  /// Voids the last round. If the round hit a jackpot, the void is only proposed, and the response
  /// says so.
  @PostMapping("/tables/{table}/void")
  @RequiresRight(Right.VOID)
  ResponseEntity<?> undo(
      Actor actor,
      @PathVariable String table,
      @RequestBody Reasons asked,
      @CookieValue(name = Language.COOKIE, defaultValue = "") String language,
      @RequestHeader(IdempotencyKey.HEADER) String key) {
    return act(actor, new Act.VoidRound(table, asked.why()), language, key);
  }

  private boolean isProposed(Act act) {
    return host.floor().house().papers().proposals().stream()
        .anyMatch(proposal -> proposal.act().equals(act));
  }

  private ResponseEntity<?> act(Actor actor, Act act, String language, String key) {
    return switch (host.act(actor, act, IdempotencyKey.of(actor, key), null)) {
      case Answer.Accepted<Receipt>(var done) ->
          ResponseEntity.ok(Map.of("journals", done.journals(), "proposed", isProposed(act)));
      case Answer.Refused<Receipt>(var refusals) ->
          Problem.told(
              HttpStatus.UNPROCESSABLE_CONTENT,
              refusals.getFirst().code().word(),
              Language.chosen(language).speak(() -> sentences(refusals)),
              null);
    };
  }

  private static String sentences(List<Refusal> refusals) {
    return refusals.stream().map(RefusalText::of).collect(Collectors.joining("; "));
  }
}
