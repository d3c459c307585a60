package io.lammer.table.sentence;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A sentence with named values: `{total} on {wager} is above {cap}{ruling 7}`.
public record Sentence(List<Part> parts) {
  private static final Pattern BRACED = Pattern.compile("\\{([a-z-]+)(?: ([0-9]+))?}");
  private static final String RULING = "ruling";

  sealed interface Part {
    record Words(String text) implements Part {}

    record Named(String name) implements Part {}

    /// The ruling of the project that the sentence rests on.
    record Ruling(int number) implements Part {}
  }

  static Sentence parse(String text) {
    var parts = new ArrayList<Part>();
    var end = 0;
    for (var braced = BRACED.matcher(text); braced.find(); end = braced.end()) {
      parts.add(new Part.Words(text.substring(end, braced.start())));
      parts.add(
          braced.group(1).equals(RULING)
              ? new Part.Ruling(Integer.parseInt(braced.group(2)))
              : new Part.Named(braced.group(1)));
    }
    parts.add(new Part.Words(text.substring(end)));
    return new Sentence(List.copyOf(parts));
  }

  /// The names of its values, in the order in which they first occur.
  public List<String> names() {
    return parts.stream()
        .flatMap(part -> part instanceof Part.Named(var name) ? Stream.of(name) : Stream.empty())
        .distinct()
        .toList();
  }

  /// Names the values, which are in the order of `names`.
  public Map<String, Argument> named(@Nullable Object... values) {
    var names = names();
    if (names.size() != values.length) {
      throw new IllegalArgumentException(
          "%d values for the names %s".formatted(values.length, names));
    }
    var named = new LinkedHashMap<String, Argument>();
    for (var i = 0; i < values.length; i++) {
      named.put(names.get(i), Argument.of(values[i]));
    }
    return named;
  }

  /// The sentence with its values.
  ///
  /// @param rulings whether the rulings are cited
  public String say(
      Map<String, Argument> values, Function<Argument, String> format, boolean rulings) {
    return parts.stream()
        .map(
            part ->
                switch (part) {
                  case Part.Words(var text) -> text;
                  case Part.Named(var name) -> {
                    var value = values.get(name);
                    yield value == null ? name : format.apply(value);
                  }
                  case Part.Ruling(var number) ->
                      rulings ? " (%s %d)".formatted(RULING, number) : "";
                })
        .collect(Collectors.joining());
  }
}
