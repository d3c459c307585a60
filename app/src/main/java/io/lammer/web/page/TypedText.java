package io.lammer.web.page;

import io.lammer.rules.yaml.Value.Shape;
import io.lammer.table.SetupField.Kind;
import java.util.regex.Pattern;

/// Text that a person typed into a form.
public final class TypedText {
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]+([.][0-9]+)?");

  private TypedText() {}

  /// Accepts what people type: `$5,000` is 5000, and `20` for a percentage is 20%. Text that is not
  /// a number is left unchanged for the reader to reject.
  public static Shape.Scalar shape(Kind kind, String text) {
    return switch (kind) {
      case WHOLE, DOLLARS, NUMBER, LIMITS -> {
        var plain = text.replace("$", "").replace(",", "");
        yield NUMBER.matcher(plain).matches()
            ? new Shape.Scalar(Shape.Kind.NUMBER, plain)
            : new Shape.Scalar(Shape.Kind.TEXT, text);
      }
      case PERCENT, COMMISSION ->
          new Shape.Scalar(Shape.Kind.TEXT, NUMBER.matcher(text).matches() ? text + "%" : text);
      case FLAG -> new Shape.Scalar(Shape.Kind.FLAG, "true");
      case TEXT, PAYTABLE, WAGER, REFERENCE, WORD, DATE, NEED, ODDS, DEALER, RECORD ->
          new Shape.Scalar(Shape.Kind.TEXT, text);
    };
  }
}
