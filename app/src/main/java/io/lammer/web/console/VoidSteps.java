package io.lammer.web.console;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.LiveTable;
import io.lammer.house.LiveTable.Past;
import io.lammer.house.LiveTable.Undone;
import io.lammer.render.words.WagerNames;
import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.table.Settlement;
import io.lammer.table.StandingBet;
import io.lammer.table.Table;
import io.lammer.table.Table.Phase;
import io.lammer.web.games.GamePages;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The chips and lammers that a dealer moves after a round was voided. Shown until bets are locked
/// again.
///
/// @param moves moves other than the seats' chips
public record VoidSteps(List<OfSeat> seats, List<String> moves) {
  /// The steps for one seat.
  ///
  /// @param paid the amount paid to the seat, which is taken back
  /// @param up wagers to put up again
  /// @param off later wagers to hand back
  public record OfSeat(int seat, Money paid, List<String> up, List<String> off) {
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

  /// Null unless the last round was just voided.
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
    private final List<StandingBet> travelled;
    private final TreeMap<Integer, OfSeat> seats = new TreeMap<>();

    Undoing(Undone voided) {
      this.voided = voided;
      settled = voided.rounds().getFirst().after();
      restored = voided.rounds().getLast().before().table();
      travelled = voided.rounds().stream().flatMap(it -> travelled(it).stream()).toList();
    }

    private static List<StandingBet> travelled(Past past) {
      var before = past.before().table();
      return before.layout().play().moved(past.outcome(), before, past.after());
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

    /// Puts up a wager that was taken. A come bet that moved to its number is still there and only
    /// moves back.
    private void putUp(StandingBet wager) {
      if (travelled.stream()
          .anyMatch(
              it -> it.seat() == wager.seat() && isBox(wager) && it.name().equals(wager.name()))) {
        return;
      }
      var lies =
          settled
              .find(wager.seat(), wager.spot())
              .filter(it -> !travelled.contains(it))
              .map(StandingBet::stake)
              .orElse(Money.ZERO);
      var up = wager.stake().minus(lies);
      if (up.isPositive()) {
        seat(wager.seat()).up().add(wager(wager.spot(), up));
      }
    }

    private boolean isBox(StandingBet wager) {
      return wager.spot().equals(offered(wager));
    }

    /// The spot on which the wager is made.
    private Spot offered(StandingBet wager) {
      return wager.offer(restored.layout()).wager().spot();
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
                WagerNames.label(restored.layout(), offered(wager)),
                wager.state(),
                wager.seat(),
                wager.stake().brief()));
      }
      moves.addAll(GamePages.of(settled).console().movesBack(settled, restored));
      return moves;
    }

    private String wager(Spot spot, Money stake) {
      return say("console.void.wager", WagerNames.label(restored.layout(), spot), stake.brief());
    }
  }
}
