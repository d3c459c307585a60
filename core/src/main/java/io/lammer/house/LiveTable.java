package io.lammer.house;

import io.lammer.house.TableEvent.Aside;
import io.lammer.house.TableEvent.Joined;
import io.lammer.rules.Outcome;
import io.lammer.rules.Spot;
import io.lammer.table.Event;
import io.lammer.table.Evolution;
import io.lammer.table.GameHouse;
import io.lammer.table.Jackpot;
import io.lammer.table.Layout;
import io.lammer.table.Lock;
import io.lammer.table.Settlement;
import io.lammer.table.Setup;
import io.lammer.table.StandingBet;
import io.lammer.table.Table;
import io.lammer.table.View;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The state of a table.
///
/// @param setup the set-up as drafted or as played
/// @param table null until it is opened
/// @param jackpots the jackpots it plays for
/// @param round how many rounds were settled
/// @param before the state before the round in progress; null if there is none
/// @param past the rounds that can be voided, newest first
/// @param recent the recent rounds that players see
/// @param voided the last voided round, kept until another round is settled and the wagers set
///   aside could be made again
/// @param limited the round after which its limits last changed, or null
/// @param corrections the corrections of the latest rounds, in the order they were made
public record LiveTable(
    String name,
    Status status,
    Setup setup,
    @Nullable Table table,
    List<Joined> jackpots,
    long round,
    @Nullable Before before,
    List<Past> past,
    RecentRounds recent,
    @Nullable Undone voided,
    @Nullable Long limited,
    List<Correction> corrections)
    implements FloorState {
  private static final int MOST_CORRECTIONS = 200;

  public enum Status {
    DRAFT,
    OPEN,
    SUSPENDED,
    CLOSED
  }

  /// The table before the lock, and how many wagers the lock contributed to each jackpot.
  public record Before(Table table, Map<String, Integer> wagers) {
    public Before {
      wagers = Map.copyOf(wagers);
    }
  }

  /// A settled round.
  ///
  /// @param after the table after the round
  /// @param hits the jackpot hits in it
  public record Past(
      Before before,
      Table after,
      Outcome outcome,
      Settlement settlement,
      List<TableEvent.Won> hits) {
    public Past {
      hits = List.copyOf(hits);
    }

    private Past on(Layout layout) {
      return new Past(
          new Before(before.table().on(layout), before.wagers()),
          after.on(layout),
          outcome,
          settlement,
          hits);
    }
  }

  /// A voided round. A Fightback card and its round may be voided one after the other.
  ///
  /// @param aside wagers made since the round that were returned and not made again
  /// @param rounds the voided settlements, newest first
  public record Undone(long round, String reason, List<Aside> aside, List<Past> rounds) {
    public Undone {
      aside = List.copyOf(aside);
      rounds = List.copyOf(rounds);
    }

    private static Undone of(TableEvent.Voided event, Past last, @Nullable Undone earlier) {
      var aside = new ArrayList<Aside>();
      var rounds = new ArrayList<Past>();
      if (earlier != null && earlier.round == event.round()) {
        aside.addAll(earlier.aside);
        rounds.addAll(earlier.rounds);
      }
      aside.addAll(event.aside());
      rounds.add(last);
      return new Undone(event.round(), event.reason(), aside, rounds);
    }

    private Undone on(Layout layout) {
      return new Undone(
          round, reason, aside, rounds.stream().map(past -> past.on(layout)).toList());
    }

    private Undone without(int seat, Spot spot) {
      return new Undone(
          round,
          reason,
          aside.stream().filter(bet -> bet.seat() != seat || !bet.spot().equals(spot)).toList(),
          rounds);
    }
  }

  public LiveTable {
    jackpots = List.copyOf(jackpots);
    past = List.copyOf(past);
    corrections = List.copyOf(corrections);
  }

  public static String journal(String name) {
    return "table/" + name;
  }

  public static boolean isJournal(String journal) {
    return journal.startsWith("table/");
  }

  public static LiveTable drafted(String name, Setup setup) {
    return drafted(name, setup, 0, List.of());
  }

  private static LiveTable drafted(
      String name, Setup setup, long round, List<Correction> corrections) {
    return new LiveTable(
        name,
        Status.DRAFT,
        setup,
        null,
        List.of(),
        round,
        null,
        List.of(),
        RecentRounds.NOTHING,
        null,
        null,
        corrections);
  }

  /// The table in play; fails if it was never opened.
  public Table playing() {
    return Objects.requireNonNull(table, () -> "table " + name + " was never opened");
  }

  /// The input of decisions at the table: the table and the current money of its jackpots.
  public View view(Floor floor) {
    var money = new LinkedHashMap<String, Jackpot>();
    for (var joined : jackpots) {
      floor.jackpot(joined.name()).ifPresent(jackpot -> money.put(joined.name(), jackpot.money()));
    }
    return new View(playing(), money);
  }

  public static LiveTable evolve(@Nullable LiveTable live, String name, TableEvent event) {
    if (event instanceof TableEvent.Drafted(var setup)) {
      return live == null
          ? drafted(name, setup)
          : drafted(name, setup, live.round, live.corrections);
    }
    return Objects.requireNonNull(
            live, () -> "the journal of " + name + " does not begin with a draft")
        .evolve(event);
  }

  private LiveTable evolve(TableEvent event) {
    return switch (event) {
      case TableEvent.Drafted(var draft) -> drafted(name, draft);
      case TableEvent.Opened opened -> laidOut(opened, null);
      case TableEvent.Changed(var to, _) -> laidOut(to, table);
      case TableEvent.Limited(var limits) -> limited(setup.limited(limits));
      case TableEvent.Suspended _ -> in(Status.SUSPENDED);
      case TableEvent.Resumed _ -> in(Status.OPEN);
      case TableEvent.Closed _ -> in(Status.CLOSED);
      case TableEvent.Played(var played) -> played(played);
      case TableEvent.Won won -> won(won);
      case TableEvent.Voided it -> voided(it);
      case TableEvent.EnvyReturned _, TableEvent.PromotionReturned _ -> this;
      case TableEvent.Corrected(var correction) -> corrected(correction);
      case TableEvent.Reentered(var felt, var lammers, _, _) ->
          with(playing().with(felt).with(lammers(lammers)), before, List.of(), round);
    };
  }

  /// If edition and decks stay the same, a changed set-up keeps the felt, such as the shoe or the
  /// point, and the recent rounds.
  private LiveTable laidOut(TableEvent.Opened opened, @Nullable Table earlier) {
    var fresh = Table.opened(opened.layout());
    var keeps =
        earlier != null
            && earlier.layout().edition().id().equals(fresh.layout().edition().id())
            && earlier.layout().rules().decks() == fresh.layout().rules().decks();
    return new LiveTable(
        name,
        Status.OPEN,
        opened.setup(),
        keeps && earlier != null ? fresh.with(earlier.felt()) : fresh,
        opened.jackpots(),
        round,
        null,
        List.of(),
        keeps ? recent : RecentRounds.NOTHING,
        null,
        null,
        corrections);
  }

  /// Sets the new limits in the current table and in the earlier tables that a void restores.
  private LiveTable limited(Setup newSetup) {
    var limited = playing().limited(newSetup);
    return new LiveTable(
        name,
        status,
        newSetup,
        limited,
        jackpots,
        round,
        before,
        past.stream().map(last -> last.on(limited.layout())).toList(),
        recent,
        voided == null ? null : voided.on(limited.layout()),
        round,
        corrections);
  }

  private LiveTable played(Event event) {
    var now = playing();
    var after = Evolution.evolve(now, event);
    return switch (event) {
      case Event.Locked _ -> with(after, new Before(now, now.unlocked()), past, round);
      case Event.Reopened _ -> with(after, null, past, round);
      case Event.CalledBack(var outcome) when isFollowUp(outcome) -> with(after, null, past, round);
      case Event.Entered _ when before == null ->
          with(after, new Before(now, Map.of()), past, round);
      case Event.Settled(var outcome, var settlement) -> settled(after, outcome, settlement);
      case Event.Placed placed when voided != null ->
          with(after, before, past, round).told(voided.without(placed.seat(), placed.spot()));
      case Event.OfGame own when GameHouse.of(after.felt().game()).isOutsideRound(own) -> {
        var next = with(after, outside(event), past, round);
        yield own instanceof Event.ShoeChanged ? next.showing(recent.shuffled()) : next;
      }
      default -> with(after, before, past, round);
    };
  }

  private boolean isFollowUp(@Nullable Outcome outcome) {
    return outcome != null && playing().layout().play().isFollowUp(outcome);
  }

  /// Paid commission and a new shoe do not belong to the round in progress, so voiding the round
  /// must not undo them.
  private @Nullable Before outside(Event event) {
    return before == null
        ? null
        : new Before(Evolution.evolve(before.table(), event), before.wagers());
  }

  /// A follow-up belongs to the round before it. That round can still be voided after the
  /// follow-up.
  private LiveTable settled(Table after, Outcome outcome, Settlement settlement) {
    var followUp = isFollowUp(outcome);
    var rounds = new ArrayList<Past>();
    if (before != null) {
      rounds.add(new Past(before, after, outcome, settlement, List.of()));
    }
    if (followUp) {
      rounds.addAll(past);
    }
    var number = followUp ? round : round + 1;
    var seen = followUp ? recent : recent.settled(number, outcome, playing().felt(), after.felt());
    var decides = !followUp && settlement.lines().stream().anyMatch(line -> !line.stays());
    return with(after, null, rounds, number)
        .told(voided != null && number > voided.round() + 1 ? null : voided)
        .showing(decides && before != null ? seen.decided(number, before.table().wagers()) : seen);
  }

  private LiveTable won(TableEvent.Won won) {
    var last = past.getFirst();
    var hits = new ArrayList<>(last.hits());
    hits.add(won);
    var rounds = new ArrayList<>(past);
    rounds.set(0, new Past(last.before(), last.after(), last.outcome(), last.settlement(), hits));
    return with(playing(), before, rounds, round);
  }

  /// Voiding a follow-up keeps its round. After a round is voided, the round before it can no
  /// longer get a follow-up, because players saw the cards. The house pays what the voided round
  /// contributed to meters, so later wagers contribute in full.
  private LiveTable voided(TableEvent.Voided event) {
    var last = past.getFirst();
    var followUp = isFollowUp(last.outcome());
    var earlier = last.before().table();
    var restored =
        (followUp ? earlier : earlier.overtaken())
            .with(new Lock(List.of(), playing().lock().ahead()));
    return with(restored, null, past.subList(1, past.size()), round)
        .told(Undone.of(event, last, voided))
        .showing(followUp ? recent : recent.without(round));
  }

  /// Beyond the limit, drops the corrections of the earliest round first, so that later rounds keep
  /// all of theirs.
  private LiveTable corrected(Correction correction) {
    var all = new ArrayList<>(corrections);
    all.add(correction);
    if (all.size() > MOST_CORRECTIONS) {
      all.remove(Collections.min(all, Comparator.comparingLong(Correction::round)));
    }
    return new LiveTable(
        name, status, setup, table, jackpots, round, before, past, recent, voided, limited, all);
  }

  /// True if corrections of a round may have been dropped.
  boolean mayLackCorrections(long ofRound) {
    return corrections.size() == MOST_CORRECTIONS
        && corrections.stream().allMatch(kept -> kept.round() >= ofRound);
  }

  private List<StandingBet> lammers(Map<String, Integer> lammers) {
    return playing().wagers().stream()
        .map(
            wager ->
                wager.moved(
                    wager.offer(playing().layout()),
                    lammers.getOrDefault(wager.name(), wager.state())))
        .toList();
  }

  private LiveTable with(
      Table newTable, @Nullable Before newBefore, List<Past> rounds, long newRound) {
    return new LiveTable(
        name,
        status,
        setup,
        newTable,
        jackpots,
        newRound,
        newBefore,
        rounds,
        recent,
        voided,
        limited,
        corrections);
  }

  private LiveTable in(Status newStatus) {
    return new LiveTable(
        name,
        newStatus,
        setup,
        table,
        jackpots,
        round,
        before,
        past,
        recent,
        voided,
        limited,
        corrections);
  }

  private LiveTable showing(RecentRounds newRecent) {
    return new LiveTable(
        name,
        status,
        setup,
        table,
        jackpots,
        round,
        before,
        past,
        newRecent,
        voided,
        limited,
        corrections);
  }

  private LiveTable told(@Nullable Undone newVoided) {
    return new LiveTable(
        name,
        status,
        setup,
        table,
        jackpots,
        round,
        before,
        past,
        recent,
        newVoided,
        limited,
        corrections);
  }
}
