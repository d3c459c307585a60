package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.games.baccarat.CardHand;
import io.lammer.games.baccarat.Deal;
import io.lammer.games.craps.Roll;
import io.lammer.games.threedice.DiceHand;
import io.lammer.games.threedice.Shake;
import io.lammer.rules.Card;
import io.lammer.rules.Outcome;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/// Outcomes read and write as in every journal since 0.1.0, whatever they are in the program.
class OutcomeJsonTest {
  private static final JsonMapper MAPPER = JournalJson.mapper();

  private static final String HANDS =
      "{\"type\":\"deal\",\"player\":{\"cards\":[\"8h\",\"Kd\"]},"
          + "\"banker\":{\"cards\":[\"7c\",\"Td\"]}";

  private static final Deal ROUND = new Deal(hand("8h", "Kd"), hand("7c", "Td"));

  private static CardHand hand(String... cards) {
    return new CardHand(Stream.of(cards).map(card -> Card.parse(card).orElseThrow()).toList());
  }

  private static void isWritten(Outcome outcome, String text) {
    assertThat(MAPPER.writeValueAsString(outcome)).isEqualTo(text);
    assertThat(MAPPER.readValue(text, Outcome.class)).isEqualTo(outcome);
  }

  @Test
  void aRoundIsItsHands() {
    isWritten(ROUND, HANDS + "}");
    assertThat(MAPPER.readValue(HANDS + "}", Deal.class)).isEqualTo(ROUND);
    assertThat(MAPPER.readValue(HANDS + "}", Outcome.Contest.class)).isEqualTo(ROUND);
  }

  @Test
  void aFightbackCardIsWrittenWithItsRound() {
    isWritten(ROUND.with(Card.parse("4c").orElseThrow()), HANDS + ",\"fightback\":\"4c\"}");
  }

  @Test
  void diceAreTheirFaces() {
    isWritten(new Roll(2, 6), "{\"type\":\"roll\",\"first\":2,\"second\":6}");
    isWritten(
        new Shake(new DiceHand(1, 2, 3), new DiceHand(4, 5, 6)),
        "{\"type\":\"shake\",\"player\":{\"first\":1,\"second\":2,\"third\":3},"
            + "\"banker\":{\"first\":4,\"second\":5,\"third\":6}}");
  }

  @Test
  void aFieldOfRoundsTakesNothingElse() {
    assertThat(List.of(Deal.class, Outcome.Contest.class))
        .allSatisfy(
            type ->
                assertThatThrownBy(() -> MAPPER.readValue(HANDS + ",\"fightback\":\"4c\"}", type))
                    .isInstanceOf(ClassCastException.class));
  }
}
