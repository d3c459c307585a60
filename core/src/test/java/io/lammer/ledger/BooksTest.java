package io.lammer.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.ledger.Account.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.ValueSource;

class BooksTest {
  private static final Account BANK = Account.of(Kind.BANK);
  private static final Account FELT = Account.of(Kind.FELT);
  private static final Account METER = new Account(Kind.METER, "harmony");

  private static Transfer move(Account from, Account to, long units) {
    return new Transfer(from, to, units);
  }

  @ParameterizedTest
  @ValueSource(longs = {0, -1, Long.MIN_VALUE})
  void aTransferMovesSomething(long units) {
    assertThatThrownBy(() -> move(BANK, FELT, units))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(String.valueOf(units));
  }

  @Test
  void anAccountIsCalledByItsKindAndOwner() {
    assertThat(Account.of(Kind.BANK)).hasToString("BANK");
    assertThat(new Account(Kind.METER, "harmony")).hasToString("METER/harmony");
  }

  @Test
  void aTransferGoesSomewhereElse() {
    assertThatThrownBy(() -> move(METER, new Account(Kind.METER, "harmony"), 5))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("METER/harmony to itself");
    assertThat(move(METER, new Account(Kind.METER, "triple"), 5).units()).isEqualTo(5);
  }

  /// The two accounts of a transfer may become one when its table is named.
  @Test
  void aTransferAtATableGoesSomewhereElseToo() {
    assertThat(move(Account.seat(1), FELT, 5).at("C1"))
        .isEqualTo(move(new Account(Kind.SEAT, "C1/1"), new Account(Kind.FELT, "C1"), 5));
    assertThatThrownBy(() -> move(FELT, new Account(Kind.FELT, "C1"), 5).at("C1"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void everyDebitHasItsCredit() {
    var books =
        Books.EMPTY
            .post(List.of(move(Account.seat(1), FELT, 1000), move(BANK, METER, 70)))
            .post(List.of(move(FELT, METER, 200), move(FELT, BANK, 800)));
    assertThat(books.balance(Account.seat(1))).isEqualTo(-1000);
    assertThat(books.balance(FELT)).isZero();
    assertThat(books.balance(METER)).isEqualTo(270);
    assertThat(books.balance(BANK)).isEqualTo(730);
    assertThat(books.sum()).isZero();
    assertThat(books.balance(new Account(Kind.METER, "triple"))).isZero();
  }

  /// Players' money is never overdrawn, to the last hundredth of a cent.
  @ParameterizedTest
  @EnumSource(names = {"FELT", "PENDING", "METER", "RESERVE", "OVERFLOW", "COMMISSION", "DEALERS"})
  void whatPlayersPutThereIsNotOverdrawn(Kind kind) {
    var account = new Account(kind, "x");
    var books = Books.EMPTY.post(List.of(move(BANK, account, 100)));
    assertThat(books.post(List.of(move(account, BANK, 100))).balance(account)).isZero();
    assertThatThrownBy(() -> books.post(List.of(move(account, BANK, 101))))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(account + " would be overdrawn by 1");
    assertThat(books.balance(account)).isEqualTo(100);
  }

  @ParameterizedTest
  @EnumSource(
      mode = Mode.EXCLUDE,
      names = {"FELT", "PENDING", "METER", "RESERVE", "OVERFLOW", "COMMISSION", "DEALERS"})
  void theHouseAndPlayersMayBeOutOfPocket(Kind kind) {
    var account = new Account(kind, "x");
    var books = Books.EMPTY.post(List.of(move(account, METER, 100)));
    assertThat(books.balance(account)).isEqualTo(-100);
  }

  /// Transfers of one command stand or fall together: their order does not matter, their sum does.
  @Test
  void transfersOfOneCommandStandOrFallTogether() {
    var through = List.of(move(METER, BANK, 100), move(BANK, METER, 100));
    assertThat(Books.EMPTY.post(through).balance(METER)).isZero();
    var books = Books.EMPTY.post(List.of(move(BANK, METER, 50)));
    assertThatThrownBy(() -> books.post(List.of(move(BANK, FELT, 10), move(METER, BANK, 60))))
        .isInstanceOf(IllegalStateException.class);
    assertThat(books.balance(FELT)).isZero();
    assertThat(books.balance(METER)).isEqualTo(50);
  }

  @Test
  void aSumThatDoesNotFitIsNoSum() {
    var books = Books.EMPTY.post(List.of(move(BANK, METER, Long.MAX_VALUE)));
    assertThatThrownBy(() -> books.post(List.of(move(Account.seat(1), METER, 1))))
        .isInstanceOf(ArithmeticException.class);
  }

  @Test
  void aKindIsSummedOverItsOwners() {
    var books =
        Books.EMPTY.post(
            List.of(
                move(BANK, METER, 30),
                move(BANK, new Account(Kind.METER, "triple"), 12),
                move(BANK, new Account(Kind.RESERVE, "triple"), 5)));
    assertThat(books.total(Kind.METER)).isEqualTo(42);
    assertThat(books.total(Kind.OVERFLOW)).isZero();
    assertThat(books)
        .hasToString("{BANK=-47, METER/harmony=30, METER/triple=12, RESERVE/triple=5}");
  }

  /// A table's own accounts get its name; those of jackpots and the house have theirs.
  @ParameterizedTest
  @EnumSource
  void anAccountAtATable(Kind kind) {
    var at = new Account(kind, "1").at("C1");
    switch (kind) {
      case SEAT, OWED -> assertThat(at.owner()).isEqualTo("C1/1");
      case FELT, BANK, COMMISSION, PROMOTION, ENVY, DEALERS ->
          assertThat(at.owner()).isEqualTo("C1");
      case HOUSE, PENDING, METER, RESERVE, OVERFLOW, SEED_LOAN ->
          assertThat(at.owner()).isEqualTo("1");
    }
  }
}
