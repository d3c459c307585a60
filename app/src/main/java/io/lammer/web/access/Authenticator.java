package io.lammer.web.access;

import static java.nio.charset.StandardCharsets.US_ASCII;

import com.eatthepath.otp.TimeBasedOneTimePasswordGenerator;
import java.security.GeneralSecurityException;
import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// Time-based one-time codes of an authenticator app: six digits, a new code every 30 seconds (RFC
/// 6238).
public final class Authenticator {
  private static final String BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  private static final int BITS = 5;
  private static final int LENGTH = 32;
  private static final String MAC = "HmacSHA256";
  private static final int RECOVERY_CODES = 10;
  private static final int RECOVERY_LENGTH = 12;
  private static final Duration STEP = Duration.ofSeconds(30);

  private Authenticator() {}

  /// A new random secret, in the base 32 that users type into an app.
  static String secret() {
    return Secrets.random(BASE32, LENGTH);
  }

  /// The `otpauth` URI that adds the secret to an app.
  public static String link(String user, String secret) {
    return "otpauth://totp/Lammer:%s?secret=%s&issuer=Lammer".formatted(user, secret);
  }

  /// The time step that the code belongs to: the current one, or the step before or after, to allow
  /// for clock drift and slow typing. Empty if the code is wrong.
  public static OptionalLong step(String secret, String digits, Instant now) {
    var step = now.getEpochSecond() / STEP.toSeconds();
    for (var near : new long[] {step, step - 1, step + 1}) {
      if (digits(secret, Instant.ofEpochSecond(near * STEP.toSeconds())).equals(digits.strip())) {
        return OptionalLong.of(near);
      }
    }
    return OptionalLong.empty();
  }

  /// Single-use codes for signing in without the app. Derived from the secret, so that a new secret
  /// invalidates them.
  public static List<String> recoveryCodes(String secret) {
    try {
      var mac = Mac.getInstance(MAC);
      mac.init(new SecretKeySpec(bytes(secret), MAC));
      return IntStream.rangeClosed(1, RECOVERY_CODES)
          .mapToObj(number -> mac.doFinal(("recovery code " + number).getBytes(US_ASCII)))
          .map(Authenticator::recoveryCode)
          .toList();
    } catch (GeneralSecurityException failed) {
      throw new IllegalStateException(failed);
    }
  }

  private static String recoveryCode(byte[] mac) {
    var code = new StringBuilder();
    for (var i = 0; i < RECOVERY_LENGTH; i++) {
      code.append(i == RECOVERY_LENGTH / 2 ? "-" : "").append(BASE32.charAt(mac[i] & 31));
    }
    return code.toString();
  }

  /// The index of a recovery code; case and hyphens do not count. Empty if the code is wrong.
  static OptionalInt recovery(String secret, String keyed) {
    var wanted = keyed.strip().toUpperCase(Locale.ROOT).replace("-", "");
    var codes = recoveryCodes(secret);
    return IntStream.range(0, codes.size())
        .filter(
            at ->
                MessageDigest.isEqual(
                    codes.get(at).replace("-", "").getBytes(US_ASCII), wanted.getBytes(US_ASCII)))
        .findFirst();
  }

  /// The code that an app shows at this time.
  public static String digits(String secret, Instant at) {
    try {
      var generator = new TimeBasedOneTimePasswordGenerator(STEP);
      return generator.generateOneTimePasswordString(
          new SecretKeySpec(bytes(secret), generator.getAlgorithm()), at);
    } catch (InvalidKeyException failed) {
      throw new IllegalStateException(failed);
    }
  }

  private static byte[] bytes(String secret) {
    var bytes = new byte[secret.length() * BITS / Byte.SIZE];
    for (var bit = 0; bit < bytes.length * Byte.SIZE; bit++) {
      var letter = BASE32.indexOf(secret.charAt(bit / BITS));
      if ((letter >> (BITS - 1 - bit % BITS) & 1) == 1) {
        bytes[bit / Byte.SIZE] |= (byte) (0x80 >> bit % Byte.SIZE);
      }
    }
    return bytes;
  }
}
