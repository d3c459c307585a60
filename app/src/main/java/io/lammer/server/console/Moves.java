package io.lammer.server.console;

import static io.lammer.server.page.Words.say;
import static java.util.Comparator.comparingInt;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toList;
import static java.util.stream.Collectors.toMap;

import io.lammer.rules.Outcome;
import io.lammer.tables.Felt;
import io.lammer.tables.Lammers;
import io.lammer.tables.Offer;
import io.lammer.tables.Standing;
import io.lammer.tables.Table;
import io.lammer.tables.Travelled;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// What a dealer moves besides chips that are paid: puck, come wagers and lammers.
final class Moves {
  private final Table before;
  private final Table after;
  private final List<String> moves = new ArrayList<>();

  private Moves(Table before, Table after) {
    this.before = before;
    this.after = after;
  }

  static List<String> of(Table before, Outcome outcome, Table after) {
    var moves = new Moves(before, after);
    if (before.felt() instanceof Felt.Craps was && after.felt() instanceof Felt.Craps is) {
      moves.puck(was.point(), is.point());
      moves.travelled(outcome);
      moves.lammers();
    }
    return moves.moves;
  }

  /// Puck and lammers as they were, after a roll that does not count.
  static List<String> back(Table settled, Table restored) {
    var moves = new Moves(settled, restored);
    if (settled.felt() instanceof Felt.Craps was && restored.felt() instanceof Felt.Craps is) {
      moves.puck(was.point(), is.point());
      moves.differing("console.void.lammers-on", states(settled), states(restored));
      moves.differing("console.void.lammers-off", states(restored), states(settled));
    }
    return moves.moves;
  }

  private void differing(String key, Map<Offer, Integer> from, Map<Offer, Integer> to) {
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

  private void puck(int was, int is) {
    if (was != is) {
      moves.add(is == 0 ? say("console.move.puck-off") : say("console.move.puck-on", is));
    }
  }

  /// One line for all that go to a number, however many seats have made them.
  private void travelled(Outcome outcome) {
    Travelled.by(outcome, before, after).stream()
        .sorted(comparingInt(Standing::seat))
        .collect(groupingBy(wager -> label(wager.offer()), LinkedHashMap::new, toList()))
        .forEach(
            (label, wagers) ->
                moves.add(
                    say(
                        "console.move.travels",
                        label,
                        wagers.getFirst().state(),
                        wagers.stream().map(Moves::seat).collect(joining(", ")))));
  }

  private static String seat(Standing wager) {
    return say("console.move.travels-seat", wager.seat(), wager.stake().brief());
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
        (number, names) -> moves.add(say("console.move.lammer", number, String.join(", ", names))));
    if (!off.isEmpty()) {
      moves.add(say("console.move.lammers-off", String.join(", ", off)));
    }
  }

  /// Wagers of a kind are in one state, since none is made while another is in progress.
  private static Map<Offer, Integer> states(Table table) {
    return table.wagers().stream()
        .collect(toMap(Standing::offer, Standing::state, (first, _) -> first, LinkedHashMap::new));
  }

  private static List<Integer> rolled(Offer offer, int state) {
    return Lammers.of(offer.wager().machine(), state).map(Lammers::rolled).orElse(List.of());
  }

  private String label(Offer offer) {
    return Panel.title(before.layout(), offer);
  }
}
