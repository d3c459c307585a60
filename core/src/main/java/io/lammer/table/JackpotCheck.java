package io.lammer.table;

import io.lammer.rules.BetHandling;
import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import io.lammer.rules.Paytable;
import io.lammer.rules.Spot;
import io.lammer.rules.Suit;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Refusal.Code;
import io.lammer.table.Setup.Jackpot.FirstSeed;
import io.lammer.table.Setup.Jackpot.Kind;
import io.lammer.table.Setup.Jackpot.Share;
import java.math.BigDecimal;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Checks the jackpots of a set-up (rulings 4, 5, 10, 11, 14, 31) and opens them.
final class JackpotCheck {
  private static final int JACKPOTS_MAX = 2;
  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
  private static final Money AMOUNT_MAX = Money.dollars(1_000_000_000);
  private static final Money DOLLAR = Money.dollars(1);
  private static final Money WAGER_STEP = Money.cents(25);
  private static final Money WAGER_MAX = Money.dollars(1_000);

  private final SetupCheck check;
  private final boolean ofTable;
  private final Map<String, Jackpot> opened = new LinkedHashMap<>();
  private final Set<Kind> kinds = EnumSet.noneOf(Kind.class);
  private String place = "jackpots";

  /// @param ofTable false for a jackpot that is opened for tables to join
  JackpotCheck(SetupCheck check, boolean ofTable) {
    this.check = check;
    this.ofTable = ofTable;
  }

  Map<String, Jackpot> run() {
    var jackpots = check.setup().jackpots();
    if (jackpots.size() > JACKPOTS_MAX) {
      check.fault("jackpots", Code.TOO_MANY_JACKPOTS.because(jackpots.size()));
    }
    var sensors = new HashSet<Integer>();
    for (var i = 0; i < jackpots.size(); i++) {
      var jackpot = jackpots.get(i);
      place = "jackpots." + i;
      if (jackpot.kind() != null) {
        kinds.add(jackpot.kind());
      }
      if (jackpot.sensor() != null && (jackpot.sensor() < 1 || jackpot.sensor() > JACKPOTS_MAX)) {
        fault(Code.SENSOR_OUT_OF_RANGE.because(jackpot.sensor()));
      } else if (jackpot.sensor() != null && !sensors.add(jackpot.sensor())) {
        check.fault("jackpots", Code.JACKPOT_TWICE.as("on-sensor").because(jackpot.sensor()));
      }
      open(jackpot, check.setup().sensors().get(i));
    }
    if (kinds.size() > 1) {
      check.fault("jackpots", Code.JACKPOT_KINDS_MIXED.because());
    }
    return opened;
  }

  /// Reports a fault of the jackpot being checked.
  private void fault(Refusal refusal) {
    check.fault(place, refusal);
  }

  private void open(Setup.Jackpot jackpot, int sensor) {
    if (jackpot.use() != null) {
      join(jackpot, jackpot.use(), sensor);
      return;
    }
    if (jackpot.paytable() == null || jackpot.kind() == null) {
      fault(Code.JACKPOT_INCOMPLETE.as("unstated").because());
      return;
    }
    var paytable = paytable(jackpot.paytable());
    if (paytable == null) {
      return;
    }
    checkKind(jackpot, paytable);
    checkTitle(jackpot, jackpot.kind());
    var terms = terms(jackpot, jackpot.kind(), paytable.id());
    var meter = meter(jackpot, terms);
    add(
        check.links().own(paytable.id()),
        paytable,
        Jackpot.opened(terms, meter, seedOwed(jackpot, terms, meter)),
        check.suit(paytable, jackpot.suit(), place, "suit"),
        sensor);
  }

  /// Joins an existing jackpot. It must be of the same edition, so that the paytable and the wager
  /// are the same.
  private void join(Setup.Jackpot jackpot, String name, int sensor) {
    var found = check.links().known().apply(name);
    if (found.isEmpty()) {
      fault(Code.JACKPOT_NOT_FOUND.because(name));
      return;
    }
    var linked = found.get();
    var differences = new JoinedJackpotCheck(name, linked, check.edition().id()).faults(jackpot);
    differences.forEach(this::fault);
    if (!linked.edition().equals(check.edition().id())) {
      return;
    }
    var paytable = paytable(linked.jackpot().terms().paytable());
    if (paytable != null) {
      kinds.add(linked.jackpot().terms().kind());
      checkTitle(jackpot, linked.jackpot().terms().kind());
      LimitCheck.checkCap(check, place, name, linked.jackpot().terms().wager());
      add(name, paytable, linked.jackpot(), linked.suit(), sensor);
    }
  }

