package io.lammer.table;

import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The result of one outcome: what is paid to each seat and what stays on the layout.
public record Settlement(
    List<Line> lines, List<EnvyPay> envy, List<Hit> hits, List<StandingBet> standing) {

  public Settlement {
    lines = List.copyOf(lines);
    envy = List.copyOf(envy);
    hits = List.copyOf(hits);
    standing = List.copyOf(standing);
  }

  /// The envy pay for a jackpot hit, which is taken back if the hit is rejected.
  public Optional<EnvyPay> envyOf(Hit hit) {
    return envy.stream().filter(pay -> isOf(pay, hit)).findFirst();
  }

  /// The envy pays that belong to no jackpot hit and so need no approval.
  public List<EnvyPay> envyApart() {
    return envy.stream().filter(pay -> hits.stream().noneMatch(hit -> isOf(pay, hit))).toList();
  }

  private boolean isOf(EnvyPay pay, Hit hit) {
    return pay.row().equals(hit.row())
        && lines.stream()
            .filter(line -> hit.jackpot().equals(line.jackpot()))
            .anyMatch(line -> line.spot().toString().equals(pay.wager()));
  }

  public enum Result {
    WIN,
    LOSE,
    PUSH
  }

  /// One resolved wager.
  ///
  /// @param wager where it lay
  /// @param row the printed label of the row that applied, or null
  /// @param winnings the pay beyond the stake, with promotion added and commission subtracted
  /// @param returned the part of the stake handed back; zero on a loss and on a "for 1" wager
  /// @param due the pay before a maximum or a promotion changed it
  /// @param commission the commission taken from the pay
  /// @param owed commission that the seat pays later
  /// @param vig the vig that was charged up front and is now earned
  /// @param stays the wager stays up, so that none of it is returned or taken
  /// @param jackpot the jackpot whose meter or posted prize paid a percentage, or null
  public record Line(
      int seat,
      WagerRef wager,
      Money stake,
      Result result,
      @Nullable String row,
      Money winnings,
      Money returned,
      Money due,
      Money promotion,
      Money commission,
      Money owed,
      Money vig,
      boolean stays,
      @Nullable String jackpot) {

    public Spot spot() {
      return wager.spot();
    }

    public String name() {
      return wager.name();
    }

    /// The wager as its table offers it.
    public OfferedWager offer(Layout layout) {
      return layout.offer(wager);
    }

    /// The part of the stake that the house keeps.
    public Money taken() {
      return stays ? Money.ZERO : stake.minus(returned);
    }

    /// True if the wager was off and is returned: it pushed, but not on a row of its own paytable.
    public boolean isOff(OfferedWager offer) {
      return result == Result.PUSH
          && row != null
          && offer.wager().rows().stream().noneMatch(own -> own.label().equals(row));
    }

    public boolean isChanged() {
      return !promotion.isZero() || !due.equals(winnings.minus(promotion));
    }
  }

  /// The dealers' envy pay for one row.
  public record EnvyPay(String wager, String row, Money amount) {}

  /// A percentage pay of a jackpot: the prize, the number of winners, and the jackpot afterwards.
  public record Hit(
      String jackpot, String row, Fraction share, Money prize, int winners, Jackpot after) {}
}
