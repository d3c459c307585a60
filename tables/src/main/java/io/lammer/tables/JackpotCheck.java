package io.lammer.tables;

import io.lammer.rules.Family;
import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import io.lammer.rules.Paytable;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.Setup.Jackpot.Kind;
import io.lammer.tables.Setup.Jackpot.Share;
import java.math.BigDecimal;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Checks the jackpots of a set-up (rulings 4, 5, 10, 11, 14, 31) and opens them.
final class JackpotCheck {
  private static final int JACKPOTS_MAX = 2;
  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
  private static final Money AMOUNT_MAX = Money.dollars(1_000_000_000);
  private static final Money WAGER_MAX = Money.dollars(1_000);

  private final SetupCheck check;
  private final boolean fightbackOffered;
  private final Map<String, Jackpot> opened = new LinkedHashMap<>();

  JackpotCheck(SetupCheck check, boolean fightbackOffered) {
    this.check = check;
    this.fightbackOffered = fightbackOffered;
  }

  Map<String, Jackpot> run() {
    var jackpots = check.setup().jackpots();
    if (jackpots.size() > JACKPOTS_MAX) {
      check.fault(
          Code.TOO_MANY_JACKPOTS,
          "%d jackpots; a table has two sensors at the most (ruling 11)",
          jackpots.size());
    }
    var kinds = EnumSet.noneOf(Kind.class);
    var sensors = new HashSet<Integer>();
    for (var jackpot : jackpots) {
      if (jackpot.kind() != null) {
        kinds.add(jackpot.kind());
      }
      if (jackpot.sensor() != null && !sensors.add(jackpot.sensor())) {
        check.fault(
            Code.JACKPOT_TWICE,
            "sensor %d has two jackpots; each sensor has one (ruling 11)",
            jackpot.sensor());
      }
      open(jackpot);
    }
    if (kinds.size() > 1) {
      check.fault(
          Code.JACKPOT_KINDS_MIXED,
          "a House jackpot beside a Progressive one; all jackpots of a table are of one kind"
              + " (ruling 11)");
    }
    return opened;
  }

  private void open(Setup.Jackpot jackpot) {
    if (jackpot.use() != null) {
      check.fault(
          Code.JACKPOT_NOT_FOUND,
          "there is no jackpot \"%s\" to join; a script opens its own",
          jackpot.use());
      return;
    }
    if (jackpot.paytable() == null || jackpot.kind() == null) {
      check.fault(Code.JACKPOT_INCOMPLETE, "a jackpot needs its paytable and its kind (ruling 10)");
      return;
    }
    var paytable = paytable(jackpot.paytable());
    if (paytable == null) {
      return;
    }
    checkKind(jackpot, paytable);
    var terms = terms(jackpot, jackpot.kind(), paytable.id());
    var meter = meter(jackpot, terms);
    if (paytable.family() == Family.DESTINY && !fightbackOffered) {
      check.fault(
          Code.DESTINY_NEEDS_FIGHTBACK,
          "%s is a Destiny jackpot; it can only be offered with Fightback (ruling 31)",
          paytable.id());
    }
    var wager = paytable.wagers().getFirst();
    if (opened.values().stream().anyMatch(other -> sameGame(other, wager))) {
      check.fault(
          Code.JACKPOT_TWICE, "two %s jackpots; each sensor has another game (ruling 11)", wager);
      return;
    }
    opened.put(paytable.id(), Jackpot.opened(terms, meter));
    check.add(
        new Offer(
            paytable.wager(wager, check.suit(paytable, jackpot.suit())),
            paytable,
            null,
            check.promotion(wager),
            paytable.id()));
  }

  private boolean sameGame(Jackpot other, String wager) {
    return check
        .edition()
        .paytable(other.terms().paytable())
        .map(paytable -> paytable.wagers().contains(wager))
        .orElse(false);
  }

  private @Nullable Paytable paytable(String id) {
    var family =
        check
            .edition()
            .paytable(id)
            .map(Paytable::family)
            .filter(Family::isJackpot)
            .orElseGet(this::anyJackpotFamily);
    return check.paytable(id, family);
  }

  private Family anyJackpotFamily() {
    return check.edition().paytables().stream()
        .map(Paytable::family)
        .filter(Family::isJackpot)
        .findFirst()
        .orElse(Family.TRIPLE);
  }

