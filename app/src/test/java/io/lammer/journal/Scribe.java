package io.lammer.journal;

import io.lammer.ledger.Account;
import io.lammer.ledger.Books;
import io.lammer.ledger.Transfer;
import io.lammer.table.Answer;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;

/// A process that bets and wins as fast as it can until it is killed, or as often as it is told. It
/// says each key before it submits it and again, with the answer, once that came. Before its commit
/// of a number that it is told it says so and goes no further: `Scribe FILE THREADS [COMMANDS
/// [COMMIT]]`.
final class Scribe {
  static final String TABLE = "table";
  static final String JACKPOT = "jackpot";
  static final String SUBMIT = "submit ";
  static final String ANSWER = "answer ";
  static final String BEFORE_COMMIT = "before commit";

  /// Time enough for an answer that does not wait for its commit to be said.
  private static final Duration TOO_SOON = Duration.ofMillis(300);

  private static final Account FELT = Account.of(Account.Kind.FELT);
  private static final Account METER = new Account(Account.Kind.METER, JACKPOT);

  private final Database database;
  private Books books;

  private Scribe(Database database) {
    this.database = database;
    this.books = books(database);
  }

  public static void main(String[] arguments) throws InterruptedException {
    var commands = arguments.length > 2 ? Integer.parseInt(arguments[2]) : Integer.MAX_VALUE;
    var lastCommit = arguments.length > 3 ? Integer.parseInt(arguments[3]) : 0;
    var commits = new AtomicInteger();
    var vendor = new Faulty(Path.of(arguments[0]));
    vendor.beforeCommit =
        () -> {
          if (commits.incrementAndGet() == lastCommit) {
            goNoFurther();
          }
        };
    try (var database = Database.open(vendor)) {
      var scribe = new Scribe(database);
      var threads = new ArrayList<Thread>();
      for (var i = 0; i < Integer.parseInt(arguments[1]); i++) {
        threads.add(Thread.startVirtualThread(() -> scribe.work(commands)));
      }
      for (var thread : threads) {
        thread.join();
      }
    }
  }

  private static void goNoFurther() {
    try {
      Thread.sleep(TOO_SOON);
      Child.say(BEFORE_COMMIT);
      Thread.sleep(Duration.ofDays(1));
    } catch (InterruptedException interrupted) {
      throw new IllegalStateException(interrupted);
    }
  }

  /// The money as the journals have it.
  static Books books(Database database) {
    var transfers = new ArrayList<Transfer>();
    for (var journal : List.of(TABLE, JACKPOT)) {
      database.journals().read(journal, 1).forEach(e -> transfers.addAll(e.entry().transfers()));
    }
    return Books.EMPTY.post(transfers);
  }

  /// What an answer says: the money on the felt and in the meter after the command.
  static String answer(Books books) {
    return "{\"felt\":%d,\"meter\":%d}".formatted(books.balance(FELT), books.balance(METER));
  }

  private void work(int commands) {
    for (var i = 0; i < commands; i++) {
      var key = UUID.randomUUID().toString();
      Child.say(SUBMIT + key);
      var answer = (Answer.Accepted<StoredAnswer>) database.writer().submit(request(key)).join();
      Child.say(ANSWER + key + " " + answer.result().answer());
    }
  }

  private Request request(String key) {
    return new Request(key, key, _ -> decide(key));
  }

  private Answer<AppendRequest> decide(String key) {
    var units = 10_000L + key.charAt(0);
    var bet = new Transfer(Account.seat(1 + key.charAt(0) % 8), FELT, units);
    var rise = new Transfer(Account.of(Account.Kind.BANK), METER, units / 100);
    var before = books;
    books = before.post(List.of(bet, rise));
    return new Answer.Accepted<>(
        new AppendRequest(
            List.of(entry(TABLE, key, bet), entry(JACKPOT, key, rise)),
            List.of(),
            answer(books),
            _ -> {},
            () -> books = before));
  }

  private static Entry entry(String journal, String key, Transfer transfer) {
    var body = "{\"key\":\"" + key + "\"}";
    return new Entry(journal, Instant.now(), "scribe", "moved", 1, body, List.of(transfer));
  }
}
