package io.lammer.web.api;

import io.lammer.house.Act;
import io.lammer.house.Correction;
import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveTable;
import io.lammer.house.Role.Right;
import io.lammer.render.transcript.LiveJson;
import io.lammer.rules.yaml.Value;
import io.lammer.script.LiveCommands;
import io.lammer.script.ScriptText;
import io.lammer.script.SetupReader;
import io.lammer.table.Command;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.games.GamePages;
import io.lammer.web.page.Problem.BadRequest;
import io.lammer.web.page.Problem.NotFound;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/// API of tables: their state, play, set-up, and opening and closing.
@RestController
record TablesApi(HouseService host) {
  @GetMapping("/api/tables")
  @RequiresRight(Right.SEE_TABLES)
  Map<String, Object> all() {
    return Map.of("tables", host.live().tables().stream().map(this::json).toList());
  }

  @GetMapping("/api/tables/{table}")
  @RequiresRight(Right.SEE_TABLES)
  ResponseEntity<?> one(@PathVariable String table) {
    var json = json(table(table));
    return ResponseEntity.ok().eTag(String.valueOf(json.get("version"))).body(json);
  }

  @GetMapping("/api/tables/{table}/setup")
  @RequiresRight(Right.SEE_SET_UPS)
  Map<String, Object> setup(@PathVariable String table) {
    return Map.of("setup", ScriptText.setup(table(table).setup()));
  }

  /// Reads the version before the state. If the table changes in between, the version is too old
  /// and a command with it is refused; a version that is too new would be accepted wrongly.
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

  /// Executes one command or a list of commands atomically. Locking and confirming require the
  /// table's version; other commands, such as those of eight sensors at once, do not.
  @JsonPost("/api/tables/{table}/play")
  @RequiresRight(Right.SENSE)
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
  @RequiresRight(Right.SET_UP)
  ResponseEntity<?> draft(ApiRequest asked, @PathVariable String table) {
    var setup = SetupReader.read(asked.fields("setup").need("setup"));
    return asked.act(new Act.Draft(table, setup));
  }

  @JsonPost("/api/tables/{table}/open")
  @RequiresRight(Right.OPEN)
  ResponseEntity<?> open(ApiRequest asked, @PathVariable String table) {
    return asked.act(new Act.Open(table, ApiRequest.accepted(asked.fields("accepted"))));
  }

  @JsonPost("/api/tables/{table}/change")
  @RequiresRight(Right.SET_UP)
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
  @RequiresRight(Right.OPEN)
  ResponseEntity<?> limits(ApiRequest asked, @PathVariable String table) {
    var fields = asked.fields("minimum", "maximum");
    return asked.act(
        new Act.Limit(
            table,
            SetupReader.money(fields.need("minimum")),
            fields.maybe("maximum", SetupReader::money)));
  }

  @JsonPost("/api/tables/{table}/suspend")
  @RequiresRight(Right.OPEN)
  ResponseEntity<?> suspend(ApiRequest asked, @PathVariable String table) {
    return asked.act(new Act.Suspend(table, asked.reason()));
  }

  @JsonPost("/api/tables/{table}/resume")
  @RequiresRight(Right.OPEN)
  ResponseEntity<?> resume(ApiRequest asked, @PathVariable String table) {
    return asked.act(new Act.Resume(table, asked.reason()));
  }

  @JsonPost("/api/tables/{table}/close")
  @RequiresRight(Right.OPEN)
  ResponseEntity<?> close(ApiRequest asked, @PathVariable String table) {
    return asked.act(new Act.Close(table, asked.reason()));
  }

  @JsonPost("/api/tables/{table}/void")
  @RequiresRight(Right.VOID)
  ResponseEntity<?> voidRound(ApiRequest asked, @PathVariable String table) {
    return asked.requireVersion().act(new Act.VoidRound(table, asked.reason()));
  }

  @JsonPost("/api/tables/{table}/correct")
  @RequiresRight(Right.VOID)
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

  /// Restores a table after an outage from what its layout shows: the felt in the form of its game,
  /// and the lammers.
  @JsonPost("/api/tables/{table}/reenter")
  @RequiresRight(Right.VOID)
  ResponseEntity<?> reenter(ApiRequest asked, @PathVariable String table) {
    var fields = asked.fields("felt", "lammers", "reason");
    var live = table(table);
    if (live.table() == null) {
      throw new BadRequest("table %s was never opened".formatted(table));
    }
    var felt = GamePages.of(live.playing()).felt(fields.need("felt"), live.playing().felt());
    var lammers = new HashMap<String, Integer>();
    var given = fields.maybe("lammers", Value::fields);
    if (given != null) {
      given.values().forEach((wager, state) -> lammers.put(wager, state.whole()));
    }
    return asked.act(new Act.Reenter(table, felt, lammers, fields.need("reason").text()));
  }

  @JsonPost("/api/tables/{table}/call")
  @RequiresRight(Right.PLAY)
  ResponseEntity<?> call(ApiRequest asked, @PathVariable String table) {
    return asked.act(new Act.CallSupervisor(table, asked.reason()));
  }
}
