package io.lammer.render.math;

import io.lammer.render.catalog.CatalogText;
import io.lammer.render.catalog.EventWords;
import io.lammer.render.paper.Html;
import io.lammer.render.words.WagerNames;
import io.lammer.rules.CardDetail;
import io.lammer.rules.CollectNumbers;
import io.lammer.rules.EarnLammers;
import io.lammer.rules.Paytable;
import io.lammer.rules.Row;
import io.lammer.rules.Spot;
import io.lammer.rules.Word;
import io.lammer.rules.yaml.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A paytable's rules in words, with warnings about doubtful points.
final class RulesHtml {
  private RulesHtml() {}

  static String title(Paytable paytable) {
    if (paytable.title() != null) {
      return paytable.title();
    }
    return switch (paytable.family()) {
      case SINGLE_EVENT ->
          paytable.rows().stream().map(Row::label).collect(Collectors.joining("; "));
      case GOLDEN_TALONS -> "Golden Talons";
      case FIGHTBACK_AFTER_WIN -> "Fightback after a win";
      case FIGHTBACK_AFTER_TIE -> "Fightback after a tie";
      case HARMONY -> "Harmony jackpot";
      case DESTINY -> "Destiny jackpot";
      case SUN_7_JACKPOT -> "Sun 7 jackpot";
      case TRIPLE -> "Triple jackpot";
      case LAMMERS -> paytable.rows().getLast().label();
      case BONUS_CRAPS -> "Bonus Craps";
      case MAKE_EM_ALL_PROGRESSIVE -> "Make 'Em All Progressive";
      case FIRED_UP_PROGRESSIVE -> "Fired Up Progressive";
    };
  }

  static Html rules(Paytable paytable, boolean cards) {
    var sentences = new ArrayList<String>();
    sentences.add(played(paytable));
    sentences.add(
        "The first printed row that is met decides; with none the wager loses. All pays are \"%s\"%s."
            .formatted(
                paytable.toOne() ? "to 1" : "for 1",
                paytable.toOne()
                    ? ": the stake of a win is returned"
                    : ": the stake is never returned"));
    if (!paytable.sequences().isEmpty()) {
      sentences.add("The sequence is " + CatalogText.sequences(paytable) + ".");
    }
    if (paytable.needsSuit()) {
      sentences.add("One suit is the operator's choice; the odds are the same for each.");
    }
    sentences.addAll(paytable.notes());
    return Html.of(
        Html.styled(
            "p",
            "facts",
            "Wagers: %s. Source: %s%s. %s"
                .formatted(
                    wagers(paytable),
                    paytable.source(),
                    paytable.isPrinted() ? "" : "; " + paytable.standing().said(),
                    counted(paytable, cards))),
        Html.paragraph(String.join(" ", sentences)));
  }

  /// The display names of the wagers. A single event has no name other than its row's.
  private static String wagers(Paytable paytable) {
    return paytable.wagers().equals(List.of(paytable.id()))
        ? title(paytable)
        : paytable.wagers().stream()
            .map(name -> WagerNames.of(paytable, Spot.of(name)))
            .collect(Collectors.joining(", "));
  }

  private static String played(Paytable paytable) {
    return switch (paytable.family()) {
      case SINGLE_EVENT ->
          isRolled(paytable) ? "One roll." : "One round, decided by the finished hands.";
      case LAMMERS -> lammers(Objects.requireNonNull(paytable.earn()));
      case GOLDEN_TALONS ->
          "One round, on the Player or on the Banker hand, decided by the finished hands.";
      case FIGHTBACK_AFTER_WIN ->
          "Made after a round that a hand has won: one more card is added to the losing hand and"
              + " the sum compared with the winning total.";
      case FIGHTBACK_AFTER_TIE -> "Made after a tie and decided by one more card.";
      case HARMONY, SUN_7_JACKPOT ->
          "A fixed wager for a jackpot, one round, decided by the finished hands.";
      case DESTINY ->
          "A fixed wager for a jackpot, one round, decided by the finished hands and the Fightback"
              + " card.";
      case TRIPLE -> "A fixed wager for a jackpot, one shake, decided by the dice of both hands.";
      case BONUS_CRAPS ->
          "Over several rolls: all of 2 to 6 (All Small), 8 to 12 (All Tall) or both (Make 'Em All)"
              + " before %s.".formatted(endsOn(paytable));
      case MAKE_EM_ALL_PROGRESSIVE ->
          "A fixed wager for a jackpot over several rolls: how many different numbers come before"
              + " %s; all ten end it too.".formatted(endsOn(paytable));
      case FIRED_UP_PROGRESSIVE ->
          "A fixed wager for a jackpot over several rolls: how many rolls in a row follow the"
              + " sequence.";
    };
  }

