package io.lammer.server.console;

import io.lammer.report.json.Members;
import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.rules.craps.Until;
import io.lammer.tables.Answer;
import io.lammer.tables.Command;
import io.lammer.tables.Decider;
import io.lammer.tables.Event;
import io.lammer.tables.Evolution;
import io.lammer.tables.Felt;
import io.lammer.tables.Offer;
import io.lammer.tables.Refusal;
import io.lammer.tables.Standing;
import io.lammer.tables.Table;
import io.lammer.tables.View;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.TableEvent.Aside;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Several commands that one touch stands for, as far as the table takes them.
///
/// @param commands as the API reads them
/// @param left why others were left out
/// @param held how many more there are for whoever asks once more
public record KeyedCommands(
    List<Map<String, Map<String, @Nullable Object>>> commands, Set<Left> left, int held) {
  /// Why something was left out: a code of a refusal, and its sentence.
  public record Left(String code, String detail) {
    private static final Left SENSOR = new Left("sensor-only", "");

    private Left(Refusal refusal) {
      this(refusal.code().word(), refusal.said());
    }
  }

  /// Tries commands one after another on what the ones before them left.
  private static final class Trial {
    private final List<Map<String, Map<String, @Nullable Object>>> commands = new ArrayList<>();
    private final Set<Left> left = new LinkedHashSet<>();
    private View view;
    private int held;

    Trial(View view) {
      this.view = view;
    }

    /// @return why not, or null
    @Nullable Left take(Command command, String word, Members body) {
      return switch (Decider.decide(view, command)) {
        case Answer.Refused<List<Event>>(var refusals) -> new Left(refusals.getFirst());
        case Answer.Accepted<List<Event>>(var events) -> {
          events.forEach(event -> view = Evolution.evolve(view, event));
          commands.add(Map.of(word, body));
          yield null;
        }
      };
    }

    void bet(int seat, Offer offer, Money stake) {
      bet(seat, offer.wager().spot(), offer.jackpot() == null ? stake : null);
    }

    /// @param stake null for a fixed amount
    void bet(int seat, Spot at, @Nullable Money stake) {
      var spot = Command.Keyed.of(at);
      var amount = stake == null ? null : dollars(stake);
      var body = body(seat, spot).with(amount != null, "amount", amount);
      var refused = take(new Command.Bet(seat, spot, amount), "bet", body);
      if (refused != null) {
        left.add(refused);
      }
    }

    @Nullable Left takeDown(Standing wager) {
      var spot = Command.Keyed.of(wager.spot());
      return take(
          new Command.TakeDown(wager.seat(), spot, null), "take-down", body(wager.seat(), spot));
    }

    KeyedCommands done() {
      return new KeyedCommands(commands, left, held);
    }
  }

  /// The wagers that lay there before the last round that took some away, and do not any more.
  ///
  /// @param seat 0 for all seats
  /// @param all those too that are seldom wanted again: see [#isHeld]
  static KeyedCommands again(View view, LiveTable live, int seat, boolean all) {
    var trial = new Trial(view);
    live.recent().beforeDecision().stream()
        .filter(lay -> seat == 0 || lay.seat() == seat)
        .filter(lay -> view.table().find(lay.seat(), lay.spot()).isEmpty())
        .forEach(lay -> offer(view.table(), lay).ifPresent(it -> again(trial, it, lay, all)));
    return trial.done();
  }

  /// A come wager on its number was made as a come wager.
  private static Optional<Offer> offer(Table table, Aside lay) {
    var offers = table.layout().offers();
    return Optional.ofNullable(offers.get(lay.spot()))
        .or(() -> Optional.ofNullable(offers.get(Spot.of(lay.spot().wager()))));
  }

  /// A jackpot wager is made by covering its sensor, and by nothing else.
  private static void again(Trial trial, Offer offer, Aside lay, boolean all) {
    if (offer.jackpot() != null) {
      trial.left.add(Left.SENSOR);
    } else if (!all && isHeld(trial.view.table(), offer)) {
      trial.held++;
    } else {
      trial.bet(lay.seat(), offer, lay.stake());
    }
  }

  /// Of craps: what was made for one roll, and what does not work on a come-out roll.
  private static boolean isHeld(Table table, Offer offer) {
    return table.felt() instanceof Felt.Craps craps
        && offer.isMain()
        && (offer.wager().machine().equals(Until.ANY_ROLL)
            || (craps.isComeOut() && offer.conduct().offOnComeOut()));
  }

  /// The wagers that a void set aside and that were not made again.
  static KeyedCommands putBack(View view, LiveTable live) {
    var trial = new Trial(view);
    var voided = live.voided();
    for (var bet : voided == null ? List.<Aside>of() : voided.aside()) {
      offer(view.table(), bet)
          .ifPresentOrElse(
              it -> trial.bet(bet.seat(), it, bet.stake()),
              () -> trial.bet(bet.seat(), bet.spot(), bet.stake()));
    }
    return trial.done();
  }

  /// Everything that may come down. Odds come down before what they stand on, so that what is
  /// refused at first is tried again.
  static KeyedCommands down(View view, int seat) {
    var trial = new Trial(view);
    var open = new ArrayList<Standing>(view.table().wagers());
    open.removeIf(wager -> seat != 0 && wager.seat() != seat);
    var before = open.size() + 1;
    while (open.size() < before) {
      before = open.size();
      open.removeIf(wager -> trial.takeDown(wager) == null);
    }
    for (var wager : open) {
      var refused = trial.takeDown(wager);
      if (refused != null) {
        trial.left.add(refused);
      }
    }
    return trial.done();
  }

  private static Members body(int seat, Command.Keyed spot) {
    return new Members()
        .with("seat", seat)
        .with("wager", spot.wager())
        .with(spot.number() != null, "number", spot.number())
        .with(spot.dice() != null, "dice", spot.dice())
        .with(spot.sensor() != null, "sensor", spot.sensor());
  }

  private static BigDecimal dollars(Money amount) {
    return new BigDecimal(amount.plain()).stripTrailingZeros();
  }
}
