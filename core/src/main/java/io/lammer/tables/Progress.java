package io.lammer.tables;

import io.lammer.rules.Ending;
import io.lammer.rules.Money;
import io.lammer.rules.Outcome.Roll;
import io.lammer.rules.compiled.Automaton;
import io.lammer.rules.compiled.Outcomes;
import io.lammer.tables.Settlement.Line;
import io.lammer.tables.Settlement.Result;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
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
    return kinds.values().stream().flatMap(alike -> of(view, alike).stream()).toList();
  }

  /// Nothing for a wager without lammers, nor for one in a state that play does not lead to.
  private static Optional<Progress> of(View view, List<Standing> alike) {
    var wager = alike.getFirst();
    var machine = wager.offer().wager().machine();
    var lammers = wager.lammers();
    if (lammers.isEmpty()) {
      return Optional.empty();
    }
    var automaton = Automaton.of(machine, Outcomes.ROLLS);
    var state = automaton.number(wager.state());
    return state < 0
        ? Optional.empty()
        : Optional.of(of(view, alike, lammers.get(), ends(automaton, state)));
  }

  private static Progress of(View view, List<Standing> alike, Lammers lammers, List<End> ends) {
    var wager = alike.getFirst();
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

  /// The ways to end from a state on, by rising count.
  private static List<End> ends(Automaton automaton, int from) {
    var ends = new TreeMap<Integer, End>();
    for (var state : automaton.from(from)) {
      for (var roll = 0; roll < Outcomes.ROLLS.size(); roll++) {
        var next = automaton.next(state, roll);
        if (next < 0) {
          if (!(automaton.endings().get(~next) instanceof Ending.Tally(var count))) {
            throw new IllegalStateException("a bonus wager without a tally");
          }
          ends.putIfAbsent(count, new End(count, automaton.state(state), Outcomes.ROLLS.get(roll)));
        }
      }
    }
    return List.copyOf(ends.values());
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
