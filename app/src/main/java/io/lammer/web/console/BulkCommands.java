package io.lammer.web.console;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.LiveTable;
import io.lammer.house.TableEvent.Aside;
import io.lammer.render.json.JsonObject;
import io.lammer.render.words.RefusalText;
import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.table.Answer;
import io.lammer.table.Command;
import io.lammer.table.Decider;
import io.lammer.table.Event;
import io.lammer.table.Evolution;
import io.lammer.table.OfferedWager;
import io.lammer.table.Refusal;
import io.lammer.table.StandingBet;
import io.lammer.table.Table;
import io.lammer.table.View;
import io.lammer.web.games.GamePages;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The commands of a bulk action such as "same bets", each tested against the table in order.
///
/// @param commands accepted commands, in the JSON form of the API
/// @param left why others are left out
/// @param held number of wagers that are repeated only on a second request
public record BulkCommands(
    List<Map<String, Map<String, @Nullable Object>>> commands, Set<Left> left, int held) {
  /// Why commands are left out: a refusal's code, and its sentence in the current language.
  public record Left(String code, String detail) {
    private Left(Refusal refusal) {
      this(refusal.code().word(), RefusalText.of(refusal));
    }
  }

  /// Applies commands one after another to a copy of the table state.
  private static final class Trial {
    private final List<Map<String, Map<String, @Nullable Object>>> commands = new ArrayList<>();
    private final Set<Left> left = new LinkedHashSet<>();
    private View view;
    private int held;

    Trial(View view) {
      this.view = view;
    }

    /// @return why the command is refused, or null
    @Nullable Left take(Command command, String word, JsonObject body) {
      return switch (Decider.decide(view, command)) {
        case Answer.Refused<List<Event>>(var refusals) -> new Left(refusals.getFirst());
        case Answer.Accepted<List<Event>>(var events) -> {
          events.forEach(event -> view = Evolution.evolve(view, event));
          commands.add(Map.of(word, body));
          yield null;
        }
      };
    }

    void bet(int seat, OfferedWager offer, Money stake) {
      bet(seat, offer.wager().spot(), offer.jackpot() == null ? stake : null);
    }

    /// @param stake null for a wager with a fixed amount
    void bet(int seat, Spot at, @Nullable Money stake) {
      var spot = Command.Keyed.of(at);
      var amount = stake == null ? null : dollars(stake);
      var body = body(seat, spot).with(amount != null, "amount", amount);
      var refused = take(new Command.Bet(seat, spot, amount), "bet", body);
      if (refused != null) {
        left.add(refused);
      }
    }

    @Nullable Left takeDown(StandingBet wager) {
      var spot = Command.Keyed.of(wager.spot());
      return take(
          new Command.TakeDown(wager.seat(), spot, null), "take-down", body(wager.seat(), spot));
    }

    BulkCommands done() {
      return new BulkCommands(commands, left, held);
    }
  }

  /// Repeats the wagers that were on the layout before the last round that took any down, except
  /// those still there.
  ///
  /// @param seat 0 for all seats
  /// @param all include the wagers that are seldom wanted again
  static BulkCommands again(View view, LiveTable live, int seat, boolean all) {
    var trial = new Trial(view);
    live.recent().beforeDecision().stream()
        .filter(lay -> seat == 0 || lay.seat() == seat)
        .filter(lay -> view.table().find(lay.seat(), lay.spot()).isEmpty())
        .forEach(lay -> offer(view.table(), lay).ifPresent(it -> again(trial, it, lay, all)));
    return trial.done();
  }

  /// The wager to make again. A come bet on its number is repeated as a new come bet.
  private static Optional<OfferedWager> offer(Table table, Aside lay) {
    var offers = table.layout().offers();
    return Optional.ofNullable(offers.get(lay.spot()))
        .or(() -> Optional.ofNullable(offers.get(Spot.of(lay.spot().wager()))));
  }

  /// Jackpot wagers are left out: they are made only by covering the sensor.
  private static void again(Trial trial, OfferedWager offer, Aside lay, boolean all) {
    if (offer.jackpot() != null) {
      trial.left.add(new Left("sensor-only", say("console.sensor-only")));
    } else if (!all && isSeldomRepeated(trial.view.table(), offer)) {
      trial.held++;
    } else {
      trial.bet(lay.seat(), offer, lay.stake());
    }
  }

  private static boolean isSeldomRepeated(Table table, OfferedWager offer) {
    return GamePages.of(table).console().isSeldomRepeated(table, offer);
  }

  /// Puts back the wagers that a void set aside and that were not made again since.
  static BulkCommands putBack(View view, LiveTable live) {
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

  /// Takes down everything that may come down. Repeats until nothing changes, because a wager comes
  /// down only after its odds.
  static BulkCommands down(View view, int seat) {
    var trial = new Trial(view);
    var open = new ArrayList<StandingBet>(view.table().wagers());
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

  private static JsonObject body(int seat, Command.Keyed spot) {
    return new JsonObject()
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
