package io.lammer.tables.floor;

import io.lammer.tables.Answer;
import io.lammer.tables.Layout;
import io.lammer.tables.Links;
import io.lammer.tables.Profile;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.Regulation;
import io.lammer.tables.Settlement;
import io.lammer.tables.Setup;
import io.lammer.tables.SetupCheck;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What an act is decided on: every table, jackpot and device by its name, and the house.
public interface Floor {
  /// Null for a journal that has not begun.
  @Nullable FloorState state(String journal);

  Rulebook rules();

  /// The gaming day.
  LocalDate day();

  /// Whether people who act must be users of the house, as at a server. A tool that has the house
  /// alone says itself who acts.
  default boolean requiresUsers() {
    return false;
  }

  default Optional<LiveTable> table(String name) {
    return Optional.ofNullable((LiveTable) state(LiveTable.journal(name)));
  }

  /// A table that somebody named.
  default Answer<LiveTable> named(String table) {
    return Code.UNKNOWN_TABLE.unless(table(table), "there is no table \"%s\"", table);
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

  /// A jackpot that a table plays for.
  default LiveJackpot played(String jackpot) {
    return jackpot(jackpot)
        .orElseThrow(() -> new IllegalStateException("there is no jackpot " + jackpot));
  }

  /// How a round of a table was settled, each part of it; nothing where it was voided, or where
  /// only the journal knows and cannot be asked.
  default List<Settlement> settled(String table, long round) {
    return table(table)
        .filter(live -> live.round() == round)
        .map(live -> live.past().stream().map(LiveTable.Past::settlement).toList())
        .orElse(List.of());
  }

  /// What is in force on a day where a table stands.
  default Optional<Profile.Entry> inForce(String table, LocalDate day) {
    return table(table)
        .map(it -> it.setup().venue())
        .flatMap(rules().profiles()::of)
        .flatMap(profile -> profile.on(day));
  }

  /// What is asked for today where a table stands.
  default <R extends Regulation> Optional<R> asked(String table, Class<R> kind) {
    return inForce(table, day()).flatMap(entry -> entry.find(kind));
  }

  /// A set-up laid out as the table of that name, with the jackpots of the house; or its faults.
  default Answer<Layout> laidOut(String table, Setup setup) {
    var links = new Links(table + "/", this::linked);
    return SetupCheck.check(rules().catalog(), rules().profiles(), setup, links);
  }

  private Optional<Links.Linked> linked(String wanted) {
    return jackpot(wanted)
        .map(jackpot -> new Links.Linked(jackpot.edition(), jackpot.money(), jackpot.suit()));
  }

  /// The floor as it would be with a table drafted so, to ask what it would say.
  default Floor drafting(String name, Setup setup) {
    return Aftermath.of(this).and(name, new TableEvent.Drafted(setup));
  }
}
