package io.lammer.table;

import io.lammer.rules.SplitWager;
import io.lammer.rules.Spot;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Refusal.Code;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Finds the spot of the layout that was keyed.
final class SpotResolver {
  /// The wager that a keyed spot refers to.
  sealed interface Chosen {
    record One(OfferedWager offer, Spot spot) implements Chosen {}

    record Divided(SplitWager split) implements Chosen {}
  }

  private SpotResolver() {}

  static Answer<Chosen> find(Table table, Command.Keyed keyed) {
    var layout = table.layout();
    if (!layout.known().contains(keyed.wager())) {
      return Code.UNKNOWN_WAGER.refuse(
          layout.edition().game().title(), keyed.wager(), String.join(", ", layout.wagers()));
    }
    if (layout.isFollowUp(keyed.wager())) {
      return followUp(table, keyed.wager());
    }
    var spots = layout.spots(keyed.wager());
    if (spots.isEmpty()) {
      return Code.WAGER_NOT_OFFERED.refuse(keyed.wager());
    }
    var dice = keyed.dice();
    if (dice != null && dice.size() != 2) {
      return unknownSpot(keyed, spots);
    }
    var first = layout.offers().get(spots.getFirst());
    if (first != null && first.jackpot() != null) {
      return onSensor(layout, keyed, spots);
    }
    if (keyed.sensor() != null) {
      return Code.UNKNOWN_SPOT.as("no-sensor").refuse(keyed);
    }
    return spot(table, keyed, first).then(spot -> at(layout, keyed, spots, spot));
  }

  private static Answer<Spot> spot(Table table, Command.Keyed keyed, @Nullable OfferedWager first) {
    return first == null
        ? new Answer.Accepted<>(keyed.spot())
        : table.layout().play().bets().spot(table, first, keyed);
  }

  private static Answer<Chosen> at(
      Layout layout, Command.Keyed keyed, List<Spot> spots, Spot spot) {
    var split = layout.splits().get(spot);
    if (split != null) {
      return new Answer.Accepted<>(new Chosen.Divided(split));
    }
    var offer = layout.offers().get(spot);
    if (offer != null) {
      return new Answer.Accepted<>(new Chosen.One(offer, spot));
    }
    var travelling = layout.offers().get(Spot.of(keyed.wager()));
    if (travelling != null
        && travelling.travels()
        && spot.number() != null
        && spot.dice() == null) {
      return new Answer.Accepted<>(new Chosen.One(travelling, spot));
    }
    return unknownSpot(keyed, spots);
  }

  /// A jackpot wager may name its sensor. If both sensors have the wager and none is named, sensor
  /// 1 is meant.
  private static Answer<Chosen> onSensor(Layout layout, Command.Keyed keyed, List<Spot> spots) {
    var sensor = keyed.sensor();
    var offer =
        sensor == null && spots.size() == 1
            ? Optional.ofNullable(layout.offers().get(spots.getFirst()))
            : layout.onSensor(sensor == null ? 1 : sensor);
    return offer
        .filter(found -> found.name().equals(keyed.wager()))
        .filter(_ -> keyed.number() == null && keyed.dice() == null)
        .<Answer<Chosen>>map(SpotResolver::one)
        .orElseGet(
            () ->
                Code.UNKNOWN_SPOT
                    .as("on-sensor")
                    .refuse(keyed, keyed.wager(), sensors(layout, keyed.wager())));
  }

  private static String sensors(Layout layout, String wager) {
    return Value.oneOf(
        layout.setup().sensors().stream()
            .sorted()
            .filter(it -> layout.onSensor(it).filter(on -> on.name().equals(wager)).isPresent())
            .map(it -> "sensor " + it)
            .toList());
  }

  private static Answer<Chosen> unknownSpot(Command.Keyed keyed, List<Spot> spots) {
    if (keyed.number() == null && keyed.dice() == null) {
      return Code.SPOT_MISSING.refuse(keyed.wager(), expected(spots));
    }
    return Code.UNKNOWN_SPOT.refuse(keyed, keyed.wager(), expected(spots));
  }

  private static String expected(List<Spot> spots) {
    var first = spots.getFirst();
    if (first.dice() != null) {
      return "two dice, each from 1 to 6";
    }
    return first.number() == null
        ? "no number and no dice"
        : "a number: "
            + Value.oneOf(spots.stream().map(Spot::number).sorted().map(String::valueOf).toList());
  }

  /// The last round chooses among the wagers on its follow-up.
  private static Answer<Chosen> followUp(Table table, String wager) {
    var layout = table.layout();
    var chosen = layout.play().bets().chosen(table, layout.followUps());
    return chosen == null ? Code.WAGER_NOT_OFFERED.as("after-outcome").refuse(wager) : one(chosen);
  }

  private static Answer<Chosen> one(OfferedWager offer) {
    return new Answer.Accepted<>(new Chosen.One(offer, offer.wager().spot()));
  }

  /// A seat's wagers on a keyed spot: for a divided wager all of its parts, or none if one is
  /// missing.
  static List<StandingBet> standing(Table table, int seat, Chosen found) {
    var wagers = new ArrayList<StandingBet>();
    switch (found) {
      case Chosen.One(_, var spot) -> table.find(seat, spot).ifPresent(wagers::add);
      case Chosen.Divided(var split) -> {
        split.parts().keySet().forEach(part -> table.find(seat, part).ifPresent(wagers::add));
        if (wagers.size() < split.parts().size()) {
          wagers.clear();
        }
      }
    }
    return wagers;
  }
}
