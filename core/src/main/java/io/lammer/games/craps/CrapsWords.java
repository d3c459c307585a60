package io.lammer.games.craps;

import io.lammer.rules.Family;
import io.lammer.rules.Machine;
import io.lammer.rules.Outcome;
import io.lammer.rules.Paytable;
import io.lammer.rules.Word;
import io.lammer.table.Command;
import io.lammer.table.Event;
import io.lammer.table.Felt;
import io.lammer.table.Layout;
import io.lammer.table.Setup;
import io.lammer.table.StandingBet;
import io.lammer.table.words.GameWords;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The texts of craps.
final class CrapsWords implements GameWords {
  private static final String LAMMERS = "lammers";

  @Override
  public String name() {
    return "Craps";
  }

  @Override
  public String rounds() {
    return "rolls";
  }

  @Override
  public String trials() {
    return "rolls";
  }

  @Override
  public String rulings() {
    return "Bonus Craps";
  }

  @Override
  public Paragraph method(List<Integer> decks) {
    return new Paragraph(
        "Absorbing chains.",
        "Each wager is a small machine over the 36 rolls of two fair dice. Its states are"
            + " taken out one by one in fractions until only the endings are left; the"
            + " expected number of rolls falls out of the same elimination.");
  }

  @Override
  public String terms(Layout layout) {
    return "";
  }

  @Override
  public String felt(Felt felt) {
    var craps = (CrapsState) felt;
    return (craps.isComeOut() ? "come-out" : "point " + craps.point())
        + (craps.shooter() == 0 ? "" : ", shooter seat " + craps.shooter());
  }

  @Override
  public Map<String, @Nullable Object> json(Felt felt) {
    var craps = (CrapsState) felt;
    var fields = new LinkedHashMap<String, @Nullable Object>();
    fields.put("point", craps.isComeOut() ? null : craps.point());
    fields.put("shooter", craps.shooter() == 0 ? null : craps.shooter());
    return fields;
  }

  @Override
  public String brief(Outcome outcome) {
    return outcome.toString();
  }

  @Override
  public String full(Outcome outcome) {
    return "%s, %d".formatted(outcome, ((Roll) outcome).total());
  }

  @Override
  public String detail(List<Event> step, Felt after) {
    var craps = (CrapsState) after;
    return craps.isComeOut() ? ", come-out next" : ", point " + craps.point();
  }

  @Override
  public Optional<String> event(Event event) {
    return event instanceof CrapsEvent.ShooterChanged(var seat)
        ? Optional.of("seat " + seat)
        : Optional.empty();
  }

  @Override
  public Optional<String> command(Command command) {
    return Optional.ofNullable(
        switch (command) {
          case CrapsCommand.Roll(var dice) ->
              dice.stream().map(String::valueOf).collect(Collectors.joining(" and "));
          case CrapsCommand.NewShooter(var seat) -> "seat " + seat;
          default -> null;
        });
  }

  @Override
  public Optional<Progress> progress(Layout layout, StandingBet bet) {
    if (bet.offer(layout).wager().machine() instanceof EarnLammers earn) {
      var earned = earn.earned(bet.state());
      return Optional.of(
          new Progress(
              LAMMERS, earned == 0 ? "" : earned + " of " + earn.most(), Map.of("earned", earned)));
    }
    return Lammers.of(bet.offer(layout).wager().machine(), bet.state())
        .map(lammers -> progress(layout, bet, lammers.reached()));
  }

  private static Progress progress(Layout layout, StandingBet bet, List<Integer> rolled) {
    var fields = new LinkedHashMap<String, Object>();
    fields.put(LAMMERS, rolled);
    if (bet.offer(layout).jackpot() != null) {
      fields.put("tracker", BonusTracker.has(layout, bet.offer(layout)) ? "bonus-craps" : "own");
    }
    var text = rolled.stream().map(String::valueOf).collect(Collectors.joining(" "));
    return new Progress(LAMMERS, text.isEmpty() ? "" : text + tracker(layout, bet), fields);
  }

  /// The place of a progressive's lammers, if the set-up defines it.
  private static String tracker(Layout layout, StandingBet bet) {
    if (layout.setup().choice(Setup.Tracker.class) == null || bet.offer(layout).jackpot() == null) {
      return "";
    }
    return BonusTracker.has(layout, bet.offer(layout))
        ? " on the Bonus Craps tracker"
        : " on its own tracker";
  }

  @Override
  public String handsEnded(long hands) {
    return ", hands ended %,d".formatted(hands);
  }

  /// True for a seven-out.
  @Override
  public boolean endsHand(Felt before, Outcome outcome) {
    return !((CrapsState) before).isComeOut() && ((Roll) outcome).total() == 7;
  }

  @Override
  public Optional<String> condition(Word word) {
    return CrapsConditions.of(word);
  }

  @Override
  public Optional<String> counted(Machine machine, int count) {
    return CrapsConditions.counted(machine, count);
  }

  @Override
  public Optional<String> title(Family family) {
    return Optional.ofNullable(CrapsPaytables.title(family));
  }

  @Override
  public Optional<String> played(Paytable paytable) {
    return Optional.ofNullable(CrapsPaytables.played(paytable));
  }

  @Override
  public Optional<String> counted(Paytable paytable) {
    return Optional.ofNullable(CrapsPaytables.counted(paytable));
  }
}
