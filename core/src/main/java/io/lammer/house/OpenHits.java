package io.lammer.house;

import io.lammer.house.LiveJackpot.Hit;
import io.lammer.rules.Money;
import io.lammer.table.Jackpot;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// The hits of a jackpot that await approval, what is needed to remove one of them again, and the
/// unpaid slips of approved ones.
///
/// @param last the highest hit number so far
/// @param waiting the hits that await approval, oldest first
/// @param base the jackpot's money before the oldest of them
/// @param since the locks and hits that changed the money from the oldest hit on
/// @param unpaid the winnings of approved hits that are not paid
/// @param versions for each waiting hit, the number of the event that made it or last changed its
///   amount
public record OpenHits(
    int last,
    List<Hit> waiting,
    @Nullable Jackpot base,
    List<Since> since,
    List<Unpaid> unpaid,
    Map<Integer, Long> versions) {
  static final OpenHits NONE = new OpenHits(0, List.of(), null, List.of(), List.of(), Map.of());

  /// A change of the money: a lock of this many wagers, or the hit with this number. The other
  /// value is 0.
  public record Since(int wagers, int hit) {}

  /// The winnings of a seat until its slip is paid.
  public record Unpaid(int hit, String table, int seat, Money amount) {}

  /// The recalculated money, and the hits with their recalculated amounts.
  public record Replayed(Jackpot end, List<Hit> hits) {
    public Money amount() {
      return sum(hits);
    }
  }

  public OpenHits {
    waiting = List.copyOf(waiting);
    since = List.copyOf(since);
    unpaid = List.copyOf(unpaid);
    versions = Collections.unmodifiableMap(new TreeMap<>(versions));
  }

  /// The hits after an event, with their versions.
  ///
  /// @param before the hits before the event
  OpenHits after(OpenHits before, long event) {
    if (waiting.equals(before.waiting)) {
      return this;
    }
    var now = new HashMap<Integer, Long>();
    for (var hit : waiting) {
      var same =
          before.waiting.stream()
              .anyMatch(it -> it.number() == hit.number() && it.amount().equals(hit.amount()));
      now.put(hit.number(), same ? before.versions.get(hit.number()) : Long.valueOf(event));
    }
    return new OpenHits(last, waiting, base, since, unpaid, now);
  }

  static Money sum(List<Hit> hits) {
    return hits.stream().map(Hit::amount).reduce(Money.ZERO, Money::plus);
  }

  OpenHits contributed(int wagers) {
    return base == null ? this : with(waiting, base, and(new Since(wagers, 0)));
  }

  /// @param before the jackpot's money before the hit
  OpenHits hit(Hit hit, Jackpot before) {
    var hits = new ArrayList<>(waiting);
    hits.add(hit);
    return new OpenHits(
        hit.number(),
        hits,
        base == null ? before : base,
        and(new Since(0, hit.number())),
        unpaid,
        versions);
  }

  /// The state after the oldest hit is approved. Its base is the money after that hit.
  OpenHits approved() {
    var left = waiting.subList(1, waiting.size());
    var past = since.indexOf(new Since(0, waiting.getFirst().number())) + 1;
    return left.isEmpty()
        ? settled()
        : with(left, replay(since.subList(0, past)).end(), since.subList(past, since.size()));
  }

  /// @param left the hits that still await approval, recalculated
  OpenHits rejected(int number, List<Hit> left) {
    return left.isEmpty() ? settled() : with(left, base, sinceWithout(number));
  }

  /// The hits after somebody witnessed or verified one of them.
  OpenHits signed(int number, UnaryOperator<Hit> by) {
    var signed = waiting.stream().map(hit -> hit.number() == number ? by.apply(hit) : hit).toList();
    return with(signed, base, since);
  }

  OpenHits retuned(Jackpot.Terms terms) {
    return base == null ? this : with(waiting, base.with(terms), since);
  }

  /// The recalculation as if a hit had not happened.
  public Replayed without(int number) {
    return replay(sinceWithout(number));
  }

  private OpenHits settled() {
    return with(List.of(), null, List.of());
  }

  private OpenHits with(List<Hit> hits, @Nullable Jackpot newBase, List<Since> newSince) {
    return new OpenHits(last, hits, newBase, newSince, unpaid, versions);
  }

  /// Adds the winnings of an approved hit to what is unpaid.
  OpenHits owing(Hit hit) {
    var owed = new ArrayList<>(unpaid);
    for (var winner : hit.winners()) {
      if (winner.amount().isPositive()) {
        owed.add(new Unpaid(hit.number(), hit.table(), winner.seat(), winner.amount()));
      }
    }
    return new OpenHits(last, waiting, base, since, owed, versions);
  }

  /// The unpaid winnings of a seat for a hit, if any.
  Optional<Unpaid> owed(int hit, int seat) {
    return unpaid.stream().filter(one -> one.hit() == hit && one.seat() == seat).findFirst();
  }

  public boolean owes(int hit) {
    return unpaid.stream().anyMatch(one -> one.hit() == hit);
  }

  OpenHits paid(int hit, int seat) {
    var left = unpaid.stream().filter(one -> one.hit() != hit || one.seat() != seat).toList();
    return new OpenHits(last, waiting, base, since, left, versions);
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
