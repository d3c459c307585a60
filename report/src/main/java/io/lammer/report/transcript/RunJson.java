package io.lammer.report.transcript;

import io.lammer.report.json.SpotJson;
import io.lammer.rules.Earn;
import io.lammer.rules.Money;
import io.lammer.rules.yaml.Malformed;
import io.lammer.script.Run;
import io.lammer.tables.Event;
import io.lammer.tables.Jackpot;
import io.lammer.tables.Layout;
import io.lammer.tables.ProperUnit;
import io.lammer.tables.Refusal;
import io.lammer.tables.Settlement;
import io.lammer.tables.Standing;
import io.lammer.tables.Table;
import io.lammer.tables.Travelled;
import io.lammer.tables.View;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The JSON form of runs and refusals, as plain maps and lists.
public final class RunJson {
  private RunJson() {}

  public static Map<String, @Nullable Object> run(Run run) {
    var steps = new ArrayList<Map<String, @Nullable Object>>();
    var before = View.opened(run.layout());
    for (var played : run.steps()) {
      steps.add(step(before, played));
      before = played.after();
    }
    return of(steps, run.end());
  }

  static Map<String, @Nullable Object> of(List<Map<String, @Nullable Object>> steps, View end) {
    var result = new LinkedHashMap<String, @Nullable Object>();
    result.put("steps", steps);
    result.put("meters", end.jackpots().values().stream().map(RunJson::jackpot).toList());
    result.put("standing", standing(end.table()));
    result.put(
        "warnings",
        end.table().layout().warnings().stream()
            .map(warning -> coded(warning.code(), warning.message()))
            .toList());
    return result;
  }

  public static Map<String, @Nullable Object> setupRefused(List<Refusal> faults) {
    return Map.of("setup", faults.stream().map(RunJson::refusal).toList());
  }

  public static Map<String, @Nullable Object> invalid(Malformed malformed) {
    return Map.of(
        "invalid",
        malformed.problems().stream()
            .map(
                problem -> {
                  var result = new LinkedHashMap<String, @Nullable Object>();
                  result.put("file", problem.file());
                  result.put("line", problem.line());
                  result.put("column", problem.column());
                  result.put("message", problem.message());
                  return result;
                })
            .toList());
  }

  public static Map<String, @Nullable Object> unreadable(String file, String reason) {
    var problem = new LinkedHashMap<String, @Nullable Object>();
    problem.put("file", file);
    problem.put("message", reason);
    return Map.of("invalid", List.of(problem));
  }

  private static Map<String, @Nullable Object> refusal(Refusal refusal) {
    return coded(refusal.code().word(), refusal.message());
  }

  private static Map<String, @Nullable Object> coded(String code, String message) {
    var result = new LinkedHashMap<String, @Nullable Object>();
    result.put("code", code);
    result.put("message", message);
    return result;
  }

