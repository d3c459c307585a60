package io.lammer.cli;

import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.sim.table.Wish;
import io.lammer.tables.Command.Keyed;
import io.lammer.tables.Layout;
import io.lammer.tables.Offer;
import java.math.BigDecimal;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// A wager as it is typed: `pass=10`, `place 6=12`, `hop 3-4=5`, `all-small=max`, `harmony`.
///
/// @param amount null for the fixed amount of a jackpot wager, or the least that the table takes
/// @param most the most that it takes
record TypedBet(Keyed spot, @Nullable Money amount, boolean most) {
  private static final Pattern SHAPE =
      Pattern.compile(
          "(?<wager>[A-Za-z0-9-]+?)(?: (?<number>[0-9]{1,2})| (?<first>[1-6])-(?<second>[1-6]))?"
              + "(?:=(?<amount>max|\\$?[0-9]{1,7}(?:\\.[0-9]{1,2})?))?");

  static final class Reader implements ITypeConverter<TypedBet> {
    @Override
    public TypedBet convert(String text) {
      var found = SHAPE.matcher(text);
      if (!found.matches()) {
        throw new TypeConversionException(
            "\"%s\" is not a wager; expected such as pass=10, \"place 6=12\" or all-small=max"
                .formatted(text));
      }
      var number = found.group("number");
      var first = found.group("first");
      var amount = found.group("amount");
      var isMost = "max".equals(amount);
      return new TypedBet(
          new Keyed(
              found.group("wager"),
              number == null ? null : Integer.valueOf(number),
              first == null
                  ? null
                  : Stream.of(first, found.group("second"))
                      .map(Integer::valueOf)
                      .sorted()
                      .toList()),
          amount == null || isMost ? null : Money.of(new BigDecimal(amount.replace("$", ""))),
          isMost);
    }
  }

  TypedBet atMost() {
    return new TypedBet(spot, null, true);
  }

  /// What it is at a table; none where the table has no such spot.
  Optional<Wish> at(Layout layout) {
    return layout.all().stream()
        .filter(this::isOf)
        .findFirst()
        .map(offer -> wish(layout, offer))
        .or(() -> divided(layout));
  }

  /// A wager that is divided over others has no limits of its own.
  private Optional<Wish> divided(Layout layout) {
    return amount != null
            && layout.splits().keySet().stream().anyMatch(it -> Keyed.of(it).equals(spot))
        ? Optional.of(new Wish(spot, amount))
        : Optional.empty();
  }

  /// Of the wagers that have several spots one must be named, but odds go by the point.
  private boolean isOf(Offer offer) {
    var at = offer.wager().spot();
    return new Wish(spot, Money.ZERO).isOf(offer)
        && (spot.number() != null || at.number() == null || offer.conduct().oddsOn() != null)
        && (spot.dice() != null || at.dice() == null);
  }

  private Wish wish(Layout layout, Offer offer) {
    var jackpot = offer.jackpot() == null ? null : layout.jackpots().get(offer.jackpot());
    if (jackpot != null) {
      return new Wish(spot, jackpot.terms().wager());
    }
    return new Wish(spot, amount == null ? limit(layout, offer) : amount);
  }

  private Money limit(Layout layout, Offer offer) {
    var limits = offer.limits();
    if (limits != null) {
      return most ? limits.maximum() : limits.minimum();
    }
    var flat = offer.conduct().oddsOn();
    var line = flat == null ? null : layout.offers().get(Spot.of(flat));
    return line == null ? Money.dollars(1) : odds(layout, offer, limit(layout, line));
  }

  /// Odds that every number takes: the most on each of them, and of these the least.
  private static Money odds(Layout layout, Offer offer, Money flat) {
    var craps = Objects.requireNonNull(layout.rules().craps());
    return layout.offers().values().stream()
        .filter(other -> other.name().equals(offer.name()))
        .map(other -> other.wager().rows().getFirst().pay().perUnit().orElseThrow())
        .map(pays -> flat.times(craps.odds().perFlat(pays)))
        .min(Money::compareTo)
        .orElseThrow();
  }
}
