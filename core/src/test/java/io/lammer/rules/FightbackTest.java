package io.lammer.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The sum of a Fightback card, which settlement and transcripts share (ruling 27).
class FightbackTest {
  private static Hand.Cards hand(String... cards) {
    return new Hand.Cards(Stream.of(cards).map(card -> Card.parse(card).orElseThrow()).toList());
  }

  private static Outcome.Fightback drawn(Hand.Cards player, Hand.Cards banker, String card) {
    return new Outcome.Deal(player, banker).with(Card.parse(card).orElseThrow());
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
    var round = new Outcome.Deal(hand("8h", "Kd"), hand("7c", "Td"));
    var card = round.with(Card.parse("4c").orElseThrow());
    assertThat(Machine.FIGHTBACK_CARD.advance(0, round)).isEqualTo(new Machine.Step.Stays(1));
    assertThat(Machine.FIGHTBACK_CARD.advance(0, card)).isEqualTo(new Machine.Step.Ends(card));
  }
}
