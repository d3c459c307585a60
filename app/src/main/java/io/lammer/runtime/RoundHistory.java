package io.lammer.runtime;

import io.lammer.house.TableEvent;
import io.lammer.journal.Database;
import io.lammer.journal.KeptDay;
import io.lammer.journal.Search;
import io.lammer.journal.StoredEvent;
import io.lammer.table.Event;
import io.lammer.table.Settlement;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Finds settled rounds in the journals of tables: in the kept gaming day of each, or among the
/// newest events.
public final class RoundHistory {
  private static final int FAR = 5_000;
  private static final int FARTHEST = 100_000;
  private static final int PAGE = 100;

  private final Database database;

  RoundHistory(Database database) {
    this.database = database;
  }

  /// How a round of a table was settled, without voided parts. Reads only the newest events or
  /// those of a kept day, and checks that they were not edited, because payments depend on them.
  ///
  /// @param end number of the last event that counts
  /// @param last number of rounds settled by then
  List<Settlement> settled(String journal, long end, long last, long round) {
    var kept = byEndOf(journal, round).filter(day -> day.head().number() <= end);
    var parts =
        parts(
            settlements(journal, kept.map(day -> day.head().number()).orElse(end) + 1).limit(FAR),
            kept.map(KeptDay::rounds).orElse(last),
            round);
    if (!parts.isEmpty()) {
      var head = kept.map(KeptDay::head).orElseGet(() -> database.journals().verified(journal));
      database.journals().requireUnchanged(parts.getFirst().settled().number(), head);
    }
    return parts.stream()
        .filter(part -> part.voided() == null)
        .map(part -> settlement(part.settled()))
        .toList();
  }

  /// The first kept day at whose end a round of a table is final: the next round was settled, so
  /// this one can neither be voided nor continue.
  private Optional<KeptDay> byEndOf(String journal, long round) {
    return database.days().withRound(journal, SnapshotPolicy.VERSION, round + 1);
  }

  /// An outcome of a round: its own, or that of its Fightback card.
  ///
  /// @param voided event that voided it, or null
  public record Part(StoredEvent settled, @Nullable StoredEvent voided) {}

  /// The outcomes of a round of a table, voided ones included, in the order they were settled.
  /// Empty if the round is too far back.
  ///
  /// @param last number of rounds that the table has settled
  public List<Part> find(String journal, long last, long round) {
    var kept = byEndOf(journal, round);
    return parts(
        settlements(journal, kept.map(day -> day.head().number() + 1).orElse(Long.MAX_VALUE))
            .limit(FARTHEST),
        kept.map(KeptDay::rounds).orElse(last),
        round);
  }

  /// @param newest settled and voided events, newest first
  private static List<Part> parts(Stream<StoredEvent> newest, long last, long round) {
    var parts = new ArrayDeque<Part>();
    var voids = new ArrayDeque<StoredEvent>();
    var number = last;
    for (var seen = newest.iterator(); number >= round && seen.hasNext(); ) {
      var stored = seen.next();
      if (isVoid(stored)) {
        if (EventJson.voided(stored.entry().body()) == round) {
          voids.push(stored);
        }
        continue;
      }
      if (number == round) {
        parts.push(new Part(stored, voids.poll()));
      }
      if (!EventJson.isCard(stored.entry().body())) {
        number--;
      }
    }
    return List.copyOf(parts);
  }

  private static boolean isVoid(StoredEvent stored) {
    return stored.entry().kind().equals("voided");
  }

  /// The settled and voided events before an event, newest first.
  private Stream<StoredEvent> settlements(String journal, long before) {
    var search = Search.in(journal).of("settled", "voided");
    return Stream.iterate(
            database.journals().older(search, before, PAGE),
            page -> !page.isEmpty(),
            page -> database.journals().older(search, page.getLast().number(), PAGE))
        .flatMap(List::stream);
  }

  private static Settlement settlement(StoredEvent settled) {
    return History.event(settled) instanceof TableEvent.Played(Event.Settled(_, var settlement))
        ? settlement
        : new Settlement(List.of(), List.of(), List.of(), List.of());
  }
}
