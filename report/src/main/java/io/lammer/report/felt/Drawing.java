package io.lammer.report.felt;

import java.math.BigDecimal;
import java.math.RoundingMode;

/// SVG as it is written, element by element; whatever goes into it is escaped here.
final class Drawing {
  /// The letters of printed felts.
  static final String SERIF = "Georgia, Times New Roman, Nimbus Roman, Liberation Serif, serif";

  private final StringBuilder text = new StringBuilder();

  /// Attributes are pairs of a name and a value.
  Drawing open(String name, Object... attributes) {
    tag(name, attributes);
    text.append(">\n");
    return this;
  }

  Drawing close(String name) {
    text.append("</").append(name).append(">\n");
    return this;
  }

  Drawing leaf(String name, Object... attributes) {
    tag(name, attributes);
    text.append("/>\n");
    return this;
  }

  Drawing rect(Box box, double radius, Object... attributes) {
    text.append("<rect");
    attributes(
        "x", box.x(), "y", box.y(), "width", box.width(), "height", box.height(), "rx", radius);
    attributes(attributes);
    text.append("/>\n");
    return this;
  }

  Drawing circle(double x, double y, double radius, Object... attributes) {
    text.append("<circle");
    attributes("cx", x, "cy", y, "r", radius);
    attributes(attributes);
    text.append("/>\n");
    return this;
  }

  /// Words about their middle, both ways.
  Drawing words(String words, double x, double y, double size, Object... attributes) {
    return words("middle", words, x, y, size, attributes);
  }

  /// Words that start at `x`.
  Drawing wordsFrom(String words, double x, double y, double size, Object... attributes) {
    return words("start", words, x, y, size, attributes);
  }

  private Drawing words(
      String anchor, String words, double x, double y, double size, Object... attributes) {
    text.append("<text");
    attributes("x", x, "y", y + size * 0.35, "font-size", size, "text-anchor", anchor);
    attributes(attributes);
    text.append('>').append(escape(words)).append("</text>\n");
    return this;
  }

  private void tag(String name, Object... attributes) {
    text.append('<').append(name);
    attributes(attributes);
  }

  private void attributes(Object... attributes) {
    for (var i = 0; i < attributes.length; i += 2) {
      text.append(' ').append(attributes[i]).append("=\"");
      text.append(escape(value(attributes[i + 1]))).append('"');
    }
  }

  private static String value(Object value) {
    return value instanceof Double number ? number(number) : value.toString();
  }

  static String number(double value) {
    var rounded = BigDecimal.valueOf(value).setScale(1, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }

  static String escape(String words) {
    return words
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
