package io.lammer.server.setup;

import static io.lammer.server.page.Words.say;
import static io.lammer.server.page.Words.sayOr;

import io.lammer.report.game.JackpotNames;
import io.lammer.rules.Conduct;
import io.lammer.rules.Edition;
import io.lammer.rules.Edition.MainWagerRule;
import io.lammer.rules.Family;
import io.lammer.rules.Game;
import io.lammer.rules.Paytable;
import io.lammer.rules.Suit;
import io.lammer.rules.catalog.StandardCraps;
import io.lammer.rules.craps.Variant;
import io.lammer.rules.yaml.Value;
import io.lammer.server.odds.KeptOdds;
import io.lammer.server.odds.OddsFigures;
import io.lammer.tables.Setup;
import io.lammer.tables.SetupField;
import io.lammer.tables.floor.LiveJackpot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// What an edition leaves to the operator: only lawful choices.
public record Choices(Edition edition, Form form, KeptOdds figures, List<LiveJackpot> jackpots) {
  /// A choice of a list.
  public record Option(String value, String label) {}

  private static final int DECKS = 8;

  /// The game of this edition has a key of the set-up, or it is stated nevertheless.
  public boolean has(String key) {
    return key(key).games().contains(edition.game())
        || form.states(key.equals("bonus-craps") ? "bonus-craps.paytable" : key);
  }

  /// The edition has jackpots, or some are stated nevertheless.
  public boolean hasJackpots() {
    return !jackpotPaytables().isEmpty() || form.states("jackpots");
  }

  static SetupField key(String key) {
    return SetupField.of(Setup.class).stream()
        .filter(field -> field.key().equals(key))
        .findFirst()
        .orElseThrow();
  }

  private static Option option(String group, String value) {
    return new Option(value, sayOr("setup." + group + "." + value, value));
  }

  private static List<Option> words(String group, Enum<?>[] constants) {
    return Arrays.stream(constants).map(Value::spelled).map(word -> option(group, word)).toList();
  }

  /// The choices at a key; none where something is keyed.
  List<Option> options(SetupField field) {
    return switch (field.key()) {
      case "venue" ->
          and(
              "setup.not-stated",
              words("venue", Setup.Venue.values()).stream()
                  .filter(
                      venue ->
                          edition.terms().venues().isEmpty()
                              || edition.terms().venues().contains(venue.value()))
                  .toList());
      case "keyed" -> words("keyed", Setup.Keying.values()).reversed();
      case "decks" ->
          Stream.of(form.isBlank("decks") ? "" : "8", "6", form.value("decks"))
              .distinct()
              .map(number -> new Option(number, number.isEmpty() ? "8" : number))
              .toList();
      case "bar" -> List.of(new Option("", "12"), new Option("2", "2"));
      case "field.2" -> List.of(new Option("", "2 to 1"), new Option("3 to 1", "3 to 1"));
      case "field.12" -> List.of(new Option("", "3 to 1"), new Option("2 to 1", "2 to 1"));
      case "suit" -> and("setup.please-choose", suits());
      case "per" -> words(field.key(), field.words());
      case "share" -> and("setup.standard", words(field.key(), field.words()));
      default ->
          switch (field.kind()) {
            case WORD -> and("setup.standard", words(field.key(), field.words()));
            case NEED -> need();
            default -> List.of();
          };
    };
  }

  private static List<Option> and(String nothing, List<Option> rest) {
    return and(new Option("", say(nothing)), rest);
  }

  private static List<Option> and(Option first, List<Option> rest) {
    return Stream.concat(Stream.of(first), rest.stream()).toList();
  }

  /// Whether bonus wagers need a main wager: all alike, or in craps each kind by itself.
  public List<Option> mainWager() {
    var kinds = option(Form.MAIN_WAGER, Form.BY_KIND);
    return Stream.concat(
            need().stream(),
            edition.game() == Game.CRAPS || isMainWagerByKind() ? Stream.of(kinds) : Stream.of())
        .toList();
  }

