package io.lammer.server.console;

import io.lammer.rules.Edition;
import io.lammer.rules.Paytable;
import io.lammer.tables.Refusal;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Floor;
import io.lammer.tables.floor.FloorDecider;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Role;
import java.util.List;
import java.util.stream.Stream;

/// What stands between a drafted table and its opening.
///
/// @param edition as people call it
/// @param suspects paytables that a supervisor must accept as printed, and wagers that favor the
///   player
/// @param faults what must be put right in the set-up
public record Drafted(String edition, List<Suspect> suspects, List<String> faults) {
  /// A paytable with rows that may be misprinted, or a wager that favors the player.
  ///
  /// @param why the doubt about each of its rows, or the edge
  public record Suspect(String paytable, List<String> why) {}

  private static final Actor ASKING = new Actor("console", Role.SUPERVISOR);

  static Drafted of(Floor floor, LiveTable table) {
    var refusals =
        FloorDecider.effect(floor, ASKING, new Act.Open(table.name(), List.of())).refusals();
    var edition = table.setup().edition();
    return new Drafted(
        floor.rules().catalog().edition(edition).map(Edition::title).orElse(edition),
        refusals.stream()
            .filter(refusal -> isAccepted(refusal.code()))
            .flatMap(refusal -> suspects(floor, table, refusal))
            .toList(),
        refusals.stream()
            .filter(refusal -> !isAccepted(refusal.code()))
            .map(Refusal::message)
            .toList());
  }

  /// What opens all the same when a supervisor accepts it.
  private static boolean isAccepted(Code code) {
    return code == Code.SUSPECT_NOT_ACCEPTED || code == Code.ADVANTAGE_NOT_ACCEPTED;
  }

  private static Stream<Suspect> suspects(Floor floor, LiveTable table, Refusal refusal) {
    var about = String.valueOf(refusal.about());
    return refusal.code() == Code.ADVANTAGE_NOT_ACCEPTED
        ? Stream.of(new Suspect(about, List.of(refusal.message())))
        : paytables(floor, table).stream()
            .filter(paytable -> paytable.id().equals(about))
            .map(Drafted::suspect);
  }

  private static List<Paytable> paytables(Floor floor, LiveTable table) {
    return floor.rules().catalog().edition(table.setup().edition()).stream()
        .flatMap(edition -> edition.paytables().stream())
        .toList();
  }

  private static Suspect suspect(Paytable paytable) {
    return new Suspect(
        paytable.id(),
        paytable.suspects().stream()
            .map(row -> row.mark() == null ? row.label() : row.label() + ": " + row.mark().why())
            .toList());
  }
}
