package io.lammer.table;

import io.lammer.rules.yaml.Value;
import io.lammer.table.sentence.Argument;
import io.lammer.table.sentence.Sentence;
import io.lammer.table.sentence.Sentences;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The reason why a command or a set-up is refused: a stable code, and the values of its sentence.
///
/// @param variant tells apart the sentences of one code; null for the only or usual one
/// @param arguments the values by their names in the sentence
/// @param about the keys of the set-up it is about (`seats`, `limits.pass`, `jackpots.0`), or the
///   paytable that a supervisor has to accept
public record Refusal(
    Code code, @Nullable String variant, Map<String, Argument> arguments, @Nullable String about) {
  public Refusal {
    arguments = Collections.unmodifiableMap(new LinkedHashMap<>(arguments));
  }

  /// This refusal for a part of a set-up.
  public Refusal about(String part) {
    return new Refusal(code, variant, arguments, part);
  }

  /// The English sentence with the rulings it rests on, for scripts, logs and programs.
  public String message() {
    return say(Sentences.in(Locale.ROOT).get(key(code, variant)), Argument::toString, true);
  }

  /// The English sentence for staff, who do not have the rulings at hand.
  public String sentence() {
    return say(Sentences.in(Locale.ROOT).get(key(code, variant)), Argument::toString, false);
  }

  /// The sentence for staff in a language, which may have one for all variants of the code, or else
  /// in English.
  public String sentence(Locale language, Function<Argument, String> format) {
    var sentences = Sentences.in(language);
    var sentence = sentences.getOrDefault(key(code, variant), sentences.get(code.word()));
    return sentence == null || language.equals(Locale.ROOT)
        ? sentence()
        : say(sentence, format, false);
  }

  /// A journal of a newer program may hold keys without a sentence here.
  private String say(
      @Nullable Sentence sentence, Function<Argument, String> format, boolean rulings) {
    return sentence == null ? code.meaning() : sentence.say(arguments, format, rulings);
  }

  private static String key(Code code, @Nullable String variant) {
    return variant == null ? code.word() : code.word() + "." + variant;
  }

  /// A code, or a variant of one, from which refusals are made. Values are passed in the order of
  /// the English sentence.
  public sealed interface Reason {
    Code code();

    @Nullable String variant();

    default Refusal because(@Nullable Object... values) {
      var sentence = Sentences.english(key(code(), variant()));
      return new Refusal(code(), variant(), sentence.named(values), null);
    }

    /// This refusal if there is a fault.
    default Optional<Refusal> when(boolean fault, @Nullable Object... values) {
      return fault ? Optional.of(because(values)) : Optional.empty();
    }

    /// The value found, or this refusal.
    default <T> Answer<T> unless(Optional<T> found, @Nullable Object... values) {
      return found.<Answer<T>>map(Answer.Accepted::new).orElseGet(() -> refuse(values));
    }

    default <T> Answer<T> refuse(@Nullable Object... values) {
      return Answer.refuse(because(values));
    }
  }

  private record Variant(Code code, String variant) implements Reason {}

  /// The part of the work in which a refusal can happen.
  public enum Area {
    SETUP("Setting a table up", "all faults of a set-up are reported together"),
    PLAY("Placing and taking down wagers", "the first that applies is the answer"),
    OUTCOME("Entering what happened", "the first that applies is the answer"),
    FLOOR("Running the floor", "the first that applies is the answer");

    private final String title;
    private final String order;

    Area(String title, String order) {
      this.title = title;
      this.order = order;
    }

    public String title() {
      return title;
    }

    public String order() {
      return order;
    }
  }

  /// Every refusal, in order of precedence within its area.
  public enum Code implements Reason {
    UNKNOWN_EDITION(Area.SETUP, "The catalog has no edition of that name."),
    NOT_IN_THIS_GAME(Area.SETUP, "A choice that belongs to another game."),
    VENUE_NOT_APPROVED(Area.SETUP, "The edition is not approved for that kind of venue."),
    UNKNOWN_PAYTABLE(Area.SETUP, "The edition has no paytable of that id."),
    WRONG_PAYTABLE(Area.SETUP, "The paytable is of another family than the place it is put in."),
    DUPLICATE_WAGER(Area.SETUP, "A wager is offered twice."),
    NOT_APPROVED(
        Area.SETUP,
        "A paytable outside the approved rules, without the reference of its approval."),
    SEATS_OUT_OF_RANGE(Area.SETUP, "The number of seats is not one a table can have."),
    DECKS_OUT_OF_RANGE(Area.SETUP, "The shoe is not one of 6 or 8 decks."),
    CUT_CARD_OUT_OF_RANGE(Area.SETUP, "The cut card is not inside the shoe."),
    COMMISSION_OUT_OF_RANGE(Area.SETUP, "A commission that is not above 0 and at most 5 percent."),
    COMMISSION_UNIT_INVALID(
        Area.SETUP, "A commission unit that is not whole cents and a part of a dollar."),
    MAIN_WAGER_NOT_STATED(Area.SETUP, "The operator must say whether a main wager is required."),
    FIGHTBACK_EMPTY(Area.SETUP, "Fightback is offered with neither half."),
    ODDS_OUT_OF_RANGE(Area.SETUP, "Craps odds that are not 3-4-5x or a multiple up to 100x."),
    BAR_INVALID(Area.SETUP, "A barred total that is not 12 or 2."),
    FIELD_INVALID(Area.SETUP, "Field pays on 2 and 12 that are not 2 to 1 or 3 to 1."),
    VIG_UNIT_INVALID(Area.SETUP, "A vig unit that is not whole cents and a part of a dollar."),
    WINNER_INVALID(Area.SETUP, "Winners of this wager cannot be told to stay or to come down."),
    WAGER_NOT_OPTIONAL(Area.SETUP, "A wager that cannot be left out of the table."),
    SUIT_NOT_STATED(Area.SETUP, "A paytable has a suit-specific row and no suit is configured."),
    UNKNOWN_BONUS_WAGER(Area.SETUP, "Bonus Craps has no such wager."),
    MAX_AGGREGATE_NOT_ALLOWED(Area.SETUP, "The edition knows no maximum aggregate."),
    MAX_AGGREGATE_INVALID(Area.SETUP, "A maximum aggregate that is not a positive amount."),
    BREAKAGE_INVALID(Area.SETUP, "A breakage unit that is not whole cents and a part of a dollar."),
    CUPS_INVALID(
        Area.SETUP, "Criteria for shaking players that are not positive, or that no number meets."),
    LIMITS_INVALID(Area.SETUP, "Limits that are not two positive amounts, smaller first."),
    LIMITS_ON_UNKNOWN_WAGER(Area.SETUP, "Limits for a wager that the table does not offer."),
    LIMITS_ON_FIXED_WAGER(Area.SETUP, "Limits for a jackpot wager, whose amount is fixed."),
    LIMIT_ABOVE_CAP(Area.SETUP, "A limit above the venue's statutory cap."),
    GAMES_ABOVE_CAP(Area.SETUP, "The table offers more games than the venue allows."),
    PROMOTION_NOT_ALLOWED(Area.SETUP, "The edition knows no promotions."),
    PROMOTION_ON_UNKNOWN_WAGER(Area.SETUP, "A promotion on a wager that the table does not offer."),
    PROMOTION_ON_MAIN_WAGER(Area.SETUP, "A promotion on a main wager."),
    PROMOTION_WITHOUT_CONSENT(
        Area.SETUP, "A promotion without the manufacturer's written consent."),
    PROMOTION_INVALID(
        Area.SETUP, "A promotion that is not one extra multiple or one extra amount."),
    TOO_MANY_JACKPOTS(Area.SETUP, "More than two jackpots on a table."),
    JACKPOT_TWICE(Area.SETUP, "Two jackpots of one game, or on one sensor."),
    SENSOR_OUT_OF_RANGE(Area.SETUP, "A sensor that a table does not have."),
    JACKPOT_KINDS_MIXED(Area.SETUP, "House beside Progressive on one table."),
    JACKPOT_KIND_NOT_ALLOWED(Area.SETUP, "The edition knows no House jackpot."),
    JACKPOT_NOT_FOUND(Area.SETUP, "No jackpot of that name exists to be joined."),
    LINK_MISMATCH(Area.SETUP, "A set-up says something else of a jackpot that it joins."),
    JACKPOT_INCOMPLETE(
        Area.SETUP, "A jackpot without what its kind needs, or with what it cannot have."),
    JACKPOT_WAGER_INVALID(Area.SETUP, "A jackpot wager that is not a multiple of 25 cents."),
    JACKPOT_RATES_INVALID(Area.SETUP, "Increment and reserve that are not rates of the wager."),
    JACKPOT_AMOUNTS_INVALID(Area.SETUP, "Meter, seed or limit that do not fit together."),
    DESTINY_NEEDS_FIGHTBACK(Area.SETUP, "Destiny on a table without Fightback."),
    SHARE_NOT_ALLOWED(Area.SETUP, "A sharing policy that the documents do not know."),

    UNKNOWN_SEAT(Area.PLAY, "The table has no such seat."),
    BETTING_CLOSED(Area.PLAY, "Wagers are locked until the outcome is settled."),
    UNKNOWN_WAGER(Area.PLAY, "The game has no wager of that name."),
    WAGER_NOT_OFFERED(Area.PLAY, "The table does not offer that wager."),
    NOT_KEYED(Area.PLAY, "The table keys fewer kinds of wagers."),
    SPOT_MISSING(Area.PLAY, "The wager has several spots and none was named."),
    UNKNOWN_SPOT(Area.PLAY, "The wager has no spot of that number or those dice."),
    NO_SUCH_WAGER(Area.PLAY, "The seat has no such wager."),
    AMOUNT_MISSING(Area.PLAY, "The wager has no fixed amount and none was given."),
    AMOUNT_NOT_POSITIVE(Area.PLAY, "The amount is zero or less."),
    AMOUNT_TOO_LARGE(Area.PLAY, "The amount is beyond anything a table handles."),
    AMOUNT_NOT_WHOLE_CENTS(Area.PLAY, "The amount has parts of a cent."),
    AMOUNT_NOT_EVEN_CENTS(
        Area.PLAY, "The wager can lose half, and half of the amount has parts of a cent."),
    AMOUNT_FIXED(Area.PLAY, "A jackpot wager is exactly its fixed amount."),
    DOES_NOT_SPLIT(Area.PLAY, "The amount does not divide over the parts of the wager."),
    CARD_AWAITED(Area.PLAY, "A Fightback or Destiny wager waits for its card."),
    FIGHTBACK_CLOSED(Area.PLAY, "There is no reconciled round to fight back from."),
    COME_OUT_ONLY(Area.PLAY, "A line wager is made on the come-out roll."),
    POINT_ONLY(Area.PLAY, "A come wager is made once there is a point."),
    ODDS_WITHOUT_FLAT(Area.PLAY, "Odds stand on a flat wager that has its number."),
    NOT_RAISED(Area.PLAY, "A don't wager that is up may not be raised."),
    BONUS_AFTER_SEVEN_ONLY(
        Area.PLAY, "This edition takes bonus wagers only when the last roll was a 7."),
    BONUS_IN_PROGRESS(Area.PLAY, "A bonus wager of that kind is in progress."),
    WAGER_ALREADY_PLACED(Area.PLAY, "The seat's sensor is covered already."),
    WAGER_IN_PROGRESS(Area.PLAY, "A wager in progress cannot be taken down."),
    MORE_THAN_STANDS(Area.PLAY, "More is taken down than the wager is."),
    CONTRACT_WAGER(Area.PLAY, "A contract wager stays up until it wins or loses."),
    ODDS_STAND_ON_IT(Area.PLAY, "Odds stand on the wager and must come down first."),
    MAIN_WAGER_REQUIRED(Area.PLAY, "A bonus wager needs a main wager on this table."),
    MAIN_WAGER_MAINTAINED(
        Area.PLAY,
        "A bonus wager in progress needs this main wager, which cannot be taken down before one of"
            + " them is resolved."),
    BELOW_MINIMUM(Area.PLAY, "The wager is below the table's minimum."),
    ABOVE_MAXIMUM(Area.PLAY, "The wager is above the table's maximum."),
    ABOVE_CAP(Area.PLAY, "The wager is above the venue's statutory cap."),
    ODDS_ABOVE_LIMIT(Area.PLAY, "The odds are more than the flat wager allows."),
    TOO_MANY_GAMES(Area.PLAY, "The seat would play more games than the venue allows."),
    ALWAYS_WORKING(Area.PLAY, "The wager cannot be turned off."),

    WRONG_OUTCOME(Area.OUTCOME, "That kind of outcome belongs to another game."),
    NOT_LOCKED(Area.OUTCOME, "The wagers are not locked yet."),
    NOTHING_ENTERED(Area.OUTCOME, "There is no outcome to confirm or to call back."),
    OUTCOME_ENTERED(
        Area.OUTCOME,
        "Bets are reopened, by a supervisor, after an entered outcome was called back."),
    NOTHING_TO_FIGHT_BACK(Area.OUTCOME, "A Fightback card without a round, or a second one."),
    NOT_A_DIE(Area.OUTCOME, "A die shows 1 to 6."),
    NOT_A_CARD(Area.OUTCOME, "The text names no card."),
    DEALER_SHAKES_FIRST(Area.OUTCOME, "A player may shake only after the dealer, dice unexposed."),
    PLAYER_MAY_NOT_SHAKE(Area.OUTCOME, "The operator's criteria do not let the player shake."),
    UNKNOWN_CUP(Area.OUTCOME, "There are two cups, Player and Banker."),
    CUP_NOT_SHAKEN(Area.OUTCOME, "A cup is opened that was not shaken, or whose dice were seen."),
    CUPS_OPEN(Area.OUTCOME, "A cup is shaken before its dice are entered."),
    DRAWING_RULE(Area.OUTCOME, "The deal breaks the drawing rules."),
    SHOE_FINISHED(Area.OUTCOME, "The cut card is out and the last round was dealt."),
    SHOE_TOO_SHORT(Area.OUTCOME, "The shoe has too few cards left."),
    NOT_IN_SHOE(Area.OUTCOME, "The shoe cannot hold that card any more."),
    NOTHING_OWED(Area.OUTCOME, "The seat owes no commission."),
    BURN_OUT_OF_RANGE(Area.OUTCOME, "The number of burned cards is not one a shoe can start with."),

    KEY_REUSED(Area.FLOOR, "The key of the command was used for something else."),
    STALE(Area.FLOOR, "The table or jackpot has moved on since it was looked at."),
    NOT_ALLOWED(Area.FLOOR, "The role does not have that right."),
    BAD_TEXT(Area.FLOOR, "A text that is too long, or has characters that nobody can see."),
    UNKNOWN_USER(Area.FLOOR, "There is no user of that name."),
    USER_EXISTS(Area.FLOOR, "There is a user of that name already."),
    BADGE_TAKEN(Area.FLOOR, "Somebody else who may sign in wears that badge."),
    LINK_TAKEN(Area.FLOOR, "Somebody else of the house is that person at the issuer."),
    SHUT_OUT(Area.FLOOR, "The issuer vouches for somebody whom the house has shut out."),
    LAST_ADMINISTRATOR(Area.FLOOR, "The issuer takes the role of the only administrator."),
    NOT_A_PERSON(Area.FLOOR, "A role that no person has."),
    UNKNOWN_DISPLAY(Area.FLOOR, "There is no display of that name."),
    DISPLAY_EXISTS(Area.FLOOR, "There is a display of that name already."),
    UNKNOWN_DEVICE(Area.FLOOR, "There is no device of that name, or it was revoked."),
    DEVICE_EXISTS(Area.FLOOR, "There is a device of that name already."),
    OUT_OF_SEQUENCE(Area.FLOOR, "A device's message comes before those that it follows."),
    ROUND_OVER(Area.FLOOR, "A device reports of another round than the one in play."),
    NOT_NEXT(Area.FLOOR, "A device reports what a person has keyed already, or a later card."),
    UNKNOWN_ALERT(Area.FLOOR, "No such alert waits to be acknowledged."),
    BAD_NAME(Area.FLOOR, "A name that the floor cannot use."),
    UNKNOWN_TABLE(Area.FLOOR, "There is no table of that name."),
    UNKNOWN_JACKPOT(Area.FLOOR, "There is no jackpot of that name."),
    JACKPOT_EXISTS(Area.FLOOR, "A jackpot of that name exists already."),
    WRONG_STATUS(Area.FLOOR, "The table is not in the state that this needs."),
    TABLE_NOT_OPEN(Area.FLOOR, "Play at a table that is not open."),
    REASON_MISSING(Area.FLOOR, "What is done needs a reason, note or reference."),
    LAMMERS_IMPOSSIBLE(Area.FLOOR, "Re-entered lammers that no rolls can bring."),
    VENUE_NOT_STATED(Area.FLOOR, "A live table must name its venue."),
    CONTROLS_NOT_STATED(Area.FLOOR, "A live jackpot must name the internal controls it is under."),
    APPROVAL_NOT_STATED(
        Area.FLOOR, "A card room's or tribal table must name the approval it opens under."),
    EQUIPMENT_NOT_STATED(
        Area.FLOOR, "A live table with a jackpot must name the jackpot system it uses."),
    PAYTABLE_CHANGED(Area.FLOOR, "A paytable has another text than the one played under its id."),
    SUSPECT_NOT_ACCEPTED(Area.FLOOR, "A suspect paytable that no supervisor has accepted."),
    ADVANTAGE_NOT_ACCEPTED(
        Area.FLOOR, "A wager that favors the player and that no supervisor has accepted."),
    ROUND_OPEN(Area.FLOOR, "A round is in progress, or wagers are on the layout."),
    COMMISSION_OWED(Area.FLOOR, "Commission is still owed at the table."),
    CORRECTION_INVALID(
        Area.FLOOR,
        "A correction of a jackpot wager or one that was not made, or one that changes nothing."),
    NOTHING_TO_VOID(Area.FLOOR, "There is no settled round that can be voided."),
    CHANGED_SINCE(Area.FLOOR, "The table has changed since the round was settled."),
    JACKPOT_PAID(Area.FLOOR, "A paid jackpot cannot be undone."),
    JACKPOT_STOPPED(Area.FLOOR, "The jackpot is stopped and takes no wagers."),
    UNKNOWN_HIT(Area.FLOOR, "No such hit waits for approval."),
    EARLIER_HIT_OPEN(Area.FLOOR, "An earlier hit of the jackpot waits."),
    SECOND_ADMINISTRATOR(
        Area.FLOOR, "One administrator gives access to people of the tables and of accounting."),
    SAME_PERSON(Area.FLOOR, "Who entered a hit, or proposed something, may not decide it."),
    SAME_DEPARTMENT(Area.FLOOR, "Another department decides than entered or proposed it."),
    UNKNOWN_PROPOSAL(Area.FLOOR, "No such proposal waits for a second person."),
    STATEMENT_CHANGED(Area.FLOOR, "A proposal would do something else now than was looked at."),
    TOO_MANY_PROPOSALS(Area.FLOOR, "Too many proposals wait for a second person."),
    BANK_SHORT(Area.FLOOR, "The bank holds less for the jackpot than is owed."),
    PAYEE_MISSING(Area.FLOOR, "A slip names each winner and what the person showed."),
    SIGNATURE_MISSING(Area.FLOOR, "More persons must have seen a hit of this size."),
    CHEQUE_NEEDED(Area.FLOOR, "A pay of this size is made by cheque."),
    UNKNOWN_SLIP(Area.FLOOR, "A slip that was never given out."),
    SLIP_USED(Area.FLOOR, "A slip that is paid or void already."),
    UNKNOWN_ROUND(Area.FLOOR, "The table has no settled round of that number."),
    UNKNOWN_DISPUTE(Area.FLOOR, "No such dispute waits to be decided."),
    NOT_VERIFIED(Area.FLOOR, "A hit that a supervisor must verify at the table first."),
    ALREADY_VERIFIED(Area.FLOOR, "A supervisor has verified the hit already."),
    CAMERA_NOT_CALLED(Area.FLOOR, "A pay that surveillance must see first."),
    TAX_NOT_DONE(Area.FLOOR, "A pay that must be reported for tax."),
    UNREASONABLE_CONTRIBUTION(
        Area.FLOOR, "More would come into a jackpot at once than its guard lets in."),
    HITS_PENDING(Area.FLOOR, "Hits of the jackpot wait for approval."),
    ADJUSTMENT_NOT_ALLOWED(Area.FLOOR, "An adjustment that its reason does not cover."),
    PARAMETERS_INVALID(Area.FLOOR, "Parameters that the jackpot cannot have.");

    private final Area area;
    private final String meaning;

    Code(Area area, String meaning) {
      this.area = area;
      this.meaning = meaning;
    }

    public Area area() {
      return area;
    }

    public String meaning() {
      return meaning;
    }

    public String word() {
      return Value.spelled(this);
    }

    @Override
    public Code code() {
      return this;
    }

    @Override
    public @Nullable String variant() {
      return null;
    }

    /// A variant of this code that has its own sentence.
    public Reason as(String variant) {
      return new Variant(this, variant);
    }
  }
}
