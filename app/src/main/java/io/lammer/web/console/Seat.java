package io.lammer.web.console;

import io.lammer.render.words.WagerNames;
import io.lammer.rules.Money;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.table.StandingBet;
import io.lammer.table.Table;
import io.lammer.web.games.GamePages;
import java.util.List;
import java.util.stream.IntStream;

/// A seat of the table.
///
/// @param stake the total of its wagers
/// @param note a word or two about the seat; empty if there is nothing to say
public record Seat(int number, Money stake, int wagers, List<Light> lights, String note) {

  /// A jackpot sensor of the seat.
  ///
  /// @param kept true if the wager is in progress, so that the light stays on
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
        mine.stream().map(StandingBet::stake).reduce(Money.ZERO, Money::plus),
        mine.size(),
        lights(table, mine),
        GamePages.of(table).console().seatNote(table, number));
  }

  private static List<Light> lights(Table table, List<StandingBet> mine) {
    return IntStream.rangeClosed(1, SENSORS)
        .boxed()
        .flatMap(
            sensor ->
                table.layout().onSensor(sensor).stream()
                    .map(offer -> light(table.layout(), sensor, offer, mine)))
        .toList();
  }

  private static Light light(
      Layout layout, int sensor, OfferedWager offer, List<StandingBet> mine) {
    var wager = mine.stream().filter(standing -> standing.offer(layout).equals(offer)).findFirst();
    return new Light(
        sensor,
        WagerNames.label(layout, offer.wager().spot()),
        wager.isPresent(),
        wager.filter(StandingBet::locked).isPresent());
  }
}
