package io.lammer.server.console;

import static io.lammer.server.page.Words.say;

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
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Several commands that one touch stands for, as far as the table takes them.
///
/// @param commands as the API reads them
/// @param left why others were left out
/// @param held how many more there are for whoever asks once more
public record KeyedCommands(
    List<Map<String, Map<String, @Nullable Object>>> commands, Set<String> left, int held) {

  /// Tries commands one after another on what the ones before them left.
  private static final class Trial {
    private final List<Map<String, Map<String, @Nullable Object>>> commands = new ArrayList<>();
    private final Set<String> left = new LinkedHashSet<>();
    private View view;
    private int held;

    Trial(View view) {
      this.view = view;
    }

    /// @return why not, or null
    @Nullable String take(Command command, String word, Members body) {
      return switch (Decider.decide(view, command)) {
        case Answer.Refused<List<Event>>(var refusals) -> refusals.getFirst().said();
        case Answer.Accepted<List<Event>>(var events) -> {
          events.forEach(event -> view = Evolution.evolve(view, event));
          commands.add(Map.of(word, body));
          yield null;
        }
      };
    }

    void bet(Standing wager) {
      var offer = wager.offer();
      bet(wager.seat(), offer.wager().spot(), offer.jackpot() == null ? wager.stake() : null);
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

    @Nullable String takeDown(Standing wager) {
      var spot = Command.Keyed.of(wager.spot());
      return take(
          new Command.TakeDown(wager.seat(), spot, null), "take-down", body(wager.seat(), spot));
    }

    KeyedCommands done() {
      return new KeyedCommands(commands, left, held);
    }
  }

  /// The wagers that lay there before the last round and do not any more.
  ///
  /// @param seat 0 for all seats
  /// @param all those too that are seldom wanted again: see [#isHeld]
  static KeyedCommands again(View view, LiveTable live, int seat, boolean all) {
    var trial = new Trial(view);
    if (!live.past().isEmpty()) {
      live.past().getFirst().before().table().wagers().stream()
          .filter(wager -> seat == 0 || wager.seat() == seat)
          .filter(wager -> view.table().find(wager.seat(), wager.spot()).isEmpty())
          .forEach(wager -> again(trial, view.table(), wager, all));
    }
    return trial.done();
  }

  /// A jackpot wager is made by covering its sensor, and by nothing else.
  private static void again(Trial trial, Table table, Standing wager, boolean all) {
    if (wager.offer().jackpot() != null) {
      trial.left.add(say("console.again.sensor"));
    } else if (!all && isHeld(table, wager)) {
      trial.held++;
    } else {
      trial.bet(wager);
    }
  }

  /// Of craps: what was made for one roll, and what does not work on a come-out roll.
  private static boolean isHeld(Table table, Standing wager) {
    var offer = wager.offer();
    return table.felt() instanceof Felt.Craps craps
        && offer.isMain()
        && (offer.wager().machine().equals(Until.ANY_ROLL)
            || (craps.isComeOut() && offer.conduct().offOnComeOut()));
  }

  /// The wagers that a void set aside and that do not lie there again.
  static List<Aside> aside(LiveTable live) {
    var voided = live.voided();
    return voided == null
        ? List.of()
        : voided.aside().stream()
            .filter(bet -> live.playing().find(bet.seat(), bet.spot()).isEmpty())
            .toList();
  }

  static KeyedCommands putBack(View view, LiveTable live) {
    var trial = new Trial(view);
    for (var bet : aside(live)) {
      var offer = view.table().layout().offers().get(bet.spot());
      var fixed = offer != null && offer.jackpot() != null;
      trial.bet(bet.seat(), bet.spot(), fixed ? null : bet.stake());
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
