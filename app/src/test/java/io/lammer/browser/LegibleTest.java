package io.lammer.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.web.page.Language;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What a player must read on a display is read from 5 m: capitals of 12 mm and more on a 27-inch
/// screen, which is 598 mm for 1920 pixels.
class LegibleTest extends BrowserTest {
  private static final double LEAST = 12 * 1920 / 598.0;

  private static final String SHARED = House.CRAPS + "tracker: shared\n";
  private static final String NO_JACKPOT = "jackpots: []\n";
  private static final String TWO =
      House.BACCARAT.replace(
          "jackpots: [{use: Harmony, sensor: 1}]",
          "jackpots: [{use: Harmony, sensor: 1}, {paytable: PT-PRG-S7-06, kind: progressive,"
              + " wager: 5, meter: 25000, seed: 5000, increment: 15%, suit: hearts, sensor: 2,"
              + " controls: IC-8}]");

  private static final String TWO_HOUSE =
      House.BACCARAT.replace(
          "jackpots: [{use: Harmony, sensor: 1}]",
          "jackpots: [{paytable: PT-PRG-HP-01, kind: house, meter: 60000, controls: IC-8},"
              + " {paytable: PT-PRG-S7-06, kind: house, meter: 25000, suit: hearts, sensor: 2,"
              + " controls: IC-8}]");
  private static final String TWO_TRIPLE =
      House.DICE.replaceAll(
          "(?s)jackpots:.*",
          "jackpots: [{paytable: PT-PRG-TRI-03, kind: house, meter: 5000, controls: IC-9},"
              + " {paytable: PT-PRG-TRI-01, kind: house, meter: 12345.67, sensor: 2,"
              + " controls: IC-9}]\n");
  private static final String PROMOTIONS =
      "max-aggregate: {amount: 25000, per: hand}\n"
          + "promotions: [{wager: all-small, multiply: 2, consent: GG-1},"
          + " {wager: make-em-all, add: 50, consent: GG-1}]\n";

  /// Texts that are too small, a screen's one note aside. In the big road the ring is read and not
  /// the letter in it.
  private static final String SMALL =
      """
      least => {
        const paper = document.createElement('canvas').getContext('2d');
        const small = [];
        const walker = document.createTreeWalker(document.querySelector('.screen'), NodeFilter.SHOW_TEXT);
        for (let node; (node = walker.nextNode());) {
          const element = node.parentElement;
          const text = node.textContent.trim();
          if (!text || element.closest('.note, .said, title, desc, .big-road')) continue;
          if (element.getClientRects().length === 0) continue;
          const style = getComputedStyle(element);
          paper.font = `${style.fontWeight} 100px ${style.fontFamily}`;
          const capital = paper.measureText('H').actualBoundingBoxAscent / 100;
          const scale = element.ownerSVGElement ? element.getScreenCTM().d : 1;
          const height = parseFloat(style.fontSize) * scale * capital;
          if (height < least) small.push(`${text}: ${height.toFixed(1)}`);
        }
        return small;
      }
      """;

  /// Parts whose words do not fit into them.
  private static final String CUT =
      """
      () => {
        const art = hidden => document.querySelectorAll('.meter-art').forEach(it => { it.hidden = hidden; });
        art(true);
        const cut = [...document.querySelectorAll('header, .says, .limits, .meter, .throw, .bonuses, .bonus h2, .scene, .roads, footer, .note')]
          .filter(part => part.scrollHeight > part.clientHeight + 6 || part.scrollWidth > part.clientWidth + 3
            || part.getBoundingClientRect().bottom > innerHeight + 1)
          .map(part => `${part.className || part.tagName} ${part.dataset.scene ?? ''}: ${part.textContent.replace(/\\s+/g, ' ').trim().slice(0, 60)} ${part.scrollWidth}x${part.scrollHeight} in ${part.clientWidth}x${part.clientHeight}`);
        art(false);
        return cut;
      }
      """;

