package io.lammer.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;

/// Measures how password guessing affects play: `SignInLoad [GUESSERS] [SECONDS] [PAUSE]`. A dealer
/// deals a round every quarter of a second, first alone, then while GUESSERS clients guess
/// passwords. Each client pauses PAUSE milliseconds after a response and uses a new user name every
/// time and its own address.
public final class SignInLoad {
  private static final long PAUSE = 250_000_000;

  private SignInLoad() {}

  public static void main(String[] arguments) throws Exception {
    var guessers = ServerLoad.number(arguments, 0, 120);
    var seconds = ServerLoad.number(arguments, 1, 30);
    var pause = ServerLoad.number(arguments, 2, 100);
    var folder = Files.createDirectories(Path.of("target"));
    var file = Files.createTempDirectory(folder, "guess").resolve("house.db");
    ServerProcess.prepare(file.toString(), 1);
    try (var server = ServerProcess.start(file.toString())) {
      var waits = new ConcurrentLinkedQueue<Long>();
      var dealer =
          new LoadDealer(server.port(), server.signIn("dealer"), "T0", waits, new ArrayList<>());
      deal(dealer, seconds);
      waits.clear();
      deal(dealer, seconds);
      print("alone", waits);
      waits.clear();
      var answers = new ConcurrentHashMap<Integer, Integer>();
      var guessing = guess(server.port(), guessers, pause, answers);
      deal(dealer, seconds);
      guessing.forEach(Thread::interrupt);
      print("with %d guessers".formatted(guessers), waits);
      System.out.printf("answers to guesses, by status: %s%n", new TreeMap<>(answers));
    }
  }

  private static void deal(LoadDealer dealer, int seconds) {
    var until = System.nanoTime() + seconds * 1_000_000_000L;
    for (var due = System.nanoTime(); due < until; due += PAUSE) {
      LockSupport.parkNanos(due - System.nanoTime());
      dealer.round(System.nanoTime());
    }
  }

  private static Collection<Thread> guess(
      int port, int guessers, int pause, Map<Integer, Integer> answers) {
    var threads = new ArrayList<Thread>();
    for (var i = 0; i < guessers; i++) {
      var number = i;
      threads.add(Thread.startVirtualThread(() -> guessOn(port, number, pause, answers)));
    }
    return threads;
  }

  private static void guessOn(int port, int number, int pause, Map<Integer, Integer> answers) {
    var from = "127.0.%d.%d".formatted(1 + number / 250, 1 + number % 250);
    for (var time = 0; !Thread.currentThread().isInterrupted(); time++) {
      try (var line = new HttpConnection(port, from)) {
        var reply =
            line.send(
                "POST",
                "/api/session",
                "Content-Type: application/json\r\n",
                "{\"user\":\"u%d-%d\",\"password\":\"a wrong one\"}".formatted(number, time));
        answers.merge(reply.status(), 1, Integer::sum);
      } catch (IOException closed) {
        answers.merge(0, 1, Integer::sum);
      }
      LockSupport.parkNanos(pause * 1_000_000L);
    }
  }

  private static void print(String what, Collection<Long> waits) {
    var sorted = waits.stream().mapToLong(Long::longValue).sorted().toArray();
    System.out.printf(
        "%s: %,d commands, median %.1f ms, 95%% %.1f ms, worst %.0f ms%n",
        what,
        sorted.length,
        sorted[sorted.length / 2] / 1e6,
        sorted[sorted.length * 95 / 100] / 1e6,
        sorted[sorted.length - 1] / 1e6);
  }
}
