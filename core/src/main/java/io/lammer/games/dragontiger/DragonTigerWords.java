package io.lammer.games.dragontiger;

import io.lammer.rules.Family;
import io.lammer.rules.Outcome;
import io.lammer.rules.Paytable;
import io.lammer.rules.Side;
import io.lammer.rules.Word;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Command;
import io.lammer.table.Event;
import io.lammer.table.Felt;
import io.lammer.table.Layout;
import io.lammer.table.words.GameWords;
import io.lammer.table.words.NumberLists;
import io.lammer.table.words.ShoeSteps;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The texts of Dragon Tiger.
final class DragonTigerWords implements GameWords {
  @Override
  public Optional<String> texts() {
    return Optional.of("dragontiger");
  }

  @Override
  public String name() {
    return "Dragon Tiger";
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
    return "Dragon Tiger";
  }

  @Override
  public Paragraph method(List<Integer> decks) {
    return new Paragraph(
        "All pairs of cards.",
        "Every ordered pair of cards of a full shoe is counted, one for Dragon and one for Tiger. Shoes: %s decks. Burned and unseen cards do not change the counts."
            .formatted(decks.stream().map(String::valueOf).collect(Collectors.joining(" and "))));
  }

  @Override
  public String terms(Layout layout) {
    return layout.rules().decks() + " decks";
  }

  @Override
  public String felt(Felt felt) {
    return ((DragonTigerState) felt).shoe() + " in the shoe";
  }

  @Override
  public Map<String, @Nullable Object> json(Felt felt) {
    return Map.of("cardsLeft", ((DragonTigerState) felt).shoe().remaining());
  }

  @Override
  public String brief(Outcome outcome) {
    var deal = (DragonTigerDeal) outcome;
    return deal.dragon() + " against " + deal.tiger();
  }

  @Override
  public String full(Outcome outcome) {
    var deal = (DragonTigerDeal) outcome;
    return "Dragon %s, Tiger %s: %s".formatted(deal.dragon(), deal.tiger(), result(deal));
  }

  private static String result(DragonTigerDeal deal) {
    if (deal.winner() == Side.TIE) {
      return deal.isSuited() ? "suited tie" : "tie";
    }
    return deal.winner() == Side.PLAYER ? "Dragon wins" : "Tiger wins";
  }

  @Override
  public Optional<String> event(Event event) {
    return ShoeSteps.event(event);
  }

  @Override
  public Optional<String> command(Command command) {
    return command instanceof DragonTigerCommand.Deal(var dragon, var tiger)
        ? Optional.of("Dragon %s, Tiger %s".formatted(dragon, tiger))
        : ShoeSteps.command(command);
  }

  @Override
  public Optional<Incident> incident(Event event) {
    return ShoeSteps.incident(event);
  }

  @Override
  public Optional<String> condition(Word word) {
    return word instanceof DragonTigerWord own ? Optional.of(words(own)) : Optional.empty();
  }

  @Override
  public Optional<String> title(Family family) {
    return family == DragonTigerFamily.TIE ? Optional.of("Tie") : Optional.empty();
  }

  @Override
  public Optional<String> played(Paytable paytable) {
    return paytable.family() == DragonTigerFamily.TIE
        ? Optional.of("One round, decided by the ranks of both cards.")
        : Optional.empty();
  }

  private static String words(DragonTigerWord word) {
    return switch (word) {
      case DragonTigerWord.Wins(var winner) ->
          winner == DragonTigerWord.Winner.TIE ? "the cards tie" : title(winner) + " wins";
      case DragonTigerWord.Suited(var wanted) ->
          wanted ? "both cards have the same suit" : "the cards have different suits";
      case DragonTigerWord.Rank(var place, var ranks) ->
          "%s's card is %s".formatted(title(place), NumberLists.or(ranks, DragonTigerWords::rank));
      case DragonTigerWord.Color(var place, var red) ->
          "%s's card is %s".formatted(title(place), red ? "red" : "black");
    };
  }

  private static String title(Enum<?> place) {
    var word = Value.spelled(place);
    return Character.toUpperCase(word.charAt(0)) + word.substring(1);
  }

  private static String rank(int rank) {
    return switch (rank) {
      case 1 -> "an ace";
      case 8 -> "an 8";
      case 11 -> "a jack";
      case 12 -> "a queen";
      case 13 -> "a king";
      default -> "a " + rank;
    };
  }
}
