package io.lammer.web.setup;

import gg.jte.html.HtmlContent;
import gg.jte.html.OwaspHtmlTemplateOutput;
import gg.jte.output.StringOutput;
import io.lammer.table.Setup;
import io.lammer.table.SetupField;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The rendered controls of the editor, and the fields of its form without a control. These are
/// sent as hidden fields, so that saving never drops a field that is not shown.
public record RenderedControls(String html, Map<String, List<String>> unshown) {
  private static final Pattern NAME = Pattern.compile("\\sname=\"([^\"]+)\"");
  private static final Set<String> KEYS =
      SetupField.of(Setup.class).stream().map(SetupField::key).collect(Collectors.toSet());

  public static RenderedControls of(Form form, HtmlContent content) {
    var output = new StringOutput();
    content.writeTo(new OwaspHtmlTemplateOutput(output));
    var html = output.toString();
    var shown =
        NAME.matcher(html)
            .results()
            .map((MatchResult name) -> name.group(1))
            .collect(Collectors.toSet());
    var unshown = new LinkedHashMap<String, List<String>>();
    form.fields()
        .forEach(
            (field, values) -> {
              if (isOfSetup(field) && !shown.contains(field) && !form.isBlank(field)) {
                unshown.put(field, values);
              }
            });
    return new RenderedControls(html, unshown);
  }

  private static boolean isOfSetup(String field) {
    var key = field.contains(".") ? field.substring(0, field.indexOf('.')) : field;
    return KEYS.contains(key) && !field.contains("." + Form.WAS);
  }
}
