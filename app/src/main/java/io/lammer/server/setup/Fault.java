package io.lammer.server.setup;

import io.lammer.tables.Refusal;

/// What is wrong with a set-up, at the field of the form where it shows; an empty one is the whole.
public record Fault(String field, String code, String message) {
  private static final String OF_FORM = "malformed";

  static Fault of(Refusal refusal) {
    var about = refusal.about();
    return new Fault(about == null ? "" : about, refusal.code().word(), refusal.said());
  }

  static Fault ofForm(String field, String message) {
    return new Fault(field, OF_FORM, message);
  }

  /// The field could not be read at all.
  boolean isOfForm() {
    return code.equals(OF_FORM);
  }
}
