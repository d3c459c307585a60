package io.lammer.server.live;

import io.lammer.server.page.Language;
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

/// The people who have a console open, by its topic, whatever language they read it in and
/// whichever server of the house shows it to them.
@Component
public final class Lookers {
  /// A server that told nothing for so long has no screens any more.
  private static final Duration KNOWN = Duration.ofSeconds(5);

  private final Map<String, List<String>> here = new HashMap<>();
  private final Map<String, Told> elsewhere = new HashMap<>();

  /// Each name once, in order.
  private record Told(Map<String, Set<String>> names, Instant at) {}

  /// Whether a topic tells who looks at it, and so changes as people come and go.
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

  /// Another server told who looks there, or only time has passed.
  ///
  /// @return the topics at which somebody may have come or gone
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

  /// Everybody but those whom one server told of.
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

  /// Each once, in the order of their names.
  public synchronized Set<String> at(String topic) {
    var names = new TreeSet<>(here.getOrDefault(topic, List.of()));
    elsewhere.values().forEach(told -> names.addAll(told.names().getOrDefault(topic, Set.of())));
    return names;
  }
}
