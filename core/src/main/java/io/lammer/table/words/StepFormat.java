package io.lammer.table.words;

import io.lammer.rules.yaml.Value;
import io.lammer.table.Command;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A kind of script step: the key it is written under, and how its value is read and written.
public interface StepFormat {
  /// The key that the step is written under.
  String word();

  /// The commands of a step, with those that lock and confirm an outcome.
  List<Command> read(Value value);

  /// The value of a step with these commands: maps, lists and scalars that [#read] reads.
  Object write(List<Command> commands);

  /// The command for a live table, where lock and confirmation are commands of their own.
  Command readLive(Value value);

  /// A map of keys and values without the null values.
  static Map<String, Object> fields(@Nullable Object... pairs) {
    var fields = new LinkedHashMap<String, Object>();
    for (var i = 0; i < pairs.length; i += 2) {
      var value = pairs[i + 1];
      if (value != null) {
        fields.put(String.valueOf(pairs[i]), value);
      }
    }
    return fields;
  }
}
