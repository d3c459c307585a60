package io.lammer.report.transcript;

import static java.util.stream.Collectors.toMap;

import io.lammer.store.floor.History;
import io.lammer.store.floor.History.Transition;
import io.lammer.tables.Jackpot;
import io.lammer.tables.View;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.TableEvent.Joined;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/// A table's journal up to an event, with the money of the jackpots that it played for.
///
/// @param money of each jackpot after each command that moved it
public record TableStory(
    String name, List<Transition> events, Map<String, TreeMap<Long, Jackpot>> money) {
  public TableStory {
    events = List.copyOf(events);
  }

  /// The story of a table up to an event.
  ///
  /// @param to the last event that is told
  public static TableStory of(History history, String name, long to) {
    var events =
        history.of(LiveTable.journal(name)).takeWhile(event -> event.stored().number() <= to);
    var told = events.toList();
    return new TableStory(
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

  /// How a jackpot stood when the command that made an event was done.
  Jackpot jackpot(String jackpot, Transition at) {
    var moved = money.getOrDefault(jackpot, new TreeMap<>()).floorEntry(at.stored().command());
    if (moved == null) {
      throw new IllegalStateException("jackpot " + jackpot + " has no money yet");
    }
    return moved.getValue();
  }

  /// The table and its jackpots after an event; it must have been opened.
  View view(Transition at) {
    var table = (LiveTable) at.after();
    var jackpots = new LinkedHashMap<String, Jackpot>();
    table.jackpots().forEach(joined -> jackpots.put(joined.name(), jackpot(joined.name(), at)));
    return new View(table.playing(), jackpots);
  }

  /// The events that each command made.
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
