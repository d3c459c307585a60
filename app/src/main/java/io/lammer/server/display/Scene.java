package io.lammer.server.display;

import io.lammer.server.setup.PostedPaytable;
import io.lammer.tables.Layout;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// A picture of the loop that a display shows between rounds.
///
/// @param kind a word for styles: `pays`, `jackpot`, `winners`, `biggest`, `notices`
/// @param id by which a screen knows it again
public record Scene(
    String kind, String id, String title, String art, List<Line> lines, String foot) {
  /// The lines of text that there is room for, and the letters of a line. A Chinese letter is as
  /// wide as two.
  private static final int ROOM = 6;

  private static final int WIDTH = 28;
  private static final int SHARED = 11;
  private static final int CHINESE = 0x2E80;

  /// A row with its pay, or a winner with the amount.
  ///
  /// @param shared a percentage, which winners divide
  /// @param reached what a wager in progress has come to
  public record Line(String label, String value, boolean shared, boolean reached) {
    /// How many lines it takes beside a column of pays.
    private int height(int pays) {
      return lines(label, WIDTH - pays);
    }

    private int pays() {
      return width(value) + (shared ? SHARED : 0);
    }
  }

  private static int width(String text) {
    return (int) text.codePoints().mapToLong(letter -> letter < CHINESE ? 1 : 2).sum();
  }

  /// How many lines of so many letters a text takes.
  private static int lines(String text, int letters) {
    return 1 + (width(text) - 1) / letters;
  }

  public Scene {
    lines = List.copyOf(lines);
  }

  /// What is posted for every bonus wager, as the set-up lists it. Wagers of one row stand
  /// together.
  static List<Scene> posted(Layout layout, Speech words) {
    var scenes = new ArrayList<Scene>();
    var alone = new ArrayList<Line>();
    for (var posted : PostedPaytable.of(layout)) {
      if (!posted.meter().isEmpty()) {
        continue;
      }
      var lines =
          posted.lines().stream()
              .map(row -> line(words, row.label(), row.pays(), false, false))
              .toList();
      var promotion = Promotions.of(layout, posted.paytable(), words);
      if (lines.size() == 1 && promotion.isEmpty()) {
        alone.addAll(lines);
      } else {
        var foot = foot(words.sayOr("how." + posted.family(), ""), promotion);
        scenes.addAll(
            new Scene("pays", posted.paytable(), words.term(posted.wager()), "", lines, foot)
                .pages());
      }
    }
    scenes.addAll(new Scene("pays", "alone", words.say("side-bets"), "", alone, "").pages());
    return scenes;
  }

  /// How the wager is won, or its promotion; a footnote of the rows stands beside that, too.
  private static String foot(String how, String promotion) {
    return promotion.isEmpty() ? how : how.startsWith("*") ? how + ". " + promotion : promotion;
  }

  /// The notices of the footer, a sentence a line, in letters that are read from afar.
  static List<Scene> notices(List<String> notes, Speech words) {
    var lines =
        notes.stream()
            .flatMap(note -> Stream.of(note.split("(?<=\\.)\\s+|(?<=。)")))
            .map(sentence -> new Line(sentence, "", false, false))
            .toList();
    return new Scene("notices", "notices", words.say("notices"), "", lines, "").pages();
  }

  static Line line(Speech words, String label, String pay, boolean shared, boolean reached) {
    return new Line(words.term(label), words.term(pay.replaceFirst("\\.00$", "")), shared, reached);
  }

  /// The same over as many pages as it takes; none where there is nothing to say.
  List<Scene> pages() {
    var pages = new ArrayList<Scene>();
    var page = new ArrayList<Line>();
    var room = ROOM - (foot.isEmpty() ? 0 : lines(foot, WIDTH));
    for (var line : lines) {
      page.add(line);
      if (height(page) > room && page.size() > 1) {
        page.removeLast();
        pages.add(page(pages.size(), page));
        page.clear();
        page.add(line);
      }
    }
    if (!page.isEmpty()) {
      pages.add(page(pages.size(), page));
    }
    return pages;
  }

  /// The widest pay of a page is the width of its column.
  private static int height(List<Line> page) {
    var pays = page.stream().mapToInt(Line::pays).max().orElse(0);
    return page.stream().mapToInt(line -> line.height(pays)).sum();
  }

  private Scene page(int number, List<Line> some) {
    return new Scene(kind, id + "/" + number, title, art, some, foot);
  }
}
