package io.lammer.web.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class AuthenticatorTest {
  /// "12345678901234567890" of RFC 6238, appendix B.
  private static final String SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

  /// The last six of the appendix's eight digits.
  @ParameterizedTest
  @CsvSource({
    "59, 287082",
    "1111111109, 081804",
    "1111111111, 050471",
    "1234567890, 005924",
    "2000000000, 279037",
    "20000000000, 353130"
  })
  void theDigitsAreThoseOfTheStandard(long second, String digits) {
    assertThat(Authenticator.digits(SECRET, Instant.ofEpochSecond(second))).isEqualTo(digits);
  }

  @Test
  void digitsHoldForTheirHalfMinuteAndItsNeighbours() {
    var at = Instant.ofEpochSecond(1111111109);
    assertThat(Authenticator.step(SECRET, " 081804 ", at)).hasValue(1111111109 / 30);
    assertThat(Authenticator.step(SECRET, "081804", at.plusSeconds(30))).isPresent();
    assertThat(Authenticator.step(SECRET, "081804", at.minusSeconds(30))).isPresent();
    assertThat(Authenticator.step(SECRET, "081804", at.plusSeconds(61))).isEmpty();
    assertThat(Authenticator.step(SECRET, "", at)).isEmpty();
  }

  @Test
  void aNewSecretIsNeverTheSame() {
    assertThat(Authenticator.secret()).hasSize(32).isNotEqualTo(Authenticator.secret());
  }
}
