package io.lammer.server.live;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What waits to be sent to one screen: the newest of each topic, so that a slow screen skips what
/// is past rather than falling behind.
final class Mailbox {
  private final Map<String, Rendered> waiting = new LinkedHashMap<>();

  private boolean closed;

  /// What was rendered for a screen that has just come may be older than what came to it meanwhile.
  synchronized void put(Rendered rendered) {
    var newer = waiting.remove(rendered.topic());
    waiting.put(
        rendered.topic(), newer != null && newer.turn() > rendered.turn() ? newer : rendered);
    notifyAll();
  }

  /// Nobody waits from now on.
  synchronized void close() {
    closed = true;
    notifyAll();
  }

  /// Waits a while for something; empty if nothing came.
  @SuppressWarnings("WaitNotInLoop")
  synchronized List<Rendered> take(Duration atMost) throws InterruptedException {
    if (waiting.isEmpty() && !closed) {
      wait(atMost.toMillis());
    }
    var all = List.copyOf(waiting.values());
    waiting.clear();
    return all;
  }
}
