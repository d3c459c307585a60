package io.lammer.server.console;

import io.lammer.report.felt.FeltSvg;
import io.lammer.rules.Money;
import io.lammer.tables.Offer;
import io.lammer.tables.Table;
import io.lammer.tables.floor.Floor;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.LiveTable;
import java.util.List;
import java.util.Optional;

/// A jackpot that the table plays for.
///
/// @param pending what waits for approval
public record Meter(String name, String wager, Money amount, boolean stopped, Money pending) {

  static List<Meter> of(Floor floor, LiveTable live) {
    return live.jackpots().stream()
        .flatMap(joined -> floor.jackpot(joined.name()).stream())
        .map(jackpot -> of(jackpot, live.playing()))
        .toList();
  }

  private static Meter of(LiveJackpot jackpot, Table table) {
    return new Meter(
        jackpot.name(),
        offer(table, jackpot.name())
            .map(offer -> FeltSvg.label(table.layout(), offer.wager().spot()))
            .orElse(jackpot.name()),
        jackpot.money().displayed(),
        jackpot.status() == LiveJackpot.Status.STOPPED,
        jackpot.pending());
  }

  private static Optional<Offer> offer(Table table, String jackpot) {
    return table.layout().offers().values().stream()
        .filter(offer -> jackpot.equals(offer.jackpot()))
        .findFirst();
  }
}
