package io.lammer.games.baccarat;

import io.lammer.rules.CommonFamily;
import io.lammer.rules.Family;
import io.lammer.rules.Outcome;
import io.lammer.rules.Paytable;
import io.lammer.rules.Word;
import io.lammer.table.Command;
import io.lammer.table.Event;
import io.lammer.table.Felt;
import io.lammer.table.Layout;
import io.lammer.table.Setup;
import io.lammer.table.words.ContestWords;
import io.lammer.table.words.GameWords;
import io.lammer.table.words.ShoeSteps;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The texts of mini-baccarat.
final class BaccaratWords implements GameWords {
  /// The totals 0 to 7: an 8 or 9 ends the round.
  private static final int DRAWING_TOTALS = 8;

  @Override
  public String name() {
    return "Baccarat";
  }

  @Override
  public String rounds() {
    return "hands";
  }

  @Override
  public String trials() {
    return "rounds";
  }

  @Override
  public String rulings() {
    return "Rising Phoenix Baccarat";
  }

  @Override
  public Paragraph method(List<Integer> decks) {
    return new Paragraph(
        "Ordered deals, counted exactly.",
        "All ordered deals of six cards from a full shoe, seven where a Fightback card is drawn, at the coarsest grain that decides a row: totals, then points, and rank, color or suit only where a row is still undecided. Shoes: %s decks. Burned and unseen cards do not change the counts; card counting is not considered here."
            .formatted(decks.stream().map(String::valueOf).collect(Collectors.joining(" and "))));
  }

  /// Computes the chart from the same rules that decide deals.
  @Override
  public Optional<Chart> drawingRules() {
    var columns = new ArrayList<>(List.of("Banker has"));
    IntStream.rangeClosed(0, 9).mapToObj(Integer::toString).forEach(columns::add);
    columns.add("Player stood");
    return Optional.of(
        new Chart(
            "Third cards",
            "An 8 or 9 of either hand's first two cards is a natural and ends the round. Player"
                + " draws on %s and stands on the rest. Then Banker, by Player's third card:"
                    .formatted(playerDraws()),
            columns,
            IntStream.range(0, DRAWING_TOTALS).mapToObj(BaccaratWords::bankerDraws).toList()));
  }

  private static String playerDraws() {
    return IntStream.range(0, DRAWING_TOTALS)
        .filter(ThirdCardRules::playerDraws)
        .mapToObj(Integer::toString)
        .collect(Collectors.joining(", "));
  }

  private static List<String> bankerDraws(int total) {
    var row = new ArrayList<>(List.of(Integer.toString(total)));
    IntStream.rangeClosed(0, 9).mapToObj(third -> bankerDraws(total, third)).forEach(row::add);
    row.add(bankerDraws(total, -1));
    return row;
  }

  private static String bankerDraws(int total, int thirdPoints) {
    return ThirdCardRules.bankerDraws(total, thirdPoints) ? "draws" : "stands";
  }

  @Override
  public String terms(Layout layout) {
    var commission = layout.setup().choice(Setup.Commission.class);
    return "%d decks, %s"
        .formatted(
            layout.rules().decks(),
            layout.rules().commission() == null
                ? "commission-free"
                : (commission == null || commission.percent() == null
                            ? Setup.Commission.STANDARD
                            : commission.percent())
                        .toPlainString()
                    + "% commission");
  }

  @Override
  public String felt(Felt felt) {
    return ((BaccaratState) felt).shoe() + " in the shoe";
  }

  @Override
  public Map<String, @Nullable Object> json(Felt felt) {
    return Map.of("cardsLeft", ((BaccaratState) felt).shoe().remaining());
  }

  @Override
  public String brief(Outcome outcome) {
    return outcome instanceof Fightback(var round, var card)
        ? ContestWords.brief(round) + " with " + card
        : ContestWords.brief((Deal) outcome);
  }

  @Override
  public String full(Outcome outcome) {
    return outcome instanceof Fightback drawn ? full(drawn) : ContestWords.full((Deal) outcome);
  }

  private static String full(Fightback drawn) {
    var winning = drawn.round().winning();
    var losing = drawn.round().losing();
    return winning == null || losing == null
        ? drawn.card() + " after a tie"
        : "%s, %d becomes %d against %d"
            .formatted(drawn.card(), losing.total(), drawn.score().orElseThrow(), winning.total());
  }

  @Override
  public Optional<String> event(Event event) {
    return event instanceof BaccaratEvent.Collected(var seat, var amount)
        ? Optional.of("seat %d, %s of commission".formatted(seat, amount))
        : ShoeSteps.event(event);
  }

  @Override
  public Optional<String> command(Command command) {
    return switch (command) {
      case BaccaratCommand.Deal(var player, var banker) ->
          Optional.of("Player %s, Banker %s".formatted(player, banker));
      case BaccaratCommand.Draw(var card) -> Optional.of(card);
      case BaccaratCommand.Collect(var seat) -> Optional.of("seat " + seat);
      default -> ShoeSteps.command(command);
    };
  }

  @Override
  public Optional<Incident> incident(Event event) {
    return ShoeSteps.incident(event);
  }

  @Override
  public Optional<String> condition(Word word) {
    return BaccaratConditions.of(word);
  }

  @Override
  public Optional<String> title(Family family) {
    return Optional.ofNullable(
        switch (family) {
          case CommonFamily.GOLDEN_TALONS -> "Golden Talons";
          case BaccaratFamily.FIGHTBACK_AFTER_WIN -> "Fightback after a win";
          case BaccaratFamily.FIGHTBACK_AFTER_TIE -> "Fightback after a tie";
          case BaccaratFamily.HARMONY -> "Harmony jackpot";
          case BaccaratFamily.DESTINY -> "Destiny jackpot";
          case BaccaratFamily.SUN_7_JACKPOT -> "Sun 7 jackpot";
          default -> null;
        });
  }

  @Override
  public Optional<String> played(Paytable paytable) {
    return Optional.ofNullable(
        switch (paytable.family()) {
          case BaccaratFamily.FIGHTBACK_AFTER_WIN ->
              "Made after a round that a hand has won: one more card is added to the losing hand"
                  + " and the sum compared with the winning total.";
          case BaccaratFamily.FIGHTBACK_AFTER_TIE ->
              "Made after a tie and decided by one more card.";
          case BaccaratFamily.HARMONY, BaccaratFamily.SUN_7_JACKPOT ->
              "A fixed wager for a jackpot, one round, decided by the finished hands.";
          case BaccaratFamily.DESTINY ->
              "A fixed wager for a jackpot, one round, decided by the finished hands and the"
                  + " Fightback card.";
          default -> null;
        });
  }
}