  public boolean isMainWagerByKind() {
    return form.has(Form.MAIN_WAGER, Form.BY_KIND);
  }

  /// Some documents say whether a main wager is needed, some ask the operator to.
  private List<Option> need() {
    var rule = edition.terms().mainWager();
    var stated = List.of(option(Form.MAIN_WAGER, "optional"), option(Form.MAIN_WAGER, "required"));
    return rule == MainWagerRule.STATED
        ? and("setup.please-choose", stated)
        : and(
            new Option("", say("setup.as-printed", say("setup.main-wager." + Value.spelled(rule)))),
            stated);
  }

  public List<Option> suits() {
    return words("suit", Suit.values());
  }

  /// Who shakes the cups, and whether players must meet criteria of the operator.
  public List<Option> shakers() {
    return and(
        "setup.shakers.any",
        Stream.of("dealer", Form.PLAYERS).map(who -> option("shakers", who)).toList());
  }

  public boolean isByCriteria() {
    return form.has(Form.SHAKERS, Form.PLAYERS);
  }

  public List<Option> kinds() {
    return words("kind", Setup.Jackpot.Kind.values()).reversed().stream()
        .filter(kind -> edition.terms().houseJackpots() || !kind.value().equals("house"))
        .toList();
  }

  /// No jackpot, one of the table's own, or one of the house that is of this edition.
  public List<Option> sources() {
    var sources = new ArrayList<Option>();
    sources.add(new Option("", say("setup.source.none")));
    sources.add(new Option(Form.OWN, say("setup.source.own")));
    for (var jackpot : jackpots) {
      if (jackpot.edition().equals(edition.id())) {
        sources.add(
            new Option(
                Form.USE + jackpot.name(),
                say("setup.source.use", JackpotNames.of(jackpot), jackpot.money().displayed())));
      }
    }
    return sources;
  }

  public int decks() {
    return form.value("decks").equals("6") ? 6 : DECKS;
  }

  private Picker picker(String field, List<Paytable> paytables, boolean several, boolean required) {
    return Picker.of(
            field,
            paytables,
            several,
            required,
            paytable -> figures.figure(edition, paytable, decks()))
        .with(form.values(field));
  }

  /// The paytables of a family, one of which may stand at a field.
  public Picker one(String field, Family family) {
    return picker(field, edition.family(family), false, false);
  }

  public Picker singleEvents() {
    var paytables = new ArrayList<>(edition.family(Family.SINGLE_EVENT));
    paytables.addAll(edition.family(Family.LAMMERS));
    return picker("single-events", paytables, true, false);
  }

  public Picker jackpot(String path) {
    return picker(path + ".paytable", jackpotPaytables(), false, true);
  }

  public List<Paytable> jackpotPaytables() {
    return edition.paytables().stream().filter(paytable -> paytable.family().isJackpot()).toList();
  }

  /// Some figures of this edition are still being computed.
  public boolean isPending() {
    return known().size() < edition.paytables().size();
  }

  public boolean isJackpot(String paytable) {
    return edition.paytable(paytable).filter(found -> found.family().isJackpot()).isPresent();
  }

  /// The figures that have been computed, by paytable.
  public Map<String, OddsFigures> known() {
    var known = new LinkedHashMap<String, OddsFigures>();
    for (var paytable : edition.paytables()) {
      figures
          .figure(edition, paytable, decks())
          .ifPresent(figure -> known.put(paytable.id(), figure));
    }
    return known;
  }

  public boolean needsSuit(String field) {
    return edition.paytable(form.value(field)).filter(Paytable::needsSuit).isPresent();
  }

  public List<String> optionalWagers() {
    return standard("craps.without", Conduct::optional);
  }

  /// The wagers whose winners stay unless the operator says otherwise.
  public List<String> stayingWagers() {
    return standard("craps.come-down", Conduct::winnerStays);
  }

