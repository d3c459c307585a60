package io.lammer.games.baccarat;

import io.lammer.games.craps.CrapsCommand;
import io.lammer.rules.Card;
import io.lammer.rules.Outcome;
import io.lammer.script.GameContract;
import io.lammer.table.Command;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;

class BaccaratContractTest {
  @Nested
  class WithCommission extends Baccarat {
    WithCommission() {
      super(BaccaratFixture.BACCARAT);
    }
  }

  @Nested
  class HouseJackpots extends Baccarat {
    HouseJackpots() {
      super(BaccaratFixture.BACCARAT_HOUSE);
    }
  }

  abstract static class Baccarat extends GameContract {
    private static final List<List<String>> DEALS =
        List.of(
            List.of("8h Kd", "7c 7d"),
            List.of("2h 2d", "9c Kd"),
            List.of("9h Kd", "9c Jd"),
            List.of("Kh Ks Kd", "Kc Ks Kh"),
            List.of("2d 3d Kd", "2d Kd 5d"),
            List.of("6h Ks", "5c Kd 2h"));

    Baccarat(String setup) {
      super(setup);
    }

    @Override
    protected List<Command> outcomes() {
      return DEALS.stream()
          .<Command>map(deal -> new BaccaratCommand.Deal(words(deal.get(0)), words(deal.get(1))))
          .toList();
    }

    @Override
    protected List<Outcome> fed() {
      return DEALS.stream()
          .map(deal -> new Deal(hand(deal.get(0)), hand(deal.get(1))))
          .flatMap(deal -> Stream.<Outcome>of(deal, deal.with(Card.DECK.getFirst())))
          .toList();
    }

    private static CardHand hand(String cards) {
      return new CardHand(
          words(cards).stream().map(word -> Card.parse(word).orElseThrow()).toList());
    }

    private static List<String> words(String text) {
      return List.of(text.split(" "));
    }

    @Override
    protected List<Command> impossible() {
      return List.of(
          new BaccaratCommand.Deal(List.of("8h", "Kd", "2c"), List.of("7c", "7d")),
          new BaccaratCommand.Deal(List.of("2h", "Kd"), List.of("7c", "Kd")),
          new BaccaratCommand.Deal(List.of("1h", "Kd"), List.of("7c", "Kd")),
          new BaccaratCommand.Deal(List.of(), List.of()),
          new CrapsCommand.Roll(1, 2));
    }
  }
}
