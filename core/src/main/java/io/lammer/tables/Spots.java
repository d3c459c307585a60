package io.lammer.tables;

import io.lammer.rules.Conduct.Opens;
import io.lammer.rules.Outcome.Roll;
import io.lammer.rules.Side;
import io.lammer.rules.Spot;
import io.lammer.rules.craps.Split;
import io.lammer.rules.yaml.Value;
import io.lammer.tables.Refusal.Code;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Finds the spot of the layout that was keyed.
final class Spots {
  /// What was keyed.
  sealed interface Chosen {
    record One(Offer offer, Spot spot) implements Chosen {}

    record Divided(Split split) implements Chosen {}
  }

  private Spots() {}

  static Answer<Chosen> find(Table table, Command.Keyed keyed) {
    var layout = table.layout();
    if (!layout.known().contains(keyed.wager())) {
      return Code.UNKNOWN_WAGER.refuse(
          "%s has no wager \"%s\"; expected one of %s",
          layout.edition().game().title(), keyed.wager(), String.join(", ", layout.wagers()));
    }
    if (keyed.wager().equals("fightback")) {
      return fightback(table);
    }
    var spots = layout.spots(keyed.wager());
    if (spots.isEmpty()) {
      return Code.WAGER_NOT_OFFERED.refuse("this table does not offer %s", keyed.wager());
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
      return Code.UNKNOWN_SPOT.refuse("there is no %s; it has no sensor", keyed);
    }
    var spot = spot(table, keyed, first);
    if (first != null && spot.equals(Spot.of(keyed.wager())) && isLineOdds(table, first)) {
      return Code.ODDS_WITHOUT_FLAT.refuse("there is no point for %s to stand on", keyed.wager());
    }
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

  /// A jackpot wager may name its sensor, and must where two carry it and the second is meant.
  private static Answer<Chosen> onSensor(Layout layout, Command.Keyed keyed, List<Spot> spots) {
    var sensor = keyed.sensor();
    var offer =
        sensor == null && spots.size() == 1
            ? Optional.ofNullable(layout.offers().get(spots.getFirst()))
            : layout.onSensor(sensor == null ? 1 : sensor);
    return offer
        .filter(found -> found.name().equals(keyed.wager()))
        .filter(_ -> keyed.number() == null && keyed.dice() == null)
        .<Answer<Chosen>>map(Spots::one)
        .orElseGet(
            () ->
                Code.UNKNOWN_SPOT.refuse(
                    "there is no %s; this table has %s on %s",
                    keyed, keyed.wager(), sensors(layout, keyed.wager())));
  }

  private static String sensors(Layout layout, String wager) {
    return Value.oneOf(
        layout.setup().sensors().stream()
            .sorted()
            .filter(it -> layout.onSensor(it).filter(on -> on.name().equals(wager)).isPresent())
            .map(it -> "sensor " + it)
            .toList());
  }

  /// The spot that was meant: odds on a line wager go by the point, which nobody needs to key.
  private static Spot spot(Table table, Command.Keyed keyed, @Nullable Offer first) {
    var dice = keyed.dice();
    var number = keyed.number();
    if (dice != null) {
      return new Spot(keyed.wager(), number, new Roll(dice.get(0), dice.get(1)));
    }
    if (number == null
        && first != null
        && isLineOdds(table, first)
        && table.felt() instanceof Felt.Craps felt
        && !felt.isComeOut()) {
      number = felt.point();
    }
    return number == null ? Spot.of(keyed.wager()) : Spot.of(keyed.wager(), number);
  }

  private static boolean isLineOdds(Table table, Offer offer) {
    var flat = offer.conduct().oddsOn();
    var on = flat == null ? null : table.layout().offers().get(Spot.of(flat));
    return on != null && on.conduct().opens() == Opens.COME_OUT;
  }

  private static Answer<Chosen> unknownSpot(Command.Keyed keyed, List<Spot> spots) {
    if (keyed.number() == null && keyed.dice() == null) {
      return Code.SPOT_MISSING.refuse("%s needs %s", keyed.wager(), expected(spots));
    }
    return Code.UNKNOWN_SPOT.refuse(
        "there is no %s; %s takes %s", keyed, keyed.wager(), expected(spots));
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

  /// Which half of Fightback is meant depends on the round.
  private static Answer<Chosen> fightback(Table table) {
    var layout = table.layout();
    var round = table.fightbackRound().orElse(null);
    var half =
        round == null
            ? layout.fightbackAfterWin() == null
                ? layout.fightbackAfterTie()
                : layout.fightbackAfterWin()
            : round.winner() == Side.TIE ? layout.fightbackAfterTie() : layout.fightbackAfterWin();
    return half != null
        ? one(half)
        : Code.WAGER_NOT_OFFERED.refuse(
            "this table does not offer fightback%s",
            layout.offersFightback() ? " after this outcome" : "");
  }

  private static Answer<Chosen> one(Offer offer) {
    return new Answer.Accepted<>(new Chosen.One(offer, offer.wager().spot()));
  }

  /// Every standing wager of a seat that a keyed spot means: a divided wager means all its parts.
  static List<Standing> standing(Table table, int seat, Chosen found) {
    var wagers = new ArrayList<Standing>();
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
