package io.lammer.server.live;

import io.lammer.server.page.Language;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.springframework.stereotype.Component;

/// The people who have a console open, by its topic, whatever language they read it in.
@Component
public final class Lookers {
  private final Map<String, List<String>> names = new HashMap<>();

  /// Whether a topic tells who looks at it, and so changes as people come and go.
  static boolean counts(String topic) {
    return topic.startsWith("console/");
  }

  private static String plain(String topic) {
    return Language.named(topic).map(Language.Named::plain).orElse(topic);
  }

  synchronized void come(List<String> topics, String name) {
    topics.forEach(topic -> names.computeIfAbsent(plain(topic), _ -> new ArrayList<>()).add(name));
  }

  synchronized void go(List<String> topics, String name) {
    for (var topic : topics) {
      names.computeIfPresent(
          plain(topic),
          (_, all) -> {
            all.remove(name);
            return all.isEmpty() ? null : all;
          });
    }
  }

  /// Each once, in the order of their names.
  public synchronized Set<String> at(String topic) {
    return new TreeSet<>(names.getOrDefault(topic, List.of()));
  }
}
