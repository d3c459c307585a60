package io.lammer.web.push;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The updates waiting to be sent to one screen: only the newest of each topic, so that a slow
/// screen skips outdated ones instead of falling behind.
final class UpdateQueue {
  private final Map<String, RenderedTopic> waiting = new LinkedHashMap<>();

  private boolean closed;

  /// Keeps the newer rendering: the one made for a new subscriber may be older than an update that
  /// arrived meanwhile.
  synchronized void put(RenderedTopic rendered) {
    var newer = waiting.remove(rendered.topic());
    waiting.put(
        rendered.topic(), newer != null && newer.turn() > rendered.turn() ? newer : rendered);
    notifyAll();
  }

  synchronized void close() {
    closed = true;
    notifyAll();
  }

  /// Waits for updates; empty if none came in time.
  @SuppressWarnings("WaitNotInLoop")
  synchronized List<RenderedTopic> take(Duration atMost) throws InterruptedException {
    if (waiting.isEmpty() && !closed) {
      wait(atMost.toMillis());
    }
    var all = List.copyOf(waiting.values());
    waiting.clear();
    return all;
  }
}
