package io.lammer.store.floor;

import io.lammer.tables.Layout;
import io.lammer.tables.floor.Access;
import io.lammer.tables.floor.AccessEvent;
import io.lammer.tables.floor.Floor;
import io.lammer.tables.floor.FloorEvent;
import io.lammer.tables.floor.House;
import io.lammer.tables.floor.HouseEvent;
import io.lammer.tables.floor.JackpotEvent;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Rulebook;
import io.lammer.tables.floor.TableEvent;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The state of every journal: a [LiveTable], a [LiveJackpot], the [House] or its [Access].
final class States implements Floor {
  private final Rulebook rules;
  private final Map<String, Object> byJournal;
  private LocalDate day = LocalDate.EPOCH;

  States(Rulebook rules, Map<String, Object> byJournal) {
    this.rules = rules;
    this.byJournal = byJournal;
  }

  @Nullable Object of(String journal) {
    return byJournal.get(journal);
  }

  void put(String journal, @Nullable Object state) {
    if (state == null) {
      byJournal.remove(journal);
    } else {
      byJournal.put(journal, state);
    }
  }

  Map<String, Object> all() {
    return byJournal;
  }

  @Override
  public Optional<LiveTable> table(String name) {
    return Optional.ofNullable((LiveTable) byJournal.get(LiveTable.journal(name)));
  }

  @Override
  public Optional<LiveJackpot> jackpot(String name) {
    return Optional.ofNullable((LiveJackpot) byJournal.get(LiveJackpot.journal(name)));
  }

  @Override
  public House house() {
    return (House) byJournal.getOrDefault(House.JOURNAL, House.NEW);
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

  /// The layout that the next event of a table is to be read with.
  @Nullable Layout layout(String journal) {
    var table = byJournal.get(journal) instanceof LiveTable live ? live.table() : null;
    return table == null ? null : table.layout();
  }

  /// The state of a journal after an event.
  Object after(String journal, FloorEvent event) {
    var before = byJournal.get(journal);
    return switch (event) {
      case TableEvent table ->
          LiveTable.evolve(
              (LiveTable) before, journal.substring(LiveTable.journal("").length()), table);
      case JackpotEvent jackpot ->
          LiveJackpot.evolve(
              (LiveJackpot) before, journal.substring(LiveJackpot.journal("").length()), jackpot);
      case HouseEvent house -> house().evolve(house);
      case AccessEvent access ->
          ((Access) byJournal.getOrDefault(Access.JOURNAL, Access.NONE)).evolve(access);
    };
  }
}
