package io.lammer.server.display;

import io.lammer.tables.Lammers;
import io.lammer.tables.Offer;
import io.lammer.tables.Progress;
import io.lammer.tables.Settlement.Line;
import io.lammer.tables.Settlement.Result;
import io.lammer.tables.floor.LiveTable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/// Something that players cheer: a bonus wager that paid well, or one that has come far.
///
/// @param id by which a screen shows it once
public record Moment(String id, String art, String title, String words, String pays) {
  /// A win of so many times its wager is worth a moment.
  private static final int WORTH = 5;

  /// A wager has come far with four of five numbers, or with two rolls matched.
  private static final int OF_FIVE = 4;

  private static final int MATCHED = 2;

  static List<Moment> of(LiveTable live, List<Progress> steps, Art art, Speech words) {
    var moments = new LinkedHashMap<String, Moment>();
    live.past().stream()
        .limit(1)
        .flatMap(past -> past.settlement().lines().stream())
        .filter(Moment::isWorthOne)
        .map(line -> won(live, line, art, words))
        .forEach(moment -> moments.putIfAbsent(moment.id(), moment));
    steps.stream()
        .filter(Moment::isNear)
        .map(step -> near(live, step, art, words))
        .forEach(moment -> moments.putIfAbsent(moment.id(), moment));
    limits(live, art, words).ifPresent(moment -> moments.put(moment.id(), moment));
    return List.copyOf(moments.values());
  }

  /// Other limits are announced until two rounds were played under them.
  private static Optional<Moment> limits(LiveTable live, Art art, Speech words) {
    var since = live.limited();
    return since == null || live.round() > since + 1
        ? Optional.empty()
        : live.playing()
            .layout()
            .posted()
            .map(
                posted ->
                    new Moment(
                        "limits/" + since + "/" + posted,
                        art.ofGame(),
                        words.say("new-minimum", posted.minimum().brief()),
                        words.say("bets-stay"),
                        ""));
  }

  private static boolean isWorthOne(Line line) {
    return line.result() == Result.WIN
        && line.row() != null
        && !line.offer().isMain()
        && line.winnings().compareTo(line.stake().times(WORTH)) >= 0;
  }

  private static Moment won(LiveTable live, Line line, Art art, Speech words) {
    var offer = line.offer();
    var row = line.row() == null ? "" : line.row();
    return new Moment(
        live.round() + "/" + offer.name() + "/" + row,
        art.of(offer.name()),
        words.say("made", Titles.of(offer, words)),
        Titles.of(offer, words).equals(words.term(row)) ? "" : words.term(offer.told(row)),
        pays(offer, row, words));
  }

  private static String pays(Offer offer, String row, Speech words) {
    return offer.paytable() == null
        ? ""
        : offer.paytable().rows(offer.name()).stream()
            .filter(it -> it.label().equals(row))
            .findFirst()
            .map(it -> words.term(it.pays().replaceFirst("\\.00$", "")))
            .orElse("");
  }

  private static boolean isNear(Progress step) {
    return switch (step.lammers()) {
      case Lammers.Collected _ -> 5 * step.count() >= OF_FIVE * step.of();
      case Lammers.Followed _ -> step.count() >= MATCHED;
    };
  }

  private static Moment near(LiveTable live, Progress step, Art art, Speech words) {
    var offer = step.offer();
    return new Moment(
        live.round() + "/" + offer.name() + "/" + step.count() + "-of",
        art.of(offer.name()),
        Titles.of(offer, words),
        words.say("so-far", step.count(), step.of()),
        step.next() == null ? "" : words.say("next-pays", step.next().amount().brief()));
  }
}
