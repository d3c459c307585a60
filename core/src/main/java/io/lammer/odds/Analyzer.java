package io.lammer.odds;

import io.lammer.rules.Choice;
import io.lammer.rules.Condition;
import io.lammer.rules.Conduct;
import io.lammer.rules.Edition;
import io.lammer.rules.Edition.MainWager;
import io.lammer.rules.Fraction;
import io.lammer.rules.Machine;
import io.lammer.rules.Outcome.Deal;
import io.lammer.rules.Paytable;
import io.lammer.rules.Row;
import io.lammer.rules.Suit;
import io.lammer.rules.Wager;
import io.lammer.rules.catalog.StandardCraps;
import io.lammer.rules.craps.OddsLimit;
import io.lammer.rules.craps.Split;
import io.lammer.rules.craps.Variant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Analyses wagers of an edition. Wagers with the same conditions share their counts, so a whole
/// family of paytables costs as much as one of them.
public final class Analyzer {
  /// Suits are alike in a full shoe, so any stands for the operator's.
  private static final Suit ANY_SUIT = Suit.SPADES;

  /// The odds that players are commonly allowed.
  private static final List<OddsLimit> ODDS =
      List.of(new OddsLimit(1), new OddsLimit(2), OddsLimit.THREE_FOUR_FIVE);

  /// What decides the counts of a wager: not its pays.
  private record Key(
      Machine machine,
      List<Condition> conditions,
      Choice choice,
      @Nullable Integer decks,
      After after) {}

  private final Edition edition;
  private final Assumptions assumptions;
  private final Map<Key, Counts> known = new HashMap<>();
  private final Map<Integer, CardCounter> counters = new HashMap<>();

  public Analyzer(Edition edition, Assumptions assumptions) {
    this.edition = edition;
    this.assumptions = assumptions;
  }

  /// The main wagers, for these numbers of decks where cards are played.
  public List<Analysis> main(List<Integer> decks) {
    var analyses = new ArrayList<Analysis>();
    for (var count : perShoe(decks)) {
      for (var main : edition.main()) {
        analyses.addAll(main(main, count));
      }
    }
    if (edition.game().hasStandardWagers()) {
      analyses.addAll(craps(edition.main(), StandardCraps.of(Variant.STANDARD).splits(), ODDS));
    }
    return analyses;
  }

  private List<Analysis> main(MainWager main, @Nullable Integer decks) {
    var wager = main.wager();
    var vig = main.conduct().vig();
    if (vig != Conduct.Vig.NONE) {
      return List.of(vig(wager, vig, true), vig(wager, vig, false));
    }
    if (decks == null || !main.isBanker()) {
      return List.of(main(wager, decks, null, Charge.NONE));
    }
    // A Banker wager that says nothing of commission is charged as the operator chooses.
    var analyses = new ArrayList<Analysis>();
    if (main.isFor(false)) {
      analyses.add(banker(wager, decks, assumptions.commission()));
    }
    if (main.isFor(true)) {
      analyses.add(banker(wager, decks, null));
    }
    return analyses;
  }

  /// Banker where this commission is charged.
  ///
  /// @param commission null on a commission-free table
  public Analysis banker(Wager wager, @Nullable Integer decks, @Nullable Fraction commission) {
    if (commission == null) {
      return main(wager, decks, "commission-free", Charge.NONE);
    }
    var percent = Ratio.of(commission).decimal().movePointRight(2).stripTrailingZeros();
    return main(wager, decks, "commission " + percent.toPlainString() + "%", Charge.COMMISSION);
  }

  /// A wager at true odds with its vig.
  public Analysis vig(Wager wager, Conduct.Vig vig, boolean upFront) {
    return main(
        wager, null, upFront ? "vig up front" : "vig on a win", new Charge.Vig(vig, upFront));
  }

  private Analysis main(
      Wager wager, @Nullable Integer decks, @Nullable String condition, Charge charge) {
    return new Analysis(
        edition.id(),
        null,
        wager,
        decks,
        condition,
        After.ANY,
        charge,
        Stakes.ONE_UNIT,
        counts(wager, decks, After.ANY),
        assumptions);
  }

