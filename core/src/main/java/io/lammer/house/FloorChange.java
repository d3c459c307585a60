package io.lammer.house;

import io.lammer.ledger.Transfer;
import io.lammer.table.Answer;
import io.lammer.table.Settlement;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The result of an act: its events in order, and the floor after them.
///
/// @param states the changed states, by journal
public record FloorChange(Floor before, List<Posted> events, Map<String, FloorState> states)
    implements Floor {
  /// An event with its journal and its transfers.
  public record Posted(String journal, FloorEvent event, List<Transfer> transfers) {
    public Posted {
      transfers = List.copyOf(transfers);
    }
  }

  /// The floor before any event.
  static FloorChange of(Floor floor) {
    return new FloorChange(floor, List.of(), Map.of());
  }

  @Override
  public @Nullable FloorState state(String journal) {
    var changed = states.get(journal);
    return changed == null ? before.state(journal) : changed;
  }

  @Override
  public Rulebook rules() {
    return before.rules();
  }

  @Override
  public List<Settlement> settled(String table, long round) {
    return before.settled(table, round);
  }

  @Override
  public LocalDate day() {
    return before.day();
  }

  /// Adds an event to the journal of this table, jackpot or device.
  FloorChange and(String name, FloorEvent event, List<Transfer> transfers) {
    var journal =
        switch (event) {
          case TableEvent _ -> LiveTable.journal(name);
          case JackpotEvent _ -> LiveJackpot.journal(name);
          case DeviceEvent _ -> LiveDevice.journal(name);
          case HouseEvent _ -> House.JOURNAL;
          case AccessEvent _ -> SignInCounts.JOURNAL;
        };
    var all = new ArrayList<>(events);
    all.add(new Posted(journal, event, transfers));
    var changed = new LinkedHashMap<>(states);
    changed.put(journal, FloorState.after(state(journal), journal, event));
    return new FloorChange(before, all, changed);
  }

  FloorChange and(String name, FloorEvent event) {
    return and(name, event, List.of());
  }

  /// Adds an event of the house.
  FloorChange and(HouseEvent event) {
    return and("", event);
  }

  Answer<FloorChange> done() {
    return new Answer.Accepted<>(this);
  }
}
