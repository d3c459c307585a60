package io.lammer.cli.simulate;

import io.lammer.render.simulation.SessionSheets;
import io.lammer.rules.yaml.Value;
import io.lammer.sim.table.PlannedBet.Progression;
import io.lammer.sim.table.Session;
import io.lammer.table.TableOdds;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Simulates sessions of a player at a table.
@Command(name = "sessions")
final class SessionsCommand extends TrialsCommand {
  @Option(names = "--bet", paramLabel = "W=AMOUNT", converter = TypedBet.Reader.class)
  private List<TypedBet> bets = List.of();

  @Option(names = "--progression", paramLabel = "P", defaultValue = "flat")
  private Progression progression = Progression.FLAT;

  @Option(names = "--bankroll", paramLabel = "DOLLARS", defaultValue = "500")
  private BigDecimal bankroll = BigDecimal.valueOf(500);

  @Option(names = "--rounds", paramLabel = "N")
  private @Nullable Integer rounds;

  @Option(names = "--stop-ahead", paramLabel = "DOLLARS")
  private @Nullable BigDecimal stopAhead;

  @Option(names = "--stop-behind", paramLabel = "DOLLARS")
  private @Nullable BigDecimal stopBehind;

  @Option(names = "--sessions", paramLabel = "N", defaultValue = "5000")
  private int sessions = 5_000;

  @Override
  void play() {
    var layout = table.layout(this);
    var hours = table.roundsPerHour(this, layout) * 3;
    require("--sessions", sessions, 10_000_000);
    require("--rounds", rounds == null ? hours : rounds, 1_000_000);
    var plan =
        new Session.Plan(
            layout,
            table.wishes(this, layout, bets, UnaryOperator.identity()),
            progression,
            dollars("--bankroll", bankroll),
            rounds == null ? hours : rounds,
            stopAhead == null ? null : dollars("--stop-ahead", stopAhead),
            stopBehind == null ? null : dollars("--stop-behind", stopBehind));
    var played = trials("sessions", sessions, number -> Session.play(plan, seed, number));
    var identity = new LinkedHashMap<String, String>();
    identity.put("Table", layout.edition().id());
    identity.put("Wagers", words(plan.wishes()) + ", " + Value.spelled(progression));
    identity.put("Bankroll", plan.bankroll() + ", at most %,d rounds".formatted(plan.rounds()));
    if (plan.stopAhead() != null) {
      identity.put("Stops ahead", plan.stopAhead().toString());
    }
    if (plan.stopBehind() != null) {
      identity.put("Stops behind", plan.stopBehind().toString());
    }
    print("Sessions", identity, new SessionSheets(plan, played, TableOdds.of(layout, 1)).sheets());
  }
}
