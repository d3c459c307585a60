package io.lammer.server.setup;

import io.lammer.report.felt.FeltSvg;
import io.lammer.rules.Edition;
import io.lammer.server.page.Words;
import io.lammer.server.setup.Choices.Option;
import io.lammer.tables.floor.LiveTable.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A set-up in the making, as the page shows it.
///
/// @param status null where the table is new
/// @param version the last event of the table that this was made from
/// @param refused what the floor refused when something was asked of it
/// @param now why an open table cannot be changed at this moment, or nothing
/// @param saved the form says what the floor already has
public record Editor(
    String name,
    @Nullable Status status,
    long version,
    Form form,
    Choices choices,
    Checked checked,
    List<Edition> editions,
    boolean mayEdit,
    boolean mayOpen,
    boolean saved,
    String now,
    List<String> accepted,
    String reason,
    List<String> refused) {

  Editor with(List<String> refusals) {
    return new Editor(
        name, status, version, form, choices, checked, editions, mayEdit, mayOpen, saved, now,
        accepted, reason, refusals);
  }

  public Edition edition() {
    return choices.edition();
  }

  public String path() {
    return "/setup/" + name.replace(" ", "%20");
  }

  public String value(String field) {
    return form.value(field);
  }

  public boolean has(String field, String value) {
    return form.has(field, value);
  }

  /// The options of a choice, with what is stated and is none of them.
  public List<Option> options(String field, List<Option> options) {
    var stated = value(field);
    return stated.isEmpty() || options.stream().anyMatch(it -> it.value().equals(stated))
        ? options
        : Stream.concat(options.stream(), Stream.of(new Option(stated, stated))).toList();
  }

  /// The felt of this set-up, or nothing while it has faults.
  public String felt() {
    var layout = checked.layout();
    return layout == null ? "" : FeltSvg.picture(layout);
  }

  /// What an operator should think of before opening it, though no rule asks for it.
  public List<String> advice() {
    var advice = new ArrayList<String>();
    if (form.fields().keySet().stream().noneMatch(this::isLimit)) {
      advice.add(Words.say("setup.advice.limits"));
    }
    if (choices.has("bonus-craps") && choices.bonusWagers().isEmpty()) {
      advice.add(Words.say("setup.advice.no-bonus"));
    }
    return advice;
  }

  private boolean isLimit(String field) {
    return field.startsWith("limits.") && !form.isBlank(field);
  }

  /// Where the table is dealt, once it was opened.
  public String console() {
    return "/tables/" + name.replace(" ", "%20");
  }

  public List<PostedPaytable> posted() {
    var layout = checked.layout();
    return layout == null ? List.of() : PostedPaytable.of(layout);
  }

  public String yaml() {
    var setup = checked.setup();
    return setup == null ? "" : YamlText.table(setup);
  }

  /// A fault as the list tells it: what could not be read does not say itself where it stands.
  public String told(Fault fault) {
    return fault.isOfForm() && !fault.field().isEmpty()
        ? Names.field(edition(), fault.field()) + ": " + fault.message()
        : fault.message();
  }

  /// The sections of the form.
  public List<String> parts() {
    var parts = new ArrayList<>(List.of("table"));
    if (choices.has("craps")) {
      parts.add("craps");
    }
    parts.add("bonus");
    if (choices.hasJackpots()) {
      parts.add("jackpots");
    }
    parts.addAll(List.of("limits", "papers"));
    return parts;
  }

  public boolean isOpen() {
    return status == Status.OPEN;
  }

  /// A set-up is written as a draft before the table is opened, and after it was closed.
  public boolean isDraftable() {
    return status == null || status == Status.DRAFT || status == Status.CLOSED;
  }
}
