package io.lammer.render.transcript;

import io.lammer.render.json.JsonObject;
import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.rules.yaml.MalformedText;
import io.lammer.rules.yaml.Value;
import io.lammer.script.ScriptRun;
import io.lammer.table.Event;
import io.lammer.table.Jackpot;
import io.lammer.table.Layout;
import io.lammer.table.Refusal;
import io.lammer.table.Settlement;
import io.lammer.table.StandingBet;
import io.lammer.table.SuggestedUnit;
import io.lammer.table.Table;
import io.lammer.table.View;
import io.lammer.table.words.GameWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Runs and refusals as maps and lists for JSON.
public final class RunJson {
  private RunJson() {}

  public static Map<String, @Nullable Object> run(ScriptRun run) {
    var steps = new ArrayList<JsonObject>();
    var before = View.opened(run.layout());
    for (var played : run.steps()) {
      steps.add(step(before, played));
      before = played.after();
    }
    return of(steps, run.end());
  }

  static JsonObject of(List<JsonObject> steps, View end) {
    return new JsonObject()
        .with("steps", steps)
        .with("meters", end.jackpots().values().stream().map(RunJson::jackpot).toList())
        .with("standing", standing(end.table()))
        .with(
            "warnings",
            end.table().layout().warnings().stream()
                .map(warning -> coded(warning.code(), warning.message()))
                .toList());
  }

  public static Map<String, @Nullable Object> setupRefused(List<Refusal> faults) {
    return Map.of("setup", faults.stream().map(RunJson::refusal).toList());
  }

  public static Map<String, @Nullable Object> invalid(MalformedText malformed) {
    return Map.of(
        "invalid",
        malformed.problems().stream()
            .map(
                problem ->
                    new JsonObject()
                        .with("file", problem.file())
                        .with("line", problem.line())
                        .with("column", problem.column())
                        .with("message", problem.message()))
            .toList());
  }

  public static Map<String, @Nullable Object> unreadable(String file, String reason) {
    var problem = new JsonObject().with("file", file).with("message", reason);
    return Map.of("invalid", List.of(problem));
  }

  private static JsonObject refusal(Refusal refusal) {
    return coded(refusal.code().word(), refusal.message());
  }

  private static JsonObject coded(String code, String message) {
    return new JsonObject().with("code", code).with("message", message);
  }

  static JsonObject step(View before, ScriptRun.Played played) {
    var result =
        new JsonObject().with("step", played.step().number()).with("accepted", played.isAccepted());
    if (played.refusal() != null) {
      result.put("refusal", refusal(played.refusal()));
    }
    var settled = new ArrayList<JsonObject>();
    var envy = new ArrayList<JsonObject>();
    for (var event : played.events()) {
      switch (event) {
        case Event.Settled(var outcome, var settlement) -> {
          settlement.lines().forEach(line -> settled.add(line(line)));
          settlement.envy().forEach(pay -> envy.add(envy(pay)));
          var travelled =
              before.table().layout().play().moved(outcome, before.table(), played.after().table());
          if (!travelled.isEmpty()) {
            result.put("travelled", travelled.stream().map(RunJson::travelled).toList());
          }
        }
        case Event.Placed placed -> placed(result, played.after(), placed);
        case Event.TakenDown down when !down.vig().isZero() ->
            result.put("vig", down.vig().plain());
        default -> {}
      }
    }
    return result
        .with("settled", settled)
        .with("envy", envy)
        .with("meters", played.after().jackpots().values().stream().map(RunJson::meter).toList());
  }

  /// Adds the vig of a bet and, if its pay would have to be rounded, the unit to bet in.
  private static void placed(
      Map<String, @Nullable Object> result, View after, Event.Placed placed) {
    if (!placed.vig().isZero()) {
      result.put("vig", placed.vig().plain());
    }
    after
        .table()
        .find(placed.seat(), placed.spot())
        .flatMap(
            wager ->
                SuggestedUnit.suggested(
                    after.table().layout(), wager.offer(after.table().layout()), wager.stake()))
        .ifPresent(unit -> result.put("properUnit", unit.plain()));
  }

  private static JsonObject meter(Jackpot jackpot) {
    return new JsonObject()
        .with("paytable", jackpot.terms().paytable())
        .with("amount", jackpot.displayed().plain());
  }

  static JsonObject jackpot(Jackpot jackpot) {
    var progressive = jackpot.terms().isProgressive();
    return meter(jackpot)
        .with("kind", Value.spelled(jackpot.terms().kind()))
        .with(progressive, "reserve", exact(jackpot.reserve()))
        .with(progressive, "overflow", exact(jackpot.overflow()))
        .with(progressive, "seedOwed", exact(jackpot.seedOwed()));
  }

  /// Money with two decimals, or four if it has fractions of a cent.
  static String exact(Money amount) {
    return amount.isWholeCents() ? amount.plain() : amount.decimal().toPlainString();
  }

  static JsonObject line(Settlement.Line line) {
    return lying(line.seat(), line.spot(), line.stake())
        .with("result", Value.spelled(line.result()))
        .with("row", line.row())
        .with("winnings", line.winnings().plain())
        .with("returned", line.returned().plain())
        .with(line.isChanged(), "due", line.due().plain())
        .with(line.isChanged(), "promotion", line.promotion().plain())
        .with(!line.commission().isZero(), "commission", line.commission().plain())
        .with(!line.owed().isZero(), "owed", line.owed().plain())
        .with(!line.vig().isZero(), "vig", line.vig().plain())
        .with(line.stays(), "stays", true);
  }

  private static JsonObject lying(int seat, Spot spot, Money stake) {
    return new JsonObject().with("seat", seat).with(spot).with("stake", stake.plain());
  }

  private static JsonObject travelled(StandingBet wager) {
    return lying(wager.seat(), wager.spot(), wager.stake());
  }

  static JsonObject envy(Settlement.EnvyPay pay) {
    return new JsonObject()
        .with("wager", pay.wager())
        .with("row", pay.row())
        .with("amount", pay.amount().plain());
  }

  /// The wagers on the layout.
  static List<JsonObject> standing(Table table) {
    return table.wagers().stream().map(wager -> standing(table.layout(), wager)).toList();
  }

  private static JsonObject standing(Layout layout, StandingBet standing) {
    var result =
        lying(standing.seat(), standing.spot(), standing.stake())
            .with(!standing.vig().isZero(), "vig", standing.vig().plain())
            .with(standing.called() != null, "on", standing.called());
    GameWords.of(layout.edition().game())
        .progress(layout, standing)
        .ifPresent(progress -> result.putAll(progress.fields()));
    return result;
  }
}
