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
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

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
    /// Commits of the servers of a house.
    COMMITS,
    /// Hashed passwords, PINs and authenticators in the database.
    CREDENTIALS,
    /// Messages between the servers of a house.
    PEERS,
    /// What journals keep of people and only the house may read.
    PEOPLE,
    /// PINs and authenticators.
    PINS,
    /// Sessions that are kept in the database.
    SESSIONS
  }

  private static final Pattern SINCE = Pattern.compile("commits ([0-9]{1,18}) ([0-9a-f]{64})");

  /// A command of the house, after which every commit was made with the secret.
  record Since(long command, Hash hash) {}

  private final byte[] secret;
  private final @Nullable Since since;

  private HouseSecret(byte[] secret, @Nullable Since since) {
    this.secret = secret;
    this.since = since;
  }

  static HouseSecret read(Path file) {
    try {
      if (!Disk.isOwnersOnly(file)) {
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

  /// Null before this server knows that all commits are made with it.
  @Nullable Since since() {
    return since;
  }

  /// Writes into the file from where on every commit is made with it. Who writes the database
  /// cannot move that place.
  HouseSecret since(Path file, Since begin) {
    try {
      var aside = Path.of("%s.%d.new".formatted(file, ProcessHandle.current().pid()));
      Files.deleteIfExists(aside);
      Disk.create(aside);
      Files.writeString(
          aside,
          "%s\ncommits %d %s\n"
              .formatted(
                  Base64.getEncoder().encodeToString(secret), begin.command(), begin.hash()));
      Disk.settle(aside, file);
      return new HouseSecret(secret, begin);
    } catch (IOException failed) {
      throw new StoreRefused(
          "%s cannot be written: %s".formatted(file, failed.getMessage()), failed);
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
