package io.lammer.server.setup;

import io.lammer.rules.Paytable;
import io.lammer.tables.Answer;
import io.lammer.tables.EffectiveEdge;
import io.lammer.tables.Layout;
import io.lammer.tables.Refusal;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.Setup;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Floor;
import io.lammer.tables.floor.FloorDecider;
import io.lammer.tables.floor.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A set-up with what the floor would say if its table were opened now.
///
/// @param layout null while the set-up has faults of its own
/// @param suspects the paytables that a supervisor has to accept as printed
/// @param edges what the house keeps of the wagers that are not as a printed paytable alone has
///   them
public record Checked(
    @Nullable Setup setup,
    List<Fault> faults,
    List<Layout.Warning> warnings,
    @Nullable Layout layout,
    List<Paytable> suspects,
    List<EffectiveEdge> edges) {

  /// Somebody who may open tables: what is asked is only what would be wrong.
  private static final Actor ANYBODY = new Actor("check", Role.MANAGER);

  static Checked of(Floor floor, String table, Form form) {
    var reading = Reading.of(form);
    var setup = reading.setup();
    if (setup == null) {
      return new Checked(null, reading.faults(), List.of(), null, List.of(), List.of());
    }
    var layout = layout(floor, table, setup);
    var faults = new ArrayList<>(reading.faults());
    refusals(floor, table, setup).stream()
        .filter(refusal -> refusal.code() != Code.SUSPECT_NOT_ACCEPTED)
        .filter(refusal -> refusal.code() != Code.ADVANTAGE_NOT_ACCEPTED)
        .forEach(refusal -> faults.add(Fault.of(refusal)));
    return new Checked(
        setup,
        faults,
        layout.map(Layout::warnings).orElse(List.of()),
        layout.orElse(null),
        layout.map(Checked::suspects).orElse(List.of()),
        layout.map(EffectiveEdge::of).orElse(List.of()));
  }

  /// What the floor itself answers to opening the table with this set-up.
  private static List<Refusal> refusals(Floor floor, String table, Setup setup) {
    var drafted = floor.drafting(table, setup);
    return FloorDecider.effect(drafted, ANYBODY, new Act.Open(table, List.of())).refusals();
  }

  /// The layout, if only for a picture of it.
  static Optional<Layout> layout(Floor floor, String table, Setup setup) {
    return floor.laidOut(table, setup) instanceof Answer.Accepted<Layout>(var layout)
        ? Optional.of(layout)
        : Optional.empty();
  }

  private static List<Paytable> suspects(Layout layout) {
    return layout.paytables().stream().filter(it -> !it.suspects().isEmpty()).toList();
  }

  /// The wagers that a supervisor has to accept because they favor the player.
  public List<EffectiveEdge> advantages() {
    return edges.stream().filter(EffectiveEdge::favorsPlayer).toList();
  }

  public boolean isSound() {
    return setup != null && faults.isEmpty();
  }

  /// The faults of a field and of everything in its group.
  public List<String> at(String field) {
    return faults.stream()
        .filter(fault -> fault.field().equals(field))
        .map(Fault::message)
        .distinct()
        .toList();
  }
}
