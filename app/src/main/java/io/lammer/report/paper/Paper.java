package io.lammer.report.paper;

import java.time.LocalDate;
import java.util.List;

/// A report that can be printed.
public interface Paper {
  /// A place in the report that a reader jumps to.
  record Bookmark(String name, String anchor) {}

  /// A whole XHTML page.
  String html();

  List<Bookmark> bookmarks();

  String title();

  /// The program and its version.
  String program();

  LocalDate date();
}
