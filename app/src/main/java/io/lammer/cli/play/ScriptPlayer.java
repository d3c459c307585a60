package io.lammer.cli.play;

import io.lammer.cli.options.Subcommand;
import io.lammer.cli.output.Terminal;
import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.FloorDecider;
import io.lammer.house.LiveTable;
import io.lammer.house.LiveTable.Status;
import io.lammer.house.Role;
import io.lammer.house.Rulebook;
import io.lammer.journal.Hash;
import io.lammer.journal.HouseAddress;
import io.lammer.journal.StoredCommand;
import io.lammer.journal.StoredEvent;
import io.lammer.render.json.Json;
import io.lammer.render.transcript.PlayJson;
import io.lammer.render.transcript.PlayText;
import io.lammer.render.transcript.RunJson;
import io.lammer.render.transcript.ScriptOutput;
import io.lammer.rules.catalog.Catalog;
import io.lammer.runtime.LiveFloor;
import io.lammer.script.Script;
import io.lammer.table.Profiles;
import io.lammer.table.Refusal;
import io.lammer.table.View;
import java.io.PrintWriter;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/// Plays a script at a live table.
final class ScriptPlayer {
  /// The name of the actor that drafts and opens the table.
  static final String NAME = "script";

  private static final Actor MANAGER = new Actor(NAME, Role.MANAGER);
  private static final Actor SUPERVISOR = new Actor(NAME, Role.SUPERVISOR);

  private final Order order;
  private final PrintWriter out;
  private final PrintWriter error;
  private final ScriptOutput text;
  private final String key;

  ScriptPlayer(Order order, PrintWriter out, PrintWriter error) {
    this.order = order;
    this.out = out;
    this.text = order.json() ? new PlayJson() : new PlayText(Terminal.style());
    this.error = error;
    this.key = "script/%s/%s/".formatted(Hash.of(order.file().text()), order.table());
  }

  /// The script to play, and how.
  ///
  /// @param file its hash is part of the steps' idempotency keys
  /// @param accepted the suspect paytables that are accepted as printed
  /// @param json output is JSON rather than text
  record Order(String table, ScriptFile file, Actor actor, List<String> accepted, boolean json) {
    private Script script() {
      return file.script();
    }
  }

  int run(String house, Catalog catalog) {
    var rules = new Rulebook(catalog, Profiles.builtIn());
    try (var floor = LiveFloor.open(HouseAddress.of(house), rules, InstantSource.system())) {
      var faults = opened(floor);
      if (!faults.isEmpty()) {
        refuse(faults);
        return Subcommand.INVALID;
      }
      return play(floor);
    }
  }

  private void refuse(List<Refusal> faults) {
    if (order.json()) {
      out.println(Json.write(RunJson.setupRefused(faults)));
    } else {
      error.println("lammer: the set-up cannot be played; nothing was");
      faults.forEach(fault -> error.println("  " + fault.code().word() + ": " + fault.message()));
    }
  }

  /// Drafts and opens the table if needed, and returns the faults that prevent it.
  private List<Refusal> opened(LiveFloor floor) {
    var setup = order.script().table();
    var live = floor.floor().table(order.table()).orElse(null);
    if (live != null && live.status() != Status.DRAFT) {
      return live.setup().equals(setup)
          ? List.of()
          : List.of(
              Refusal.Code.WRONG_STATUS.as("other-set-up").because(live.name(), live.status()));
    }
    var open = new Act.Open(order.table(), order.accepted());
    var faults =
        FloorDecider.decide(floor.floor().drafting(order.table(), setup), SUPERVISOR, open)
            .refusals();
    if (!faults.isEmpty()) {
      return faults;
    }
    var draft = new Act.Draft(order.table(), setup);
    var done = submit(floor, "draft", MANAGER, draft);
    return done.isEmpty() ? submit(floor, "open", SUPERVISOR, open) : done;
  }

  private List<Refusal> submit(LiveFloor floor, String step, Actor actor, Act act) {
    return floor.submit(key + step, actor, act).join().refusals();
  }

  private int play(LiveFloor floor) {
    out.print(text.heading(view(floor).table().layout()));
    var steps = order.script().play();
    var done = doneBefore(floor);
    var refused = 0;
    for (var step : steps.subList(0, done)) {
      var stored = stored(floor, step).isPresent();
      refused += stored ? 0 : 1;
      out.print(text.earlier(step, stored));
    }
    var moved = done > 0 && hasMovedOn(floor, steps.get(done - 1));
    for (var step : steps.subList(done, steps.size())) {
      var refusals = moved ? List.of(stale(floor)) : play(floor, step);
      for (var refusal : refusals) {
        out.print(text.refused(step, refusal, view(floor)));
      }
      refused += refusals.isEmpty() ? 0 : 1;
    }
    out.print(text.ending(view(floor)));
    out.flush();
    return refused == 0 ? 0 : Subcommand.REFUSED;
  }

  private Optional<StoredCommand> stored(LiveFloor floor, Script.Step step) {
    return floor.database().journals().command(key + step.number());
  }

  /// True if something else has happened at the table since an earlier run's last step.
  private boolean hasMovedOn(LiveFloor floor, Script.Step last) {
    var journal = LiveTable.journal(order.table());
    var newest = floor.database().journals().read(journal, floor.version(journal)).findFirst();
    return !newest.map(StoredEvent::command).equals(stored(floor, last).map(StoredCommand::id));
  }

  private Refusal stale(LiveFloor floor) {
    return Refusal.Code.STALE
        .as("of-script")
        .because(order.table(), floor.version(LiveTable.journal(order.table())));
  }

  /// The number of steps that an earlier run of the same file went through, up to its last accepted
  /// step. Steps before that without a stored command were refused then and are not retried.
  private int doneBefore(LiveFloor floor) {
    var steps = order.script().play();
    for (var i = steps.size(); i > 0; i--) {
      if (stored(floor, steps.get(i - 1)).isPresent()) {
        return i;
      }
    }
    return 0;
  }

  private List<Refusal> play(LiveFloor floor, Script.Step step) {
    var journal = LiveTable.journal(order.table());
    var before = view(floor);
    var live = floor.floor().table(order.table()).orElseThrow();
    var version = floor.version(journal);
    var act = new Act.Play(order.table(), step.commands());
    var refusals = submit(floor, Integer.toString(step.number()), order.actor(), act);
    if (refusals.isEmpty()) {
      var history = floor.history();
      var happened = history.after(journal, version, live).toList();
      out.print(text.done(step, happened, before, view(floor)));
    }
    return refusals;
  }

  private View view(LiveFloor floor) {
    return floor.floor().table(order.table()).orElseThrow().view(floor.floor());
  }
}
