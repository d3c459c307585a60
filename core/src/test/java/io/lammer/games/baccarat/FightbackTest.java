package io.lammer.games.baccarat;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.rules.Card;
import io.lammer.rules.Machine;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The sum of a Fightback card, which settlement and transcripts share (ruling 27).
class FightbackTest {
  private static CardHand hand(String... cards) {
    return new CardHand(Stream.of(cards).map(card -> Card.parse(card).orElseThrow()).toList());
  }

  private static Fightback drawn(CardHand player, CardHand banker, String card) {
    return new Deal(player, banker).with(Card.parse(card).orElseThrow());
  }

  @Test
  void theCardJoinsTheLosingHandAndTheLastDigitCounts() {
    assertThat(drawn(hand("8h", "Kd"), hand("7c", "Td"), "9s").score()).hasValue(6);
    assertThat(drawn(hand("2h", "4d"), hand("9c", "Td"), "Ks").score()).hasValue(6);
  }

  @Test
  void afterATieThereIsNoHandToJoin() {
    assertThat(drawn(hand("7h", "Kd"), hand("7c", "Td"), "9s").score()).isEmpty();
  }

  @Test
  void onlyTheCardResolvesAWagerThatWaitsForIt() {
    var round = new Deal(hand("8h", "Kd"), hand("7c", "Td"));
    var card = round.with(Card.parse("4c").orElseThrow());
    assertThat(FightbackCard.MACHINE.advance(0, round)).isEqualTo(new Machine.Step.Stays(1));
    assertThat(FightbackCard.MACHINE.advance(0, card)).isEqualTo(new Machine.Step.Ends(card));
  }
}
