package io.lammer.cli.house;

import io.lammer.cli.output.Terminal;
import io.lammer.house.LiveDevice;
import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveTable;
import io.lammer.house.Rulebook;
import io.lammer.journal.Database;
import io.lammer.journal.Head;
import io.lammer.journal.StoredEvent;
import io.lammer.render.json.Json;
import io.lammer.render.paper.DataTable;
import io.lammer.render.paper.TextTable;
import io.lammer.render.transcript.JournalText;
import io.lammer.rules.catalog.Catalog;
import io.lammer.runtime.History;
import io.lammer.table.Profiles;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Prints journals.
record JournalPrinter(Database database, PrintWriter out) {
  /// The range of a journal's events to print.
  ///
  /// @param follow keeps printing new events
  record Part(String journal, long from, long to, boolean follow) {
    private boolean reaches(long number) {
      return number <= to;
    }
  }

  void list(boolean json, boolean csv) {
    var rows = database.journals().list().stream().map(this::row).toList();
    var table = new DataTable(List.of("journal", "last", "time", "kind"), rows);
    if (json) {
      out.println(Json.write(table.records()));
    } else if (csv) {
      print(table.csv());
    } else if (rows.isEmpty()) {
      out.println("there are no journals yet");
    } else {
      var grid = new TextTable("JOURNAL", ">LAST", "TIME", "KIND");
      rows.forEach(row -> grid.row(row.stream().map(String::valueOf).toArray(String[]::new)));
      print(grid.text(Terminal.style()));
    }
  }

  private List<@Nullable Object> row(Head head) {
    var last = database.journals().read(head.journal(), head.number()).findFirst();
    return List.of(
        head.journal(),
        head.number(),
        last.map(event -> JournalText.time(event.at())).orElse(""),
        last.map(event -> event.entry().kind()).orElse(""));
  }

  /// The full name of a journal given with or without its prefix; null if there is none or it is
  /// ambiguous.
  @Nullable String find(String name) {
    var all = names();
    if (all.contains(name)) {
      return name;
    }
    var meant = meant(name).filter(all::contains).toList();
    return meant.size() == 1 ? meant.getFirst() : null;
  }

  private static Stream<String> meant(String name) {
    return Stream.of(LiveTable.journal(name), LiveJackpot.journal(name), LiveDevice.journal(name));
  }

  private List<String> names() {
    return database.journals().list().stream().map(Head::journal).toList();
  }

  String missing(String name) {
    var meant = meant(name).filter(names()::contains).toList();
    return meant.size() > 1
        ? "\"%s\" is %s; say which".formatted(name, String.join(" and ", meant))
        : "there is no journal \"%s\"; lammer journal lists them".formatted(name);
  }

  void text(Part part, Catalog catalog) {
    var history = new History(database, new Rulebook(catalog, Profiles.builtIn()));
    var events = part.follow() ? history.follow(part.journal()) : history.of(part.journal());
    events
        .takeWhile(event -> part.reaches(event.stored().number()))
        .filter(event -> event.stored().number() >= part.from())
        .forEach(event -> print(JournalText.line(event, Terminal.style()) + "\n"));
  }

  void json(Part part) {
    events(part).forEach(event -> print(JournalText.json(event) + "\n"));
  }

  void csv(Part part) {
    print(JournalText.COLUMNS);
    events(part).forEach(event -> print(JournalText.csv(event)));
  }

  private Stream<StoredEvent> events(Part part) {
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
