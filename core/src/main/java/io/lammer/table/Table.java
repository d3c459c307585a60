package io.lammer.table;

import io.lammer.rules.Card;
import io.lammer.rules.Outcome;
import io.lammer.rules.Spot;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The state of a table.
///
/// @param dealt the cards so far of a round that is entered card by card
/// @param entered the outcome that awaits the dealer's confirmation
public record Table(
    Layout layout,
    Phase phase,
    List<StandingBet> wagers,
    Felt felt,
    List<Card> dealt,
    @Nullable Outcome entered,
    Lock lock) {

  public enum Phase {
    BETTING,
    LOCKED,
    RESOLVING
  }

  public Table {
    wagers = List.copyOf(wagers);
    dealt = List.copyOf(dealt);
  }

  public Table(
      Layout layout, Phase phase, List<StandingBet> wagers, Felt felt, @Nullable Outcome entered) {
    this(layout, phase, wagers, felt, List.of(), entered, Lock.NONE);
  }

  public static Table opened(Layout layout) {
    return new Table(layout, Phase.BETTING, List.of(), layout.play().opened(layout), null);
  }

  public Optional<StandingBet> find(int seat, Spot spot) {
    return wagers.stream().filter(standing -> standing.is(seat, spot)).findFirst();
  }

  /// True if a wager on the layout waits for the follow-up of the last round.
  public boolean awaitsFollowUp() {
    var bets = layout.play().bets();
    return wagers.stream().anyMatch(wager -> bets.awaitsFollowUp(layout, wager));
  }

  /// The number of wagers that each jackpot will take at the next lock.
  public Map<String, Integer> unlocked() {
    return unlocked(wagers);
  }

  /// The lock after betting is reopened.
  public Lock reopened() {
    return lock.reopened(unlocked(lock.lying()));
  }

  private Map<String, Integer> unlocked(List<StandingBet> wagers) {
    var counts = new LinkedHashMap<String, Integer>();
    for (var wager : wagers) {
      var jackpot = wager.offer(layout).jackpot();
      if (jackpot != null && !wager.locked()) {
        counts.merge(jackpot, 1, Integer::sum);
      }
    }
    return counts;
  }

  public Table with(List<StandingBet> newWagers) {
    return new Table(layout, phase, newWagers, felt, dealt, entered, lock);
  }

  public Table with(Felt newFelt) {
    return new Table(layout, phase, wagers, newFelt, dealt, entered, lock);
  }

  public Table with(Lock newLock) {
    return new Table(layout, phase, wagers, felt, dealt, entered, newLock);
  }

  /// The table under other limits. Wagers on the layout keep their amounts.
  public Table limited(Setup setup) {
    return on(layout.limited(setup));
  }

  /// The table on another layout that offers the same wagers.
  public Table on(Layout other) {
    return new Table(other, phase, wagers, felt, dealt, entered, lock);
  }

  /// True if a new shoe is needed before the next round. If the table offers a follow-up, the round
  /// must also leave a card for it.
  public boolean needsShoe() {
    return layout.play().needsShoe(this);
  }

  /// The table after the next round has begun, which ends the wait for a follow-up of the last one.
  public Table overtaken() {
    var next = layout.play().overtaken(felt);
    return next == felt ? this : with(next);
  }

  public Table in(Phase newPhase, @Nullable Outcome newEntered) {
    return new Table(
        layout,
        newPhase,
        wagers,
        felt,
        newPhase == Phase.RESOLVING ? dealt : List.of(),
        newEntered,
        lock);
  }

  public Table dealt(List<Card> cards) {
    return new Table(layout, Phase.RESOLVING, wagers, felt, cards, null, lock);
  }
}
