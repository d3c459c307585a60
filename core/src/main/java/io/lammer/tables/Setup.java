package io.lammer.tables;

import static io.lammer.rules.Game.BACCARAT;
import static io.lammer.rules.Game.CRAPS;
import static io.lammer.rules.Game.DICE;

import io.lammer.rules.Money;
import io.lammer.rules.Suit;
import io.lammer.tables.SetupField.Key;
import io.lammer.tables.SetupField.Kind;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// An operator's choices for a table, as written down and not yet checked. What is said here of a
/// key is all that there is to say: see [SetupField].
public record Setup(
    @Key(
            value = "The rule document that is played: the id of an edition in the catalog.",
            required = true)
        String edition,
    @Key("The kind of venue, whose statutory caps apply. Without it there are none.")
        @Nullable Venue venue,
    @Key("The day whose caps apply, such as 2026-01-31. Without it, the newest.")
        @Nullable LocalDate date,
    @Key("How many seats the table has.") @Nullable Integer seats,
    @Key(value = "Decks in the shoe, 6 or 8.", in = BACCARAT) @Nullable Integer decks,
    @Key(value = "How many cards stand behind the cut card.", in = BACCARAT)
        @Nullable Integer cutCard,
    @Key(
            value = "`free`, or the percentage of Banker wins, above 0 up to \"5%\".",
            as = Kind.COMMISSION,
            in = BACCARAT)
        @Nullable Commission commission,
    @Key(value = "Commission is rounded down to this unit, such as 0.25.", in = BACCARAT)
        @Nullable Money commissionUnit,
    @Key(value = "Commission is marked for its seat and collected later.", in = BACCARAT)
        boolean commissionOwed,
    @Key(
            "Whether a seat needs a main wager to make a bonus wager: one word for all bonus"
                + " wagers, or in craps a mapping.")
        @Nullable MainWager mainWager,
    @Key(
            value =
                "The single events offered, by paytable. The wager's name is the paytable's id.",
            as = Kind.PAYTABLE)
        List<String> singleEvents,
    @Key(
            value = "Offers golden-talons-player and golden-talons-banker.",
            as = Kind.PAYTABLE,
            in = {BACCARAT, DICE})
        @Nullable String goldenTalons,
    @Key(value = "Offers fightback after a win, after a tie, or both.", in = BACCARAT)
        @Nullable Fightback fightback,
    @Key(value = "What the operator varies in the standard wagers.", in = CRAPS)
        @Nullable Craps craps,
    @Key(
            value = "Offers all-small, all-tall and make-em-all, or the named ones of them.",
            in = CRAPS)
        @Nullable BonusCraps bonusCraps,
    @Key(
            "Craps: the most that all-small, all-tall and make-em-all pay together, a roll or a"
                + " hand.")
        @Nullable MaxAggregate maxAggregate,
    @Key(value = "Where the progressives' lammers are shown. A choice of picture only.", in = CRAPS)
        @Nullable Tracker tracker,
    @Key(value = "Only the dealer shakes, or players too by these criteria.", in = DICE)
        @Nullable Cups cups,
    @Key(
            "The least and the most that may be wagered, by wager: [minimum, maximum]. Those of"
                + " `table` are of every wager that has none of its own.")
        Map<String, Limits> limits,
    @Key("Extra pays on bonus wagers, each by the manufacturer's written consent.")
        List<Promotion> promotions,
    @Key("Pays at fractional odds are rounded down to this unit, such as 0.25 or 1.")
        @Nullable Money breakage,
    @Key("The jackpots of the table, one for each sensor.") List<Jackpot> jackpots,
    @Key("The equipment in use, for the record, such as \"Andromeda 3d\".") List<String> equipment,
    @Key("How much is keyed: jackpot wagers only, bonus wagers too, or everything.") Keying keyed,
    @Key(
            value =
                "The reference of the table's own approval: a card room's from the commission, a"
                    + " tribal table's from its gaming agency.",
            as = Kind.REFERENCE)
        @Nullable String approval,
    @Key(
            value = "The reference of an approval for paytables outside the approved rules.",
            as = Kind.REFERENCE)
        @Nullable String modificationApproval,
    @Key("A table for training, with no money on it.") boolean training) {

  public Setup {
    singleEvents = orNone(singleEvents);
    limits = limits == null ? Map.of() : Map.copyOf(limits);
    promotions = orNone(promotions);
    jackpots = orNone(jackpots);
    equipment = orNone(equipment);
    keyed = keyed == null ? Keying.EVERYTHING : keyed;
  }

  private static <T> List<T> orNone(@Nullable List<T> stated) {
    return stated == null ? List.of() : List.copyOf(stated);
  }

  /// A set-up of one jackpot and nothing else.
  static Setup ofJackpot(String edition, Jackpot jackpot) {
    return SetupField.make(
        Setup.class,
        field ->
            switch (field.key()) {
              case "edition" -> edition;
              case "jackpots" -> List.of(jackpot);
              default -> null;
            });
  }

  /// The sensor of each jackpot: the one it states, or the first that none states.
  public List<Integer> sensors() {
    var free = new ArrayList<>(List.of(1, 2));
    jackpots.forEach(jackpot -> free.removeIf(sensor -> sensor.equals(jackpot.sensor())));
    return jackpots.stream()
        .map(Jackpot::sensor)
        .map(stated -> stated != null ? stated : free.isEmpty() ? 0 : free.removeFirst())
        .toList();
  }

  /// The name under which `limits` has those of the table.
  public static final String TABLE = "table";

  /// What may be wagered on a wager whose amount is the player's.
  public @Nullable Limits limitsOf(String wager) {
    var own = limits.get(wager);
    return own == null ? limits.get(TABLE) : own;
  }

  /// The same with other limits.
  public Setup limited(Map<String, Limits> others) {
    return SetupField.make(
        Setup.class, field -> field.key().equals("limits") ? others : field.value(this));
  }

  /// The same with other jackpots.
  public Setup with(List<Jackpot> others) {
    return SetupField.make(
        Setup.class, field -> field.key().equals("jackpots") ? others : field.value(this));
  }

  /// How much of what happens at a table is keyed, each kind with those before it.
  public enum Keying {
    JACKPOTS,
    BONUS,
    EVERYTHING
  }

  public enum Venue {
    CARD_ROOM,
    TRIBAL,
    OTHER
  }

  /// Which bonus wagers need a main wager of their seat (ruling 8). Where one is not stated, the
  /// edition's own rule holds.
  public record MainWager(
      @Key(
              value = "For Bonus Craps and every other bonus wager without a jackpot.",
              as = Kind.NEED,
              alone = true)
          @Nullable Boolean bonusCraps,
      @Key(value = "For the progressives.", as = Kind.NEED, alone = true)
          @Nullable Boolean progressive) {}

  /// A percentage of a Banker win, or null for commission-free.
  public record Commission(@Nullable BigDecimal percent) {
    public static final Commission FREE = new Commission(null);

    /// What the documents call the standard commission, and the most there is.
    public static final BigDecimal STANDARD = BigDecimal.valueOf(5);
  }

  public record Fightback(
      @Key(value = "The paytable after a win.", as = Kind.PAYTABLE) @Nullable String afterWin,
      @Key(value = "The paytable after a tie.", as = Kind.PAYTABLE) @Nullable String afterTie,
      @Key("The suit of \"King (Suit Specific)\".") @Nullable Suit kingSuit) {}

  /// What the operator varies in standard craps.
  public record Craps(
      @Key(
              value = "The most that odds may be of their flat wager; 3-4-5x unless stated.",
              as = Kind.ODDS)
          @Nullable Integer odds,
      @Key("The total barred on don't wagers: 12 or 2.") @Nullable Integer bar,
      @Key(value = "What the field pays on 2: 2 to 1 or 3 to 1.", name = "field.2")
          @Nullable String fieldTwo,
      @Key(value = "What the field pays on 12: 2 to 1 or 3 to 1.", name = "field.12")
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
    public static final Craps STANDARD = SetupField.make(Craps.class, _ -> null);

    public Craps {
      without = orNone(without);
      comeDown = orNone(comeDown);
      stayUp = orNone(stayUp);
    }

    public enum Vig {
      UP_FRONT,
      ON_WIN
    }
  }

  /// The Bonus Craps wagers and their paytable.
  public record BonusCraps(
      @Key(value = "The paytable of all three.", as = Kind.PAYTABLE, required = true, alone = true)
          String paytable,
      @Key(value = "The ones offered; all three unless stated.", as = Kind.WAGER)
          @Nullable List<String> wagers) {}

  /// The most that the Bonus Craps wagers pay together (ruling 22).
  public record MaxAggregate(
      @Key(value = "The most, in dollars.", required = true) Money amount,
      @Key(value = "For each roll, or for a shooter's whole hand.", required = true) Per per) {
    public enum Per {
      ROUND,
      HAND
    }
  }

  /// Where the progressives' lammers are shown: a choice of picture only (ruling 17).
  public enum Tracker {
    OWN,
    SHARED
  }

  /// Who shakes the cups of 3 Dice Baccarat: the dealer alone, or players too by these criteria.
  public record Cups(
      @Key(value = "Only the dealer shakes.", as = Kind.DEALER, alone = true) boolean dealerOnly,
      @Key("What a player who shakes has wagered on the round, in dollars.")
          @Nullable Money leastWager,
      @Key("How many must have wagered for players to shake.") @Nullable Integer leastPlayers,
      @Key("How many may have wagered for players to shake.") @Nullable Integer mostPlayers,
      @Key("Other criteria, in words for the dealer.") @Nullable String criteria) {}

  public record Limits(Money minimum, Money maximum) {
    public boolean areSound() {
      return minimum.isPositive()
          && minimum.isWholeCents()
          && maximum.isWholeCents()
          && minimum.compareTo(maximum) <= 0;
    }
  }

  /// An extra multiple (2 doubles the pay) or an extra amount on every win of a wager (ruling 9).
  public record Promotion(
      @Key(value = "The bonus wager.", as = Kind.WAGER, required = true) String wager,
      @Key(value = "What its pays are multiplied by.", as = Kind.NUMBER)
          @Nullable BigDecimal multiply,
      @Key("What is added to its pays, in dollars.") @Nullable Money add,
      @Key(value = "The reference of the written consent.", as = Kind.REFERENCE)
          @Nullable String consent) {}

  /// A jackpot of this table, or the name of one that exists already.
  public record Jackpot(
      @Key("The name of an existing jackpot; live tables only.") @Nullable String use,
      @Key(value = "Its paytable.", as = SetupField.Kind.PAYTABLE) @Nullable String paytable,
      @Key(
              "A house jackpot has a posted prize that does not move; a progressive grows with its"
                  + " wagers.")
          @Nullable Kind kind,
      @Key(
              "House, 3 Dice Baccarat: what displays call it, house-jackpot or bonus-jackpot;"
                  + " house-jackpot unless stated. A choice of name only.")
          @Nullable Title title,
      @Key("The fixed wager, a multiple of 0.25; 1 unless stated.") @Nullable Money wager,
      @Key(
              "House: the posted prize. Progressive: what is displayed now; the seed unless"
                  + " stated.")
          @Nullable Money meter,
      @Key("Progressive: where the meter restarts after a 100% hit.") @Nullable Money seed,
      @Key("The seed recommended for a $1 wager; the seed should be this times the wager.")
          @Nullable Money baseSeed,
      @Key(
              "Progressive: whether the first seed, which the house brings, is owed to it as a"
                  + " reseed is, or a gift; owed unless stated.")
          @Nullable FirstSeed seedIs,
      @Key("Progressive: the part of each wager that goes into the meter.")
          @Nullable BigDecimal increment,
      @Key("Progressive: the part of each wager that goes into the reserve for the next seed.")
          @Nullable BigDecimal reserve,
      @Key("Progressive: the most that is displayed; more waits in overflow.")
          @Nullable Money limit,
      @Key(
              "Progressive: the most that may come in at one lock; more is refused as unreasonable."
                  + " Unless stated, what a full table can bring, times the multiple of the place.")
          @Nullable Money guard,
      @Key("The suit of a suit-specific row.") @Nullable Suit suit,
      @Key("House: split the prize among its winners, or pay each in full (needs an approval).")
          @Nullable Share share,
      @Key("The wagering sensor, 1 or 2.") @Nullable Integer sensor,
      @Key(value = "The reference that allows `share: each`.", as = SetupField.Kind.REFERENCE)
          @Nullable String approval,
      @Key(
              value = "The reference of the operator's internal controls.",
              as = SetupField.Kind.REFERENCE)
          @Nullable String controls) {

    public enum Kind {
      HOUSE,
      PROGRESSIVE
    }

    /// The two names that the 3 Dice Baccarat document has for a House jackpot.
    public enum Title {
      HOUSE_JACKPOT,
      BONUS_JACKPOT
    }

    public enum Share {
      SPLIT,
      EACH
    }

    /// What the house is owed of the first seed (ruling 14).
    public enum FirstSeed {
      OWED,
      GIFT
    }
  }
}
