package io.lammer.tables;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/// What is said to whoever asks for something: what comes of it, or why not. The rules give it, and
/// the edge of the program shows it; on the way only what comes of it is filled in.
public sealed interface Answer<T> {
  record Accepted<T>(T result) implements Answer<T> {}

  /// Nothing happened. A set-up is refused for all its faults together.
  record Refused<T>(List<Refusal> refusals) implements Answer<T> {
    public Refused {
      refusals = List.copyOf(refusals);
    }
  }

  static <T> Answer<T> refuse(Refusal refusal) {
    return new Refused<>(List.of(refusal));
  }

  /// The answer, unless there is a fault.
  static <T> Answer<T> unless(Optional<Refusal> fault, Supplier<Answer<T>> answer) {
    return fault.map(Answer::<T>refuse).orElseGet(answer);
  }

  /// What comes of all of them, or the first that is refused.
  static <T, R> Answer<List<R>> each(Collection<T> all, Function<T, Answer<R>> one) {
    var results = new ArrayList<R>();
    for (var item : all) {
      switch (one.apply(item)) {
        case Accepted<R>(var result) -> results.add(result);
        case Refused<R>(var refusals) -> {
          return new Refused<>(refusals);
        }
      }
    }
    return new Accepted<>(results);
  }

  /// Why not; empty where it is accepted.
  default List<Refusal> refusals() {
    return List.of();
  }

  /// The same in sentences for people.
  default List<String> sentences() {
    return refusals().stream().map(Refusal::said).toList();
  }

  /// The same with something else that comes of it.
  default <R> Answer<R> map(Function<T, R> next) {
    return then(result -> new Accepted<>(next.apply(result)));
  }

  /// What the next one says, if this one did not refuse.
  default <R> Answer<R> then(Function<T, Answer<R>> next) {
    return switch (this) {
      case Accepted<T>(var result) -> next.apply(result);
      case Refused<T>(var refusals) -> new Refused<>(refusals);
    };
  }
}
