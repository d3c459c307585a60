package io.lammer.report.transcript;

import io.lammer.ledger.Books;
import io.lammer.script.Run;
import io.lammer.script.Script.Step;
import io.lammer.store.floor.History.Transition;
import io.lammer.tables.Event;
import io.lammer.tables.Layout;
import io.lammer.tables.Refusal;
import io.lammer.tables.View;
import io.lammer.tables.floor.TableEvent;
import java.util.List;
import java.util.stream.Stream;

/// How a script that is played at a live table is told; every method gives what can be printed by
/// then.
public sealed interface PlayForm permits PlayText, PlayJson {
  String heading(Layout layout);

  String step(Run.Played played, View before);

  /// A step that an earlier run of the same script came to.
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
    return step(new Run.Played(step, null, events, after, Books.EMPTY), before);
  }

  default String refused(Step step, Refusal refusal, View before) {
    return step(new Run.Played(step, refusal, List.of(), before, Books.EMPTY), before);
  }
}
