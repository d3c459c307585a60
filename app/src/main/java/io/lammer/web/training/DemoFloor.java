package io.lammer.web.training;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Role;
import io.lammer.rules.catalog.Catalog.Source;
import io.lammer.rules.yaml.Value;
import io.lammer.script.SetupReader;
import io.lammer.table.Answer;
import io.lammer.web.HouseService;
import io.lammer.web.games.GamePages;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// The jackpots and tables of the training floor, which each game describes in a file of `demo`.
final class DemoFloor {
  private static final Actor MANAGER = new Actor("mona", Role.MANAGER);
  private static final Actor SUPERVISOR = new Actor("sam", Role.SUPERVISOR);

  private final HouseService host;
  private final SortedMap<String, Value> jackpots = new TreeMap<>();
  private final SortedMap<String, Value> tables = new TreeMap<>();

  DemoFloor(HouseService host) {
    this.host = host;
    for (var game : GamePages.all()) {
      var name = "demo/" + game.style() + ".yaml";
      var file =
          Value.parse(name, Source.builtIn(DemoFloor.class, name).text())
              .fields("jackpots", "tables");
      file.maybe("jackpots", value -> add(value, jackpots));
      add(file.need("tables"), tables);
    }
  }

  private static SortedMap<String, Value> add(Value value, SortedMap<String, Value> all) {
    var fields = value.fields();
    fields.keys().forEach(name -> all.put(name, fields.need(name)));
    return all;
  }

  List<String> tables() {
    return List.copyOf(tables.keySet());
  }

  /// Adds the jackpots and tables that are missing; does not undo what a person closed or changed.
  void make() {
    jackpots.forEach(
        (name, value) -> {
          if (host.floor().jackpot(name).isEmpty()) {
            var setup = SetupReader.read(value);
            done(new Act.OpenJackpot(name, setup.edition(), setup.jackpots().getFirst()), MANAGER);
          }
        });
    tables.forEach(
        (name, value) -> {
          if (host.floor().table(name).isEmpty()) {
            done(new Act.Draft(name, SetupReader.read(value)), MANAGER);
            done(new Act.Open(name, List.of()), SUPERVISOR);
          }
        });
  }

  private void done(Act act, Actor actor) {
    if (!(host.act(actor, act) instanceof Answer.Accepted)) {
      throw new IllegalStateException("the training floor cannot be made: " + act);
    }
  }
}
