package io.lammer.server.setup;

import io.lammer.rules.Edition;
import io.lammer.rules.Family;
import io.lammer.rules.Game;
import io.lammer.server.FloorHost;
import io.lammer.server.Settings;
import io.lammer.server.odds.KeptOdds;
import io.lammer.server.page.Problem.BadRequest;
import io.lammer.server.page.Words;
import io.lammer.tables.Setup;
import io.lammer.tables.Table.Phase;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.LiveTable.Status;
import io.lammer.tables.floor.Role.Right;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Component;

/// Makes the editor of a table from what was posted, saved or imported.
@Component
record Editors(FloorHost host, KeptOdds figures, Settings settings) {
  /// What a set-up keeps when it is moved to another edition.
  private static final List<String> COMMON =
      List.of("edition", "date", "seats", "equipment", "keyed", "training");

  Editor ofTable(LiveTable table, Actor actor) {
    return of(table.name(), Form.of(table.setup()), actor);
  }

  Editor ofEdition(String name, String edition, Actor actor) {
    return of(name, fresh(edition), actor);
  }

  Editor ofSetup(String name, Setup setup, Actor actor) {
    return of(name, Form.of(setup), actor);
  }

  /// The set-up of a posted form; choices that went with another edition or kind are dropped.
  Editor ofPosted(String name, Map<String, List<String>> posted, Actor actor) {
    var form = new Form(posted);
    if (!form.value("was-edition").equals(form.value("edition"))) {
      var kept = new LinkedHashMap<>(fresh(form.value("edition")).fields());
      COMMON.stream()
          .filter(posted::containsKey)
          .forEach(it -> kept.put(it, posted.getOrDefault(it, List.of())));
      return of(name, new Form(kept), actor);
    }
    return of(name, left(form), actor);
  }

  /// Without what went with a jackpot, a kind or a wager that somebody has just taken out.
  private Form left(Form form) {
    var left = form;
    for (var path : form.jackpots()) {
      var was = form.value(path + "." + Form.WAS + "source");
      if (!was.isEmpty() && !was.equals(form.value(path + ".source"))) {
        left = left.withoutJackpot(path);
      }
      if (form.value(path + ".kind").equals("house")
          && !form.value(path + "." + Form.WAS + "kind").equals("house")) {
        for (var field : SetupControl.OF_PROGRESSIVES) {
          left = left.without(path + "." + field);
        }
      }
    }
    var offered = choices(left).wagers();
    for (var wager : form.values(Form.WAS + "wagers")) {
      if (!offered.contains(wager)) {
        left = left.without("limits." + wager).without("promotions." + wager);
      }
    }
    return left;
  }

  private Choices choices(Form form) {
    return new Choices(edition(form.value("edition")), form, figures, host.live().jackpots());
  }

  /// A new set-up begins with what the edition leaves no choice about.
  private Form fresh(String id) {
    var edition = edition(id);
    var fields = new LinkedHashMap<String, List<String>>();
    fields.put("edition", List.of(id));
    if (edition.terms().venues().size() == 1) {
      fields.put("venue", List.copyOf(edition.terms().venues()));
    }
    for (var unit : units(edition.game())) {
      fields.put(unit, List.of(edition.game() == Game.CRAPS ? "1" : "0.25"));
    }
    fields.put(Form.BONUS_WAGERS, Family.BONUS_CRAPS.wagers(""));
    if (settings.demo()) {
      fields.put("training", List.of("true"));
    }
    fields.put("seats", List.of(edition.game() == Game.CRAPS ? "8" : "7"));
    return new Form(fields);
  }

  /// What is rounded to what the rack of a table can pay: whole dollars at craps, quarters
  /// elsewhere.
  private static List<String> units(Game game) {
    return game.hasShoe() ? List.of("breakage", "commission-unit") : List.of("breakage");
  }

  private Edition edition(String id) {
    return host.floor()
        .rules()
        .catalog()
        .edition(id)
        .orElseThrow(() -> new BadRequest(Words.say("setup.unknown-edition", id)));
  }

  private Editor of(String name, Form form, Actor actor) {
    var table = host.floor().table(name);
    var status = table.map(LiveTable::status).orElse(null);
    var checked = Checked.of(host.floor(), name, form);
    return new Editor(
        name,
        status,
        host.live().version(LiveTable.journal(name)),
        form,
        choices(form),
        checked,
        host.floor().rules().catalog().editions(),
        actor.role().may(Right.SET_UP) && status != Status.SUSPENDED,
        actor.role().may(Right.OPEN),
        table.filter(live -> live.setup().equals(checked.setup())).isPresent(),
        table.map(Editors::now).orElse(""),
        form.values("accepted"),
        form.value("reason"),
        List.of());
  }

  /// An open table is changed between rounds.
  private static String now(LiveTable table) {
    return switch (table.status()) {
      case OPEN ->
          table.playing().phase() != Phase.BETTING || !table.playing().wagers().isEmpty()
              ? Words.say("setup.round-open")
              : "";
      case SUSPENDED -> Words.say("setup.suspended");
      case DRAFT, CLOSED -> "";
    };
  }
}