  /// Lines of the loop and of the small print that are not wholly seen: they reach out of what
  /// shows them, or lie over the title or the foot of their page. A line's letters are lower than
  /// its box.
  private static final String LINES =
      """
      () => {
        const cut = [];
        for (const place of document.querySelectorAll('.scene, footer')) {
          const ground = place.getBoundingClientRect();
          const titles = [...place.querySelectorAll('h2, .foot')];
          const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
          for (let node; (node = walker.nextNode());) {
            const line = document.createRange();
            line.selectNodeContents(node);
            const letters = parseFloat(getComputedStyle(node.parentElement).fontSize) * .36;
            for (const box of line.getClientRects()) {
              if (!node.textContent.trim() || box.width < 2) continue;
              const middle = box.y + box.height / 2;
              const [top, bottom] = [middle - letters, middle + letters];
              const over = titles.filter(it => !it.contains(node)).map(it => it.getBoundingClientRect())
                .some(it => top < it.bottom - 1 && bottom > it.top + 1);
              if (over || top < ground.top || bottom > Math.min(ground.bottom, innerHeight)
                || box.left < ground.left || box.right > ground.right + 1) {
                cut.push(`${place.dataset.scene ?? 'small print'}: ${node.textContent.trim().slice(0, 60)}`);
              }
            }
          }
        }
        return [...new Set(cut)];
      }
      """;

  /// Lammers whose number crosses its ring, or whose rings touch; badges that cut their words; a
  /// hand that leaves most of its page empty.
  private static final String CROWDED =
      """
      () => {
        const faults = [];
        for (const picture of document.querySelectorAll('.lammers')) {
          const rings = [...picture.querySelectorAll('circle.lammer')].map(it => it.getBoundingClientRect());
          [...picture.querySelectorAll('text.number')].forEach((number, i) => {
            const box = number.getBoundingClientRect();
            const scale = number.getScreenCTM().d;
            const letters = parseFloat(getComputedStyle(number).fontSize) * scale * .36;
            if (Math.hypot(box.width / 2, letters) > rings[i].width / 2) faults.push(`ring of ${number.textContent}`);
          });
          rings.forEach((one, i) => rings.slice(i + 1).forEach(other => {
            const apart = Math.hypot(one.x - other.x, one.y - other.y) - one.width;
            if (apart < one.width * .1) faults.push(`rings ${apart.toFixed(1)} apart`);
          }));
        }
        for (const badge of document.querySelectorAll('.pending, .training')) {
          const style = getComputedStyle(badge);
          const words = document.createRange();
          words.selectNodeContents(badge);
          const below = parseFloat(style.fontSize) * .24;
          const lines = [...words.getClientRects()];
          const last = Math.max(...lines.map(it => it.y + it.height / 2)) + parseFloat(style.fontSize) * .36 + below;
          if (last > badge.getBoundingClientRect().bottom + 1) faults.push(`badge ${badge.textContent}`);
        }
        for (const hands of document.querySelectorAll('.hands')) {
          if (hands.querySelector('.scene-art')?.getClientRects().length > 0) continue;
          const page = hands.getBoundingClientRect();
          const pieces = [...hands.querySelectorAll('.piece, .tied, .extra')].map(it => it.getBoundingClientRect().bottom);
          if (Math.max(...pieces) < page.top + page.height * .8) faults.push('the page of the hand is empty below');
        }
        return [...new Set(faults)];
      }
      """;

  /// What stands on the screen, seen now or later in the loop.
  private static final String TEXTS =
      """
      () => {
        const texts = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node; (node = walker.nextNode());) texts.push(node.textContent.trim());
        return texts;
      }
      """;

  /// Words that stand as they are in every language: those on the felt and on the puck.
  private static final Set<String> NAMES =
      Set.of(
          "All Small",
          "All Tall",
          "Make 'Em All",
          "Bonus Craps",
          "Rising Phoenix",
          "Harmony",
          "Golden Talons",
          "Sun 7",
          "Triple",
          "Fired Up",
          "Fightback",
          "OFF");

  /// Stands in English in every language, word for word, and in the loop sentence by sentence.
  private static final String DISCLOSURE =
      "House Jackpot prizes are paid by the casino and are not components of any progressive prize"
          + " contest. Player wagers do not accrue to any guaranteed player fund. The displayed"
          + " House Jackpot prize may be modified or discontinued at any time without prior"
          + " notice.";

