package io.lammer.rules.catalog;

import io.lammer.rules.EarnText;
import io.lammer.rules.Family;
import io.lammer.rules.Paytable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Parses the canonical text of a paytable, as [io.lammer.rules.PaytableText] writes it.
public final class PaytableTextReader {
  private String id = "";
  private String edition = "";
  private @Nullable Family family;
  private boolean toOne;
  private final List<List<Integer>> sequences = new ArrayList<>();
  private final List<String> lammers = new ArrayList<>();
  private String ends = "";
  private final List<RowText> rows = new ArrayList<>();

  private PaytableTextReader() {}

  public static Paytable read(String text) {
    var kept = new PaytableTextReader();
    text.lines().forEach(kept::line);
    var family = kept.family;
    if (family == null) {
      throw new IllegalArgumentException("no paytable: " + text);
    }
    return new Paytable(
        kept.edition,
        kept.id,
        family,
        null,
        kept.toOne,
        kept.sequences,
        kept.lammers.isEmpty() ? null : new EarnText(kept.lammers, kept.ends),
        kept.rows.stream().map(RowText::row).toList(),
        Paytable.Standing.CUSTOM,
        "the text kept in the journal",
        null,
        List.of());
  }

  private void line(String line) {
    var text = line.strip();
    var key = text.substring(0, text.indexOf(' '));
    var value = text.substring(text.indexOf(' ') + 1);
    switch (key) {
      case "paytable" -> id = value;
      case "edition" -> edition = value;
      case "family" ->
          family = GameCatalog.family(value.toUpperCase(Locale.ROOT).replace('-', '_'));
      case "odds" -> toOne = value.equals("to 1");
      case "sequence" -> sequences.add(Stream.of(value.split("-")).map(Integer::valueOf).toList());
      case "lammer" -> lammers.add(value);
      case "ends" -> ends = value;
      case "row" -> rows.add(new RowText(value, null, "", "", null, null));
      case "wager" -> last(row -> new RowText(row.label(), value, "", "", null, null));
      case "when" -> last(row -> new RowText(row.label(), row.wager(), value, "", null, null));
      case "pays" ->
          last(row -> new RowText(row.label(), row.wager(), row.when(), value, null, null));
      case "envy" ->
          last(row -> new RowText(row.label(), row.wager(), row.when(), row.pays(), value, null));
      default -> throw new IllegalArgumentException("no line of a paytable: " + line);
    }
  }

  private void last(UnaryOperator<RowText> change) {
    rows.set(rows.size() - 1, change.apply(rows.getLast()));
  }
}
