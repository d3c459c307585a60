package io.lammer.web.access;

import io.lammer.house.User;
import io.lammer.journal.Hash;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The rules for acceptable passwords and PINs.
public final class PasswordPolicy {
  private static final int SHORTEST = 12;

  /// Maximum length in bytes, since bcrypt ignores the rest.
  private static final int MOST_BYTES = 72;

  private static final int DIFFERENT_LETTERS = 5;
  private static final int DIFFERENT_DIGITS = 3;
  private static final Pattern PIN = Pattern.compile("[0-9]{6,12}");

  /// Minimum number of letters besides common words.
  private static final int OWN_LETTERS = 4;

  /// Minimum length of a keyboard or alphabet sequence that counts as one.
  private static final int SEQUENCE = 4;

  /// A list of words from common passwords.
  private static final Pattern COMMON = words();

  /// Passwords of 12 characters or more among the 100,000 most often leaked (the list of nbvcxz
  /// 1.5.1). They are kept in lower case as prefixes of their SHA-256, because the list contains
  /// names and abusive words.
  private static final Set<String> LEAKED = Set.of(lines("common-passwords.txt"));

  private static final int HASH_DIGITS = 16;

  /// Alphabet and keyboard rows.
  private static final List<String> RUNS =
      List.of("abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm");

  /// Matches text that repeats one part.
  private static final Pattern REPEATED = Pattern.compile("(.+?)\\1+");

  private static final String MARKS = "0134578@$!";
  private static final String MEANT = "oleastbasi";

  private PasswordPolicy() {}

  /// Why a secret is not acceptable; empty if it is.
  ///
  /// @param user the user's name, which a password may not contain
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
      return "a password has 12 characters or more, and 72 bytes at most";
    }
    if (plain.contains(user.toLowerCase(Locale.ROOT))) {
      return "a password may not hold your name";
    }
    return isGuessable(plain)
        ? "that password is among the first that are guessed; choose another"
        : null;
  }

  private static boolean isGuessable(String plain) {
    var varied = REPEATED.matcher(withoutSequences(plain)).replaceAll("$1");
    return varied.strip().chars().distinct().count() < DIFFERENT_LETTERS
        || isCommon(plain)
        || LEAKED.contains(Hash.of(plain).toString().substring(0, HASH_DIGITS));
  }

  /// True if the password has almost no letters besides common words. Digits and marks around or
  /// between the words do not count.
  private static boolean isCommon(String plain) {
    var inner = plain.replaceAll("^[^a-z]+|[^a-z]+$", "");
    return isCommonWords(inner) || isCommonWords(withLetters(inner));
  }

  private static boolean isCommonWords(String text) {
    var letters = text.replaceAll("[^a-z]", "");
    var rest = COMMON.matcher(letters).replaceAll("");
    return rest.length() < letters.length() && rest.length() < OWN_LETTERS;
  }

  /// Replaces digits and marks by the letters they stand for, such as 0 for o.
  private static String withLetters(String text) {
    var letters = new StringBuilder(text);
    for (var i = 0; i < text.length(); i++) {
      var at = MARKS.indexOf(text.charAt(i));
      if (at >= 0) {
        letters.setCharAt(i, MEANT.charAt(at));
      }
    }
    return letters.toString();
  }

  private static String withoutSequences(String plain) {
    var rest = new StringBuilder();
    for (var from = 0; from < plain.length(); ) {
      var length = sequence(plain, from);
      if (length < SEQUENCE) {
        rest.append(plain.charAt(from));
        from++;
      } else {
        from += length;
      }
    }
    return rest.toString();
  }

  /// Length of the sequence, forward or backward, that begins at this index.
  private static int sequence(String plain, int from) {
    var longest = 1;
    for (var to = from + 2; to <= plain.length(); to++) {
      var part = plain.substring(from, to);
      var back = new StringBuilder(part).reverse().toString();
      if (RUNS.stream().noneMatch(run -> run.contains(part) || run.contains(back))) {
        break;
      }
      longest = part.length();
    }
    return longest;
  }

  private static Pattern words() {
    return Pattern.compile(
        Arrays.stream(lines("common-words.txt"))
            .sorted(Comparator.comparing(String::length).reversed())
            .collect(Collectors.joining("|")));
  }

  private static String[] lines(String resource) {
    try (var in = PasswordPolicy.class.getResourceAsStream(resource)) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
          .strip()
          .split("\\s+");
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
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
