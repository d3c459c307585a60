package io.lammer.script;

import io.lammer.rules.yaml.Value;
import io.lammer.script.Script.Step;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/// Parses the `play` part of a script, without checking whether the steps are allowed.
final class StepReader {
  private StepReader() {}

  static List<Step> read(Value play) {
    var number = new AtomicInteger();
    return play.each(item -> step(number.incrementAndGet(), item));
  }

  private static Step step(int number, Value item) {
    var words = StepFormats.words();
    var fields = item.fields(words.toArray(String[]::new));
    if (fields.keys().size() != 1) {
      throw item.wrong("a step has one key; expected " + Value.oneOf(words));
    }
    var word = fields.keys().getFirst();
    return new Step(number, word, StepFormats.of(word).read(fields.need(word)));
  }
}
