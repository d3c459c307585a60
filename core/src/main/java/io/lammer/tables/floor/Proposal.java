package io.lammer.tables.floor;

import io.lammer.rules.yaml.Value;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// Something that one person asked for and that waits for a second one.
///
/// @param statement what it would have done when it was proposed; null in older journals
public record Proposal(int number, Actor by, Act.Dual act, @Nullable Statement statement) {
  /// The table or jackpot; `slip 000002` for a slip.
  public String where() {
    return act instanceof Act.VoidSlip(var slip, _, _, _) ? "slip " + slip : act.where();
  }

  /// Where it changes something: a transfer of money does at two jackpots.
  Set<String> places() {
    var places = new TreeSet<>(Set.of(where()));
    if (act instanceof Act.Adjust(_, _, _, var to, _) && to != null) {
      places.add(to);
    }
    return places;
  }

  /// Its statement, or what was asked for where there is none.
  public String told() {
    return statement == null ? words() : statement.words();
  }

  /// What was asked for, and why.
  public String words() {
    return switch (act) {
      case Act.VoidRound(_, var reason) -> "void the last round and its jackpot hits: " + reason;
      case Act.Reenter(_, _, _, var reason) -> "re-enter the layout: " + reason;
      case Act.Correct(_, var correction) ->
          "correct %s: %s".formatted(correction, correction.reason());
      case Act.VoidSlip(var slip, var payee, _, var reason) ->
          "void slip %s for one to %s: %s".formatted(slip, payee.name(), reason);
      case Act.Reject(_, var hit, var reason) -> "reject hit %d: %s".formatted(hit, reason);
      case Act.Adjust(_, var why, var amount, var to, var note) ->
          "adjust by %s, %s%s: %s"
              .formatted(amount, Value.spelled(why), to == null ? "" : " to " + to, note);
      case Act.Retune(_, _, var reason) -> "change parameters: " + reason;
      case Act.Retire(_, var reason) -> "retire: " + reason;
    };
  }
}
