package io.lammer.web.access;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.lammer.journal.HouseSecret;
import io.lammer.journal.HouseSecret.Purpose;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/// Keyed hashing and encryption of secrets with a key that is not in the database. A copy of the
/// database alone does not allow trying out all PINs (a million of six digits).
final class SecretCipher {
  private static final int NONCE = 12;
  private static final int TAG_BITS = 128;

  private final byte[] key;

  SecretCipher(HouseSecret secret) {
    this.key = secret.key(Purpose.PINS);
  }

  private static byte[] random(int bytes) {
    var random = new byte[bytes];
    new SecureRandom().nextBytes(random);
    return random;
  }

  /// An HMAC of the words, separated by NUL.
  String print(String... words) {
    try {
      var mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      return Base64.getEncoder()
          .encodeToString(mac.doFinal(String.join("\0", words).getBytes(UTF_8)));
    } catch (GeneralSecurityException failed) {
      throw new IllegalStateException(failed);
    }
  }

  /// Encrypts a secret that has to be read again.
  String encrypted(String text) {
    var nonce = random(NONCE);
    var sealed = cipher(Cipher.ENCRYPT_MODE, nonce, text.getBytes(UTF_8));
    var both = Arrays.copyOf(nonce, NONCE + sealed.length);
    System.arraycopy(sealed, 0, both, NONCE, sealed.length);
    return Base64.getEncoder().encodeToString(both);
  }

  /// Throws if the text was encrypted with another key.
  String decrypted(String text) {
    var both = Base64.getDecoder().decode(text);
    return new String(
        cipher(
            Cipher.DECRYPT_MODE,
            Arrays.copyOf(both, NONCE),
            Arrays.copyOfRange(both, NONCE, both.length)),
        UTF_8);
  }

  private byte[] cipher(int mode, byte[] nonce, byte[] text) {
    try {
      var cipher = Cipher.getInstance("AES/GCM/NoPadding");
      cipher.init(mode, new SecretKeySpec(key, "AES"), new GCMParameterSpec(TAG_BITS, nonce));
      return cipher.doFinal(text);
    } catch (GeneralSecurityException failed) {
      throw new IllegalStateException("the key of PINs is not the one that was used", failed);
    }
  }
}
