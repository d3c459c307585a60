package io.lammer.server.api;

import io.lammer.script.LiveCommands;
import io.lammer.server.access.Needs;
import io.lammer.tables.Command;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Role.Right;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/// Play at a table: wagers, sensors, outcomes.
@RestController
@RequestMapping(produces = MediaType.APPLICATION_JSON_VALUE)
final class PlayApi {
  private final Answers answers;

  PlayApi(Answers answers) {
    this.answers = answers;
  }

  /// One command or a list of them, accepted together. A lock or a confirmation must say which
  /// version of the table it is about; eight sensors must not have to.
  @PostMapping(path = "/api/tables/{table}/play", consumes = MediaType.APPLICATION_JSON_VALUE)
  @Needs(Right.SENSE)
  ResponseEntity<?> play(Asked asked, @PathVariable String table) {
    var commands = LiveCommands.read(asked.body());
    if (commands.stream().anyMatch(PlayApi::needsVersion)) {
      asked.requireVersion();
    }
    return answers.act(asked, new Act.Play(table, commands));
  }

  private static boolean needsVersion(Command command) {
    return command instanceof Command.Lock || command instanceof Command.Confirm;
  }
}
