package io.lammer.web.games.baccarat;

import static io.lammer.web.games.GameChance.card;

import io.lammer.games.baccarat.BaccaratCommand;
import io.lammer.games.baccarat.BaccaratState;
import io.lammer.games.baccarat.ThirdCardRules;
import io.lammer.rules.Card;
import io.lammer.rules.Side;
import io.lammer.table.Command;
import io.lammer.table.Table;
import io.lammer.web.games.GameChance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

public final class BaccaratChance implements GameChance {
  @Override
  public Command outcome(Random random) {
    var rank = random.nextInt(10) == 0 ? 12 : -1;
    var dealt = new ArrayList<Card>();
    while (ThirdCardRules.hands(dealt).next() != Side.TIE) {
      dealt.add(rank < 0 ? card(random) : Card.DECK.get(rank * 4 + random.nextInt(4)));
    }
    var hands = ThirdCardRules.hands(dealt);
    return new BaccaratCommand.Deal(texts(hands.player()), texts(hands.banker()));
  }

  private static List<String> texts(List<Card> cards) {
    return cards.stream().map(Card::toString).toList();
  }

  @Override
  public Command own(Random random) {
    return random.nextBoolean()
        ? new BaccaratCommand.Draw(card(random).toString())
        : new BaccaratCommand.Collect(random.nextInt(1, 6));
  }

  @Override
  public Optional<List<Command>> between(Table table, Random random) {
    var felt = (BaccaratState) table.felt();
    if (felt.isSpent()) {
      return Optional.of(List.of(new Command.NewShoe(random.nextInt(5), null)));
    }
    return felt.round() != null && random.nextInt(table.awaitsFollowUp() ? 3 : 12) == 0
        ? Optional.of(
            List.of(new BaccaratCommand.Draw(card(random).toString()), new Command.Confirm()))
        : Optional.empty();
  }
}
