package io.lammer.rules.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.games.baccarat.CardHand;
import io.lammer.games.baccarat.Deal;
import io.lammer.games.craps.Roll;
import io.lammer.games.threedice.DiceHand;
import io.lammer.games.threedice.Shake;
import io.lammer.rules.Card;
import io.lammer.rules.Ending;
import io.lammer.rules.Side;
import io.lammer.rules.Suit;
import io.lammer.rules.WagerContext;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every word of a condition with outcomes that it holds for, and neighbours that it does not.
class VocabularyTest {
  /// Baccarat is written `Player / Banker`, with a Fightback card behind `+`.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{winner: player}   | 9h Kd / 8c Td                | 8h Kd / 9c Td; 8h Kd / 8c Td",
        "{winner: banker}   | 8h Kd / 9c Td                | 9h Kd / 8c Td; 8h Kd / 8c Td",
        "{winner: tie}      | 8h Kd / 8c Td                | 9h Kd / 8c Td; 8h Kd / 9c Td",
        "{winner: selected} | 9h Kd / 8c Td                | 8h Kd / 9c Td; 8h Kd / 8c Td",
        "{margin: 2}        | 9h Kd / 7c Td; 7h Kd / 9c Td | 9h Kd / 8c Td; 9h Kd / 6c Td; 8h Kd /"
            + " 8c Td",
        "{margin: [1, 3]}   | 9h Kd / 8c Td; 6h Kd / 9c Td | 9h Kd / 7c Td",
        "{combined: [0, 17]}| 9h Kd / 8c Td; Th Kd / Tc Td | 9h Kd / 9c Td; Ah Kd / Tc Td",
        "{cards: 5}         | 9h Kd / 2c Td 4h             | 9h Kd / 8c Td; 2h Kd 3c / 2c Td 4h",
        "{any: [{cards: 4}, {winner: tie}]} | 9h Kd / 8c Td; 2h Kd 3c / Ac Td 4h | 2h Kd 3c / Ac Td"
            + " 5h",
        "{player: {total: [8, 9]}} | 9h Kd / 8c Td; 4h 4d / 2c Td | 7h Kd / 9c Td; Ah 2d 4c / 9c"
            + " Td",
        "{banker: {total: 6}}  | 9h Kd / 2c 4d                | 6h Kd / 9c Td",
        "{winning: {total: 6}} | 6h Kd / 5c Td; 3h Kd / 6c Td | 7h Kd / 6c Td; 6h Kd / 6c Td",
        "{losing: {total: 6}}  | 7h Kd / 6c Td; 6h Kd / 9c Td | 6h Kd / 5c Td; 6h Kd / 6c Td",
        "{both: {total: 6}}    | 6h Kd / 6c Td                | 6h Kd / 7c Td; 7h Kd / 6c Td",
        "{either: {total: 6, cards: 3}} | 2h 2d 2c / 7c Td; 7h Td / 2h 2d 2c | 6h Kd / 2h 2d 3c",
        "{player: {cards: 3}}  | 2h 2d 2c / 7c Td             | 6h Kd / 2h 2d 3c",
        "{player: {natural: true}}  | 8h Kd / 9c Td; 9h Kd / 9c Td | 7h Kd / 9c Td; 2h 2d 4c / 9c"
            + " Td",
        "{player: {natural: false}} | 7h Kd / 9c Td; 2h 2d 4c / 9c Td | 8h Kd / 9c Td",
        "{player: {pair: true}}     | 3h 3d / 9c Td; Kh Kd 4c / Tc Td | 3h 4d 3c / 9c Td; Kh Qd /"
            + " Tc Td",
        "{player: {pair: false}}    | 3h 4d 3c / 9c Td                | 3h 3d / 9c Td",
        "{player: {same: rank}}     | 3h 3d / 9c Td; 2h 2d 2c / 9c Td | 3h 3d 4c / 9c Td",
        "{player: {same: suit}}     | 3h 7h / 9c Td; 2h 3h 4h / 9c Td | 3h 7h 2d / 9c Td; 3h 7d /"
            + " 9c Td",
        "{player: {same: color}}    | 3h 7d / 9c Td; 2s 3c 4s / 9c Td | 3h 7d 2s / 9c Td",
        "{player: {ranks: [12, 13]}} | Kh Qd / 9c Td; Qh Kd / 9c Td    | Kh Kd / 9c Td; Kh Qd Ac /"
            + " 9c Td",
        "{player: {color: red}}     | 3h 7d / 9c Td                   | 3h 7s / 9c Td; 3h 7d 2s /"
            + " 9c Td",
        "{player: {first-two: {pair: true, same: suit}}} | 3h 3h 2s / 9c Td | 3h 3d / 9c Td; 2s 3h"
            + " 3h / 9c Td",
        "{player: {first-two: {total: 3}}} | Ah 2d 6s / 8c Td       | Ah 6d 6s / 8c Td",
        "{all: {same: rank}}        | Kh Kd Ks / Kc Kh Kd             | Kh Kd Ks / Kc Kh Qd",
        "{all: {same: suit}}        | 9h Kh / 8h Th                   | 9h Kh / 8h Td",
        "{all: {rank: 8}}           | 8h 8d / 8c 8s                   | 8h 8d / 8c 9s",
        "{all: {value: 0}}          | Kh Qd Ts / Tc Jh Qs             | Kh Qd Ts / Tc Jh As",
        "{all: {color: red}}        | 9h Kd / 8h Td                   | 9h Kd / 8h Ts",
        "{all: {suit: chosen}}      | 9h Kh / 8h Th                   | 9d Kd / 8d Td; 9h Kh / 8h"
            + " Td",
        "{fightback: {score: tie}}  | 9h Kd / 8c Td + Ac; 6h Kd / 9c Td + 3c | 9h Kd / 8c Td + 2c",
        "{fightback: {score: beat}} | 7h Kd / 6c Td + 2c                     | 7h Kd / 6c Td + Ac;"
            + " 7h Kd / 6c Td + Kc",
        "{fightback: {rank: 1}}     | 9h Kd / 8c Td + Ac              | 9h Kd / 8c Td + 2c",
        "{fightback: {value: 9, color: red}} | 9h Kd / 8c Td + 9d     | 9h Kd / 8c Td + 9c; 9h Kd /"
            + " 8c Td + 8d",
        "{fightback: {suit: chosen}}| 9h Kd / 8c Td + 2h              | 9h Kd / 8c Td + 2d",
        "{player: {triple: 3}}      | 3 3 3 / 1 2 4                   | 4 4 4 / 3 3 3; 3 3 4 / 1 1"
            + " 2; 4 3 3 / 1 1 2",
        "{either: {triple: [1, 2]}} | 1 1 1 / 3 4 6; 3 4 6 / 2 2 2    | 3 3 3 / 4 4 4",
        "{banker: {straight: true}} | 1 1 2 / 3 1 2; 6 6 6 / 5 6 4    | 1 2 3 / 1 3 4; 1 1 2 / 1 3"
            + " 3; 1 1 2 / 2 4 6",
        "{player: {straight: false}}| 1 3 3 / 1 1 2; 2 4 6 / 1 1 2    | 1 2 3 / 1 1 2",
        "{winner: player, margin: 9}| 3 3 3 / 4 3 3                   | 6 6 6 / 1 1 2",
        "{total: [2, 12]}           | 1-1; 6-6                        | 1-2; 5-6; 3-4",
        "{total: 8, hard: true}     | 4-4                             | 5-3; 3-3",
        "{hard: false}              | 5-3; 1-2                        | 2-2",
        "{dice: [2, 3]}             | 2-3; 3-2                        | 1-4; 2-2; 3-3",
      })
  void aWordHoldsForWhatItSaysAndForNothingBesideIt(String when, String yes, String no) {
    var condition = ConditionReader.kept(when);
    var choice = new WagerContext(Side.PLAYER, Suit.HEARTS);
    assertThat(yes.split(";")).allMatch(text -> condition.holds(ending(text), choice), when);
    assertThat(no.split(";")).noneMatch(text -> condition.holds(ending(text), choice), when);
  }

  private static Ending ending(String text) {
    var outcome = text.strip();
    if (outcome.contains("-")) {
      return new Roll(outcome.charAt(0) - '0', outcome.charAt(2) - '0');
    }
    var parts = outcome.split(" [/+] ");
    if (Card.parse(parts[0].substring(0, 2)).isEmpty()) {
      return new Shake(dice(parts[0]), dice(parts[1]));
    }
    var deal = new Deal(cards(parts[0]), cards(parts[1]));
    return parts.length == 2 ? deal : deal.with(Card.parse(parts[2]).orElseThrow());
  }

  private static CardHand cards(String text) {
    return new CardHand(
        Stream.of(text.split(" ")).map(card -> Card.parse(card).orElseThrow()).toList());
  }

  private static DiceHand dice(String text) {
    return new DiceHand(text.charAt(0) - '0', text.charAt(2) - '0', text.charAt(4) - '0');
  }
}
