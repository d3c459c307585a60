package io.lammer.script;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.games.baccarat.BaccaratEvent;
import io.lammer.games.baccarat.BaccaratState;
import io.lammer.games.baccarat.Deal;
import io.lammer.games.baccarat.Fightback;
import io.lammer.games.craps.CrapsEvent;
import io.lammer.games.craps.Roll;
import io.lammer.games.threedice.ThreeDiceEvent;
import io.lammer.house.TableEvent;
import io.lammer.rules.Outcome;
import io.lammer.rules.Side;
import io.lammer.table.Event;
import io.lammer.table.Felt;
import io.lammer.table.Settlement;
import io.lammer.table.StandingBet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Reads the events of one table and keeps its own account of when each chip was put down and
/// locked, and when each outcome was first seen. It fails when a chip is settled by an outcome that
/// was seen before the chip was locked, and when a chip is settled too early or left behind. It
/// knows nothing of phases, of what a wager remembers, or of how anything is decided.
final class LateWagerAuditor {
  /// A part of a wager, put down at once.
  ///
  /// @param made the time it was put down
  /// @param locked the time of no more bets, 0 before
  /// @param round when the round was settled whose Fightback card it waits for, 0 before
  private record Chip(
      int seat, String wager, String spot, long units, long made, long locked, long round) {
    boolean lies(int atSeat, String atSpot) {
      return seat == atSeat && spot.equals(atSpot);
    }

    Chip at(String newSpot) {
      return new Chip(seat, wager, newSpot, units, made, locked, round);
    }

    Chip of(long newUnits) {
      return new Chip(seat, wager, spot, newUnits, made, locked, round);
    }

    Chip locked(long time) {
      return new Chip(seat, wager, spot, units, made, time, round);
    }

    Chip waits(long settled) {
      return new Chip(seat, wager, spot, units, made, locked, settled);
    }

    boolean isFightback() {
      return wager.equals("fightback");
    }

    boolean isDestiny() {
      return wager.equals("destiny");
    }
  }

  /// A settled round whose Fightback card may be drawn.
  private record Round(Deal deal, long seen, long settled) {}

  private record Seen(long time, boolean card) {}

  /// What a void goes back to.
  private record Before(List<Chip> chips, @Nullable Round round, boolean card) {}

  private List<Chip> chips = new ArrayList<>();
  private final Map<Side, Long> exposed = new EnumMap<>(Side.class);
  private final Deque<Before> past = new ArrayDeque<>();
  private @Nullable Seen seen;
  private @Nullable Round round;
  private @Nullable Before before;
  private long now;
  private long lastLock;

  void saw(TableEvent event) {
    switch (event) {
      case TableEvent.Played(var played) -> saw(played);
      case TableEvent.Voided _ -> voided();
      case TableEvent.Changed _ -> past.clear();
      case TableEvent.Opened _ -> opened();
      case TableEvent.Reentered(var felt, _, _, _) -> {
        past.clear();
        reentered(felt);
      }
      default -> {}
    }
  }

  /// Nothing of the last night is left.
  private void opened() {
    assertThat(chips).isEmpty();
    past.clear();
    exposed.clear();
    round = null;
    before = null;
  }

  void saw(Event event) {
    now++;
    switch (event) {
      case Event.Placed(var seat, var wager, var stake, _) -> {
        assertThat(seen).as("seen before " + event).isNull();
        chips.add(new Chip(seat, wager.name(), wager.spot().toString(), stake.units(), now, 0, 0));
      }
      case Event.TakenDown(var seat, var wager, var stake, _) -> {
        assertThat(seen).as("seen before " + event).isNull();
        takenDown(seat, wager.spot().toString(), stake.units());
      }
      case Event.Locked _ -> {
        before = new Before(List.copyOf(chips), round, false);
        lastLock = now;
        chips.replaceAll(chip -> chip.locked() == 0 ? chip.locked(now) : chip);
      }
      case Event.Reopened _ -> {
        if (before != null) {
          chips.replaceAll(chip -> chip.locked() == lastLock ? chip.locked(0) : chip);
        }
        seen = null;
        before = null;
      }
      case Event.CardDealt _ -> see(false);
      case ThreeDiceEvent.CupShaken(var cup, _, var open) -> {
        if (open) {
          exposed.putIfAbsent(cup, now);
        } else {
          exposed.remove(cup);
        }
      }
      case Event.Entered(Fightback(var deal, _), _) -> {
        assertThat(round == null ? null : round.deal()).as("a round for the card").isEqualTo(deal);
        assertThat(before == null || before.card()).as("no wagers are locked").isTrue();
        see(true);
        before = new Before(List.copyOf(chips), round, true);
      }
      case Event.Entered _ -> see(false);
      case Event.CalledBack _ -> {
        before = seen != null && seen.card() ? null : before;
        seen = null;
      }
      case Event.Settled(var outcome, var settlement) -> settled(outcome, settlement);
      case Event.ShoeChanged _ -> round = null;
      case Event.CardTakenBack _,
          Event.Turned _,
          BaccaratEvent.Collected _,
          CrapsEvent.ShooterChanged _ -> {}
    }
  }

