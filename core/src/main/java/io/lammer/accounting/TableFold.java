package io.lammer.accounting;

import io.lammer.accounting.TableTally.Round;
import io.lammer.house.LiveTable;
import io.lammer.house.TableEvent;
import io.lammer.rules.Outcome;
import io.lammer.table.Event;
import io.lammer.table.Table;
import io.lammer.table.words.GameWords;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Folds the journal of a table.
final class TableFold implements PartFold {
  private final Set<Long> layouts = new LinkedHashSet<>();
  private final AtRisk opening;
  private final SortedMap<Integer, TableTally> shifts = new TreeMap<>();
  private final SortedMap<String, Long> jackpotWagers = new TreeMap<>();

  /// The closing that this fold started from.
  private final TableClosing before;

  private long layout;
  private @Nullable String dealer;

  /// The table after the last event; null before the first event of this fold.
  private @Nullable LiveTable state;

  /// The fold of the day after a closing.
  TableFold(TableClosing closing) {
    this.before = closing;
    this.opening = closing.atRisk();
    this.layout = closing.layout();
    this.dealer = closing.dealer();
    if (layout > 0) {
      layouts.add(layout);
    }
  }

  /// The fold that continues a day.
  TableFold(TableTotals totals, TableClosing closing) {
    this.before = closing;
    this.opening = totals.opening();
    this.layout = closing.layout();
    this.dealer = closing.dealer();
    layouts.addAll(totals.layouts());
    totals.shifts().forEach((shift, sums) -> tally(shift).add(sums));
    jackpotWagers.putAll(totals.jackpotWagers());
  }

  private TableTally tally(int shift) {
    return shifts.computeIfAbsent(shift, _ -> new TableTally());
  }

  @Override
  public void add(Step step, int shift) {
    var earlier = (LiveTable) step.before();
    var after = (LiveTable) step.after();
    state = after;
    switch ((TableEvent) step.event()) {
      case TableEvent.Opened _, TableEvent.Changed _ -> {
        layout = step.ref().number();
        layouts.add(layout);
      }
      case TableEvent.Played(var event) -> {
        dealer = step.ref().actor();
        played(Objects.requireNonNull(earlier), event, after, shift);
      }
      case TableEvent.Voided _ -> tally(shift).voided(last(Objects.requireNonNull(earlier)));
      case TableEvent.Corrected(var correction) -> tally(shift).corrected(correction.change());
      case TableEvent.EnvyReturned(_, _, var pay) ->
          tally(shift).envy(layout, after.playing().layout(), pay, -1);
      case TableEvent.PromotionReturned(var jackpot, _, _, var amount) ->
          tally(shift).promotionReturned(layout, after.playing().layout(), jackpot, amount);
      case TableEvent.Drafted _,
          TableEvent.Limited _,
          TableEvent.Suspended _,
          TableEvent.Resumed _,
          TableEvent.Closed _,
          TableEvent.Won _,
          TableEvent.Reentered _ -> {}
    }
  }

  private void played(LiveTable earlier, Event event, LiveTable after, int shift) {
    switch (event) {
      case Event.Settled(var outcome, var settlement) ->
          tally(shift)
              .settled(
                  new Round(
                      layout,
                      earlier.playing().layout(),
                      outcome,
                      settlement,
                      after.round() > earlier.round(),
                      endsHand(earlier.playing(), outcome)));
      case Event.Locked(var contributions) ->
          contributions.forEach(
              one -> jackpotWagers.merge(one.jackpot(), (long) one.wagers(), Long::sum));
      default -> {}
    }
  }

  /// The round that a void reverses. A follow-up is not a round of its own: the round before it
  /// stays in `past`, because it can still be voided.
  private Round last(LiveTable earlier) {
    var past = earlier.past().getFirst();
    return new Round(
        layout,
        earlier.playing().layout(),
        past.outcome(),
        past.settlement(),
        earlier.past().size() == 1,
        endsHand(past.before().table(), past.outcome()));
  }

  /// True if the outcome ends a shooter's hand.
  private static boolean endsHand(Table before, Outcome outcome) {
    return GameWords.of(before.felt()).endsHand(before.felt(), outcome);
  }

  @Override
  public TableTotals totals() {
    var sums = new TreeMap<Integer, TableSums>();
    shifts.forEach((shift, tally) -> sums.put(shift, tally.sums()));
    return new TableTotals(List.copyOf(layouts), opening, sums, jackpotWagers);
  }

  @Override
  public TableClosing closing() {
    var now = state;
    return now == null
        ? before
        : new TableClosing(now.status(), layout, now.round(), AtRisk.of(now), dealer);
  }
}
