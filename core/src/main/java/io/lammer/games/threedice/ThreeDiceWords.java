package io.lammer.games.threedice;

import io.lammer.rules.Family;
import io.lammer.rules.HandWord;
import io.lammer.rules.Outcome;
import io.lammer.rules.Paytable;
import io.lammer.rules.Word;
import io.lammer.table.Command;
import io.lammer.table.Event;
import io.lammer.table.Felt;
import io.lammer.table.Layout;
import io.lammer.table.words.ContestConditions;
import io.lammer.table.words.ContestWords;
import io.lammer.table.words.GameWords;
import io.lammer.table.words.NumberLists;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The texts of 3 Dice Baccarat.
final class ThreeDiceWords implements GameWords {
  @Override
  public String name() {
    return "3 Dice Baccarat";
  }

  @Override
  public String rounds() {
    return "shakes";
  }

  @Override
  public String trials() {
    return "rounds";
  }

  @Override
  public String rulings() {
    return "3 Dice Baccarat";
  }

  @Override
  public Paragraph method(List<Integer> decks) {
    return new Paragraph(
        "All shakes.",
        "The 46,656 outcomes of two cups of three fair dice are counted one by one.");
  }

  @Override
  public String terms(Layout layout) {
    return "";
  }

  @Override
  public String felt(Felt felt) {
    return "dice";
  }

  @Override
  public Map<String, @Nullable Object> json(Felt felt) {
    return Map.of();
  }

  @Override
  public String brief(Outcome outcome) {
    return ContestWords.brief((Shake) outcome);
  }

  @Override
  public String full(Outcome outcome) {
    return ContestWords.full((Shake) outcome);
  }

  @Override
  public String entered(Event.Entered entered) {
    var shaker = entered.shaker();
    return full(entered.outcome())
        + (shaker == null ? "" : ", shaken by seat " + shaker.seat() + " after the dealer");
  }

  /// The shakes before the cups were opened.
  @Override
  public String detail(List<Event> step, Felt after) {
    var shakes = step.stream().filter(ThreeDiceEvent.CupShaken.class::isInstance).toList();
    return shakes.isEmpty()
        ? ""
        : shakes.stream().map(String::valueOf).collect(Collectors.joining("; ", " (", ")"));
  }

  @Override
  public Optional<String> event(Event event) {
    return event instanceof ThreeDiceEvent.CupShaken shake
        ? Optional.of(shake.toString())
        : Optional.empty();
  }

  @Override
  public Optional<String> command(Command command) {
    return Optional.ofNullable(
        switch (command) {
          case ThreeDiceCommand.Shake(var player, var banker, var shaker) ->
              "Player %s, Banker %s%s"
                  .formatted(player, banker, shaker == null ? "" : ", seat " + shaker.seat());
          case ThreeDiceCommand.Shook(var cup, var seat, var exposed) ->
              new ThreeDiceEvent.CupShaken(cup, seat, exposed).toString();
          default -> null;
        });
  }

  @Override
  public Optional<Incident> incident(Event event) {
    return event instanceof ThreeDiceEvent.CupShaken shake && shake.exposed()
        ? Optional.of(new Incident("exposed dice", shake.toString()))
        : Optional.empty();
  }

  @Override
  public Optional<String> condition(Word word) {
    return ContestConditions.of(word, ThreeDiceWords::hand);
  }

  private static List<String> hand(HandWord hand) {
    return switch (hand) {
      case ShakeWord.Triple(var faces) ->
          List.of(
              faces == ShakeWord.Triple.ANY
                  ? "a triple"
                  : "three " + NumberLists.or(faces, "%ds"::formatted));
      case ShakeWord.Straight(var wanted) -> List.of(wanted ? "a straight" : "no straight");
      default -> List.of();
    };
  }

  @Override
  public Optional<String> title(Family family) {
    return family == ThreeDiceFamily.TRIPLE ? Optional.of("Triple jackpot") : Optional.empty();
  }

  @Override
  public Optional<String> played(Paytable paytable) {
    return paytable.family() == ThreeDiceFamily.TRIPLE
        ? Optional.of("A fixed wager for a jackpot, one shake, decided by the dice of both hands.")
        : Optional.empty();
  }
}
