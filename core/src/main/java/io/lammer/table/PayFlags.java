package io.lammer.table;

import io.lammer.rules.Money;
import io.lammer.table.Regulation.Basis;
import io.lammer.table.Regulation.W2g;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The tax, cash, surveillance and evidence duties that a pay triggers. Flags are for staff to act
/// on; the program itself withholds and files nothing.
public final class PayFlags {
  public enum Kind {
    VERIFY,
    CAMERA_CALL,
    KEEP_CARDS,
    MANAGER_SIGNS,
    TELL_REGULATOR,
    REPORT,
    WITHHOLD,
    BACKUP_WITHHOLD,
    CHEQUE,
    CASH_REPORT
  }

  /// A pay of one wager. One person's identical wagers on one event are added up into one wager.
  ///
  /// @param winnings as in [Settlement.Line]: the pay beyond the stake, or the whole pay if "for 1"
  /// @param forOne the stake is not returned, so the pay includes it
  public record Pay(Money stake, Money winnings, boolean forOne) {
    public Pay {
      if (!stake.isPositive()) {
        throw new IllegalArgumentException("a pay on a stake of " + stake);
      }
    }

    /// Winnings less the wager. A "to 1" pay already excludes the stake.
    Money net() {
      return forOne ? winnings.minus(stake) : winnings;
    }
  }

  /// An action that a pay requires.
  ///
  /// @param amount the amount to report or withhold; null if the flag has none
  public record Flag(Kind kind, @Nullable Money amount, String sentence, Basis basis) {}

  private final Profile.Entry entry;
  private final Pay pay;
  private final List<Flag> flags = new ArrayList<>();

  private PayFlags(Profile.Entry entry, Pay pay) {
    this.entry = entry;
    this.pay = pay;
  }

  /// The flags of a pay under the regulations of its day, in the order that staff act on them.
  public static List<Flag> of(Profile.Entry entry, Pay pay) {
    var flags = new PayFlags(entry, pay);
    flags.evidence();
    flags.signatures();
    flags.tax();
    flags.cash();
    return List.copyOf(flags.flags);
  }

  /// The flags of a pay. Games without cards have no winning cards to keep.
  public static List<Flag> of(Profile.Entry entry, Pay pay, boolean cards) {
    return of(entry, pay).stream().filter(flag -> flag.kind() != Kind.KEEP_CARDS || cards).toList();
  }

  private void evidence() {
    entry
        .find(Regulation.CameraCall.class)
        .filter(rule -> rule.pay().isMetBy(pay.winnings()))
        .ifPresent(
            rule ->
                flag(
                    Kind.CAMERA_CALL,
                    null,
                    rule.basis(),
                    "Call surveillance before paying %s: the camera verifies hand, wager, pay and"
                        + " player (pays %s)",
                    pay.winnings(),
                    rule.pay()));
    entry
        .find(Regulation.WinningCards.class)
        .filter(rule -> rule.pay().isMetBy(pay.winnings()))
        .ifPresent(
            rule ->
                flag(
                    Kind.KEEP_CARDS,
                    null,
                    rule.basis(),
                    "Seal the winning cards with the prize record and keep them %d days (pays %s)",
                    rule.keepDays(),
                    rule.pay()));
  }

  private void signatures() {
    entry
        .find(Regulation.Slip.class)
        .ifPresent(
            rule -> {
              var manager = rule.managerAbove();
              if (manager != null && pay.winnings().compareTo(manager) > 0) {
                flag(
                    Kind.MANAGER_SIGNS,
                    null,
                    rule.basis(),
                    "A manager witnesses and signs the slip (pays above %s)",
                    manager);
              }
              var regulator = rule.regulatorFrom();
              if (regulator != null && pay.winnings().compareTo(regulator) >= 0) {
                flag(
                    Kind.TELL_REGULATOR,
                    null,
                    rule.basis(),
                    "Tell the regulator before paying (pays of %s or more)",
                    regulator);
              }
            });
  }

  private void tax() {
    var withholding = entry.find(Regulation.Withholding.class).filter(this::isWithheld);
    entry
        .find(W2g.class)
        .filter(this::isReported)
        .ifPresent(
            rule -> {
              report(rule);
              if (withholding.isEmpty()) {
                entry
                    .find(Regulation.BackupWithholding.class)
                    .ifPresent(backup -> backupWithhold(backup, reported(rule)));
              }
            });
    withholding.ifPresent(this::withhold);
  }

  private Money reported(W2g rule) {
    return rule.lessWager() ? pay.net() : pay.winnings();
  }

  private boolean isReported(W2g rule) {
    return rule.winnings().isMetBy(reported(rule)) && isMultiple(reported(rule), rule.multiple());
  }

  private boolean isWithheld(Regulation.Withholding rule) {
    return rule.winnings().isMetBy(pay.net()) && isMultiple(pay.net(), rule.multiple());
  }

  private boolean isMultiple(Money amount, int multiple) {
    return amount.compareTo(pay.stake().times(multiple)) >= 0;
  }

  private void report(W2g rule) {
    flag(
        Kind.REPORT,
        reported(rule),
        rule.basis(),
        "Report %s on Form W-2G: it is %s and at least %d times the wager of %s%s",
        reported(rule),
        rule.winnings(),
        rule.multiple(),
        pay.stake(),
        rule.lessWager() ? ", which is taken off" : "");
  }

  private void withhold(Regulation.Withholding rule) {
    var tax = part(pay.net(), rule.rate());
    flag(
        Kind.WITHHOLD,
        tax,
        rule.basis(),
        "Withhold %s, %s%% of %s: it is %s and at least %d times the wager of %s, which is taken"
            + " off",
        tax,
        rule.rate().toPlainString(),
        pay.net(),
        rule.winnings(),
        rule.multiple(),
        pay.stake());
  }

  private void backupWithhold(Regulation.BackupWithholding rule, Money amount) {
    var tax = part(amount, rule.rate());
    flag(
        Kind.BACKUP_WITHHOLD,
        tax,
        rule.basis(),
        "Withhold %s, %s%% of %s, if the player gives no taxpayer number",
        tax,
        rule.rate().toPlainString(),
        amount);
  }

  private void cash() {
    entry
        .find(Regulation.Cheque.class)
        .filter(rule -> rule.pay().isMetBy(pay.winnings()))
        .ifPresent(
            rule ->
                flag(
                    Kind.CHEQUE,
                    null,
                    rule.basis(),
                    "Pay by cheque within %d hours (pays %s)",
                    rule.withinHours(),
                    rule.pay()));
    entry
        .find(Regulation.Ctr.class)
        .filter(rule -> rule.cash().isMetBy(pay.winnings()))
        .ifPresent(
            rule ->
                flag(
                    Kind.CASH_REPORT,
                    pay.winnings(),
                    rule.basis(),
                    "If %s is paid in cash, file a currency transaction report within %d days (cash"
                        + " %s to one person in a gaming day)",
                    pay.winnings(),
                    rule.fileWithinDays(),
                    rule.cash()));
  }

  private void flag(
      Kind kind, @Nullable Money amount, Basis basis, String sentence, Object... values) {
    flags.add(new Flag(kind, amount, sentence.formatted(values), basis));
  }

  /// Rounded to the nearest cent, half a cent up.
  private static Money part(Money amount, BigDecimal percent) {
    var exact = amount.decimal().multiply(percent).movePointLeft(2);
    return Money.of(exact.setScale(2, RoundingMode.HALF_UP));
  }
}
