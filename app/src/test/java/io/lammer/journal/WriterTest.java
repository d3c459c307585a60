package io.lammer.journal;

import static io.lammer.journal.House.answer;
import static io.lammer.journal.House.bet;
import static io.lammer.journal.House.entry;
import static io.lammer.journal.House.request;
import static io.lammer.journal.House.submit;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.table.Answer;
import io.lammer.table.Refusal.Code;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WriterTest {
  private static final Answer<StoredAnswer> KEY_REUSED = Code.KEY_REUSED.refuse("k1");

  private final Path file;
  private final Faulty vendor;
  private final Database database;

  WriterTest(@TempDir Path folder) {
    file = folder.resolve("house.db");
    vendor = new Faulty(file);
    database = Database.open(vendor);
  }

  @AfterEach
  void closeAndVerify() {
    database.close();
    try (var reader = Database.read(file)) {
      assertThat(new Verify(reader).full(VerifyListener.NONE))
          .isInstanceOf(VerifyResult.Sound.class);
    }
  }

  /// Holds the writer up, so that all that is submitted meanwhile is one group.
  private <T> List<CompletableFuture<T>> together(Supplier<List<CompletableFuture<T>>> submit) {
    var held = new CountDownLatch(1);
    var reached = new CountDownLatch(1);
    var _ =
        send(
            new Request(
                "hold",
                "",
                _ -> {
                  reached.countDown();
                  await(held);
                  return Code.STALE.refuse("held");
                }));
    await(reached);
    var futures = submit.get();
    held.countDown();
    return futures;
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  private CompletableFuture<Answer<StoredAnswer>> send(Request request) {
    return database.writer().submit(request);
  }

  private static Answer<StoredAnswer> stored(String answer, boolean repeated) {
    return new Answer.Accepted<>(new StoredAnswer(answer, repeated));
  }

  private static Answer<AppendRequest> accept(Entry entry, Runnable committed, Runnable discarded) {
    return new Answer.Accepted<>(
        new AppendRequest(List.of(entry), List.of(), "{}", _ -> committed.run(), discarded));
  }

  private long count(String journal) {
    return database.journals().head(journal).number();
  }

  @Test
  void acceptedRequestIsStoredWithItsAnswer() {
    assertThat(submit(database, request("k1", "table 1", "jackpot")))
        .isEqualTo(stored(answer("k1"), false));
    assertThat(count("table 1")).isEqualTo(1);
    assertThat(count("jackpot")).isEqualTo(1);
    assertThat(database.journals().command("k1")).map(StoredCommand::answer).hasValue(answer("k1"));
  }

  @Test
  void sameKeyAndBodyGivesTheSameAnswerAndStoresNothing() {
    submit(database, request("k1", "table 1"));
    assertThat(submit(database, request("k1", "table 1"))).isEqualTo(stored(answer("k1"), true));
    assertThat(count("table 1")).isEqualTo(1);
  }

  @Test
  void sameKeyWithAnotherBodyIsRefused() {
    submit(database, request("k1", "table 1"));
    assertThat(submit(database, request("k1", "another", new String[] {"table 1"})))
        .isEqualTo(KEY_REUSED);
    assertThat(count("table 1")).isEqualTo(1);
  }

  @Test
  void duplicateInTheSameGroupGetsTheSameAnswer() {
    var answers =
        together(
            () ->
                List.of(
                    send(request("k1", "table 1")),
                    send(request("k1", "table 1")),
                    send(request("k1", "another", new String[] {"table 1"}))));
    assertThat(answers)
        .extracting(CompletableFuture::join)
        .containsExactly(stored(answer("k1"), false), stored(answer("k1"), true), KEY_REUSED);
    assertThat(count("table 1")).isEqualTo(1);
  }

  @Test
  void refusalIsNotStoredAndItsKeyIsFree() {
    var refusal = new Request("k1", "b", _ -> Code.STALE.refuse("no"));
    assertThat(submit(database, refusal)).isEqualTo(Code.STALE.refuse("no"));
    assertThat(database.journals().command("k1")).isEmpty();
    assertThat(submit(database, request("k1", "table 1"))).isInstanceOf(Answer.Accepted.class);
  }

  @Test
  void requestThatThrowsFailsAloneInItsGroup() {
    var answers =
        together(
            () ->
                List.of(
                    send(request("k1", "table 1")),
                    send(
                        new Request(
                            "k2",
                            "",
                            _ -> {
                              throw new IllegalStateException("impossible");
                            })),
                    send(request("k3", "table 1"))));
    assertThat(answers.get(0).join()).isEqualTo(stored(answer("k1"), false));
    assertThatThrownBy(() -> answers.get(1).join()).hasRootCauseMessage("impossible");
    assertThat(answers.get(2).join()).isEqualTo(stored(answer("k3"), false));
    assertThat(count("table 1")).isEqualTo(2);
  }

  @Test
  void deciderSeesTheHeadsOfItsGroup() {
    var seen = Collections.synchronizedList(new ArrayList<Long>());
    var answers =
        together(
            () ->
                List.of("k1", "k2", "k3").stream().map(key -> send(counting(key, seen))).toList());
    answers.forEach(CompletableFuture::join);
    assertThat(seen).containsExactly(0L, 1L, 2L);
  }

  private static Request counting(String key, List<Long> seen) {
    return new Request(
        key,
        "",
        heads -> {
          seen.add(heads.of("table 1").number());
          return House.accept(List.of(entry("table 1", "{}")), "{}");
        });
  }

  @Test
  void callbacksComeAfterTheCommitAndBeforeTheAnswer() {
    var published = new AtomicInteger();
    var noted =
        new Request(
            "k1",
            "",
            _ ->
                accept(
                    entry("table 1", "{}"),
                    () -> published.set((int) count("table 1")),
                    () -> published.set(-1)));
    submit(database, noted);
    assertThat(published).hasValue(1);
  }

  /// The key k, noting what becomes of it.
  private static Request noting(String key, List<String> notes) {
    return new Request(
        key,
        "",
        _ ->
            accept(
                entry("table 1", "{\"text\":\"" + "x".repeat(9_000) + "\"}", bet(1, 5)),
                () -> notes.add("committed " + key),
                () -> notes.add("discarded " + key)));
  }

  @Test
  void fullDiskFailsTheGroupAndTheWriterGoesOn() throws SQLException {
    var notes = Collections.synchronizedList(new ArrayList<String>());
    submit(database, noting("k0", notes));
    vendor.limitPages(true);
    var answers = together(() -> List.of(send(noting("k1", notes)), send(noting("k2", notes))));
    for (var failed : answers) {
      assertThatThrownBy(failed::join)
          .hasCauseInstanceOf(StoreFailed.class)
          .hasMessageContaining("nothing of this was stored")
          .hasMessageContaining("SQLITE_FULL");
    }
    vendor.limitPages(false);
    submit(database, noting("k1", notes));
    assertThat(notes)
        .containsExactly("committed k0", "discarded k2", "discarded k1", "committed k1");
    assertThat(count("table 1")).isEqualTo(2);
  }

  @Test
  void failedCommitDiscardsRefusalsToo() {
    vendor.fault = Faulty.Fault.BEFORE_COMMIT;
    var answers =
        together(
            () ->
                List.of(
                    send(request("k1", "table 1")),
                    send(new Request("k2", "", _ -> Code.STALE.refuse("taken by k1")))));
    assertThatThrownBy(() -> answers.get(0).join()).hasMessageContaining("made to fail");
    assertThatThrownBy(() -> answers.get(1).join()).hasMessageContaining("made to fail");
    vendor.fault = Faulty.Fault.NONE;
    assertThat(submit(database, request("k1", "table 1"))).isEqualTo(stored(answer("k1"), false));
  }

  /// Sends something, and the rest as one group once that is being written, which ends when all of
  /// the rest was decided.
  private List<CompletableFuture<Answer<StoredAnswer>>> whileWriting(
      Request first, Request... rest) {
    var writing = new CountDownLatch(1);
    var decided = new CountDownLatch(1);
    vendor.beforeCommit =
        () -> {
          vendor.beforeCommit = () -> {};
          writing.countDown();
          await(decided);
        };
    var answers = new ArrayList<CompletableFuture<Answer<StoredAnswer>>>();
    answers.add(send(first));
    await(writing);
    var last =
        new Request(
            "last",
            "",
            _ -> {
              decided.countDown();
              return Code.STALE.refuse("last");
            });
    answers.addAll(
        together(() -> Stream.concat(Stream.of(rest), Stream.of(last)).map(this::send).toList()));
    return answers;
  }

  @Test
  void theNextGroupIsDecidedOnWhatIsBeingWritten() {
    var seen = Collections.synchronizedList(new ArrayList<Long>());
    var answers =
        whileWriting(counting("k1", seen), counting("k2", seen), counting("k1", new ArrayList<>()));
    assertThat(answers)
        .extracting(CompletableFuture::join)
        .startsWith(stored("{}", false), stored("{}", false), stored("{}", true));
    assertThat(seen).containsExactly(0L, 1L);
    assertThat(count("table 1")).isEqualTo(2);
  }

  @Test
  void whatWasDecidedOnAGroupThatWasNotStoredIsDecidedAgain() {
    var seen = Collections.synchronizedList(new ArrayList<Long>());
    var notes = Collections.synchronizedList(new ArrayList<String>());
    vendor.fault = Faulty.Fault.BEFORE_COMMIT;
    vendor.beforeFault = () -> vendor.fault = Faulty.Fault.NONE;
    var answers = whileWriting(noting("k1", notes), noting("k2", notes), counting("k3", seen));
    assertThatThrownBy(() -> answers.get(0).join())
        .hasMessageContaining("nothing of this was stored");
    assertThat(answers.get(1).join()).isEqualTo(stored("{}", false));
    assertThat(answers.get(2).join()).isEqualTo(stored("{}", false));
    assertThat(notes).containsExactly("discarded k2", "discarded k1", "committed k2");
    assertThat(seen).containsExactly(2L, 1L);
    assertThat(count("table 1")).isEqualTo(2);
  }

  @Test
  void commitThatHappenedButDidNotReturnIsACommit() {
    var notes = Collections.synchronizedList(new ArrayList<String>());
    vendor.fault = Faulty.Fault.AFTER_COMMIT;
    assertThat(submit(database, noting("k1", notes))).isEqualTo(stored("{}", false));
    vendor.fault = Faulty.Fault.NONE;
    assertThat(submit(database, noting("k1", notes))).isEqualTo(stored("{}", true));
    assertThat(notes).containsExactly("committed k1");
  }

  @Test
  void writerStopsWhenItCannotKnowWhatIsStored() {
    var notes = Collections.synchronizedList(new ArrayList<String>());
    vendor.fault = Faulty.Fault.BROKEN;
    assertThatThrownBy(() -> submit(database, noting("k1", notes)))
        .hasMessageContaining("it is not known whether this was stored");
    assertThatThrownBy(() -> submit(database, noting("k2", notes)))
        .hasMessageContaining("the writer has stopped");
    assertThat(notes).containsExactly("discarded k1");
  }

  @Test
  void writerStopsWhenACallbackThrowsButTellsWhatWasStored() {
    var bad =
        new Request(
            "k1",
            "",
            _ ->
                accept(
                    entry("table 1", "{}"),
                    () -> {
                      throw new IllegalStateException("impossible");
                    },
                    () -> {}));
    assertThat(submit(database, bad)).isEqualTo(stored("{}", false));
    assertThatThrownBy(() -> submit(database, request("k2", "a")))
        .hasMessageContaining("the writer has stopped: impossible");
  }

  @Test
  void closingFinishesWhatWasSubmitted() {
    var answers = together(() -> List.of(send(request("k1", "a")), send(request("k2", "a"))));
    database.close();
    assertThat(answers).allSatisfy(answer -> assertThat(answer.join()).isNotNull());
    assertThatThrownBy(() -> submit(database, request("k3", "a")))
        .hasMessageContaining("the database is closed");
  }

  @Test
  void whoIsInterruptedClosesAllTheSame() {
    var answer = send(request("k1", "a"));
    Thread.currentThread().interrupt();
    database.close();
    assertThat(Thread.interrupted()).isTrue();
    assertThat(answer.join()).isEqualTo(stored(answer("k1"), false));
  }

  @Test
  void keysOfSealsAreKept() {
    for (var key : List.of("seal/1", "credential/1/pin/ada")) {
      assertThatThrownBy(() -> request(key, "a")).hasMessageContaining("kept for the store's own");
    }
  }

  @Test
  void manySubmittersWithTheSameKeysStoreEachOnce() throws InterruptedException {
    var submitters = 16;
    var keys = 300;
    var fresh = new AtomicInteger();
    var threads = new ArrayList<Thread>();
    for (var s = 0; s < submitters; s++) {
      var first = s * keys / submitters;
      threads.add(
          Thread.startVirtualThread(
              () -> {
                for (var k = 0; k < keys; k++) {
                  var key = "k" + (first + k) % keys;
                  var accepted =
                      (Answer.Accepted<StoredAnswer>)
                          submit(database, request(key, "t" + k % 7, "j"));
                  assertThat(accepted.result().answer()).isEqualTo(answer(key));
                  fresh.addAndGet(accepted.result().repeated() ? 0 : 1);
                }
              }));
    }
    for (var thread : threads) {
      thread.join();
    }
    assertThat(fresh).hasValue(keys);
    assertThat(count("j")).isEqualTo(keys);
  }
}
