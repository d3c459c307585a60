package io.lammer.render.paper;

import io.lammer.render.json.JsonObject;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A report table with its notes, independent of the output format.
///
/// @param section its name for programs; sheets of one section have the same columns
/// @param subject its subject within the chapter; may be empty
/// @param pictures the pictures shown on pages
public record Sheet(
    String chapter,
    String section,
    String subject,
    Grid grid,
    Remarks remarks,
    List<Html> pictures,
    Data data) {
  /// @param columns the headings; a leading `>` right-aligns the column
  /// @param names the column names for programs
  public record Grid(List<String> columns, List<String> names, List<List<Cell>> rows) {}

  /// @param facts the text before the table
  /// @param notes the text after the table
  /// @param faults the problems that need attention
  public record Remarks(List<String> facts, List<String> notes, List<String> faults) {}

  /// Data for programs.
  ///
  /// @param key the first columns of each row, such as the name of a jackpot
  /// @param figures the values stated in the facts
  record Data(Map<String, String> key, Map<String, @Nullable Object> figures) {}

  public Sheet(String chapter, String section, String subject, Listing<?> listing) {
    this(
        chapter,
        section,
        subject,
        listing.cells(),
        new Remarks(List.of(), List.of(), List.of()),
        List.of(),
        new Data(Map.of(), Map.of()));
  }

  public Sheet facts(List<String> facts) {
    return with(new Remarks(facts, remarks.notes, remarks.faults));
  }

  public Sheet notes(List<String> notes) {
    return with(new Remarks(remarks.facts, notes, remarks.faults));
  }

  public Sheet faults(List<String> faults) {
    return with(new Remarks(remarks.facts, remarks.notes, faults));
  }

  private Sheet with(Remarks other) {
    return new Sheet(chapter, section, subject, grid, other, pictures, data);
  }

  public Sheet with(List<Html> shown) {
    return new Sheet(chapter, section, subject, grid, remarks, shown, data);
  }

  public Sheet with(Map<String, String> key, Map<String, @Nullable Object> figures) {
    return new Sheet(chapter, section, subject, grid, remarks, pictures, new Data(key, figures));
  }

  /// Replaces facts and notes with this text if the sheet has no rows.
  public Sheet orSay(String nothing) {
    return grid.rows.isEmpty() ? facts(List.of(nothing)).notes(List.of()) : this;
  }

  List<String> faults() {
    return remarks.faults;
  }

  public static String text(List<Sheet> sheets, AnsiStyle ink) {
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

  private String text(AnsiStyle ink) {
    var text = new StringBuilder();
    if (!subject.isEmpty()) {
      text.append('\n').append(ink.strong(subject)).append('\n');
    }
    remarks.facts.forEach(fact -> text.append(fact).append('\n'));
    if (!grid.rows.isEmpty()) {
      var table = new TextTable(grid.columns.stream().map(Sheet::capitals).toArray(String[]::new));
      grid.rows.forEach(row -> table.row(row.stream().map(Cell::text).toArray(String[]::new)));
      text.append(table.text(ink));
    }
    remarks.notes.forEach(note -> text.append(ink.faint(note)).append('\n'));
    remarks.faults.forEach(fault -> text.append(ink.bad("! " + fault)).append('\n'));
    return text.toString();
  }

  private static String capitals(String column) {
    return column.toUpperCase(Locale.ROOT);
  }

  /// Sheets as CSV. Every line begins with the section and subject, and every section begins with a
  /// header line. Faults have a section of their own.
  public static String csv(List<Sheet> sheets) {
    var text = new StringBuilder();
    var section = "";
    for (var sheet : sheets) {
      if (!sheet.section.equals(section)) {
        section = sheet.section;
        text.append(Csv.line("section", "subject", sheet.headings()));
      }
      for (var row : sheet.grid.rows) {
        text.append(Csv.line(section, sheet.subject, row.stream().map(Cell::plain).toList()));
      }
    }
    text.append(Csv.line("section", "subject", List.of("fault")));
    for (var sheet : sheets) {
      sheet.remarks.faults.forEach(
          fault -> text.append(Csv.line("faults", sheet.subject, List.of(fault))));
    }
    return text.toString();
  }

  /// The sheet as maps and lists, with figures in their CSV form.
  public Map<String, Object> json() {
    return new JsonObject()
        .with("chapter", chapter)
        .with("section", section)
        .with("subject", subject)
        .with("facts", remarks.facts)
        .with("columns", headings())
        .with(
            "rows", grid.rows.stream().map(row -> row.stream().map(Cell::plain).toList()).toList())
        .with("notes", remarks.notes)
        .with("faults", remarks.faults);
  }

  private List<String> headings() {
    return grid.columns.stream().map(column -> column.replaceFirst("^>", "")).toList();
  }

  Html html() {
    var table = new HtmlTable("summary", grid.columns);
    grid.rows.forEach(row -> table.row("", row.stream().map(Cell::text).toList()));
    return Html.of(
        subject.isEmpty() ? Html.NOTHING : Html.element("h3", subject),
        remarks.faults.isEmpty()
            ? Html.NOTHING
            : Html.styled(
                "div", "warning", Html.of(remarks.faults.stream().map(Html::paragraph).toList())),
        styled("facts", remarks.facts),
        grid.rows.isEmpty() ? Html.NOTHING : table.html(),
        styled("note", remarks.notes),
        Html.of(pictures));
  }

  private static Html styled(String style, List<String> lines) {
    return Html.of(lines.stream().map(line -> Html.styled("p", style, Html.text(line))).toList());
  }
}
