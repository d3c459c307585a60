package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.house.House;
import io.lammer.journal.Database;
import io.lammer.journal.Entry;
import io.lammer.journal.Forger;
import io.lammer.journal.HouseAddress;
import io.lammer.journal.Raw;
import io.lammer.journal.StoreRefused;
import io.lammer.journal.Verify;
import io.lammer.journal.VerifyListener;
import io.lammer.journal.VerifyResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whoever may write the database, but has not the house's secret, appends nothing to its journals.
class AuthenticCommitsTest {
  private static final String FOREIGN = "was not committed by a server of this house";

  private final Path folder;
  private final HouseAddress house;
  private final Path secret;

  AuthenticCommitsTest(@TempDir Path folder) {
    this.folder = folder;
    house = HouseAddress.of(folder.resolve("house.db"));
    secret = house.beside(".pepper");
  }

  @BeforeEach
  void play() {
    try (var pit = new Pit(house)) {
      pit.open("C1", Pit.CRAPS);
    }
  }

  private void forge() {
    var body = "{\"people\":1,\"note\":\"\"}";
    Forger.append(
        house, new Entry("house", Pit.NIGHT, "ada", "access-reviewed", 1, body, List.of()));
  }

  private void refused(String what) {
    try (var database = Database.read(house)) {
      assertThat(Audit.full(database, Pit.RULES, (_, _) -> {}))
          .isInstanceOf(VerifyResult.Broken.class)
          .asString()
          .contains(what);
    }
    assertThatThrownBy(() -> new Pit(house))
        .isInstanceOf(StoreRefused.class)
        .hasMessageContaining(what);
  }

  private void sound() {
    try (var database = Database.read(house)) {
      assertThat(Audit.full(database, Pit.RULES, (_, _) -> {}))
          .isInstanceOf(VerifyResult.Sound.class);
    }
  }

  @Test
  void aCommandAppendedByHandIsNamed() {
    sound();
    forge();
    refused("(forged) " + FOREIGN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"null", "x''", "request"})
  void macsThatWereTakenAwayOrMadeUpAreNoticed(String mac) {
    Raw.sql(house, "update commands set mac = " + mac);
    refused(FOREIGN);
  }

  @Test
  void theEndOfOneCommitDoesNotVouchForAnother() {
    forge();
    Raw.sql(
        house,
        "update commands set mac = (select mac from commands where length(mac) = 32"
            + " order by id desc limit 1) where key = 'forged'");
    refused("(forged) " + FOREIGN);
  }

  /// The first start that knows of commits writes down, outside the database, from where on.
  @Test
  void anOlderHouseIsAuthenticFromItsNextStartOn() throws IOException {
    older();
    try (var pit = new Pit(house)) {
      pit.play("C1", "bet: {seat: 1, wager: pass, amount: 10}");
    }
    sound();
    assertThat(Files.readAllLines(secret)).hasSize(2).last().asString().startsWith("commits ");
    Raw.sql(house, "update commands set mac = null");
    refused(FOREIGN);
  }

  @Test
  void theJournalKeepsFromWhereOnCommitsAreAuthentic() throws IOException {
    older();
    var last = last();
    try (var pit = new Pit(folder, Pit.NIGHT, ProgramRunTest.run(false))) {
      assertThat(
              pit.floor().database().journals().read(House.JOURNAL, 1).toList().stream()
                  .filter(event -> event.entry().kind().equals("started"))
                  .toList())
          .last()
          .extracting(event -> event.entry().body())
          .asString()
          .contains("\"authenticAfter\":" + last);
      pit.audit();
    }
    sound();
  }

  private long last() {
    try (var database = Database.read(house)) {
      return new Verify(database).full(VerifyListener.NONE) instanceof VerifyResult.Sound sound
          ? sound.commands()
          : 0;
    }
  }

  @Test
  void whatAnOlderHouseHeldIsNotChangedAfterwards() throws IOException {
    older();
    new Pit(house).close();
    Forger.change(
        house.file().orElseThrow(), "update events set actor = 'eve' where kind = 'drafted'");
    Raw.sql(house, "delete from snapshots");
    refused("is not the one that the secret of the house knows");
  }

  /// As an earlier program left it.
  private void older() throws IOException {
    Raw.sql(house, "update commands set mac = null", "update credentials set mac = null");
    Files.writeString(secret, Files.readAllLines(secret).getFirst() + "\n");
  }
}
