package io.lammer.cli.simulate;

import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.sim.table.PlannedBet;
import io.lammer.table.Command.Keyed;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import java.math.BigDecimal;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// A wager given on the command line: `pass=10`, `place 6=12`, `hop 3-4=5`, `all-small=max`,
/// `harmony`.
///
/// @param amount null for the fixed amount of a jackpot wager, or the table minimum
/// @param most whether to wager the table maximum
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

  /// The wager at a table; empty if the table has no such spot.
  Optional<PlannedBet> at(Layout layout) {
    return layout.all().stream()
        .filter(this::isOf)
        .findFirst()
        .map(offer -> wish(layout, offer))
        .or(() -> divided(layout));
  }

  /// A wager that is divided over others has no limits of its own, so it needs an amount.
  private Optional<PlannedBet> divided(Layout layout) {
    return amount != null
            && layout.splits().keySet().stream().anyMatch(it -> Keyed.of(it).equals(spot))
        ? Optional.of(new PlannedBet(spot, amount))
        : Optional.empty();
  }

  /// A wager with several spots must name one, except that odds default to the point.
  private boolean isOf(OfferedWager offer) {
    var at = offer.wager().spot();
    return new PlannedBet(spot, Money.ZERO).isOf(offer)
        && (spot.number() != null || at.number() == null || offer.conduct().oddsOn() != null)
        && (spot.dice() != null || at.dice() == null);
  }

  private PlannedBet wish(Layout layout, OfferedWager offer) {
    var jackpot = offer.jackpot() == null ? null : layout.jackpots().get(offer.jackpot());
    if (jackpot != null) {
      return new PlannedBet(spot, jackpot.terms().wager());
    }
    return new PlannedBet(spot, amount == null ? limit(layout, offer) : amount);
  }

  private Money limit(Layout layout, OfferedWager offer) {
    var limits = offer.limits();
    if (limits != null) {
      return most ? limits.maximum() : limits.minimum();
    }
    var flat = offer.conduct().oddsOn();
    var line = flat == null ? null : layout.offers().get(Spot.of(flat));
    return line == null ? Money.dollars(1) : odds(layout, offer, limit(layout, line));
  }

  /// The odds that are allowed on every number: the smallest of their maximums.
  private static Money odds(Layout layout, OfferedWager offer, Money flat) {
    var craps = Objects.requireNonNull(layout.rules().craps());
    return layout.offers().values().stream()
        .filter(other -> other.name().equals(offer.name()))
        .map(other -> other.wager().rows().getFirst().pay().perUnit().orElseThrow())
        .map(pays -> flat.times(craps.odds().perFlat(pays)))
        .min(Money::compareTo)
        .orElseThrow();
  }
}
