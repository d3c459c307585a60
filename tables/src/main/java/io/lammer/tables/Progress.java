package io.lammer.tables;

import io.lammer.rules.Ending;
import io.lammer.rules.Machine;
import io.lammer.rules.Machine.Step;
import io.lammer.rules.Money;
import io.lammer.rules.Outcome.Roll;
import io.lammer.tables.Settlement.Line;
import io.lammer.tables.Settlement.Result;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How far a craps bonus wager has come, for the seats that have made it for one amount.
///
/// @param count the numbers rolled, or the rolls matched, so far
/// @param of how many there can be
/// @param now what it would pay if it ended with the next roll, or null for nothing
/// @param next the next better pay, or null when there is none
public record Progress(
    Offer offer,
    Money stake,
    List<Integer> seats,
    Lammers lammers,
    int count,
    int of,
    @Nullable Prize now,
    @Nullable Prize next) {

  /// What a row would pay one winner.
  ///
  /// @param count the numbers or matches it takes
  /// @param shared a part of the jackpot as it stands, which several winners divide
  public record Prize(int count, String row, Money amount, boolean shared) {}

  /// A way for a wager to end: the state it is in, and the roll that ends it.
  private record End(int count, int state, Roll roll) {}

  public Progress {
    seats = List.copyOf(seats);
  }

  /// The bonus wagers in progress, in the order in which they were made.
  public static List<Progress> of(View view) {
    record Kind(Offer offer, int state, Money stake) {}
    var kinds = new LinkedHashMap<Kind, List<Standing>>();
    for (var wager : view.table().wagers()) {
      var kind = new Kind(wager.offer(), wager.state(), wager.stake());
      kinds.computeIfAbsent(kind, _ -> new ArrayList<>()).add(wager);
    }
    return kinds.values().stream()
        .flatMap(
            alike ->
                Lammers.of(alike.getFirst().offer().wager().machine(), alike.getFirst().state())
                    .map(lammers -> of(view, alike, lammers))
                    .stream())
        .toList();
  }

  private static Progress of(View view, List<Standing> alike, Lammers lammers) {
    var wager = alike.getFirst();
    var ends = ends(wager.offer().wager().machine(), wager.state());
    var now = prize(view, wager, ends.getFirst());
    return new Progress(
        wager.offer(),
        wager.stake(),
        alike.stream().map(Standing::seat).toList(),
        lammers,
        ends.getFirst().count(),
        ends.getLast().count(),
        now,
        better(view, wager, ends, now));
  }

  private static @Nullable Prize better(
      View view, Standing wager, List<End> ends, @Nullable Prize now) {
    var floor = now == null ? Money.ZERO : now.amount();
    for (var end : ends.subList(1, ends.size())) {
      var prize = prize(view, wager, end);
      if (prize != null && prize.amount().compareTo(floor) > 0) {
        return prize;
      }
    }
    return null;
  }

  /// The ways to end from a state on, by rising count: the machine itself is led from state to
  /// state, so that nothing here knows its rule.
  private static List<End> ends(Machine machine, int from) {
    var ends = new LinkedHashMap<Integer, End>();
    var state = from;
    while (state >= Machine.START) {
      var further = -1;
      var here = new ArrayList<End>();
      for (var total = 2; total <= 12; total++) {
        var roll = new Roll(total / 2, total - total / 2);
        switch (machine.advance(state, roll)) {
          case Step.Ends(Ending.Tally(var count)) -> here.add(new End(count, state, roll));
          case Step.Ends _ -> throw new IllegalStateException("a bonus wager without a tally");
          case Step.Stays(var next) -> further = next == state ? further : next;
        }
      }
      here.forEach(end -> ends.putIfAbsent(end.count(), end));
      state = further;
    }
    return sorted(ends.values());
  }

  private static List<End> sorted(Collection<End> ends) {
    return ends.stream().sorted((one, other) -> one.count() - other.count()).toList();
  }

  /// What the wager would be paid, by settling it alone.
  private static @Nullable Prize prize(View view, Standing wager, End end) {
    var alone = view.with(view.table().with(List.of(wager.moved(end.state()))));
    var lines = Settler.settle(alone, end.roll()).lines();
    return lines.isEmpty() ? null : prize(lines.getFirst(), end);
  }

  private static @Nullable Prize prize(Line line, End end) {
    var row = line.row();
    return row == null || line.result() != Result.WIN
        ? null
        : new Prize(end.count(), row, line.winnings(), line.jackpot() != null);
  }
}
