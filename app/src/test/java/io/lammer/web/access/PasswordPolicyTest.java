package io.lammer.web.access;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.User.Secret;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PasswordPolicyTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "x",
        "elevenchars",
        "aaaaaaaaaaaa",
        "            ",
        "abababababab",
        "abcabcabcabc",
        "123456789012",
        "098765432109",
        "qwertyuiop12",
        "asdfghjkl123",
        "Password1234",
        "P@ssw0rd2026!",
        "Summer2026!!",
        "2026casino2026",
        "dragon-monkey7",
        "iloveyou1234",
        "Lammer!Lammer!",
        "CorrectHorseBatteryStaple",
        "1qaz2wsx3edc",
        "with dana in it",
        "with DANA in it",
        "a tab\tin the way",
        "a null\0in the way"
      })
  void aPasswordThatIsSoonGuessedIsRefused(String password) {
    assertThat(PasswordPolicy.fault(Secret.PASSWORD, "dana", password)).isPresent();
  }

  /// What is hashed is cut there: two longer ones could be the same.
  @Test
  void aPasswordHas72BytesAtMost() {
    var most = "kwdqzfghéX".repeat(7).substring(0, 65);
    assertThat(most.getBytes(java.nio.charset.StandardCharsets.UTF_8)).hasSize(71);
    assertThat(PasswordPolicy.fault(Secret.PASSWORD, "dana", most + "y")).isEmpty();
    assertThat(PasswordPolicy.fault(Secret.PASSWORD, "dana", most + "é")).isPresent();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"correct horse", "quite long 1", "tr0ub4dor&37", "839175620483", "äöüß und mehr"})
  void anyOtherIsGoodEnough(String password) {
    assertThat(PasswordPolicy.fault(Secret.PASSWORD, "dana", password)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "12345",
        "000000",
        "111111",
        "121212",
        "123456",
        "987654",
        "222333",
        "1234567890123",
        "12345a",
        "１２３９８４"
      })
  void aPinThatIsSoonGuessedIsRefused(String pin) {
    assertThat(PasswordPolicy.fault(Secret.PIN, "dana", pin)).isPresent();
  }

  @ParameterizedTest
  @ValueSource(strings = {"482913", "135792", "900210034455"})
  void anyOtherPinIsGoodEnough(String pin) {
    assertThat(PasswordPolicy.fault(Secret.PIN, "dana", pin)).isEmpty();
  }

  @Test
  void whatIsMadeAtRandomIsGoodEnough() {
    for (var i = 0; i < 1000; i++) {
      assertThat(PasswordPolicy.fault(Secret.PIN, "", Secrets.random(Secret.PIN))).isEmpty();
    }
    assertThat(PasswordPolicy.fault(Secret.PASSWORD, "dana", Secrets.random(Secret.PASSWORD)))
        .isEmpty();
  }
}
