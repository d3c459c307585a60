package io.lammer.web.access;

import io.lammer.house.Actor;
import io.lammer.house.User;
import io.lammer.journal.Credential;
import io.lammer.journal.Credentials;
import io.lammer.journal.Database;
import io.lammer.rules.yaml.Value;
import io.lammer.web.BcryptCost;
import io.lammer.web.HouseService;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.stream.Collectors;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder;
import org.springframework.stereotype.Component;

/// Stores and checks passwords, PINs and authenticator secrets.
@Component
public final class Secrets {
  private static final int MOST_BYTES = 72;

  /// Letters and digits that cannot be mistaken for each other.
  private static final String ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789";

  private static final int LENGTH = 16;
  private static final int PIN_LENGTH = 6;

  private final Credentials credentials;
  private final SecretCipher pepper;
  private final HashingPool hashing;
  private final BCryptPasswordEncoder encoder;

  /// A hash that matches no secret, so that an unknown user takes as long to check as a wrong
  /// password.
  private final String nobody;

  Secrets(Database database, HashingPool hashing, BcryptCost cost) {
    this.credentials = database.credentials();
    this.hashing = hashing;
    this.encoder = new BCryptPasswordEncoder(cost.logRounds());
    this.nobody =
        "$2a$%02d$8KqJcQ0m0mF1qV6nJm7QxuYJ8rM2l0n6tq3o3l5s9Qw1mF0eXb5yK"
            .formatted(cost.logRounds());
    this.pepper = new SecretCipher(database.secret());
  }

  @Autowired
  Secrets(HouseService host, HashingPool hashing, BcryptCost cost) {
    this(host.live().database(), hashing, cost);
  }

  /// Hashes or encrypts a secret for storage, with a fingerprint for the act that sets it. Takes
  /// about 0.1 s.
  public Credential credential(String user, User.Secret kind, String secret) {
    var hash =
        switch (kind) {
          case PASSWORD -> encode(secret);
          case PIN -> encode(pepper.print(user, secret));
          case AUTHENTICATOR -> pepper.encrypted(secret);
        };
    return new Credential(
        user, Value.spelled(kind), hash, pepper.print(user, Value.spelled(kind), secret));
  }

  /// Creates a credential on the hashing threads.
  public Credential hashed(Actor by, String user, User.Secret kind, String secret) {
    return hashing.run(by.name(), () -> credential(user, kind, secret));
  }

  /// The credential that removes a secret.
  public static Credential none(String user, User.Secret kind) {
    return new Credential(user, Value.spelled(kind), "", "");
  }

  private String encode(String secret) {
    var hash = encoder.encode(secret);
    if (hash == null) {
      throw new IllegalStateException("a secret was not hashed");
    }
    return hash;
  }

  /// True if it is the user's secret. Takes as long for a missing secret as for a wrong one.
  boolean matches(String user, User.Secret kind, String secret) {
    var kept = credentials.find(user, Value.spelled(kind));
    var hash = kept.orElse(nobody);
    var matches =
        secret.getBytes(StandardCharsets.UTF_8).length <= MOST_BYTES
            && encoder.matches(kind == User.Secret.PIN ? pepper.print(user, secret) : secret, hash);
    return matches && kept.isPresent();
  }

  /// The secret of the user's authenticator, if they have one.
  Optional<String> authenticator(String user) {
    return credentials.find(user, Value.spelled(User.Secret.AUTHENTICATOR)).map(pepper::decrypted);
  }

  /// Encrypts an authenticator secret that is not confirmed yet, so that it may be kept in the
  /// session.
  public String encrypted(String secret) {
    return pepper.encrypted(secret);
  }

  public String decrypted(String encrypted) {
    return pepper.decrypted(encrypted);
  }

  public static String random(User.Secret kind) {
    return switch (kind) {
      case PASSWORD -> random(ALPHABET, LENGTH);
      case PIN -> randomPin();
      case AUTHENTICATOR -> Authenticator.secret();
    };
  }

  /// A random access token for a device or program.
  public static String token() {
    return random(ALPHABET, 2 * LENGTH);
  }

  private static String randomPin() {
    var pin = random("0123456789", PIN_LENGTH);
    return PasswordPolicy.fault(User.Secret.PIN, "", pin).isEmpty() ? pin : randomPin();
  }

  static String random(String alphabet, int length) {
    return new SecureRandom()
        .ints(length, 0, alphabet.length())
        .mapToObj(index -> String.valueOf(alphabet.charAt(index)))
        .collect(Collectors.joining());
  }
}