  private static String setup(String name) {
    return switch (name) {
      case "craps" -> House.CRAPS;
      case "craps-shared" -> SHARED;
      case "craps-alone" -> House.CRAPS.replaceAll("(?s)jackpots:.*", NO_JACKPOT);
      case "baccarat" -> House.BACCARAT;
      case "baccarat-two" -> TWO;
      case "baccarat-alone" -> House.BACCARAT.replaceAll("(?s)jackpots:.*", NO_JACKPOT);
      case "baccarat-house" -> TWO_HOUSE;
      case "baccarat-trained" -> "training: true\n" + TWO_HOUSE;
      case "craps-promoted" -> SHARED + PROMOTIONS;
      case "dice" -> House.DICE;
      case "dice-two" -> TWO_TRIPLE;
      default -> House.DICE.replaceAll("(?s)jackpots:.*", NO_JACKPOT);
    };
  }

  @Override
  House open(Path where) throws IOException {
    return House.shared();
  }

  /// A hit that waits is told beside its meter, at each of its tables.
  @BeforeAll
  void hit() {
    house().found("Far", "rising-phoenix-wa", House.HARMONY);
    house().open("far", House.BACCARAT.replace("use: Harmony", "use: Far"));
    house().hit("far");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "craps",
        "craps-shared",
        "craps-alone",
        "baccarat",
        "baccarat-two",
        "baccarat-house",
        "baccarat-trained",
        "baccarat-alone",
        "craps-promoted",
        "dice",
        "dice-two",
        "dice-alone"
      })
  void everythingIsReadFromAfarInEveryLanguage(String name) {
    house().open(name, setup(name).replace("use: Harmony", "use: Far"));
    var token = house().display(name);
    play(name);
    var person = person(1920, 1080);
    var faults = new ArrayList<String>();
    var english = new TreeSet<String>();
    for (var language : Language.values()) {
      person.go("/d/" + token + "?lang=" + language.tag());
      var page = person.page();
      page.evaluate("() => document.fonts.ready");
      for (var upright : List.of(false, true)) {
        person.resize(upright ? 1080 : 1920, upright ? 1920 : 1080);
        person.shot("display-%s-%s%s".formatted(name, language.tag(), upright ? "-upright" : ""));
        if (language == Language.ENGLISH && (!upright || EveryPageTest.ALL)) {
          person.isAccessible();
        }
        var where = language + (upright ? ", upright, " : ", ");
        strings(page.evaluate(SMALL, LEAST)).forEach(it -> faults.add(where + "small: " + it));
        strings(page.evaluate(CUT)).forEach(it -> faults.add(where + "cut: " + it));
        strings(page.evaluate(LINES)).forEach(it -> faults.add(where + "line cut: " + it));
        strings(page.evaluate(CROWDED)).forEach(it -> faults.add(where + it));
      }
      if (setup(name).contains("kind: house")) {
        for (var size : List.of(List.of(1280, 800), List.of(1024, 768), List.of(768, 1366))) {
          person.resize(size.getFirst(), size.getLast());
          strings(page.evaluate(CUT)).forEach(it -> faults.add(language + " " + size + it));
          strings(page.evaluate(LINES)).forEach(it -> faults.add(language + " " + size + it));
        }
      }
      var words = words(strings(page.evaluate(TEXTS)));
      words.remove(name);
      if (language == Language.ENGLISH) {
        english.addAll(words);
      } else {
        words.retainAll(english);
        words.removeIf(DISCLOSURE::contains);
        words.forEach(it -> faults.add(language + " untranslated: " + it));
      }
    }
    assertThat(faults).isEmpty();
  }

  private static Set<String> words(List<String> lines) {
    var words = new TreeSet<>(lines.stream().map(String::strip).toList());
    words.removeIf(
        line ->
            !line.matches(".*[A-Za-z]{3}.*") || NAMES.stream().anyMatch(line::equalsIgnoreCase));
    return words;
  }

  private static List<String> strings(Object list) {
    return new ArrayList<>(((List<?>) list).stream().map(String::valueOf).toList());
  }

  private void play(String name) {
    if (name.startsWith("craps")) {
      house().play(name, "{bet: {seat: 1, wager: all-small, amount: 5}}", "{lock: {}}");
      house().play(name, "{roll: [6, 6]}", "{confirm: {}}", "{lock: {}}", "{roll: [4, 6]}");
    } else if (name.startsWith("baccarat")) {
      house().play(name, "{lock: {}}", "{deal: {player: [2h, Kd, Ts], banker: [3c, Jc, 9s]}}");
      house().play(name, "{confirm: {}}");
    } else {
      house().play(name, "{lock: {}}", "{shake: {player: [2, 2, 2], banker: [6, 4, 1]}}");
      house().play(name, "{confirm: {}}");
    }
  }
}
