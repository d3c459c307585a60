package io.lammer.cli.faults;

import java.io.IOException;
import java.net.http.HttpTimeoutException;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;

/// Plays round after round at one table. What the rules refuse is asked too.
final class Dealer {
  private static final Pattern VERSION = Pattern.compile("\"table/[^\"]*\":([0-9]+)");
  private static final Duration PATIENCE = Duration.ofSeconds(5);
  private static final Duration PACE = Duration.ofMillis(40);
  private static final Duration REST = Duration.ofMillis(100);

  private static final List<String> BETS =
      List.of("\"player\",\"amount\":25", "\"banker\",\"amount\":25", "\"harmony\"");

  /// None of them wins a jackpot, so that meters only rise.
  private static final List<String> DEALS =
      List.of(
          "{\"player\":[\"8h\",\"Kd\"],\"banker\":[\"7c\",\"7d\"]}",
          "{\"player\":[\"2h\",\"3d\",\"4c\"],\"banker\":[\"5c\",\"Kd\",\"Ah\"]}");

  private final Load load;
  private final String table;
  private int server;
  private String version = "";

  Dealer(Load load, String table, int server) {
    this.load = load;
    this.table = table;
    this.server = server % load.servers();
  }

  /// Until the load ends, or something happens that must not.
  void work() {
    try {
      for (var rounds = 0; load.isRunning(); rounds++) {
        round(rounds);
      }
    } catch (IllegalStateException wrong) {
      load.problem(String.valueOf(wrong.getMessage()));
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private void round(int number) throws InterruptedException {
    if (number % 7 == 0) {
      done("{\"new-shoe\":{}}");
    }
    for (var seat = 1; seat <= BETS.size(); seat++) {
      done("{\"bet\":{\"seat\":%d,\"wager\":%s}}".formatted(seat, BETS.get(seat - 1)));
    }
    refused("{\"bet\":{\"seat\":4,\"wager\":\"player\",\"amount\":0.01}}", version);
    refused("{\"lock\":{}}", "0");
    done("{\"lock\":{}}");
    done("{\"deal\":%s}".formatted(DEALS.get(number % DEALS.size())));
    done("{\"confirm\":{}}");
  }

  private void done(String body) throws InterruptedException {
    var command = ask(body, version);
    var answer = command.answer();
    if (answer != null && answer.receipt() != null) {
      var found = VERSION.matcher(answer.receipt());
      if (found.find()) {
        version = found.group(1);
      }
    } else if (answer != null) {
      throw new IllegalStateException("refused: " + command);
    }
  }

  private void refused(String body, String seen) throws InterruptedException {
    var command = ask(body, seen);
    var answer = command.answer();
    if (answer != null && answer.receipt() != null) {
      throw new IllegalStateException("not refused: " + command);
    }
  }

  /// Asks until somebody has the last word, or the load ends.
  private Asked ask(String body, String seen) throws InterruptedException {
    var command = new Asked(table, body);
    load.note(command);
    while (load.isRunning() && command.answer() == null) {
      try {
        send(command, seen);
      } catch (HttpTimeoutException _) {
        moveOn("no answer in time");
      } catch (IOException failed) {
        moveOn("no answer: " + failed.getClass().getSimpleName());
      }
    }
    Thread.sleep(PACE);
    return command;
  }

  private void send(Asked command, String seen) throws IOException, InterruptedException {
    var clerk = load.clerk(server, PATIENCE);
    var sent = System.nanoTime();
    var reply =
        clerk.post(
            "/api/tables/" + table + "/play",
            command.body(),
            command.key(),
            seen.isEmpty() ? null : Long.valueOf(seen));
    var came = System.nanoTime();
    switch (reply.statusCode()) {
      case 200 -> command.answered(new Asked.Answer(reply.body(), sent, came));
      case 412, 422 -> command.answered(new Asked.Answer(null, sent, came));
      case 401, 403 -> {
        load.signedOut(server, clerk);
        load.again("signed out");
      }
      case 429, 500, 502, 503 -> moveOn("status " + reply.statusCode());
      default ->
          throw new IllegalStateException(
              "%s gave %d %s".formatted(command, reply.statusCode(), reply.body()));
    }
  }

  private void moveOn(String why) throws InterruptedException {
    load.again(why);
    server = (server + 1) % load.servers();
    Thread.sleep(REST);
  }
}
