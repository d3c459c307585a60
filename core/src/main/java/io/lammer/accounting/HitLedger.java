package io.lammer.accounting;

import io.lammer.house.JackpotEvent;
import io.lammer.house.LiveJackpot;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/// The hits of a part of a jackpot's journal, each with its current state.
public final class HitLedger {
  private final SortedMap<Integer, HitRecord> hits = new TreeMap<>();

  /// Starts with hits of an earlier part.
  public HitLedger(List<HitRecord> earlier) {
    earlier.forEach(one -> hits.put(one.hit().number(), one));
  }

  /// Adds the next event of the journal. Events about unknown hits are ignored.
  public void add(EventRef ref, JackpotEvent event) {
    switch (event) {
      case JackpotEvent.Hit(var hit, _) -> hits.put(hit.number(), new HitRecord(hit, ref, null));
      case JackpotEvent.Witnessed(var number, var by) ->
          hits.computeIfPresent(number, (_, one) -> one.with(one.hit().seen(by)));
      case JackpotEvent.Verified(var number, var by) ->
          hits.computeIfPresent(number, (_, one) -> one.with(one.hit().verified(by)));
      case JackpotEvent.Decision made -> {
        var decision = decision(ref, made);
        hits.computeIfPresent(made.hit(), (_, one) -> one.with(decision));
        if (made instanceof JackpotEvent.Rejected rejected) {
          rejected.open().forEach(this::recalculated);
        }
      }
      default -> {}
    }
  }

  private static HitRecord.Decision decision(EventRef ref, JackpotEvent.Decision made) {
    return switch (made) {
      case JackpotEvent.Approved approved ->
          new HitRecord.Decision(ref, true, "", approved.camera(), approved.tax());
      case JackpotEvent.Rejected rejected ->
          new HitRecord.Decision(ref, false, rejected.reason(), false, false);
    };
  }

  /// The amount of a waiting hit changes when an earlier one is rejected.
  private void recalculated(LiveJackpot.Hit hit) {
    hits.computeIfPresent(hit.number(), (_, one) -> one.with(hit));
  }

  /// All hits, oldest first.
  public List<HitRecord> all() {
    return List.copyOf(hits.values());
  }

  public List<HitRecord> waiting() {
    return hits.values().stream().filter(HitRecord::isWaiting).toList();
  }

  public Optional<HitRecord> find(int number) {
    return Optional.ofNullable(hits.get(number));
  }
}
