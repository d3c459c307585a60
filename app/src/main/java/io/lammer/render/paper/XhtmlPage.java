package io.lammer.render.paper;

import io.lammer.rules.catalog.Catalog.Source;

/// A complete XHTML document with an embedded style sheet, for browsers and for printing.
public final class XhtmlPage {
  private XhtmlPage() {}

  /// @param running the header of every printed page
  /// @param foot the footer of every printed page
  public static String of(String title, String running, String foot, Html body) {
    var style = Source.builtIn(XhtmlPage.class, "io/lammer/render/paper/report.css").text();
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
