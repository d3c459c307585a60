package io.lammer.table.felt;

import io.lammer.table.Table;
import java.util.List;
import java.util.function.Function;

/// The felt of one table: the positions of the wagers, and everything around them.
///
/// @param kind its class name in the style sheet
/// @param ground what is printed outside the spots
/// @param marks what is laid on the felt in a state of the table, other than chips, from back to
///   front
public record FeltPlan(
    String kind,
    Palette palette,
    FeltSpots spots,
    List<SpotPlace> places,
    List<Print> ground,
    Function<Table, List<Mark>> marks) {
  /// The whole felt.
  public static final Box CLOTH = new Box(0, 0, 1200, 560);

  public FeltPlan {
    places = List.copyOf(places);
    ground = List.copyOf(ground);
  }
}