  private static String endsOn(Paytable paytable) {
    return paytable.wagers().stream()
        .map(name -> ((CollectNumbers) paytable.wager(name, null).machine()).endsOn())
        .distinct()
        .collect(Collectors.joining(" or "));
  }

  private static String lammers(EarnLammers earn) {
    return "Over several rolls, until %s. A lammer is earned when: %s."
        .formatted(
            EventWords.of(earn.ends()),
            earn.lammers().stream().map(RulesHtml::lammer).collect(Collectors.joining("; ")));
  }

  private static String lammer(EarnLammers.Lammer lammer) {
    return (lammer.times() == 1 ? "" : "up to %d times, ".formatted(lammer.times()))
        + lammer.each().stream().map(EventWords::of).collect(Collectors.joining(", and "));
  }

  private static String counted(Paytable paytable, boolean cards) {
    return switch (paytable.family()) {
      case LAMMERS, BONUS_CRAPS, MAKE_EM_ALL_PROGRESSIVE, FIRED_UP_PROGRESSIVE ->
          "Solved as an absorbing chain over the 36 rolls of two dice.";
      case SINGLE_EVENT,
          GOLDEN_TALONS,
          FIGHTBACK_AFTER_WIN,
          FIGHTBACK_AFTER_TIE,
          HARMONY,
          DESTINY,
          SUN_7_JACKPOT,
          TRIPLE ->
          cards
              ? "Counted to the grain of " + grain(paytable) + "."
              : isRolled(paytable)
                  ? "Counted over the 36 rolls of two dice."
                  : "Counted over all shakes of the dice.";
    };
  }

  /// True if the rows are about two dice rather than hands.
  private static boolean isRolled(Paytable paytable) {
    return paytable.rows().getFirst().when().alternatives().getFirst().words().stream()
        .anyMatch(
            word ->
                switch (word) {
                  case Word.Total _, Word.Hard _, Word.DiceAre _ -> true;
                  default -> false;
                });
  }

  private static String grain(Paytable paytable) {
    var finest =
        paytable.rows().stream()
            .map(row -> row.when().grain())
            .max(Comparator.naturalOrder())
            .orElse(CardDetail.TOTALS);
    return switch (finest) {
      case TOTALS -> "totals";
      case POINTS -> "points";
      case RANK -> "ranks where points leave a row open";
      case COLOR -> "colors where points leave a row open";
      case SUIT -> "suits where points leave a row open";
    };
  }

  /// Warnings that affect the figures; nothing if there are none.
  static Html warnings(@Nullable Paytable paytable, List<String> doubts) {
    var own =
        paytable == null || paytable.isPrinted()
            ? Html.NOTHING
            : Html.styled("p", "own", CatalogText.standing(paytable));
    var lines = new ArrayList<Html>();
    if (paytable != null) {
      mark(lines, "This paytable", paytable.mark());
      paytable.rows().forEach(row -> mark(lines, "Row \"" + row.label() + "\"", row.mark()));
    }
    doubts.forEach(doubt -> lines.add(Html.text(doubt)));
    return lines.isEmpty()
        ? own
        : Html.of(
            own,
            Html.styled(
                "div",
                "warning",
                Html.element("strong", "‡ " + capitalized(remark(paytable, doubts))),
                Html.of(lines.stream().map(line -> Html.element("p", line)).toList())));
  }

  private static String capitalized(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  /// The topics of the warnings, such as `suspect row, player advantage`.
  static String remark(@Nullable Paytable paytable, List<String> doubts) {
    var kinds = new TreeSet<String>(Comparator.reverseOrder());
    if (paytable != null) {
      var whole = paytable.mark();
      if (whole != null) {
        kinds.add(kind(whole) + " paytable");
      }
      paytable.rows().stream()
          .map(Row::mark)
          .filter(Objects::nonNull)
          .forEach(mark -> kinds.add(kind(mark) + " row"));
    }
    if (!doubts.isEmpty()) {
      kinds.add("player advantage");
    }
    return String.join(", ", kinds);
  }

  private static String kind(Row.Mark mark) {
    return Value.spelled(mark.kind());
  }

  private static void mark(List<Html> lines, String what, Row.@Nullable Mark mark) {
    if (mark != null) {
      var kind = mark.kind() == Row.Mark.Kind.SUSPECT ? "is suspect" : "is reconstructed";
      lines.add(Html.text(what + " " + kind + ": " + mark.why()));
    }
  }
}
