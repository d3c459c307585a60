package io.lammer.render.transcript;

import io.lammer.house.LiveTable;
import io.lammer.house.TableEvent;
import io.lammer.ledger.Books;
import io.lammer.render.paper.AnsiStyle;
import io.lammer.rules.yaml.Value;
import io.lammer.runtime.History.Transition;
import io.lammer.script.Script;
import io.lammer.script.ScriptRun;
import io.lammer.script.StepFormats;
import io.lammer.table.Event;
import io.lammer.table.Table;
import io.lammer.table.View;
import io.lammer.table.words.GameSteps;
import io.lammer.table.words.GameWords;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The history of a live table, worded like the transcript of a script. Steps are identified by
/// event numbers.
public final class LiveTranscript {
  private final Transcript text;
  private @Nullable View before;

  private LiveTranscript(AnsiStyle ink, @Nullable View before) {
    this.text = new Transcript(ink);
    this.before = before;
  }

  public static String of(TableHistory story, AnsiStyle ink) {
    var transcript = new LiveTranscript(ink, null);
    var end = story.events().getLast();
    var table = story.end();
    if (table.table() != null) {
      transcript.text.heading(table.playing().layout());
    }
    for (var command : story.commands()) {
      var after = (LiveTable) command.getLast().after();
      transcript.command(command, after.table() == null ? null : story.view(command.getLast()));
    }
    transcript.standing(table, end.stored().number());
    if (table.table() != null) {
      transcript.text.stands(story.view(end));
    }
    return transcript.text.text();
  }

  private void command(List<Transition> command, @Nullable View after) {
    var settled = first(command, Event.Settled.class).orElse(null);
    if (settled != null && after != null) {
      // If the same command entered the outcome, its Entered event also says who shook the cups.
      var entered =
          first(command, Event.Entered.class).orElseGet(() -> new Event.Entered(settled.outcome()));
      told(
          command.getLast(),
          GameSteps.of(settled.outcome().game()).step(settled.outcome()).word(),
          List.of(entered, settled),
          after);
    } else {
      command.forEach(event -> event(event, after));
    }
    before = after;
  }

  private static <T extends Event> Optional<T> first(List<Transition> command, Class<T> type) {
    return command.stream()
        .map(happened -> happened.event() instanceof TableEvent.Played(var event) ? event : null)
        .filter(type::isInstance)
        .map(type::cast)
        .findFirst();
  }

  private void event(Transition happened, @Nullable View after) {
    var word = happened.event() instanceof TableEvent.Played(var played) ? step(played) : null;
    if (word != null
        && after != null
        && happened.event() instanceof TableEvent.Played(var played)) {
      told(happened, word, List.of(played), after);
      return;
    }
    text.numbered(
        happened.stored().number(),
        happened.stored().entry().kind(),
        EventText.of(happened.event()));
    if (after != null && before != null && happened.event() instanceof TableEvent.Played) {
      text.meters(before, after);
    }
  }

  /// The key of the step that repeats an event, or null if it is not a step of its own.
  private static @Nullable String step(Event event) {
    return switch (event) {
      case Event.Placed _ -> StepFormats.BET.word();
      case Event.TakenDown _ -> StepFormats.TAKE_DOWN.word();
      case Event.Turned _ -> StepFormats.TURN.word();
      default ->
          GameSteps.all()
              .flatMap(game -> game.step(event).stream())
              .map(GameSteps.Step::word)
              .findFirst()
              .orElse(null);
    };
  }

  private void told(Transition last, String word, List<Event> events, View after) {
    var told = new Script.Step(Math.toIntExact(last.stored().number()), word, List.of());
    text.step(
        new ScriptRun.Played(told, null, events, after, Books.EMPTY),
        before == null ? after : before);
  }

  private void standing(LiveTable live, long number) {
    text.line("");
    text.line(
        "table            %s is %s at event %d%s",
        live.name(),
        Value.spelled(live.status()),
        number,
        live.table() == null ? "" : ", " + moment(live.playing()) + rounds(live.round()));
  }

  private static String moment(Table table) {
    var phase =
        switch (table.phase()) {
          case BETTING -> "betting";
          case LOCKED -> "no more bets";
          case RESOLVING -> "outcome entered";
        };
    return GameWords.of(table.felt()).felt(table.felt()) + ", " + phase;
  }

  private static String rounds(long rounds) {
    return rounds == 1 ? ", 1 round" : ", " + rounds + " rounds";
  }
}
