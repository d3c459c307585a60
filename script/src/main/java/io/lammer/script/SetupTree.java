package io.lammer.script;

import io.lammer.rules.Money;
import io.lammer.tables.Setup;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A set-up as the maps, lists and scalars that [SetupReader] reads; what is not stated is left
/// out.
public final class SetupTree {
  private final Map<String, Object> fields = new LinkedHashMap<>();

  private SetupTree() {}

  public static Map<String, Object> of(Setup setup) {
    return new SetupTree()
        .put("edition", setup.edition())
        .put("venue", setup.venue())
        .put("date", setup.date() == null ? null : setup.date().toString())
        .put("seats", setup.seats())
        .put("decks", setup.decks())
        .put("cut-card", setup.cutCard())
        .put("commission", commission(setup.commission()))
        .put("commission-unit", money(setup.commissionUnit()))
        .put("commission-owed", setup.commissionOwed() ? true : null)
        .put("main-wager", need(setup.mainWagerRequired()))
        .put("single-events", some(setup.singleEvents()))
        .put("golden-talons", setup.goldenTalons())
        .put("fightback", fightback(setup.fightback()))
        .put("craps", craps(setup.craps()))
        .put("bonus-craps", bonusCraps(setup.bonusCraps()))
        .put("max-aggregate", maxAggregate(setup.maxAggregate()))
        .put("tracker", setup.tracker())
        .put("cups", cups(setup.cups()))
        .put("limits", limits(setup.limits()))
        .put("promotions", some(setup.promotions().stream().map(SetupTree::promotion).toList()))
        .put("breakage", money(setup.breakage()))
        .put("jackpots", some(setup.jackpots().stream().map(SetupTree::jackpot).toList()))
        .put("equipment", some(setup.equipment()))
        .put("keyed", setup.keyed() == Setup.Keying.EVERYTHING ? null : setup.keyed())
        .put("approval", setup.approval())
        .put("training", setup.training() ? true : null)
        .fields;
  }

  private SetupTree put(String key, @Nullable Object value) {
    if (value != null) {
      fields.put(key, value);
    }
    return this;
  }

  private static @Nullable List<?> some(List<?> list) {
    return list.isEmpty() ? null : list;
  }

  private static @Nullable BigDecimal money(@Nullable Money amount) {
    return amount == null ? null : ScriptText.dollars(amount);
  }

  private static @Nullable String percent(@Nullable BigDecimal rate) {
    return rate == null ? null : rate.toPlainString() + "%";
  }

  private static @Nullable String commission(Setup.@Nullable Commission commission) {
    return commission == null
        ? null
        : Objects.requireNonNullElse(percent(commission.percent()), "free");
  }

  private static @Nullable String need(@Nullable Boolean required) {
    return required == null ? null : required ? "required" : "optional";
  }

  private static @Nullable Object fightback(Setup.@Nullable Fightback fightback) {
    return fightback == null
        ? null
        : new SetupTree()
            .put("after-win", fightback.afterWin())
            .put("after-tie", fightback.afterTie())
            .put("king-suit", fightback.kingSuit())
            .fields;
  }

  private static @Nullable Object craps(Setup.@Nullable Craps craps) {
    if (craps == null) {
      return null;
    }
    var field = new SetupTree().put("2", craps.fieldTwo()).put("12", craps.fieldTwelve()).fields;
    return new SetupTree()
        .put("odds", craps.odds() == null ? null : craps.odds() + "x")
        .put("bar", craps.bar())
        .put("field", field.isEmpty() ? null : field)
        .put("vig", craps.vig())
        .put("vig-unit", money(craps.vigUnit()))
        .put("crapless", craps.crapless() ? true : null)
        .put("without", some(craps.without()))
        .put("come-down", some(craps.comeDown()))
        .put("stay-up", some(craps.stayUp()))
        .fields;
  }

  private static @Nullable Object bonusCraps(Setup.@Nullable BonusCraps bonus) {
    if (bonus == null || bonus.wagers() == null) {
      return bonus == null ? null : bonus.paytable();
    }
    return new SetupTree().put("paytable", bonus.paytable()).put("wagers", bonus.wagers()).fields;
  }

  private static @Nullable Object maxAggregate(Setup.@Nullable MaxAggregate most) {
    return most == null
        ? null
        : new SetupTree().put("amount", money(most.amount())).put("per", most.per()).fields;
  }

  private static @Nullable Object cups(Setup.@Nullable Cups cups) {
    if (cups == null || cups.dealerOnly()) {
      return cups == null ? null : "dealer";
    }
    return new SetupTree()
        .put("least-wager", money(cups.leastWager()))
        .put("most-players", cups.mostPlayers())
        .put("criteria", cups.criteria())
        .fields;
  }

  private static @Nullable Object limits(Map<String, Setup.Limits> limits) {
    var tree = new SetupTree();
    new TreeMap<>(limits)
        .forEach(
            (wager, range) ->
                tree.put(
                    wager,
                    Stream.of(range.minimum(), range.maximum()).map(ScriptText::dollars).toList()));
    return tree.fields.isEmpty() ? null : tree.fields;
  }

  private static Object promotion(Setup.Promotion promotion) {
    return new SetupTree()
        .put("wager", promotion.wager())
        .put("multiply", promotion.multiply())
        .put("add", money(promotion.add()))
        .put("consent", promotion.consent())
        .fields;
  }

  private static Object jackpot(Setup.Jackpot jackpot) {
    return new SetupTree()
        .put("use", jackpot.use())
        .put("paytable", jackpot.paytable())
        .put("kind", jackpot.kind())
        .put("wager", money(jackpot.wager()))
        .put("meter", money(jackpot.meter()))
        .put("seed", money(jackpot.seed()))
        .put("base-seed", money(jackpot.baseSeed()))
        .put("increment", percent(jackpot.increment()))
        .put("reserve", percent(jackpot.reserve()))
        .put("limit", money(jackpot.limit()))
        .put("guard", money(jackpot.guard()))
        .put("suit", jackpot.suit())
        .put("share", jackpot.share())
        .put("sensor", jackpot.sensor())
        .put("approval", jackpot.approval())
        .put("controls", jackpot.controls())
        .fields;
  }
}
