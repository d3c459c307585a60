package io.lammer.store;

import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/// One thing for the writer to do, and what comes of it. Only the thread that decides changes it.
final class Job<T> {
  /// Runs in a group. Throws before it has changed anything, or not at all.
  @FunctionalInterface
  interface Work<T> {
    T in(Group group) throws SQLException;
  }

  final CompletableFuture<T> future = new CompletableFuture<>();

  /// What the request is known by, if it is one.
  final @Nullable String key;

  private final Work<T> work;
  private @Nullable T result;
  private @Nullable Throwable failure;

  Job(Work<T> work) {
    this(null, work);
  }

  Job(@Nullable String key, Work<T> work) {
    this.key = key;
    this.work = work;
  }

  void run(Group group) throws SQLException {
    failure = null;
    try {
      result = work.in(group);
    } catch (RuntimeException | Error own) {
      failure = own;
    }
  }

  /// Tells the result, after the commit.
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
