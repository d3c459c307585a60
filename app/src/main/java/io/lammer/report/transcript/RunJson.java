package io.lammer.report.transcript;

import io.lammer.report.json.Members;
import io.lammer.rules.Earn;
import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.rules.yaml.Malformed;
import io.lammer.rules.yaml.Value;
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
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The JSON form of runs and refusals, as plain maps and lists.
public final class RunJson {
  private RunJson() {}

  public static Map<String, @Nullable Object> run(Run run) {
    var steps = new ArrayList<Members>();
    var before = View.opened(run.layout());
    for (var played : run.steps()) {
      steps.add(step(before, played));
      before = played.after();
    }
    return of(steps, run.end());
  }

  static Members of(List<Members> steps, View end) {
    return new Members()
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

  public static Map<String, @Nullable Object> invalid(Malformed malformed) {
    return Map.of(
        "invalid",
        malformed.problems().stream()
            .map(
                problem ->
                    new Members()
                        .with("file", problem.file())
                        .with("line", problem.line())
                        .with("column", problem.column())
                        .with("message", problem.message()))
            .toList());
  }

  public static Map<String, @Nullable Object> unreadable(String file, String reason) {
    var problem = new Members().with("file", file).with("message", reason);
    return Map.of("invalid", List.of(problem));
  }

  private static Members refusal(Refusal refusal) {
    return coded(refusal.code().word(), refusal.message());
  }

  private static Members coded(String code, String message) {
    return new Members().with("code", code).with("message", message);
  }

  static Members step(View before, Run.Played played) {
    var result =
        new Members().with("step", played.step().number()).with("accepted", played.isAccepted());
    if (played.refusal() != null) {
      result.put("refusal", refusal(played.refusal()));
    }
    var settled = new ArrayList<Members>();
    var envy = new ArrayList<Members>();
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
    return result
        .with("settled", settled)
        .with("envy", envy)
        .with("meters", played.after().jackpots().values().stream().map(RunJson::meter).toList());
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

  private static Members meter(Jackpot jackpot) {
    return new Members()
        .with("paytable", jackpot.terms().paytable())
        .with("amount", jackpot.displayed().plain());
  }

  static Members jackpot(Jackpot jackpot) {
    var progressive = jackpot.terms().isProgressive();
    return meter(jackpot)
        .with("kind", Value.spelled(jackpot.terms().kind()))
        .with(progressive, "reserve", exact(jackpot.reserve()))
        .with(progressive, "overflow", exact(jackpot.overflow()))
        .with(progressive, "seedOwed", exact(jackpot.seedOwed()));
  }

  /// Money that may hold parts of a cent: two decimals, or four where they are needed.
  static String exact(Money amount) {
    return amount.isWholeCents() ? amount.plain() : amount.decimal().toPlainString();
  }

  static Members line(Settlement.Line line) {
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

  private static Members lying(int seat, Spot spot, Money stake) {
    return new Members().with("seat", seat).with(spot).with("stake", stake.plain());
  }

  private static Members travelled(Standing wager) {
    return lying(wager.seat(), wager.spot(), wager.stake());
  }

  static Members envy(Settlement.EnvyPay pay) {
    return new Members()
        .with("wager", pay.wager())
        .with("row", pay.row())
        .with("amount", pay.amount().plain());
  }

  /// What lies on the layout.
  static List<Members> standing(Table table) {
    return table.wagers().stream().map(wager -> standing(table.layout(), wager)).toList();
  }

  private static Members standing(Layout layout, Standing standing) {
    var result =
        lying(standing.seat(), standing.spot(), standing.stake())
            .with(!standing.vig().isZero(), "vig", standing.vig().plain())
            .with(standing.called() != null, "on", standing.called());
    if (standing.offer().wager().machine() instanceof Earn earn) {
      result.put("earned", earn.earned(standing.state()));
    }
    standing.lammers().ifPresent(lammers -> result.put("lammers", lammers.rolled()));
    return result.with(
        result.containsKey("lammers") && standing.offer().jackpot() != null,
        "tracker",
        layout.isOnBonusTracker(standing.offer()) ? "bonus-craps" : "own");
  }
}
