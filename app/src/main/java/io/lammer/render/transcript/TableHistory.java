package io.lammer.render.transcript;

import static java.util.stream.Collectors.toMap;

import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveTable;
import io.lammer.house.TableEvent.Joined;
import io.lammer.runtime.History;
import io.lammer.runtime.History.Transition;
import io.lammer.table.Jackpot;
import io.lammer.table.View;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/// A table's journal up to an event, with the money of its jackpots over time.
///
/// @param money the state of each jackpot after every command that changed it
public record TableHistory(
    String name, List<Transition> events, Map<String, TreeMap<Long, Jackpot>> money) {
  public TableHistory {
    events = List.copyOf(events);
  }

  /// Reads the history of a table.
  ///
  /// @param to the number of the last event to include
  public static TableHistory of(History history, String name, long to) {
    var events =
        history.of(LiveTable.journal(name)).takeWhile(event -> event.stored().number() <= to);
    var told = events.toList();
    return new TableHistory(
        name,
        told,
        told.stream()
            .map(event -> ((LiveTable) event.after()).jackpots())
            .flatMap(Collection::stream)
            .map(Joined::name)
            .distinct()
            .collect(toMap(Function.identity(), jackpot -> money(history, jackpot))));
  }

  private static TreeMap<Long, Jackpot> money(History history, String jackpot) {
    var moved = new TreeMap<Long, Jackpot>();
    history
        .of(LiveJackpot.journal(jackpot))
        .forEach(
            event -> moved.put(event.stored().command(), ((LiveJackpot) event.after()).money()));
    return moved;
  }

  public LiveTable end() {
    return (LiveTable) events.getLast().after();
  }

  /// The state of a jackpot after the command that produced an event.
  Jackpot jackpot(String jackpot, Transition at) {
    var moved = money.getOrDefault(jackpot, new TreeMap<>()).floorEntry(at.stored().command());
    if (moved == null) {
      throw new IllegalStateException("jackpot " + jackpot + " has no money yet");
    }
    return moved.getValue();
  }

  /// The table and its jackpots after an event; the table must have been opened by then.
  View view(Transition at) {
    var table = (LiveTable) at.after();
    var jackpots = new LinkedHashMap<String, Jackpot>();
    table.jackpots().forEach(joined -> jackpots.put(joined.name(), jackpot(joined.name(), at)));
    return new View(table.playing(), jackpots);
  }

  List<List<Transition>> commands() {
    var groups = new ArrayList<List<Transition>>();
    var command = -1L;
    for (var event : events) {
      if (event.stored().command() != command) {
        groups.add(new ArrayList<>());
        command = event.stored().command();
      }
      groups.getLast().add(event);
    }
    return groups;
  }
}
