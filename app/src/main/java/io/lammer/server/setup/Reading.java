package io.lammer.server.setup;

import io.lammer.rules.yaml.Malformed;
import io.lammer.rules.yaml.Value;
import io.lammer.script.SetupReader;
import io.lammer.tables.Setup;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A form read as a set-up, with everything in it that could not be read.
///
/// @param setup what is left without the fields that could not be read; null where nothing is
record Reading(@Nullable Setup setup, List<Fault> faults) {
  static Reading of(Form form) {
    var faults = new ArrayList<Fault>();
    var left = form;
    while (true) {
      var text = FormText.of(left);
      try {
        return new Reading(SetupReader.read(Value.parse("form", text.text())), faults);
      } catch (Malformed malformed) {
        var before = left;
        for (var problem : malformed.problems()) {
          var field = text.field(problem.line());
          faults.add(Fault.ofForm(field, problem.message()));
          left = left.without(field);
        }
        if (left.equals(before)) {
          return new Reading(null, faults);
        }
      }
    }
  }
}
