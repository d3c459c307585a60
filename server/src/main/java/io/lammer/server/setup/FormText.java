package io.lammer.server.setup;

import io.lammer.rules.Family;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.function.Consumer;

/// A form written as the text that set-ups are read from, a line for each field, so that what is
/// wrong in a line is told at its field.
final class FormText {
  private static final List<String> JACKPOT =
      List.of(
          "paytable",
          "kind",
          "wager",
          "meter",
          "seed",
          "base-seed",
          "increment",
          "reserve",
          "limit",
          "guard",
          "suit",
          "share",
          "sensor",
          "approval",
          "controls");
  private static final int JACKPOTS_MAX = 10;

  private final Form form;
  private final StringBuilder text = new StringBuilder();
  private final List<String> fields = new ArrayList<>();

  private FormText(Form form) {
    this.form = form;
  }

  static FormText of(Form form) {
    var written = new FormText(form);
    written.write();
    return written;
  }

  String text() {
    return text.toString();
  }

  /// The field, or group of fields, that a line of the text comes from.
  String field(int line) {
    return line >= 1 && line <= fields.size() ? fields.get(line - 1) : "";
  }

  private void write() {
    line("", "{");
    leaves("edition", "venue", "date", "seats", "decks", "cut-card", "commission");
    leaves("commission-unit", "commission-owed", "main-wager");
    list("single-events", "single-events");
    leaves("golden-talons");
    group("fightback", _ -> nested("fightback", "after-win", "after-tie", "king-suit"));
    group("craps", _ -> craps());
    if (!form.isBlank("bonus-craps.paytable")) {
      group("bonus-craps", _ -> bonusCraps());
    }
    if (!form.isBlank("max-aggregate.amount")) {
      group("max-aggregate", _ -> nested("max-aggregate", "amount", "per"));
    }
    leaves("tracker");
    limits();
    promotions();
    leaves("breakage");
    jackpots();
    list("equipment", "equipment");
    cups();
    leaves("keyed", "approval", "training");
    line("", "}");
  }

  private void line(String field, String content) {
    text.append(content).append('\n');
    fields.add(field);
  }

  private void leaves(String... keys) {
    for (var key : keys) {
      leaf(key, key);
    }
  }

  private void nested(String group, String... keys) {
    for (var key : keys) {
      leaf(key, group + "." + key);
    }
  }

  private void leaf(String key, String field) {
    if (!form.isBlank(field)) {
      line(field, Scalar.quoted(key) + ": " + Scalar.of(key, form.value(field)) + ",");
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
        Scalar.quoted(key)
            + ": ["
            + String.join(", ", items.stream().map(Scalar::quoted).toList())
            + "],");
  }

  /// A mapping, where the form has any of its fields, or names it without any.
  private void group(String group, Consumer<String> content) {
    var stated =
        form.fields().keySet().stream()
            .anyMatch(field -> field.startsWith(group + ".") && !form.isBlank(field));
    if (stated || form.fields().containsKey(group)) {
      line(group, Scalar.quoted(group) + ": {");
      content.accept(group);
      line(group, "},");
    }
  }

  private void craps() {
    nested("craps", "odds", "bar");
    if (!form.isBlank("craps.field.2") || !form.isBlank("craps.field.12")) {
      line("craps.field", "\"field\": {");
      nested("craps.field", "2", "12");
      line("craps.field", "},");
    }
    nested("craps", "vig", "vig-unit", "crapless");
    list("without", "craps.without");
    list("come-down", "craps.come-down");
    list("stay-up", "craps.stay-up");
  }

  /// Criteria count only where players shake by them.
  private void cups() {
    if (form.has(Form.SHAKERS, Form.PLAYERS)) {
      line("cups", "\"cups\": {");
      nested("cups", "least-wager", "most-players", "criteria");
      line("cups", "},");
    } else {
      leaf("cups", Form.SHAKERS);
    }
  }

  private void bonusCraps() {
    leaf("paytable", "bonus-craps.paytable");
    var wagers = form.values(Form.BONUS_WAGERS);
    if (!new HashSet<>(wagers).equals(new HashSet<>(Family.BONUS_CRAPS.wagers("")))) {
      strings("wagers", Form.BONUS_WAGERS, wagers);
    }
  }

  private void limits() {
    group(
        "limits",
        _ -> {
          for (var wager : form.names("limits")) {
            limits(wager, "limits." + wager);
          }
        });
  }

  private void limits(String wager, String field) {
    if (form.isBlank(field + ".0") && form.isBlank(field + ".1")) {
      return;
    }
    line(field, Scalar.quoted(wager) + ": [");
    for (var bound : List.of("0", "1")) {
      if (!form.isBlank(field + "." + bound)) {
        line(field + "." + bound, Scalar.of(bound, form.value(field + "." + bound)) + ",");
      }
    }
    line(field, "],");
  }

  private void promotions() {
    var stated =
        form.names("promotions").stream()
            .filter(
                wager ->
                    List.of("multiply", "add", "consent").stream()
                        .anyMatch(key -> !form.isBlank("promotions." + wager + "." + key)))
            .toList();
    if (stated.isEmpty()) {
      return;
    }
    line("promotions", "\"promotions\": [");
    for (var wager : stated) {
      var field = "promotions." + wager;
      line(field, "{\"wager\": " + Scalar.quoted(wager) + ",");
      nested(field, "multiply", "add", "consent");
      line(field, "},");
    }
    line("promotions", "],");
  }

  private void jackpots() {
    line("jackpots", "\"jackpots\": [");
    for (var i = 0; i < JACKPOTS_MAX; i++) {
      var field = "jackpots." + i;
      var source = form.value(field + ".source");
      if (!source.isEmpty()) {
        line(field, "{");
        jackpot(field, source);
        line(field, "},");
      }
    }
    line("jackpots", "],");
  }

  private void jackpot(String field, String source) {
    if (source.startsWith(Form.USE)) {
      line(
          field + ".source",
          "\"use\": " + Scalar.quoted(source.substring(Form.USE.length())) + ",");
      leaf("sensor", field + ".sensor");
    } else {
      JACKPOT.forEach(key -> leaf(key, field + "." + key));
    }
  }
}
