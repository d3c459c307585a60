package io.lammer.server.setup;

import static io.lammer.server.page.Words.sayOr;

import io.lammer.tables.Refusal;

/// What is wrong with a set-up, at the field of the form where it shows; an empty one is the whole.
public record Fault(String field, String code, String message) {
  private static final String OF_FORM = "malformed";

  /// In the words of the page, where the sentence of the rule has those of the file.
  static Fault of(Refusal refusal) {
    var about = refusal.about();
    var code = refusal.code().word();
    return new Fault(
        about == null ? "" : about, code, sayOr("setup.fault." + code, refusal.said()));
  }

  static Fault ofForm(String field, String message) {
    return new Fault(field, OF_FORM, message);
  }

  /// The field could not be read at all.
  boolean isOfForm() {
    return code.equals(OF_FORM);
  }
}
