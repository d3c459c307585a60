package io.lammer.server.console;

import static io.lammer.server.page.Words.say;

import io.lammer.report.felt.FeltSvg;
import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.tables.Settlement;
import io.lammer.tables.Standing;
import io.lammer.tables.Table;
import io.lammer.tables.Table.Phase;
import io.lammer.tables.Travelled;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.LiveTable.Past;
import io.lammer.tables.floor.LiveTable.Undone;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The chips and lammers that a dealer moves after a round was voided, until bets are closed again.
///
/// @param moves what is to be done beside the seats' chips
public record VoidSteps(List<OfSeat> seats, List<String> moves) {
  /// What is to be done with one seat.
  ///
  /// @param paid what the seat was paid, which is taken back
  /// @param up wagers that are put up again
  /// @param off wagers made since, which are handed back
  public record OfSeat(int seat, Money paid, List<String> up, List<String> off) {
    /// In the order in which it is done.
    public List<String> steps() {
      var steps = new ArrayList<String>();
      if (paid.isPositive()) {
        steps.add(say("console.void.take-back", paid.brief()));
      }
      if (!up.isEmpty()) {
        steps.add(say("console.void.put-up", String.join(", ", up)));
      }
      if (!off.isEmpty()) {
        steps.add(say("console.void.hand-back", String.join(", ", off)));
      }
      return steps;
    }
  }

  /// Null when no round was just voided.
  static @Nullable VoidSteps of(LiveTable live) {
    var voided = live.voided();
    return voided == null
            || voided.round() != live.round()
            || live.playing().phase() != Phase.BETTING
        ? null
        : new Undoing(voided).steps();
  }

  private static final class Undoing {
    private final Undone voided;
    private final Table settled;
    private final Table restored;
    private final List<Standing> travelled;
    private final TreeMap<Integer, OfSeat> seats = new TreeMap<>();

    Undoing(Undone voided) {
      this.voided = voided;
      settled = voided.rounds().getFirst().after();
      restored = voided.rounds().getLast().before().table();
      travelled = voided.rounds().stream().flatMap(it -> travelled(it).stream()).toList();
    }

    private static List<Standing> travelled(Past past) {
      return Travelled.by(past.outcome(), past.before().table(), past.after());
    }

    VoidSteps steps() {
      for (var past : voided.rounds()) {
        past.settlement().lines().forEach(this::paid);
      }
      restored.wagers().forEach(this::putUp);
      voided.aside().forEach(bet -> seat(bet.seat()).off().add(wager(bet.spot(), bet.stake())));
      return new VoidSteps(
          seats.values().stream().filter(seat -> !seat.steps().isEmpty()).toList(), moves());
    }

    private OfSeat seat(int number) {
      return seats.computeIfAbsent(
          number, it -> new OfSeat(it, Money.ZERO, new ArrayList<>(), new ArrayList<>()));
    }

    private void paid(Settlement.Line line) {
      var seat = seat(line.seat());
      var paid = seat.paid().plus(Payout.handedOver(line));
      seats.put(line.seat(), new OfSeat(line.seat(), paid, seat.up(), seat.off()));
    }

    /// A come wager that went to its number lies there and comes back by itself.
    private void putUp(Standing wager) {
      if (travelled.stream()
          .anyMatch(it -> it.seat() == wager.seat() && isBox(wager) && isSame(it, wager))) {
        return;
      }
      var lies =
          settled
              .find(wager.seat(), wager.spot())
              .filter(it -> !travelled.contains(it))
              .map(Standing::stake)
              .orElse(Money.ZERO);
      var up = wager.stake().minus(lies);
      if (up.isPositive()) {
        seat(wager.seat()).up().add(wager(wager.spot(), up));
      }
    }

    private static boolean isBox(Standing wager) {
      return wager.spot().equals(wager.offer().wager().spot());
    }

    private static boolean isSame(Standing one, Standing other) {
      return one.offer().equals(other.offer());
    }

    private List<String> moves() {
      var moves = new ArrayList<String>();
      var envy =
          voided.rounds().stream()
              .flatMap(past -> past.settlement().envy().stream())
              .map(Settlement.EnvyPay::amount)
              .reduce(Money.ZERO, Money::plus);
      if (envy.isPositive()) {
        moves.add(say("console.void.envy", envy.brief()));
      }
      for (var wager : travelled) {
        moves.add(
            say(
                "console.void.travels",
                Panel.title(restored.layout(), wager.offer()),
                wager.state(),
                wager.seat(),
                wager.stake().brief()));
      }
      moves.addAll(Moves.back(settled, restored));
      return moves;
    }

    private String wager(Spot spot, Money stake) {
      return say("console.void.wager", FeltSvg.label(restored.layout(), spot), stake.brief());
    }
  }
}
