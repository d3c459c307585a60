package io.lammer.server.jackpot;

import io.lammer.rules.Money;
import io.lammer.server.audit.EventLines;
import io.lammer.tables.PayFlags;
import java.util.List;
import java.util.stream.Collectors;

/// What is known of the round that hit a jackpot.
///
/// @param settled the number of the event that settled it, in the table's journal
/// @param words the outcome
/// @param groups the cards or dice of it
/// @param earlier the rolls that led to it, where a wager goes over several
/// @param felt the felt as it lay before it was settled, as SVG
/// @param events from the making of the winning wagers on
/// @param asked what the rules of the place ask for
public record Evidence(
    long settled,
    String words,
    List<OutcomePieces.Group> groups,
    List<OutcomePieces.Group> earlier,
    List<Bet> bets,
    String felt,
    List<EventLines.Line> events,
    List<Requirement> asked) {

  /// Something that the rules ask for, and the seats whose pay it is about.
  public record Requirement(PayFlags.Flag flag, List<Integer> seats) {
    public Requirement {
      seats = List.copyOf(seats);
    }

    public String seatNames() {
      return seats.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }
  }

  /// A wager of the round and what became of it; the result is empty where it stood on.
  public record Bet(
      int seat,
      String spot,
      Money stake,
      String result,
      String row,
      Money winnings,
      boolean jackpot) {}
}
