package io.lammer.games.dragontiger;

import io.lammer.rules.Card;
import io.lammer.rules.Outcome;
import io.lammer.script.GameContract;
import io.lammer.table.Command;
import java.util.List;

class DragonTigerContractTest extends GameContract {
  private static final List<String> CARDS = List.of("As", "7h", "7c", "8d", "Qs", "Kh");

  DragonTigerContractTest() {
    super(DragonTigerFixture.TABLE);
  }

  @Override
  protected List<Command> outcomes() {
    return CARDS.stream()
        .flatMap(
            dragon ->
                CARDS.stream().<Command>map(tiger -> new DragonTigerCommand.Deal(dragon, tiger)))
        .toList();
  }

  @Override
  protected List<Outcome> fed() {
    return CARDS.stream()
        .<Outcome>map(card -> new DragonTigerDeal(card(card), card("8d")))
        .toList();
  }

  private static Card card(String text) {
    return Card.parse(text).orElseThrow();
  }

  @Override
  protected List<Command> impossible() {
    return List.of(new DragonTigerCommand.Deal("8h", "1s"), new DragonTigerCommand.Deal("", "8h"));
  }
}
