package io.lammer.house;

import io.lammer.house.LiveJackpot.Hit;
import io.lammer.house.LiveJackpot.Winner;
import io.lammer.table.PayFlags;
import io.lammer.table.Profile;
import io.lammer.table.Regulation;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;

/// A duty that the regulations require before a hit is paid, and the seats it applies to.
public record PayRequirement(PayFlags.Flag flag, List<Integer> seats) {
  public PayRequirement {
    seats = List.copyOf(seats);
  }

  /// The duties that the regulations at a hit's table require on a day, in the order that staff act
  /// on them.
  public static List<PayRequirement> of(Floor floor, Hit hit, LocalDate day) {
    var cards =
        floor
            .table(hit.table())
            .flatMap(table -> floor.rules().catalog().edition(table.setup().edition()))
            .map(edition -> edition.game().hasShoe())
            .orElse(true);
    return floor.inForce(hit.table(), day).map(entry -> of(entry, hit, cards)).orElse(List.of());
  }

  private static List<PayRequirement> of(Profile.Entry entry, Hit hit, boolean cards) {
    var seats = new LinkedHashMap<PayFlags.Flag, List<Integer>>();
    for (var winner : hit.winners()) {
      var pay = new PayFlags.Pay(winner.stake(), winner.amount(), true);
      for (var flag : PayFlags.of(entry, pay, cards)) {
        seats.computeIfAbsent(flag, _ -> new ArrayList<>()).add(winner.seat());
      }
    }
    entry
        .find(Regulation.Verification.class)
        .filter(rule -> rule.pay().isMetBy(hit.amount()))
        .ifPresent(
            rule -> seats.put(verify(rule), hit.winners().stream().map(Winner::seat).toList()));
    return seats.entrySet().stream()
        .map(one -> new PayRequirement(one.getKey(), one.getValue()))
        .sorted(Comparator.comparing(asked -> asked.flag().kind()))
        .toList();
  }

  /// The verification threshold applies to the whole hit, so sharing a hit does not reduce it.
  private static PayFlags.Flag verify(Regulation.Verification rule) {
    return new PayFlags.Flag(
        PayFlags.Kind.VERIFY,
        null,
        "A supervisor verifies the hit at the table, and surveillance on its cameras, before it is"
            + " paid (hits %s)".formatted(rule.pay()),
        rule.basis());
  }
}
