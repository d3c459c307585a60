package io.lammer.server.console;

import static io.lammer.server.page.Words.say;

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
import java.util.stream.Collectors;

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

  private void puck(int was, int is) {
    if (was != is) {
      moves.add(is == 0 ? say("console.move.puck-off") : say("console.move.puck-on", is));
    }
  }

  private void travelled(Outcome outcome) {
    for (var wager : Travelled.by(outcome, before, after)) {
      moves.add(
          say(
              "console.move.travels",
              wager.seat(),
              label(wager.offer()),
              wager.stake().brief(),
              wager.state()));
    }
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
        .collect(
            Collectors.toMap(
                Standing::offer, Standing::state, (first, _) -> first, LinkedHashMap::new));
  }

  private static List<Integer> rolled(Offer offer, int state) {
    return Lammers.of(offer.wager().machine(), state).map(Lammers::rolled).orElse(List.of());
  }

  private String label(Offer offer) {
    return Panel.title(before.layout(), offer);
  }
}
