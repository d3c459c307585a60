package io.lammer.render.transcript;

import io.lammer.render.json.Json;
import io.lammer.render.json.JsonObject;
import io.lammer.script.Script.Step;
import io.lammer.script.ScriptRun;
import io.lammer.table.Layout;
import io.lammer.table.View;
import java.util.ArrayList;
import java.util.List;

/// The result of playing a script at a live table, as a JSON document in the format of `settle`.
public final class PlayJson implements ScriptOutput {
  private final List<JsonObject> steps = new ArrayList<>();

  @Override
  public String heading(Layout layout) {
    return "";
  }

  @Override
  public String step(ScriptRun.Played played, View before) {
    steps.add(RunJson.step(before, played));
    return "";
  }

  @Override
  public String earlier(Step step, boolean done) {
    steps.add(
        new JsonObject().with("step", step.number()).with("accepted", done).with("earlier", true));
    return "";
  }

  @Override
  public String ending(View end) {
    return Json.write(RunJson.of(steps, end)) + "\n";
  }
}
