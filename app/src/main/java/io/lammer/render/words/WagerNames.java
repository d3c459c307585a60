package io.lammer.render.words;

import io.lammer.rules.Edition;
import io.lammer.rules.Paytable;
import io.lammer.rules.Spot;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The display names of wagers, in the current language.
public final class WagerNames {
  private static final String BUNDLE = "io.lammer.render.words.wagers";

  private WagerNames() {}

  /// The name of a spot; derived from the wager's id if no name is known for it.
  public static String of(Spot spot) {
    var plain = spot.wager().replace('-', ' ');
    return known(spot.wager())
            .orElseGet(() -> plain.substring(0, 1).toUpperCase(Locale.ROOT) + plain.substring(1))
        + which(spot);
  }

  /// The display name of a spot that is given as scripts write it, such as `place 6`.
  static String ofWritten(String spot) {
    var wager = spot.split(" ", 2)[0];
    return known(wager).orElse(wager) + spot.substring(wager.length());
  }

  /// The name that the paytable gives to its wager, or else the name of the spot.
  public static String of(@Nullable Paytable paytable, Spot spot) {
    return printed(paytable, spot).orElseGet(() -> of(spot));
  }

  /// The name of a wager in an edition, or its id.
  public static String of(Edition edition, String wager) {
    return edition
        .paytable(wager)
        .map(paytable -> paytable.called(wager))
        .or(() -> known(wager))
        .orElse(wager);
  }

  /// The name that is the same in every edition; empty for a wager that only a paytable names.
  public static Optional<String> known(String wager) {
    return find("wager." + wager);
  }

  /// The name that the paytable itself gives to its wager.
  public static Optional<String> printed(@Nullable Paytable paytable, Spot spot) {
    return Optional.ofNullable(paytable == null ? null : paytable.called(spot.wager()))
        .map(name -> PrintedTermTranslations.of(name) + which(spot));
  }

  /// The name on a table's felt and console, without anything in parentheses.
  public static String label(Layout layout, Spot spot) {
    return label(paytable(layout, spot), spot);
  }

  /// The name on the felt and console of a spot with this paytable, without parentheses.
  public static String label(@Nullable Paytable paytable, Spot spot) {
    return brief(paytable, spot).orElseGet(() -> of(spot));
  }

  /// The name that the paytable gives to its wager, without anything in parentheses.
  public static Optional<String> brief(@Nullable Paytable paytable, Spot spot) {
    return printed(paytable, spot).map(WagerNames::brief);
  }

  /// Removes a parenthesized suffix. Chinese uses full-width parentheses.
  static String brief(String name) {
    return name.replaceFirst("(?<=.)[(（].*", "").strip();
  }

  /// The name on a table's display, which leaves out the hand and the kind of jackpot.
  public static String title(OfferedWager offer) {
    var called = offer.paytable() == null ? null : offer.paytable().called(offer.name());
    return called != null
        ? PrintedTermTranslations.of(called)
        : find("title." + offer.name()).or(() -> known(offer.name())).orElse(offer.name());
  }

  /// The name in texts for experts: as the paytable prints it, or the spot as scripts write it.
  public static String plain(@Nullable Paytable paytable, Spot spot) {
    var called = paytable == null ? null : paytable.called(spot.wager());
    return called == null ? spot.toString() : called;
  }

  /// The paytable of a spot. A wager that moved to a number keeps the paytable of its first spot.
  private static @Nullable Paytable paytable(Layout layout, Spot spot) {
    var offer = layout.offers().getOrDefault(spot, layout.offers().get(Spot.of(spot.wager())));
    return offer == null ? null : offer.paytable();
  }

  private static Optional<String> find(String key) {
    var names = CurrentLocale.bundle(BUNDLE);
    return names.containsKey(key) ? Optional.of(names.getString(key)) : Optional.empty();
  }

  private static String which(Spot spot) {
    if (spot.sensor() != null) {
      return " " + find("sensor").orElseThrow().replace("{0}", spot.sensor().toString());
    }
    return spot.number() != null
        ? " " + spot.number()
        : spot.dice() != null ? " " + spot.dice() : "";
  }
}
