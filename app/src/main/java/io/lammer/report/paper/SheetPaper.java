package io.lammer.report.paper;

import io.lammer.report.json.Members;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Sheets under a title and what identifies them, for a terminal, for programs and on paper.
///
/// @param kicker what kind of report it is
/// @param identity names and values under the title
public record SheetPaper(
    String kicker,
    String title,
    Map<String, String> identity,
    List<Sheet> sheets,
    String program,
    LocalDate date)
    implements Paper {
  public SheetPaper {
    identity = new LinkedHashMap<>(identity);
    sheets = List.copyOf(sheets);
  }

  public String text(Ink ink) {
    var text = new StringBuilder(ink.strong(title)).append('\n');
    identity.forEach((name, value) -> text.append("%-12s %s%n".formatted(name, value)));
    return text + "\n" + Sheet.text(sheets, ink);
  }

  public String csv() {
    return Sheet.csv(sheets);
  }

  /// What programs compute with, by name.
  public Map<String, DataTable> tables() {
    return DataTable.of(sheets);
  }

  /// As plain maps and lists.
  ///
  /// @param name what the title is called
  public Map<String, Object> json(String name, String value) {
    return new Members()
        .with(name, value)
        .with("identity", identity)
        .with("faults", faults())
        .with("sheets", sheets.stream().map(Sheet::json).toList());
  }

  /// What somebody must look into, of all sheets.
  public List<String> faults() {
    return sheets.stream().flatMap(sheet -> sheet.faults().stream()).toList();
  }

  @Override
  public String html() {
    var parts = new ArrayList<Html>();
    parts.add(front());
    var chapter = "";
    for (var sheet : sheets) {
      if (!sheet.chapter().equals(chapter)) {
        chapter = sheet.chapter();
        parts.add(Html.anchored("h2", chapter, Html.text(chapter)));
      }
      parts.add(sheet.html());
    }
    return Page.of(
        title, title + ", " + program, "Lammer " + kicker.toLowerCase(Locale.ROOT), Html.of(parts));
  }

  private Html front() {
    var table = new HtmlTable("identity", "Report", "");
    identity.forEach((name, value) -> table.row(name, value));
    return Html.styled(
        "div",
        "front",
        Html.styled("p", "kicker", kicker),
        Html.element("h1", title),
        table.html());
  }

  @Override
  public List<Bookmark> bookmarks() {
    return sheets.stream()
        .map(Sheet::chapter)
        .distinct()
        .map(chapter -> new Bookmark(chapter, Html.anchor(chapter)))
        .toList();
  }
}
