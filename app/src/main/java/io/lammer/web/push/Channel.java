package io.lammer.web.push;

import io.lammer.house.LiveTable;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;

/// The subscribers of one topic, and the schedule by which it is rendered for them.
final class Channel {
  /// How long a scheduled rendering lets others go first, as a multiple of its pace.
  private static final int PATIENCE = 4;

  private final String name;
  private final Topic topic;
  private final Hub hub;
  private final Renderer renderer;
  private final Set<UpdateQueue> mailboxes = ConcurrentHashMap.newKeySet();

  /// True if the topic changed since it was last rendered; `due` is then the time of the next
  /// rendering. `last` is the time of the previous one (`System.nanoTime`).
  private boolean moved;

  private long due;
  private long last;
  private boolean rendering;
  private @Nullable RenderedTopic rendered;

  /// True if the topic shows a table; a change of a jackpot then renders it less often.
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

  void add(UpdateQueue mailbox) {
    mailboxes.add(mailbox);
  }

  /// Returns true if no subscriber is left.
  boolean remove(UpdateQueue mailbox) {
    mailboxes.remove(mailbox);
    return mailboxes.isEmpty();
  }

  /// The current rendering, for a new subscriber. Events are published before channels hear of
  /// them, so a kept rendering is compared with the journals: a screen that moved here from another
  /// server must not be shown an older state than it saw there.
  RenderedTopic now() throws InterruptedException {
    synchronized (this) {
      if (rendered != null && !moved && !rendering && hub.isCurrent(rendered)) {
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

  /// Schedules a rendering after a change.
  ///
  /// @param pace minimum time since the previous rendering; the shortest of several changes counts
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

  /// Does nothing if it was already rendered or postponed, or if no subscriber is left. A failed
  /// rendering is retried.
  private void renderAgain() {
    synchronized (this) {
      if (!moved || due - System.nanoTime() > 0 || mailboxes.isEmpty()) {
        return;
      }
      moved = false;
      last = System.nanoTime();
      rendering = true;
    }
    RenderedTopic next = null;
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
