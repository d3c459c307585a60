package io.lammer.render.paper;

import java.util.Arrays;
import java.util.Collection;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A piece of well-formed XHTML. Text becomes markup only here, where it is escaped.
public record Html(String markup) {
  private static final Pattern UNPRINTABLE =
      Pattern.compile("[\\p{Cs}\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f\ufffe\uffff]");

  public static final Html NOTHING = new Html("");

  public static Html text(String text) {
    return new Html(escape(text));
  }

  public static Html element(String name, String text) {
    return element(name, text(text));
  }

  public static Html element(String name, Html... content) {
    return new Html("<" + name + ">" + of(content).markup + "</" + name + ">\n");
  }

  public static Html styled(String name, String style, String text) {
    return styled(name, style, text(text));
  }

  public static Html styled(String name, String style, Html... content) {
    return new Html(
        "<%s class=\"%s\">%s</%s>\n".formatted(name, escape(style), of(content).markup, name));
  }

  public static Html anchored(String name, String anchor, Html... content) {
    return new Html(
        "<%s id=\"%s\">%s</%s>\n".formatted(name, anchor(anchor), of(content).markup, name));
  }

  public static Html link(String anchor, String text) {
    return new Html("<a href=\"#%s\">%s</a>".formatted(anchor(anchor), escape(text)));
  }

  public static Html paragraph(String text) {
    return element("p", text(text));
  }

  public static Html code(String text) {
    return new Html("<code>" + escape(text) + "</code>");
  }

  public static Html of(Html... parts) {
    return of(Arrays.asList(parts));
  }

  public static Html of(Collection<Html> parts) {
    return new Html(parts.stream().map(Html::markup).collect(Collectors.joining()));
  }

  public boolean isNothing() {
    return markup.isEmpty();
  }

  /// Converts a name to an id that can be a link target.
  public static String anchor(String name) {
    return name.replaceAll("[^A-Za-z0-9-]", "-");
  }

  /// Escapes text. Characters that are invalid in XML or cannot be printed, which journals from old
  /// versions may contain, become `?`.
  public static String escape(String text) {
    return UNPRINTABLE
        .matcher(text)
        .replaceAll("?")
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
