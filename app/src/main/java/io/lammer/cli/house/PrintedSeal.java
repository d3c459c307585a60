package io.lammer.cli.house;

import java.util.regex.Pattern;

/// A seal as printed: its number and its hash.
public record PrintedSeal(long number, String hash) {
  private static final Pattern FORM = Pattern.compile("([0-9]{1,15}):([0-9a-fA-F]{64})");

  public static PrintedSeal parse(String text) {
    var found = FORM.matcher(text);
    if (!found.matches()) {
      throw new IllegalArgumentException(text);
    }
    return new PrintedSeal(Long.parseLong(found.group(1)), found.group(2));
  }
}
