package io.lammer.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.ledger.Account.Kind;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class AccountsTest {
  private static final Account SEAT = Account.seat(3);
  private static final Account BANK = Account.of(Kind.BANK);

  /// What players put there is theirs; the house, its tables and the seats may owe.
  private static final EnumSet<Kind> NEVER_OVERDRAWN =
      EnumSet.of(
          Kind.FELT,
          Kind.PENDING,
          Kind.METER,
          Kind.RESERVE,
          Kind.OVERFLOW,
          Kind.COMMISSION,
          Kind.DEALERS);

  private static Books posted(Transfer... transfers) {
    return Books.EMPTY.post(List.of(transfers));
  }

  @Test
  void everyDebitHasItsCredit() {
    var books = posted(new Transfer(SEAT, BANK, 500), new Transfer(BANK, Account.seat(4), 120));
    assertThat(books.balance(SEAT)).isEqualTo(-500);
    assertThat(books.balance(BANK)).isEqualTo(380);
    assertThat(books.balance(Account.seat(4))).isEqualTo(120);
    assertThat(books.balance(Account.seat(5))).isZero();
    assertThat(books.total(Kind.SEAT)).isEqualTo(-380);
    assertThat(books.total(Kind.METER)).isZero();
    assertThat(books.sum()).isZero();
    assertThat(books).hasToString("{BANK=380, SEAT/3=-500, SEAT/4=120}");
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void onlyWhatIsNobodyElsesMayBeOverdrawn(Kind kind) {
    var account = new Account(kind, "harmony");
    var over = List.of(new Transfer(account, Account.seat(9), 101));
    var books = posted(new Transfer(SEAT, account, 100));
    if (NEVER_OVERDRAWN.contains(kind)) {
      assertThatIllegalStateException()
          .isThrownBy(() -> books.post(over))
          .withMessage(kind + "/harmony would be overdrawn by 1");
    } else {
      assertThat(books.post(over).balance(account)).isEqualTo(-1);
    }
    assertThat(books.post(List.of(new Transfer(account, Account.seat(9), 100))).balance(account))
        .isZero();
  }

  @Test
  void transfersStandOrFallTogether() {
    var meter = new Account(Kind.METER, "harmony");
    var books = posted(new Transfer(BANK, meter, 100));
    assertThatIllegalStateException()
        .isThrownBy(
            () -> books.post(List.of(new Transfer(meter, SEAT, 60), new Transfer(meter, SEAT, 60))));
    assertThat(books.balance(meter)).isEqualTo(100);
    assertThat(
            books
                .post(List.of(new Transfer(meter, SEAT, 160), new Transfer(BANK, meter, 60)))
                .balance(meter))
        .as("a meter may be filled in the same stroke")
        .isZero();
  }

  @ParameterizedTest
  @ValueSource(longs = {0, -1})
  void nothingIsNoTransfer(long units) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Transfer(SEAT, BANK, units))
        .withMessage("a transfer moves a positive amount, not " + units);
    assertThat(new Transfer(SEAT, BANK, 1).units()).isEqualTo(1);
  }

  @Test
  void noAccountPaysItself() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Transfer(SEAT, Account.seat(3), 5))
        .withMessage("a transfer from SEAT/3 to itself");
  }

  @Test
  void anAmountThatDoesNotFitIsAnError() {
    var books = posted(new Transfer(SEAT, BANK, Long.MAX_VALUE));
    assertThatThrownBy(() -> books.post(List.of(new Transfer(SEAT, BANK, 2))))
        .isInstanceOf(ArithmeticException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "SEAT, SEAT/B1/3", "OWED, OWED/B1/3",
    "FELT, FELT/B1", "BANK, BANK/B1", "COMMISSION, COMMISSION/B1", "PROMOTION, PROMOTION/B1",
    "ENVY, ENVY/B1", "DEALERS, DEALERS/B1",
    "HOUSE, HOUSE/3", "PENDING, PENDING/3", "METER, METER/3", "RESERVE, RESERVE/3",
    "OVERFLOW, OVERFLOW/3", "SEED_LOAN, SEED_LOAN/3"
  })
  void anAccountOfATableIsTheTables(Kind kind, String there) {
    var account = new Account(kind, "3");
    var other = Account.of(kind == Kind.BANK ? Kind.FELT : Kind.BANK);
    assertThat(account.at("B1")).hasToString(there);
    assertThat(new Transfer(account, other, 7).at("B1"))
        .isEqualTo(new Transfer(account.at("B1"), other.at("B1"), 7));
  }
}
