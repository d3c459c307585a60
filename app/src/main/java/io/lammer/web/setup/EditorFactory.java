package io.lammer.web.setup;

import io.lammer.house.Actor;
import io.lammer.house.LiveTable;
import io.lammer.house.LiveTable.Status;
import io.lammer.house.Role.Right;
import io.lammer.rules.Edition;
import io.lammer.table.GameSetup;
import io.lammer.table.Setup;
import io.lammer.table.Table.Phase;
import io.lammer.web.HouseService;
import io.lammer.web.Settings;
import io.lammer.web.odds.OddsCache;
import io.lammer.web.page.Problem.BadRequest;
import io.lammer.web.page.Texts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.springframework.stereotype.Component;

/// Creates the editor of a table from a posted form, a stored set-up or an import.
@Component
record EditorFactory(HouseService host, OddsCache figures, Settings settings) {
  /// Fields that are kept when another edition is chosen.
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

  Editor ofPosted(String name, Map<String, List<String>> posted, Actor actor) {
    return of(name, form(posted), actor);
  }

  /// A posted form without the fields that depend on a previous edition, jackpot kind or wager.
  Form form(Map<String, List<String>> posted) {
    var form = new Form(posted);
    var _ = edition(form.value("edition"));
    if (form.value("was-edition").equals(form.value("edition"))) {
      return left(form);
    }
    var kept = new LinkedHashMap<>(fresh(form.value("edition")).fields());
    COMMON.stream()
        .filter(posted::containsKey)
        .forEach(it -> kept.put(it, posted.getOrDefault(it, List.of())));
    return new Form(kept);
  }

  /// Drops the fields of a jackpot, jackpot kind or wager that was just removed.
  private Form left(Form form) {
    var left = form;
    for (var path : form.jackpots()) {
      var was = form.value(path + "." + Form.WAS + "source");
      if (!was.isEmpty() && !was.equals(form.value(path + ".source"))) {
        left = left.withoutJackpot(path);
      }
      if (form.value(path + ".kind").equals("house")
          && !form.value(path + "." + Form.WAS + "kind").equals("house")) {
        for (var field : FormField.OF_PROGRESSIVES) {
          left = left.without(path + "." + field);
        }
      }
    }
    var removed = form.values(Form.WAS + "wagers");
    if (removed.isEmpty()) {
      return left;
    }
    var offered = options(left, FormParse.of(left)).wagers();
    for (var wager : removed) {
      if (!offered.contains(wager)) {
        left = left.without("limits." + wager).without("promotions." + wager);
      }
    }
    return left;
  }

  /// The choices that a posted form leaves.
  EditionOptions options(Map<String, List<String>> posted) {
    var form = form(posted);
    return options(form, FormParse.of(form));
  }

  private EditionOptions options(Form form, FormParse parse) {
    return new EditionOptions(
        edition(form.value("edition")), form, parse.setup(), figures, host.live().jackpots());
  }

  /// The form of a new set-up, with defaults and everything the edition prescribes.
  private Form fresh(String id) {
    var edition = edition(id);
    var values = new LinkedHashMap<>(GameSetup.of(edition.game()).suggested());
    values.put("edition", id);
    if (edition.terms().venues().size() == 1) {
      values.put("venue", edition.terms().venues().iterator().next());
    }
    if (settings.demo()) {
      values.put("training", true);
    }
    return Form.of(values);
  }

  private Edition edition(String id) {
    return host.floor()
        .rules()
        .catalog()
        .edition(id)
        .orElseThrow(() -> new BadRequest(Texts.say("setup.unknown-edition", id)));
  }

  private Editor of(String name, Form form, Actor actor) {
    var table = host.floor().table(name);
    var status = table.map(LiveTable::status).orElse(null);
    var parse = FormParse.of(form);
    var choices = options(form, parse);
    return new Editor(
        name,
        form,
        choices,
        SetupVerdict.of(host.floor(), name, parse),
        host.floor().rules().catalog().editions(),
        new Editor.Stored(
            status,
            host.live().version(LiveTable.journal(name)),
            table.filter(live -> live.setup().equals(parse.setup())).isPresent(),
            table.map(EditorFactory::now).orElse("")),
        new Editor.Access(
            actor.role().may(Right.SET_UP) && status != Status.SUSPENDED,
            actor.role().may(Right.OPEN)),
        new Editor.Submission(
            UUID.randomUUID().toString(),
            form.values("accepted"),
            form.value("reason"),
            List.of()));
  }

  /// Why the table cannot be changed now: an open table can be changed only between rounds.
  private static String now(LiveTable table) {
    return switch (table.status()) {
      case OPEN ->
          table.playing().phase() != Phase.BETTING || !table.playing().wagers().isEmpty()
              ? Texts.say("setup.round-open")
              : "";
      case SUSPENDED -> Texts.say("setup.suspended");
      case DRAFT, CLOSED -> "";
    };
  }
}
