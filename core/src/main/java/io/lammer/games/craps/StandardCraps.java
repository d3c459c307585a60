package io.lammer.games.craps;

import io.lammer.rules.BetHandling;
import io.lammer.rules.Condition;
import io.lammer.rules.Edition.MainWager;
import io.lammer.rules.Machine;
import io.lammer.rules.Row;
import io.lammer.rules.SplitWager;
import io.lammer.rules.Spot;
import io.lammer.rules.Wager;
import io.lammer.rules.WagerContext;
import io.lammer.rules.catalog.Catalog;
import io.lammer.rules.catalog.ConditionReader;
import io.lammer.rules.catalog.PayReader;
import io.lammer.rules.catalog.RowReader;
import io.lammer.rules.yaml.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The wagers of standard craps, one per spot, in the order in which the table settles them.
public record StandardCraps(List<MainWager> wagers, List<SplitWager> splits) {
  private static final String SOURCE = "Standard craps (ruling 23)";

  private static final class Default {
    static final StandardCraps STANDARD = new Reader(CrapsVariant.STANDARD).read();
  }

  public StandardCraps {
    wagers = List.copyOf(wagers);
    splits = List.copyOf(splits);
  }

  public static StandardCraps of(CrapsVariant variant) {
    return variant.equals(CrapsVariant.STANDARD) ? Default.STANDARD : new Reader(variant).read();
  }

  private enum Follows {
    PASS,
    DONT_PASS
  }

  private enum WinsOn {
    NUMBER,
    SEVEN,
    HARD_NUMBER,
    DICE
  }

  private enum ComeOut {
    OFF
  }

  private enum Winner {
    STAYS
  }

  /// Parses the catalog file for one variant.
  private record Reader(CrapsVariant variant) {
    StandardCraps read() {
      var source = Catalog.Source.builtIn(StandardCraps.class, "catalog/standard-craps.yaml");
      var file = Value.parse(source.name(), source.text()).fields("wagers", "splits");
      var wagers = new ArrayList<MainWager>();
      file.need("wagers").list().forEach(item -> wagers.addAll(spots(item)));
      var splits = new ArrayList<SplitWager>();
      file.need("splits").list().forEach(item -> splits.addAll(splits(item)));
      return new StandardCraps(wagers, splits);
    }

    /// The wager at each of its spots.
    private List<MainWager> spots(Value item) {
      var fields =
          item.fields(
              "wager",
              "follows",
              "wins-on",
              "ends-on",
              "rows",
              "label",
              "pays",
              "crapless",
              "opens",
              "up",
              "come-out",
              "on-off",
              "odds-on",
              "vig",
              "optional",
              "winner");
      var crapless = fields.maybe("crapless");
      if (variant.crapless() && crapless != null && crapless.isScalar()) {
        return List.of();
      }
      var name = fields.need("wager").text();
      var conduct = conduct(fields);
      var wagers =
          fields.maybe("wins-on") == null
              ? List.of(wager(Spot.of(name), machine(fields), rows(fields)))
              : numbered(name, fields);
      return wagers.stream()
          .map(wager -> new MainWager(wager, SOURCE, MainWager.Commission.ANY, conduct))
          .toList();
    }

    private static Wager wager(Spot spot, Machine machine, List<Row> rows) {
      return new Wager(spot, machine, rows, true, WagerContext.NONE);
    }

    private static BetHandling conduct(Value.Fields fields) {
      return new BetHandling(
          fields.maybe("opens", it -> it.word(BetHandling.Opens.class), BetHandling.Opens.ALWAYS),
          fields.maybe("up", it -> it.word(BetHandling.Up.class), BetHandling.Up.FREE),
          fields.maybe("come-out", value -> value.word(ComeOut.class)) != null,
          fields.flag("on-off"),
          fields.maybe("odds-on", Value::text),
          fields.maybe("vig", it -> it.word(BetHandling.Vig.class), BetHandling.Vig.NONE),
          fields.flag("optional"),
          fields.maybe("winner", value -> value.word(Winner.class)) != null);
    }

