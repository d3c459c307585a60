package io.lammer.server.jackpot;

import io.lammer.rules.Money;
import io.lammer.server.audit.EventLines;
import java.util.List;

/// What is known of the round that hit a jackpot.
///
/// @param settled the number of the event that settled it, in the table's journal
/// @param words the outcome
/// @param won what the wagers of the winning seats went through, up to the outcome
/// @param felt the felt as it lay before it was settled, as SVG
/// @param events from the making of the winning wagers on
public record Evidence(
    long settled,
    String words,
    List<Won> won,
    List<Bet> bets,
    String felt,
    List<EventLines.Line> events) {

  /// Where a person re-entered what the layout showed, while a winning wager stood.
  public List<EventLines.Line> reentries() {
    return events.stream().filter(line -> line.kind().equals("reentered")).toList();
  }

  /// The cards or dice of winning seats that have seen the same ones; of rolls the last one hit.
  public record Won(List<Integer> seats, List<OutcomePieces.Group> groups) {
    public Won {
      seats = List.copyOf(seats);
      groups = List.copyOf(groups);
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
