package io.lammer.server.live;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/// A topic that at least one screen looks at.
final class Channel {
  private final String name;
  private final Topic topic;
  private final Hub hub;
  private final Set<Mailbox> mailboxes = ConcurrentHashMap.newKeySet();
  private boolean moved;
  private boolean working;
  private long last;
  private @Nullable Rendered rendered;

  Channel(String name, Topic topic, Hub hub) {
    this.name = name;
    this.topic = topic;
    this.hub = hub;
    this.last = System.nanoTime() - hub.pace().toNanos();
  }

  String name() {
    return name;
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
  Rendered now() {
    synchronized (this) {
      if (rendered != null && !moved && !working) {
        return rendered;
      }
    }
    return hub.render(this, topic);
  }

  /// Something that it shows has changed: one thread renders until nothing more has.
  synchronized void moved() {
    moved = true;
    if (!working) {
      working = true;
      Thread.startVirtualThread(this::work);
    }
  }

  private void work() {
    while (begin()) {
      try {
        var next = hub.render(this, topic);
        synchronized (this) {
          rendered = next;
        }
        mailboxes.forEach(mailbox -> mailbox.put(next));
      } catch (RuntimeException failure) {
        Hub.failed(name, failure);
      }
    }
  }

  /// Waits for the pace; false when nothing has changed any more.
  private boolean begin() {
    var wait = last + hub.pace().toNanos() - System.nanoTime();
    while (wait > 0) {
      LockSupport.parkNanos(wait);
      wait = last + hub.pace().toNanos() - System.nanoTime();
    }
    synchronized (this) {
      working = moved;
      moved = false;
      if (working) {
        last = System.nanoTime();
      }
      return working;
    }
  }
}
