package io.lammer.web.setup;

import static io.lammer.web.page.Texts.sayOr;

import io.lammer.rules.Suit;
import io.lammer.table.Setup;
import io.lammer.table.SetupField;
import io.lammer.table.SetupField.Kind;
import io.lammer.web.setup.EditionOptions.Option;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/// A form control for a set-up key. The text bundles may provide label, unit and hint; a key
/// without texts is shown with its own name.
///
/// @param path path of the field in the form
/// @param options the options to choose from; empty if the value is typed in
public record FormField(SetupField field, String path, List<Option> options, String label) {
  static final List<String> OF_PROGRESSIVES =
      List.of("seed", "base-seed", "seed-is", "increment", "reserve", "limit", "guard");

  /// Keys whose controls the template places itself.
  private static final Set<String> PLACED =
      Set.of("edition", "jackpots.use", "jackpots.kind", "jackpots.sensor");

  /// @param group a part of the set-up; empty for the top level
  private static Stream<FormField> all(EditionOptions choices, String group) {
    var prefix = group.isEmpty() ? "" : group + ".";
    return SetupField.of(type(group)).stream()
        .filter(
            field ->
                field.games().contains(choices.edition().game())
                    || !choices.form().isBlank(prefix + field.key()))
        .filter(field -> !field.many() && !PLACED.contains(prefix + field.key()))
        .map(field -> of(choices, group, prefix + field.key(), field));
  }

  private static Class<? extends Record> type(String group) {
    return group.isEmpty()
        ? Setup.class
        : EditionOptions.key(group).type().asSubclass(Record.class);
  }

  private static FormField of(EditionOptions choices, String group, String path, SetupField field) {
    var key = field.key().replace('.', '-');
    var plain = key.replace('-', ' ');
    return new FormField(
        field,
        path,
        choices.options(field, path),
        sayOr(
            "setup.field." + group + "-" + key,
            sayOr(
                "setup.field." + key,
                Character.toUpperCase(plain.charAt(0)) + plain.substring(1))));
  }

  /// The controls for single values in a part of the set-up.
  public static List<FormField> choices(EditionOptions choices, String group) {
    return all(choices, group)
        .filter(FormField::isChoice)
        .filter(entry -> entry.field.type() != Suit.class || entry.isNeeded(choices, group))
        .toList();
  }

  /// True for the suit of a mapping if one of its paytables needs it, or the form states it.
  private boolean isNeeded(EditionOptions choices, String group) {
    return !choices.form().isBlank(path) || choices.needsSuit(EditionOptions.key(group));
  }

  /// The paths of the lists of wagers in a part of the set-up.
  public static List<String> lists(SetupField mapping) {
    return mapping.inner().stream()
        .filter(inner -> inner.many() && inner.kind() == Kind.WAGER)
        .map(inner -> mapping.key() + "." + inner.key())
        .toList();
  }

  /// The places in a part of the set-up for faults that belong to no control: the part's groups of
  /// keys, its lists, and the part itself.
  public static List<String> places(SetupField mapping) {
    var groups =
        mapping.inner().stream()
            .map(SetupField::group)
            .filter(Objects::nonNull)
            .distinct()
            .map(group -> mapping.key() + "." + group);
    return Stream.of(groups, lists(mapping).stream(), Stream.of(mapping.key()))
        .flatMap(Function.identity())
        .toList();
  }

  /// The label of a key that is not shown as a single control.
  public static String label(SetupField field) {
    return sayOr("setup.field." + field.key(), field.key());
  }

  public static List<FormField> flags(EditionOptions choices, String group) {
    return all(choices, group).filter(entry -> entry.field.kind() == Kind.FLAG).toList();
  }

  public static List<FormField> papers(EditionOptions choices) {
    return all(choices, "").filter(FormField::isPaper).toList();
  }

  /// The controls of a table's own jackpot, depending on its kind and paytable.
  public static List<FormField> jackpot(EditionOptions choices, String path) {
    var form = choices.form();
    var house = form.value(path + ".kind").equals("house");
    return all(choices, "jackpots")
        .filter(entry -> entry.isChoice() || entry.isPaper())
        .map(entry -> entry.at(path, house))
        .filter(
            entry ->
                !form.isBlank(entry.path)
                    || switch (entry.field.key()) {
                      case "suit" -> choices.needsSuit(path + ".paytable");
                      case "share" -> house;
                      case "title" -> house && choices.namesHouseJackpots();
                      case "approval" -> house || !form.isBlank(path + ".share");
                      default -> !house || !OF_PROGRESSIVES.contains(entry.field.key());
                    })
        .toList();
  }

  /// The controls beside a shared jackpot that is joined.
  public static List<FormField> joined(EditionOptions choices, String path) {
    return SetupField.of(Setup.Jackpot.class).stream()
        .filter(field -> !PLACED.contains("jackpots." + field.key()) || field.key().equals("kind"))
        .filter(
            field ->
                !choices.form().isBlank(path + "." + field.key())
                    || (field.key().equals("title") && isNamedHere(choices, path)))
        .map(field -> of(choices, "jackpots", path + "." + field.key(), field))
        .toList();
  }

  /// Each table chooses the title of a house jackpot that it joins, if its game has titles.
  private static boolean isNamedHere(EditionOptions choices, String path) {
    var source = choices.form().value(path + ".source");
    return choices.namesHouseJackpots()
        && choices.jackpots().stream()
            .filter(jackpot -> source.equals("use:" + jackpot.name()))
            .anyMatch(jackpot -> !jackpot.money().terms().isProgressive());
  }

  private FormField at(String jackpot, boolean house) {
    var prize = house && field.key().equals("meter");
    return new FormField(
        field,
        jackpot + "." + field.key(),
        options,
        prize ? sayOr("setup.field.prize", label) : label);
  }

  private boolean isChoice() {
    return switch (field.kind()) {
      case TEXT, WHOLE, DOLLARS, NUMBER, PERCENT, WORD, COMMISSION, NEED, ODDS -> true;
      case PAYTABLE, WAGER, REFERENCE, FLAG, DATE, DEALER, LIMITS, RECORD -> false;
    };
  }

  private boolean isPaper() {
    return field.kind() == Kind.REFERENCE || field.kind() == Kind.DATE;
  }

  public String unit() {
    return field.kind() == Kind.DOLLARS ? "$" : sayOr("setup.unit." + field.key(), "");
  }

  public String hint() {
    return sayOr("setup.hint." + field.key(), "");
  }

  public String type() {
    return field.kind() == Kind.DATE ? "date" : "text";
  }

  public List<String> suggestions() {
    return switch (field.kind()) {
      case COMMISSION -> List.of("free", "5%", "4%");
      case ODDS -> List.of("3-4-5x", "1x", "2x", "5x", "10x");
      default -> List.of();
    };
  }
}
