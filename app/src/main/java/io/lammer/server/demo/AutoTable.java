package io.lammer.server.demo;

import io.lammer.server.FloorHost;
import io.lammer.tables.Answer;
import io.lammer.tables.Command;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.LiveTable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.slf4j.LoggerFactory;

/// A table that is played by itself on a thread of its own, until a person wants it otherwise.
final class AutoTable {
  /// Who plays.
  enum Mode {
    /// Players and dealer, by themselves.
    RUNNING,
    /// Nobody, unless told to take a step.
    PAUSED,
    /// Players by themselves; a person deals.
    TAKEN
  }

  private static final Duration IDLE = Duration.ofMillis(700);
  private static final Duration TROUBLE = Duration.ofSeconds(5);

  /// More than any round takes.
  private static final int MOST_BEATS = 200;

  private final FloorHost host;
  private final String name;
  private final Actor dealer;
  private final Foresight foresight;
  private final Autoplay play;
  private final double speed;
  private final Thread thread;
  private Mode mode = Mode.RUNNING;
  private int steps;
  private boolean ended;

  AutoTable(FloorHost host, String name, Actor dealer, double speed) {
    this.host = host;
    this.name = name;
    this.dealer = dealer;
    this.speed = speed;
    this.foresight = new Foresight(host, dealer, name);
    this.play = new Autoplay(name.hashCode());
    this.thread = Thread.ofVirtual().name("demo " + name).unstarted(this::run);
  }

  void start() {
    thread.start();
  }

  synchronized Mode mode() {
    return mode;
  }

  synchronized void in(Mode newMode) {
    mode = newMode;
    steps = 0;
    notifyAll();
  }

  /// Lets the dealer do one thing, and players what comes before it.
  synchronized void step() {
    mode = Mode.PAUSED;
    steps++;
    notifyAll();
  }

  synchronized void wish(List<Command> outcomes) {
    play.wish(outcomes);
  }

  void end() throws InterruptedException {
    synchronized (this) {
      ended = true;
      notifyAll();
    }
    thread.join();
  }

  private void run() {
    try {
      while (waits()) {
        pause(beat());
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /// Waits while nothing is to happen; false at the end.
  private synchronized boolean waits() throws InterruptedException {
    while (mode == Mode.PAUSED && steps == 0 && !ended) {
      wait();
    }
    return !ended;
  }

  /// People take their time, but not when a person waits for a step.
  private synchronized void pause(Duration time) throws InterruptedException {
    var until = System.nanoTime() + (long) (time.toNanos() / speed);
    var left = time.toNanos();
    while (left > 0 && !ended && steps == 0) {
      wait(left / 1_000_000 + 1);
      left = until - System.nanoTime();
    }
  }

  /// Does the next thing; gives how long people take before another.
  Duration beat() {
    try {
      return next();
    } catch (RuntimeException failed) {
      LoggerFactory.getLogger(AutoTable.class).warn("table {} cannot be played on", name, failed);
      return TROUBLE;
    }
  }

  private Duration next() {
    if (!host.live().isWriting()) {
      return IDLE; // the server that writes plays
    }
    var version = host.live().version(LiveTable.journal(name));
    var live = host.floor().table(name).orElseThrow();
    Autoplay.Step beat;
    synchronized (this) {
      beat = play.next(live, mode != Mode.TAKEN).orElse(null);
      if (beat == null || beat.ofDealer()) {
        steps = Math.max(0, steps - 1);
      }
    }
    return beat == null ? IDLE : done(beat, version) ? beat.after() : IDLE;
  }

  private boolean done(Autoplay.Step beat, long version) {
    var commands =
        beat.ofDealer() ? beat.commands() : foresight.possible(List.of(), beat.commands());
    if (commands.isEmpty() || foresight.after(commands).isEmpty()) {
      return false;
    }
    var confirms = commands.contains(new Command.Confirm());
    var key = UUID.randomUUID().toString();
    return host.act(dealer, new Act.Play(name, commands), key, confirms ? version : null)
        instanceof Answer.Accepted;
  }

  /// Plays whole rounds without waiting, each written down at once.
  ///
  /// @return how many were accepted
  int rush(int rounds) {
    var done = 0;
    for (var i = 0; i < rounds; i++) {
      var commands = round();
      done += host.act(dealer, new Act.Play(name, commands)) instanceof Answer.Accepted ? 1 : 0;
    }
    return done;
  }

  private List<Command> round() {
    var commands = new ArrayList<Command>();
    var before = host.floor().table(name).orElseThrow().round();
    var live = foresight.after(commands).orElseThrow();
    for (var beats = 0; live.round() == before; beats++) {
      if (beats == MOST_BEATS) {
        throw new IllegalStateException("table " + name + " does not come to an end");
      }
      var beat = play.next(live, true).orElseThrow();
      commands = new ArrayList<>(foresight.possible(commands, beat.commands()));
      live = foresight.after(commands).orElseThrow();
    }
    return commands;
  }
}
