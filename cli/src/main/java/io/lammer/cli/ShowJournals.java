package io.lammer.cli;

import io.lammer.report.Grid;
import io.lammer.report.JournalText;
import io.lammer.rules.catalog.Catalog;
import io.lammer.store.Database;
import io.lammer.store.Event;
import io.lammer.store.Head;
import io.lammer.store.floor.History;
import io.lammer.tables.Profiles;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Rulebook;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Prints journals.
final class ShowJournals {
  private final Database database;
  private final PrintWriter out;

  ShowJournals(Database database, PrintWriter out) {
    this.database = database;
    this.out = out;
  }

  /// Which events of a journal are wanted.
  ///
  /// @param follow goes on with those that come later
  record Part(String journal, long from, long to, boolean follow) {
    private boolean reaches(long number) {
      return number <= to;
    }
  }

  void list() {
    var heads = database.journals().list();
    if (heads.isEmpty()) {
      out.println("there are no journals yet");
      return;
    }
    var grid = new Grid("JOURNAL", ">LAST", "TIME", "KIND");
    for (var head : heads) {
      var last = database.journals().read(head.journal(), head.number()).findFirst();
      grid.row(
          head.journal(),
          Long.toString(head.number()),
          last.map(event -> JournalText.time(event.at())).orElse(""),
          last.map(event -> event.entry().kind()).orElse(""));
    }
    out.print(grid.text(Main.ink()));
    out.flush();
  }

  /// The journal that a name means, with or without its prefix; null if none does, or several do.
  @Nullable String find(String name) {
    var all = names();
    if (all.contains(name)) {
      return name;
    }
    var meant = meant(name).filter(all::contains).toList();
    return meant.size() == 1 ? meant.getFirst() : null;
  }

  private static Stream<String> meant(String name) {
    return Stream.of(LiveTable.journal(name), LiveJackpot.journal(name));
  }

  private List<String> names() {
    return database.journals().list().stream().map(Head::journal).toList();
  }

  String missing(String name) {
    var all = names();
    return meant(name).allMatch(all::contains)
        ? "\"%s\" is %s; say which".formatted(name, String.join(" and ", meant(name).toList()))
        : "there is no journal \"%s\"; lammer journal lists them".formatted(name);
  }

  void text(Part part, Catalog catalog) {
    var history = new History(database, new Rulebook(catalog, Profiles.builtIn()));
    var events = part.follow() ? history.follow(part.journal()) : history.of(part.journal());
    events
        .takeWhile(event -> part.reaches(event.stored().number()))
        .filter(event -> event.stored().number() >= part.from())
        .forEach(event -> print(JournalText.line(event, Main.ink()) + "\n"));
  }

  void json(Part part) {
    events(part).forEach(event -> print(JournalText.json(event) + "\n"));
  }

  void csv(Part part) {
    print(JournalText.COLUMNS);
    events(part).forEach(event -> print(JournalText.csv(event)));
  }

  private Stream<Event> events(Part part) {
    var journals = database.journals();
    return (part.follow()
            ? journals.follow(part.journal(), part.from())
            : journals.read(part.journal(), part.from()))
        .takeWhile(event -> part.reaches(event.number()));
  }

  private void print(String line) {
    out.print(line);
    out.flush();
  }
}
