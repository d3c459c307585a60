package io.lammer.web.setup;

import io.lammer.house.LiveTable.Status;
import io.lammer.render.felt.FeltSvg;
import io.lammer.rules.Edition;
import io.lammer.web.page.Texts;
import io.lammer.web.setup.EditionOptions.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The model of the set-up editor page.
public record Editor(
    String name,
    Form form,
    EditionOptions choices,
    SetupVerdict checked,
    List<Edition> editions,
    Stored stored,
    Access access,
    Submission submission) {

  /// The table as it is stored.
  ///
  /// @param status null for a new table
  /// @param version number of the table's last event when the page was rendered
  /// @param saved true if the form matches the stored set-up
  /// @param now why an open table cannot be changed at the moment; empty if it can
  public record Stored(@Nullable Status status, long version, boolean saved, String now) {}

  public record Access(boolean edit, boolean open) {}

  /// What the user sends besides the set-up.
  ///
  /// @param key idempotency key of the next action on this page
  /// @param accepted suspect paytables and unfavorable wagers
  /// @param reason the reason for a change
  /// @param refused the floor's refusals of the last action
  public record Submission(
      String key, List<String> accepted, String reason, List<String> refused) {}

  Editor with(List<String> refusals) {
    var sent = new Submission(submission.key, submission.accepted, submission.reason, refusals);
    return new Editor(name, form, choices, checked, editions, stored, access, sent);
  }

  public @Nullable Status status() {
    return stored.status;
  }

  public boolean mayEdit() {
    return access.edit;
  }

  public boolean mayOpen() {
    return access.open;
  }

  public Edition edition() {
    return choices.edition();
  }

  public String path() {
    return path(name);
  }

  static String path(String table) {
    return "/setup/" + table.replace(" ", "%20");
  }

  public String value(String field) {
    return form.value(field);
  }

  public boolean has(String field, String value) {
    return form.has(field, value);
  }

  /// The options of a choice, plus the current value if it is not among them.
  public List<Option> options(String field, List<Option> options) {
    var stated = value(field);
    return stated.isEmpty() || options.stream().anyMatch(it -> it.value().equals(stated))
        ? options
        : Stream.concat(options.stream(), Stream.of(new Option(stated, stated))).toList();
  }

  /// The felt as SVG; empty while the set-up has faults.
  public String felt() {
    var layout = checked.layout();
    return layout == null ? "" : FeltSvg.picture(layout);
  }

  /// Recommendations before opening, which no rule enforces.
  public List<String> advice() {
    var advice = new ArrayList<String>();
    if (form.fields().keySet().stream().noneMatch(this::isLimit)) {
      advice.add(Texts.say("setup.advice.limits"));
    }
    if (choices.bonusWagers().isEmpty()) {
      var game = edition().game().word();
      advice.add(Texts.sayOr("setup.advice.no-bonus-" + game, ""));
    }
    return advice.stream().filter(words -> !words.isEmpty()).toList();
  }

  private boolean isLimit(String field) {
    return field.startsWith("limits.") && !form.isBlank(field);
  }

  public String console() {
    return "/tables/" + name.replace(" ", "%20");
  }

  public List<PostedPaytable> posted() {
    var layout = checked.layout();
    return layout == null ? List.of() : PostedPaytable.of(layout);
  }

  public String yaml() {
    var setup = checked.setup();
    return setup == null ? "" : SetupYaml.table(setup);
  }

  /// The message of a fault for the list of all faults. Parse errors are preceded by the field's
  /// label, which their message lacks.
  public String told(Fault fault) {
    return fault.isOfForm() && !fault.field().isEmpty()
        ? Names.field(edition(), fault.field()) + ": " + fault.message()
        : fault.message();
  }

  public List<String> parts() {
    var parts = new ArrayList<>(List.of("table"));
    choices.sections().forEach(section -> parts.add(section.key()));
    parts.add("bonus");
    if (choices.hasJackpots()) {
      parts.add("jackpots");
    }
    parts.addAll(List.of("limits", "papers"));
    return parts;
  }

  public boolean isOpen() {
    return status() == Status.OPEN;
  }

  /// True for new, drafted and closed tables, whose set-up is saved as a draft.
  public boolean isDraftable() {
    return status() == null || status() == Status.DRAFT || status() == Status.CLOSED;
  }
}
