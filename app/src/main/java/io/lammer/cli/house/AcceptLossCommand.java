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
@Command(name = "accept-loss")
public final class AcceptLossCommand extends Subcommand {
  @Option(names = "--reason", required = true, paramLabel = "TEXT")
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
