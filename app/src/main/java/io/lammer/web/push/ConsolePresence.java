package io.lammer.web.push;

import io.lammer.web.page.Language;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.springframework.stereotype.Component;

/// Console presence: who has a console open, by topic, in any language and on any server of the
/// house. Thread-safe.
@Component
public final class ConsolePresence {
  /// A server that reports nothing for this long is taken to have no screens.
  private static final Duration KNOWN = Duration.ofSeconds(5);

  private final Map<String, List<String>> here = new HashMap<>();
  private final Map<String, Told> elsewhere = new HashMap<>();

  /// What another server reported last.
  ///
  /// @param names people by topic, sorted and without duplicates
  private record Told(Map<String, Set<String>> names, Instant at) {}

  /// Whether a topic shows who has it open, and so changes as people come and go.
  static boolean counts(String topic) {
    return topic.startsWith("console/");
  }

  private static String plain(String topic) {
    return Language.named(topic).map(Language.Named::plain).orElse(topic);
  }

  synchronized void come(List<String> topics, String name) {
    topics.forEach(topic -> here.computeIfAbsent(plain(topic), _ -> new ArrayList<>()).add(name));
  }

  synchronized void go(List<String> topics, String name) {
    for (var topic : topics) {
      here.computeIfPresent(
          plain(topic),
          (_, all) -> {
            all.remove(name);
            return all.isEmpty() ? null : all;
          });
    }
  }

  /// Records what another server reports, and forgets servers that stopped reporting.
  ///
  /// @return the topics whose people may have changed
  synchronized Set<String> tell(String server, Map<String, Set<String>> names, Instant now) {
    var changed = new TreeSet<String>();
    var before = elsewhere.put(server, new Told(names, now));
    if (before == null || !before.names().equals(names)) {
      changed.addAll(names.keySet());
      changed.addAll(before == null ? Set.of() : before.names().keySet());
    }
    var silent =
        elsewhere.values().stream().filter(told -> told.at().plus(KNOWN).isBefore(now)).toList();
    silent.forEach(told -> changed.addAll(told.names().keySet()));
    elsewhere.values().removeAll(silent);
    return changed;
  }

  /// All presence except what this server itself reported.
  synchronized Map<String, Set<String>> unknownTo(String server) {
    var all = here();
    elsewhere.forEach(
        (name, told) -> {
          if (!name.equals(server)) {
            told.names().forEach((topic, names) -> of(all, topic).addAll(names));
          }
        });
    return all;
  }

  synchronized Map<String, Set<String>> here() {
    var all = new TreeMap<String, Set<String>>();
    here.forEach((topic, names) -> of(all, topic).addAll(names));
    return all;
  }

  private static Set<String> of(Map<String, Set<String>> all, String topic) {
    return all.computeIfAbsent(topic, _ -> new TreeSet<>());
  }

  public synchronized Set<String> at(String topic) {
    var names = new TreeSet<>(here.getOrDefault(topic, List.of()));
    elsewhere.values().forEach(told -> names.addAll(told.names().getOrDefault(topic, Set.of())));
    return names;
  }
}