  private void checkKind(Setup.Jackpot jackpot, Paytable paytable) {
    var house = jackpot.kind() == Kind.HOUSE;
    if (house && !check.edition().terms().houseJackpots()) {
      check.fault(
          Code.JACKPOT_KIND_NOT_ALLOWED,
          "%s as a House jackpot; %s knows only progressives (ruling 10)",
          paytable.id(),
          check.edition().id());
    }
    if (house
        && (jackpot.seed() != null
            || jackpot.increment() != null
            || jackpot.reserve() != null
            || jackpot.limit() != null)) {
      check.fault(
          Code.JACKPOT_INCOMPLETE,
          "%s is a House jackpot: it has its posted prize (meter) and no seed, increment, reserve"
              + " or limit (ruling 10)",
          paytable.id());
    }
    if (house ? jackpot.meter() == null : jackpot.seed() == null || jackpot.increment() == null) {
      check.fault(
          Code.JACKPOT_INCOMPLETE,
          house
              ? "%s is a House jackpot and lacks its posted prize (meter)"
              : "%s is a progressive and lacks its seed or increment",
          paytable.id());
    }
    if (jackpot.share() == Share.EACH) {
      checkShare(jackpot, paytable, house);
    }
  }

  private void checkShare(Setup.Jackpot jackpot, Paytable paytable, boolean house) {
    if (!house || jackpot.approval() == null || jackpot.approval().isBlank()) {
      check.fault(
          Code.SHARE_NOT_ALLOWED,
          "%s pays each winner in full; that is for House jackpots with an approval reference"
              + " only (ruling 4)",
          paytable.id());
    }
    check.warn(
        "share-each",
        "%s pays its posted prize to each winner (approval %s), where the document shares it",
        paytable.id(),
        String.valueOf(jackpot.approval()));
  }

  private Jackpot.Terms terms(Setup.Jackpot jackpot, Kind kind, String id) {
    var wager = jackpot.wager() == null ? Money.dollars(1) : jackpot.wager();
    if (!wager.isPositive() || !wager.isWholeDollars() || wager.compareTo(WAGER_MAX) > 0) {
      check.fault(
          Code.JACKPOT_WAGER_INVALID,
          "a wager of %s for %s; expected whole dollars from 1 to %s (ruling 5)",
          wager.decimal().toPlainString(),
          id,
          WAGER_MAX);
    }
    var increment = rate(jackpot.increment());
    var reserve = rate(jackpot.reserve());
    if (increment == null || reserve == null || increment.add(reserve).compareTo(HUNDRED) > 0) {
      check.fault(
          Code.JACKPOT_RATES_INVALID,
          "increment and reserve of %s; expected rates in steps of 0.01%%, together 100%% at the"
              + " most (ruling 14)",
          id);
    }
    var seed = jackpot.seed() == null ? Money.ZERO : jackpot.seed();
    warnIfSeedUnscaled(jackpot, id, wager, seed);
    return new Jackpot.Terms(
        id,
        kind,
        wager,
        seed,
        Fraction.percent(increment == null ? BigDecimal.ZERO : increment),
        Fraction.percent(reserve == null ? BigDecimal.ZERO : reserve),
        jackpot.limit(),
        jackpot.share() == null ? Share.SPLIT : jackpot.share());
  }

  /// A rate from 0 to 100 in steps of 0.01, or null.
  private static @Nullable BigDecimal rate(@Nullable BigDecimal percent) {
    if (percent == null) {
      return BigDecimal.ZERO;
    }
    var valid =
        percent.signum() >= 0
            && percent.compareTo(HUNDRED) <= 0
            && percent.stripTrailingZeros().scale() <= 2;
    return valid ? percent : null;
  }

  private void warnIfSeedUnscaled(Setup.Jackpot jackpot, String id, Money wager, Money seed) {
    var base = jackpot.baseSeed();
    var dollars = wager.units() / Money.UNITS_PER_DOLLAR;
    if (dollars > 1 && seed.isPositive() && (base == null || !base.times(dollars).equals(seed))) {
      check.warn(
          "seed-not-scaled",
          "the seed %s of %s is %s for each dollar of its %s wager; the documents recommend that"
              + " the seed of a $1 wager is multiplied by the wager (state it as base-seed)",
          seed,
          id,
          seed.dividedBy(dollars),
          wager);
    }
  }

  private Money meter(Setup.Jackpot jackpot, Jackpot.Terms terms) {
    var meter = jackpot.meter() == null ? terms.seed() : jackpot.meter();
    var limit = terms.limit();
    if (isNoAmount(meter) || isNoAmount(terms.seed()) || (limit != null && isNoAmount(limit))) {
      check.fault(
          Code.JACKPOT_AMOUNTS_INVALID,
          "meter, seed and limit of %s; expected whole cents from 0 to %s",
          terms.paytable(),
          AMOUNT_MAX);
    } else if (limit != null && (limit.compareTo(meter) < 0 || limit.compareTo(terms.seed()) < 0)) {
      check.fault(
          Code.JACKPOT_AMOUNTS_INVALID,
          "the limit %s of %s is below its meter %s or its seed %s",
          limit,
          terms.paytable(),
          meter,
          terms.seed());
    }
    return meter;
  }

  private static boolean isNoAmount(Money amount) {
    return amount.units() < 0 || !amount.isWholeCents() || amount.compareTo(AMOUNT_MAX) > 0;
  }
}
