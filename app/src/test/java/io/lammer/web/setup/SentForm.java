package io.lammer.web.setup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What a browser sends of a form that nobody touched: the controls of its HTML that have a name.
final class SentForm {
  private static final Pattern CONTROL =
      Pattern.compile(
          "<input\\b([^>]*)>|<select\\b([^>]*)>(.*?)</select>|<textarea\\b([^>]*)>(.*?)</textarea>",
          Pattern.DOTALL);
  private static final Pattern OPTION = Pattern.compile("<option\\b([^>]*)>");

  private final Map<String, List<String>> fields = new LinkedHashMap<>();

  private SentForm() {}

  static Map<String, List<String>> of(String html) {
    var sent = new SentForm();
    var control = CONTROL.matcher(html);
    while (control.find()) {
      sent.control(control);
    }
    return sent.fields;
  }

  private void control(Matcher control) {
    if (control.group(1) != null) {
      input(control.group(1));
    } else if (control.group(2) != null) {
      select(control.group(2), control.group(3));
    } else {
      put(control.group(4), unescaped(control.group(5)));
    }
  }

  private void input(String attributes) {
    var type = attribute(attributes, "type");
    if (!List.of("checkbox", "radio").contains(type) || has(attributes, "checked")) {
      put(attributes, attribute(attributes, "value"));
    }
  }

  /// The option that is selected, or else the first.
  private void select(String attributes, String inner) {
    var options = OPTION.matcher(inner).results().map(option -> option.group(1)).toList();
    options.stream()
        .filter(option -> has(option, "selected"))
        .reduce((_, last) -> last)
        .or(() -> options.stream().findFirst())
        .ifPresent(option -> put(attributes, attribute(option, "value")));
  }

  private void put(String attributes, String value) {
    var name = attribute(attributes, "name");
    if (!name.isEmpty()) {
      fields.computeIfAbsent(name, _ -> new ArrayList<>()).add(value);
    }
  }

  private static boolean has(String attributes, String name) {
    return Pattern.compile("\\s" + name + "(\\s|=|$)").matcher(attributes).find();
  }

  private static String attribute(String attributes, String name) {
    var found = Pattern.compile("\\s" + name + "=\"([^\"]*)\"").matcher(attributes);
    return found.find() ? unescaped(found.group(1)) : "";
  }

  private static String unescaped(String text) {
    return text.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&#34;", "\"")
        .replace("&#39;", "'")
        .replace("&amp;", "&");
  }
}