  /// An outcome is known from its first card on, also when it is corrected. Once a card of the next
  /// round is seen the last one takes no Fightback card.
  private void see(boolean card) {
    var first = seen == null ? new Seen(now, card) : seen;
    seen = first;
    assertThat(first.card()).as("a round and a Fightback card at once").isEqualTo(card);
    round = card ? round : null;
  }

  private void takenDown(int seat, String spot, long units) {
    for (var left = units; left > 0; ) {
      var at = last(chip -> chip.lies(seat, spot));
      var chip = chips.remove(at);
      if (chip.units() > left) {
        chips.add(at, chip.of(chip.units() - left));
      }
      left -= chip.units();
    }
  }

  private int last(Predicate<Chip> wanted) {
    for (var at = chips.size() - 1; at >= 0; at--) {
      if (wanted.test(chips.get(at))) {
        return at;
      }
    }
    throw new AssertionError("no such chip");
  }

  private void settled(Outcome outcome, Settlement settlement) {
    var card = outcome instanceof Fightback;
    var first = Objects.requireNonNull(seen, "no outcome was entered");
    assertThat(first.card()).isEqualTo(card);
    var known = exposed.values().stream().reduce(first.time(), Math::min);
    var gone = new HashSet<Chip>();
    var settled = new HashSet<Chip>();
    for (var line : settlement.lines()) {
      var own = chips.stream().filter(it -> it.lies(line.seat(), line.spot().toString())).toList();
      assertThat(sum(own)).as(line.spot().toString()).isEqualTo(line.stake().units());
      for (var chip : own) {
        assertThat(mayBeSettled(chip, card, known))
            .as("%s settled by what was seen at %d, %s", chip, known, round)
            .isTrue();
      }
      settled.addAll(own);
      if (!line.stays()) {
        gone.addAll(own);
      }
    }
    if (!(outcome instanceof Roll)) {
      assertThat(chips.stream().filter(chip -> mayBeSettled(chip, card, known)))
          .as("settled")
          .containsExactlyInAnyOrderElementsOf(settled);
    }
    chips.removeAll(gone);
    if (outcome instanceof Deal deal) {
      round = new Round(deal, known, now);
      chips.replaceAll(chip -> chip.isDestiny() ? chip.waits(now) : chip);
    } else {
      round = null;
    }
    moved(settlement.standing());
    if (!card) {
      past.clear();
    }
    if (before != null) {
      past.push(before);
    }
    before = null;
    seen = null;
    exposed.clear();
  }

  private boolean mayBeSettled(Chip chip, boolean card, long known) {
    if (chip.isFightback()) {
      return card && round != null && chip.made() > round.settled() && chip.made() < known;
    }
    if (chip.isDestiny()) {
      return card
          && round != null
          && chip.round() == round.settled()
          && chip.locked() > 0
          && chip.locked() < round.seen();
    }
    return !card && chip.locked() > 0 && chip.locked() < known;
  }

  private static long sum(List<Chip> chips) {
    return chips.stream().mapToLong(Chip::units).sum();
  }

  /// Every chip that is not settled stands somewhere: where it stood, or where it travelled.
  private void moved(List<StandingBet> standing) {
    var free = new ArrayList<>(chips);
    var travelled = new ArrayList<StandingBet>();
    for (var wager : standing) {
      var own = free.stream().filter(it -> it.lies(wager.seat(), wager.spot().toString())).toList();
      if (sum(own) == wager.stake().units()) {
        free.removeAll(own);
      } else {
        travelled.add(wager);
      }
    }
    for (var wager : travelled) {
      Set<String> spots = new HashSet<>();
      var own =
          free.stream()
              .filter(it -> it.seat() == wager.seat() && it.wager().equals(wager.name()))
              .filter(it -> spots.isEmpty() && spots.add(it.spot()) || spots.contains(it.spot()))
              .toList();
      assertThat(sum(own)).as("chips of " + wager.spot()).isEqualTo(wager.stake().units());
      free.removeAll(own);
      chips.replaceAll(it -> own.contains(it) ? it.at(wager.spot().toString()) : it);
    }
    assertThat(free).as("chips that stand nowhere").isEmpty();
  }

  /// A round that was voided has been seen, so that the one before it takes no card any more.
  private void voided() {
    var last = past.pop();
    chips = new ArrayList<>(last.chips());
    round = last.card() ? last.round() : null;
    seen = null;
    before = null;
    exposed.clear();
  }

  private void reentered(Felt felt) {
    if (felt instanceof BaccaratState cards) {
      var shown = cards.round();
      if (shown == null) {
        round = null;
      } else if (round == null || !round.deal().equals(shown)) {
        round = new Round(shown, now, now);
      }
    }
  }
}
