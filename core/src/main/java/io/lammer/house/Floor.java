package io.lammer.house;

import io.lammer.table.Answer;
import io.lammer.table.JackpotDirectory;
import io.lammer.table.Layout;
import io.lammer.table.Profile;
import io.lammer.table.Refusal.Code;
import io.lammer.table.Regulation;
import io.lammer.table.Settlement;
import io.lammer.table.Setup;
import io.lammer.table.SetupCheck;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The state on which acts are decided: all tables, jackpots and devices, and the house.
public interface Floor {
  /// The current state of a journal; null if it has no events.
  @Nullable FloorState state(String journal);

  Rulebook rules();

  /// The current gaming day.
  LocalDate day();

  /// True if people who act must be users of the house, as on a server. A tool with exclusive
  /// access to the house names the actor itself.
  default boolean requiresUsers() {
    return false;
  }

  default Optional<LiveTable> table(String name) {
    return Optional.ofNullable((LiveTable) state(LiveTable.journal(name)));
  }

  /// The table, or a refusal if it does not exist.
  default Answer<LiveTable> named(String table) {
    return Code.UNKNOWN_TABLE.unless(table(table), table);
  }

  default Optional<LiveJackpot> jackpot(String name) {
    return Optional.ofNullable((LiveJackpot) state(LiveJackpot.journal(name)));
  }

  default Optional<LiveDevice> device(String name) {
    return Optional.ofNullable((LiveDevice) state(LiveDevice.journal(name)));
  }

  default House house() {
    return state(House.JOURNAL) instanceof House house ? house : House.NEW;
  }

  /// The jackpot that a table plays for, which must exist.
  default LiveJackpot played(String jackpot) {
    return jackpot(jackpot)
        .orElseThrow(() -> new IllegalStateException("there is no jackpot " + jackpot));
  }

  /// The settlements of a round, including that of its Fightback card. Empty if the round was
  /// voided, or if it is only in the journal and this floor cannot read it.
  default List<Settlement> settled(String table, long round) {
    return table(table)
        .filter(live -> live.round() == round)
        .map(live -> live.past().stream().map(LiveTable.Past::settlement).toList())
        .orElse(List.of());
  }

  /// The regulations in force at a table on a day.
  default Optional<Profile.Entry> inForce(String table, LocalDate day) {
    return table(table)
        .map(it -> it.setup().location().venue())
        .flatMap(rules().profiles()::of)
        .flatMap(profile -> profile.on(day));
  }

  /// The regulation of this kind in force at a table today.
  default <R extends Regulation> Optional<R> asked(String table, Class<R> kind) {
    return inForce(table, day()).flatMap(entry -> entry.find(kind));
  }

  /// The layout of a set-up for the named table with the house's jackpots, or the set-up's faults.
  default Answer<Layout> laidOut(String table, Setup setup) {
    var links = new JackpotDirectory(table + "/", this::linked);
    return SetupCheck.check(rules().catalog(), rules().profiles(), setup, links);
  }

  private Optional<JackpotDirectory.Linked> linked(String wanted) {
    return jackpot(wanted)
        .map(
            jackpot ->
                new JackpotDirectory.Linked(jackpot.edition(), jackpot.money(), jackpot.suit()));
  }

  /// The floor with a drafted table, for trying out a set-up.
  default Floor drafting(String name, Setup setup) {
    return FloorChange.of(this).and(name, new TableEvent.Drafted(setup));
  }
}
