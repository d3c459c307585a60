package io.lammer.render.paper;

import io.lammer.render.json.JsonObject;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// A report made of sheets, with a title and identifying data, for terminals, programs and
/// printing.
///
/// @param kicker the kind of report, shown above the title
/// @param identity the names and values shown below the title
public record SheetPaper(
    String kicker,
    String title,
    Map<String, String> identity,
    List<Sheet> sheets,
    String program,
    LocalDate date)
    implements PrintableReport {
  public SheetPaper {
    identity = new LinkedHashMap<>(identity);
    sheets = List.copyOf(sheets);
  }

  public String text(AnsiStyle ink) {
    var text = new StringBuilder(ink.strong(title)).append('\n');
    identity.forEach((name, value) -> text.append("%-12s %s%n".formatted(name, value)));
    return text + "\n" + Sheet.text(sheets, ink);
  }

  public String csv() {
    return Sheet.csv(sheets);
  }

  public Map<String, DataTable> tables() {
    return DataTable.of(sheets);
  }

  /// The report as maps and lists.
  ///
  /// @param name the key for `value`, which identifies the report
  public Map<String, Object> json(String name, String value) {
    return new JsonObject()
        .with(name, value)
        .with("identity", identity)
        .with("faults", faults())
        .with("sheets", sheets.stream().map(Sheet::json).toList());
  }

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
    return XhtmlPage.of(
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
