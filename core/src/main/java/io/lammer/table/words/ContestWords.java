package io.lammer.table.words;

import io.lammer.rules.Outcome;
import io.lammer.rules.Side;

/// The words for outcomes of Player against Banker.
public final class ContestWords {
  private ContestWords() {}

  public static String brief(Outcome.Contest contest) {
    return contest.player() + " against " + contest.banker();
  }

  public static String full(Outcome.Contest contest) {
    return "Player %s, Banker %s: %s"
        .formatted(contest.player(), contest.banker(), winner(contest.winner()));
  }

  private static String winner(Side side) {
    return side == Side.TIE ? "tie" : side.title() + " wins";
  }
}
