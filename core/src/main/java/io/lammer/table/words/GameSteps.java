package io.lammer.table.words;

import io.lammer.rules.Game;
import io.lammer.rules.Outcome;
import io.lammer.table.Command;
import io.lammer.table.Event;
import io.lammer.table.Felt;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// How the commands of one game are written in scripts and requests, and how its events become
/// steps of a script. Every game has a part of this type.
///
/// No two games use the same key for different formats: a script is read before its game is known.
public interface GameSteps {

  static GameSteps of(Game game) {
    return game.part(GameSteps.class);
  }

  static Stream<GameSteps> all() {
    return Game.all().stream().map(GameSteps::of);
  }

  /// A step as it is written in a script.
  ///
  /// @param word the key of its format
  record Step(String word, List<Command> commands) {
    public Step {
      commands = List.copyOf(commands);
    }

    /// True if the step is a round, rather than an outcome that belongs to the round before it.
    public boolean isRound() {
      return commands.getFirst() instanceof Command.Lock;
    }
  }

  /// What must be played or noted before a script can continue from a felt already in use.
  ///
  /// @param steps the steps that bring a fresh table to the felt
  /// @param note what the steps cannot express; empty if they express all of it
  record Before(List<Step> steps, String note) {
    public static final Before NOTHING = new Before(List.of(), "");

    public Before {
      steps = List.copyOf(steps);
    }
  }

  /// The formats of the steps that only this game has.
  List<StepFormat> steps();

  /// The commands for live tables that only this game has.
  List<LiveFormat> liveCommands();

  /// The step that enters and confirms an outcome.
  ///
  /// @param ahead the commands of the same round before the outcome, from [#ahead]
  Step step(Event.Entered entered, List<Command> ahead);

  /// The step that enters and confirms an outcome.
  default Step step(Outcome outcome) {
    return step(new Event.Entered(outcome), List.of());
  }

  /// The step that repeats an event that only this game has, if it is a step of its own.
  Optional<Step> step(Event event);

  /// The command that repeats an event, if a script writes it as part of the outcome's step.
  default Optional<Command> ahead(Event event) {
    return Optional.empty();
  }

  Before before(Felt felt);
}
