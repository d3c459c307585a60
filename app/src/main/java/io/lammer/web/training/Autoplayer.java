package io.lammer.web.training;

import io.lammer.house.LiveTable;
import io.lammer.table.Command;
import io.lammer.table.OfferedWager;
import io.lammer.table.RandomOutcomes;
import io.lammer.table.Table;
import io.lammer.table.Table.Phase;
import io.lammer.web.games.GamePages;
import io.lammer.web.games.TrainingStep;
import io.lammer.web.games.TrainingTable;
import io.lammer.web.games.Wishes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/// Chooses the next step of the players and the dealer of one table from its current state, which a
/// person may have changed meanwhile.
final class Autoplayer {
  private static final int PLAYERS = 5;

  private record Played(GamePages pages, TrainingTable table) {}

  private final Random random;
  private final RandomOutcomes chance;
  private final List<Integer> seats = new ArrayList<>();
  private final Deque<Integer> bettors = new ArrayDeque<>();
  private final Deque<Command> luck = new ArrayDeque<>();
  private long round = -1;
  private @Nullable Played played;

  Autoplayer(long seed) {
    this.random = new Random(seed);
    this.chance = new RandomOutcomes(random::nextInt);
  }

  /// Makes these the next outcomes, as far as they are possible.
  void wish(List<Command> outcomes) {
    luck.clear();
    luck.addAll(outcomes);
  }

  /// @param dealing false if a person deals
  Optional<TrainingStep> next(LiveTable live, boolean dealing) {
    if (live.status() != LiveTable.Status.OPEN) {
      return Optional.empty();
    }
    var table = live.playing();
    if (table.phase() == Phase.BETTING) {
      begin(live);
      return players(table)
          .or(() -> dealing ? Optional.of(training(table).call(table)) : Optional.empty());
    }
    if (!dealing) {
      return Optional.empty();
    }
    return Optional.of(
        table.entered() == null
            ? outcome(table)
            : TrainingStep.dealer(new Command.Confirm(), 1500));
  }

  private TrainingTable training(Table table) {
    var pages = GamePages.of(table);
    if (played == null || played.pages() != pages) {
      played = new Played(pages, pages.training().table(random));
    }
    return played.table();
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
    training(table).begin(table, seats);
  }

  private Optional<TrainingStep> players(Table table) {
    var training = training(table);
    var first = training.first(table);
    if (first.isPresent()) {
      return first;
    }
    return bettors.isEmpty() || !training.takesWagers(table)
        ? Optional.empty()
        : Optional.of(
            TrainingStep.player(
                wishes(table, bettors.remove()), GamePages.of(table).training().wagersMillis()));
  }

  private List<Command> wishes(Table table, int seat) {
    var wishes = new Wishes(table, seat, random);
    if (random.nextInt(12) == 0) {
      return wishes.commands();
    }
    training(table).wish(wishes);
    for (var offer : table.layout().offers().values()) {
      if (!offer.isMain()
          && table.wagers().stream().noneMatch(it -> it.is(seat, offer.wager().spot()))) {
        bonus(offer, wishes);
      }
    }
    return wishes.commands();
  }

  private static void bonus(OfferedWager offer, Wishes wishes) {
    if (offer.jackpot() != null) {
      if (wishes.chance(70)) {
        wishes.fixed(offer);
      }
    } else if (wishes.chance(18)) {
      wishes.bet(offer, 5);
    }
  }

  private TrainingStep outcome(Table table) {
    var wished = luck.poll();
    var outcome = wished == null ? chance.outcome(table) : wished;
    return TrainingStep.dealer(outcome, GamePages.of(table).training().outcomeMillis());
  }
}
