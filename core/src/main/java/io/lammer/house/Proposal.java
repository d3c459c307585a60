package io.lammer.house;

import io.lammer.rules.yaml.Value;
import java.util.Set;
import java.util.TreeSet;

/// An act that one person proposed and a second person has to confirm.
///
/// @param statement its effect at the time it was proposed
public record Proposal(int number, Actor by, Act.Dual act, ProposalPreview statement) {
  /// The table or jackpot, or for example `slip 000002`.
  public String where() {
    return act instanceof Act.VoidSlip(var slip, _, _, _) ? "slip " + slip : act.where();
  }

  /// The places it changes. A transfer of money changes two jackpots.
  Set<String> places() {
    var places = new TreeSet<>(Set.of(where()));
    if (act instanceof Act.Adjust(_, _, _, var to, _) && to != null) {
      places.add(to);
    }
    return places;
  }

  /// Its statement, or the proposed act if there is none.
  public String told() {
    return statement == null ? words() : statement.words();
  }

  /// The proposed act and its reason.
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
