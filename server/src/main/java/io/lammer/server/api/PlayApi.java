package io.lammer.server.api;

import io.lammer.rules.yaml.Malformed;
import io.lammer.rules.yaml.Value;
import io.lammer.script.LiveCommands;
import io.lammer.server.access.Needs;
import io.lammer.server.page.BadRequest;
import io.lammer.tables.Command;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Role.Right;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;

/// Play at a table: wagers, sensors, outcomes.
@RestController
final class PlayApi {
  private final Answers answers;

  PlayApi(Answers answers) {
    this.answers = answers;
  }

  /// One command or a list of them, accepted together. A lock or a confirmation must say in
  /// `If-Match` which version of the table it is about.
  @PostMapping("/api/tables/{table}/play")
  @Needs(Right.SENSE)
  ResponseEntity<?> play(
      Actor actor,
      @PathVariable String table,
      @RequestBody String body,
      @RequestHeader(name = "Idempotency-Key", required = false) @Nullable String key,
      @RequestHeader(name = HttpHeaders.IF_MATCH, required = false) @Nullable String match) {
    var commands = commands(body);
    if (match == null && commands.stream().anyMatch(PlayApi::needsVersion)) {
      throw new BadRequest("no If-Match header; lock and confirm must name the version they saw");
    }
    return answers.act(actor, new Act.Play(table, commands), key, match);
  }

  private static boolean needsVersion(Command command) {
    return command instanceof Command.Lock || command instanceof Command.Confirm;
  }

  private static List<Command> commands(String body) {
    try {
      return LiveCommands.read(Value.parse("request", body));
    } catch (Malformed wrong) {
      throw new BadRequest(String.valueOf(wrong.getMessage()));
    }
  }
}
