package io.lammer.server.setup;

import io.lammer.rules.Family;
import io.lammer.rules.Paytable;
import io.lammer.rules.Row;
import io.lammer.server.odds.OddsFigures;
import io.lammer.server.page.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The paytables that may stand in one place of a set-up, each with its figures.
///
/// @param field what the form calls the place
/// @param several any number may be chosen, and not only one
/// @param required one must be chosen
/// @param jackpot the figures are a jackpot's
public record Picker(
    String field, boolean several, boolean required, boolean jackpot, List<Choice> choices) {
  private static final int PAYS_SHOWN = 8;

  /// One paytable.
  ///
  /// @param figure null until it is computed
  public record Choice(
      String id,
      String family,
      String pays,
      List<String> doubts,
      String standing,
      @Nullable OddsFigures figure) {}

  static Picker of(
      String field,
      List<Paytable> paytables,
      boolean several,
      boolean required,
      Function<Paytable, Optional<OddsFigures>> figures) {
    return new Picker(
        field,
        several,
        required,
        paytables.stream().anyMatch(paytable -> paytable.family().isJackpot()),
        paytables.stream().map(paytable -> choice(paytable, figures)).toList());
  }

  /// The same with what is chosen and is none of them, so that it can be seen and taken out.
  Picker with(List<String> chosen) {
    var all = new ArrayList<>(choices);
    chosen.stream()
        .filter(id -> !id.isBlank() && choices.stream().noneMatch(choice -> choice.id().equals(id)))
        .distinct()
        .forEach(id -> all.add(unknown(id)));
    return new Picker(field, several, required, jackpot, all);
  }

  private static Choice unknown(String id) {
    return new Choice(id, "", "", List.of(), Words.say("setup.not-of-edition"), null);
  }

  private static Choice choice(
      Paytable paytable, Function<Paytable, Optional<OddsFigures>> figures) {
    return new Choice(
        paytable.id(),
        paytable.family().word(),
        paytable.title() == null ? pays(paytable) : paytable.title() + ": " + pays(paytable),
        paytable.suspects().stream().map(Picker::doubt).toList(),
        paytable.standing().said(),
        figures.apply(paytable).orElse(null));
  }

  private static String doubt(Row row) {
    return "%s pays %s as printed; it %s"
        .formatted(row.label(), row.pays(), row.mark() == null ? "" : row.mark().why());
  }

  /// `10 numbers $5,000, 9 numbers $500`: what dealers receive, by which some paytables differ.
  private static String envy(List<Row> rows) {
    return rows.stream()
        .filter(row -> row.envy() != null)
        .map(row -> row.label() + " " + row.envy())
        .collect(Collectors.joining(", "));
  }

  /// Its pays in short.
  private static String pays(Paytable paytable) {
    var rows = paytable.rows();
    var envy = envy(rows);
    if (!envy.isEmpty()) {
      return rows.stream()
              .map(Row::pays)
              .distinct()
              .limit(PAYS_SHOWN)
              .collect(Collectors.joining(", "))
          + Words.say("setup.envy", envy);
    }
    if (paytable.wagers().contains(paytable.id()) || paytable.family() == Family.BONUS_CRAPS) {
      return rows.stream()
          .map(row -> row.label() + " " + row.pays())
          .collect(Collectors.joining(", "));
    }
    var shown =
        rows.stream().map(Row::pays).distinct().limit(PAYS_SHOWN).collect(Collectors.joining(", "));
    return rows.stream().map(Row::pays).distinct().count() > PAYS_SHOWN ? shown + " …" : shown;
  }
}
