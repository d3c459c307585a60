package io.lammer.render.catalog;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;

import io.lammer.render.paper.AnsiStyle;
import io.lammer.render.paper.Listing;
import io.lammer.render.paper.TextTable;
import io.lammer.rules.Edition;
import io.lammer.rules.Paytable;
import io.lammer.rules.Row;
import io.lammer.table.words.EventWords;
import io.lammer.table.words.NumberLists;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Editions and paytables as text for a terminal.
public record CatalogText(AnsiStyle ink) {
  public String editions(List<Edition> editions) {
    return Listing.of(editions)
        .column("EDITION", Edition::id)
        .column("GAME", it -> it.game().title())
        .column("PLACE", it -> it.place() == null ? "-" : it.place())
        .column(">PRINTED", it -> Long.toString(printed(it)))
        .column(">OTHERS", CatalogText::others)
        .column("DOCUMENT", Edition::document)
        .grid()
        .text(ink);
  }

  private static long printed(Edition edition) {
    return edition.paytables().stream().filter(Paytable::isPrinted).count();
  }

  private static String others(Edition edition) {
    var others = edition.paytables().size() - printed(edition);
    return others == 0 ? "" : Long.toString(others);
  }

  public static String count(List<Paytable> paytables) {
    var printed = paytables.stream().filter(Paytable::isPrinted).count();
    var counts = new ArrayList<String>();
    counts.add(printed + (printed == 1 ? " printed paytable" : " printed paytables"));
    paytables.stream()
        .filter(paytable -> !paytable.isPrinted())
        .collect(groupingBy(paytable -> paytable.standing().said(), TreeMap::new, counting()))
        .forEach((said, count) -> counts.add(count + " " + said));
    return String.join(", ", counts);
  }

  /// A sentence about the standing of a paytable that is not printed.
  public static String standing(Paytable paytable) {
    var said = paytable.standing().said();
    return Character.toUpperCase(said.charAt(0)) + said.substring(1) + ".";
  }

  public String paytables(List<Paytable> paytables) {
    return Listing.of(paytables)
        .column("EDITION", Paytable::edition)
        .column("PAYTABLE", Paytable::id)
        .column("WAGER", CatalogText::wagers)
        .column("PAYS", it -> it.toOne() ? "to 1" : "for 1")
        .column("ROWS", CatalogText::summary)
        .grid()
        .text(ink);
  }

  private static String wagers(Paytable paytable) {
    return paytable.wagers().equals(List.of(paytable.id()))
        ? paytable.family().word()
        : String.join(", ", paytable.wagers());
  }

  private static String summary(Paytable paytable) {
    var rows = paytable.rows();
    var text =
        rows.size() == 1
            ? rows.getFirst().label() + " " + shortPay(rows.getFirst())
            : rows.stream().map(CatalogText::shortPay).collect(Collectors.joining(" "));
    var marks = new ArrayList<String>();
    if (!paytable.suspects().isEmpty()) {
      marks.add("suspect row");
    }
    if (!paytable.isPrinted()) {
      marks.add(paytable.standing().said());
    }
    if (paytable.title() != null) {
      text = paytable.title() + ": " + text;
    }
    return marks.isEmpty() ? text : text + " (" + String.join(", ", marks) + ")";
  }

  private static String shortPay(Row row) {
    return row.pays().replaceAll(" (to|for) 1$", "");
  }

  /// A paytable in the layout of the printed appendix, with envy and notes.
  public String paytable(Paytable paytable) {
    var text = new StringBuilder();
    text.append(ink.strong(paytable.id()))
        .append("  ")
        .append(paytable.edition())
        .append(", ")
        .append(paytable.source())
        .append('\n');
    if (paytable.title() != null) {
      text.append(paytable.title()).append('\n');
    }
    text.append("wager ").append(String.join(", ", paytable.wagers())).append('\n');
    if (!paytable.sequences().isEmpty()) {
      text.append("sequence ").append(sequences(paytable)).append('\n');
    }
    text.append('\n').append(rows(paytable)).append('\n');
    text.append("All pays are \"").append(paytable.toOne() ? "to 1" : "for 1").append("\".\n");
    if (!paytable.isPrinted()) {
      text.append(ink.note(standing(paytable))).append('\n');
    }
    mark(text, "This paytable", paytable.mark());
    for (var row : paytable.rows()) {
      mark(text, "Row \"" + row.label() + "\"", row.mark());
    }
    for (var note : paytable.notes()) {
      text.append(note).append('\n');
    }
    return text.toString();
  }

  /// The number sequences, such as `2-3-4 or 12-11-10`.
  public static String sequences(Paytable paytable) {
    return NumberLists.sequences(paytable.sequences());
  }

  private String rows(Paytable paytable) {
    var envy = paytable.rows().stream().anyMatch(row -> row.envy() != null);
    return Listing.of(paytable.rows())
        .column("EVENT", row -> row.mark() == null ? row.label() : row.label() + mark(row))
        .column(">PAYS", Row::pays)
        .column(envy, "DEALER ENVY", row -> row.envy() == null ? "-" : row.envy().toString())
        .column("PAID WHEN", row -> EventWords.of(paytable, row))
        .grid()
        .text(ink);
  }

  private static String mark(Row row) {
    return row.isSuspect() ? " [suspect]" : " [reconstructed]";
  }

  private void mark(StringBuilder text, String what, Row.@Nullable Mark mark) {
    if (mark != null) {
      var kind = mark.kind() == Row.Mark.Kind.SUSPECT ? "is suspect" : "is reconstructed";
      text.append(ink.note(what + " " + kind + ": ")).append(mark.why()).append('\n');
    }
  }

  public String differences(Edition one, Edition other) {
    var grid = new TextTable("PAYTABLE", "ROW", one.id(), other.id());
    for (var paytable : one.paytables()) {
      var twin = other.paytable(paytable.id());
      if (twin.isEmpty()) {
        grid.row(paytable.id(), "-", "printed", "not printed");
      } else {
        compare(grid, paytable, twin.get());
      }
    }
    for (var paytable : other.paytables()) {
      if (one.paytable(paytable.id()).isEmpty()) {
        grid.row(paytable.id(), "-", "not printed", "printed");
      }
    }
    return grid.text(ink);
  }

  private static void compare(TextTable grid, Paytable paytable, Paytable twin) {
    for (var row : paytable.rows()) {
      var match = matching(row, twin);
      if (match.isEmpty()) {
        grid.row(paytable.id(), row.label(), cell(row), "no such row");
      } else if (!cell(row).equals(cell(match.get()))) {
        grid.row(paytable.id(), row.label(), cell(row), cell(match.get()));
      }
    }
    for (var row : twin.rows()) {
      if (matching(row, paytable).isEmpty()) {
        grid.row(paytable.id(), row.label(), "no such row", cell(row));
      }
    }
  }

  /// The row for the same event, even if its label differs.
  private static Optional<Row> matching(Row row, Paytable paytable) {
    return paytable.rows().stream()
        .filter(
            other -> other.when().equals(row.when()) && Objects.equals(other.wager(), row.wager()))
        .findFirst();
  }

  private static String cell(Row row) {
    return row.envy() == null ? row.pays() : row.pays() + ", envy " + row.envy();
  }
}
