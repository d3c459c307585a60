package io.lammer.web.setup;

import static io.lammer.web.page.Texts.say;
import static io.lammer.web.page.Texts.sayOr;

import io.lammer.house.LiveJackpot;
import io.lammer.render.game.JackpotNames;
import io.lammer.rules.Edition;
import io.lammer.rules.Edition.MainWagerRule;
import io.lammer.rules.Family;
import io.lammer.rules.Paytable;
import io.lammer.rules.Suit;
import io.lammer.rules.catalog.GameCatalog;
import io.lammer.rules.yaml.Value;
import io.lammer.table.GameSetup;
import io.lammer.table.Setup;
import io.lammer.table.SetupField;
import io.lammer.table.SetupField.Kind;
import io.lammer.web.odds.OddsCache;
import io.lammer.web.odds.OddsFigures;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The choices that an edition leaves to the operator; only lawful ones are offered.
///
/// @param setup what the form states; null if it cannot be read
public record EditionOptions(
    Edition edition,
    Form form,
    @Nullable Setup setup,
    OddsCache figures,
    List<LiveJackpot> jackpots) {
  public record Option(String value, String label) {}

  private static final int DECKS = 8;

  private GameSetup game() {
    return GameSetup.of(edition.game());
  }

  /// True if the edition's game has this set-up key and the edition allows it, or the form states
  /// it anyway.
  boolean has(SetupField field) {
    return (isOfGame(field) && game().allows(edition, field)) || states(field);
  }

  private boolean isOfGame(SetupField field) {
    return field.isCommon()
        || SetupField.of(game().keys()).stream().anyMatch(own -> own.key().equals(field.key()));
  }

  private boolean states(SetupField field) {
    var first = field.kind() == Kind.RECORD ? field.inner().getFirst() : null;
    return form.states(
        first != null && first.declared().required()
            ? field.key() + "." + first.key()
            : field.key());
  }

  /// The keys that only some games have, that the form shows, and that are of this kind.
  private List<SetupField> ofGames(Predicate<SetupField> kind) {
    return SetupField.of(Setup.class).stream()
        .filter(field -> !field.isCommon() && kind.test(field) && has(field))
        .toList();
  }

  /// The game's mappings with a section of their own in the form.
  public List<SetupField> sections() {
    return ofGames(
        field ->
            field.kind() == Kind.RECORD
                && !isBonus(field)
                && WordChoice.of(field.key(), field).isEmpty());
  }

  public List<SetupField> withWord() {
    return ofGames(field -> WordChoice.of(field.key(), field).isPresent());
  }

  /// The game's keys about bonus wagers: paytables, and mappings that count only with their first
  /// key or hold paytables.
  public List<SetupField> bonusKeys() {
    return ofGames(EditionOptions::isBonus);
  }

  private static boolean isBonus(SetupField field) {
    return field.kind() == Kind.PAYTABLE
        || (field.kind() == Kind.RECORD
            && (field.inner().getFirst().declared().required()
                || field.inner().stream().anyMatch(inner -> inner.kind() == Kind.PAYTABLE)));
  }

  /// True if the edition has jackpots, or the form states some anyway.
  public boolean hasJackpots() {
    return !jackpotPaytables().isEmpty() || form.states("jackpots");
  }

  boolean namesHouseJackpots() {
    return game().namesHouseJackpots();
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

  /// The options for a key; empty if its value is typed in.
  List<Option> options(SetupField field, String path) {
    return switch (field.kind()) {
      case WORD -> words(field);
      case NEED -> need();
      default -> values(field.declared().oneOf(), path);
    };
  }

  private List<Option> words(SetupField field) {
    if (field.type() == Suit.class) {
      return and("setup.please-choose", suits());
    }
    var words = words(field.key(), field.words());
    return switch (field.key()) {
      case "venue" -> and("setup.not-stated", words.stream().filter(this::isApproved).toList());
      case "keyed" -> words.reversed();
      default -> field.declared().required() ? words : and("setup.standard", words);
    };
  }

  private boolean isApproved(Option venue) {
    var venues = edition.terms().venues();
    return venues.isEmpty() || venues.contains(venue.value());
  }

  /// The usual values of a key. The first is the default, which is stated only if the form states
  /// it already.
  private List<Option> values(String[] usual, String path) {
    return IntStream.range(0, usual.length)
        .mapToObj(
            place ->
                new Option(
                    place == 0 && !form.value(path).equals(usual[0]) ? "" : usual[place],
                    usual[place]))
        .toList();
  }

  private static List<Option> and(String nothing, List<Option> rest) {
    return and(new Option("", say(nothing)), rest);
  }

  private static List<Option> and(Option first, List<Option> rest) {
    return Stream.concat(Stream.of(first), rest.stream()).toList();
  }

  /// The options for whether bonus wagers need a main wager. In some games each kind of bonus wager
  /// may have its own rule.
  public List<Option> mainWager() {
    var kinds = option(Form.MAIN_WAGER, wordChoice(key(Form.MAIN_WAGER)).mapping());
    return Stream.concat(
            need().stream(),
            game().hasMainWagerByKind() || isMainWagerByKind() ? Stream.of(kinds) : Stream.of())
        .toList();
  }

  public boolean isMainWagerByKind() {
    return isMapping(key(Form.MAIN_WAGER));
  }

  /// Options for a main wager rule. Without a printed rule the operator has to choose.
  private List<Option> need() {
    var rule = edition.terms().mainWager();
    var stated = List.of(option(Form.MAIN_WAGER, "optional"), option(Form.MAIN_WAGER, "required"));
    return rule == MainWagerRule.STATED
        ? and("setup.please-choose", stated)
        : and(
            new Option("", say("setup.as-printed", say("setup.main-wager." + Value.spelled(rule)))),
            stated);
  }

  private static List<Option> suits() {
    return words("suit", Suit.values());
  }

  private static WordChoice wordChoice(SetupField field) {
    return WordChoice.of(field.key(), field).orElseThrow();
  }

  /// The field that chooses between a mapping and the words in its place.
  public String wordField(SetupField field) {
    return wordChoice(field).field();
  }

  /// The options of that field: nothing, a word, or the mapping.
  public List<Option> wordOptions(SetupField field) {
    var choice = wordChoice(field);
    return and(
        "setup." + field.key() + ".any",
        Stream.concat(choice.words().stream(), Stream.of(choice.mapping()))
            .map(value -> option(field.key(), value))
            .toList());
  }

  public boolean isMapping(SetupField field) {
    return wordChoice(field).isMapping(form);
  }

  public List<Option> kinds() {
    return words("kind", Setup.Jackpot.Kind.values()).reversed().stream()
        .filter(kind -> edition.terms().houseJackpots() || !kind.value().equals("house"))
        .toList();
  }

  /// Sources of a jackpot: none, the table's own, or a shared jackpot of this edition.
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

  private PaytableOptions picker(
      String field, List<Paytable> paytables, boolean several, boolean required) {
    return PaytableOptions.of(
            field,
            paytables,
            several,
            required,
            paytable -> figures.figure(edition, paytable, decks()))
        .with(form.values(field));
  }

  /// The paytables for a key, of which at most one may be chosen.
  public PaytableOptions one(String path, SetupField field) {
    return picker(path, edition.family(family(field)), false, false);
  }

  public static Family family(SetupField field) {
    return GameCatalog.allFamilies().stream()
        .filter(family -> family.word().equals(field.declared().family()))
        .findFirst()
        .orElseThrow();
  }

  public PaytableOptions singleEvents() {
    var paytables =
        game().singleEvents().stream().flatMap(family -> edition.family(family).stream()).toList();
    return picker("single-events", paytables, true, false);
  }

  public PaytableOptions jackpot(String path) {
    return picker(path + ".paytable", jackpotPaytables(), false, true);
  }

  public List<Paytable> jackpotPaytables() {
    return edition.paytables().stream().filter(paytable -> paytable.family().isJackpot()).toList();
  }

  /// True while some figures of this edition are being computed.
  public boolean isPending() {
    return known().size() < edition.paytables().size();
  }

  public boolean isJackpot(String paytable) {
    return edition.paytable(paytable).filter(found -> found.family().isJackpot()).isPresent();
  }

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

  /// True for the operator's suit in a mapping if a paytable in the mapping needs it.
  boolean needsSuit(SetupField mapping) {
    return mapping.inner().stream()
        .filter(inner -> inner.kind() == Kind.PAYTABLE)
        .anyMatch(inner -> needsSuit(mapping.key() + "." + inner.key()));
  }

  /// The wagers that a list of wagers may name, plus any others stated in the form.
  public List<String> wagers(String path) {
    return Stream.concat(Form.wagers(path).stream(), form.values(path).stream())
        .filter(wager -> !wager.isBlank())
        .distinct()
        .toList();
  }

  /// The rows of the table of limits and promotions: the table itself, its wagers (main ones
  /// first), and other wagers for which the form states any.
  public List<String> rows() {
    var names = new LinkedHashSet<>(wagers());
    Stream.of("limits", "promotions")
        .flatMap(group -> form.names(group).stream().filter(it -> form.states(group + "." + it)))
        .forEach(names::add);
    return List.copyOf(names);
  }

  /// The table itself and its wagers, main ones first.
  public List<String> wagers() {
    var names = new LinkedHashSet<String>();
    names.add(Setup.TABLE);
    edition.main().forEach(main -> names.add(main.wager().name()));
    if (setup != null) {
      game().leftOut(setup).forEach(names::remove);
    }
    names.addAll(bonusWagers());
    names.addAll(jackpotWagers());
    return List.copyOf(names);
  }

  /// True for bonus wagers, if the edition allows promotions (ruling 9), and if the form states a
  /// promotion anyway.
  public boolean mayHavePromotion(String wager) {
    return form.states("promotions." + wager)
        || (edition.terms().promotions()
            && (bonusWagers().contains(wager) || jackpotWagers().contains(wager)));
  }

  public boolean hasPromotions() {
    return edition.terms().promotions() || form.states("promotions");
  }

  /// True except for jackpot wagers, whose amount is fixed, unless the form states limits anyway.
  public boolean mayHaveLimits(String wager) {
    return form.states("limits." + wager) || !jackpotWagers().contains(wager);
  }

  /// The bonus wagers whose amount the player chooses.
  public List<String> bonusWagers() {
    var names = new ArrayList<String>();
    if (setup != null) {
      names.addAll(setup.wagers().singleEvents());
      names.addAll(game().bonusWagers(setup));
    }
    return names;
  }

  public List<String> jackpotWagers() {
    return form.jackpots().stream()
        .map(this::jackpotPaytable)
        .flatMap(id -> edition.paytable(id).stream())
        .filter(paytable -> paytable.family().isJackpot())
        .flatMap(paytable -> paytable.wagers().stream())
        .distinct()
        .toList();
  }

  /// The paytable of a jackpot, or of the shared jackpot that is joined; empty if there is none.
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
