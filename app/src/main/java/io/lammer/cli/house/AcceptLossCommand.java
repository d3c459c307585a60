package io.lammer.cli.house;

import io.lammer.cli.options.CatalogOption;
import io.lammer.cli.options.HouseOption;
import io.lammer.cli.options.Subcommand;
import io.lammer.journal.HouseAddress;
import io.lammer.runtime.LiveFloor;
import java.time.InstantSource;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Lets a house start after its journals lost their last events.
@Command(
    name = "accept-loss",
    description = {
      "Accepts that the journals of a house lack the last events that this server has seen, as"
          + " after the promotion of a standby that had not received them: the house starts again"
          + " without them. Its journal keeps which events are lost, who accepted that and why; it"
          + " is an alert.",
      ""
    },
    footer = {
      "",
      "Stop all servers of the house first. Where several share it, run this on each of them that",
      "does not start: each keeps what it has seen. What was answered and is lost has to be"
          + " settled",
      "by hand; surveillance, slips and the witness files tell what it was.",
      "Exit codes: 0 accepted, 1 nothing is lost, 2 the house cannot be used.",
      "",
      "Examples:",
      "  lammer accept-loss --reason \"standby b promoted, 7 bets of table C4 settled by hand\""
    })
public final class AcceptLossCommand extends Subcommand {
  @Option(names = "--reason", required = true, paramLabel = "TEXT", description = "Why.")
  private String reason = "";

  @Mixin private HouseOption house;

  @Mixin private CatalogOption catalogs;

  @Override
  public Integer call() {
    if (reason.isBlank()) {
      throw wrong("--reason is empty; expected why the loss is accepted");
    }
    house.requireFile();
    var address = HouseAddress.of(house.name());
    var said = HouseOption.onTheMachine(reason);
    var loss = LiveFloor.acceptLoss(address, catalogs.rules(), InstantSource.system(), said);
    if (loss.isEmpty()) {
      err().println("lammer: %s holds all that this server has seen".formatted(address));
      return REFUSED;
    }
    out().println("accepted: " + loss.get().what());
    out().println("lost: " + loss.get().range());
    return 0;
  }
}
