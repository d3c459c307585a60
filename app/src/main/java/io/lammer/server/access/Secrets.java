package io.lammer.server.access;

import io.lammer.rules.yaml.Value;
import io.lammer.server.BcryptCost;
import io.lammer.server.FloorHost;
import io.lammer.store.Credential;
import io.lammer.store.Credentials;
import io.lammer.store.Database;
import io.lammer.store.StoreFailed;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.User;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.stream.Collectors;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder;
import org.springframework.stereotype.Component;

/// How passwords, PINs and authenticators are kept, and whether one is right.
@Component
public final class Secrets {
  private static final int MOST_BYTES = 72;

  /// Before the hash of a PIN that was keyed; those of 0.1.0 were not.
  private static final String KEYED = "keyed:";

  /// Letters and digits that nobody mistakes for each other.
  private static final String ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789";

  private static final int LENGTH = 16;
  private static final int PIN_LENGTH = 6;

  private final Credentials credentials;
  private final Pepper pepper;
  private final Hashing hashing;
  private final BCryptPasswordEncoder encoder;

  /// A hash of no known secret.
  private final String nobody;

  Secrets(Database database, Hashing hashing, BcryptCost cost) {
    this.credentials = database.credentials();
    this.hashing = hashing;
    this.encoder = new BCryptPasswordEncoder(cost.logRounds());
    this.nobody =
        "$2a$%02d$8KqJcQ0m0mF1qV6nJm7QxuYJ8rM2l0n6tq3o3l5s9Qw1mF0eXb5yK"
            .formatted(cost.logRounds());
    this.pepper = new Pepper(database.secret());
  }

  @Autowired
  Secrets(FloorHost host, Hashing hashing, BcryptCost cost) {
    this(host.live().database(), hashing, cost);
  }

  /// As it is to be kept, with the act that says it was set. Takes a tenth of a second.
  public Credential credential(String user, User.Secret kind, String secret) {
    var hash =
        switch (kind) {
          case PASSWORD -> encode(secret);
          case PIN -> KEYED + encode(pepper.print(user, secret));
          case AUTHENTICATOR -> pepper.encrypted(secret);
        };
    return new Credential(
        user, Value.spelled(kind), hash, pepper.print(user, Value.spelled(kind), secret));
  }

  /// As above, on the threads for it.
  public Credential hashed(Actor by, String user, User.Secret kind, String secret) {
    return hashing.run(by.name(), () -> credential(user, kind, secret));
  }

  /// For a secret that is taken away.
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

  /// Whether it is that person's. One that is not kept takes as long as a wrong one.
  boolean matches(String user, User.Secret kind, String secret) {
    var kept = credentials.find(user, Value.spelled(kind));
    var hash = kept.orElse(nobody);
    var matches =
        secret.getBytes(StandardCharsets.UTF_8).length <= MOST_BYTES
            && (hash.startsWith(KEYED)
                ? encoder.matches(pepper.print(user, secret), hash.substring(KEYED.length()))
                : encoder.matches(secret, hash));
    if (matches && kind == User.Secret.PIN && !hash.startsWith(KEYED)) {
      keyed(credential(user, kind, secret));
    }
    return matches && kept.isPresent();
  }

  /// Where another server writes, it is done there when the person comes in there.
  private void keyed(Credential credential) {
    try {
      credentials.save(credential).join();
    } catch (StoreFailed _) {
      // Nothing is lost by it.
    }
  }

  /// What the person's authenticator shares with the house.
  Optional<String> authenticator(String user) {
    return credentials.find(user, Value.spelled(User.Secret.AUTHENTICATOR)).map(pepper::decrypted);
  }

  /// An authenticator's secret, as it may wait in the database until it is set.
  public String encrypted(String secret) {
    return pepper.encrypted(secret);
  }

  public String decrypted(String encrypted) {
    return pepper.decrypted(encrypted);
  }

  /// One that nobody could guess.
  public static String random(User.Secret kind) {
    return switch (kind) {
      case PASSWORD -> random(ALPHABET, LENGTH);
      case PIN -> randomPin();
      case AUTHENTICATOR -> Authenticator.secret();
    };
  }

  /// What opens something without a person.
  public static String token() {
    return random(ALPHABET, 2 * LENGTH);
  }

  private static String randomPin() {
    var pin = random("0123456789", PIN_LENGTH);
    return Strength.fault(User.Secret.PIN, "", pin).isEmpty() ? pin : randomPin();
  }

  static String random(String alphabet, int length) {
    return new SecureRandom()
        .ints(length, 0, alphabet.length())
        .mapToObj(index -> String.valueOf(alphabet.charAt(index)))
        .collect(Collectors.joining());
  }
}
