package io.lammer.cli.simulate;

import io.lammer.render.simulation.NightSheets;
import io.lammer.sim.table.Night;
import java.util.LinkedHashMap;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Estimates what a table can cost its house.
@Command(name = "exposure")
final class ExposureCommand extends TrialsCommand {
  @Option(names = "--bet", paramLabel = "W=AMOUNT", converter = TypedBet.Reader.class)
  private List<TypedBet> bets = List.of();

  @Option(names = "--hours", paramLabel = "N", defaultValue = "8")
  private int hours = 8;

  @Option(names = "--nights", paramLabel = "N", defaultValue = "500")
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
