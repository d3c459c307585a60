package io.lammer.server.live;

import io.lammer.tables.floor.LiveTable;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;

/// A topic that at least one screen looks at.
final class Channel {
  /// How many times its pace something that has time lets others be rendered first.
  private static final int PATIENCE = 4;

  private final String name;
  private final Topic topic;
  private final Hub hub;
  private final Renderer renderer;
  private final Set<Mailbox> mailboxes = ConcurrentHashMap.newKeySet();

  /// Not rendered since it changed; when it is to be, and when it last was.
  private boolean moved;

  private long due;
  private long last;
  private boolean rendering;
  private @Nullable Rendered rendered;

  /// Whether it is about a table, and shows jackpots beside it.
  private volatile boolean ofTable;

  Channel(String name, Topic topic, Hub hub, Renderer renderer) {
    this.name = name;
    this.topic = topic;
    this.hub = hub;
    this.renderer = renderer;
    this.last = System.nanoTime() - hub.longest().toNanos();
  }

  String name() {
    return name;
  }

  boolean isOfTable() {
    return ofTable;
  }

  void shows(Set<String> journals) {
    ofTable = journals.stream().anyMatch(LiveTable::isJournal);
  }

  void add(Mailbox mailbox) {
    mailboxes.add(mailbox);
  }

  /// True when nobody is left.
  boolean remove(Mailbox mailbox) {
    mailboxes.remove(mailbox);
    return mailboxes.isEmpty();
  }

  /// The topic as it is now, for a screen that has just come.
  Rendered now() throws InterruptedException {
    synchronized (this) {
      if (rendered != null && !moved && !rendering) {
        return rendered;
      }
    }
    try {
      return renderer.soon(Duration.ZERO, () -> hub.rendered(this, topic)).get();
    } catch (ExecutionException failed) {
      throw new IllegalStateException(name + " cannot be rendered", failed.getCause());
    } catch (CancellationException _) {
      throw new InterruptedException("the server stops");
    }
  }

  /// Something that it shows has changed.
  ///
  /// @param pace how long after the last time it is rendered again; the shortest counts
  synchronized void moved(Duration pace) {
    var asked = last + pace.toNanos();
    if (!moved || asked - due < 0) {
      moved = true;
      due = asked;
      renderer.later(
          Duration.ofNanos(Math.max(0, asked - System.nanoTime())),
          pace.multipliedBy(PATIENCE),
          this::renderAgain);
    }
  }

  /// Unless that was done already, something has made it due later, or nobody looks any more. What
  /// fails is tried again.
  private void renderAgain() {
    synchronized (this) {
      if (!moved || due - System.nanoTime() > 0 || mailboxes.isEmpty()) {
        return;
      }
      moved = false;
      last = System.nanoTime();
      rendering = true;
    }
    Rendered next = null;
    try {
      next = hub.rendered(this, topic);
    } catch (RuntimeException | Error failure) {
      Hub.failed(name, failure);
    }
    synchronized (this) {
      rendering = false;
      rendered = next;
    }
    if (next == null) {
      moved(Hub.SLOWEST);
      return;
    }
    for (var mailbox : mailboxes) {
      mailbox.put(next);
    }
  }
}
