package io.lammer.web.games.contest;

import io.lammer.house.LiveTable;
import io.lammer.rules.Outcome;
import io.lammer.rules.Side;
import io.lammer.table.roads.GameRoads;
import io.lammer.web.view.HandView;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The hands and the roads on the display of a table where two hands are compared.
///
/// @param round the current round, or the last one between rounds; null before the first one
public record ContestView(@Nullable Round round, ContestRoads roads) {
  /// The hands of a round.
  ///
  /// @param winner CSS class of the winning side, or `tie`; empty until the round is complete
  /// @param extra a card drawn after the hands, or null
  /// @param current true during a round, when the hands may still be corrected
  public record Round(
      List<HandView> hands, String winner, @Nullable HandView extra, boolean current) {
    public Round {
      hands = List.copyOf(hands);
    }

    public static Round complete(
        Outcome.Contest contest, @Nullable HandView extra, boolean current) {
      return new Round(ContestHands.of(contest), winner(contest), extra, current);
    }

    private static String winner(Outcome.Contest contest) {
      return contest.winner() == Side.TIE
          ? "tie"
          : GameRoads.of(contest.game()).name(contest.winner());
    }
  }

  /// @param now the round in progress, or null to show the last one
  public static ContestView of(LiveTable live, @Nullable Round now) {
    return new ContestView(now == null ? last(live) : now, ContestRoads.onDisplay(live));
  }

  private static @Nullable Round last(LiveTable live) {
    var rounds = live.recent().rounds();
    return rounds.isEmpty()
        ? null
        : Round.complete(rounds.getLast().outcome().contest(), null, false);
  }
}
