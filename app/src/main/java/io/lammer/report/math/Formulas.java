package io.lammer.report.math;

import io.lammer.report.paper.Html;
import io.lammer.report.paper.HtmlTable;
import java.util.List;

/// The formulas behind the figures of a report, and its words.
final class Formulas {
  private static final List<List<String>> FORMULAS =
      List.of(
          List.of("Probability of a row", "p = ways of the row / ways of all"),
          List.of(
              "Return", "R = Σ p (x + 1) for \"x to 1\", Σ p x for \"x for 1\", Σ p for a push"),
          List.of("House edge", "E = 1 − R, per unit of the wagers made"),
          List.of("Edge per resolved wager", "E / (1 − probability of a push)"),
          List.of("Edge per roll", "E / expected rolls to resolution"),
          List.of("Edge after dealer envy", "E − Σ p e, with e the envy for each unit staked"),
          List.of("Variance", "V = Σ p (result − mean)², result = what comes back − 1"),
          List.of("Skewness", "Σ p (result − mean)³ / V^(3/2)"),
          List.of("Volatility index", "1.645 √V"),
          List.of("Interval of the return of n rounds", "R ± z √(V / n)"),
          List.of(
              "Jackpot",
              "M meter, S seed, W wager, i increment, r reserve, N players, s share of a"
                  + " percentage row, h probability of a 100% hit in a round"),
          List.of("Return at a meter", "R = F + M Σ p s / (N W), F the return of the fixed pays"),
          List.of("Break-even meter", "(1 − F) N W / Σ p s"),
          List.of("Seeds per unit staked", "c = h S / (N W)"),
          List.of("Long run, paid to players", "F + i + c"),
          List.of("Long run, kept in the reserve", "the greater of r − c and 0"),
          List.of("Long run, house outlay", "F + i + the greater of r and c"),
          List.of(
              "Average meter at a hit",
              "(i N W + h S) / Σ p s; with 100% rows alone S + i N W / h"),
          List.of("Wagers of a player between hits", "1 / Σ p over the percentage rows"),
          List.of("Wagers until a hit with probability q", "ln(1 − q) / ln(1 − Σ p), rounded up"),
          List.of(
              "With a limit L below the average",
              "every hit pays L; i − h (L − S) / (N W) of each unit stays above the limit"));

  private static final List<List<String>> WORDS =
      List.of(
          List.of(
              "Ways",
              "How many equally likely outcomes meet a row. For a wager over several rolls there is"
                  + " no such list: the ways are numerators over the common denominator of the"
                  + " exact probabilities"),
          List.of(
              "To 1, for 1", "\"To 1\" pays and returns the stake; \"for 1\" pays and keeps it"),
          List.of("Push", "The stake is returned; neither a win nor a loss"),
          List.of("Hit", "A wager that wins; of a jackpot, a percentage pay"),
          List.of("Meter, seed", "The displayed jackpot; what it restarts at after a 100% hit"),
          List.of(
              "Increment, reserve",
              "The parts of each wager that go to the meter, and to the" + " fund that pays seeds"),
          List.of(
              "House outlay",
              "All that the house gives away of each unit staked: paid to"
                  + " players and kept for them in the reserve or above the limit"),
          List.of("Dealer envy", "A bonus to the dealers, paid by the house beside a player's pay"),
          List.of("Resolved wager", "A wager that won or lost, not one that pushed"),
          List.of(
              "With odds",
              "A line wager whose player always takes full odds. Its stake varies,"
                  + " so all its figures, the deviation too, are per unit of the average stake"),
          List.of(
              "Effect of removal",
              "How a wager's value changes when one card of a rank leaves" + " the full shoe"));

  private Formulas() {}

  static Html html() {
    return RulesChapter.chapter(
        "formulas",
        "Formulas and glossary",
        table("formulas", "Figure", "Formula", FORMULAS),
        table("glossary", "Word", "Meaning", WORDS));
  }

  private static Html table(String style, String left, String right, List<List<String>> rows) {
    var table = new HtmlTable(style, left, right);
    rows.forEach(row -> table.row("", row));
    return table.html();
  }
}
