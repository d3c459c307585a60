package io.lammer.games.threedice;

import io.lammer.rules.Game;
import io.lammer.rules.Side;
import io.lammer.table.Felt;
import java.util.List;
import java.util.stream.Stream;

/// The cups of the round in progress.
///
/// @param shaken the shakes in order
public record ThreeDiceState(List<ThreeDiceEvent.CupShaken> shaken) implements Felt {
  public static final ThreeDiceState FRESH = new ThreeDiceState(List.of());

  public ThreeDiceState {
    shaken = List.copyOf(shaken);
  }

  @Override
  public Game game() {
    return ThreeDiceGame.GAME;
  }

  /// After betting is reopened, only exposed dice are remembered, because those cups must be shaken
  /// again.
  public ThreeDiceState reopened() {
    return new ThreeDiceState(
        shaken.stream().filter(shake -> shake.exposed() && !isReady(shake.cup())).toList());
  }

  public ThreeDiceState and(ThreeDiceEvent.CupShaken shake) {
    return new ThreeDiceState(Stream.concat(shaken.stream(), Stream.of(shake)).toList());
  }

  /// A cup may be opened or handed to a player if its dice are unseen since the last shake.
  public boolean isReady(Side cup) {
    return shaken.stream()
        .filter(shake -> shake.cup() == cup)
        .reduce((_, last) -> last)
        .filter(last -> !last.exposed())
        .isPresent();
  }
}
