package io.lammer.web.console;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.games.baccarat.BaccaratCommand;
import io.lammer.rules.Card;
import io.lammer.table.Answer;
import io.lammer.table.Command;
import io.lammer.table.Decider;
import io.lammer.table.Event;
import io.lammer.table.Evolution;
import io.lammer.table.Table.Phase;
import io.lammer.table.View;
import io.lammer.web.games.CardEntry;
import io.lammer.web.games.GamePages;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CardEntryTest {
  @TempDir Path folder = Path.of(".");

  private static CardEntry pad(OneTable table) {
    var pad = table.screen().cards();
    if (pad == null) {
      throw new AssertionError("a game without cards");
    }
    return pad;
  }

  @Test
  void saysWhoseCardComesNextUntilTheHandsAreComplete() throws Exception {
    try (var table = OneTable.opened(folder, OneTable.BACCARAT)) {
      table.play("{\"lock\": {}}");
      assertThat(pad(table).awaited()).isEqualTo("player");
      table.play("{\"card\": \"2h\"}");
      assertThat(pad(table).awaited()).isEqualTo("banker");
      table.play("{\"card\": \"3h\"}", "{\"card\": \"2d\"}", "{\"card\": \"Kd\"}");
      assertThat(pad(table).sentence()).isEqualTo("Player draws a third card");
      table.play("{\"card\": \"8c\"}");
      assertThat(pad(table).awaited()).isEqualTo(CardEntry.NONE);
      assertThat(table.screen().mode()).isEqualTo(ConsoleView.Mode.PAYING);
      table.play("{\"take-back-card\": {}}", "{\"card\": \"7c\"}");
      assertThat(pad(table).sentence()).isEqualTo("Banker draws a third card");
      assertThat(pad(table).hands().getFirst().total()).isEqualTo(1);
    }
  }

  @Test
  void aCardThatTheShoeNoLongerHoldsIsNotOffered() throws Exception {
    try (var table = OneTable.opened(folder, OneTable.BACCARAT)) {
      for (var round = 0; round < 4; round++) {
        table.play(
            "[{\"lock\": {}}, {\"deal\": {\"player\": [\"8h\", \"Kc\"], \"banker\": [\"8h\","
                + " \"Qc\"]}}]",
            "{\"confirm\": {}}");
      }
      var offered = pad(table).offered();
      assertThat(offered.charAt(Card.parse("8h").orElseThrow().index())).isEqualTo('0');
      assertThat(offered.chars().filter(flag -> flag == '0').count()).isEqualTo(1);
    }
  }

  @Test
  void aFightbackWagerAsksForItsCard() throws Exception {
    try (var table = OneTable.opened(folder, OneTable.BACCARAT)) {
      table.play(
          "{\"bet\": {\"seat\": 1, \"wager\": \"player\", \"amount\": 50}}",
          "[{\"lock\": {}}, {\"deal\": {\"player\": [\"8h\", \"Kc\"], \"banker\": [\"7h\","
              + " \"Qc\"]}}]",
          "{\"confirm\": {}}");
      assertThat(pad(table).awaited()).isEqualTo("player");
      table.play("{\"bet\": {\"seat\": 1, \"wager\": \"fightback\", \"amount\": 25}}");
      assertThat(pad(table).awaited()).isEqualTo("fightback");
      table.play("{\"fightback\": \"Ks\"}");
      assertThat(drawn(table)).isEqualTo(Card.parse("Ks").orElseThrow());
      assertThat(table.screen().mode()).isEqualTo(ConsoleView.Mode.PAYING);
    }
  }

  /// The last card of the outcome that waits to be confirmed.
  private static @Nullable Card drawn(OneTable table) {
    var playing = table.table().playing();
    var outcome = Objects.requireNonNull(playing.entered());
    return GamePages.of(playing).hands(outcome).getLast().pieces().getLast().card();
  }

  private static final String DESTINY =
      OneTable.BACCARAT.replace("PT-PRG-HP-01", "PT-PRG-DP-01").replace("decks: 8", "decks: 6");

  private static final String EIGHTS =
      "[{\"lock\": {}}, {\"deal\": {\"player\": [\"8h\", \"8d\"], \"banker\": [\"8s\", \"8c\"]}},"
          + " {\"confirm\": {}}]";

  private static void cover(OneTable table) throws Exception {
    table.play(
        "{\"sense\": {\"seat\": 1, \"sensor\": 1, \"covered\": true}}",
        "{\"sense\": {\"seat\": 2, \"sensor\": 1, \"covered\": true}}",
        "{\"lock\": {}}");
  }

  /// Destiny waits for its card once its own round was settled, not once it is locked.
  @Test
  void aLockedDestinyWagerAsksForTheCardsOfItsRound() throws Exception {
    try (var table = OneTable.opened(folder, DESTINY)) {
      cover(table);
      assertThat(pad(table).awaited()).isEqualTo("player");
      assertThat(pad(table).offered()).isEqualTo("1".repeat(52));
      table.play(EIGHTS.replace("{\"lock\": {}}, ", ""));
      assertThat(pad(table).awaited()).isEqualTo("fightback");
      table.play("[{\"fightback\": \"2c\"}, {\"confirm\": {}}]");
      table.play(EIGHTS);
      cover(table);
      assertThat(pad(table).awaited()).isEqualTo("player");
      table.play("{\"card\": \"2h\"}");
      assertThat(pad(table).awaited()).isEqualTo("banker");
    }
  }

  /// Whatever the dealer and the players do, the pad offers the cards that the table takes, and
  /// there is a way on to the next round.
  @Test
  void whateverHappensThePadOffersWhatTheTableTakesAndThereIsAWayOn() throws Exception {
    try (var table = OneTable.opened(folder, DESTINY)) {
      var view = table.table().view(table.live().floor());
      var random = new Random(11);
      var awaited = new TreeSet<String>();
      for (var step = 0; step < 6_000; step++) {
        var pad = Objects.requireNonNull(GamePages.of(view.table()).console().cards(view.table()));
        awaited.add(pad.awaited());
        var card = card(random, pad);
        var entry =
            pad.awaited().equals("fightback")
                ? new BaccaratCommand.Draw(card.toString())
                : new Command.NextCard(card.toString());
        if (view.table().phase() != Phase.BETTING || pad.awaited().equals("fightback")) {
          assertThat(done(view, entry).isPresent() && !pad.awaited().equals(CardEntry.SHOE))
              .as("%s at step %d: %s", card, step, pad)
              .isEqualTo(pad.offered().charAt(card.index()) == '1');
        }
        assertThat(goesOn(view, pad)).as("a way on at step %d: %s", step, pad).isTrue();
        view = done(view, any(random, view, pad, entry)).orElse(view);
      }
      assertThat(awaited)
          .containsExactlyInAnyOrder(
              "player", "banker", "fightback", CardEntry.NONE, CardEntry.SHOE);
    }
  }

  /// Mostly one that the shoe still holds.
  private static Card card(Random random, CardEntry pad) {
    var held =
        Card.DECK.stream().filter(card -> pad.offered().charAt(card.index()) == '1').toList();
    var cards = held.isEmpty() || random.nextInt(8) == 0 ? Card.DECK : held;
    return cards.get(random.nextInt(cards.size()));
  }

  private static boolean goesOn(View view, CardEntry pad) {
    var ways =
        Stream.of(new Command.Lock(), new Command.Confirm(), new Command.NewShoe(0, null))
            .anyMatch(way -> done(view, way).isPresent());
    return ways || pad.offered().contains("1");
  }

  private static Command any(Random random, View view, CardEntry pad, Command card) {
    var seat = random.nextInt(1, 4);
    if (pad.awaited().equals(CardEntry.SHOE) && view.table().phase() == Phase.LOCKED) {
      return new Command.NewShoe(0, null);
    }
    return switch (random.nextInt(14)) {
      case 0 -> new Command.Lock();
      case 1 -> new Command.Confirm();
      case 2 -> random.nextInt(4) == 0 ? new Command.CallBack() : new Command.Confirm();
      case 3 -> random.nextInt(4) == 0 ? new Command.Reopen() : new Command.Lock();
      case 4 -> new Command.TakeBackCard();
      case 5 -> pad.awaited().equals(CardEntry.SHOE) ? new Command.NewShoe(0, null) : card;
      case 6 -> new Command.Sense(seat, 1, random.nextInt(4) > 0);
      case 7 -> new Command.Bet(seat, "fightback", BigDecimal.TEN);
      case 8 ->
          random.nextBoolean()
              ? new BaccaratCommand.Draw("Kd")
              : new BaccaratCommand.Deal(List.of("8h", "8d"), List.of("8s", "8c"));
      default -> card;
    };
  }

  private static Optional<View> done(View view, Command command) {
    return Decider.decide(view, command) instanceof Answer.Accepted<List<Event>>(var events)
        ? Optional.of(events.stream().reduce(view, Evolution::evolve, (_, last) -> last))
        : Optional.empty();
  }
}
