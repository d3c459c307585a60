package io.lammer.web.setup;

import io.lammer.house.Floor;
import io.lammer.house.TableOpening;
import io.lammer.rules.Paytable;
import io.lammer.table.EffectiveEdge;
import io.lammer.table.Layout;
import io.lammer.table.Refusal.Code;
import io.lammer.table.Setup;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A set-up with the result of its check: what the floor would refuse if the table were opened now.
///
/// @param layout null if the set-up has faults that prevent it
/// @param suspects the paytables that a supervisor has to accept as printed
/// @param edges house edges of wagers whose edge differs from that of the printed paytable
public record SetupVerdict(
    @Nullable Setup setup,
    List<Fault> faults,
    List<Layout.Warning> warnings,
    @Nullable Layout layout,
    List<Paytable> suspects,
    List<EffectiveEdge> edges) {

  static SetupVerdict of(Floor floor, String table, FormParse parse) {
    var setup = parse.setup();
    if (setup == null) {
      return new SetupVerdict(null, parse.faults(), List.of(), null, List.of(), List.of());
    }
    var verdict = TableOpening.check(floor, table, setup, List.of());
    var layout = verdict.layout();
    var faults = new ArrayList<>(parse.faults());
    verdict.faults().stream()
        .filter(refusal -> refusal.code() != Code.SUSPECT_NOT_ACCEPTED)
        .filter(refusal -> refusal.code() != Code.ADVANTAGE_NOT_ACCEPTED)
        .forEach(refusal -> faults.add(Fault.of(refusal)));
    return new SetupVerdict(
        setup,
        faults,
        layout == null ? List.of() : layout.warnings(),
        layout,
        layout == null ? List.of() : suspects(layout),
        verdict.edges());
  }

  private static List<Paytable> suspects(Layout layout) {
    return layout.paytables().stream().filter(it -> !it.suspects().isEmpty()).toList();
  }

  /// The wagers that favor the player, which a supervisor has to accept.
  public List<EffectiveEdge> advantages() {
    return edges.stream().filter(EffectiveEdge::favorsPlayer).toList();
  }

  public boolean isSound() {
    return setup != null && faults.isEmpty();
  }

  public List<String> at(String field) {
    return faults.stream()
        .filter(fault -> fault.field().equals(field))
        .map(Fault::message)
        .distinct()
        .toList();
  }
}
