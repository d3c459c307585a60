package io.lammer.runtime;

import io.lammer.accounting.Calendar;
import io.lammer.accounting.RunningDay;
import io.lammer.accounting.StateBalances;
import io.lammer.accounting.Step;
import io.lammer.house.FloorEvent;
import io.lammer.house.HouseDay;
import io.lammer.house.HouseEvent;
import io.lammer.house.Rulebook;
import io.lammer.house.TableEvent;
import io.lammer.journal.Database;
import io.lammer.journal.KeptDay;
import io.lammer.journal.LostEvents;
import io.lammer.journal.Snapshot;
import io.lammer.journal.StoredEvent;
import io.lammer.journal.Verify;
import io.lammer.journal.VerifyListener;
import io.lammer.journal.VerifyResult;
import io.lammer.ledger.Account;
import io.lammer.rules.Paytable;
import io.lammer.rules.PaytableText;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;

/// Replays all events during a verification: each must be possible in the state before it, the
/// books must balance, and the balances must equal those of the states.
public final class Audit implements VerifyListener {
  private static final LocalDate BEFORE_ALL = LocalDate.of(1, 1, 1);

  private final States states;
  private final Map<Account, Long> balances = new HashMap<>();
  private final Map<String, Optional<Snapshot>> snapshots = new HashMap<>();
  private final Map<String, RunningDay> days = new HashMap<>();
  private final Map<String, Optional<KeptDay>> kept = new HashMap<>();
  private final Calendar calendar;
  private final Set<String> inPlay = new TreeSet<>();
  private final Database database;
  private final BiConsumer<Long, Long> progress;

  private Audit(Database database, Rulebook rules, BiConsumer<Long, Long> progress) {
    this.database = database;
    this.states = new States(rules, new HashMap<>());
    this.progress = progress;
    this.calendar = HouseDayReader.calendar(database, HouseDay.usual(rules).gamingDay());
  }

  /// Verifies and replays a database from its first event.
  public static VerifyResult full(
      Database database, Rulebook rules, BiConsumer<Long, Long> progress) {
    return full(database, new Verify(database), rules, progress);
  }

  /// The same, with a verification that was given printed values.
  public static VerifyResult full(
      Database database, Verify verify, Rulebook rules, BiConsumer<Long, Long> progress) {
    var audit = new Audit(database, rules, progress);
    var finding = verify.full(audit);
    if (finding instanceof VerifyResult.Broken) {
      return finding;
    }
    return audit
        .unkept()
        .or(audit::outOfBalance)
        .or(() -> database.loss().map(LostEvents::what))
        .<VerifyResult>map(VerifyResult.Broken::new)
        .orElse(finding);
  }

  @Override
  public void progress(long done, long total) {
    progress.accept(done, total);
  }

  @Override
  public Optional<String> event(StoredEvent event) {
    var entry = event.entry();
    var journal = entry.journal();
    try {
      var read = EventJson.read(entry);
      var before = states.state(journal);
      var after = states.evolve(journal, read);
      add(new History.Transition(event, read, before, after).step());
      if (!isWhole(read)) {
        return Optional.of("keeps another text than its SHA-256 is of");
      }
      if (!isAsSaved(event)) {
        return Optional.of("the state saved after it is not what replaying gives");
      }
      if (!isAsKept(event)) {
        return Optional.of(
            "the totals kept after it are not what the gaming day's events add up to");
      }
    } catch (RuntimeException wrong) {
      return Optional.of("it cannot be replayed: " + wrong.getMessage());
    }
    for (var transfer : entry.transfers()) {
      balances.merge(transfer.from(), -transfer.units(), Math::addExact);
      balances.merge(transfer.to(), transfer.units(), Math::addExact);
    }
    return Optional.empty();
  }

  /// A kept paytable must match its hash, and a paytable in play must be kept.
  private boolean isWhole(FloorEvent event) {
    if (event instanceof TableEvent.Opened opened) {
      played(opened);
    } else if (event instanceof TableEvent.Changed(var to, _)) {
      played(to);
    }
    return !(event instanceof HouseEvent.PaytableKept kept)
        || PaytableText.hash(kept.text()).equals(kept.hash());
  }

  private void played(TableEvent.Opened opened) {
    opened.layout().paytables().stream().map(Paytable::hash).forEach(inPlay::add);
  }

  /// A snapshot taken at this event must equal the replayed state.
  private boolean isAsSaved(StoredEvent event) {
    return snapshots
        .computeIfAbsent(
            event.journal(), journal -> database.snapshots().load(journal, SnapshotPolicy.VERSION))
        .filter(snapshot -> snapshot.number() == event.number())
        .map(snapshot -> EventJson.state(event.journal(), snapshot.body()))
        .map(state -> state.equals(states.state(event.journal())))
        .orElse(true);
  }

  private void add(Step step) {
    var journal = step.ref().journal();
    days.put(journal, RunningDay.after(days.get(journal), step, calendar));
  }

  /// Totals and state kept at this event must equal those of the replay.
  private boolean isAsKept(StoredEvent event) {
    var journal = event.journal();
    var next = kept.computeIfAbsent(journal, it -> keptAfter(it, BEFORE_ALL));
    if (next.isEmpty() || next.get().head().number() != event.number()) {
      return true;
    }
    var found = next.get();
    kept.put(journal, keptAfter(journal, found.day()));
    var replayed = Objects.requireNonNull(days.get(journal)).day();
    return DayJson.day(found, calendar).map(replayed::equals).orElse(true)
        && DayJson.state(found).equals(states.state(journal));
  }

  private Optional<KeptDay> keptAfter(String journal, LocalDate day) {
    return database.days().after(journal, SnapshotPolicy.VERSION, day);
  }

  /// A paytable that was played but whose text is missing, as a sentence.
  private Optional<String> unkept() {
    return inPlay.stream()
        .filter(hash -> !states.house().paytables().containsKey(hash))
        .findFirst()
        .map(hash -> "the text of the paytable with SHA-256 %s is not kept".formatted(hash));
  }

  /// The first account whose balance differs from the states, as a sentence.
  private Optional<String> outOfBalance() {
    var open = new TreeMap<String, Long>();
    balances.forEach(
        (account, units) -> {
          if (StateBalances.isHeldByState(account.kind())) {
            open.merge(account.toString(), units, Math::addExact);
          }
        });
    for (var state : states.all().values()) {
      StateBalances.of(state)
          .forEach((account, units) -> open.merge(account.toString(), -units, Math::addExact));
    }
    var sum = balances.values().stream().mapToLong(Long::longValue).sum();
    if (sum != 0) {
      return Optional.of("the books do not balance: they sum to " + sum);
    }
    return open.entrySet().stream()
        .filter(entry -> entry.getValue() != 0)
        .findFirst()
        .map(
            entry ->
                "%s differs from the replayed state by %d hundredths of a cent"
                    .formatted(entry.getKey(), entry.getValue()));
  }
}
