package io.lammer.report.paper;

import io.lammer.rules.catalog.Catalog.Source;

/// A whole XHTML document with its style sheet inside, for a browser and for paper.
public final class Page {
  private Page() {}

  /// @param running what stands at the top of every printed page
  /// @param foot what stands at the bottom
  public static String of(String title, String running, String foot, Html body) {
    var style = Source.builtIn(Page.class, "io/lammer/report/paper/report.css").text();
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
            style.replace("@foot@", foot),
            Html.escape(running),
            body.markup());
  }
}
