package io.lammer.report.transcript;

import io.lammer.ledger.Books;
import io.lammer.report.game.GameText;
import io.lammer.report.paper.Ink;
import io.lammer.rules.yaml.Value;
import io.lammer.script.Run;
import io.lammer.script.Script;
import io.lammer.script.Script.StepKind;
import io.lammer.store.floor.History.Transition;
import io.lammer.tables.Event;
import io.lammer.tables.Table;
import io.lammer.tables.View;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.TableEvent;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What happened at a live table, in the words of a settled script. Steps go by the numbers of the
/// table's events.
public final class LiveTranscript {
  private final Transcript text;
  private @Nullable View before;

  private LiveTranscript(Ink ink, @Nullable View before) {
    this.text = new Transcript(ink);
    this.before = before;
  }

  /// Everything up to the story's end, and how the table stands there.
  public static String of(TableStory story, Ink ink) {
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
      // Who shook is said where the outcome was entered with the confirmation.
      var entered =
          first(command, Event.Entered.class).orElseGet(() -> new Event.Entered(settled.outcome()));
      told(command.getLast(), GameText.step(settled.outcome()), List.of(entered, settled), after);
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
    var what = happened.event() instanceof TableEvent.Played(var played) ? what(played) : null;
    if (what != null
        && after != null
        && happened.event() instanceof TableEvent.Played(var played)) {
      told(happened, what, List.of(played), after);
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

  private static @Nullable StepKind what(Event event) {
    return switch (event) {
      case Event.Placed _ -> StepKind.BET;
      case Event.TakenDown _ -> StepKind.TAKE_DOWN;
      case Event.Turned _ -> StepKind.TURN;
      case Event.Collected _ -> StepKind.COLLECT;
      case Event.ShoeChanged _ -> StepKind.NEW_SHOE;
      case Event.ShooterChanged _ -> StepKind.NEW_SHOOTER;
      case Event.Locked _,
          Event.Reopened _,
          Event.CalledBack _,
          Event.CardDealt _,
          Event.CardTakenBack _,
          Event.CupShaken _,
          Event.Entered _,
          Event.Settled _ ->
          null;
    };
  }

  private void told(Transition last, StepKind what, List<Event> events, View after) {
    var told = new Script.Step(Math.toIntExact(last.stored().number()), what, List.of());
    text.step(
        new Run.Played(told, null, events, after, Books.EMPTY), before == null ? after : before);
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
    return GameText.full(table.felt()) + ", " + phase;
  }

  private static String rounds(long rounds) {
    return rounds == 1 ? ", 1 round" : ", " + rounds + " rounds";
  }
}