  private void add(
      String name, Paytable paytable, Jackpot jackpot, @Nullable Suit suit, int sensor) {
    if (ofTable) {
      check.gameCheck().checkJackpot(paytable);
    }
    var wager = paytable.wagers().getFirst();
    if (opened.values().stream().anyMatch(other -> sameGame(other, paytable))) {
      check.fault(
          "jackpots",
          Code.JACKPOT_TWICE.as(isOnlyWager() ? "of-paytable" : "of-game").because(wager));
      return;
    }
    opened.put(name, jackpot);
    var spot = Spot.of(wager);
    var two = isOnlyWager() && check.setup().jackpots().size() > 1;
    check.offer(
        paytable.wager(wager, suit).at(two ? spot.on(sensor) : spot),
        paytable,
        BetHandling.PLAIN,
        name);
  }

  private boolean isOnlyWager() {
    return check.game().hasOneJackpotWager();
  }

  private boolean sameGame(Jackpot other, Paytable paytable) {
    var id = other.terms().paytable();
    return isOnlyWager()
        ? id.equals(paytable.id())
        : check.edition().paytable(id).map(its -> its.family() == paytable.family()).orElse(false);
  }

  private @Nullable Paytable paytable(String id) {
    var found = check.edition().paytable(id);
    if (found.isPresent() && found.get().family().isJackpot()) {
      return check.paytable(id, found.get().family());
    }
    var ids =
        check.edition().paytables().stream()
            .filter(paytable -> paytable.family().isJackpot())
            .map(Paytable::id)
            .toList();
    fault(
        (found.isEmpty() ? Code.UNKNOWN_PAYTABLE : Code.WRONG_PAYTABLE)
            .as("of-jackpot")
            .because(
                check.edition().id(),
                id,
                ids.isEmpty() ? "none, as it has no jackpots" : Value.oneOf(ids)));
    return null;
  }

  private void checkKind(Setup.Jackpot jackpot, Paytable paytable) {
    var house = jackpot.kind() == Kind.HOUSE;
    if (house && !check.edition().terms().houseJackpots()) {
      fault(Code.JACKPOT_KIND_NOT_ALLOWED.because(paytable.id(), check.edition().id()));
    }
    if (house
        && (jackpot.seed() != null
            || jackpot.seedIs() != null
            || jackpot.increment() != null
            || jackpot.reserve() != null
            || jackpot.limit() != null
            || jackpot.guard() != null)) {
      fault(Code.JACKPOT_INCOMPLETE.as("of-house").because(paytable.id()));
    }
    if (house) {
      need(paytable, "posted prize (meter)", jackpot.meter());
    } else {
      need(paytable, "seed", jackpot.seed());
      need(paytable, "increment", jackpot.increment());
    }
    if (jackpot.share() == Share.EACH) {
      checkShare(jackpot, paytable, house);
    }
  }

  /// Only the document of 3 Dice Baccarat has two names for a House jackpot.
  private void checkTitle(Setup.Jackpot jackpot, Kind kind) {
    if (jackpot.title() != null && (kind != Kind.HOUSE || !check.game().namesHouseJackpots())) {
      fault(Code.JACKPOT_INCOMPLETE.as("title").because(jackpot.title()));
    }
  }

  private void need(Paytable paytable, String what, @Nullable Object value) {
    if (value == null) {
      fault(Code.JACKPOT_INCOMPLETE.because(paytable.id(), what));
    }
  }

  private void checkShare(Setup.Jackpot jackpot, Paytable paytable, boolean house) {
    if (!house || jackpot.approval() == null || jackpot.approval().isBlank()) {
      fault(Code.SHARE_NOT_ALLOWED.because(paytable.id()));
    }
    check.warn(
        "share-each",
        "%s pays its posted prize to each winner (approval %s), where the document shares it",
        paytable.id(),
        String.valueOf(jackpot.approval()));
  }

