package io.lammer.server.api;

import io.lammer.report.transcript.LiveJson;
import io.lammer.rules.yaml.Value;
import io.lammer.script.LiveCommands;
import io.lammer.script.ScriptText;
import io.lammer.script.SetupReader;
import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.page.Problem.NotFound;
import io.lammer.tables.Command;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Correction;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Role.Right;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/// Tables as they are, what is played at them, and what is done to them around their play.
@RestController
record TablesApi(FloorHost host) {
  @GetMapping("/api/tables")
  @Needs(Right.SEE_TABLES)
  Map<String, Object> all() {
    return Map.of("tables", host.live().tables().stream().map(this::json).toList());
  }

  @GetMapping("/api/tables/{table}")
  @Needs(Right.SEE_TABLES)
  ResponseEntity<?> one(@PathVariable String table) {
    var json = json(table(table));
    return ResponseEntity.ok().eTag(String.valueOf(json.get("version"))).body(json);
  }

  @GetMapping("/api/tables/{table}/setup")
  @Needs(Right.SEE_SET_UPS)
  Map<String, Object> setup(@PathVariable String table) {
    return Map.of("setup", ScriptText.setup(table(table).setup()));
  }

  /// The version is read first: one that is too old is refused, one that is too new would not be.
  private Map<String, @Nullable Object> json(LiveTable table) {
    var version = host.live().version(LiveTable.journal(table.name()));
    return LiveJson.now(
        table(table.name()),
        version,
        name -> host.floor().jackpot(name).map(LiveJackpot::money).orElseThrow());
  }

  private LiveTable table(String name) {
    return host.floor()
        .table(name)
        .orElseThrow(() -> new NotFound("there is no table \"%s\"".formatted(name)));
  }

  /// One command or a list of them, accepted together. A lock or a confirmation must say which
  /// version of the table it is about; eight sensors must not have to.
  @JsonPost("/api/tables/{table}/play")
  @Needs(Right.SENSE)
  ResponseEntity<?> play(ApiRequest asked, @PathVariable String table) {
    var commands = LiveCommands.read(asked.body());
    if (commands.stream().anyMatch(TablesApi::needsVersion)) {
      asked.requireVersion();
    }
    return asked.act(new Act.Play(table, commands));
  }

  private static boolean needsVersion(Command command) {
    return command instanceof Command.Lock || command instanceof Command.Confirm;
  }

  @JsonPost("/api/tables/{table}/draft")
  @Needs(Right.SET_UP)
  ResponseEntity<?> draft(ApiRequest asked, @PathVariable String table) {
    var setup = SetupReader.read(asked.fields("setup").need("setup"));
    return asked.act(new Act.Draft(table, setup));
  }

  @JsonPost("/api/tables/{table}/open")
  @Needs(Right.OPEN)
  ResponseEntity<?> open(ApiRequest asked, @PathVariable String table) {
    return asked.act(new Act.Open(table, ApiRequest.accepted(asked.fields("accepted"))));
  }

  @JsonPost("/api/tables/{table}/change")
  @Needs(Right.SET_UP)
  ResponseEntity<?> change(ApiRequest asked, @PathVariable String table) {
    var fields = asked.fields("setup", "accepted", "reason");
    return asked.act(
        new Act.Change(
            table,
            SetupReader.read(fields.need("setup")),
            ApiRequest.accepted(fields),
            fields.need("reason").text()));
  }

  @JsonPost("/api/tables/{table}/limits")
  @Needs(Right.OPEN)
  ResponseEntity<?> limits(ApiRequest asked, @PathVariable String table) {
    var fields = asked.fields("minimum", "maximum");
    return asked.act(
        new Act.Limit(
            table,
            SetupReader.money(fields.need("minimum")),
            fields.maybe("maximum", SetupReader::money)));
  }

  @JsonPost("/api/tables/{table}/suspend")
  @Needs(Right.OPEN)
  ResponseEntity<?> suspend(ApiRequest asked, @PathVariable String table) {
    return asked.act(new Act.Suspend(table, asked.reason()));
  }

  @JsonPost("/api/tables/{table}/resume")
  @Needs(Right.OPEN)
  ResponseEntity<?> resume(ApiRequest asked, @PathVariable String table) {
    return asked.act(new Act.Resume(table, asked.reason()));
  }

  @JsonPost("/api/tables/{table}/close")
  @Needs(Right.OPEN)
  ResponseEntity<?> close(ApiRequest asked, @PathVariable String table) {
    return asked.act(new Act.Close(table, asked.reason()));
  }

  @JsonPost("/api/tables/{table}/void")
  @Needs(Right.VOID)
  ResponseEntity<?> voidRound(ApiRequest asked, @PathVariable String table) {
    return asked.requireVersion().act(new Act.VoidRound(table, asked.reason()));
  }

  @JsonPost("/api/tables/{table}/correct")
  @Needs(Right.VOID)
  ResponseEntity<?> correct(ApiRequest asked, @PathVariable String table) {
    var fields = asked.fields("round", "seat", "wager", "paid", "should-be", "reason", "evidence");
    return asked.act(
        new Act.Correct(
            table,
            new Correction(
                fields.need("round").whole(),
                fields.need("seat").whole(),
                fields.need("wager").text(),
                SetupReader.money(fields.need("paid")),
                SetupReader.money(fields.need("should-be")),
                fields.need("reason").text(),
                fields.need("evidence").text())));
  }

  /// What the layout really shows: the felt as [FeltReader] takes it, and the lammers.
  @JsonPost("/api/tables/{table}/reenter")
  @Needs(Right.VOID)
  ResponseEntity<?> reenter(ApiRequest asked, @PathVariable String table) {
    var fields = asked.fields("felt", "lammers", "reason");
    var felt = FeltReader.read(fields.need("felt"), table(table));
    var lammers = new HashMap<String, Integer>();
    var given = fields.maybe("lammers", Value::fields);
    if (given != null) {
      given.values().forEach((wager, state) -> lammers.put(wager, state.whole()));
    }
    return asked.act(new Act.Reenter(table, felt, lammers, fields.need("reason").text()));
  }

  @JsonPost("/api/tables/{table}/call")
  @Needs(Right.PLAY)
  ResponseEntity<?> call(ApiRequest asked, @PathVariable String table) {
    return asked.act(new Act.CallSupervisor(table, asked.reason()));
  }
}
