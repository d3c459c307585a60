package io.lammer.server.setup;

import io.lammer.rules.Family;
import io.lammer.tables.Setup;
import io.lammer.tables.SetupField;
import io.lammer.tables.SetupField.Kind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.regex.Pattern;

/// A form written as the text that set-ups are read from, a line for each field, so that what is
/// wrong in a line is told at its field.
final class FormText {
  private static final int JACKPOTS_MAX = 10;
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]+([.][0-9]+)?");

  private final Form form;
  private final StringBuilder text = new StringBuilder();
  private final List<String> fields = new ArrayList<>();

  private FormText(Form form) {
    this.form = form;
  }

  static FormText of(Form form) {
    var written = new FormText(form);
    written.line("", "{");
    written.mapping("", SetupField.of(Setup.class));
    written.line("", "}");
    return written;
  }

  String text() {
    return text.toString();
  }

  /// The field, or group of fields, that a line of the text comes from.
  String field(int line) {
    return line >= 1 && line <= fields.size() ? fields.get(line - 1) : "";
  }

  private void line(String field, String content) {
    text.append(content).append('\n');
    fields.add(field);
  }

  private void open(String field, String key, String bracket) {
    line(field, quoted(key) + ": " + bracket);
  }

  /// The fields of a mapping, those of a group in a mapping of their own.
  private void mapping(String prefix, List<SetupField> known) {
    var groups = new HashSet<String>();
    for (var field : known) {
      var group = field.group();
      if (group == null) {
        field(prefix + field.key(), field);
      } else if (groups.add(group) && isNamed(prefix + group)) {
        open(prefix + group, group, "{");
        known.stream()
            .filter(other -> group.equals(other.group()))
            .forEach(other -> leaf(other.name(), prefix + other.key(), other.kind()));
        line(prefix + group, "},");
      }
    }
  }

  private void field(String path, SetupField field) {
    if (path.equals("cups") && !form.has(Form.SHAKERS, Form.PLAYERS)) {
      leaf("cups", Form.SHAKERS, Kind.DEALER);
    } else if (path.equals(Form.MAIN_WAGER) && !form.has(Form.MAIN_WAGER, Form.BY_KIND)) {
      leaf(field.name(), path, Kind.NEED);
    } else if (path.equals("promotions")) {
      promotions(field.inner());
    } else if (path.equals("jackpots")) {
      jackpots(field.inner());
    } else if (path.equals(Form.BONUS_WAGERS)) {
      bonusWagers();
    } else if (field.kind() == Kind.LIMITS) {
      limits(path);
    } else if (field.kind() == Kind.RECORD) {
      record(path, field.inner());
    } else if (field.many()) {
      list(field.name(), path);
    } else {
      leaf(field.name(), path, field.kind());
    }
  }

  private void leaf(String key, String field, Kind kind) {
    if (!form.isBlank(field)) {
      line(field, quoted(key) + ": " + scalar(kind, form.value(field)) + ",");
    }
  }

  private void list(String key, String field) {
    var items = form.values(field).stream().flatMap(String::lines).map(String::strip).toList();
    if (items.stream().anyMatch(item -> !item.isEmpty())) {
      strings(key, field, items.stream().filter(item -> !item.isEmpty()).toList());
    }
  }

  private void strings(String key, String field, List<String> items) {
    line(
        field,
        quoted(key)
            + ": ["
            + String.join(", ", items.stream().map(FormText::quoted).toList())
            + "],");
  }

  /// The form has any field of a group, or names it without any.
  private boolean isNamed(String group) {
    return form.fields().containsKey(group)
        || form.fields().keySet().stream()
            .anyMatch(field -> field.startsWith(group + ".") && !form.isBlank(field));
  }

  /// A mapping that needs its first field counts only with it: the form always has the others.
  private void record(String path, List<SetupField> inner) {
    var first = inner.getFirst();
    if (first.declared().required() ? !form.isBlank(path + "." + first.key()) : isNamed(path)) {
      open(path, path, "{");
      mapping(path + ".", inner);
      line(path, "},");
    }
  }

  private void bonusWagers() {
    var wagers = form.values(Form.BONUS_WAGERS);
    if (!new HashSet<>(wagers).equals(new HashSet<>(Family.BONUS_CRAPS.wagers("")))) {
      strings("wagers", Form.BONUS_WAGERS, wagers);
    }
  }

  private void limits(String path) {
    if (isNamed(path)) {
      open(path, path, "{");
      form.names(path).forEach(wager -> limits(wager, path + "." + wager));
      line(path, "},");
    }
  }

  private void limits(String wager, String field) {
    if (form.isBlank(field + ".0") && form.isBlank(field + ".1")) {
      return;
    }
    open(field, wager, "[");
    for (var bound : List.of(field + ".0", field + ".1")) {
      if (!form.isBlank(bound)) {
        line(bound, scalar(Kind.LIMITS, form.value(bound)) + ",");
      }
    }
    line(field, "],");
  }

  /// A form has one promotion for each wager, which is a part of its fields' names.
  private void promotions(List<SetupField> inner) {
    var stated = form.names("promotions").stream().filter(w -> isNamed("promotions." + w)).toList();
    if (!stated.isEmpty()) {
      open("promotions", "promotions", "[");
      for (var wager : stated) {
        var path = "promotions." + wager;
        line(path, "{\"wager\": " + quoted(wager) + ",");
        mapping(path + ".", inner.subList(1, inner.size()));
        line(path, "},");
      }
      line("promotions", "],");
    }
  }

  private void jackpots(List<SetupField> inner) {
    open("jackpots", "jackpots", "[");
    for (var i = 0; i < JACKPOTS_MAX; i++) {
      var path = "jackpots." + i;
      var source = form.value(path + ".source");
      if (!source.isEmpty()) {
        line(path, "{");
        jackpot(path, source, inner);
        line(path, "},");
      }
    }
    line("jackpots", "],");
  }

  /// One that exists already is named; what is stated beside it is for the check to compare.
  private void jackpot(String path, String source, List<SetupField> inner) {
    var joins = source.startsWith(Form.USE);
    if (joins) {
      line(path + ".source", "\"use\": " + quoted(source.substring(Form.USE.length())) + ",");
    }
    mapping(path + ".", inner.stream().filter(field -> !field.key().equals("use")).toList());
  }

  /// What a person keyed into one field, as the set-up's text has it: `$5,000` is 5000, and `20` of
  /// an increment is 20%. What is no number stays as it is, for the reader to complain.
  private static String scalar(Kind kind, String value) {
    return switch (kind) {
      case WHOLE, DOLLARS, NUMBER, LIMITS -> {
        var plain = value.replace("$", "").replace(",", "");
        yield NUMBER.matcher(plain).matches() ? plain : quoted(value);
      }
      case PERCENT, COMMISSION -> quoted(NUMBER.matcher(value).matches() ? value + "%" : value);
      case FLAG -> "true";
      case TEXT, PAYTABLE, WAGER, REFERENCE, WORD, DATE, NEED, ODDS, DEALER, RECORD ->
          quoted(value);
    };
  }

  private static String quoted(String value) {
    var quoted = new StringBuilder("\"");
    for (var i = 0; i < value.length(); i++) {
      var letter = value.charAt(i);
      if (letter == '"' || letter == '\\') {
        quoted.append('\\').append(letter);
      } else if (letter < ' ') {
        quoted.append("\\u%04x".formatted((int) letter));
      } else {
        quoted.append(letter);
      }
    }
    return quoted.append('"').toString();
  }
}
