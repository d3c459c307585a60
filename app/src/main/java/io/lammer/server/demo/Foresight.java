package io.lammer.server.demo;

import io.lammer.server.FloorHost;
import io.lammer.tables.Answer;
import io.lammer.tables.Command;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Aftermath;
import io.lammer.tables.floor.FloorDecider;
import io.lammer.tables.floor.LiveTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What commands would do, so that nothing is asked that would be refused.
record Foresight(FloorHost host, Actor dealer, String table) {

  /// The table after these commands; empty if they are not possible now.
  Optional<LiveTable> after(List<Command> commands) {
    var floor = host.floor();
    var live = floor.table(table);
    if (live.isEmpty() || commands.isEmpty()) {
      return live;
    }
    return switch (FloorDecider.decide(floor, dealer, new Act.Play(table, commands))) {
      case Answer.Refused<Aftermath> _ -> Optional.empty();
      case Answer.Accepted<Aftermath>(var after) -> after.table(table);
    };
  }

  /// The first commands, and as many of the wishes after them as are possible.
  List<Command> possible(List<Command> first, List<Command> wishes) {
    var commands = new ArrayList<>(first);
    for (var wish : wishes) {
      commands.add(wish);
      if (after(commands).isEmpty()) {
        commands.removeLast();
      }
    }
    return commands;
  }
}
