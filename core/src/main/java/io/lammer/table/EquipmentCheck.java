package io.lammer.table;

import java.util.Locale;
import java.util.regex.Pattern;

/// Compares the equipment of a table with jackpots with the equipment that the documents name: the
/// Andromeda jackpot system, series 3d or higher, and shuffle machines (ruling 12).
record EquipmentCheck(SetupCheck check) {
  private static final Pattern ANDROMEDA =
      Pattern.compile("andromeda\\b.*?\\b(\\d+) ?([a-z]?)\\b", Pattern.CASE_INSENSITIVE);
  private static final int SERIES = 3;
  private static final String LETTER = "d";

  void run() {
    var stated = check.setup().equipment().stream().filter(it -> !it.isBlank()).toList();
    if (check.setup().jackpots().isEmpty() || stated.isEmpty()) {
      return;
    }
    if (stated.stream().noneMatch(EquipmentCheck::isJackpotSystem)) {
      check.warn(
          "equipment-not-named",
          "no Andromeda series 3d or higher among the equipment (%s); the documents name it as the"
              + " jackpot system",
          String.join(", ", stated));
      return;
    }
    stated.stream()
        .filter(it -> !isJackpotSystem(it) && !isShuffler(it))
        .forEach(
            it ->
                check.warn(
                    "equipment-not-named",
                    "%s is neither a jackpot system that the documents name nor a shuffle machine",
                    it));
  }

  private static boolean isJackpotSystem(String stated) {
    var found = ANDROMEDA.matcher(stated);
    if (!found.find()) {
      return false;
    }
    var series = Integer.compare(Integer.parseInt(found.group(1)), SERIES);
    return series > 0
        || (series == 0 && found.group(2).toLowerCase(Locale.ROOT).compareTo(LETTER) >= 0);
  }

  private static boolean isShuffler(String stated) {
    return stated.toLowerCase(Locale.ROOT).contains("shuffl");
  }
}
