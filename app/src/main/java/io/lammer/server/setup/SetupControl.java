package io.lammer.server.setup;

import static io.lammer.server.page.Words.sayOr;

import io.lammer.rules.Game;
import io.lammer.server.setup.Choices.Option;
import io.lammer.tables.Setup;
import io.lammer.tables.SetupField;
import io.lammer.tables.SetupField.Kind;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// A key of the set-up as a control of the form. A bundle may word its label, unit and hint; one
/// that says nothing of it still shows it.
///
/// @param path of the field in the form
/// @param options to choose from; none where it is keyed
public record SetupControl(SetupField field, String path, List<Option> options, String label) {
  static final List<String> OF_PROGRESSIVES =
      List.of("seed", "base-seed", "seed-is", "increment", "reserve", "limit", "guard");

  /// They have places of their own on the page.
  private static final Set<String> PLACED =
      Set.of("edition", "jackpots.use", "jackpots.kind", "jackpots.sensor");

  /// @param group a part of the set-up; nothing for the table's own keys
  private static Stream<SetupControl> all(Choices choices, String group) {
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
    return group.isEmpty() ? Setup.class : Choices.key(group).type().asSubclass(Record.class);
  }

  private static SetupControl of(Choices choices, String group, String path, SetupField field) {
    var key = field.key().replace('.', '-');
    var plain = key.replace('-', ' ');
    return new SetupControl(
        field,
        path,
        choices.options(field),
        sayOr(
            "setup.field." + group + "-" + key,
            sayOr(
                "setup.field." + key,
                Character.toUpperCase(plain.charAt(0)) + plain.substring(1))));
  }

  /// The simple choices of a part of the set-up.
  public static List<SetupControl> choices(Choices choices, String group) {
    return all(choices, group).filter(SetupControl::isChoice).toList();
  }

  public static List<SetupControl> flags(Choices choices, String group) {
    return all(choices, group).filter(entry -> entry.field.kind() == Kind.FLAG).toList();
  }

  public static List<SetupControl> papers(Choices choices) {
    return all(choices, "").filter(SetupControl::isPaper).toList();
  }

  /// What a jackpot of the table's own asks for, by its kind and its paytable.
  public static List<SetupControl> jackpot(Choices choices, String path) {
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
                      case "title" -> house && choices.edition().game() == Game.DICE;
                      case "approval" -> house || !form.isBlank(path + ".share");
                      default -> !house || !OF_PROGRESSIVES.contains(entry.field.key());
                    })
        .toList();
  }

  /// What is stated beside a jackpot that is joined.
  public static List<SetupControl> joined(Choices choices, String path) {
    return SetupField.of(Setup.Jackpot.class).stream()
        .filter(field -> !PLACED.contains("jackpots." + field.key()) || field.key().equals("kind"))
        .filter(
            field ->
                !choices.form().isBlank(path + "." + field.key())
                    || (field.key().equals("title") && isNamedHere(choices, path)))
        .map(field -> of(choices, "jackpots", path + "." + field.key(), field))
        .toList();
  }

  /// Each table of 3 Dice Baccarat chooses the name of a House jackpot that it joins.
  private static boolean isNamedHere(Choices choices, String path) {
    var source = choices.form().value(path + ".source");
    return choices.edition().game() == Game.DICE
        && choices.jackpots().stream()
            .filter(jackpot -> source.equals("use:" + jackpot.name()))
            .anyMatch(jackpot -> !jackpot.money().terms().isProgressive());
  }

  private SetupControl at(String jackpot, boolean house) {
    var prize = house && field.key().equals("meter");
    return new SetupControl(
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

  /// What is often keyed.
  public List<String> suggestions() {
    return switch (field.kind()) {
      case COMMISSION -> List.of("free", "5%", "4%");
      case ODDS -> List.of("3-4-5x", "1x", "2x", "5x", "10x");
      default -> List.of();
    };
  }
}
