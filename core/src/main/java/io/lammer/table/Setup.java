package io.lammer.table;

import io.lammer.rules.Money;
import io.lammer.rules.Suit;
import io.lammer.table.SetupField.Inline;
import io.lammer.table.SetupField.Key;
import io.lammer.table.SetupField.Kind;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// An operator's unchecked choices for a table. The components and their [SetupField.Key]
/// annotations are the only definition of the keys that every game has; each game declares its own
/// in the record of its [GameSetup].
public record Setup(
    @Key(
            value = "The rule document that is played: the id of an edition in the catalog.",
            required = true)
        String edition,
    @Inline Location location,
    @Inline Wagers wagers,
    @Key("The jackpots of the table, one for each sensor.") List<Jackpot> jackpots,
    @Key("The equipment in use, for the record, such as \"Andromeda 3d\".") List<String> equipment,
    @Key("How much is keyed: jackpot wagers only, bonus wagers too, or everything.") Keying keyed,
    @Inline Approvals approvals,
    @Key("A table for training, with no money on it.") boolean training,
    @Inline GameChoices games) {

  public Setup {
    jackpots = orNone(jackpots);
    equipment = orNone(equipment);
    keyed = keyed == null ? Keying.EVERYTHING : keyed;
  }

  /// Where the table stands, for the regulations that apply, and how large it is.
  public record Location(
      @Key("The kind of venue, whose statutory caps apply. Without it there are none.")
          @Nullable Venue venue,
      @Key("The day whose caps apply, such as 2026-01-31. Without it, the newest.")
          @Nullable LocalDate date,
      @Key("How many seats the table has.") @Nullable Integer seats) {}

  /// When wagers may be made, for how much, and what they pay beyond their paytables.
  public record Wagers(
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
              "The least and the most that may be wagered, by wager: [minimum, maximum]. Those of"
                  + " `table` are of every wager that has none of its own.")
          Map<String, Limits> limits,
      @Key("Extra pays on bonus wagers, each by the manufacturer's written consent.")
          List<Promotion> promotions,
      @Key("Pays at fractional odds are rounded down to this unit, such as 0.25 or 1.")
          @Nullable Money breakage) {
    public Wagers {
      singleEvents = orNone(singleEvents);
      limits = limits == null ? Map.of() : Map.copyOf(limits);
      promotions = orNone(promotions);
    }
  }

  /// The references of the documents that permit the table.
  public record Approvals(
      @Key(
              value =
                  "The reference of the table's own approval: a card room's from the commission, a"
                      + " tribal table's from its gaming agency.",
              as = Kind.REFERENCE)
          @Nullable String approval,
      @Key(
              value = "The reference of an approval for paytables outside the approved rules.",
              as = Kind.REFERENCE)
          @Nullable String modificationApproval) {}

  private static <T> List<T> orNone(@Nullable List<T> stated) {
    return stated == null ? List.of() : List.copyOf(stated);
  }

  /// The choices of one game.
  ///
  /// @param keys the record that declares the game's keys
  public <C extends Record> C of(Class<C> keys) {
    return games.of(keys);
  }

  /// A game's choice by its type; null if it is not stated.
  public <T> @Nullable T choice(Class<T> type) {
    return games.choice(type);
  }

  /// A set-up with one jackpot and no other choices.
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

  /// The sensor of each jackpot: the one it states, or else the first free one.
  public List<Integer> sensors() {
    var free = new ArrayList<>(List.of(1, 2));
    jackpots.forEach(jackpot -> free.removeIf(sensor -> sensor.equals(jackpot.sensor())));
    return jackpots.stream()
        .map(Jackpot::sensor)
        .map(stated -> stated != null ? stated : free.isEmpty() ? 0 : free.removeFirst())
        .toList();
  }

  /// The key of the table's own limits in `limits`.
  public static final String TABLE = "table";

  /// The limits of a wager; null if there are none.
  public @Nullable Limits limitsOf(String wager) {
    var own = wagers.limits().get(wager);
    return own == null ? wagers.limits().get(TABLE) : own;
  }

  public Setup limited(Map<String, Limits> others) {
    return SetupField.make(
        Setup.class, field -> field.key().equals("limits") ? others : field.value(this));
  }

  public Setup with(List<Jackpot> others) {
    return SetupField.make(
        Setup.class, field -> field.key().equals("jackpots") ? others : field.value(this));
  }

  /// How much of the play at a table is keyed. Each level includes the ones before it.
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

  /// Which bonus wagers need a main wager from the same seat (ruling 8). Unstated values follow the
  /// edition's own rule.
  public record MainWager(
      @Key(
              value = "For Bonus Craps and every other bonus wager without a jackpot.",
              as = Kind.NEED,
              alone = true)
          @Nullable Boolean bonusCraps,
      @Key(value = "For the progressives.", as = Kind.NEED, alone = true)
          @Nullable Boolean progressive) {}

  /// The shoe of a game that is dealt from one.
  public record Shoe(
      @Key(
              value = "Decks in the shoe, 6 or 8.",
              after = "seats",
              oneOf = {"8", "6"})
          @Nullable Integer decks,
      @Key("How many cards stand behind the cut card.") @Nullable Integer cutCard) {
    public static final Shoe STANDARD = new Shoe(null, null);
  }

  /// The commission as a percentage of a Banker win; null for commission-free.
  public record Commission(@Nullable BigDecimal percent) {
    public static final Commission FREE = new Commission(null);

    /// The standard commission of the documents, which is also the maximum.
    public static final BigDecimal STANDARD = BigDecimal.valueOf(5);
  }

  /// The maximum that the Bonus Craps wagers pay together (ruling 22).
  public record MaxAggregate(
      @Key(value = "The most, in dollars.", required = true) Money amount,
      @Key(value = "For each roll, or for a shooter's whole hand.", required = true) Per per) {
    public enum Per {
      ROUND,
      HAND
    }
  }

  /// Where the progressives' lammers are displayed. This changes the display only (ruling 17).
  public enum Tracker {
    OWN,
    SHARED
  }

  /// Who shakes the cups of 3 Dice Baccarat: the dealer only, or also players who meet these
  /// criteria.
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

  /// A jackpot of this table, or the name of an existing jackpot.
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

    /// Whether the house is owed the first seed (ruling 14).
    public enum FirstSeed {
      OWED,
      GIFT
    }
  }
}
