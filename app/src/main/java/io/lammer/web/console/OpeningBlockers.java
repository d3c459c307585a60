package io.lammer.web.console;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Floor;
import io.lammer.house.FloorDecider;
import io.lammer.house.LiveTable;
import io.lammer.house.Role;
import io.lammer.render.words.RefusalText;
import io.lammer.rules.Edition;
import io.lammer.rules.Paytable;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import java.util.List;
import java.util.stream.Stream;

/// What has to be corrected or accepted before a drafted table can be opened.
///
/// @param edition the title of the edition
/// @param suspects paytables with suspect rows, and wagers that favor the player, which a
///   supervisor has to accept
/// @param faults errors in the set-up
public record OpeningBlockers(String edition, List<Suspect> suspects, List<String> faults) {
  /// A paytable whose rows may be misprinted, or a wager that favors the player.
  ///
  /// @param why the doubt about each row, or the player's edge
  public record Suspect(String paytable, List<String> why) {}

  private static final Actor ASKING = new Actor("console", Role.SUPERVISOR);

  static OpeningBlockers of(Floor floor, LiveTable table) {
    var refusals =
        FloorDecider.effect(floor, ASKING, new Act.Open(table.name(), List.of())).refusals();
    var edition = table.setup().edition();
    return new OpeningBlockers(
        floor.rules().catalog().edition(edition).map(Edition::title).orElse(edition),
        refusals.stream()
            .filter(refusal -> isAccepted(refusal.code()))
            .flatMap(refusal -> suspects(floor, table, refusal))
            .toList(),
        refusals.stream()
            .filter(refusal -> !isAccepted(refusal.code()))
            .map(RefusalText::of)
            .toList());
  }

  private static boolean isAccepted(Code code) {
    return code == Code.SUSPECT_NOT_ACCEPTED || code == Code.ADVANTAGE_NOT_ACCEPTED;
  }

  private static Stream<Suspect> suspects(Floor floor, LiveTable table, Refusal refusal) {
    var about = String.valueOf(refusal.about());
    return refusal.code() == Code.ADVANTAGE_NOT_ACCEPTED
        ? Stream.of(new Suspect(about, List.of(RefusalText.of(refusal))))
        : paytables(floor, table).stream()
            .filter(paytable -> paytable.id().equals(about))
            .map(OpeningBlockers::suspect);
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
