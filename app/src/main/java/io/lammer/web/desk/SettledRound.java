package io.lammer.web.desk;

import io.lammer.house.Correction;
import io.lammer.house.Dispute;
import io.lammer.house.LiveTable;
import io.lammer.journal.StoredEvent;
import io.lammer.rules.Money;
import io.lammer.table.OfferedWager;
import io.lammer.table.Settlement;
import io.lammer.web.audit.EventFormatter;
import io.lammer.web.view.HandView;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A settled round of a table: its payouts, corrections and disputes.
///
/// @param parts its outcomes, including voided ones and that of a card drawn after the round
/// @param made the corrections of the round, newest first
public record SettledRound(
    LiveTable table, long number, List<Part> parts, List<Made> made, List<Dispute> disputes) {

  /// A correction with its event in the table's journal.
  public record Made(String table, StoredEvent stored, Correction correction) {}

  /// An outcome and its payouts.
  ///
  /// @param hits the jackpot hits it caused
  /// @param voided the event that voided it, or null
  public record Part(
      EventFormatter.Line settled,
      String outcome,
      List<HandView> pieces,
      List<Pay> pays,
      List<Settlement.EnvyPay> envy,
      List<Hit> hits,
      EventFormatter.@Nullable Line voided) {
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

  /// A wager of the round.
  ///
  /// @param line null if the wager was not decided
  /// @param wager the wager's display name
  /// @param waits the amount that waits for approval at the jackpot desk
  public record Pay(
      int seat,
      String wager,
      OfferedWager offer,
      Money stake,
      Settlement.@Nullable Line line,
      Money paid,
      Money waits) {}

  public record Hit(String jackpot, String title, int number, Money amount, String row) {}

  public SettledRound {
    parts = List.copyOf(parts);
    made = List.copyOf(made);
    disputes = List.copyOf(disputes);
  }

  public static String path(String table, long round) {
    return "/tables/%s/rounds/%d".formatted(EventFormatter.segment(table), round);
  }

  public String path() {
    return path(table.name(), number);
  }

  /// The wagers that the round decided, without jackpot wagers. Voided outcomes do not count.
  public List<Pay> decided() {
    return parts.stream()
        .filter(part -> part.voided() == null)
        .flatMap(part -> part.pays().stream())
        .filter(pay -> pay.line() != null && pay.offer().jackpot() == null)
        .toList();
  }
}
