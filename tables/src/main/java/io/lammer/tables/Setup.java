package io.lammer.tables;

import io.lammer.rules.Money;
import io.lammer.rules.Suit;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// An operator's choices for a table, as written down and not yet checked.
public record Setup(
    String edition,
    @Nullable Venue venue,
    @Nullable LocalDate date,
    @Nullable Integer seats,
    @Nullable Integer decks,
    @Nullable Integer cutCard,
    @Nullable Commission commission,
    @Nullable Money commissionUnit,
    boolean commissionOwed,
    @Nullable Boolean mainWagerRequired,
    List<String> singleEvents,
    @Nullable String goldenTalons,
    @Nullable Fightback fightback,
    @Nullable Craps craps,
    @Nullable BonusCraps bonusCraps,
    @Nullable MaxAggregate maxAggregate,
    @Nullable Tracker tracker,
    @Nullable Cups cups,
    Map<String, Limits> limits,
    List<Promotion> promotions,
    @Nullable Money breakage,
    List<Jackpot> jackpots,
    List<String> equipment,
    Keying keyed,
    @Nullable String approval,
    boolean training) {

  public Setup {
    singleEvents = List.copyOf(singleEvents);
    limits = Map.copyOf(limits);
    promotions = List.copyOf(promotions);
    jackpots = List.copyOf(jackpots);
    equipment = List.copyOf(equipment);
  }

  /// A set-up of one jackpot and nothing else.
  static Setup ofJackpot(String edition, Jackpot jackpot) {
    return new Setup(
        edition,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        false,
        null,
        List.of(),
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        Map.of(),
        List.of(),
        null,
        List.of(jackpot),
        List.of(),
        Keying.EVERYTHING,
        null,
        false);
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

  /// The same with other jackpots.
  public Setup with(List<Jackpot> others) {
    return new Setup(
        edition,
        venue,
        date,
        seats,
        decks,
        cutCard,
        commission,
        commissionUnit,
        commissionOwed,
        mainWagerRequired,
        singleEvents,
        goldenTalons,
        fightback,
        craps,
        bonusCraps,
        maxAggregate,
        tracker,
        cups,
        limits,
        promotions,
        breakage,
        others,
        equipment,
        keyed,
        approval,
        training);
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

  /// A percentage of a Banker win, or null for commission-free.
  public record Commission(@Nullable BigDecimal percent) {
    public static final Commission FREE = new Commission(null);

    /// What the documents call the standard commission, and the most there is.
    public static final BigDecimal STANDARD = BigDecimal.valueOf(5);
  }

  public record Fightback(
      @Nullable String afterWin, @Nullable String afterTie, @Nullable Suit kingSuit) {}

  /// What the operator varies in standard craps.
  ///
  /// @param odds the most that odds may be of the flat wager; null for 3-4-5x
  /// @param fieldTwo what the field pays on 2, as printed
  /// @param without wagers that are not offered
  /// @param comeDown wagers whose winners come down, of those that stay by themselves
  /// @param stayUp wagers whose winners stay, of those that come down by themselves
  public record Craps(
      @Nullable Integer odds,
      @Nullable Integer bar,
      @Nullable String fieldTwo,
      @Nullable String fieldTwelve,
      @Nullable Vig vig,
      @Nullable Money vigUnit,
      boolean crapless,
      List<String> without,
      List<String> comeDown,
      List<String> stayUp) {
    public static final Craps STANDARD =
        new Craps(null, null, null, null, null, null, false, List.of(), List.of(), List.of());

    public Craps(
        @Nullable Integer odds,
        @Nullable Integer bar,
        @Nullable String fieldTwo,
        @Nullable String fieldTwelve,
        @Nullable Vig vig,
        @Nullable Money vigUnit,
        boolean crapless,
        List<String> without,
        @Nullable List<String> comeDown,
        @Nullable List<String> stayUp) {
      this.odds = odds;
      this.bar = bar;
      this.fieldTwo = fieldTwo;
      this.fieldTwelve = fieldTwelve;
      this.vig = vig;
      this.vigUnit = vigUnit;
      this.crapless = crapless;
      this.without = List.copyOf(without);
      this.comeDown = comeDown == null ? List.of() : List.copyOf(comeDown);
      this.stayUp = stayUp == null ? List.of() : List.copyOf(stayUp);
    }

    public enum Vig {
      UP_FRONT,
      ON_WIN
    }
  }

  /// The Bonus Craps wagers and their paytable.
  ///
  /// @param wagers the ones offered; null for all three
  public record BonusCraps(String paytable, @Nullable List<String> wagers) {}

  /// The most that the Bonus Craps wagers pay together (ruling 22).
  public record MaxAggregate(Money amount, Per per) {
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
  ///
  /// @param leastWager what a player who shakes has wagered on the round
  /// @param mostPlayers how many may have wagered for players to shake
  /// @param criteria others, in words for the dealer
  public record Cups(
      boolean dealerOnly,
      @Nullable Money leastWager,
      @Nullable Integer mostPlayers,
      @Nullable String criteria) {}

  public record Limits(Money minimum, Money maximum) {}

  /// An extra multiple or an extra amount on a bonus wager's pay (ruling 9).
  public record Promotion(
      String wager, @Nullable BigDecimal multiply, @Nullable Money add, @Nullable String consent) {}

  /// A jackpot of this table, or the name of one that exists already.
  public record Jackpot(
      @Nullable String use,
      @Nullable String paytable,
      @Nullable Kind kind,
      @Nullable Money wager,
      @Nullable Money meter,
      @Nullable Money seed,
      @Nullable Money baseSeed,
      @Nullable BigDecimal increment,
      @Nullable BigDecimal reserve,
      @Nullable Money limit,
      @Nullable Money guard,
      @Nullable Suit suit,
      @Nullable Share share,
      @Nullable Integer sensor,
      @Nullable String approval,
      @Nullable String controls) {

    public enum Kind {
      HOUSE,
      PROGRESSIVE
    }

    public enum Share {
      SPLIT,
      EACH
    }
  }
}
