package io.lammer.web.games.craps;

import static io.lammer.web.page.Texts.say;
import static java.util.Comparator.comparingInt;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toList;
import static java.util.stream.Collectors.toMap;

import io.lammer.rules.Outcome;
import io.lammer.table.Markers;
import io.lammer.table.OfferedWager;
import io.lammer.table.StandingBet;
import io.lammer.table.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The dealer's moves after an outcome, other than paying and taking: puck, come bets and lammers.
final class LayoutMoves {
  private final Table before;
  private final Table after;
  private final List<String> moves = new ArrayList<>();

  private LayoutMoves(Table before, Table after) {
    this.before = before;
    this.after = after;
  }

  static List<String> of(Table before, Outcome outcome, Table after) {
    var moves = new LayoutMoves(before, after);
    moves.puck();
    moves.travelled(outcome);
    moves.lammers();
    return moves.moves;
  }

  /// The moves that restore puck and lammers after a voided roll.
  static List<String> back(Table settled, Table restored) {
    var moves = new LayoutMoves(settled, restored);
    moves.puck();
    moves.differing("craps.void.lammers-on", states(settled), states(restored));
    moves.differing("craps.void.lammers-off", states(restored), states(settled));
    return moves.moves;
  }

  private void differing(
      String key, Map<OfferedWager, Integer> from, Map<OfferedWager, Integer> to) {
    to.forEach(
        (offer, state) -> {
          var lit = from.containsKey(offer) ? rolled(offer, from.get(offer)) : List.of();
          var numbers = rolled(offer, state).stream().filter(it -> !lit.contains(it)).toList();
          if (!numbers.isEmpty()) {
            var said = numbers.stream().map(String::valueOf).collect(joining(", "));
            moves.add(say(key, said, label(offer)));
          }
        });
  }

  private void puck() {
    var was = CrapsPages.felt(before).point();
    var is = CrapsPages.felt(after).point();
    if (was != is) {
      moves.add(is == 0 ? say("craps.move.puck-off") : say("craps.move.puck-on", is));
    }
  }

  /// One line for each wager, with all seats that have it: one roll moves them all to the same
  /// number.
  private void travelled(Outcome outcome) {
    before.layout().play().moved(outcome, before, after).stream()
        .sorted(comparingInt(StandingBet::seat))
        .collect(
            groupingBy(wager -> label(wager.offer(before.layout())), LinkedHashMap::new, toList()))
        .forEach(
            (label, wagers) ->
                moves.add(
                    say(
                        "craps.move.travels",
                        label,
                        wagers.getFirst().state(),
                        wagers.stream().map(LayoutMoves::seat).collect(joining(", ")))));
  }

  private static String seat(StandingBet wager) {
    return say("craps.move.travels-seat", wager.seat(), wager.stake().brief());
  }

  private void lammers() {
    var lit = new TreeMap<Integer, List<String>>();
    var off = new ArrayList<String>();
    var later = states(after);
    states(before)
        .forEach(
            (offer, state) -> {
              var was = rolled(offer, state);
              if (!later.containsKey(offer)) {
                if (!was.isEmpty()) {
                  off.add(label(offer));
                }
                return;
              }
              var is = rolled(offer, later.get(offer));
              is.stream()
                  .filter(number -> !was.contains(number))
                  .forEach(
                      number ->
                          lit.computeIfAbsent(number, _ -> new ArrayList<>()).add(label(offer)));
            });
    lit.forEach(
        (number, names) -> moves.add(say("craps.move.lammer", number, String.join(", ", names))));
    if (!off.isEmpty()) {
      moves.add(say("craps.move.lammers-off", String.join(", ", off)));
    }
  }

  /// One state for each wager suffices: no bet on it can be added while it is in progress.
  private static Map<OfferedWager, Integer> states(Table table) {
    return table.wagers().stream()
        .collect(
            toMap(
                it -> it.offer(table.layout()),
                StandingBet::state,
                (first, _) -> first,
                LinkedHashMap::new));
  }

  private List<Integer> rolled(OfferedWager offer, int state) {
    return before.layout().play().markers(offer, state).map(Markers::reached).orElse(List.of());
  }

  private String label(OfferedWager offer) {
    return CrapsConsole.title(before.layout(), offer);
  }
}
