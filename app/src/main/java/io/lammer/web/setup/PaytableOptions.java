package io.lammer.web.setup;

import io.lammer.rules.Paytable;
import io.lammer.rules.Row;
import io.lammer.web.odds.OddsFigures;
import io.lammer.web.page.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The paytables that may be chosen in one field of the form, with their figures.
///
/// @param field path of the field
/// @param several true if more than one may be chosen
/// @param required true if one must be chosen
/// @param jackpot true if the figures are those of jackpots
public record PaytableOptions(
    String field, boolean several, boolean required, boolean jackpot, List<Choice> choices) {
  private static final int PAYS_SHOWN = 8;

  /// A paytable to choose.
  ///
  /// @param figure null until it is computed
  public record Choice(
      String id,
      String family,
      String pays,
      List<String> doubts,
      String standing,
      @Nullable OddsFigures figure) {}

  static PaytableOptions of(
      String field,
      List<Paytable> paytables,
      boolean several,
      boolean required,
      Function<Paytable, Optional<OddsFigures>> figures) {
    return new PaytableOptions(
        field,
        several,
        required,
        paytables.stream().anyMatch(paytable -> paytable.family().isJackpot()),
        paytables.stream().map(paytable -> choice(paytable, figures)).toList());
  }

  /// A copy that includes chosen paytables which are not offered, so that they can be seen and
  /// removed.
  PaytableOptions with(List<String> chosen) {
    var all = new ArrayList<>(choices);
    chosen.stream()
        .filter(id -> !id.isBlank() && choices.stream().noneMatch(choice -> choice.id().equals(id)))
        .distinct()
        .forEach(id -> all.add(unknown(id)));
    return new PaytableOptions(field, several, required, jackpot, all);
  }

  private static Choice unknown(String id) {
    return new Choice(id, "", "", List.of(), Texts.say("setup.not-of-edition"), null);
  }

  private static Choice choice(
      Paytable paytable, Function<Paytable, Optional<OddsFigures>> figures) {
    return new Choice(
        paytable.id(),
        paytable.family().word(),
        paytable.title() == null ? pays(paytable) : paytable.title() + ": " + pays(paytable),
        paytable.suspects().stream().map(PaytableOptions::doubt).toList(),
        paytable.standing().said(),
        figures.apply(paytable).orElse(null));
  }

  private static String doubt(Row row) {
    return "%s pays %s as printed; it %s"
        .formatted(row.label(), row.pays(), row.mark() == null ? "" : row.mark().why());
  }

  /// The envy bonuses, in which some paytables differ: `10 numbers $5,000, 9 numbers $500`.
  private static String envy(List<Row> rows) {
    return rows.stream()
        .filter(row -> row.envy() != null)
        .map(row -> row.label() + " " + row.envy())
        .collect(Collectors.joining(", "));
  }

  private static String pays(Paytable paytable) {
    var rows = paytable.rows();
    var envy = envy(rows);
    if (!envy.isEmpty()) {
      return rows.stream()
              .map(Row::pays)
              .distinct()
              .limit(PAYS_SHOWN)
              .collect(Collectors.joining(", "))
          + Texts.say("setup.envy", envy);
    }
    if (paytable.wagers().contains(paytable.id()) || paytable.family().hasWagerInRows()) {
      return rows.stream()
          .map(row -> row.label() + " " + row.pays())
          .collect(Collectors.joining(", "));
    }
    var shown =
        rows.stream().map(Row::pays).distinct().limit(PAYS_SHOWN).collect(Collectors.joining(", "));
    return rows.stream().map(Row::pays).distinct().count() > PAYS_SHOWN ? shown + " …" : shown;
  }
}
