package io.lammer.render.picture;

import io.lammer.render.paper.Html;
import io.lammer.table.felt.Box;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/// Builds SVG text element by element and escapes all values.
///
/// Attribute names are given as one space-separated string, followed by their values. Attributes
/// with a null value are left out.
public final class Drawing {
  private static final String WORDS = "x y font-size text-anchor";

  private final StringBuilder text = new StringBuilder();
  private final int places;

  public Drawing() {
    this(1);
  }

  Drawing(int places) {
    this.places = places;
  }

  public Drawing svg(String names, @Nullable Object... values) {
    text.append("<svg xmlns=\"http://www.w3.org/2000/svg\"");
    return attributes(names, values).end(">\n");
  }

  static Drawing plot(String title, int width, int height) {
    return new Drawing(2)
        .svg(
            "width height viewBox role font-family",
            width,
            height,
            "0 0 " + width + " " + height,
            "img",
            "Liberation Sans, Arial, sans-serif")
        .text("title", title, "");
  }

  public Drawing open(String name, String names, @Nullable Object... values) {
    return tag(name, names, values).end(">\n");
  }

  public Drawing close(String name) {
    return end("</" + name + ">\n");
  }

  public Drawing leaf(String name, String names, @Nullable Object... values) {
    return tag(name, names, values).end("/>\n");
  }

  public Drawing text(String name, String words, String names, @Nullable Object... values) {
    return tag(name, names, values).end(">" + Html.escape(words) + "</" + name + ">\n");
  }

  public Drawing add(Drawing other) {
    return end(other.toString());
  }

  public Drawing rect(Box box, double radius, String names, @Nullable Object... values) {
    return tag("rect", "x y width height", box.x(), box.y(), box.width(), box.height())
        .attributes("rx", radius)
        .attributes(names, values)
        .end("/>\n");
  }

  public Drawing circle(
      double x, double y, double radius, String names, @Nullable Object... values) {
    return tag("circle", "cx cy r", x, y, radius).attributes(names, values).end("/>\n");
  }

  public Drawing line(
      double x1, double y1, double x2, double y2, String names, @Nullable Object... values) {
    return tag("line", "x1 y1 x2 y2", x1, y1, x2, y2).attributes(names, values).end("/>\n");
  }

  /// Adds text that is centered in both directions.
  public Drawing words(
      String words, double x, double y, double size, String names, @Nullable Object... values) {
    return tag("text", WORDS, x, y + size * 0.35, size, "middle")
        .attributes(names, values)
        .end(">" + Html.escape(words) + "</text>\n");
  }

  /// Adds text that starts at `x`.
  public Drawing wordsFrom(
      String words, double x, double y, double size, String names, @Nullable Object... values) {
    return tag("text", WORDS, x, y + size * 0.35, size, "start")
        .attributes(names, values)
        .end(">" + Html.escape(words) + "</text>\n");
  }

  private Drawing tag(String name, String names, @Nullable Object... values) {
    text.append('<').append(name);
    return attributes(names, values);
  }

  private Drawing attributes(String names, @Nullable Object... values) {
    var each = names.isEmpty() ? new String[0] : names.split(" ");
    if (each.length != values.length) {
      throw new IllegalArgumentException(values.length + " values for \"" + names + '"');
    }
    for (var i = 0; i < each.length; i++) {
      var value = values[i];
      if (value != null) {
        var words = value instanceof Double number ? number(number, places) : value.toString();
        text.append(' ').append(each[i]).append("=\"").append(Html.escape(words)).append('"');
      }
    }
    return this;
  }

  private Drawing end(String words) {
    text.append(words);
    return this;
  }

  public static String number(double value) {
    return number(value, 1);
  }

  static String number(double value, int places) {
    var rounded = BigDecimal.valueOf(value).setScale(places, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
