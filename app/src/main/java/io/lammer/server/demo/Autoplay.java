package io.lammer.server.demo;

import io.lammer.tables.Chance;
import io.lammer.tables.Command;
import io.lammer.tables.Felt;
import io.lammer.tables.Table;
import io.lammer.tables.Table.Phase;
import io.lammer.tables.floor.LiveTable;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/// Decides what players and dealer of one table do next, from what lies there: a person may have
/// played on meanwhile.
final class Autoplay {
  /// One thing that happens at a table that plays by itself.
  ///
  /// @param after how long people take before the next
  record Step(boolean ofDealer, List<Command> commands, Duration after) {
    private static Step player(List<Command> commands, int millis) {
      return new Step(false, commands, Duration.ofMillis(millis));
    }

    private static Step dealer(Command command, int millis) {
      return new Step(true, List.of(command), Duration.ofMillis(millis));
    }
  }

  private static final int PLAYERS = 5;

  private final Random random;
  private final Players players;
  private final Chance chance;
  private final List<Integer> seats = new ArrayList<>();
  private final Deque<Integer> bettors = new ArrayDeque<>();
  private final Deque<Integer> fighters = new ArrayDeque<>();
  private final Deque<Command> luck = new ArrayDeque<>();
  private long round = -1;
  private int point;

  Autoplay(long seed) {
    this.random = new Random(seed);
    this.players = new Players(random);
    this.chance = new Chance(random::nextInt);
  }

  /// The next outcomes are these, as far as they are possible.
  void wish(List<Command> outcomes) {
    luck.clear();
    luck.addAll(outcomes);
  }

  /// @param dealing false where a person deals
  Optional<Step> next(LiveTable live, boolean dealing) {
    if (live.status() != LiveTable.Status.OPEN) {
      return Optional.empty();
    }
    var table = live.playing();
    if (table.phase() == Phase.BETTING) {
      begin(live);
      return players(table).or(() -> dealing ? Optional.of(call(table)) : Optional.empty());
    }
    if (!dealing) {
      return Optional.empty();
    }
    return Optional.of(
        table.entered() == null ? outcome(table) : Step.dealer(new Command.Confirm(), 1500));
  }

  private void begin(LiveTable live) {
    if (live.round() == round) {
      return;
    }
    var table = live.playing();
    if (seats.isEmpty()) {
      for (var seat = 1; seat <= table.layout().rules().seats(); seat++) {
        seats.add(seat);
      }
    }
    round = live.round();
    Collections.shuffle(seats, random);
    bettors.clear();
    bettors.addAll(seats.subList(0, Math.min(PLAYERS, seats.size())));
    fighters.clear();
    if (table.layout().offersFightback()) {
      fighters.addAll(seats.subList(0, 2));
    }
  }

  private Optional<Step> players(Table table) {
    if (table.felt() instanceof Felt.Baccarat felt) {
      if (table.fightbackRound().isPresent() && !fighters.isEmpty()) {
        return Optional.of(Step.player(players.fightback(fighters.remove()), 900));
      }
      if (table.awaitsCard() || felt.isOver()) {
        return Optional.empty();
      }
    }
    return bettors.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Step.player(players.wishes(table, bettors.remove()), Pace.wagers(table.felt())));
  }

  /// What the dealer does while wagers may be made.
  private Step call(Table table) {
    if (table.felt() instanceof Felt.Baccarat felt && table.awaitsCard()) {
      return Step.dealer(chance.fightback(felt), 2500);
    }
    if (table.felt() instanceof Felt.Baccarat felt && felt.isOver()) {
      return Step.dealer(chance.newShoe(), 6000);
    }
    if (!(table.felt() instanceof Felt.Craps felt)) {
      return Step.dealer(new Command.Lock(), 2500);
    }
    if (isNewShooterDue(felt)) {
      point = 0;
      return Step.dealer(
          new Command.NewShooter(felt.shooter() % table.layout().rules().seats() + 1), 900);
    }
    point = felt.point();
    return Step.dealer(new Command.Lock(), 1000);
  }

  private boolean isNewShooterDue(Felt.Craps felt) {
    return felt.shooter() == 0 || (point != 0 && felt.isComeOut() && felt.afterSeven());
  }

  private Step outcome(Table table) {
    var wished = luck.poll();
    var outcome = wished == null ? chance.outcome(table) : wished;
    return Step.dealer(outcome, Pace.outcome(table.felt()));
  }
}
