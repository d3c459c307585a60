package io.lammer.server.api;

import io.lammer.rules.yaml.Value;
import io.lammer.script.SetupReader;
import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Role.Right;
import java.util.HashMap;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/// What is done to a table around its play.
@RestController
@RequestMapping(
    path = "/api/tables/{table}",
    consumes = MediaType.APPLICATION_JSON_VALUE,
    produces = MediaType.APPLICATION_JSON_VALUE)
final class TableActsApi {
  private final FloorHost host;
  private final Answers answers;

  TableActsApi(FloorHost host, Answers answers) {
    this.host = host;
    this.answers = answers;
  }

  @PostMapping("/draft")
  @Needs(Right.SET_UP)
  ResponseEntity<?> draft(Asked asked, @PathVariable String table) {
    var setup = SetupReader.read(asked.fields("setup").need("setup"));
    return answers.act(asked, new Act.Draft(table, setup));
  }

  @PostMapping("/open")
  @Needs(Right.OPEN)
  ResponseEntity<?> open(Asked asked, @PathVariable String table) {
    return answers.act(asked, new Act.Open(table, Asked.accepted(asked.fields("accepted"))));
  }

  @PostMapping("/change")
  @Needs(Right.SET_UP)
  ResponseEntity<?> change(Asked asked, @PathVariable String table) {
    var fields = asked.fields("setup", "accepted", "reason");
    return answers.act(
        asked,
        new Act.Change(
            table,
            SetupReader.read(fields.need("setup")),
            Asked.accepted(fields),
            fields.need("reason").text()));
  }

  @PostMapping("/suspend")
  @Needs(Right.OPEN)
  ResponseEntity<?> suspend(Asked asked, @PathVariable String table) {
    return answers.act(asked, new Act.Suspend(table, asked.reason()));
  }

  @PostMapping("/resume")
  @Needs(Right.OPEN)
  ResponseEntity<?> resume(Asked asked, @PathVariable String table) {
    return answers.act(asked, new Act.Resume(table, asked.reason()));
  }

  @PostMapping("/close")
  @Needs(Right.OPEN)
  ResponseEntity<?> close(Asked asked, @PathVariable String table) {
    return answers.act(asked, new Act.Close(table, asked.reason()));
  }

  @PostMapping("/void")
  @Needs(Right.VOID)
  ResponseEntity<?> voidRound(Asked asked, @PathVariable String table) {
    return answers.act(asked.requireVersion(), new Act.VoidRound(table, asked.reason()));
  }

  /// What the layout really shows: the felt as [FeltReader] takes it, and the lammers.
  @PostMapping("/reenter")
  @Needs(Right.VOID)
  ResponseEntity<?> reenter(Asked asked, @PathVariable String table) {
    var fields = asked.fields("felt", "lammers", "reason");
    var felt = FeltReader.read(fields.need("felt"), PathNames.table(host, table));
    var lammers = new HashMap<String, Integer>();
    var given = fields.maybe("lammers", Value::fields);
    if (given != null) {
      given.values().forEach((wager, state) -> lammers.put(wager, state.whole()));
    }
    return answers.act(asked, new Act.Reenter(table, felt, lammers, fields.need("reason").text()));
  }

  @PostMapping("/call")
  @Needs(Right.PLAY)
  ResponseEntity<?> call(Asked asked, @PathVariable String table) {
    return answers.act(asked, new Act.Call(table, asked.reason()));
  }
}
