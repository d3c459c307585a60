package io.lammer.render.day.oracle;

import io.lammer.house.JackpotEvent;
import io.lammer.house.LiveJackpot;
import io.lammer.journal.StoredEvent;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// The hits of a jackpot and how each was decided, folded from its journal.
public final class HitLog {
  private final SortedMap<Integer, Entry> hits = new TreeMap<>();

  public enum State {
    WAITING,
    APPROVED,
    REJECTED
  }

  /// A hit with its current state.
  ///
  /// @param stored event that locked it
  /// @param decided event that paid or rejected it, or null
  /// @param decision content of that event, or null
  public record Entry(
      LiveJackpot.Hit hit,
      StoredEvent stored,
      @Nullable StoredEvent decided,
      JackpotEvent.@Nullable Decision decision) {

    public State state() {
      return switch (decision) {
        case null -> State.WAITING;
        case JackpotEvent.Approved _ -> State.APPROVED;
        case JackpotEvent.Rejected _ -> State.REJECTED;
      };
    }

    /// The reason of a rejection; otherwise empty.
    public String reason() {
      return decision instanceof JackpotEvent.Rejected rejected ? rejected.reason() : "";
    }

    public boolean camera() {
      return decision instanceof JackpotEvent.Approved paid && paid.camera();
    }

    public boolean tax() {
      return decision instanceof JackpotEvent.Approved paid && paid.tax();
    }

    private Entry worth(LiveJackpot.Hit other) {
      return new Entry(other, stored, decided, decision);
    }
  }

  /// Adds the next event of the journal. Events about hits before the first event read are ignored.
  public void add(StoredEvent stored, JackpotEvent event) {
    switch (event) {
      case JackpotEvent.Hit(var hit, _) ->
          hits.put(hit.number(), new Entry(hit, stored, null, null));
      case JackpotEvent.Witnessed(var number, var by) ->
          hits.computeIfPresent(number, (_, made) -> made.worth(made.hit().seen(by)));
      case JackpotEvent.Verified(var number, var by) ->
          hits.computeIfPresent(number, (_, made) -> made.worth(made.hit().verified(by)));
      case JackpotEvent.Decision decision -> {
        hits.computeIfPresent(
            decision.hit(), (_, made) -> new Entry(made.hit(), made.stored(), stored, decision));
        if (decision instanceof JackpotEvent.Rejected rejected) {
          rejected.open().forEach(this::worth);
        }
      }
      default -> {}
    }
  }

  /// The amount of a waiting hit changes when an earlier one is rejected.
  private void worth(LiveJackpot.Hit hit) {
    hits.computeIfPresent(hit.number(), (_, made) -> made.worth(hit));
  }

  /// All hits, oldest first.
  public List<Entry> all() {
    return List.copyOf(hits.values());
  }

  public Optional<Entry> find(int number) {
    return Optional.ofNullable(hits.get(number));
  }

  public void forget(Predicate<Entry> which) {
    hits.values().removeIf(which);
  }
}
