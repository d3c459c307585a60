package io.lammer.tables;

import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Everything that follows from one outcome: who is paid what, and what stays on the layout.
public record Settlement(
    List<Line> lines, List<EnvyPay> envy, List<Hit> hits, List<Standing> standing) {

  public Settlement {
    lines = List.copyOf(lines);
    envy = List.copyOf(envy);
    hits = List.copyOf(hits);
    standing = List.copyOf(standing);
  }

  /// The same for wagers that are under other limits now.
  public Settlement limited(Setup setup) {
    return new Settlement(
        lines.stream().map(line -> line.with(line.offer().limited(setup))).toList(),
        envy,
        hits,
        standing.stream().map(wager -> wager.with(wager.offer().limited(setup))).toList());
  }

  /// What dealers receive for a hit of a jackpot, and give back when it is rejected.
  public Optional<EnvyPay> envyOf(Hit hit) {
    return envy.stream().filter(pay -> isOf(pay, hit)).findFirst();
  }

  /// What dealers receive for a row whose pay waits for nobody.
  public List<EnvyPay> envyApart() {
    return envy.stream().filter(pay -> hits.stream().noneMatch(hit -> isOf(pay, hit))).toList();
  }

  private boolean isOf(EnvyPay pay, Hit hit) {
    return pay.row().equals(hit.row())
        && lines.stream()
            .filter(line -> hit.jackpot().equals(line.jackpot()))
            .anyMatch(line -> line.offer().wager().spot().toString().equals(pay.wager()));
  }

  public enum Result {
    WIN,
    LOSE,
    PUSH
  }

  /// One resolved wager.
  ///
  /// @param spot where it lay
  /// @param row the printed label of the row that was met, or null
  /// @param winnings what is paid beyond the stake, promotion included and commission taken off
  /// @param returned the stake handed back; nothing on a loss and on a "for 1" wager
  /// @param due the pay before a maximum or a promotion changed it
  /// @param commission what was kept of the pay
  /// @param owed commission that the seat pays later
  /// @param vig what had been charged up front and is now earned
  /// @param stays the wager stands on, so that nothing of it is handed back or taken
  /// @param jackpot the jackpot whose meter or posted prize paid a percentage, or null
  public record Line(
      int seat,
      Offer offer,
      Spot spot,
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

    private Line with(Offer newOffer) {
      return new Line(
          seat,
          newOffer,
          spot,
          stake,
          result,
          row,
          winnings,
          returned,
          due,
          promotion,
          commission,
          owed,
          vig,
          stays,
          jackpot);
    }

    /// Odds that were off, and come back with their flat wager.
    public boolean isOff() {
      return result == Result.PUSH && Settler.ODDS_OFF.label().equals(row);
    }

    public boolean isChanged() {
      return !promotion.isZero() || !due.equals(winnings.minus(promotion));
    }
  }

  /// What the dealers receive for one row.
  public record EnvyPay(String wager, String row, Money amount) {}

  /// A percentage pay of a jackpot: the prize, how many shared it, and the jackpot afterwards.
  public record Hit(
      String jackpot, String row, Fraction share, Money prize, int winners, Jackpot after) {}
}
