package io.lammer.script;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.rules.yaml.Value;
import io.lammer.table.Answer;
import io.lammer.table.Decider;
import io.lammer.table.Event;
import io.lammer.table.Evolution;
import io.lammer.table.Layout;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import io.lammer.table.View;
import java.util.List;

/// A table that is told of one thing after another.
final class Playing {
  private View view;

  Playing(Layout layout) {
    view = View.opened(layout);
  }

  Playing does(String... commands) {
    for (var text : commands) {
      for (var command : LiveCommands.read(Value.parse("command", text))) {
        switch (Decider.decide(view, command)) {
          case Answer.Accepted<List<Event>>(var events) ->
              events.forEach(event -> view = Evolution.evolve(view, event));
          case Answer.Refused<List<Event>>(var refusals) ->
              throw new AssertionError(text + ": " + refusals);
        }
      }
    }
    return this;
  }

  Playing refuses(Code code, String text) {
    var command = LiveCommands.read(Value.parse("command", text)).getFirst();
    assertThat(Decider.decide(view, command))
        .as(text)
        .extracting(answer -> answer.refusals().stream().map(Refusal::code).toList())
        .isEqualTo(List.of(code));
    return this;
  }

  static Playing at(String script) {
    return new Playing(Floor.layout(script));
  }

  View view() {
    return view;
  }
}
