package io.lammer.store.floor;

import io.lammer.store.StoredEvent;
import io.lammer.tables.floor.HouseEvent;
import io.lammer.tables.floor.Payee;
import io.lammer.tables.floor.Slip;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// The register of slips: each one the house gave out and what became of it, folded from its
/// journal.
public final class SlipLog {
  private final SortedMap<String, Entry> slips = new TreeMap<>();

  /// A slip as it stands.
  ///
  /// @param issued the event that gave it out
  /// @param ended the event that paid or voided it, or null
  /// @param reason why it was voided; otherwise empty
  /// @param replacedBy the slip that took its place, or null
  public record Entry(
      Slip slip,
      StoredEvent issued,
      @Nullable StoredEvent ended,
      String reason,
      @Nullable String replacedBy) {

    /// Zero where it has no seat: before 0.2.0 one slip was for all winners.
    public int seat() {
      var payee = slip.payee();
      return payee == null ? 0 : payee.seat();
    }

    private boolean isReplacedBy(Slip other, @Nullable Payee payee) {
      return slip.state() == Slip.State.VOID
          && replacedBy == null
          && payee != null
          && slip.jackpot().equals(other.jackpot())
          && slip.hit() == other.hit()
          && seat() == payee.seat();
    }
  }

  /// The next event of the house's journal. What is said of a slip before those that were read is
  /// left out.
  public void add(StoredEvent stored, HouseEvent event) {
    switch (event) {
      case HouseEvent.SlipIssued issued -> issued(stored, Slip.of(issued));
      case HouseEvent.SlipPaid(var number) ->
          change(number, it -> ended(it, Slip.State.PAID, stored, ""));
      case HouseEvent.SlipVoided(var number, var reason) ->
          change(number, it -> ended(it, Slip.State.VOID, stored, reason));
      case HouseEvent.SlipReprinted(var number, _) ->
          change(
              number,
              it ->
                  new Entry(
                      it.slip().reprinted(),
                      it.issued(),
                      it.ended(),
                      it.reason(),
                      it.replacedBy()));
      default -> {}
    }
  }

  /// One that says no payee was paid as it was given out.
  private void issued(StoredEvent stored, Slip slip) {
    slips.replaceAll(
        (_, it) ->
            it.isReplacedBy(slip, slip.payee())
                ? new Entry(it.slip(), it.issued(), it.ended(), it.reason(), slip.number())
                : it);
    var paid = slip.state() == Slip.State.PAID;
    slips.put(slip.number(), new Entry(slip, stored, paid ? stored : null, "", null));
  }

  private static Entry ended(Entry it, Slip.State state, StoredEvent by, String reason) {
    return new Entry(it.slip().in(state), it.issued(), by, reason, null);
  }

  private void change(String number, UnaryOperator<Entry> to) {
    slips.computeIfPresent(number, (_, it) -> to.apply(it));
  }

  /// In the order of their numbers.
  public List<Entry> all() {
    return List.copyOf(slips.values());
  }

  public void forget(Predicate<Entry> which) {
    slips.values().removeIf(which);
  }
}
