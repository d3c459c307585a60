package io.lammer.journal;

import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/// A unit of work for the writer, with its result. Only the deciding thread changes it.
final class WriterJob<T> {
  /// The work, run within a group. If it throws, it must not have changed anything.
  @FunctionalInterface
  interface Work<T> {
    T in(CommitGroup group) throws SQLException;
  }

  final CompletableFuture<T> future = new CompletableFuture<>();

  /// The idempotency key, if the job is a request.
  final @Nullable String key;

  private final Work<T> work;
  private @Nullable T result;
  private @Nullable Throwable failure;

  WriterJob(Work<T> work) {
    this(null, work);
  }

  WriterJob(@Nullable String key, Work<T> work) {
    this.key = key;
    this.work = work;
  }

  void run(CommitGroup group) throws SQLException {
    failure = null;
    try {
      result = work.in(group);
    } catch (RuntimeException | Error own) {
      failure = own;
    }
  }

  /// Completes the future with the result; called after the commit.
  void finish() {
    if (failure != null) {
      future.completeExceptionally(failure);
    } else {
      future.complete(result);
    }
  }

  void fail(StoreFailed reason) {
    future.completeExceptionally(failure == null ? reason : failure);
  }
}
