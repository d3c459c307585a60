package io.lammer.report.paper;

import io.lammer.report.json.Members;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A table of a report with what is said about it: the same for text, CSV and paper.
///
/// @param section its name for programs; sheets of one section have the same columns
/// @param subject what it is about within its chapter; may be empty
/// @param columns a heading each; one that starts with `>` is aligned to the right
/// @param facts said before the table
/// @param notes said after it
/// @param faults what somebody must look into
/// @param pictures what a page shows of it
/// @param data what programs compute with
public record Sheet(
    String chapter,
    String section,
    String subject,
    List<String> facts,
    List<String> columns,
    List<List<Cell>> rows,
    List<String> notes,
    List<String> faults,
    List<Html> pictures,
    Data data) {
  /// @param key what begins each row, such as the name of a jackpot
  /// @param names of the columns in programs
  /// @param figures what the facts say
  record Data(Map<String, String> key, List<String> names, Map<String, @Nullable Object> figures) {
    Data {
      key = new LinkedHashMap<>(key);
      names = List.copyOf(names);
      figures = new LinkedHashMap<>(figures);
    }
  }

  public Sheet {
    facts = List.copyOf(facts);
    columns = List.copyOf(columns);
    rows = rows.stream().map(List::copyOf).toList();
    notes = List.copyOf(notes);
    faults = List.copyOf(faults);
    pictures = List.copyOf(pictures);
    for (var row : rows) {
      if (row.size() != columns.size()) {
        throw new IllegalArgumentException(
            "%d cells in section %s of %d columns".formatted(row.size(), section, columns.size()));
      }
    }
  }

  public Sheet(
      String chapter,
      String section,
      String subject,
      List<String> facts,
      Listing<?> listing,
      List<String> notes,
      List<String> faults) {
    this(
        chapter,
        section,
        subject,
        facts,
        listing.headings(),
        listing.rows(),
        notes,
        faults,
        List.of(),
        new Data(Map.of(), listing.names(), Map.of()));
  }

  /// The same with pictures.
  public Sheet with(List<Html> shown) {
    return new Sheet(chapter, section, subject, facts, columns, rows, notes, faults, shown, data);
  }

  /// The same with what its facts say, for programs.
  ///
  /// @param key begins each row and the figures
  public Sheet with(Map<String, String> key, Map<String, @Nullable Object> figures) {
    return new Sheet(
        chapter,
        section,
        subject,
        facts,
        columns,
        rows,
        notes,
        faults,
        pictures,
        new Data(key, data.names, figures));
  }

  /// What a sheet says that has no rows.
  public Sheet orSay(String nothing) {
    return rows.isEmpty()
        ? new Sheet(
            chapter,
            section,
            subject,
            List.of(nothing),
            columns,
            rows,
            List.of(),
            faults,
            pictures,
            data)
        : this;
  }

  /// Sheets as text for a terminal.
  public static String text(List<Sheet> sheets, Ink ink) {
    var text = new StringBuilder();
    var chapter = "";
    for (var sheet : sheets) {
      if (!sheet.chapter.equals(chapter)) {
        chapter = sheet.chapter;
        text.append(text.isEmpty() ? "" : "\n").append(ink.strong(chapter)).append('\n');
        text.append("=".repeat(chapter.length())).append('\n');
      }
      text.append(sheet.text(ink));
    }
    return text.toString();
  }

  private String text(Ink ink) {
    var text = new StringBuilder();
    if (!subject.isEmpty()) {
      text.append('\n').append(ink.strong(subject)).append('\n');
    }
    facts.forEach(fact -> text.append(fact).append('\n'));
    if (!rows.isEmpty()) {
      var grid = new Grid(columns.stream().map(Sheet::capitals).toArray(String[]::new));
      rows.forEach(row -> grid.row(row.stream().map(Cell::text).toArray(String[]::new)));
      text.append(grid.text(ink));
    }
    notes.forEach(note -> text.append(ink.faint(note)).append('\n'));
    faults.forEach(fault -> text.append(ink.bad("! " + fault)).append('\n'));
    return text.toString();
  }

  private static String capitals(String column) {
    return column.toUpperCase(Locale.ROOT);
  }

  /// Sheets as comma-separated values: every line begins with its section and subject, and every
  /// section with a line of headings. What must be looked into has a section of its own.
  public static String csv(List<Sheet> sheets) {
    var text = new StringBuilder();
    var section = "";
    for (var sheet : sheets) {
      if (!sheet.section.equals(section)) {
        section = sheet.section;
        text.append(Csv.line("section", "subject", sheet.headings()));
      }
      for (var row : sheet.rows) {
        text.append(Csv.line(section, sheet.subject, row.stream().map(Cell::plain).toList()));
      }
    }
    text.append(Csv.line("section", "subject", List.of("fault")));
    for (var sheet : sheets) {
      sheet.faults.forEach(fault -> text.append(Csv.line("faults", sheet.subject, List.of(fault))));
    }
    return text.toString();
  }

  /// As plain maps and lists; every figure as comma-separated values hold it.
  public Map<String, Object> json() {
    return new Members()
        .with("chapter", chapter)
        .with("section", section)
        .with("subject", subject)
        .with("facts", facts)
        .with("columns", headings())
        .with("rows", rows.stream().map(row -> row.stream().map(Cell::plain).toList()).toList())
        .with("notes", notes)
        .with("faults", faults);
  }

  private List<String> headings() {
    return columns.stream().map(column -> column.replaceFirst("^>", "")).toList();
  }

  Html html() {
    var table = new HtmlTable("summary", columns);
    rows.forEach(row -> table.row("", row.stream().map(Cell::text).toList()));
    return Html.of(
        subject.isEmpty() ? Html.NOTHING : Html.element("h3", subject),
        faults.isEmpty()
            ? Html.NOTHING
            : Html.styled("div", "warning", Html.of(faults.stream().map(Html::paragraph).toList())),
        styled("facts", facts),
        rows.isEmpty() ? Html.NOTHING : table.html(),
        styled("note", notes),
        Html.of(pictures));
  }

  private static Html styled(String style, List<String> lines) {
    return Html.of(lines.stream().map(line -> Html.styled("p", style, Html.text(line))).toList());
  }
}
