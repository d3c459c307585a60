package io.lammer.tables.floor;

import io.lammer.rules.Money;
import io.lammer.tables.Jackpot;
import io.lammer.tables.floor.LiveJackpot.Hit;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// The hits of a jackpot that wait for approval, what it takes to take one of them out again, and
/// what is owed on the slips of approved ones.
///
/// @param last the number of the last hit there was
/// @param waiting oldest first
/// @param base the money before the oldest of them
/// @param since what moved the money from that one on
/// @param unpaid what approved hits pay and nobody has got yet
public record OpenHits(
    int last, List<Hit> waiting, @Nullable Jackpot base, List<Since> since, List<Unpaid> unpaid) {
  static final OpenHits NONE = new OpenHits(0, List.of(), null, List.of(), List.of());

  /// Wagers that were locked, or the hit of that number.
  public record Since(int wagers, int hit) {}

  /// What the winner at a seat is owed until its slip is paid.
  public record Unpaid(int hit, String table, int seat, Money amount) {}

  /// The money worked out again, and the hits on the way with what each is worth then.
  record Replayed(Jackpot end, List<Hit> hits) {
    Money amount() {
      return sum(hits);
    }
  }

  public OpenHits {
    waiting = List.copyOf(waiting);
    since = List.copyOf(since);
    unpaid = List.copyOf(unpaid);
  }

  static Money sum(List<Hit> hits) {
    return hits.stream().map(Hit::amount).reduce(Money.ZERO, Money::plus);
  }

  OpenHits contributed(int wagers) {
    return base == null ? this : with(waiting, base, and(new Since(wagers, 0)));
  }

  /// @param before the jackpot's money when it was hit
  OpenHits hit(Hit hit, Jackpot before) {
    var hits = new ArrayList<>(waiting);
    hits.add(hit);
    return new OpenHits(
        hit.number(), hits, base == null ? before : base, and(new Since(0, hit.number())), unpaid);
  }

  /// The oldest is approved: what follows it now starts from after it.
  OpenHits approved() {
    var left = waiting.subList(1, waiting.size());
    var past = since.indexOf(new Since(0, waiting.getFirst().number())) + 1;
    return left.isEmpty()
        ? settled()
        : with(left, replay(since.subList(0, past)).end(), since.subList(past, since.size()));
  }

  /// @param left the hits that still wait, with what they are worth now
  OpenHits rejected(int number, List<Hit> left) {
    return left.isEmpty() ? settled() : with(left, base, sinceWithout(number));
  }

  /// A name was put to a hit.
  OpenHits signed(int number, UnaryOperator<Hit> by) {
    var signed = waiting.stream().map(hit -> hit.number() == number ? by.apply(hit) : hit).toList();
    return with(signed, base, since);
  }

  OpenHits retuned(Jackpot.Terms terms) {
    return base == null ? this : with(waiting, base.with(terms), since);
  }

  /// How everything would be if a hit had not been.
  Replayed without(int number) {
    return replay(sinceWithout(number));
  }

  private OpenHits settled() {
    return with(List.of(), null, List.of());
  }

  private OpenHits with(List<Hit> hits, @Nullable Jackpot newBase, List<Since> newSince) {
    return new OpenHits(last, hits, newBase, newSince, unpaid);
  }

  /// The winners of an approved hit are owed what they won.
  OpenHits owing(Hit hit) {
    var owed = new ArrayList<>(unpaid);
    for (var winner : hit.winners()) {
      if (winner.amount().isPositive()) {
        owed.add(new Unpaid(hit.number(), hit.table(), winner.seat(), winner.amount()));
      }
    }
    return new OpenHits(last, waiting, base, since, owed);
  }

  /// What the winner at a seat is owed of a hit, if it is.
  Optional<Unpaid> owed(int hit, int seat) {
    return unpaid.stream().filter(one -> one.hit() == hit && one.seat() == seat).findFirst();
  }

  public boolean owes(int hit) {
    return unpaid.stream().anyMatch(one -> one.hit() == hit);
  }

  OpenHits paid(int hit, int seat) {
    var left = unpaid.stream().filter(one -> one.hit() != hit || one.seat() != seat).toList();
    return new OpenHits(last, waiting, base, since, left);
  }

  private List<Since> sinceWithout(int number) {
    return since.stream().filter(step -> step.hit() != number).toList();
  }

  private List<Since> and(Since step) {
    var steps = new ArrayList<>(since);
    steps.add(step);
    return steps;
  }

  private Replayed replay(List<Since> steps) {
    var money = Objects.requireNonNull(base, "no hit waits");
    var hits = new ArrayList<Hit>();
    for (var step : steps) {
      if (step.hit() == 0) {
        money = money.contributed(step.wagers());
        continue;
      }
      var hit =
          waiting.stream()
              .filter(candidate -> candidate.number() == step.hit())
              .findFirst()
              .orElseThrow(() -> new IllegalStateException("hit " + step.hit() + " is not open"));
      var won = money.won(hit.pay(), hit.winners().size());
      hits.add(hit.with(won));
      money = won.after();
    }
    return new Replayed(money, hits);
  }
}