  private Jackpot.Terms terms(Setup.Jackpot jackpot, Kind kind, String id) {
    var wager = wager(jackpot, id);
    var step = step(wager);
    var increment = rate(id, "increment", jackpot.increment(), step);
    var reserve = rate(id, "reserve", jackpot.reserve(), step);
    if (increment.add(reserve).compareTo(HUNDRED) > 0) {
      fault(Code.JACKPOT_RATES_INVALID.as("sum").because(increment, reserve, id));
    }
    if (jackpot.increment() != null && increment.signum() == 0) {
      check.warn(
          "meter-never-rises",
          "%s has an increment of 0%%; a progressive's display should rise with every wager",
          id);
    }
    var seed = jackpot.seed() == null ? Money.ZERO : jackpot.seed();
    warnIfSeedUnscaled(jackpot, id, wager, seed);
    return new Jackpot.Terms(
        id,
        kind,
        wager,
        seed,
        Fraction.percent(increment),
        Fraction.percent(reserve),
        jackpot.limit(),
        guard(jackpot.guard(), id),
        jackpot.share() == null ? Share.SPLIT : jackpot.share());
  }

  /// The jackpot's fixed wager, or $1 as a placeholder if the set-up has a fault there.
  private Money wager(Setup.Jackpot jackpot, String id) {
    var wager = jackpot.wager() == null ? DOLLAR : jackpot.wager();
    LimitCheck.checkCap(check, place, id, wager);
    if (!wager.isPositive()
        || !wager.equals(wager.roundedDownTo(WAGER_STEP))
        || wager.compareTo(WAGER_MAX) > 0) {
      fault(Code.JACKPOT_WAGER_INVALID.because(wager, id, WAGER_STEP, WAGER_MAX));
      return DOLLAR;
    }
    return wager;
  }

  /// The step in percent for which a rate of this wager is a whole number of ledger units: 0.01 for
  /// whole dollars, 0.04 for a quarter.
  private static BigDecimal step(Money wager) {
    return BigDecimal.valueOf(new Fraction(wager.units(), DOLLAR.units()).denominator(), 2);
  }

  private @Nullable Money guard(@Nullable Money guard, String id) {
    if (guard != null && !guard.isPositive()) {
      fault(Code.JACKPOT_AMOUNTS_INVALID.as("guard").because(guard, id));
    }
    return guard;
  }

  /// A rate from 0 to 100 in these steps; 0 after a fault or if none is given.
  private BigDecimal rate(String id, String name, @Nullable BigDecimal percent, BigDecimal step) {
    if (percent == null) {
      return BigDecimal.ZERO;
    }
    if (percent.signum() < 0
        || percent.compareTo(HUNDRED) > 0
        || percent.remainder(step).signum() != 0) {
      fault(Code.JACKPOT_RATES_INVALID.because(name, percent, id, step));
      return BigDecimal.ZERO;
    }
    return percent;
  }

  private void warnIfSeedUnscaled(Setup.Jackpot jackpot, String id, Money wager, Money seed) {
    var base = jackpot.baseSeed();
    var scaled = base == null ? null : base.forWager(wager);
    if (!wager.equals(DOLLAR) && seed.isPositive() && !seed.equals(scaled)) {
      check.warn(
          "seed-not-scaled",
          base == null
              ? "the seed %s of %s is %s for each dollar of its %s wager; the documents recommend"
                  + " to multiply the seed of a $1 wager by the wager: state that seed as"
                  + " base-seed"
              : "the seed %s of %s is %s for each dollar of its %s wager and not the base-seed %s",
          seed,
          id,
          seed.times(new Fraction(DOLLAR.units(), wager.units())),
          wager,
          base == null ? "" : base);
    }
  }

  private Money meter(Setup.Jackpot jackpot, Jackpot.Terms terms) {
    var meter = jackpot.meter() == null ? terms.seed() : jackpot.meter();
    var limit = terms.limit();
    checkAmount(terms.paytable(), "meter", meter);
    checkAmount(terms.paytable(), "seed", terms.seed());
    if (limit != null) {
      checkAmount(terms.paytable(), "limit", limit);
      if (limit.compareTo(meter) < 0 || limit.compareTo(terms.seed()) < 0) {
        fault(
            Code.JACKPOT_AMOUNTS_INVALID
                .as("limit")
                .because(limit, terms.paytable(), meter, terms.seed()));
      }
    }
    return meter;
  }

  /// The part of the first seed that is owed to the house, at most the meter (ruling 14).
  private static Money seedOwed(Setup.Jackpot jackpot, Jackpot.Terms terms, Money meter) {
    return terms.isProgressive() && jackpot.seedIs() != FirstSeed.GIFT
        ? terms.seed().min(meter)
        : Money.ZERO;
  }

  private void checkAmount(String id, String name, Money amount) {
    if (amount.units() < 0 || !amount.isWholeCents() || amount.compareTo(AMOUNT_MAX) > 0) {
      fault(Code.JACKPOT_AMOUNTS_INVALID.because(name, amount, id, AMOUNT_MAX));
    }
  }
}
