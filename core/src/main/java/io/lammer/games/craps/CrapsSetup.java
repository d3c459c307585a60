package io.lammer.games.craps;

import io.lammer.rules.Money;
import io.lammer.table.Setup;
import io.lammer.table.SetupField;
import io.lammer.table.SetupField.Key;
import io.lammer.table.SetupField.Kind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The keys of a set-up that only craps has.
public record CrapsSetup(
    @Key(value = "What the operator varies in the standard wagers.", after = "single-events")
        @Nullable Standard craps,
    @Key("Offers all-small, all-tall and make-em-all, or the named ones of them.")
        @Nullable BonusCraps bonusCraps,
    @Key(
            value =
                "Craps: the most that all-small, all-tall and make-em-all pay together, a roll or a"
                    + " hand.",
            byEdition = true)
        Setup.@Nullable MaxAggregate maxAggregate,
    @Key("Where the progressives' lammers are shown. A choice of picture only.")
        Setup.@Nullable Tracker tracker) {

  /// The operator's choices for standard craps, or the defaults if none are stated.
  public Standard standard() {
    return craps == null ? Standard.DEFAULT : craps;
  }

  /// The operator's choices for standard craps.
  public record Standard(
      @Key(
              value = "The most that odds may be of their flat wager; 3-4-5x unless stated.",
              as = Kind.ODDS)
          @Nullable Integer odds,
      @Key(
              value = "The total barred on don't wagers: 12 or 2.",
              oneOf = {"12", "2"})
          @Nullable Integer bar,
      @Key(
              value = "What the field pays on 2: 2 to 1 or 3 to 1.",
              name = "field.2",
              oneOf = {"2 to 1", "3 to 1"})
          @Nullable String fieldTwo,
      @Key(
              value = "What the field pays on 12: 2 to 1 or 3 to 1.",
              name = "field.12",
              oneOf = {"3 to 1", "2 to 1"})
          @Nullable String fieldTwelve,
      @Key("When the 5% of buy and lay wagers is paid; up-front unless stated.") @Nullable Vig vig,
      @Key("The vig is rounded down to this unit; a cent unless stated.") @Nullable Money vigUnit,
      @Key("Every number but 7 is a point.") boolean crapless,
      @Key(
              value =
                  "Wagers that the table does not offer: put, place-to-lose, big-6, big-8, hop.",
              as = Kind.WAGER)
          List<String> without,
      @Key(
              value =
                  "Wagers whose winners come down, of those that are paid and stay: place, buy,"
                      + " hardway, big-6, big-8.",
              as = Kind.WAGER)
          List<String> comeDown,
      @Key(
              value =
                  "Wagers whose winners are paid and stay, of those that come down: place-to-lose,"
                      + " lay and wagers of one roll.",
              as = Kind.WAGER)
          List<String> stayUp) {
    public static final Standard DEFAULT = SetupField.make(Standard.class, _ -> null);

    public Standard {
      without = orNone(without);
      comeDown = orNone(comeDown);
      stayUp = orNone(stayUp);
    }

    private static List<String> orNone(@Nullable List<String> stated) {
      return stated == null ? List.of() : List.copyOf(stated);
    }

    public enum Vig {
      UP_FRONT,
      ON_WIN
    }
  }

  /// The Bonus Craps wagers offered and their paytable.
  public record BonusCraps(
      @Key(
              value = "The paytable of all three.",
              as = Kind.PAYTABLE,
              family = "bonus-craps",
              required = true,
              alone = true)
          String paytable,
      @Key(value = "The ones offered; all three unless stated.", as = Kind.WAGER)
          @Nullable List<String> wagers) {}
}
