package io.lammer.report.transcript;

import io.lammer.report.json.Json;
import io.lammer.report.json.Members;
import io.lammer.script.Run;
import io.lammer.script.Script.Step;
import io.lammer.tables.Layout;
import io.lammer.tables.View;
import java.util.ArrayList;
import java.util.List;

/// What each step of a script did at a live table, as the one JSON document of a settled script.
public final class PlayJson implements PlayForm {
  private final List<Members> steps = new ArrayList<>();

  @Override
  public String heading(Layout layout) {
    return "";
  }

  @Override
  public String step(Run.Played played, View before) {
    steps.add(RunJson.step(before, played));
    return "";
  }

  @Override
  public String earlier(Step step, boolean done) {
    steps.add(
        new Members().with("step", step.number()).with("accepted", done).with("earlier", true));
    return "";
  }

  @Override
  public String ending(View end) {
    return Json.write(RunJson.of(steps, end)) + "\n";
  }
}
