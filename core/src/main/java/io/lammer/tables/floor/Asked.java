package io.lammer.tables.floor;

import io.lammer.rules.Edition;
import io.lammer.rules.Game;
import io.lammer.tables.PayFlags;
import io.lammer.tables.Profile;
import io.lammer.tables.Regulation;
import io.lammer.tables.floor.LiveJackpot.Hit;
import io.lammer.tables.floor.LiveJackpot.Winner;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;

/// Something that the rules of the place ask for before a hit is paid, and the seats that it is
/// about.
public record Asked(PayFlags.Flag flag, List<Integer> seats) {
  public Asked {
    seats = List.copyOf(seats);
  }

  /// What is asked for on a day where the table of a hit stands, in the order people act on it.
  public static List<Asked> of(Floor floor, Hit hit, LocalDate day) {
    var game =
        floor
            .table(hit.table())
            .flatMap(table -> floor.rules().catalog().edition(table.setup().edition()))
            .map(Edition::game)
            .orElse(Game.BACCARAT);
    return floor.inForce(hit.table(), day).map(entry -> of(entry, hit, game)).orElse(List.of());
  }

  private static List<Asked> of(Profile.Entry entry, Hit hit, Game game) {
    var seats = new LinkedHashMap<PayFlags.Flag, List<Integer>>();
    for (var winner : hit.winners()) {
      var pay = new PayFlags.Pay(winner.stake(), winner.amount(), true);
      for (var flag : PayFlags.of(entry, pay, game)) {
        seats.computeIfAbsent(flag, _ -> new ArrayList<>()).add(winner.seat());
      }
    }
    entry
        .find(Regulation.Verification.class)
        .filter(rule -> rule.pay().isMetBy(hit.amount()))
        .ifPresent(
            rule -> seats.put(verify(rule), hit.winners().stream().map(Winner::seat).toList()));
    return seats.entrySet().stream()
        .map(one -> new Asked(one.getKey(), one.getValue()))
        .sorted(Comparator.comparing(asked -> asked.flag().kind()))
        .toList();
  }

  /// Of the hit as a whole: sharing it makes it no smaller.
  private static PayFlags.Flag verify(Regulation.Verification rule) {
    return new PayFlags.Flag(
        PayFlags.Kind.VERIFY,
        null,
        "A supervisor verifies the hit at the table, and surveillance on its cameras, before it is"
            + " paid (hits %s)".formatted(rule.pay()),
        rule.basis());
  }
}
