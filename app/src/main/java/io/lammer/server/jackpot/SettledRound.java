package io.lammer.server.jackpot;

import io.lammer.rules.Money;
import io.lammer.server.audit.EventLines;
import io.lammer.store.StoredEvent;
import io.lammer.tables.Settlement;
import io.lammer.tables.floor.Correction;
import io.lammer.tables.floor.Dispute;
import io.lammer.tables.floor.LiveTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A settled round of a table: what each wager was paid, and what was corrected or disputed.
///
/// @param parts its outcome, and that of its Fightback card; voided ones too
/// @param made the corrections of the round, newest first
public record SettledRound(
    LiveTable table, long number, List<Part> parts, List<Made> made, List<Dispute> disputes) {

  /// A correction as it stands in the table's journal.
  public record Made(String table, StoredEvent stored, Correction correction) {}

  /// An outcome and its pays.
  ///
  /// @param hits the hits that it locked
  /// @param voided the event that voided it, or null
  public record Part(
      EventLines.Line settled,
      String outcome,
      List<OutcomePieces.Group> pieces,
      List<Pay> pays,
      List<Settlement.EnvyPay> envy,
      List<Hit> hits,
      EventLines.@Nullable Line voided) {
    public Part {
      pays = List.copyOf(pays);
      envy = List.copyOf(envy);
      hits = List.copyOf(hits);
    }

    public Money staked() {
      return sum(pays.stream().map(Pay::stake).toList());
    }

    public Money paid() {
      return sum(pays.stream().map(Pay::paid).toList());
    }

    private static Money sum(List<Money> amounts) {
      return amounts.stream().reduce(Money.ZERO, Money::plus);
    }
  }

  /// One wager of the round.
  ///
  /// @param line null where the wager stands on without a result
  /// @param wager what people call it
  /// @param waits what waits for approval at the jackpot desk
  public record Pay(
      int seat,
      String wager,
      Money stake,
      Settlement.@Nullable Line line,
      Money paid,
      Money waits) {}

  /// A hit of a jackpot.
  public record Hit(String jackpot, String title, int number, Money amount, String row) {}

  public SettledRound {
    parts = List.copyOf(parts);
    made = List.copyOf(made);
    disputes = List.copyOf(disputes);
  }

  /// The page of a round.
  public static String path(String table, long round) {
    return "/tables/%s/rounds/%d".formatted(EventLines.segment(table), round);
  }

  public String path() {
    return path(table.name(), number);
  }

  /// Every wager that the round decided and no jackpot paid. A voided outcome paid nothing.
  public List<Pay> decided() {
    return parts.stream()
        .filter(part -> part.voided() == null)
        .flatMap(part -> part.pays().stream())
        .filter(pay -> pay.line() != null && pay.line().offer().jackpot() == null)
        .toList();
  }
}
