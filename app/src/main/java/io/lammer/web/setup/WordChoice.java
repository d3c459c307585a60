package io.lammer.web.setup;

import io.lammer.table.SetupField;
import io.lammer.table.SetupField.Kind;
import java.util.List;
import java.util.Optional;

/// The control that chooses between the mapping of a key and a word in its place.
///
/// @param field path of the control
/// @param words its values for the words
/// @param mapping its value for the mapping
record WordChoice(String field, List<String> words, String mapping) {
  /// The choice of a key; empty if the form always shows the mapping.
  static Optional<WordChoice> of(String path, SetupField key) {
    var first = key.kind() == Kind.RECORD ? key.inner().getFirst() : null;
    if (first == null || !first.declared().alone()) {
      return Optional.empty();
    }
    return switch (first.kind()) {
      case DEALER -> Optional.of(new WordChoice(path + ".by", List.of("dealer"), "players"));
      case NEED -> Optional.of(new WordChoice(path, List.of("optional", "required"), "by-kind"));
      default -> Optional.empty();
    };
  }

  boolean isMapping(Form form) {
    return form.has(field, mapping);
  }
}
