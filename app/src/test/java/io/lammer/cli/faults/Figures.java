package io.lammer.cli.faults;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// What is told of it all.
final class Figures {
  private final Map<Fault, List<Double>> first = new EnumMap<>(Fault.class);
  private final Map<Fault, List<Double>> all = new EnumMap<>(Fault.class);
  private final List<Double> takeovers = new ArrayList<>();
  private final Map<String, Long> again = new TreeMap<>();
  private long acknowledged;
  private long refused;
  private long updates;
  private long epochs;
  private long restarts;

  /// @param since from when on it counts: what has to be mended first is counted from then
  void note(Fault fault, Load load, long since) {
    var served =
        load.tables().stream()
            .map(table -> load.served(table, since).orElseThrow())
            .map(moment -> (moment - since) / 1e9)
            .sorted()
            .toList();
    first.computeIfAbsent(fault, _ -> new ArrayList<>()).add(served.getFirst());
    all.computeIfAbsent(fault, _ -> new ArrayList<>()).add(served.getLast());
    if (fault.victim == Fault.Victim.WRITER) {
      takeovers.add(served.getFirst());
    }
    System.out.printf(
        "%-18s first %.2f s, every table %.2f s%n", fault, served.getFirst(), served.getLast());
  }

  void end(Load load, long shown, long epoch, int started) {
    for (var command : load.asked().values()) {
      var answer = command.answer();
      if (answer != null && answer.receipt() != null) {
        acknowledged++;
      } else if (answer != null) {
        refused++;
      }
    }
    load.again().forEach((why, count) -> again.merge(why, count.sum(), Math::addExact));
    updates += shown;
    epochs += epoch;
    restarts += started;
  }

  /// As it stands in docs/reliability.md.
  void print() {
    System.out.println("\n| what | times | first command | 99% | every table | 99% |");
    System.out.println("|---|---|---|---|---|---|");
    first.forEach(
        (fault, times) ->
            System.out.printf(
                "| %s | %d | %s | %s |%n",
                fault.what, times.size(), times(times), times(all.getOrDefault(fault, List.of()))));
    System.out.printf(
        "%n%d faults; take-overs: %d, median and 99%% %s s; %,d acknowledged, %,d refused, %,d"
            + " updates of displays, epoch %d, %d servers ended by themselves; sent again: %s%n",
        first.values().stream().mapToInt(List::size).sum(),
        takeovers.size(),
        times(takeovers),
        acknowledged,
        refused,
        updates,
        epochs,
        restarts,
        again);
  }

  private static String times(List<Double> times) {
    if (times.isEmpty()) {
      return "- | -";
    }
    var sorted = times.stream().sorted().toList();
    var worst = sorted.get((int) Math.ceil(sorted.size() * 0.99) - 1);
    return "%.2f | %.2f".formatted(sorted.get(sorted.size() / 2), worst);
  }
}
