package io.lammer.web.setup;

import io.lammer.rules.yaml.Value;
import io.lammer.rules.yaml.Value.Place;
import io.lammer.rules.yaml.Value.Shape;
import io.lammer.rules.yaml.Value.Shape.Entry;
import io.lammer.table.Setup;
import io.lammer.table.SetupField;
import io.lammer.table.SetupField.Kind;
import io.lammer.web.page.TypedText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Builds the value of a set-up from the fields of a form. The place of each value is its field, so
/// that a fault is shown at its field.
record FormTree(Form form) {
  private static final int JACKPOTS_MAX = 10;

  static Value of(Form form) {
    return at("", new Shape.Entries(new FormTree(form).mapping("", SetupField.of(Setup.class))));
  }

  private static Value at(String field, Shape shape) {
    return new Value(new Place(field, 0, 0), shape);
  }

  private static Value text(String field, String text) {
    return at(field, new Shape.Scalar(Shape.Kind.TEXT, text));
  }

  private static Entry entry(String field, String key, Shape shape) {
    return new Entry(text(field, key), at(field, shape));
  }

  /// The stated keys of a mapping; the keys of a group become a nested mapping.
  private List<Entry> mapping(String prefix, List<SetupField> known) {
    var entries = new ArrayList<Entry>();
    var groups = new HashSet<String>();
    for (var field : known) {
      var group = field.group();
      if (group == null) {
        entry(prefix + field.key(), field).ifPresent(entries::add);
      } else if (groups.add(group) && isNamed(prefix + group)) {
        entries.add(entry(prefix + group, group, new Shape.Entries(group(prefix, group, known))));
      }
    }
    return entries;
  }

  private List<Entry> group(String prefix, String group, List<SetupField> known) {
    return known.stream()
        .filter(field -> group.equals(field.group()))
        .flatMap(field -> leaf(field.name(), prefix + field.key(), field.kind()).stream())
        .toList();
  }

  private Optional<Entry> entry(String path, SetupField field) {
    return switch (field.kind()) {
      case LIMITS -> limits(path);
      case RECORD -> field.many() ? records(path, field) : record(path, field);
      default -> field.many() ? list(path, field) : leaf(field.name(), path, field.kind());
    };
  }

  private Optional<Entry> leaf(String key, String field, Kind kind) {
    return form.isBlank(field)
        ? Optional.empty()
        : Optional.of(entry(field, key, TypedText.shape(kind, form.value(field))));
  }

  private Optional<Entry> list(String path, SetupField field) {
    var items =
        form.values(path).stream()
            .flatMap(String::lines)
            .map(String::strip)
            .filter(item -> !item.isEmpty())
            .toList();
    var unstated =
        field.isAllUnlessStated()
            ? new HashSet<>(items).equals(new HashSet<>(Form.wagers(path)))
            : items.isEmpty();
    return unstated
        ? Optional.empty()
        : Optional.of(
            entry(
                path,
                field.name(),
                new Shape.Items(items.stream().map(item -> text(path, item)).toList())));
  }

  /// A mapping, or the word in its place. If its first key is required, the mapping counts only
  /// with that key: browsers always post the others.
  private Optional<Entry> record(String path, SetupField field) {
    var choice = WordChoice.of(path, field);
    if (choice.isPresent() && !choice.get().isMapping(form)) {
      return leaf(field.name(), choice.get().field(), field.inner().getFirst().kind());
    }
    var first = field.inner().getFirst();
    var stated =
        first.declared().required() ? !form.isBlank(path + "." + first.key()) : isNamed(path);
    return stated
        ? Optional.of(
            entry(path, field.name(), new Shape.Entries(mapping(path + ".", field.inner()))))
        : Optional.empty();
  }

  /// True if the form states a field of the group, or the group itself.
  private boolean isNamed(String group) {
    return form.fields().containsKey(group) || form.states(group);
  }

  private Optional<Entry> limits(String path) {
    if (!isNamed(path)) {
      return Optional.empty();
    }
    var wagers =
        form.names(path).stream()
            .filter(wager -> form.states(path + "." + wager))
            .map(wager -> entry(path + "." + wager, wager, bounds(path + "." + wager)))
            .toList();
    return Optional.of(entry(path, path, new Shape.Entries(wagers)));
  }

  private Shape bounds(String field) {
    return new Shape.Items(
        Stream.of(field + ".0", field + ".1")
            .filter(bound -> !form.isBlank(bound))
            .map(bound -> at(bound, TypedText.shape(Kind.LIMITS, form.value(bound))))
            .toList());
  }

  private Optional<Entry> records(String path, SetupField field) {
    var items =
        path.equals(Form.PROMOTIONS) ? promotions(field.inner()) : jackpots(path, field.inner());
    return items.isEmpty()
        ? Optional.empty()
        : Optional.of(entry(path, field.name(), new Shape.Items(items)));
  }

  /// The form has at most one promotion for each wager, whose name is part of the field's path.
  private List<Value> promotions(List<SetupField> inner) {
    return form.names(Form.PROMOTIONS).stream()
        .filter(wager -> form.states(Form.PROMOTIONS + "." + wager))
        .map(
            wager -> {
              var path = Form.PROMOTIONS + "." + wager;
              var entries = new ArrayList<Entry>();
              entries.add(new Entry(text(path, inner.getFirst().key()), text(path, wager)));
              entries.addAll(mapping(path + ".", inner.subList(1, inner.size())));
              return at(path, new Shape.Entries(entries));
            })
        .toList();
  }

  private List<Value> jackpots(String group, List<SetupField> inner) {
    return IntStream.range(0, JACKPOTS_MAX)
        .mapToObj(number -> group + "." + number)
        .filter(path -> !form.isBlank(path + ".source"))
        .map(path -> at(path, new Shape.Entries(jackpot(path, inner))))
        .toList();
  }

  /// A jackpot. Terms stated beside a shared jackpot are included, so that the check can compare
  /// them with the shared jackpot's terms.
  private List<Entry> jackpot(String path, List<SetupField> inner) {
    var entries = new ArrayList<Entry>();
    var source = path + ".source";
    if (form.value(source).startsWith(Form.USE)) {
      var name = form.value(source).substring(Form.USE.length());
      entries.add(new Entry(text(source, "use"), text(source, name)));
    }
    entries.addAll(
        mapping(path + ".", inner.stream().filter(key -> !key.key().equals("use")).toList()));
    return entries;
  }
}
