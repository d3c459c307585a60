package io.lammer.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/// The result of a command or a check: accepted with a value, or refused with reasons.
public sealed interface Answer<T> {
  record Accepted<T>(T result) implements Answer<T> {}

  /// A refusal changes nothing. A set-up is refused for all of its faults at once.
  record Refused<T>(List<Refusal> refusals) implements Answer<T> {
    public Refused {
      refusals = List.copyOf(refusals);
    }
  }

  static <T> Answer<T> refuse(Refusal refusal) {
    return new Refused<>(List.of(refusal));
  }

  /// The refusal if there is a fault, otherwise the supplied answer.
  static <T> Answer<T> unless(Optional<Refusal> fault, Supplier<Answer<T>> answer) {
    return fault.map(Answer::<T>refuse).orElseGet(answer);
  }

  /// The results for all items, or the first refusal.
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

  /// Empty if accepted.
  default List<Refusal> refusals() {
    return List.of();
  }

  /// The refusals as sentences for staff, without ruling numbers.
  default List<String> sentences() {
    return refusals().stream().map(Refusal::sentence).toList();
  }

  default <R> Answer<R> map(Function<T, R> next) {
    return then(result -> new Accepted<>(next.apply(result)));
  }

  /// Continues with the result if this answer is accepted.
  default <R> Answer<R> then(Function<T, Answer<R>> next) {
    return switch (this) {
      case Accepted<T>(var result) -> next.apply(result);
      case Refused<T>(var refusals) -> new Refused<>(refusals);
    };
  }
}
