package io.lammer.web.training;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.LiveTable;
import io.lammer.table.Answer;
import io.lammer.table.Command;
import io.lammer.web.HouseService;
import io.lammer.web.games.TrainingStep;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.slf4j.LoggerFactory;

/// A table of the training floor that plays by itself on its own thread until a person pauses it or
/// takes it over.
final class AutoTable {
  enum Mode {
    /// Players and dealer are automatic.
    RUNNING,
    /// Nothing happens until a step is requested.
    PAUSED,
    /// Players are automatic; a person deals.
    TAKEN
  }

  private static final Duration IDLE = Duration.ofMillis(700);
  private static final Duration TROUBLE = Duration.ofSeconds(5);

  /// More steps than any round takes.
  private static final int MOST_BEATS = 200;

  private final HouseService host;
  private final String name;
  private final Actor dealer;
  private final CommandTrial trial;
  private final Autoplayer play;
  private final double speed;
  private final Thread thread;
  private Mode mode = Mode.RUNNING;
  private int steps;
  private boolean ended;

  AutoTable(HouseService host, String name, Actor dealer, double speed) {
    this.host = host;
    this.name = name;
    this.dealer = dealer;
    this.speed = speed;
    this.trial = new CommandTrial(host, dealer, name);
    this.play = new Autoplayer(name.hashCode());
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

  /// Pauses the table and lets the dealer take one step, after the players' steps that precede it.
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

  /// Waits until there is something to do; false once the table has ended.
  private synchronized boolean waits() throws InterruptedException {
    while (mode == Mode.PAUSED && steps == 0 && !ended) {
      wait();
    }
    return !ended;
  }

  /// Waits as long as people would take, unless a step is requested.
  private synchronized void pause(Duration time) throws InterruptedException {
    var until = System.nanoTime() + (long) (time.toNanos() / speed);
    var left = time.toNanos();
    while (left > 0 && !ended && steps == 0) {
      wait(left / 1_000_000 + 1);
      left = until - System.nanoTime();
    }
  }

  /// Takes the next step and returns how long people would take before another.
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
      return IDLE; // only the writer plays
    }
    var version = host.live().version(LiveTable.journal(name));
    var live = host.floor().table(name).orElseThrow();
    TrainingStep beat;
    synchronized (this) {
      beat = play.next(live, mode != Mode.TAKEN).orElse(null);
      if (beat == null || beat.ofDealer()) {
        steps = Math.max(0, steps - 1);
      }
    }
    return beat == null ? IDLE : done(beat, version) ? beat.after() : IDLE;
  }

  private boolean done(TrainingStep beat, long version) {
    var commands = beat.ofDealer() ? beat.commands() : trial.possible(List.of(), beat.commands());
    if (commands.isEmpty() || trial.after(commands).isEmpty()) {
      return false;
    }
    var confirms = commands.contains(new Command.Confirm());
    var key = UUID.randomUUID().toString();
    return host.act(dealer, new Act.Play(name, commands), key, confirms ? version : null)
        instanceof Answer.Accepted;
  }

  /// Plays whole rounds without pauses, each as one command.
  ///
  /// @return how many rounds were accepted
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
    var live = trial.after(commands).orElseThrow();
    for (var beats = 0; live.round() == before; beats++) {
      if (beats == MOST_BEATS) {
        throw new IllegalStateException("table " + name + " does not come to an end");
      }
      var beat = play.next(live, true).orElseThrow();
      commands = new ArrayList<>(trial.possible(commands, beat.commands()));
      live = trial.after(commands).orElseThrow();
    }
    return commands;
  }
}
