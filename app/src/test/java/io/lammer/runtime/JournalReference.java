package io.lammer.runtime;

import io.lammer.house.AccessEvent;
import io.lammer.house.Act;
import io.lammer.house.ActDeclaration;
import io.lammer.house.ActField;
import io.lammer.house.DeviceEvent;
import io.lammer.house.HouseEvent;
import io.lammer.house.JackpotEvent;
import io.lammer.rules.Card;
import io.lammer.rules.Family;
import io.lammer.rules.Fraction;
import io.lammer.rules.Game;
import io.lammer.rules.Machine;
import io.lammer.rules.Money;
import io.lammer.rules.Outcome;
import io.lammer.rules.Row;
import io.lammer.rules.Shoe;
import io.lammer.rules.Spot;
import io.lammer.rules.Wager;
import io.lammer.rules.catalog.RowText;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Command;
import io.lammer.table.Felt;
import io.lammer.table.GameJournal;
import io.lammer.table.GameRules;
import io.lammer.table.Layout;
import io.lammer.table.Refusal;
import io.lammer.table.Setup;
import io.lammer.table.SetupField;
import io.lammer.table.WagerRef;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.jsontype.NamedType;

/// The page that lists every kind of event with its version and the fields of its body, read off
/// the records that are stored.
final class JournalReference {
  private static final Map<Class<?>, String> TEXTS =
      Map.ofEntries(
          Map.entry(String.class, "text"),
          Map.entry(int.class, "number"),
          Map.entry(Integer.class, "number"),
          Map.entry(long.class, "number"),
          Map.entry(Long.class, "number"),
          Map.entry(BigDecimal.class, "number"),
          Map.entry(boolean.class, "true or false"),
          Map.entry(Boolean.class, "true or false"),
          Map.entry(Money.class, "money"),
          Map.entry(Fraction.class, "fraction"),
          Map.entry(Card.class, "card"),
          Map.entry(Game.class, "text"),
          Map.entry(Family.class, "text"),
          Map.entry(Spot.class, "spot"),
          Map.entry(Spot.Dice.class, "dice"),
          Map.entry(WagerRef.class, "wager"),
          Map.entry(Instant.class, "time"),
          Map.entry(LocalDate.class, "date"),
          Map.entry(Refusal.Code.class, "[code](refusals.md)"),
          Map.entry(Shoe.class, "`{\"decks\": number, \"seen\": text, \"used\": number}`"));

  private static final Map<Class<?>, Class<?>> SHAPES =
      Map.of(Row.class, RowText.class, Layout.class, LayoutJson.class);

  private static final Map<Class<?>, String> CHOICES =
      Map.of(
          GameJournal.Form.class, "outcome",
          GameRules.class, "rules of a game",
          Felt.class, "felt",
          Machine.class, "machine",
          Command.class, "command");

  private static final String PROPOSED = "proposed act";

  private final StringBuilder page = new StringBuilder();
  private final Map<String, Class<?>> parts = new TreeMap<>();
  private final Map<String, Class<?>> open = new LinkedHashMap<>();

  private JournalReference() {}

  static String page() {
    return new JournalReference().write();
  }

  private String write() {
    page.append(
        """
        # Events of journals

        Generated from the code by `./lammer update`. [journal-format.md](../journal-format.md) explains
        the types. A field marked `?` may be missing.
        """);
    events("Tables (`table/NAME`)", kind -> isTable(kind.type()));
    events("Jackpots (`jackpot/NAME`)", kind -> JackpotEvent.class.isAssignableFrom(kind.type()));
    events("Devices (`device/NAME`)", kind -> DeviceEvent.class.isAssignableFrom(kind.type()));
    events("The house (`house`)", kind -> HouseEvent.class.isAssignableFrom(kind.type()));
    events("Sign-ins (`access`)", kind -> AccessEvent.class.isAssignableFrom(kind.type()));
    choices();
    proposals();
    parts();
    return page.toString();
  }

  private static boolean isTable(Class<?> type) {
    return Stream.of(JackpotEvent.class, DeviceEvent.class, HouseEvent.class, AccessEvent.class)
        .noneMatch(other -> other.isAssignableFrom(type));
  }

  private void events(String title, Predicate<WrittenNames.Kind> of) {
    page.append("\n## ").append(title).append("\n\n| event | version | fields |\n|---|---|---|\n");
    WrittenNames.all()
        .filter(of)
        .forEach(
            kind ->
                page.append(
                    "| `%s` | %d | %s |\n"
                        .formatted(kind.name(), kind.version(), fields(kind.type()))));
  }

  private void choices() {
    CHOICES.entrySet().stream()
        .sorted(Map.Entry.comparingByValue())
        .forEach(
            choice -> {
              page.append("\n## ")
                  .append(title(choice.getValue()))
                  .append("\n\n| `type` | fields |\n|---|---|\n");
              WrittenNames.PARTS.stream()
                  .filter(part -> choice.getKey().isAssignableFrom(part.getType()))
                  .sorted(Comparator.comparing(NamedType::getName))
                  .forEach(
                      part ->
                          page.append("| `%s` | %s |\n".formatted(part.getName(), fields(part))));
            });
  }

