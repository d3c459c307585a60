package io.lammer.server.console;

import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.page.Key;
import io.lammer.server.page.Problem;
import io.lammer.server.page.Problem.NotFound;
import io.lammer.store.floor.Receipt;
import io.lammer.tables.Answer;
import io.lammer.tables.Refusal;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Role.Right;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/// What is asked at a console besides play: a supervisor, and what a supervisor does.
@RestController
@RequestMapping(
    consumes = MediaType.APPLICATION_JSON_VALUE,
    produces = MediaType.APPLICATION_JSON_VALUE)
record ConsoleActs(FloorHost host) {
  /// Why, and the suspect paytables that are accepted.
  record Reasons(@Nullable String reason, @Nullable List<String> accepted) {
    String why() {
      return reason == null ? "" : reason.strip();
    }

    List<String> paytables() {
      return accepted == null ? List.of() : accepted;
    }
  }

  @PostMapping("/tables/{table}/call")
  @Needs(Right.PLAY)
  ResponseEntity<?> call(
      Actor actor,
      @PathVariable String table,
      @RequestBody Reasons asked,
      @RequestHeader(Key.HEADER) String key) {
    return act(actor, new Act.CallSupervisor(table, asked.why()), key);
  }

  @PostMapping("/tables/{table}/{what:open|suspend|resume|close}")
  @Needs(Right.OPEN)
  ResponseEntity<?> run(
      Actor actor,
      @PathVariable String table,
      @PathVariable String what,
      @RequestBody Reasons asked,
      @RequestHeader(Key.HEADER) String key) {
    return act(
        actor,
        switch (what) {
          case "open" -> new Act.Open(table, asked.paytables());
          case "suspend" -> new Act.Suspend(table, asked.why());
          case "resume" -> new Act.Resume(table, asked.why());
          case "close" -> new Act.Close(table, asked.why());
          default -> throw new NotFound(what);
        },
        key);
  }

  /// A void that takes back a jackpot hit is proposed only, and the dealer is told so.
  @PostMapping("/tables/{table}/void")
  @Needs(Right.VOID)
  ResponseEntity<?> undo(
      Actor actor,
      @PathVariable String table,
      @RequestBody Reasons asked,
      @RequestHeader(Key.HEADER) String key) {
    return act(actor, new Act.VoidRound(table, asked.why()), key);
  }

  private boolean isProposed(Act act) {
    return host.floor().house().papers().proposals().stream()
        .anyMatch(proposal -> proposal.act().equals(act));
  }

  private ResponseEntity<?> act(Actor actor, Act act, String key) {
    return switch (host.act(actor, act, Key.of(actor, key), null)) {
      case Answer.Accepted<Receipt>(var done) ->
          ResponseEntity.ok(Map.of("journals", done.journals(), "proposed", isProposed(act)));
      case Answer.Refused<Receipt>(var refusals) ->
          Problem.told(
              HttpStatus.UNPROCESSABLE_CONTENT,
              refusals.getFirst().code().word(),
              refusals.stream().map(Refusal::message).collect(Collectors.joining("; ")),
              null);
    };
  }
}
