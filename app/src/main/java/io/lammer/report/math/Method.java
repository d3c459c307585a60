package io.lammer.report.math;

import io.lammer.odds.Assumptions;
import io.lammer.odds.Ratio;
import io.lammer.report.game.GameText;
import io.lammer.report.paper.Html;
import io.lammer.rules.Edition;
import io.lammer.rules.Family;
import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How the figures of a report were found and what they assume.
final class Method {
  private Method() {}

  static List<Html> paragraphs(Edition edition, String jackpots, List<Integer> decks) {
    var paragraphs = new ArrayList<Html>();
    paragraphs.add(
        item(
            "One rule text.",
            "Every outcome is judged by the code that settles play; the report has no rules of its"
                + " own. A paytable is a list of rows tried in printed order: the first row that is"
                + " met decides."));
    paragraphs.add(outcomes(edition, decks));
    paragraphs.add(
        item(
            "No rounding inside.",
            "Ways are whole numbers and probabilities, returns, edges and variances exact"
                + " fractions; figures are rounded half to even only where they are printed."));
    paragraphs.add(
        item(
            "Return and edge.",
            "Everything is per unit staked. A pay of x \"to 1\" with probability p returns p × (x +"
                + " 1), a push p × 1, a pay of x \"for 1\" p × x. The house edge is 1 less the"
                + " return, per wager made; where pushes exist it is also given per resolved wager,"
                + " divided by 1 less the push frequency."));
    paragraphs.add(
        item(
            "Hits and spread.",
            "The hit frequency counts wins over all wagers made; a push is no hit. Variance,"
                + " standard deviation and skewness are those of one wager's result. The volatility"
                + " index is 1.645 standard deviations; the return of n rounds lies within z"
                + " standard deviations divided by the square root of n of the expected return,"
                + " with z = 1.645, 1.960 and 2.576 for 90, 95 and 99%, as far as the normal"
                + " approximation holds."));
    if (edition.paytables().stream()
        .anyMatch(table -> table.rows().stream().anyMatch(row -> row.envy() != null))) {
      paragraphs.add(
          item(
              "Dealer envy",
              "is house money beside the wager and no part of the player's return, so the house"
                  + " edge leaves it out; the edge after envy stands beside it wherever envy is"
                  + " paid. Envy that is paid once for all winners costs each wager less the"
                  + " more of them there are."));
    }
    if (edition.paytables().stream().map(table -> table.family()).anyMatch(Family::isJackpot)) {
      paragraphs.add(
          item(
              "Jackpots.",
              "Dollar pays are for a $1 wager and multiply with it. A percentage is paid of the"
                  + " displayed meter, divided among the winners. Over the long run players are"
                  + " paid the fixed pays, the increment, and the seed times the probability of a"
                  + " 100% hit, whoever pays the seed: the reserve as far as it goes, the house the"
                  + " rest. What the reserve takes in beyond the seeds stays in it. Rounds are"
                  + " independent of each other, so the wagers of a player between hits are"
                  + " geometric; within a round all players see the same outcome and win"
                  + " together."));
      paragraphs.add(item("Given for jackpots:", jackpots));
    }
    return paragraphs;
  }

  private static Html outcomes(Edition edition, List<Integer> decks) {
    var method = GameText.method(edition.game(), decks);
    return item(method.heading(), method.text());
  }

  /// What a jackpot figure was given.
  static String jackpots(Assumptions assumed) {
    var parts = new ArrayList<String>();
    parts.add("a wager of " + assumed.wager());
    add(parts, "a meter of ", assumed.meter());
    add(parts, "a seed of ", assumed.seed());
    rate(parts, "an increment of ", assumed.increment());
    rate(parts, "a reserve of ", assumed.reserve());
    add(parts, "a limit of ", assumed.limit());
    parts.add(
        assumed.players() == 1
            ? "one player"
            : assumed.players() + " players who all wager in every round");
    var text = String.join(", ", parts) + ".";
    return assumed.meter() == null
        ? text + " No meter was given: return, edge and deviation are shown for several meters."
        : text;
  }

  private static void add(List<String> parts, String what, @Nullable Money amount) {
    if (amount != null) {
      parts.add(what + amount);
    }
  }

  private static void rate(List<String> parts, String what, @Nullable Fraction rate) {
    if (rate != null) {
      parts.add(
          what
              + Ratio.of(rate).decimal().movePointRight(2).stripTrailingZeros().toPlainString()
              + "%");
    }
  }

  private static Html item(String head, String text) {
    return Html.element("p", Html.element("strong", head), Html.text(" " + text));
  }
}
