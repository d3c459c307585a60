package io.lammer.runtime;

import io.lammer.journal.Database;
import io.lammer.journal.HouseAddress;
import io.lammer.journal.StoreFailed;
import io.lammer.journal.Witness;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The witnesses of a house: compared at the start, and updated at start, stop and seals and at
/// regular intervals. A witness that hangs, as on a lost network share, delays nothing else.
final class Witnesses implements AutoCloseable {
  private static final Duration EVERY = Duration.ofMinutes(15);

  /// Maximum delay after a commit until remote witnesses record the last command.
  private static final Duration SOON = Duration.ofSeconds(1);

  /// Timeout for a witness update in progress.
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final Database database;
  private final List<Witness> all;
  private final Consumer<String> tell;
  private final ReentrantLock telling = new ReentrantLock();

  private final List<Far> far;
  private volatile boolean closed;

  /// A witness other than the one beside the database.
  ///
  /// @param telling true while an update is scheduled or hangs
  private record Far(Witness witness, AtomicBoolean telling) {}

  private volatile Instant told;
  private volatile @Nullable String trouble;

  Witnesses(
      Database database,
      HouseAddress house,
      List<Path> further,
      Instant now,
      Consumer<String> tell) {
    this.database = database;
    this.told = now;
    this.all =
        Stream.concat(Stream.of(house.beside(".witness")), further.stream())
            .map(Witness::new)
            .toList();
    this.far = all.stream().skip(1).map(witness -> new Far(witness, new AtomicBoolean())).toList();
    this.tell = tell;
  }

  /// Compares the house with its witnesses, and refuses it if it lacks what one has recorded.
  /// Returns warnings about witnesses without records, unless the house is new.
  List<String> ask() {
    var silent = new ArrayList<String>();
    var isNew = database.journals().begun().isEmpty();
    for (var witness : all) {
      try {
        if (!witness.agrees(database) && !isNew) {
          silent.add(
              "there is no witness %s to compare the journals with; it begins now"
                  .formatted(witness));
        }
      } catch (IOException failed) {
        throw new StoreFailed("the witness " + witness + " cannot be read", failed);
      }
    }
    return silent;
  }

  /// Why a witness could not be updated.
  Optional<String> trouble() {
    return Optional.ofNullable(trouble)
        .or(() -> far.stream().flatMap(it -> it.witness().trouble().stream()).findFirst());
  }

  /// Schedules an update of the remote witnesses after a commit.
  void committed() {
    for (var one : far) {
      if (one.telling().compareAndSet(false, true)) {
        Thread.startVirtualThread(() -> tellLastSoon(one));
      }
    }
  }

  private void tellLastSoon(Far one) {
    try {
      Thread.sleep(SOON);
      var seen = database.position();
      if (!closed) {
        one.witness().noteLast(database);
      }
      one.telling().set(false);
      if (!closed && database.position() != seen) {
        committed();
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /// Updates the witnesses if the last update was long enough ago.
  void due(Instant now) {
    if (Duration.between(told, now).abs().compareTo(EVERY) >= 0) {
      tellSoon(now);
    }
  }

  /// Updates the witnesses in the background.
  void tellSoon(Instant now) {
    told = now;
    Thread.startVirtualThread(() -> tell(now));
  }

  void tell(Instant now) {
    told = now;
    var failure = failure(now);
    var isNew = trouble == null && failure != null;
    trouble = failure;
    if (isNew) {
      tell.accept(failure);
    }
  }

  private @Nullable String failure(Instant now) {
    try {
      if (!telling.tryLock(PATIENCE.toNanos(), TimeUnit.NANOSECONDS)) {
        return "a witness of %s does not answer".formatted(all);
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return "interrupted before the witnesses were told";
    }
    try {
      String failure = null;
      for (var witness : all) {
        try {
          witness.note(database, now);
        } catch (IOException | StoreFailed failed) {
          failure = "the witness %s cannot be told: %s".formatted(witness, failed.getMessage());
        }
      }
      return failure;
    } finally {
      telling.unlock();
    }
  }

  /// Does not wait for a witness that hangs.
  @Override
  public void close() {
    closed = true;
    far.stream()
        .filter(one -> one.telling().compareAndSet(false, true))
        .forEach(one -> one.witness().close());
  }
}
