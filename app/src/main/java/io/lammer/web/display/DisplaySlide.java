package io.lammer.web.display;

import io.lammer.table.Layout;
import io.lammer.web.setup.PostedPaytable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// One slide of the loop that a display shows between rounds.
///
/// @param kind CSS class: `pays`, `jackpot`, `winners`, `biggest`, `notices`
/// @param id identifies the slide between updates
public record DisplaySlide(
    String kind, String id, String title, String art, List<Line> lines, String foot) {
  /// Lines of text on a slide. The width of a line is counted in Latin letters; a Chinese character
  /// counts as two.
  private static final int ROOM = 6;

  private static final int WIDTH = 28;
  private static final int SHARED = 11;
  private static final int CHINESE = 0x2E80;

  /// A paytable row with its pay, or a winner with the amount.
  ///
  /// @param shared true for a percentage that winners divide
  /// @param reached true for what a wager in progress has achieved so far
  public record Line(String label, String value, boolean shared, boolean reached) {
    /// Number of lines that the label takes beside a column of pays that is `pays` letters wide.
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

  /// Number of lines that the text takes if a line holds `letters` letters.
  private static int lines(String text, int letters) {
    return 1 + (width(text) - 1) / letters;
  }

  public DisplaySlide {
    lines = List.copyOf(lines);
  }

  /// The paytables of all bonus wagers, in the order of the set-up. Wagers with a single row share
  /// one slide.
  static List<DisplaySlide> posted(Layout layout, DisplayText words) {
    var slides = new ArrayList<DisplaySlide>();
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
        slides.addAll(
            new DisplaySlide("pays", posted.paytable(), words.term(posted.wager()), "", lines, foot)
                .pages());
      }
    }
    slides.addAll(new DisplaySlide("pays", "alone", words.say("side-bets"), "", alone, "").pages());
    return slides;
  }

  /// The footer: the promotion, or how the wager is won if there is no promotion. Both are shown if
  /// the text about winning is a footnote of the rows (it begins with `*`).
  private static String foot(String how, String promotion) {
    return promotion.isEmpty() ? how : how.startsWith("*") ? how + ". " + promotion : promotion;
  }

  /// The notices of the footer as large text, one sentence a line.
  static List<DisplaySlide> notices(List<String> notes, DisplayText words) {
    var lines =
        notes.stream()
            .flatMap(note -> Stream.of(note.split("(?<=\\.)\\s+|(?<=。)")))
            .map(sentence -> new Line(sentence, "", false, false))
            .toList();
    return new DisplaySlide("notices", "notices", words.say("notices"), "", lines, "").pages();
  }

  static Line line(DisplayText words, String label, String pay, boolean shared, boolean reached) {
    return new Line(words.term(label), words.term(pay.replaceFirst("\\.00$", "")), shared, reached);
  }

  /// Splits the slide into as many as its lines need; empty if it has no lines.
  List<DisplaySlide> pages() {
    var pages = new ArrayList<DisplaySlide>();
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

  /// The column of pays is as wide as the widest pay of the page.
  private static int height(List<Line> page) {
    var pays = page.stream().mapToInt(Line::pays).max().orElse(0);
    return page.stream().mapToInt(line -> line.height(pays)).sum();
  }

  private DisplaySlide page(int number, List<Line> some) {
    return new DisplaySlide(kind, id + "/" + number, title, art, some, foot);
  }
}
