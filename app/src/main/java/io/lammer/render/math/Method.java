package io.lammer.render.math;

import io.lammer.odds.Assumptions;
import io.lammer.odds.Ratio;
import io.lammer.render.paper.Html;
import io.lammer.rules.Edition;
import io.lammer.rules.Family;
import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import io.lammer.rules.catalog.Catalog.Source;
import io.lammer.rules.yaml.Value;
import io.lammer.table.words.GameWords;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The report chapter on methods and assumptions.
final class Method {
  private static final String FILE = "io/lammer/render/math/method.yaml";

  private Method() {}

  static List<Html> paragraphs(Edition edition, String jackpots, List<Integer> decks) {
    var text = Value.parse(FILE, Source.builtIn(Method.class, FILE).text()).fields();
    var game = GameWords.of(edition.game()).method(decks);
    var paragraphs = new ArrayList<Html>();
    paragraphs.addAll(items(text.need("first")));
    paragraphs.add(item(game.heading(), game.text()));
    paragraphs.addAll(items(text.need("figures")));
    if (edition.paytables().stream()
        .anyMatch(table -> table.rows().stream().anyMatch(row -> row.envy() != null))) {
      paragraphs.addAll(items(text.need("envy")));
    }
    if (edition.paytables().stream().map(table -> table.family()).anyMatch(Family::isJackpot)) {
      paragraphs.addAll(items(text.need("jackpots")));
      paragraphs.add(item("Given for jackpots:", jackpots));
    }
    return paragraphs;
  }

  private static List<Html> items(Value list) {
    return list.list().stream()
        .map(item -> item.each(Value::text))
        .map(item -> item(item.getFirst(), String.join(" ", item.subList(1, item.size()))))
        .toList();
  }

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
