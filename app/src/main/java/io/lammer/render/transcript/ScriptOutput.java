package io.lammer.render.transcript;

import io.lammer.house.TableEvent;
import io.lammer.ledger.Books;
import io.lammer.runtime.History.Transition;
import io.lammer.script.Script.Step;
import io.lammer.script.ScriptRun;
import io.lammer.table.Event;
import io.lammer.table.Layout;
import io.lammer.table.Refusal;
import io.lammer.table.View;
import java.util.List;
import java.util.stream.Stream;

/// An output format for playing a script at a live table. Every method returns the text that can be
/// printed at that point.
public sealed interface ScriptOutput permits PlayText, PlayJson {
  String heading(Layout layout);

  String step(ScriptRun.Played played, View before);

  /// A step that an earlier run of the same script already played.
  String earlier(Step step, boolean done);

  String ending(View end);

  default String done(Step step, List<Transition> happened, View before, View after) {
    var events =
        happened.stream()
            .map(Transition::event)
            .flatMap(
                event ->
                    event instanceof TableEvent.Played(var played)
                        ? Stream.of(played)
                        : Stream.<Event>empty())
            .toList();
    return step(new ScriptRun.Played(step, null, events, after, Books.EMPTY), before);
  }

  default String refused(Step step, Refusal refusal, View before) {
    return step(new ScriptRun.Played(step, refusal, List.of(), before, Books.EMPTY), before);
  }
}
