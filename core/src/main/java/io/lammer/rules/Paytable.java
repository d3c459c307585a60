package io.lammer.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A list of rows, tried in printed order. It is named by its edition and its id together.
///
/// @param title what it is called, where its rows and its family do not say it
/// @param toOne the stake of a win is returned ("to 1"); otherwise the pay is "for 1"
/// @param sequences the numbers to follow, for Fired Up only
/// @param earn what lammers are earned by, in that family only
/// @param standing where its text comes from, and so whether a regulator has approved it
public record Paytable(
    String edition,
    String id,
    Family family,
    @Nullable String title,
    boolean toOne,
    List<List<Integer>> sequences,
    @Nullable Earn earn,
    List<Row> rows,
    Standing standing,
    String source,
    Row.@Nullable Mark mark,
    List<String> notes) {

  /// Whether the paytable is in the approved document (ruling 15).
  public enum Standing {
    PRINTED,
    /// In an edition that the operator brought: a document like the others, but not one of ours.
    OWN,
    /// A correction that we offer beside a printed paytable (ruling 28).
    VARIANT,
    /// Added to a document that does not have it.
    CUSTOM;

    /// What is said of it wherever it is shown; nothing of a printed one.
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

  /// By which it is known in the whole house.
  public String name() {
    return edition + "/" + id;
  }

  public List<String> wagers() {
    return family.wagers(id);
  }

  /// What a wager of it is called: by its title, with the hand it is on; a wager that only its id
  /// names, by its last row, which is the widest. Null where the family's wagers have their names.
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

  /// The SHA-256 of its canonical text, by which a report or a journal names exactly these rows.
  public String hash() {
    return PaytableText.hash(PaytableText.of(this));
  }

  /// The same paytable with other rows, which makes it a custom one.
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

  /// One of this paytable's wagers, ready to be played.
  public Wager wager(String name, @Nullable Suit suit) {
    return new Wager(
        Spot.of(name), family.machine(this, name), rows(name), toOne, family.choice(name, suit));
  }
}
