package io.lammer.server.console;

import io.lammer.report.felt.FeltSvg;
import io.lammer.rules.Money;
import io.lammer.tables.Felt;
import io.lammer.tables.Layout;
import io.lammer.tables.Offer;
import io.lammer.tables.Standing;
import io.lammer.tables.Table;
import java.util.List;
import java.util.stream.IntStream;

/// A seat of the table.
///
/// @param stake all that it has on the layout
/// @param owed the commission that it has not paid yet
public record Seat(
    int number, Money stake, int wagers, List<Light> lights, boolean shooter, Money owed) {

  /// A jackpot sensor of the seat.
  ///
  /// @param kept the wager is in progress, so that the light stays
  public record Light(int sensor, String wager, boolean lit, boolean kept) {}

  private static final int SENSORS = 2;

  public static List<Seat> of(Table table) {
    return IntStream.rangeClosed(1, table.layout().rules().seats())
        .mapToObj(number -> of(table, number))
        .toList();
  }

  private static Seat of(Table table, int number) {
    var mine = table.wagers().stream().filter(wager -> wager.seat() == number).toList();
    return new Seat(
        number,
        mine.stream().map(Standing::stake).reduce(Money.ZERO, Money::plus),
        mine.size(),
        lights(table, mine),
        table.felt() instanceof Felt.Craps craps && craps.shooter() == number,
        table.felt() instanceof Felt.Baccarat felt
            ? felt.owed().getOrDefault(number, Money.ZERO)
            : Money.ZERO);
  }

  private static List<Light> lights(Table table, List<Standing> mine) {
    return IntStream.rangeClosed(1, SENSORS)
        .boxed()
        .flatMap(
            sensor ->
                table.layout().onSensor(sensor).stream()
                    .map(offer -> light(table.layout(), sensor, offer, mine)))
        .toList();
  }

  private static Light light(Layout layout, int sensor, Offer offer, List<Standing> mine) {
    var wager = mine.stream().filter(standing -> standing.offer().equals(offer)).findFirst();
    return new Light(
        sensor,
        FeltSvg.label(layout, offer.wager().spot()),
        wager.isPresent(),
        wager.filter(Standing::locked).isPresent());
  }
}
