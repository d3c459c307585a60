package io.lammer.accounting;

import io.lammer.house.HouseEvent;
import io.lammer.house.Slip;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/// The slips of a part of the house's journal, each with its current state.
public final class SlipLedger {
  private final SortedMap<String, SlipRecord> slips = new TreeMap<>();

  /// Starts with slips of an earlier part.
  public SlipLedger(List<SlipRecord> earlier) {
    earlier.forEach(one -> slips.put(one.slip().number(), one));
  }

  /// Adds the next event of the house's journal. Events about unknown slips are ignored.
  public void add(EventRef ref, HouseEvent event) {
    switch (event) {
      case HouseEvent.SlipIssued issued -> issued(ref, Slip.of(issued));
      case HouseEvent.SlipPaid(var number) ->
          change(number, one -> one.ended(Slip.State.PAID, ref, ""));
      case HouseEvent.SlipVoided(var number, var reason) ->
          change(number, one -> one.ended(Slip.State.VOID, ref, reason));
      case HouseEvent.SlipReprinted(var number, _) ->
          change(number, one -> one.with(one.slip().reprinted()));
      default -> {}
    }
  }

  private void issued(EventRef ref, Slip slip) {
    slips.replaceAll((_, one) -> one.isReplacedBy(slip) ? one.replacedBy(slip.number()) : one);
    slips.put(slip.number(), new SlipRecord(slip, ref, null, "", null));
  }

  private void change(String number, UnaryOperator<SlipRecord> to) {
    slips.computeIfPresent(number, (_, one) -> to.apply(one));
  }

  /// All slips, by number.
  public List<SlipRecord> all() {
    return List.copyOf(slips.values());
  }

  public List<SlipRecord> unpaid() {
    return slips.values().stream().filter(SlipRecord::isUnpaid).toList();
  }
}
