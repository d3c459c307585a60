package io.lammer.tables.floor;

import io.lammer.ledger.Transfer;
import io.lammer.tables.Answer;
import io.lammer.tables.Settlement;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What an act does: its events in the order they happened, and the floor as they leave it.
///
/// @param states those that have changed, by their journals
public record Aftermath(Floor before, List<Posted> events, Map<String, FloorState> states)
    implements Floor {
  /// An event of one journal, with the money it moved.
  public record Posted(String journal, FloorEvent event, List<Transfer> transfers) {
    public Posted {
      transfers = List.copyOf(transfers);
    }
  }

  /// Nothing has happened yet.
  static Aftermath of(Floor floor) {
    return new Aftermath(floor, List.of(), Map.of());
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

  /// One more event, in the journal of the table, jackpot or device of that name.
  Aftermath and(String name, FloorEvent event, List<Transfer> transfers) {
    var journal =
        switch (event) {
          case TableEvent _ -> LiveTable.journal(name);
          case JackpotEvent _ -> LiveJackpot.journal(name);
          case DeviceEvent _ -> LiveDevice.journal(name);
          case HouseEvent _ -> House.JOURNAL;
          case AccessEvent _ -> Access.JOURNAL;
        };
    var all = new ArrayList<>(events);
    all.add(new Posted(journal, event, transfers));
    var changed = new LinkedHashMap<>(states);
    changed.put(journal, FloorState.after(state(journal), journal, event));
    return new Aftermath(before, all, changed);
  }

  Aftermath and(String name, FloorEvent event) {
    return and(name, event, List.of());
  }

  /// An event of the house.
  Aftermath and(HouseEvent event) {
    return and("", event);
  }

  Answer<Aftermath> done() {
    return new Answer.Accepted<>(this);
  }
}
