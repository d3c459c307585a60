package io.lammer.render.words;

import io.lammer.table.Refusal;
import io.lammer.table.sentence.Argument;

/// The sentences of refusals for staff, in the current language.
public final class RefusalText {
  private RefusalText() {}

  public static String of(Refusal refusal) {
    return refusal.sentence(CurrentLocale.now(), RefusalText::format);
  }

  private static String format(Argument argument) {
    return switch (argument.kind()) {
      case WAGER -> WagerNames.ofWritten(argument.text());
      case AMOUNT, COUNT, LIST, TEXT -> argument.toString();
    };
  }
}
