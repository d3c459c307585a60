package io.lammer.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Locale;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// The secret of a house: 32 random bytes in a file that only its owner may read, on the machine of
/// each server. It is in no database and in no backup. Every purpose has a key of its own.
public final class HouseSecret {
  private static final int BYTES = 32;
  private static final String ALGORITHM = "HmacSHA256";

  /// What a key is used for.
  public enum Purpose {
    /// What browsers carry from server to server.
    BROWSERS,
    /// A value to compare secrets by, which tells nothing about them.
    CHECK,
    /// Messages between the servers of a house.
    PEERS,
    /// PINs and authenticators.
    PINS,
    /// Sessions that are kept in the database.
    SESSIONS
  }

  private final byte[] secret;

  private HouseSecret(byte[] secret) {
    this.secret = secret;
  }

  static HouseSecret read(Path file) {
    try {
      if (!Disk.isOwnersOnly(file)) {
        throw new StoreRefused(
            file + " can be read by others; expected its owner only (chmod 600)");
      }
      var secret = Base64.getDecoder().decode(Files.readString(file).strip());
      if (secret.length != BYTES) {
        throw new StoreRefused(
            "%s holds %d bytes; expected %d".formatted(file, secret.length, BYTES));
      }
      return new HouseSecret(secret);
    } catch (IOException | IllegalArgumentException failed) {
      throw new StoreRefused(
          file + " is not the secret of a house: " + failed.getMessage(), failed);
    }
  }

  /// Makes the file, unless another process makes it at the same time.
  static void make(Path file) {
    var secret = new byte[BYTES];
    new SecureRandom().nextBytes(secret);
    try {
      Disk.makeFolder(file);
      var aside = Path.of("%s.%d.new".formatted(file, ProcessHandle.current().pid()));
      Files.deleteIfExists(aside);
      Disk.create(aside);
      try {
        Files.writeString(aside, Base64.getEncoder().encodeToString(secret) + "\n");
        Disk.sync(aside);
        Files.createLink(file, aside);
        Disk.sync(Disk.folder(file));
      } catch (FileAlreadyExistsException _) {
        // That one is read.
      } finally {
        Files.delete(aside);
      }
    } catch (IOException failed) {
      throw new StoreRefused("the secret of the house cannot be made in " + file, failed);
    }
  }

  /// The key for a purpose. Whoever has it learns neither the secret nor another key.
  public byte[] key(Purpose purpose) {
    var text = "lammer key 1 " + purpose.name().toLowerCase(Locale.ROOT);
    return mac(secret).doFinal(text.getBytes(StandardCharsets.UTF_8));
  }

  /// An HMAC over fields that belong together.
  public Hash mac(Purpose purpose, Object... fields) {
    var digest = digest(purpose);
    for (var field : fields) {
      switch (field) {
        case Long number -> digest.number(number);
        default -> digest.text(field.toString());
      }
    }
    return digest.finish();
  }

  /// Makes HMACs with the key for a purpose.
  Digest digest(Purpose purpose) {
    return new Digest(mac(key(purpose)));
  }

  /// The same for the same secret, and for no other.
  String print() {
    return mac(Purpose.CHECK).toString();
  }

  private static Mac mac(byte[] key) {
    try {
      var mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(key, ALGORITHM));
      return mac;
    } catch (GeneralSecurityException missing) {
      throw new IllegalStateException(missing);
    }
  }
}