    private Machine machine(Value.Fields fields) {
      var follows = fields.maybe("follows", value -> value.word(Follows.class));
      if (follows != null) {
        return new LineWager(
            follows == Follows.PASS,
            follows == Follows.PASS ? 0 : variant.barred(),
            variant.crapless());
      }
      var endsOn = fields.maybe("ends-on");
      return endsOn == null
          ? UntilTotal.ANY_ROLL
          : new UntilTotal(ConditionReader.mask(endsOn, 2, 12));
    }

    private List<Row> rows(Value.Fields fields) {
      var reader = new RowReader(CrapsGame.GAME);
      return fields.need("rows").each(reader::read).stream().map(this::varied).toList();
    }

    private Row varied(Row row) {
      return switch (row.label()) {
        case "Field 2" -> row(row.label(), row.when(), variant.fieldTwo());
        case "Field 12" -> row(row.label(), row.when(), variant.fieldTwelve());
        default -> row;
      };
    }

    private static Row row(String label, Condition when, String pays) {
      var pay =
          PayReader.pay(pays, true)
              .orElseThrow(() -> new IllegalArgumentException(pays + " is no pay"));
      return new Row(label, null, when, pays, pay, null, null);
    }

    private List<Wager> numbered(String name, Value.Fields fields) {
      var winsOn = fields.need("wins-on").word(WinsOn.class);
      var label = fields.need("label").text();
      var pays = fields.need("pays").fields();
      if (winsOn == WinsOn.DICE) {
        return hops(name, label, pays.need("easy").text(), pays.need("hard").text());
      }
      var wagers = new ArrayList<Wager>();
      pays(fields)
          .forEach(
              (number, pay) ->
                  wagers.add(
                      wager(
                          Spot.of(name, number),
                          UntilTotal.oneOf(number, 7),
                          List.of(row(label + " " + number, condition(winsOn, number), pay)))));
      return wagers;
    }

    /// The pay of each number, including the extra numbers of crapless craps if it is played.
    private Map<Integer, String> pays(Value.Fields fields) {
      var pays = new LinkedHashMap<Integer, String>();
      put(pays, fields.need("pays"));
      var further = fields.maybe("crapless");
      if (variant.crapless() && further != null) {
        put(pays, further);
      }
      return pays;
    }

    private static void put(Map<Integer, String> pays, Value value) {
      var fields = value.fields();
      fields.keys().forEach(key -> pays.put(Integer.valueOf(key), fields.need(key).text()));
    }

    private static Condition condition(WinsOn winsOn, int number) {
      var total = new RollWord.Total(1 << (winsOn == WinsOn.SEVEN ? 7 : number));
      return new Condition(
          winsOn == WinsOn.HARD_NUMBER ? List.of(total, new RollWord.Hard(true)) : List.of(total));
    }

    private static List<Wager> hops(String name, String label, String easy, String hard) {
      var wagers = new ArrayList<Wager>();
      for (var low = 1; low <= 6; low++) {
        for (var high = low; high <= 6; high++) {
          var dice = new Roll(low, high);
          var when = new Condition(List.of(new RollWord.DiceAre(dice)));
          wagers.add(
              wager(
                  Spot.of(name, new Spot.Dice(low, high)),
                  UntilTotal.ANY_ROLL,
                  List.of(row(label + " " + dice, when, low == high ? hard : easy))));
        }
      }
      return wagers;
    }

    private static List<SplitWager> splits(Value item) {
      var fields = item.fields("wager", "over", "high");
      var name = fields.need("wager").text();
      var over = fields.need("over").each(Value::text);
      var high = fields.maybe("high");
      if (high == null) {
        return List.of(new SplitWager(Spot.of(name), parts(over, null)));
      }
      var numbers = high.fields();
      return numbers.keys().stream()
          .map(
              number ->
                  new SplitWager(
                      Spot.of(name, Integer.parseInt(number)),
                      parts(over, numbers.need(number).text())))
          .toList();
    }

    private static Map<Spot, Integer> parts(List<String> over, @Nullable String twice) {
      var parts = new LinkedHashMap<Spot, Integer>();
      over.forEach(name -> parts.put(Spot.of(name), name.equals(twice) ? 2 : 1));
      return parts;
    }
  }
}
