package io.lammer.web.training;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.FloorChange;
import io.lammer.house.FloorDecider;
import io.lammer.house.LiveTable;
import io.lammer.table.Answer;
import io.lammer.table.Command;
import io.lammer.web.HouseService;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A trial run of commands, so that none is sent that would be refused.
record CommandTrial(HouseService host, Actor dealer, String table) {

  /// The table after these commands; empty if they would be refused.
  Optional<LiveTable> after(List<Command> commands) {
    var floor = host.floor();
    var live = floor.table(table);
    if (live.isEmpty() || commands.isEmpty()) {
      return live;
    }
    return switch (FloorDecider.decide(floor, dealer, new Act.Play(table, commands))) {
      case Answer.Refused<FloorChange> _ -> Optional.empty();
      case Answer.Accepted<FloorChange>(var after) -> after.table(table);
    };
  }

  /// The `first` commands, followed by as many of the `wishes` as are possible after them.
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