  /// The wagers whose winners come down, and need not.
  public List<String> comingWagers() {
    return standard(
        "craps.stay-up", conduct -> conduct.leavesWinnerToOperator() && !conduct.winnerStays());
  }

  /// The standard wagers that fit, and what is stated of others.
  private List<String> standard(String field, Predicate<Conduct> fit) {
    var fitting =
        StandardCraps.of(Variant.STANDARD).wagers().stream()
            .filter(main -> fit.test(main.conduct()))
            .map(main -> main.wager().name());
    return Stream.concat(fitting, form.values(field).stream())
        .filter(wager -> !wager.isBlank())
        .distinct()
        .toList();
  }

  /// The three Bonus Craps wagers, and what is stated beside them.
  public List<String> bonusCrapsWagers() {
    return Stream.concat(
            Family.BONUS_CRAPS.wagers("").stream(), form.values(Form.BONUS_WAGERS).stream())
        .filter(wager -> !wager.isBlank())
        .distinct()
        .toList();
  }

  /// What may have limits or promotions as the form stands: the table, then its wagers, main ones
  /// first, and what has some without being offered.
  public List<String> rows() {
    var names = new LinkedHashSet<>(wagers());
    Stream.of("limits", "promotions")
        .flatMap(group -> form.names(group).stream().filter(it -> form.states(group + "." + it)))
        .forEach(names::add);
    return List.copyOf(names);
  }

  /// The table and its wagers, main ones first.
  public List<String> wagers() {
    var names = new LinkedHashSet<String>();
    names.add(Setup.TABLE);
    edition.main().forEach(main -> names.add(main.wager().name()));
    form.values("craps.without").forEach(names::remove);
    names.addAll(bonusWagers());
    names.addAll(jackpotWagers());
    return List.copyOf(names);
  }

  /// A wager that a promotion may be added to: any of the bonus wagers (ruling 9).
  public boolean mayHavePromotion(String wager) {
    return form.states("promotions." + wager)
        || (edition.terms().promotions()
            && (bonusWagers().contains(wager) || jackpotWagers().contains(wager)));
  }

  public boolean hasPromotions() {
    return edition.terms().promotions() || form.states("promotions");
  }

  /// A jackpot wager is its fixed amount, and has no limits.
  public boolean mayHaveLimits(String wager) {
    return form.states("limits." + wager) || !jackpotWagers().contains(wager);
  }

  /// The bonus wagers with an amount of the player's choice.
  public List<String> bonusWagers() {
    var names = new ArrayList<String>();
    if (!form.isBlank("bonus-craps.paytable")) {
      names.addAll(form.values(Form.BONUS_WAGERS));
    }
    names.addAll(form.values("single-events"));
    if (!form.isBlank("golden-talons")) {
      names.addAll(Family.GOLDEN_TALONS.wagers(""));
    }
    if (!form.isBlank("fightback.after-win") || !form.isBlank("fightback.after-tie")) {
      names.add("fightback");
    }
    return names;
  }

  /// The bonus wagers on the jackpot sensors.
  public List<String> jackpotWagers() {
    return form.jackpots().stream()
        .map(this::jackpotPaytable)
        .flatMap(id -> edition.paytable(id).stream())
        .filter(paytable -> paytable.family().isJackpot())
        .flatMap(paytable -> paytable.wagers().stream())
        .distinct()
        .toList();
  }

  /// The paytable of a jackpot, its own or that of the one it joins; empty for none.
  private String jackpotPaytable(String path) {
    var source = form.value(path + ".source");
    return source.startsWith(Form.USE)
        ? jackpots.stream()
            .filter(jackpot -> source.equals(Form.USE + jackpot.name()))
            .map(jackpot -> jackpot.money().terms().paytable())
            .findFirst()
            .orElse("")
        : source.isEmpty() ? "" : form.value(path + ".paytable");
  }
}
