package io.lammer.server.setup;

import static io.lammer.server.page.Words.say;

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
  /// A form has a field for the minimum and one for the maximum, and both are keyed or none.
  private static Form halfLimits(Form form, List<Fault> faults) {
    var left = form;
    for (var name : form.names("limits")) {
      var path = "limits." + name;
      var minimum = form.isBlank(path + ".0");
      if (minimum != form.isBlank(path + ".1")) {
        faults.add(
            Fault.ofForm(
                path + (minimum ? ".0" : ".1"),
                say(minimum ? "setup.no-minimum" : "setup.no-maximum")));
        left = left.without(path);
      }
    }
    return left;
  }

  static Reading of(Form form) {
    var faults = new ArrayList<Fault>();
    var left = halfLimits(form, faults);
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
