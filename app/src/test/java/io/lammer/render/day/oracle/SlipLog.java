package io.lammer.render.day.oracle;

import io.lammer.house.HouseEvent;
import io.lammer.house.Slip;
import io.lammer.journal.StoredEvent;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// The register of slips: each slip that the house issued and what became of it, folded from the
/// house's journal.
public final class SlipLog {
  private final SortedMap<String, Entry> slips = new TreeMap<>();

  /// A slip with its current state.
  ///
  /// @param issued event that issued it
  /// @param ended event that paid or voided it, or null
  /// @param reason why it was voided; otherwise empty
  /// @param replacedBy slip that replaced it, or null
  public record Entry(
      Slip slip,
      StoredEvent issued,
      @Nullable StoredEvent ended,
      String reason,
      @Nullable String replacedBy) {

    public int seat() {
      return slip.payee().seat();
    }

    private boolean isReplacedBy(Slip other) {
      return slip.state() == Slip.State.VOID
          && replacedBy == null
          && slip.jackpot().equals(other.jackpot())
          && slip.hit() == other.hit()
          && seat() == other.payee().seat();
    }
  }

  /// Adds the next event of the house's journal. Events about slips before the first event read are
  /// ignored.
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

  private void issued(StoredEvent stored, Slip slip) {
    slips.replaceAll(
        (_, it) ->
            it.isReplacedBy(slip)
                ? new Entry(it.slip(), it.issued(), it.ended(), it.reason(), slip.number())
                : it);
    slips.put(slip.number(), new Entry(slip, stored, null, "", null));
  }

  private static Entry ended(Entry it, Slip.State state, StoredEvent by, String reason) {
    return new Entry(it.slip().in(state), it.issued(), by, reason, null);
  }

  private void change(String number, UnaryOperator<Entry> to) {
    slips.computeIfPresent(number, (_, it) -> to.apply(it));
  }

  /// All slips, by number.
  public List<Entry> all() {
    return List.copyOf(slips.values());
  }

  public void forget(Predicate<Entry> which) {
    slips.values().removeIf(which);
  }
}
