package io.lammer.report.paper;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// A whole XHTML document with its style sheet inside, for a browser and for paper.
public final class Page {
  private Page() {}

  /// @param running what stands at the top of every printed page
  /// @param foot what stands at the bottom
  public static String of(String title, String running, String foot, Html body) {
    return """
    <!DOCTYPE html>
    <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
    <head>
    <meta charset="UTF-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta name="description" content="%s"/>
    <meta name="subject" content="%s"/>
    <meta name="author" content="Lammer"/>
    <title>%s</title>
    <style>
    %s</style>
    </head>
    <body>
    <div class="running">%s</div>
    %s</body>
    </html>
    """
        .formatted(
            Html.escape(foot + ": " + running),
            Html.escape(foot + ": " + running),
            Html.escape(title),
            style().replace("@foot@", foot),
            Html.escape(running),
            body.markup());
  }

  private static String style() {
    try (InputStream in = Page.class.getResourceAsStream("report.css")) {
      if (in == null) {
        throw new IllegalStateException("report.css is missing from the program");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
