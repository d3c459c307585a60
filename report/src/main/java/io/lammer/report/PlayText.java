package io.lammer.report;

import io.lammer.ledger.Books;
import io.lammer.script.Run;
import io.lammer.script.Script.Step;
import io.lammer.store.floor.History.Happened;
import io.lammer.tables.Event;
import io.lammer.tables.Layout;
import io.lammer.tables.Refusal;
import io.lammer.tables.View;
import io.lammer.tables.floor.TableEvent;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// What each step of a script did at a live table, in the words of a settled script.
public final class PlayText {
  private final Ink ink;

  public PlayText(Ink ink) {
    this.ink = ink;
  }

  private String text(Consumer<Transcript> written) {
    var transcript = new Transcript(ink);
    written.accept(transcript);
    return transcript.text();
  }

  public String heading(Layout layout) {
    return text(transcript -> transcript.heading(layout));
  }

  public String ending(View end) {
    return text(transcript -> transcript.ending(end));
  }

  public String done(Step step, List<Happened> happened, View before, View after) {
    var events =
        happened.stream()
            .map(Happened::event)
            .flatMap(
                event ->
                    event instanceof TableEvent.Played(var played)
                        ? Stream.of(played)
                        : Stream.<Event>empty())
            .toList();
    var played = new Run.Played(step, null, events, after, Books.EMPTY);
    return text(transcript -> transcript.step(played, before));
  }

  public String refused(Step step, Refusal refusal, View before) {
    var played = new Run.Played(step, refusal, List.of(), before, Books.EMPTY);
    return text(transcript -> transcript.step(played, before));
  }

  /// A step that an earlier run of the same script came to.
  public String earlier(Step step, boolean done) {
    return text(
        transcript ->
            transcript.numbered(
                step.number(),
                step.what().word(),
                StepText.keyed(step.commands())
                    + ink.faint(done ? ", done before" : ", refused before")));
  }
}