  static Map<String, @Nullable Object> step(View before, Run.Played played) {
    var result = new LinkedHashMap<String, @Nullable Object>();
    result.put("step", played.step().number());
    result.put("accepted", played.isAccepted());
    if (played.refusal() != null) {
      result.put("refusal", refusal(played.refusal()));
    }
    var settled = new ArrayList<Map<String, @Nullable Object>>();
    var envy = new ArrayList<Map<String, @Nullable Object>>();
    for (var event : played.events()) {
      switch (event) {
        case Event.Settled(var outcome, var settlement) -> {
          settlement.lines().forEach(line -> settled.add(line(line)));
          settlement.envy().forEach(pay -> envy.add(envy(pay)));
          var travelled = Travelled.by(outcome, before.table(), played.after().table());
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
    result.put("settled", settled);
    result.put("envy", envy);
    result.put("meters", meters(played.after()));
    return result;
  }

  /// What a bet was charged, and the unit it is best made in where its pay would break.
  private static void placed(
      Map<String, @Nullable Object> result, View after, Event.Placed placed) {
    if (!placed.vig().isZero()) {
      result.put("vig", placed.vig().plain());
    }
    after
        .table()
        .find(placed.seat(), placed.spot())
        .flatMap(
            wager -> ProperUnit.suggested(after.table().layout(), wager.offer(), wager.stake()))
        .ifPresent(unit -> result.put("properUnit", unit.plain()));
  }

  private static List<Map<String, @Nullable Object>> meters(View view) {
    return view.jackpots().values().stream().map(RunJson::meter).toList();
  }

  private static Map<String, @Nullable Object> meter(Jackpot jackpot) {
    var result = new LinkedHashMap<String, @Nullable Object>();
    result.put("paytable", jackpot.terms().paytable());
    result.put("amount", jackpot.displayed().plain());
    return result;
  }

  static Map<String, @Nullable Object> jackpot(Jackpot jackpot) {
    var result = meter(jackpot);
    result.put("kind", jackpot.terms().kind().name().toLowerCase(Locale.ROOT));
    if (jackpot.terms().isProgressive()) {
      result.put("reserve", exact(jackpot.reserve()));
      result.put("overflow", exact(jackpot.overflow()));
      result.put("seedOwed", exact(jackpot.seedOwed()));
    }
    return result;
  }

  /// Money that may hold parts of a cent: two decimals, or four where they are needed.
  static String exact(Money amount) {
    return amount.isWholeCents() ? amount.plain() : amount.decimal().toPlainString();
  }

  static Map<String, @Nullable Object> line(Settlement.Line line) {
    var result = new LinkedHashMap<String, @Nullable Object>();
    result.put("seat", line.seat());
    SpotJson.put(result, line.spot());
    result.put("stake", line.stake().plain());
    result.put("result", line.result().name().toLowerCase(Locale.ROOT));
    result.put("row", line.row());
    result.put("winnings", line.winnings().plain());
    result.put("returned", line.returned().plain());
    if (line.isChanged()) {
      result.put("due", line.due().plain());
      result.put("promotion", line.promotion().plain());
    }
    if (!line.commission().isZero()) {
      result.put("commission", line.commission().plain());
    }
    if (!line.owed().isZero()) {
      result.put("owed", line.owed().plain());
    }
    if (!line.vig().isZero()) {
      result.put("vig", line.vig().plain());
    }
    if (line.stays()) {
      result.put("stays", true);
    }
    return result;
  }

  private static Map<String, @Nullable Object> travelled(Standing wager) {
    var result = new LinkedHashMap<String, @Nullable Object>();
    result.put("seat", wager.seat());
    SpotJson.put(result, wager.spot());
    result.put("stake", wager.stake().plain());
    return result;
  }

  static Map<String, @Nullable Object> envy(Settlement.EnvyPay pay) {
    var result = new LinkedHashMap<String, @Nullable Object>();
    result.put("wager", pay.wager());
    result.put("row", pay.row());
    result.put("amount", pay.amount().plain());
    return result;
  }

  /// What lies on the layout.
  static List<Map<String, @Nullable Object>> standing(Table table) {
    return table.wagers().stream().map(wager -> standing(table.layout(), wager)).toList();
  }

  private static Map<String, @Nullable Object> standing(Layout layout, Standing standing) {
    var result = new LinkedHashMap<String, @Nullable Object>();
    result.put("seat", standing.seat());
    SpotJson.put(result, standing.spot());
    result.put("stake", standing.stake().plain());
    if (!standing.vig().isZero()) {
      result.put("vig", standing.vig().plain());
    }
    if (standing.called() != null) {
      result.put("on", standing.called());
    }
    if (standing.offer().wager().machine() instanceof Earn earn) {
      result.put("earned", earn.earned(standing.state()));
    }
    standing.lammers().ifPresent(lammers -> result.put("lammers", lammers.rolled()));
    if (result.containsKey("lammers") && standing.offer().jackpot() != null) {
      result.put("tracker", layout.isOnBonusTracker(standing.offer()) ? "bonus-craps" : "own");
    }
    return result;
  }
}
