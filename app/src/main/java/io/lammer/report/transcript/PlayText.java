package io.lammer.report.transcript;

import io.lammer.report.paper.Ink;
import io.lammer.script.Run;
import io.lammer.script.Script.Step;
import io.lammer.tables.Layout;
import io.lammer.tables.View;
import java.util.function.Consumer;

/// What each step of a script did at a live table, in the words of a settled script.
public record PlayText(Ink ink) implements PlayForm {
  private String text(Consumer<Transcript> written) {
    var transcript = new Transcript(ink);
    written.accept(transcript);
    return transcript.text();
  }

  @Override
  public String heading(Layout layout) {
    return text(transcript -> transcript.heading(layout));
  }

  @Override
  public String step(Run.Played played, View before) {
    return text(transcript -> transcript.step(played, before));
  }

  @Override
  public String earlier(Step step, boolean done) {
    return text(
        transcript ->
            transcript.numbered(
                step.number(),
                step.what().word(),
                StepText.keyed(step.commands())
                    + ink.faint(done ? ", done before" : ", refused before")));
  }

  @Override
  public String ending(View end) {
    return text(transcript -> transcript.ending(end));
  }
}
