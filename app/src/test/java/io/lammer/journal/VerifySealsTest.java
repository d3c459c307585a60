package io.lammer.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is found when seals were removed, altered or signed by somebody else.
class VerifySealsTest extends TamperedHouse {
  VerifySealsTest(@TempDir Path folder) throws IOException {
    super(folder);
  }

  @ParameterizedTest
  @CsvSource({
    "1, seal 1 is missing",
    "2, seal 2 is missing; command 9 recorded it",
  })
  void removedSealIsFound(int number, String sentence) {
    Raw.sql(file, "delete from seals where number = " + number);
    assertThat(verify()).isEqualTo(broken(sentence));
  }

  @Test
  void allSealsRemovedIsFound() {
    Raw.sql(file, "delete from seals");
    assertThat(verify()).isEqualTo(broken("seal 1 is missing; command 5 recorded it"));
  }

  @Test
  void alteredSealIsFound() {
    Raw.sql(file, "update seals set body = replace(body, 'events 8', 'events 7')");
    assertThat(verify()).isEqualTo(broken("seal 1 was changed: its hash does not match"));
  }

  @Test
  void alteredSealWithANewHashIsNotSigned() {
    alterSeal(1);
    assertThat(verify()).isEqualTo(broken("seal 1 is not signed by the house"));
  }

  @Test
  void sealSignedAnewWithAnotherKeyIsFound() {
    alterSeal(2);
    sign(2);
    assertThat(verify()).isEqualTo(broken("seal 2 is signed with another key than the house's"));
  }

  @Test
  void allSealsSignedAnewAreFoundByWhoKnowsTheKey() {
    var key = Raw.text(shared.resolve("house.db"), "select hex(public_key) from seals");
    var trusted = HouseKey.encode(HexFormat.of().parseHex(key));
    sign(1);
    sign(2);
    assertThat(verify()).isInstanceOf(VerifyResult.Sound.class);
    try (var database = Database.read(file)) {
      assertThat(new Verify(database).trusting(trusted).full(VerifyListener.NONE))
          .isEqualTo(broken("seal 1 is signed with another key than the house's"));
    }
  }

  @Test
  void everythingSinceASealCutAwayIsFoundByWhoKeptALaterSeal() {
    var printed = Hash.parse(Raw.text(file, "select lower(hex(hash)) from seals where number = 2"));
    try (var database = Database.read(file)) {
      assertThat(new Verify(database).expecting(2, printed).full(VerifyListener.NONE))
          .isInstanceOf(VerifyResult.Sound.class);
      assertThat(new Verify(database).expecting(1, printed).full(VerifyListener.NONE))
          .isInstanceOf(VerifyResult.Broken.class);
    }
    Raw.sql(
        file,
        "delete from transfers where event > 14",
        "delete from events where id > 14",
        "delete from commands where id > 8",
        "delete from seals where number = 2");
    assertThat(verify()).isEqualTo(new VerifyResult.Sound(3, 14, 8, 1));
    try (var database = Database.read(file)) {
      assertThat(new Verify(database).expecting(2, printed).full(VerifyListener.NONE))
          .isEqualTo(broken("seal 2 is missing, but was printed"));
    }
  }

  /// Signed by the house itself, so that nothing but the rule under test is broken.
  private void rewriteSeal(int number, String found, String changed) {
    var text = Raw.text(file, "select body from seals where number = " + number);
    assertThat(text).contains(found);
    var altered = text.replace(found, changed);
    var key = HouseKey.read(shared.resolve("house.db.key"));
    Raw.sql(
        file,
        "update seals set body = '%s', hash = x'%s', signature = x'%s' where number = %d"
            .formatted(altered, Hash.of(altered), hex(key.sign(altered)), number));
  }

  private String sealHash(int number) {
    return Raw.text(file, "select lower(hex(hash)) from seals where number = " + number);
  }

  @Test
  void sealThatDoesNotFollowTheOneBeforeIsFound() {
    rewriteSeal(2, "previous " + sealHash(1), "previous " + Hash.of("another"));
    assertThat(verify()).isEqualTo(broken("seal 2 does not follow the seal before it"));
  }

  @ParameterizedTest
  @CsvSource({
    "number 2, number 3",
    "day 2026-07-02, day 2026-07-03",
    "at 2026-07-02, at 2026-07-03"
  })
  void sealWhoseTextIsNotItsOwnIsFound(String found, String changed) {
    rewriteSeal(2, found, changed);
    assertThat(verify())
        .isEqualTo(broken("seal 2 was changed: its number, day or time is not that of its text"));
  }

  @Test
  void sealOfAnotherCommandIsFound() {
    var hash = Raw.text(file, "select lower(hex(hash)) from commands where id = 8");
    rewriteSeal(2, "commands 8 " + hash, "commands 8 " + Hash.of("another"));
    var expected = broken("command 8 is not the one that seal 2 of 2026-07-02 recorded");
    assertThat(verify()).isEqualTo(expected);
    assertThat(verifySinceLastSeal()).isEqualTo(expected);
  }

  @Test
  void commandThatRecordedAnotherSealIsFound() {
    Raw.sql(file, "update commands set request = x'%s' where id = 9".formatted(Hash.of("another")));
    Forger.recompute(file);
    var expected = broken("command 9 (seal/2) recorded another seal 2");
    assertThat(verify()).isEqualTo(expected);
    assertThat(verifySinceLastSeal()).isEqualTo(expected);
  }

  @Test
  void sealThatNoCommandRecordedIsFound() {
    Raw.sql(
        file,
        "insert into seals select 3, day, at, body, hash, signature, public_key from seals"
            + " where number = 2");
    rewriteSeal(3, "number 2", "number 3");
    rewriteSeal(3, "previous " + sealHash(1), "previous " + sealHash(2));
    assertThat(verify()).isEqualTo(broken("seal 3 is in no command"));
    assertThat(verifySinceLastSeal()).isInstanceOf(VerifyResult.Broken.class);
  }

  @Test
  void sealWithANumberThatWasNeverPrintedIsFound() {
    try (var database = Database.read(file)) {
      for (var number : List.of(0L, 3L)) {
        assertThat(new Verify(database).expecting(number, Hash.of("x")).full(VerifyListener.NONE))
            .isEqualTo(broken("seal " + number + " is missing, but was printed"));
      }
    }
  }

  @Test
  void everythingSignedAnewIsFoundByTheKeyThatLiesBesideIt() throws IOException {
    sign(1);
    sign(2);
    Files.copy(shared.resolve("house.db.key"), file.resolveSibling("house.db.key"));
    assertThat(verify()).isEqualTo(broken("seal 1 is signed with another key than the house's"));
  }

  /// Changes a seal's text and gives it the hash of the new text.
  private void alterSeal(int number) {
    var text = Raw.text(file, "select body from seals where number = " + number);
    var altered = text.replace("day 2026-07", "day 2026-08");
    Raw.sql(
        file,
        "update seals set body = '%s', hash = x'%s' where number = %d"
            .formatted(altered, Hash.of(altered), number));
  }

  /// Signs a seal with a key that is not the house's.
  private void sign(int number) {
    var other = file.resolveSibling("other.key");
    if (!Files.exists(other)) {
      HouseKey.create(other);
    }
    var key = HouseKey.read(other);
    var signature = key.sign(Raw.text(file, "select body from seals where number = " + number));
    Raw.sql(
        file,
        "update seals set signature = x'%s', public_key = x'%s' where number = %d"
            .formatted(hex(signature), hex(key.publicKey()), number));
  }

  private static String hex(String base64) {
    return HexFormat.of().formatHex(HouseKey.decode(base64));
  }
}
