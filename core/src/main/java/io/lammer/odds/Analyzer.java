package io.lammer.odds;

import io.lammer.rules.Condition;
import io.lammer.rules.Edition;
import io.lammer.rules.Machine;
import io.lammer.rules.Paytable;
import io.lammer.rules.Row;
import io.lammer.rules.Suit;
import io.lammer.rules.Wager;
import io.lammer.rules.WagerContext;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Computes analyses for the wagers of an edition. Wagers with the same conditions share their
/// counts, so a whole family of paytables costs as much as one.
public final class Analyzer {
  /// Stands for the operator's suit: all suits are equivalent in a full shoe.
  private static final Suit ANY_SUIT = Suit.SPADES;

  /// Everything that the counts of a wager depend on; pays are not part of it.
  private record Key(
      Machine machine,
      List<Condition> conditions,
      WagerContext choice,
      @Nullable Integer decks,
      BettingState state) {}

  private final Edition edition;
  private final GameOdds odds;
  private final Assumptions assumptions;
  private final Map<Key, RowWays> known = new HashMap<>();

  /// Counters by number of decks; 0 for a game without a shoe.
  private final Map<Integer, OutcomeCounter> counters = new HashMap<>();

  public Analyzer(Edition edition, Assumptions assumptions) {
    this.edition = edition;
    this.odds = edition.game().part(GameOdds.class);
    this.assumptions = assumptions;
  }

  /// Analyses of the main wagers.
  ///
  /// @param decks the shoe sizes; ignored for games without a shoe
  public List<Analysis> main(List<Integer> decks) {
    var analyses = new ArrayList<Analysis>();
    for (var count : perShoe(decks)) {
      for (var main : edition.main()) {
        for (var charge : odds.charges(main)) {
          analyses.add(main(main.wager(), count, charge));
        }
      }
    }
    analyses.addAll(odds.composites(edition, assumptions));
    return analyses;
  }

  /// A main wager with its charge.
  ///
  /// @param decks null for games without a shoe
  public Analysis main(Wager wager, @Nullable Integer decks, Charge charge) {
    return analysis(null, wager, decks, charge.condition(assumptions), BettingState.ANY, charge);
  }

  /// Every wager of a paytable, in all states in which it can be made.
  public List<Analysis> paytable(Paytable paytable, List<Integer> decks) {
    var analyses = new ArrayList<Analysis>();
    for (var count : perShoe(decks)) {
      for (var name : paytable.wagers()) {
        var wager = paytable.wager(name, ANY_SUIT);
        for (var state : odds.states(paytable.family())) {
          analyses.add(offered(wager, paytable, count, state));
        }
      }
    }
    return analyses;
  }

  /// A wager as a table offers it, possibly with rows that the operator chose.
  ///
  /// @param decks null for games without a shoe
  public Analysis offered(
      Wager wager, @Nullable Paytable paytable, @Nullable Integer decks, Charge charge) {
    return analysis(paytable, wager, decks, null, BettingState.ANY, charge);
  }

  /// A wager of a paytable, made in this state.
  ///
  /// @param decks null for games without a shoe
  public Analysis offered(
      Wager wager, Paytable paytable, @Nullable Integer decks, BettingState state) {
    return analysis(paytable, wager, decks, state.condition(), state, Charge.NONE);
  }

  private Analysis analysis(
      @Nullable Paytable paytable,
      Wager wager,
      @Nullable Integer decks,
      @Nullable String condition,
      BettingState state,
      Charge charge) {
    return new Analysis(
        edition.id(),
        paytable,
        wager,
        decks,
        condition,
        state,
        charge,
        Stakes.ONE_UNIT,
        counts(wager, decks, state),
        assumptions);
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

  private RowWays counts(Wager wager, @Nullable Integer decks, BettingState state) {
    var key =
        new Key(
            wager.machine(),
            wager.rows().stream().map(Row::when).toList(),
            wager.choice(),
            decks,
            state);
    var counts = known.get(key);
    if (counts == null) {
      counts = counter(decks).count(wager, state);
      known.put(key, counts);
    }
    return new RowWays(wager.rows(), counts.ways(), counts.losses(), counts.rounds());
  }

  private OutcomeCounter counter(@Nullable Integer decks) {
    return counters.computeIfAbsent(decks == null ? 0 : decks, _ -> odds.counter(decks));
  }
}
