package io.lammer.table.words;

import static io.lammer.table.words.StepFormat.fields;

import io.lammer.rules.Shoe;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Command;
import io.lammer.table.Event;
import io.lammer.table.words.CommandFormat.Frame;
import java.util.List;
import java.util.Optional;

/// The written forms of the commands and events of any game dealt from a shoe.
public final class ShoeSteps {
  public static final StepFormat NEW_SHOE =
      new CommandFormat<>(
          "new-shoe",
          Command.NewShoe.class,
          Frame.NONE,
          ShoeSteps::newShoe,
          shoe -> fields("burn", shoe.burn(), "card", shoe.card()));

  public static final List<LiveFormat> LIVE =
      List.of(
          new LiveFormat("card", value -> new Command.NextCard(value.text())),
          new LiveFormat("take-back-card", _ -> new Command.TakeBackCard()));

  private ShoeSteps() {}

  private static Command.NewShoe newShoe(Value value) {
    if (value.isNothing()) {
      return new Command.NewShoe(0, null);
    }
    var fields = value.fields("burn", "card");
    var burn = fields.maybe("burn", Value::whole);
    return new Command.NewShoe(burn == null ? 0 : burn, fields.maybe("card", Value::text));
  }

  /// The step that repeats a change of shoes.
  public static Optional<GameSteps.Step> step(Event event) {
    return event instanceof Event.ShoeChanged(var burned, var shown)
        ? Optional.of(
            new GameSteps.Step(
                NEW_SHOE.word(),
                List.of(new Command.NewShoe(burned, shown == null ? null : shown.toString()))))
        : Optional.empty();
  }

  /// What must be noted before a script continues from a shoe in use.
  public static GameSteps.Before before(Shoe shoe) {
    return shoe.used() == 0
        ? GameSteps.Before.NOTHING
        : new GameSteps.Before(
            List.of(), "the shoe was in use before: %s were left in it".formatted(shoe));
  }

  /// The words for an event of the shoe; empty for any other.
  public static Optional<String> event(Event event) {
    return Optional.ofNullable(
        switch (event) {
          case Event.CardDealt(var card) -> card.toString();
          case Event.CardTakenBack(var card) -> card.toString();
          case Event.ShoeChanged(var burned, var shown) ->
              "%d burned%s".formatted(burned, shown == null ? "" : ", " + shown + " shown");
          default -> null;
        });
  }

  /// The words for a command about the shoe, as it was keyed; empty for any other.
  public static Optional<String> command(Command command) {
    return Optional.ofNullable(
        switch (command) {
          case Command.NextCard(var card) -> card;
          case Command.TakeBackCard _ -> "card taken back";
          case Command.NewShoe(var burn, var card) ->
              burn + " burned" + (card == null ? "" : ", " + card + " shown");
          default -> null;
        });
  }

  /// The incident to report for an event of the shoe; empty for any other event.
  public static Optional<GameWords.Incident> incident(Event event) {
    return event instanceof Event.CardTakenBack(var card)
        ? Optional.of(new GameWords.Incident("correction", card + " taken back"))
        : Optional.empty();
  }
}
