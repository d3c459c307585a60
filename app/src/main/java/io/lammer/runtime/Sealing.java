package io.lammer.runtime;

import io.lammer.journal.Database;
import io.lammer.table.GamingDay;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Seals every gaming day once it has ended, including days that ended while no server ran. A
/// failure is reported, and the seal is retried until it succeeds.
final class Sealing {
  private static final Duration AGAIN = Duration.ofMinutes(1);

  /// Maximum number of days sealed in arrears, so that a clock that was wrong by years does not
  /// make seals for years.
  private static final int MOST = 366;

  private final Database database;
  private final GamingDay gamingDay;
  private final Consumer<String> tell;
  private LocalDate next;
  private Instant failedAt = Instant.MIN;
  private volatile @Nullable String trouble;

  /// @param tell called with the first of several failures in a row
  Sealing(Database database, GamingDay gamingDay, Instant now, Consumer<String> tell) {
    this.database = database;
    this.gamingDay = gamingDay;
    this.tell = tell;
    this.next =
        database
            .seals()
            .last()
            .map(seal -> seal.day().plusDays(1))
            .or(() -> database.journals().begun().map(gamingDay::of))
            .orElseGet(() -> gamingDay.of(now));
  }

  /// Why a day that has ended is not sealed.
  Optional<String> trouble() {
    return Optional.ofNullable(trouble);
  }

  /// Submits the seals that are due, so that they precede anything submitted later. Completes with
  /// whether a day was sealed.
  synchronized CompletableFuture<Boolean> due(Instant now) {
    var today = gamingDay.of(now);
    if (!next.isBefore(today) || hasJustFailed(now)) {
      return CompletableFuture.completedFuture(false);
    }
    var earliest = today.minusDays(MOST);
    var days = (next.isBefore(earliest) ? earliest : next).datesUntil(today).toList();
    next = today;
    var last = CompletableFuture.completedFuture(true);
    for (var day : days) {
      last = database.seals().seal(day, now).handle((_, failed) -> ended(day, now, failed));
    }
    return last;
  }

  private boolean hasJustFailed(Instant now) {
    return trouble != null && Duration.between(failedAt, now).abs().compareTo(AGAIN) < 0;
  }

  private synchronized boolean ended(LocalDate day, Instant now, @Nullable Throwable failed) {
    if (failed == null) {
      trouble = null;
      return true;
    }
    var isNew = trouble == null;
    next = day.isBefore(next) ? day : next;
    failedAt = now;
    var cause = failed instanceof CompletionException ? failed.getCause() : null;
    var why = (cause == null ? failed : cause).getMessage();
    trouble = "gaming day %s is not sealed: %s".formatted(day, why);
    if (isNew) {
      tell.accept(trouble);
    }
    return false;
  }
}
