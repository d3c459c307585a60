package io.lammer.render.paper;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Pattern;

/// A table definition: one row for each item, one column for each figure.
public final class Listing<T> {
  private static final Pattern AFTER_GAP = Pattern.compile("[^A-Za-z0-9]+([A-Za-z0-9]|$)");

  private final Collection<T> things;
  private final List<String> headings = new ArrayList<>();
  private final List<String> names = new ArrayList<>();
  private final List<Function<T, ?>> figures = new ArrayList<>();
  private Function<T, String> style = _ -> "";

  private Listing(Collection<T> things) {
    this.things = things;
  }

  public static <T> Listing<T> of(Collection<T> things) {
    return new Listing<>(things);
  }

  /// @param heading a leading `>` right-aligns the column
  /// @param figure text, money, a whole number or a [Cell]; also markup in HTML tables
  public Listing<T> column(String heading, Function<T, ?> figure) {
    headings.add(heading);
    names.add(name(heading));
    figures.add(figure);
    return this;
  }

  /// Sets the programmatic name of the last column, if it differs from its heading.
  public Listing<T> named(String name) {
    names.set(names.size() - 1, name);
    return this;
  }

  /// Converts a heading to a programmatic name: `>errors apart` becomes `errorsApart`.
  private static String name(String heading) {
    return AFTER_GAP
        .matcher(heading.replaceFirst("^>", ""))
        .replaceAll(gap -> gap.group(1).toUpperCase(Locale.ROOT));
  }

  public Listing<T> column(boolean shown, String heading, Function<T, ?> figure) {
    return shown ? column(heading, figure) : this;
  }

  public Listing<T> styled(Function<T, String> rowStyle) {
    style = rowStyle;
    return this;
  }

  Sheet.Grid cells() {
    return new Sheet.Grid(headings, names, things.stream().map(this::row).toList());
  }

  private List<Cell> row(T thing) {
    return figures.stream().map(figure -> Cell.of(figure.apply(thing))).toList();
  }

  public TextTable grid() {
    var grid = new TextTable(headings.toArray(String[]::new));
    things.forEach(thing -> grid.row(row(thing).stream().map(Cell::text).toArray(String[]::new)));
    return grid;
  }

  public HtmlTable table(String tableStyle) {
    var table = new HtmlTable(tableStyle, headings);
    for (var thing : things) {
      var cells = figures.stream().map(figure -> markup(figure.apply(thing))).toList();
      table.markup(style.apply(thing), cells);
    }
    return table;
  }

  private static Html markup(Object figure) {
    return figure instanceof Html html ? html : Html.text(Cell.of(figure).text());
  }
}
