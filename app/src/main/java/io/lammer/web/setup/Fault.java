package io.lammer.web.setup;

import static io.lammer.web.page.Texts.sayOr;

import io.lammer.table.Refusal;

/// An error in a set-up.
///
/// @param field the field of the form where it is shown; empty for the set-up as a whole
public record Fault(String field, String code, String message) {
  private static final String OF_FORM = "malformed";

  /// A refusal in the words of the form. If the form's bundle has a text for it, that text replaces
  /// the refusal's sentence.
  static Fault of(Refusal refusal) {
    var about = refusal.about();
    var code = refusal.code().word();
    return new Fault(
        about == null ? "" : about, code, sayOr("setup.fault." + code, refusal.sentence()));
  }

  static Fault ofForm(String field, String message) {
    return new Fault(field, OF_FORM, message);
  }

  boolean isOfForm() {
    return code.equals(OF_FORM);
  }
}
