package io.lammer.web.view;

import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveJackpot.Status;
import io.lammer.render.game.JackpotNames;
import io.lammer.rules.Money;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The meter of a jackpot.
///
/// @param name the jackpot's name in its journal
/// @param title what the page calls it
/// @param posted the amount shown to players
/// @param waiting number of hits that wait for approval
/// @param pending their amount
/// @param tables names of the tables that play for it
public record MeterView(
    String name,
    String title,
    Money posted,
    boolean progressive,
    Status status,
    int waiting,
    Money pending,
    List<String> tables) {
  public MeterView {
    tables = List.copyOf(tables);
  }

  public static MeterView of(LiveJackpot jackpot) {
    return of(jackpot, JackpotNames.of(jackpot));
  }

  public static MeterView of(LiveJackpot jackpot, String title) {
    return new MeterView(
        jackpot.name(),
        title,
        jackpot.money().displayed(),
        jackpot.money().terms().isProgressive(),
        jackpot.status(),
        jackpot.open().size(),
        jackpot.pending(),
        List.copyOf(jackpot.tables()));
  }

  public boolean isStopped() {
    return status == Status.STOPPED;
  }

  public boolean isRunning() {
    return status == Status.RUNNING;
  }

  /// Null for a retired jackpot, which has no amount to play for.
  public @Nullable Money amount() {
    return status == Status.RETIRED ? null : posted;
  }

  /// The amount in cents; displays count up to it.
  public long cents() {
    return posted.units() / Money.UNITS_PER_CENT;
  }

  public boolean waits() {
    return waiting > 0;
  }
}
