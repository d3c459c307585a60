package io.lammer.web.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.house.User.Secret;
import io.lammer.journal.Credential;
import io.lammer.journal.Database;
import io.lammer.journal.StoredCredentials;
import io.lammer.web.BcryptCost;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder;

final class SecretsTest {
  @TempDir private Path folder;
  private Database database;
  private final HashingPool hashing = new HashingPool();

  @BeforeEach
  void open() {
    database = Database.open(file());
  }

  @AfterEach
  void close() {
    database.close();
    hashing.close();
  }

  private Path file() {
    return folder.resolve("house.db");
  }

  private void reopenWithoutTheKey() throws IOException {
    database.close();
    Files.delete(folder.resolve("house.db.pepper"));
    open();
  }

  private Secrets secrets() {
    return new Secrets(database, hashing, new BcryptCost(4));
  }

  private void keep(Credential credential) {
    StoredCredentials.save(database, credential);
  }

  @Test
  void aPinIsWorthNothingWithoutTheKeyBesideTheDatabase() throws IOException {
    keep(secrets().credential("dana", Secret.PIN, "482913"));
    assertThat(secrets().matches("dana", Secret.PIN, "482913")).isTrue();
    var hash = database.credentials().find("dana", "pin").orElseThrow();
    assertThat(new BCryptPasswordEncoder().matches("482913", hash)).isFalse();
    reopenWithoutTheKey();
    assertThat(secrets().matches("dana", Secret.PIN, "482913")).isFalse();
  }

  @Test
  void theKeyIsItsOwnersOnly() throws IOException {
    secrets();
    assertThat(
            PosixFilePermissions.toString(
                Files.getPosixFilePermissions(folder.resolve("house.db.pepper"))))
        .isEqualTo("rw-------");
    assertThat(folder.toFile().list()).noneMatch(name -> name.endsWith(".new"));
  }

  @Test
  void aSecretIsKnownAgainByItsPrintAndOfOnePersonOnly() {
    var first = secrets().credential("dana", Secret.PASSWORD, "quite long 1");
    var again = secrets().credential("dana", Secret.PASSWORD, "quite long 1");
    assertThat(again.print()).isEqualTo(first.print());
    assertThat(again.hash()).isNotEqualTo(first.hash());
    assertThat(secrets().credential("drew", Secret.PASSWORD, "quite long 1").print())
        .isNotEqualTo(first.print());
  }

  @Test
  void aVeryLongPasswordIsWrongAndNoFault() {
    keep(secrets().credential("dana", Secret.PASSWORD, "x".repeat(72)));
    assertThat(secrets().matches("dana", Secret.PASSWORD, "x".repeat(73))).isFalse();
    assertThat(secrets().matches("dana", Secret.PASSWORD, "")).isFalse();
  }

  @Test
  void anAuthenticatorIsReadAgainWithTheKeyOnly() throws IOException {
    keep(secrets().credential("ada", Secret.AUTHENTICATOR, "JBSWY3DPEHPK3PXP"));
    assertThat(database.credentials().find("ada", "authenticator").orElseThrow())
        .doesNotContain("JBSWY3DPEHPK3PXP");
    assertThat(secrets().authenticator("ada")).contains("JBSWY3DPEHPK3PXP");
    reopenWithoutTheKey();
    assertThatThrownBy(() -> secrets().authenticator("ada"))
        .isInstanceOf(IllegalStateException.class);
  }
}
