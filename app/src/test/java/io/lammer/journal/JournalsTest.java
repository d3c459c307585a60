package io.lammer.journal;

import static io.lammer.journal.House.entry;
import static io.lammer.journal.House.request;
import static io.lammer.journal.House.submit;
import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.ledger.Account;
import io.lammer.ledger.Transfer;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(TestDatabase.class)
class JournalsTest {
  private final HouseAddress house;
  private final Database database;

  JournalsTest(TestDatabase kind, @TempDir Path folder) {
    house = kind.house(folder.resolve("house.db"));
    database = Database.open(house);
  }

  @AfterEach
  void close() {
    database.close();
  }

  private void append(String key, Entry... entries) {
    submit(database, new Request(key, "", _ -> House.accept(List.of(entries), "{}")));
  }

  @Test
  void eventIsReadAsItWasWritten() {
    var entry =
        new Entry(
            "Tisch Nº 5 🎲",
            Instant.parse("1969-12-31T23:59:59.999999Z"),
            "Zoë",
            "rolled",
            3,
            "{\"text\":\"a\\u0000b é 漢 🎲\"}",
            List.of(
                new Transfer(Account.seat(3), Account.of(Account.Kind.FELT), Long.MAX_VALUE),
                new Transfer(
                    Account.of(Account.Kind.BANK), new Account(Account.Kind.METER, "x/y"), 1)));
    append("k1", entry);
    var event = database.journals().read(entry.journal(), 1).toList().getFirst();
    assertThat(event.entry()).isEqualTo(entry);
    assertThat(event.number()).isEqualTo(1);
    var chain = new HashChain();
    assertThat(event.hash()).isEqualTo(chain.event(chain.start(entry.journal()), 1, entry));
  }

  @Test
  void timesAreKeptToTheMicrosecond() {
    var nanos = Instant.parse("2026-07-01T12:00:00.123456789Z");
    assertThat(new Entry("a", nanos, "", "", 1, "", List.of()).at()).isEqualTo(House.NOON);
  }

  @Test
  void journalsAreListedWithTheirHeads() {
    submit(database, request("k1", "b", "a"));
    submit(database, request("k2", "a"));
    assertThat(database.journals().list())
        .containsExactly(database.journals().head("b"), database.journals().head("a"));
    assertThat(database.journals().head("a").number()).isEqualTo(2);
    assertThat(database.journals().head("none"))
        .isEqualTo(new Head("none", 0, new HashChain().start("none")));
  }

  @Test
  void longJournalIsReadInPages() {
    var entries =
        IntStream.rangeClosed(1, 1_203)
            .mapToObj(n -> entry("long", "{\"n\":" + n + "}", House.bet(1 + n % 8, n)))
            .toArray(Entry[]::new);
    append("k1", entries);
    append("k2", entry("other", "{}"));
    assertThat(database.journals().read("long", 1).map(StoredEvent::entry))
        .containsExactly(entries);
    assertThat(database.journals().read("long", 1_200).map(StoredEvent::number))
        .containsExactly(1_200L, 1_201L, 1_202L, 1_203L);
    assertThat(database.journals().read("long", 1_204)).isEmpty();
    assertThat(database.journals().read("none", 1)).isEmpty();
  }

  @Test
  void followerHearsWhatComesUntilItIsInterrupted() throws InterruptedException {
    submit(database, request("k1", "a"));
    var heard = new LinkedBlockingQueue<Long>();
    var follower =
        Thread.startVirtualThread(
            () -> database.journals().follow("a", 1).forEach(event -> heard.add(event.number())));
    assertThat(Wait.take("an event", heard)).isEqualTo(1);
    submit(database, request("k2", "a", "b"));
    assertThat(Wait.take("an event", heard)).isEqualTo(2);
    follower.interrupt();
    follower.join();
    assertThat(heard).isEmpty();
  }

  @Test
  void followerEndsWithTheDatabase() throws InterruptedException {
    submit(database, request("k1", "a"));
    var heard = new LinkedBlockingQueue<Long>();
    var ended =
        CompletableFuture.supplyAsync(
            () ->
                database
                    .journals()
                    .follow("a", 1)
                    .peek(event -> heard.add(event.number()))
                    .count());
    assertThat(Wait.take("an event", heard)).isEqualTo(1);
    assertThat(ended).isNotDone();
    database.close();
    assertThat(ended.join()).isEqualTo(1);
    assertThat(heard).isEmpty();
  }

  @Test
  void readerOfAnotherProcessFollowsToo() throws InterruptedException {
    try (var reader = Database.read(house)) {
      var heard = new LinkedBlockingQueue<Long>();
      Thread.startVirtualThread(
          () -> reader.journals().follow("a", 1).forEach(event -> heard.add(event.number())));
      submit(database, request("k1", "a"));
      assertThat(Wait.take("an event", heard)).isEqualTo(1);
    }
  }

  @Test
  void commandIsFoundByItsKey() {
    submit(database, request("k1", "a"));
    assertThat(database.journals().command("k1"))
        .hasValue(new StoredCommand(1, "k1", Hash.of("{\"request\":\"k1\"}"), House.answer("k1")));
    assertThat(database.journals().command("k2")).isEmpty();
  }
}
