package io.lammer.cli.faults;

import io.lammer.cli.Clerk;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.LongAdder;

/// Dealers who play at every table through every server, and never give up: a command that is not
/// answered is sent again with its key, to the next server.
final class Load {
  private final List<Server> servers;
  private final String password;
  private final Map<Server, Clerk> signedIn = new ConcurrentHashMap<>();
  private final Map<String, Asked> asked = new ConcurrentHashMap<>();
  private final Queue<String> problems = new ConcurrentLinkedQueue<>();
  private final Map<String, LongAdder> again = new ConcurrentHashMap<>();
  private final List<Thread> threads = new ArrayList<>();
  private final List<String> tables;
  private volatile boolean running = true;

  Load(List<Server> servers, List<String> tables, String password) {
    this.servers = servers;
    this.tables = tables;
    this.password = password;
  }

  void start() {
    for (var i = 0; i < tables.size(); i++) {
      var dealer = new Dealer(this, tables.get(i), i);
      threads.add(Thread.startVirtualThread(dealer::work));
    }
  }

  boolean isRunning() {
    return running;
  }

  int servers() {
    return servers.size();
  }

  void note(Asked command) {
    asked.put(command.storedKey(), command);
  }

  /// Everything that was ever asked, by the key that it is stored under.
  Map<String, Asked> asked() {
    return asked;
  }

  void problem(String what) {
    problems.add(what);
  }

  List<String> problems() {
    return List.copyOf(problems);
  }

  /// A request that was not answered is to be sent again.
  void again(String why) {
    again.computeIfAbsent(why, _ -> new LongAdder()).increment();
  }

  /// How many requests were sent again, and why.
  Map<String, LongAdder> again() {
    return again;
  }

  /// A dealer at a server, who signs in where nobody is yet.
  Clerk clerk(int server, Duration patience) throws IOException, InterruptedException {
    var at = servers.get(server);
    var known = signedIn.get(at);
    if (known != null) {
      return known;
    }
    synchronized (at) {
      known = signedIn.get(at);
      if (known == null) {
        known = Clerk.signIn(at.url(), Asked.DEALER, password, patience);
        signedIn.put(at, known);
      }
      return known;
    }
  }

  void signedOut(int server, Clerk clerk) {
    signedIn.remove(servers.get(server), clerk);
  }

  /// When a command that was sent after a moment was first acknowledged at a table.
  OptionalLong served(String table, long since) {
    return asked.values().stream()
        .filter(command -> command.table().equals(table))
        .map(Asked::answer)
        .filter(answer -> answer != null && answer.receipt() != null && answer.sent() >= since)
        .mapToLong(answer -> answer == null ? 0 : answer.came())
        .min();
  }

  List<String> tables() {
    return tables;
  }

  void end() throws InterruptedException {
    running = false;
    for (var thread : threads) {
      if (!thread.join(Duration.ofMinutes(1))) {
        throw new AssertionError("a dealer still waits for an answer");
      }
    }
  }
}
