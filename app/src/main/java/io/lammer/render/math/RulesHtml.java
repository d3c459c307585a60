package io.lammer.render.math;

import io.lammer.render.catalog.CatalogText;
import io.lammer.render.paper.Html;
import io.lammer.render.words.WagerNames;
import io.lammer.rules.CardDetail;
import io.lammer.rules.CommonFamily;
import io.lammer.rules.Paytable;
import io.lammer.rules.Row;
import io.lammer.rules.Spot;
import io.lammer.rules.yaml.Value;
import io.lammer.table.words.GameWords;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A paytable's rules in words, with warnings about doubtful points.
final class RulesHtml {
  private RulesHtml() {}

  static String title(Paytable paytable) {
    if (paytable.title() != null) {
      return paytable.title();
    }
    return GameWords.first(words -> words.title(paytable.family()))
        .orElseGet(
            () ->
                paytable.family() == CommonFamily.SINGLE_EVENT
                    ? paytable.rows().stream().map(Row::label).collect(Collectors.joining("; "))
                    : paytable.rows().getLast().label());
  }

  static Html rules(Paytable paytable, boolean cards) {
    var sentences = new ArrayList<String>();
    sentences.add(played(paytable));
    sentences.add(
        "The first printed row that is met decides; with none the wager loses. All pays are \"%s\"%s."
            .formatted(
                paytable.toOne() ? "to 1" : "for 1",
                paytable.toOne()
                    ? ": the stake of a win is returned"
                    : ": the stake is never returned"));
    if (!paytable.sequences().isEmpty()) {
      sentences.add("The sequence is " + CatalogText.sequences(paytable) + ".");
    }
    if (paytable.needsSuit()) {
      sentences.add("One suit is the operator's choice; the odds are the same for each.");
    }
    sentences.addAll(paytable.notes());
    return Html.of(
        Html.styled(
            "p",
            "facts",
            "Wagers: %s. Source: %s%s. %s"
                .formatted(
                    wagers(paytable),
                    paytable.source(),
                    paytable.isPrinted() ? "" : "; " + paytable.standing().said(),
                    counted(paytable, cards))),
        Html.paragraph(String.join(" ", sentences)));
  }

  /// The display names of the wagers. A single event has no name other than its row's.
  private static String wagers(Paytable paytable) {
    return paytable.wagers().equals(List.of(paytable.id()))
        ? title(paytable)
        : paytable.wagers().stream()
            .map(name -> WagerNames.of(paytable, Spot.of(name)))
            .collect(Collectors.joining(", "));
  }

  private static String played(Paytable paytable) {
    return GameWords.first(words -> words.played(paytable))
        .orElseGet(
            () ->
                paytable.family().selectsHand()
                    ? "One round, on the Player or on the Banker hand, decided by the finished"
                        + " hands."
                    : "One round, decided by the finished hands.");
  }

  private static String counted(Paytable paytable, boolean cards) {
    return GameWords.first(words -> words.counted(paytable))
        .orElseGet(
            () ->
                cards
                    ? "Counted to the grain of " + grain(paytable) + "."
                    : "Counted over all shakes of the dice.");
  }

  private static String grain(Paytable paytable) {
    var finest =
        paytable.rows().stream()
            .map(row -> row.when().grain())
            .max(Comparator.naturalOrder())
            .orElse(CardDetail.TOTALS);
    return switch (finest) {
      case TOTALS -> "totals";
      case POINTS -> "points";
      case RANK -> "ranks where points leave a row open";
      case COLOR -> "colors where points leave a row open";
      case SUIT -> "suits where points leave a row open";
    };
  }

  /// Warnings that affect the figures; nothing if there are none.
  static Html warnings(@Nullable Paytable paytable, List<String> doubts) {
    var own =
        paytable == null || paytable.isPrinted()
            ? Html.NOTHING
            : Html.styled("p", "own", CatalogText.standing(paytable));
    var lines = new ArrayList<Html>();
    if (paytable != null) {
      mark(lines, "This paytable", paytable.mark());
      paytable.rows().forEach(row -> mark(lines, "Row \"" + row.label() + "\"", row.mark()));
    }
    doubts.forEach(doubt -> lines.add(Html.text(doubt)));
    return lines.isEmpty()
        ? own
        : Html.of(
            own,
            Html.styled(
                "div",
                "warning",
                Html.element("strong", "‡ " + capitalized(remark(paytable, doubts))),
                Html.of(lines.stream().map(line -> Html.element("p", line)).toList())));
  }

  private static String capitalized(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  /// The topics of the warnings, such as `suspect row, player advantage`.
  static String remark(@Nullable Paytable paytable, List<String> doubts) {
    var kinds = new TreeSet<String>(Comparator.reverseOrder());
    if (paytable != null) {
      var whole = paytable.mark();
      if (whole != null) {
        kinds.add(kind(whole) + " paytable");
      }
      paytable.rows().stream()
          .map(Row::mark)
          .filter(Objects::nonNull)
          .forEach(mark -> kinds.add(kind(mark) + " row"));
    }
    if (!doubts.isEmpty()) {
      kinds.add("player advantage");
    }
    return String.join(", ", kinds);
  }

  private static String kind(Row.Mark mark) {
    return Value.spelled(mark.kind());
  }

  private static void mark(List<Html> lines, String what, Row.@Nullable Mark mark) {
    if (mark != null) {
      var kind = mark.kind() == Row.Mark.Kind.SUSPECT ? "is suspect" : "is reconstructed";
      lines.add(Html.text(what + " " + kind + ": " + mark.why()));
    }
  }
}