  private void proposals() {
    page.append(
        """

        ## Proposed acts, by `act`

        `at` is the name of the table or jackpot, or the number of the slip. Amounts are numbers, and
        terms are written as in a set-up file.

        | `act` | fields |
        |---|---|
        """);
    ActDeclaration.leaves(Act.Dual.class)
        .map(act -> ActDeclaration.of(act.asSubclass(Act.class)))
        .sorted(Comparator.comparing(ActDeclaration::name))
        .forEach(act -> page.append("| `%s` | `at` text%s |\n".formatted(act.name(), fields(act))));
  }

  private String fields(ActDeclaration act) {
    return act.fields().stream().map(field -> ", " + stated(field)).collect(Collectors.joining());
  }

  private String stated(ActField field) {
    var named = "`%s%s` ".formatted(field.name(), field.isNullable() ? "?" : "");
    var type = field.type();
    if (type == Money.class) {
      return named + "number";
    }
    if (type == Setup.Jackpot.class) {
      return named + "terms";
    }
    if (type.isEnum()) {
      return named
          + Arrays.stream(type.getEnumConstants())
              .map(word -> "`" + Value.spelled((Enum<?>) word) + "`")
              .collect(Collectors.joining(" or "));
    }
    return type.isRecord() && !TEXTS.containsKey(type)
        ? named
            + ActField.of(type).stream()
                .map(this::stated)
                .collect(Collectors.joining(", ", "{", "}"))
        : named + type(field.component().getGenericType());
  }

  private String fields(NamedType part) {
    return fields(part.getType());
  }

  private void parts() {
    page.append("\n## Parts\n\n| part | fields |\n|---|---|\n");
    while (!open.isEmpty()) {
      var next = open.entrySet().iterator().next();
      open.remove(next.getKey());
      parts.put(next.getKey(), next.getValue());
      fields(next.getValue());
    }
    parts.forEach((name, type) -> page.append("| %s | %s |\n".formatted(name, fields(type))));
  }

  private String fields(Class<?> type) {
    if (type == Setup.class) {
      return SetupField.of(Setup.class).stream()
          .map(SetupField::component)
          .map(component -> field(component, true))
          .collect(Collectors.joining(", "));
    }
    return Arrays.stream(type.getRecordComponents())
        .map(component -> field(component, isNullable(component)))
        .collect(Collectors.joining(", "));
  }

  private String field(RecordComponent component, boolean mayBeMissing) {
    return "`%s%s` %s"
        .formatted(component.getName(), mayBeMissing ? "?" : "", type(component.getGenericType()));
  }

  private static boolean isNullable(RecordComponent component) {
    AnnotatedElement type = component.getAnnotatedType();
    return type.isAnnotationPresent(Nullable.class);
  }

  private String type(Type type) {
    if (type instanceof ParameterizedType several) {
      var last = several.getActualTypeArguments()[several.getActualTypeArguments().length - 1];
      return several.getRawType() == Map.class
          ? "map of " + type(last) + " by " + type(several.getActualTypeArguments()[0])
          : "list of " + type(last);
    }
    return type((Class<?>) type);
  }

  private String type(Class<?> stored) {
    var type = form(stored);
    var text = TEXTS.get(type);
    var choice = CHOICES.get(type);
    if (type == Act.Dual.class) {
      return PROPOSED;
    }
    if (text != null || choice != null) {
      return text == null ? choice : text;
    }
    if (type.isEnum()) {
      return Arrays.stream(type.getEnumConstants())
          .map(value -> "`" + ((Enum<?>) value).name() + "`")
          .collect(Collectors.joining(" or "));
    }
    var name = name(type);
    if (!parts.containsKey(name)) {
      open.putIfAbsent(name, type);
    }
    return name;
  }

  /// The type that is written; an outcome of one type only has one form.
  private static Class<?> form(Class<?> stored) {
    return Outcome.class.isAssignableFrom(stored)
        ? GameJournal.Form.class
        : SHAPES.getOrDefault(stored, stored);
  }

  private static String name(Class<?> type) {
    if (type == Wager.class) {
      return "wager rule";
    }
    var simple = type.getSimpleName().replaceAll("(Json|Shape|Text|Form)$", "");
    var outer = type.getEnclosingClass();
    var prefix =
        outer == null || outer.getSimpleName().matches(".*(Json|Journal)")
            ? ""
            : outer.getSimpleName().replaceAll("^(Layout|Live)|Event$", "") + " ";
    return (prefix + simple)
        .replaceAll("(?<=[a-z])(?=[A-Z])", " ")
        .toLowerCase(Locale.ROOT)
        .strip();
  }

  private static String title(String word) {
    var plural = word.startsWith("rules") ? word : word + "s";
    return Character.toUpperCase(word.charAt(0)) + plural.substring(1) + ", by `type`";
  }
}
