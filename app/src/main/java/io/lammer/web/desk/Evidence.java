package io.lammer.web.desk;

import io.lammer.rules.Money;
import io.lammer.web.audit.EventFormatter;
import io.lammer.web.view.HandView;
import java.util.List;
import java.util.stream.Collectors;

/// The evidence for a jackpot hit, from the journal of its table.
///
/// @param settled number of the event that settled the round
/// @param words the outcome in words
/// @param won the outcomes that counted for the winning wagers
/// @param felt the felt before the outcome was settled, as SVG
/// @param events the events since the winning wagers were made
public record Evidence(
    long settled,
    String words,
    List<Won> won,
    List<Bet> bets,
    String felt,
    List<EventFormatter.Line> events) {

  /// The re-entries of the layout while a winning wager was in progress; their state was typed in
  /// by a person.
  public List<EventFormatter.Line> reentries() {
    return events.stream().filter(line -> line.kind().equals("reentered")).toList();
  }

  /// The cards or dice that won, with the winning seats that share them; for dice, the last roll is
  /// the one that hit.
  public record Won(List<Integer> seats, List<HandView> groups) {
    public Won {
      seats = List.copyOf(seats);
      groups = List.copyOf(groups);
    }
  }

  /// A wager of the round and its result; the result is empty if the wager was not decided.
  public record Bet(
      int seat,
      String spot,
      Money stake,
      String result,
      String row,
      Money winnings,
      boolean jackpot) {}

  /// A list such as `1, 4`.
  public static String seats(List<Integer> seats) {
    return seats.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }
}
