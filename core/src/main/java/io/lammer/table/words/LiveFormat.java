package io.lammer.table.words;

import io.lammer.rules.yaml.Value;
import io.lammer.table.Command;
import java.util.function.Function;

/// A command that only live tables accept.
///
/// @param word the key it is written under
public record LiveFormat(String word, Function<Value, Command> reader) {}
