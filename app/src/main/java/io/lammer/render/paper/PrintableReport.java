package io.lammer.render.paper;

import java.time.LocalDate;
import java.util.List;

/// A report that can be printed.
public interface PrintableReport {
  record Bookmark(String name, String anchor) {}

  String html();

  List<Bookmark> bookmarks();

  String title();

  /// The program's name and version.
  String program();

  LocalDate date();
}
