package io.lammer.cli;

import io.lammer.report.json.Json;
import io.lammer.report.paper.Csv;
import io.lammer.report.paper.Grid;
import io.lammer.report.transcript.JournalText;
import io.lammer.rules.catalog.Catalog;
import io.lammer.store.Database;
import io.lammer.store.Head;
import io.lammer.store.StoredEvent;
import io.lammer.store.floor.History;
import io.lammer.tables.Profiles;
import io.lammer.tables.floor.LiveDevice;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Rulebook;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Prints journals.
record ShowJournals(Database database, PrintWriter out) {
  /// Which events of a journal are wanted.
  ///
  /// @param follow goes on with those that come later
  record Part(String journal, long from, long to, boolean follow) {
    private boolean reaches(long number) {
      return number <= to;
    }
  }

  /// The journals, each with its last event.
  void list(boolean json, boolean csv) {
    var columns = List.of("journal", "last", "time", "kind");
    var rows = database.journals().list().stream().map(this::row).toList();
    if (json) {
      out.println(Json.write(rows.stream().map(row -> fields(columns, row)).toList()));
    } else if (csv) {
      print(Csv.line(columns.toArray(String[]::new)));
      rows.forEach(row -> print(Csv.line(strings(row))));
    } else if (rows.isEmpty()) {
      out.println("there are no journals yet");
    } else {
      var grid = new Grid("JOURNAL", ">LAST", "TIME", "KIND");
      rows.forEach(row -> grid.row(strings(row)));
      print(grid.text(Main.ink()));
    }
  }

  private List<Object> row(Head head) {
    var last = database.journals().read(head.journal(), head.number()).findFirst();
    return List.of(
        head.journal(),
        head.number(),
        last.map(event -> JournalText.time(event.at())).orElse(""),
        last.map(event -> event.entry().kind()).orElse(""));
  }

  private static String[] strings(List<Object> row) {
    return row.stream().map(String::valueOf).toArray(String[]::new);
  }

  private static Map<String, Object> fields(List<String> columns, List<Object> row) {
    var fields = new LinkedHashMap<String, Object>();
    for (var i = 0; i < row.size(); i++) {
      fields.put(columns.get(i), row.get(i));
    }
    return fields;
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
        .forEach(event -> print(JournalText.line(event, Main.ink()) + "\n"));
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
