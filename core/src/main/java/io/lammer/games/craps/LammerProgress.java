package io.lammer.games.craps;

import io.lammer.rules.Ending;
import io.lammer.rules.Money;
import io.lammer.rules.compiled.Automaton;
import io.lammer.table.BonusProgress;
import io.lammer.table.BonusProgress.Prize;
import io.lammer.table.Markers;
import io.lammer.table.Settlement.Line;
import io.lammer.table.Settlement.Result;
import io.lammer.table.Settler;
import io.lammer.table.StandingBet;
import io.lammer.table.View;
import io.lammer.table.WagerRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Finds how far the bonus wagers with lammers have come, and what they pay now and next.
final class LammerProgress {
  /// A way for a wager to end: its state before the roll, and the roll that ends it.
  private record End(int count, int state, Roll roll) {}

  private LammerProgress() {}

  /// The bonus wagers in progress, in the order in which they were made.
  static List<BonusProgress> of(View view) {
    record Kind(WagerRef wager, int state, Money stake) {}
    var kinds = new LinkedHashMap<Kind, List<StandingBet>>();
    for (var wager : view.table().wagers()) {
      var kind = new Kind(wager.wager(), wager.state(), wager.stake());
      kinds.computeIfAbsent(kind, _ -> new ArrayList<>()).add(wager);
    }
    return kinds.values().stream().flatMap(alike -> of(view, alike).stream()).toList();
  }

  /// Empty for a wager without lammers, or in a state that play cannot reach.
  private static Optional<BonusProgress> of(View view, List<StandingBet> alike) {
    var wager = alike.getFirst();
    var machine = wager.offer(view.table().layout()).wager().machine();
    var lammers = Lammers.of(machine, wager.state());
    if (lammers.isEmpty()) {
      return Optional.empty();
    }
    var automaton = Automaton.of(machine, Rolls.ALL);
    var state = automaton.number(wager.state());
    return state < 0
        ? Optional.empty()
        : Optional.of(of(view, alike, lammers.get(), ends(automaton, state)));
  }

  private static BonusProgress of(
      View view, List<StandingBet> alike, Markers lammers, List<End> ends) {
    var wager = alike.getFirst();
    var now = prize(view, wager, ends.getFirst());
    return new BonusProgress(
        wager.offer(view.table().layout()),
        wager.stake(),
        alike.stream().map(StandingBet::seat).toList(),
        lammers,
        ends.getFirst().count(),
        ends.getLast().count(),
        now,
        better(view, wager, ends, now));
  }

  private static @Nullable Prize better(
      View view, StandingBet wager, List<End> ends, @Nullable Prize now) {
    var floor = now == null ? Money.ZERO : now.amount();
    for (var end : ends.subList(1, ends.size())) {
      var prize = prize(view, wager, end);
      if (prize != null && prize.amount().compareTo(floor) > 0) {
        return prize;
      }
    }
    return null;
  }

  /// One way to end with each count that is possible from a state, in ascending order of count.
  private static List<End> ends(Automaton automaton, int from) {
    var ends = new TreeMap<Integer, End>();
    for (var state : automaton.from(from)) {
      for (var roll = 0; roll < Rolls.ALL.size(); roll++) {
        var next = automaton.next(state, roll);
        if (next < 0) {
          if (!(automaton.endings().get(~next) instanceof Ending.Tally(var count))) {
            throw new IllegalStateException("a bonus wager without a tally");
          }
          ends.putIfAbsent(count, new End(count, automaton.state(state), Rolls.ALL.get(roll)));
        }
      }
    }
    return List.copyOf(ends.values());
  }

  /// The pay of the wager, found by settling it alone.
  private static @Nullable Prize prize(View view, StandingBet wager, End end) {
    var offer = wager.offer(view.table().layout());
    var alone = view.with(view.table().with(List.of(wager.moved(offer, end.state()))));
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
