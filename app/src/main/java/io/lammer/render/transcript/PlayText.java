package io.lammer.render.transcript;

import io.lammer.render.paper.AnsiStyle;
import io.lammer.script.Script.Step;
import io.lammer.script.ScriptRun;
import io.lammer.table.Layout;
import io.lammer.table.View;
import java.util.function.Consumer;

/// The result of playing a script at a live table, worded like the transcript of `settle`.
public record PlayText(AnsiStyle ink) implements ScriptOutput {
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
  public String step(ScriptRun.Played played, View before) {
    return text(transcript -> transcript.step(played, before));
  }

  @Override
  public String earlier(Step step, boolean done) {
    return text(
        transcript ->
            transcript.numbered(
                step.number(),
                step.word(),
                StepText.keyed(step.commands())
                    + ink.faint(done ? ", done before" : ", refused before")));
  }

  @Override
  public String ending(View end) {
    return text(transcript -> transcript.ending(end));
  }
}
