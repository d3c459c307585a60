package io.lammer.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A list of rows, matched in printed order, that says what the wagers of one family pay. The
/// edition and the id together identify it.
///
/// @param title its name, if rows and family do not provide one
/// @param toOne wins are paid "to 1", with the stake returned; otherwise "for 1"
/// @param sequences the number sequences of Fired Up; empty for other families
/// @param earn the lammers to be earned; null except in the lammers family
/// @param standing the origin of its text, which says whether a regulator approved it
public record Paytable(
    String edition,
    String id,
    Family family,
    @Nullable String title,
    boolean toOne,
    List<List<Integer>> sequences,
    @Nullable EarnText earn,
    List<Row> rows,
    Standing standing,
    String source,
    Row.@Nullable Mark mark,
    List<String> notes) {

  /// The origin of a paytable: the approved document or elsewhere (ruling 15).
  public enum Standing {
    PRINTED,
    /// From an edition that the operator supplied.
    OWN,
    /// A correction that Lammer offers alongside a printed paytable (ruling 28).
    VARIANT,
    /// Added by the operator to an edition that does not have it.
    CUSTOM;

    /// The notice shown with the paytable; empty for a printed one.
    public String said() {
      return switch (this) {
        case PRINTED -> "";
        case OWN -> "in a document of the operator's own";
        case VARIANT, CUSTOM -> "not in the approved rules";
      };
    }
  }

  public Paytable {
    sequences = List.copyOf(sequences);
    rows = List.copyOf(rows);
    notes = List.copyOf(notes);
  }

  /// The identifier that is unique across editions.
  public String name() {
    return edition + "/" + id;
  }

  public List<String> wagers() {
    return family.wagers(id);
  }

  /// The display name of a wager: the title with its hand, or the label of the last (widest) row if
  /// the wager has only an id. Null if the family names its wagers.
  public @Nullable String called(String wager) {
    if (title != null && !family.sharesSpots()) {
      var hand = family.choice(wager, null).selected();
      return hand == null ? title : title + " " + hand.title();
    }
    return wager.equals(id) ? rows.getLast().label() : null;
  }

  public List<Row> rows(String wager) {
    return rows.stream().filter(row -> row.isFor(wager)).toList();
  }

  public boolean isPrinted() {
    return standing == Standing.PRINTED;
  }

  public boolean needsSuit() {
    return rows.stream().anyMatch(row -> row.when().needsSuit());
  }

  public List<Row> suspects() {
    return rows.stream().filter(Row::isSuspect).toList();
  }

  /// The SHA-256 of the canonical text, which identifies these exact rows in reports and journals.
  public String hash() {
    return PaytableText.hash(PaytableText.of(this));
  }

  /// A copy with other rows, marked as custom.
  public Paytable with(List<Row> newRows) {
    return new Paytable(
        edition,
        id,
        family,
        title,
        toOne,
        sequences,
        earn,
        newRows,
        Standing.CUSTOM,
        source,
        mark,
        notes);
  }

  /// Builds one of this paytable's wagers.
  public Wager wager(String name, @Nullable Suit suit) {
    return new Wager(
        Spot.of(name), family.machine(this, name), rows(name), toOne, family.choice(name, suit));
  }
}
