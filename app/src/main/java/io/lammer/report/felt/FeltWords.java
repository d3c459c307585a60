package io.lammer.report.felt;

import io.lammer.report.words.Terms;
import io.lammer.report.words.Tongue;
import io.lammer.rules.Paytable;
import io.lammer.rules.Spot;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;

/// The words on a felt, which reports use too.
public final class FeltWords {
  private FeltWords() {}

  private static ResourceBundle bundle() {
    return Tongue.bundle("io.lammer.report.felt.felt");
  }

  /// The words of a key, with `{0}` and so on replaced.
  static String of(String key, Object... values) {
    var words = bundle().getString(key);
    for (var i = 0; i < values.length; i++) {
      words = words.replace("{" + i + "}", values[i].toString());
    }
    return words;
  }

  static Optional<String> find(String key, Object... values) {
    return bundle().containsKey(key) ? Optional.of(of(key, values)) : Optional.empty();
  }

  /// The name of a spot as people say it, also where the bundle does not know its wager.
  public static String spoken(Spot spot) {
    var plain = spot.wager().replace('-', ' ');
    return find("wager." + spot.wager())
            .orElseGet(() -> plain.substring(0, 1).toUpperCase(Locale.ROOT) + plain.substring(1))
        + which(spot);
  }

  /// The name of a wager of a paytable, as people say it.
  public static String spoken(@Nullable Paytable paytable, Spot spot) {
    return called(paytable, spot).orElseGet(() -> spoken(spot));
  }

  /// The name that a paytable gives its wager.
  static Optional<String> called(@Nullable Paytable paytable, Spot spot) {
    return Optional.ofNullable(paytable == null ? null : paytable.called(spot.wager()))
        .map(name -> Terms.of(name) + which(spot));
  }

  /// Without what stands in brackets, which are wide ones in Chinese.
  static String brief(String words) {
    return words.replaceFirst("(?<=.)[(（].*", "").strip();
  }

  private static String which(Spot spot) {
    var dice = spot.dice();
    if (spot.sensor() != null) {
      return " " + of("sensor", spot.sensor());
    }
    return spot.number() != null ? " " + spot.number() : dice != null ? " " + dice : "";
  }
}
