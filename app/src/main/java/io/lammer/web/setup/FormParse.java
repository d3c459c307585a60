package io.lammer.web.setup;

import static io.lammer.web.page.Texts.say;

import io.lammer.rules.yaml.MalformedText;
import io.lammer.script.SetupReader;
import io.lammer.table.Setup;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The result of reading a form: a set-up and the fields that cannot be read.
///
/// @param setup the set-up without the fields that cannot be read; null if nothing can
record FormParse(@Nullable Setup setup, List<Fault> faults) {
  static FormParse of(Form form) {
    var faults = new ArrayList<Fault>();
    var left = halfLimits(form, faults);
    while (true) {
      try {
        return new FormParse(SetupReader.read(FormTree.of(left)), faults);
      } catch (MalformedText malformed) {
        var before = left;
        for (var problem : malformed.problems()) {
          var field = problem.file();
          faults.add(Fault.ofForm(field, problem.message()));
          left = left.without(field);
        }
        if (left.equals(before)) {
          return new FormParse(null, faults);
        }
      }
    }
  }

  /// Removes limits with only one bound and reports them: minimum and maximum must both be given.
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

  boolean isWhole() {
    return setup != null && faults.isEmpty();
  }
}
