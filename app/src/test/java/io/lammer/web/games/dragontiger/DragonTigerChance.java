package io.lammer.web.games.dragontiger;

import io.lammer.games.dragontiger.DragonTigerCommand;
import io.lammer.table.Command;
import io.lammer.table.Table;
import io.lammer.web.games.GameChance;
import java.util.List;
import java.util.Optional;
import java.util.Random;

public final class DragonTigerChance implements GameChance {
  @Override
  public Command outcome(Random random) {
    return new DragonTigerCommand.Deal(
        GameChance.card(random).toString(), GameChance.card(random).toString());
  }

  @Override
  public Optional<List<Command>> between(Table table, Random random) {
    return table.needsShoe()
        ? Optional.of(List.of(new Command.NewShoe(random.nextInt(5), null)))
        : Optional.empty();
  }
}
