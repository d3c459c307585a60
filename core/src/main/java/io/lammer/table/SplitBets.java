package io.lammer.table;

import io.lammer.rules.Money;
import io.lammer.rules.SplitWager;
import io.lammer.rules.Spot;
import io.lammer.table.Refusal.Code;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/// Decides on wagers that are divided over others, such as the horn. A change applies to all of the
/// parts or to none.
final class SplitBets {
  private SplitBets() {}

  static Answer<List<Event>> place(Table table, int seat, SplitWager split, Money amount) {
    var part = split.part(amount);
    if (part == null) {
      return doesNotSplit(split, amount);
    }
    return all(
        split,
        (spot, times) -> {
          var offer = table.layout().offers().get(spot);
          return offer == null
              ? Code.WAGER_NOT_OFFERED.as("of-split").refuse(spot, split.spot())
              : Bets.place(table, offer, spot, seat, part.times(times).decimal());
        });
  }

  static Answer<List<Event>> takeDown(
      Table table, Command.TakeDown command, SplitWager split, @Nullable Money amount) {
    var part = amount == null ? null : split.part(amount);
    if (amount != null && part == null) {
      return doesNotSplit(split, amount);
    }
    return all(
        split,
        (spot, times) ->
            table
                .find(command.seat(), spot)
                .map(
                    wager ->
                        BetChanges.takeDown(table, wager, part == null ? null : part.times(times)))
                .orElseGet(() -> Bets.noSuchWager(command.seat(), command.spot())));
  }

  private static Answer<List<Event>> all(
      SplitWager split, BiFunction<Spot, Integer, Answer<List<Event>>> each) {
    return Answer.each(split.parts().entrySet(), part -> each.apply(part.getKey(), part.getValue()))
        .map(events -> events.stream().flatMap(List::stream).toList());
  }

  private static Answer<List<Event>> doesNotSplit(SplitWager split, Money amount) {
    var next = split.next(amount);
    var below = next.minus(Money.dollars(split.count()));
    return below.isPositive()
        ? Code.DOES_NOT_SPLIT.refuse(amount, split.spot(), split.count(), below, next)
        : Code.DOES_NOT_SPLIT
            .as("below-one-each")
            .refuse(amount, split.spot(), split.count(), next);
  }
}