  /// What is made of several wagers of a craps table: the divided ones, and the line with odds.
  public List<Analysis> craps(
      List<MainWager> wagers, Collection<Split> splits, List<OddsLimit> limits) {
    var analyses = new ArrayList<Analysis>();
    for (var split : splits) {
      analyses.add(main(Divided.whole(split, wagers), null, null, Charge.NONE));
    }
    for (var limit : limits) {
      for (var flat : List.of("pass", "dont-pass")) {
        withOdds(wagers, flat, limit).ifPresent(analyses::add);
      }
    }
    return analyses;
  }

  private Optional<Analysis> withOdds(List<MainWager> wagers, String flat, OddsLimit limit) {
    var odds = new LinkedHashMap<Integer, Wager>();
    for (var main : wagers) {
      var number = main.wager().spot().number();
      if (number != null && flat.equals(main.conduct().oddsOn())) {
        odds.put(number, main.wager());
      }
    }
    return wagers.stream()
        .map(MainWager::wager)
        .filter(wager -> wager.name().equals(flat))
        .findFirst()
        .map(line -> WithOdds.of(edition.id(), line, odds, limit, assumptions));
  }

  /// Every wager of a paytable, in every state in which it can be made.
  public List<Analysis> paytable(Paytable paytable, List<Integer> decks) {
    var analyses = new ArrayList<Analysis>();
    for (var count : perShoe(decks)) {
      for (var name : paytable.wagers()) {
        var wager = paytable.wager(name, ANY_SUIT);
        for (var after : After.all(paytable.family())) {
          analyses.add(made(paytable, wager, count, after));
        }
      }
    }
    return analyses;
  }

  private Analysis made(Paytable paytable, Wager wager, @Nullable Integer decks, After after) {
    return new Analysis(
        edition.id(),
        paytable,
        wager,
        decks,
        after.condition(),
        after,
        Charge.NONE,
        Stakes.ONE_UNIT,
        counts(wager, decks, after),
        assumptions);
  }

  /// A wager as a table offers it, whose rows may be the operator's choice.
  ///
  /// @param decks null where no cards are played
  public Analysis offered(
      Wager wager, @Nullable Paytable paytable, @Nullable Integer decks, Charge charge) {
    return new Analysis(
        edition.id(),
        paytable,
        wager,
        decks,
        null,
        After.ANY,
        charge,
        Stakes.ONE_UNIT,
        counts(wager, decks, After.ANY),
        assumptions);
  }

  /// A Fightback wager after this round, in whose state it was made.
  public Analysis offered(Wager wager, Paytable paytable, int decks, Deal after) {
    return made(paytable, wager, decks, After.of(after));
  }

  private List<@Nullable Integer> perShoe(List<Integer> decks) {
    var shoes = new ArrayList<@Nullable Integer>();
    if (edition.game().hasShoe()) {
      shoes.addAll(decks);
    } else {
      shoes.add(null);
    }
    return shoes;
  }

  private Counts counts(Wager wager, @Nullable Integer decks, After after) {
    var key =
        new Key(
            wager.machine(),
            wager.rows().stream().map(Row::when).toList(),
            wager.choice(),
            decks,
            after);
    var counts = known.get(key);
    if (counts == null) {
      counts = count(wager, decks, after);
      known.put(key, counts);
    }
    return new Counts(wager.rows(), counts.ways(), counts.losses(), counts.rounds());
  }

  private Counts count(Wager wager, @Nullable Integer decks, After after) {
    return switch (edition.game()) {
      case CRAPS -> Chain.count(wager);
      case DICE -> Shakes.count(wager);
      case BACCARAT -> {
        if (decks == null) {
          throw new IllegalStateException("a shoe without decks");
        }
        yield counters
            .computeIfAbsent(decks, count -> new CardCounter(Composition.decks(count)))
            .count(wager, after::holds);
      }
    };
  }
}
