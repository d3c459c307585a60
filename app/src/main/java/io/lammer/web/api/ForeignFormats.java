package io.lammer.web.api;

import io.lammer.house.ActField;
import io.lammer.house.ActReader;
import io.lammer.rules.yaml.Value;
import io.lammer.script.LiveCommands;
import io.lammer.table.Command;
import io.lammer.table.Felt;
import io.lammer.web.HouseService;
import io.lammer.web.games.GamePages;
import io.lammer.web.page.Problem.BadRequest;
import io.lammer.web.page.Problem.NotFound;

/// Reads the parts of a body that have a format of their own: play commands, and the felt of a
/// table in its game's form.
///
/// @param place the table
record ForeignFormats(HouseService host, String place) implements ActReader.Foreign {
  @Override
  public Object read(ActField field, Value value) {
    return field.type() == Felt.class ? felt(value) : commands(field, value);
  }

  /// Reads a list of commands, or a single command.
  static Object commands(ActField field, Value value) {
    if (field.type() != Command.class) {
      throw new IllegalStateException("no request states " + field);
    }
    if (field.many()) {
      return LiveCommands.read(value);
    }
    if (value.isList()) {
      throw value.wrong("a message says one thing; expected one command");
    }
    return LiveCommands.read(value).getFirst();
  }

  private Felt felt(Value value) {
    var live =
        host.floor()
            .table(place)
            .orElseThrow(() -> new NotFound("there is no table \"%s\"".formatted(place)));
    if (live.table() == null) {
      throw new BadRequest("table %s was never opened".formatted(place));
    }
    return GamePages.of(live.playing()).felt(value, live.playing().felt());
  }
}
