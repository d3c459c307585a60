package io.lammer.server.access;

import com.eatthepath.otp.TimeBasedOneTimePasswordGenerator;
import java.security.InvalidKeyException;
import java.time.Duration;
import java.time.Instant;
import java.util.OptionalLong;
import javax.crypto.spec.SecretKeySpec;

/// The six digits of an authenticator app, another every half minute (RFC 6238).
public final class Authenticator {
  private static final String BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  private static final int BITS = 5;
  private static final int LENGTH = 32;
  private static final Duration STEP = Duration.ofSeconds(30);

  private Authenticator() {}

  /// A new secret, as people key it into an app.
  static String secret() {
    return Secrets.random(BASE32, LENGTH);
  }

  /// What an app can take from a link.
  public static String link(String user, String secret) {
    return "otpauth://totp/Lammer:%s?secret=%s&issuer=Lammer".formatted(user, secret);
  }

  /// The half minute that the digits belong to: this one, or for a slow clock or a slow person the
  /// one before or after.
  public static OptionalLong step(String secret, String digits, Instant now) {
    var step = now.getEpochSecond() / STEP.toSeconds();
    for (var near : new long[] {step, step - 1, step + 1}) {
      if (digits(secret, Instant.ofEpochSecond(near * STEP.toSeconds())).equals(digits.strip())) {
        return OptionalLong.of(near);
      }
    }
    return OptionalLong.empty();
  }

  /// What an app shows at a moment.
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
