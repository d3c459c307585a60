package io.lammer.tables;

import io.lammer.rules.Card;
import io.lammer.rules.Outcome;
import io.lammer.rules.Spot;
import io.lammer.rules.baccarat.Shoe;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A table at one moment.
///
/// @param dealt the cards of a round that is entered one by one
/// @param entered the outcome that waits for the dealer's word
public record Table(
    Layout layout,
    Phase phase,
    List<Standing> wagers,
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
      Layout layout, Phase phase, List<Standing> wagers, Felt felt, @Nullable Outcome entered) {
    this(layout, phase, wagers, felt, List.of(), entered, Lock.NONE);
  }

  public static Table opened(Layout layout) {
    var felt =
        switch (layout.edition().game()) {
          case CRAPS -> Felt.Craps.FRESH;
          case BACCARAT -> Felt.Baccarat.fresh(Shoe.of(layout.rules().decks()));
          case DICE -> Felt.Dice.FRESH;
        };
    return new Table(layout, Phase.BETTING, List.of(), felt, null);
  }

  public Optional<Standing> find(int seat, Spot spot) {
    return wagers.stream().filter(standing -> standing.is(seat, spot)).findFirst();
  }

  public boolean awaitsCard() {
    return wagers.stream().anyMatch(Standing::awaitsCard);
  }

  /// The settled round whose Fightback card may be wagered on, drawn or corrected now: until the
  /// wagers of the next round are locked.
  public Optional<Outcome.Deal> fightbackRound() {
    return felt instanceof Felt.Baccarat cards
            && (phase == Phase.BETTING || entered instanceof Outcome.Fightback)
        ? Optional.ofNullable(cards.round())
        : Optional.empty();
  }

  /// How many wagers of each jackpot the next lock will take.
  public Map<String, Integer> unlocked() {
    return unlocked(wagers);
  }

  static Map<String, Integer> unlocked(List<Standing> wagers) {
    var counts = new LinkedHashMap<String, Integer>();
    for (var wager : wagers) {
      var jackpot = wager.offer().jackpot();
      if (jackpot != null && !wager.locked()) {
        counts.merge(jackpot, 1, Integer::sum);
      }
    }
    return counts;
  }

  public Table with(List<Standing> newWagers) {
    return new Table(layout, phase, newWagers, felt, dealt, entered, lock);
  }

  public Table with(Felt newFelt) {
    return new Table(layout, phase, wagers, newFelt, dealt, entered, lock);
  }

  public Table with(Lock newLock) {
    return new Table(layout, phase, wagers, felt, dealt, entered, newLock);
  }

  /// The same under other limits. Wagers that lie there stay as they are.
  public Table limited(Setup setup) {
    return new Table(
        layout.limited(setup),
        phase,
        wagers.stream().map(wager -> wager.with(wager.offer().limited(setup))).toList(),
        felt,
        dealt,
        entered,
        lock);
  }

  /// No round can be sure of its cards, nor of the Fightback card after it where one may be wagered
  /// on.
  public boolean needsShoe() {
    return felt instanceof Felt.Baccarat cards
        && (layout.offersFightback() ? cards.isOver() : cards.isSpent());
  }

  /// The same once a card of the next round was seen.
  public Table overtaken() {
    return felt instanceof Felt.Baccarat cards ? with(cards.overtaken()) : this;
  }

  Table in(Phase newPhase, @Nullable Outcome newEntered) {
    return new Table(
        layout,
        newPhase,
        wagers,
        felt,
        newPhase == Phase.RESOLVING ? dealt : List.of(),
        newEntered,
        lock);
  }

  Table dealt(List<Card> cards) {
    return new Table(layout, Phase.RESOLVING, wagers, felt, cards, null, lock);
  }
}
