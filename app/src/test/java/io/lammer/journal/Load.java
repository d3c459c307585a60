package io.lammer.journal;

import io.lammer.ledger.Account;
import io.lammer.ledger.Transfer;
import io.lammer.table.Answer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/// How many durable commands a second, and how long each waits: `Load [SUBMITTERS] [COMMANDS]
/// [RATE] [FOLDER]`. Each command appends to one of 64 tables and to one jackpot, with one transfer
/// each, and each submitter waits for its answer before it goes on. With a rate above 0, command n
/// is due n / rate seconds after the start and waits from then. Keys begin with the time;
/// `-Drandom=true` makes them random, which spreads their index.
final class Load {
  private static final int TABLES = 64;
  private static final long SECOND = 1_000_000_000;

  private Load() {}

  public static void main(String[] arguments) throws Exception {
    var submitters = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 256;
    var commands = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 200_000;
    var rate = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 0;
    var folder = Path.of(arguments.length > 3 ? arguments[3] : "target");
    var file = Files.createTempDirectory(folder, "load").resolve("house.db");
    try (var database = Database.open(file)) {
      run(database, submitters, commands / 4, 0);
      var before = System.nanoTime();
      var waits = run(database, submitters, commands, rate);
      var seconds = (System.nanoTime() - before) / 1e9;
      Arrays.sort(waits);
      System.out.printf(
          "%,d submitters: %,d commands in %.2f s: %,.0f a second, median %.2f ms, 99%% %.2f ms,"
              + " worst %.1f ms, %,d MB%n",
          submitters,
          commands,
          seconds,
          commands / seconds,
          waits[waits.length / 2] / 1e6,
          waits[waits.length / 100 * 99] / 1e6,
          waits[waits.length - 1] / 1e6,
          Files.size(file) / 1_000_000);
      var start = System.nanoTime();
      System.out.println(new Verify(database).full(VerifyListener.NONE));
      System.out.printf("verified in %.2f s%n", (System.nanoTime() - start) / 1e9);
    }
  }

  private static long[] run(Database database, int submitters, int commands, int rate)
      throws InterruptedException {
    var waits = new long[commands];
    var next = new AtomicInteger();
    var threads = new ArrayList<Thread>();
    var start = System.nanoTime();
    for (var i = 0; i < submitters; i++) {
      threads.add(
          Thread.startVirtualThread(
              () -> {
                for (var n = next.getAndIncrement(); n < commands; n = next.getAndIncrement()) {
                  var before = rate > 0 ? due(start + n * SECOND / rate) : System.nanoTime();
                  database.writer().submit(request(n)).join();
                  waits[n] = System.nanoTime() - before;
                }
              }));
    }
    for (var thread : threads) {
      thread.join();
    }
    return waits;
  }

  private static long due(long time) {
    for (var left = time - System.nanoTime(); left > 0; left = time - System.nanoTime()) {
      LockSupport.parkNanos(left);
    }
    return time;
  }

  private static Request request(int n) {
    var key = key().toString();
    var text =
        "{\"table\":%d,\"seat\":%d,\"wager\":\"pass\",\"amount\":\"25.00\"}"
            .formatted(n % TABLES, n % 8);
    return new Request(key, text, _ -> decide(n, text));
  }

  /// A UUID of version 7, or 4.
  private static UUID key() {
    var random = UUID.randomUUID();
    if (Boolean.getBoolean("random")) {
      return random;
    }
    var time = (System.currentTimeMillis() << 16) | 0x7000;
    return new UUID(
        time | (random.getMostSignificantBits() & 0xfff), random.getLeastSignificantBits());
  }

  private static Answer<AppendRequest> decide(int n, String text) {
    var now = Instant.now();
    var seat = Account.seat(n % 8);
    var meter = new Account(Account.Kind.METER, "link");
    return House.accept(
        List.of(
            new Entry(
                "table " + n % TABLES,
                now,
                "dealer 12",
                "bet-placed",
                1,
                text,
                List.of(new Transfer(seat, Account.of(Account.Kind.FELT), 250_000))),
            new Entry(
                "jackpot link",
                now,
                "dealer 12",
                "meter-moved",
                1,
                text,
                List.of(new Transfer(Account.of(Account.Kind.BANK), meter, 2_000)))),
        "{\"accepted\":true,\"version\":" + n + "}");
  }
}
