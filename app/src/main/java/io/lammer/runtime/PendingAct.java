package io.lammer.runtime;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.FloorChange;
import io.lammer.house.House;
import io.lammer.house.LiveDevice;
import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveTable;
import io.lammer.journal.AppendRequest;
import io.lammer.journal.Credential;
import io.lammer.journal.Entry;
import io.lammer.journal.HeadLookup;
import io.lammer.journal.Request;
import io.lammer.journal.StoredAnswer;
import io.lammer.journal.StoredEvent;
import io.lammer.ledger.Transfer;
import io.lammer.runtime.Invariants.Change;
import io.lammer.table.Answer;
import io.lammer.table.Refusal.Code;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// An act in progress: decided on the state that all earlier acts led to, committed in a group, and
/// only then published.
final class PendingAct {
  private final LiveFloor floor;
  private final Actor actor;
  private final Act act;
  private final @Nullable Long expected;
  private final List<Credential> secrets;
  private Map<String, Long> ends = Map.of();

  /// @param expected version of the table, jackpot or hit that the act is based on, if it matters
  PendingAct(
      LiveFloor floor, Actor actor, Act act, @Nullable Long expected, List<Credential> secrets) {
    this.floor = floor;
    this.actor = actor;
    this.act = act;
    this.expected = expected;
    this.secrets = secrets;
  }

  /// @param asked when the command was first received
  Request request(String key, Instant asked) {
    var body = actor + " " + EventJson.write(act);
    return new Request(key, secrets.isEmpty() ? body : body + " " + secrets, this::decide, asked);
  }

  /// The result of the act; only the answer of an earlier request is parsed.
  Receipt receipt(StoredAnswer stored) {
    return new Receipt(
        stored.repeated() ? EventJson.numbers(stored.answer()) : ends, stored.repeated());
  }

  /// Runs on the deciding thread.
  private Answer<AppendRequest> decide(HeadLookup heads) {
    var journal =
        switch (act) {
          case Act.AtTable atTable -> LiveTable.journal(atTable.table());
          case Act.AtJackpot atJackpot -> LiveJackpot.journal(atJackpot.jackpot());
          case Act.AtDevice atDevice -> LiveDevice.journal(atDevice.device());
          case Act.AtHouse _ -> House.JOURNAL;
        };
    if (expected != null && isStale(expected, heads.of(journal).number())) {
      return Code.STALE.refuse(journal.replace('/', ' '));
    }
    var at = floor.clock().instant();
    floor.board().working().begin(floor.gamingDay().of(at));
    return floor
        .decider()
        .decide(floor.board().working(), actor, act)
        .map(done -> append(heads, at, done));
  }

  /// Further play does not change a hit, so an act on a hit is checked against the hit's version.
  /// Any later version of the jackpot is accepted as well.
  private boolean isStale(long seen, long now) {
    return switch (act) {
      case Act.Approve approve -> isStale(approve.jackpot(), approve.hit(), seen, now);
      case Act.Reject reject -> isStale(reject.jackpot(), reject.hit(), seen, now);
      case Act.Witness witness -> isStale(witness.jackpot(), witness.hit(), seen, now);
      case Act.Verify verify -> isStale(verify.jackpot(), verify.hit(), seen, now);
      default -> seen != now;
    };
  }

  private boolean isStale(String jackpot, int hit, long seen, long now) {
    var version = floor.board().working().jackpot(jackpot).flatMap(it -> it.version(hit));
    return seen != now && (seen > now || version.isEmpty() || version.get() > seen);
  }

  private AppendRequest append(HeadLookup heads, Instant at, FloorChange done) {
    var board = floor.board();
    var working = board.working();
    var changes = new ArrayList<Change>();
    done.states()
        .forEach(
            (journal, after) -> changes.add(new Change(journal, working.state(journal), after)));
    var entries = new ArrayList<Entry>();
    var transfers = new ArrayList<Transfer>();
    var numbers = new TreeMap<String, Long>();
    for (var posted : done.events()) {
      entries.add(entry(at, posted));
      transfers.addAll(posted.transfers());
      numbers.merge(
          posted.journal(), heads.of(posted.journal()).number() + 1, (last, _) -> last + 1);
    }
    Invariants.check(changes, transfers);
    Invariants.checkRounds(working, done.events());
    ends = numbers;
    changes.forEach(change -> working.put(change.journal(), change.after()));
    return new AppendRequest(
        entries,
        numbered(working),
        EventJson.write(numbers),
        stored -> board.publish(changes, numbers, committed(stored, done)),
        () -> changes.forEach(change -> working.put(change.journal(), change.before())));
  }

  /// The secrets, each with its setting number after the act's events.
  private List<Credential> numbered(States after) {
    return secrets.stream()
        .map(
            secret ->
                secret.numbered(LiveFloor.settings(after.house(), secret.user(), secret.kind())))
        .toList();
  }

  private static List<Committed> committed(List<StoredEvent> stored, FloorChange done) {
    var committed = new ArrayList<Committed>(stored.size());
    for (var i = 0; i < stored.size(); i++) {
      committed.add(new Committed(stored.get(i), done.events().get(i).event()));
    }
    return committed;
  }

  private Entry entry(Instant at, FloorChange.Posted posted) {
    var kind = WrittenNames.of(posted.event());
    return new Entry(
        posted.journal(),
        at,
        actor.toString(),
        kind.name(),
        kind.version(),
        EventJson.write(posted.event()),
        posted.transfers());
  }
}
