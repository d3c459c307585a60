package io.lammer.journal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Locale;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/// The secret of a house: 32 random bytes in a file that only its owner may read, on the machine of
/// each server. It is in no database and in no backup. Each purpose has a key derived from it.
public final class HouseSecret {
  private static final int BYTES = 32;
  private static final String ALGORITHM = "HmacSHA256";

  /// The purpose of a derived key.
  public enum Purpose {
    /// Cookies that are valid on every server of the house.
    BROWSERS,
    /// The fingerprint by which servers compare their secrets without revealing them.
    CHECK,
    /// MACs of commits.
    COMMITS,
    /// MACs of the stored passwords, PINs and authenticators.
    CREDENTIALS,
    /// Messages between the servers of a house.
    PEERS,
    /// Encryption of personal data in journals that only the house may read.
    PEOPLE,
    /// The pepper for PINs and authenticators.
    PINS,
    /// MACs of sessions in the database.
    SESSIONS
  }

  private static final Pattern SINCE = Pattern.compile("commits ([0-9]{1,18}) ([0-9a-f]{64})");

  /// The command after which every commit carries a MAC made with the secret.
  record Since(long command, Hash hash) {}

  private final byte[] secret;
  private final @Nullable Since since;

  private HouseSecret(byte[] secret, @Nullable Since since) {
    this.secret = secret;
    this.since = since;
  }

  static HouseSecret read(Path file) {
    try {
      if (!OwnerFiles.isOwnersOnly(file)) {
        throw new StoreRefused(
            file + " can be read by others; expected its owner only (chmod 600)");
      }
      var lines = Files.readAllLines(file);
      var secret = Base64.getDecoder().decode(lines.isEmpty() ? "" : lines.getFirst().strip());
      if (secret.length != BYTES) {
        throw new StoreRefused(
            "%s holds %d bytes; expected %d".formatted(file, secret.length, BYTES));
      }
      return new HouseSecret(secret, lines.size() < 2 ? null : since(file, lines.get(1)));
    } catch (IOException | IllegalArgumentException failed) {
      throw new StoreRefused(
          file + " is not the secret of a house: " + failed.getMessage(), failed);
    }
  }

  private static Since since(Path file, String line) {
    var found = SINCE.matcher(line.strip());
    if (!found.matches()) {
      throw new StoreRefused(
          "%s has \"%s\" in its second line; expected \"commits\", a number and a hash"
              .formatted(file, line));
    }
    return new Since(Long.parseLong(found.group(1)), Hash.parse(found.group(2)));
  }

  /// The point after which every commit carries a MAC; null until this server knows it.
  @Nullable Since since() {
    return since;
  }

  /// Records in the file the command after which every commit carries a MAC. Someone who can only
  /// write to the database cannot move that point.
  HouseSecret since(Path file, Since begin) {
    try {
      var aside = Path.of("%s.%d.new".formatted(file, ProcessHandle.current().pid()));
      Files.deleteIfExists(aside);
      OwnerFiles.create(aside);
      Files.writeString(
          aside,
          "%s\ncommits %d %s\n"
              .formatted(
                  Base64.getEncoder().encodeToString(secret), begin.command(), begin.hash()));
      OwnerFiles.settle(aside, file);
      return new HouseSecret(secret, begin);
    } catch (IOException failed) {
      throw new StoreRefused(
          "%s cannot be written: %s".formatted(file, failed.getMessage()), failed);
    }
  }

  /// Creates the file, unless another process creates it at the same time.
  static void make(Path file) {
    var secret = new byte[BYTES];
    new SecureRandom().nextBytes(secret);
    try {
      OwnerFiles.makeFolder(file);
      var aside = Path.of("%s.%d.new".formatted(file, ProcessHandle.current().pid()));
      Files.deleteIfExists(aside);
      OwnerFiles.create(aside);
      try {
        Files.writeString(aside, Base64.getEncoder().encodeToString(secret) + "\n");
        OwnerFiles.sync(aside);
        Files.createLink(file, aside);
        OwnerFiles.sync(OwnerFiles.folder(file));
      } catch (FileAlreadyExistsException _) {
        // Another process created the file; that one is read.
      } finally {
        Files.delete(aside);
      }
    } catch (IOException failed) {
      throw new StoreRefused("the secret of the house cannot be made in " + file, failed);
    }
  }

  /// The key for a purpose. It reveals neither the secret nor the other keys.
  public byte[] key(Purpose purpose) {
    var text = "lammer key 1 " + purpose.name().toLowerCase(Locale.ROOT);
    return mac(secret).doFinal(text.getBytes(StandardCharsets.UTF_8));
  }

  /// An HMAC over a list of fields.
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

  /// A keyed digest for a purpose.
  Digest digest(Purpose purpose) {
    return new Digest(mac(key(purpose)));
  }

  /// A fingerprint of the secret, equal only for equal secrets.
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
