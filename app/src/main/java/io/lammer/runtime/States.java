package io.lammer.runtime;

import io.lammer.house.Floor;
import io.lammer.house.FloorEvent;
import io.lammer.house.FloorState;
import io.lammer.house.Rulebook;
import io.lammer.table.Settlement;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The states of all journals.
final class States implements Floor {
  private final Rulebook rules;
  private final Map<String, FloorState> byJournal;
  private final boolean requiresUsers;
  private final RoundLog log;
  private LocalDate day = LocalDate.EPOCH;

  States(Rulebook rules, Map<String, FloorState> byJournal) {
    this(rules, byJournal, false, (_, _) -> List.of());
  }

  /// @param log finds rounds that only the journals hold
  States(Rulebook rules, Map<String, FloorState> byJournal, boolean requiresUsers, RoundLog log) {
    this.log = log;
    this.rules = rules;
    this.byJournal = byJournal;
    this.requiresUsers = requiresUsers;
  }

  @Override
  public boolean requiresUsers() {
    return requiresUsers;
  }

  @Override
  public @Nullable FloorState state(String journal) {
    return byJournal.get(journal);
  }

  @Override
  public Rulebook rules() {
    return rules;
  }

  @Override
  public LocalDate day() {
    return day;
  }

  void begin(LocalDate newDay) {
    day = newDay;
  }

  @Override
  public List<Settlement> settled(String table, long round) {
    var known = Floor.super.settled(table, round);
    return known.isEmpty() ? log.settled(table, round) : known;
  }

  /// Finds how rounds were settled that a table's state no longer holds.
  @FunctionalInterface
  interface RoundLog {
    List<Settlement> settled(String table, long round);
  }

  Map<String, FloorState> all() {
    return byJournal;
  }

  void put(String journal, @Nullable FloorState state) {
    if (state == null) {
      byJournal.remove(journal);
    } else {
      byJournal.put(journal, state);
    }
  }

  /// Applies the next event of a journal.
  FloorState evolve(String journal, FloorEvent event) {
    var after = FloorState.after(byJournal.get(journal), journal, event);
    byJournal.put(journal, after);
    return after;
  }
}
