package io.lammer.script;

import io.lammer.games.dragontiger.DragonTigerCommand;
import io.lammer.games.dragontiger.DragonTigerDeal;
import io.lammer.rules.Card;
import io.lammer.rules.Outcome;
import io.lammer.table.Command;
import java.util.List;

class DragonTigerContractTest extends GameContract {
  private static final List<String> CARDS = List.of("As", "7h", "7c", "8d", "Qs", "Kh");

  DragonTigerContractTest() {
    super(
        """
        table:
          edition: dragon-tiger
          decks: 6
          cut-card: 14
          tie: tie-11-to-1
          single-events: [suited-tie, dragon-big, dragon-odd, tiger-small, tiger-red]
          promotions: [{wager: suited-tie, add: 3.50, consent: GG-2}]
        play: []
        """);
  }

  @Override
  List<Command> outcomes() {
    return CARDS.stream()
        .flatMap(
            dragon ->
                CARDS.stream().<Command>map(tiger -> new DragonTigerCommand.Deal(dragon, tiger)))
        .toList();
  }

  @Override
  List<Outcome> fed() {
    return CARDS.stream()
        .<Outcome>map(card -> new DragonTigerDeal(card(card), card("8d")))
        .toList();
  }

  private static Card card(String text) {
    return Card.parse(text).orElseThrow();
  }

  @Override
  List<Command> impossible() {
    return List.of(
        new DragonTigerCommand.Deal("8h", "1s"),
        new DragonTigerCommand.Deal("", "8h"),
        new DragonTigerCommand.Deal("8h", "joker"));
  }
}
