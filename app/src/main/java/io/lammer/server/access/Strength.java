package io.lammer.server.access;

import io.lammer.tables.floor.User;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Whether a secret is good enough, whoever sets it and where.
public final class Strength {
  private static final int SHORTEST = 10;

  /// What is hashed is cut after so many bytes.
  private static final int MOST_BYTES = 72;

  private static final int DIFFERENT_LETTERS = 5;
  private static final int DIFFERENT_DIGITS = 3;
  private static final int RUN = 6;
  private static final Pattern PIN = Pattern.compile("[0-9]{6,12}");

  /// What everybody tries first; digits and marks around it make it no better.
  private static final List<String> COMMON =
      List.of("password", "passwort", "letmein", "welcome", "administrator", "training", "casino");

  /// Keys side by side.
  private static final List<String> RUNS =
      List.of("abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm");

  private Strength() {}

  /// Why it is not, if it is not.
  ///
  /// @param user the name of whose it is to be
  public static Optional<String> fault(User.Secret kind, String user, String secret) {
    return Optional.ofNullable(
        switch (kind) {
          case PASSWORD -> password(user, secret);
          case PIN -> pin(secret);
          case AUTHENTICATOR -> "an authenticator is set by its owner";
        });
  }

  private static @Nullable String password(String user, String secret) {
    var plain = secret.toLowerCase(Locale.ROOT);
    if (secret.length() < SHORTEST
        || secret.getBytes(StandardCharsets.UTF_8).length > MOST_BYTES
        || secret.chars().anyMatch(Character::isISOControl)) {
      return "a password has 10 characters or more, and 72 bytes at most";
    }
    if (plain.contains(user.toLowerCase(Locale.ROOT))) {
      return "a password may not hold your name";
    }
    var letters = plain.replaceAll("^[^a-z]+|[^a-z]+$", "");
    if (plain.strip().chars().distinct().count() < DIFFERENT_LETTERS
        || COMMON.contains(letters)
        || RUNS.stream().anyMatch(run -> isMostly(plain, run))) {
      return "that password is among the first that are guessed; choose another";
    }
    return null;
  }

  /// Six keys side by side, and little else.
  private static boolean isMostly(String plain, String run) {
    for (var from = 0; from + RUN <= run.length(); from++) {
      var part = run.substring(from, from + RUN);
      var back = new StringBuilder(part).reverse().toString();
      if (plain.length() < 2 * RUN && (plain.contains(part) || plain.contains(back))) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable String pin(String secret) {
    if (!PIN.matcher(secret).matches()) {
      return "a PIN has 6 to 12 digits";
    }
    var steps = new HashSet<Integer>();
    for (var i = 1; i < secret.length(); i++) {
      steps.add(secret.charAt(i) - secret.charAt(i - 1));
    }
    return secret.chars().distinct().count() < DIFFERENT_DIGITS || steps.size() == 1
        ? "that PIN is among the first that are guessed; choose another"
        : null;
  }
}
