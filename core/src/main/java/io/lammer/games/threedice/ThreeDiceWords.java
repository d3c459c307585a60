package io.lammer.games.threedice;

import io.lammer.rules.Outcome;
import io.lammer.rules.Word;
import io.lammer.table.Command;
import io.lammer.table.Event;
import io.lammer.table.Felt;
import io.lammer.table.Layout;
import io.lammer.table.words.ContestConditions;
import io.lammer.table.words.ContestWords;
import io.lammer.table.words.GameWords;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The texts of 3 Dice Baccarat.
final class ThreeDiceWords implements GameWords {
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
    return ContestWords.brief((Outcome.Shake) outcome);
  }

  @Override
  public String full(Outcome outcome) {
    return ContestWords.full((Outcome.Shake) outcome);
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
    var shakes = step.stream().filter(Event.CupShaken.class::isInstance).toList();
    return shakes.isEmpty()
        ? ""
        : shakes.stream().map(String::valueOf).collect(Collectors.joining("; ", " (", ")"));
  }

  @Override
  public Optional<String> event(Event event) {
    return event instanceof Event.CupShaken shake
        ? Optional.of(shake.toString())
        : Optional.empty();
  }

  @Override
  public Optional<String> command(Command command) {
    return Optional.ofNullable(
        switch (command) {
          case Command.Shake(var player, var banker, var shaker) ->
              "Player %s, Banker %s%s"
                  .formatted(player, banker, shaker == null ? "" : ", seat " + shaker.seat());
          case Command.Shook(var cup, var seat, var exposed) ->
              new Event.CupShaken(cup, seat, exposed).toString();
          default -> null;
        });
  }

  @Override
  public Optional<Incident> incident(Event event) {
    return event instanceof Event.CupShaken shake && shake.exposed()
        ? Optional.of(new Incident("exposed dice", shake.toString()))
        : Optional.empty();
  }

  @Override
  public Optional<String> condition(Word word) {
    return ContestConditions.of(word);
  }
}
