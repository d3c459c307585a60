package io.lammer.store.floor;

import io.lammer.tables.Layout;
import io.lammer.tables.Settlement;
import io.lammer.tables.floor.Floor;
import io.lammer.tables.floor.FloorEvent;
import io.lammer.tables.floor.FloorState;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Rulebook;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The state of every journal.
final class States implements Floor {
  private final Rulebook rules;
  private final Map<String, FloorState> byJournal;
  private final boolean requiresUsers;
  private final RoundLog log;
  private LocalDate day = LocalDate.EPOCH;

  States(Rulebook rules, Map<String, FloorState> byJournal) {
    this(rules, byJournal, false, (_, _) -> List.of());
  }

  /// @param log knows the rounds that are only in the journals
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

  /// How the rounds of a table were settled that its state holds no more.
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

  /// The layout that the next event of a table is to be read with.
  @Nullable Layout layout(String journal) {
    var table = byJournal.get(journal) instanceof LiveTable live ? live.table() : null;
    return table == null ? null : table.layout();
  }

  /// One more event of a journal.
  FloorState evolve(String journal, FloorEvent event) {
    var after = FloorState.after(byJournal.get(journal), journal, event);
    byJournal.put(journal, after);
    return after;
  }
}
