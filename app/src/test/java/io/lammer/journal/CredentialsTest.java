package io.lammer.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CredentialsTest {
  @TempDir Path folder;

  @Test
  void theLastHashOfEachKindIsKeptOverAClose() {
    var file = folder.resolve("house.db");
    try (var database = Database.open(file)) {
      for (var kept :
          List.of(
              new Credential("ada", "password", "one", ""),
              new Credential("ada", "pin", "two", ""),
              new Credential("ada", "password", "three", ""),
              new Credential("abe", "pin", "four", ""),
              new Credential("abe", "pin", "", ""))) {
        StoredCredentials.save(database, kept);
      }
    }
    try (var database = Database.open(file)) {
      assertThat(database.credentials().find("ada", "password")).contains("three");
      assertThat(database.credentials().find("ada", "pin")).contains("two");
      assertThat(database.credentials().find("bob", "pin")).isEmpty();
      assertThat(database.credentials().find("abe", "pin")).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "update credentials set hash = 'forged' where kind = 'pin'",
        "update credentials set person = 'eve' where kind = 'pin'",
        "delete from credentials where kind = 'pin'"
      })
  void aSecretThatNobodySetIsFound(String change) {
    var file = folder.resolve("house.db");
    try (var database = Database.open(file)) {
      StoredCredentials.save(database, new Credential("ada", "password", "one", ""));
      StoredCredentials.save(database, new Credential("ada", "pin", "two", ""));
      database.seals().seal(House.DAY, House.NOON).join();
      StoredCredentials.save(database, new Credential("ada", "password", "three", ""));
      assertThat(new Verify(database).full(VerifyListener.NONE))
          .isEqualTo(new VerifyResult.Sound(0, 0, 4, 1));
    }
    Raw.sql(file, change);
    try (var database = Database.read(file)) {
      var expected = new VerifyResult.Broken("the pin of ada is not the one that was set");
      assertThat(new Verify(database).full(VerifyListener.NONE)).isEqualTo(expected);
      assertThat(new Verify(database).sinceLastSeal(VerifyListener.NONE)).isEqualTo(expected);
    }
  }

  /// While the house is open, and so not verified again.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "update credentials set hash = 'forged'",
        "update credentials set person = 'ada'",
        "insert into credentials (person, kind, hash, setting) values ('ada', 'password', 'forged',"
            + " 1)",
        "insert into credentials select 'ada', kind, hash, mac, setting from credentials"
      })
  void aSecretThatNoServerStoredSignsNobodyIn(String change) {
    var file = folder.resolve("house.db");
    try (var database = Database.open(file)) {
      database.begin(new Verify(database).ends());
      StoredCredentials.save(database, new Credential("eve", "password", "one", ""));
      assertThat(database.credentials().find("eve", "password")).contains("one");
      Raw.sql(file, change);
      assertThat(database.credentials().find("ada", "password")).isEmpty();
      assertThat(database.credentials().find("eve", "password"))
          .isNotEqualTo(Optional.of("forged"));
    }
  }

  /// What the house's journal says decides which setting is the last, so an earlier row is known.
  @ParameterizedTest
  @ValueSource(strings = {"password", "pin", "authenticator"})
  void anEarlierRowPutBackSignsNobodyIn(String kind) {
    var file = folder.resolve("house.db");
    try (var database = Database.open(file)) {
      putBack(database, HouseAddress.of(file), kind);
    }
  }

  /// Sets a secret twice and puts the row of the first setting back, with its HMAC.
  static void putBack(Database database, HouseAddress house, String kind) {
    var settings = new AtomicLong(1);
    database.settings((_, _) -> settings.get());
    database.begin(new Verify(database).ends());
    StoredCredentials.save(database, new Credential("eve", kind, "one", ""));
    Raw.sql(house, "create table kept as select * from credentials");
    assertThat(database.credentials().find("eve", kind)).contains("one");
    settings.set(2);
    StoredCredentials.save(database, new Credential("eve", kind, "two", ""));
    assertThat(database.credentials().find("eve", kind)).contains("two");
    for (var number : List.of("setting", "2")) {
      Raw.sql(
          house,
          "delete from credentials",
          "insert into credentials select person, kind, hash, mac, %s from kept".formatted(number));
      assertThat(database.credentials().find("eve", kind)).isEmpty();
    }
  }

  @Test
  void aSecretThatNobodySetIsRefused() {
    var file = folder.resolve("house.db");
    Database.open(file).close();
    Raw.sql(
        file,
        "insert into credentials (person, kind, hash, setting) values ('ada', 'pin', 'two', 1)");
    try (var database = Database.read(file)) {
      assertThat(new Verify(database).full(VerifyListener.NONE))
          .isInstanceOf(VerifyResult.Broken.class);
    }
  }
}
