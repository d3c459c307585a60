package io.lammer.store.floor;

import io.lammer.ledger.Transfer;
import io.lammer.store.Append;
import io.lammer.store.Credential;
import io.lammer.store.Entry;
import io.lammer.store.Heads;
import io.lammer.store.Request;
import io.lammer.store.Stored;
import io.lammer.store.StoredEvent;
import io.lammer.store.floor.Invariants.Change;
import io.lammer.tables.Answer;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Aftermath;
import io.lammer.tables.floor.House;
import io.lammer.tables.floor.LiveDevice;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.LiveTable;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// An act on its way: decided on everything decided before it, put on the disk with others, and
/// seen only then.
final class PendingAct {
  private final LiveFloor floor;
  private final Actor actor;
  private final Act act;
  private final @Nullable Long expected;
  private final List<Credential> secrets;
  private Map<String, Long> ends = Map.of();

  /// @param expected the version of the table or jackpot that the act was decided on, if it matters
  PendingAct(
      LiveFloor floor, Actor actor, Act act, @Nullable Long expected, List<Credential> secrets) {
    this.floor = floor;
    this.actor = actor;
    this.act = act;
    this.expected = expected;
    this.secrets = secrets;
  }

  /// @param asked when it was asked first
  Request request(String key, Instant asked) {
    var body = actor + " " + act.name() + " " + EventJson.write(act);
    return new Request(key, secrets.isEmpty() ? body : body + " " + secrets, this::decide, asked);
  }

  /// What comes of it; only what was stored by an earlier request is read back.
  Receipt receipt(Stored stored) {
    return new Receipt(
        stored.repeated() ? EventJson.numbers(stored.answer()) : ends, stored.repeated());
  }

  /// On the writer's thread.
  private Answer<Append> decide(Heads heads) {
    var journal =
        switch (act) {
          case Act.AtTable atTable -> LiveTable.journal(atTable.table());
          case Act.AtJackpot atJackpot -> LiveJackpot.journal(atJackpot.jackpot());
          case Act.AtDevice atDevice -> LiveDevice.journal(atDevice.device());
          case Act.AtHouse _ -> House.JOURNAL;
        };
    var number = heads.of(journal).number();
    if (expected != null && number != expected) {
      return Code.STALE.refuse(
          "%s has moved on since it was looked at; look again", journal.replace('/', ' '));
    }
    var at = floor.clock().instant();
    floor.board().working().begin(floor.gamingDay().of(at));
    return floor
        .decider()
        .decide(floor.board().working(), actor, act)
        .map(done -> append(heads, at, done));
  }

  private Append append(Heads heads, Instant at, Aftermath done) {
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
    return new Append(
        entries,
        numbered(working),
        EventJson.write(numbers),
        stored -> board.publish(changes, numbers, committed(stored, done)),
        () -> changes.forEach(change -> working.put(change.journal(), change.before())));
  }

  /// The secrets, each with its number as the events have left it.
  private List<Credential> numbered(States after) {
    return secrets.stream()
        .map(
            secret ->
                secret.numbered(LiveFloor.settings(after.house(), secret.user(), secret.kind())))
        .toList();
  }

  private static List<Committed> committed(List<StoredEvent> stored, Aftermath done) {
    var committed = new ArrayList<Committed>(stored.size());
    for (var i = 0; i < stored.size(); i++) {
      committed.add(new Committed(stored.get(i), done.events().get(i).event()));
    }
    return committed;
  }

  private Entry entry(Instant at, Aftermath.Posted posted) {
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
