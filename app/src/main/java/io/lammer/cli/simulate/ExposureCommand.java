package io.lammer.cli.simulate;

import io.lammer.render.simulation.NightSheets;
import io.lammer.sim.table.Night;
import java.util.LinkedHashMap;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Estimates what a table can cost its house.
@Command(
    name = "exposure",
    description = {
      "Plays many nights of a full table, by the rules that run live tables, with its limits and"
          + " its maximum aggregate: what the house wins or loses in a night and in a month.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  lammer simulate exposure",
      "  lammer simulate exposure --setup examples/craps.yaml --hours 12 --nights 2000",
      "  lammer simulate exposure --bet pass=max --bet make-em-all=25"
    })
final class ExposureCommand extends TrialsCommand {
  @Option(
      names = "--bet",
      paramLabel = "W=AMOUNT",
      converter = TypedBet.Reader.class,
      description =
          "What every seat wagers whenever it may, such as pass=100 or all-small=max; may be"
              + " repeated. Without it, the most that the table takes of what is usual.")
  private List<TypedBet> bets = List.of();

  @Option(
      names = "--hours",
      paramLabel = "N",
      defaultValue = "8",
      description = "Hours of a night (${DEFAULT-VALUE}).")
  private int hours = 8;

  @Option(
      names = "--nights",
      paramLabel = "N",
      defaultValue = "500",
      description = "How many nights are played (${DEFAULT-VALUE}).")
  private int nights = 500;

  @Override
  void play() {
    require("--hours", hours, 24);
    require("--nights", nights, 1_000_000);
    var layout = table.layout(this);
    var wishes = table.wishes(this, layout, bets, TypedBet::atMost);
    var plan = new Night.Plan(layout, wishes, hours * table.roundsPerHour(this, layout));
    var played = trials("nights", nights, number -> Night.play(plan, seed, number));
    var identity = new LinkedHashMap<String, String>();
    identity.put("Table", layout.edition().id());
    identity.put("Each seat", words(wishes));
    identity.put("Seats", Integer.toString(layout.rules().seats()));
    print("Exposure", identity, new NightSheets(plan, played, seed).sheets());
  }
}
