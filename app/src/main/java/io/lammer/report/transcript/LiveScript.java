package io.lammer.report.transcript;

import io.lammer.report.game.GameText;
import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import io.lammer.rules.Outcome;
import io.lammer.script.Script;
import io.lammer.script.Script.Step;
import io.lammer.script.Script.StepKind;
import io.lammer.script.ScriptText;
import io.lammer.store.floor.History.Transition;
import io.lammer.tables.Command;
import io.lammer.tables.Command.Keyed;
import io.lammer.tables.Event;
import io.lammer.tables.Felt;
import io.lammer.tables.Jackpot;
import io.lammer.tables.Offer;
import io.lammer.tables.Setup;
import io.lammer.tables.Table;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.TableEvent;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A table's story since it was last laid out, as a script that settles to the same pays. Where a
/// script cannot say what happened, a note does.
public final class LiveScript {
  private final TableStory story;
  private final List<Step> steps = new ArrayList<>();
  private final Set<String> notes = new LinkedHashSet<>();

  /// How many steps there were when each round that can be voided began, newest first.
  private final Deque<Integer> rounds = new ArrayDeque<>();

  private @Nullable Setup setup;
  private @Nullable Integer begun;
  private Command.@Nullable Shaker shaker;
  private final List<Command> shakes = new ArrayList<>();

  private LiveScript(TableStory story) {
    this.story = story;
    story.events().forEach(this::tell);
  }

  /// A script and what it cannot say.
  public record WithNotes(Script script, List<String> notes) {}

  /// Empty if the table was never opened.
  public static Optional<WithNotes> of(TableStory story) {
    var told = new LiveScript(story);
    if (told.setup == null) {
      return Optional.empty();
    }
    if (told.begun != null) {
      told.notes.add("the last round is not settled and is left out");
    }
    return Optional.of(new WithNotes(new Script(told.setup, told.steps), List.copyOf(told.notes)));
  }

  private void tell(Transition happened) {
    switch (happened.event()) {
      case TableEvent.Opened opened -> laidOut(happened, opened);
      case TableEvent.Changed(var opened, _) -> laidOut(happened, opened);
      case TableEvent.Played(var event) -> played(happened, event);
      case TableEvent.Limited(var limits) -> limited(happened, limits);
      case TableEvent.Voided(var round, _, _) -> voided(happened, round);
      case TableEvent.Corrected(var correction) ->
          notes.add(
              "event %d corrected what was paid: %s"
                  .formatted(happened.stored().number(), correction));
      case TableEvent.Reentered _ ->
          notes.add(
              "event %d re-entered the layout; what follows may settle differently"
                  .formatted(happened.stored().number()));
      default -> {}
    }
  }

  private void laidOut(Transition happened, TableEvent.Opened opened) {
    steps.clear();
    notes.clear();
    rounds.clear();
    begun = null;
    setup = opened.setup().with(jackpots(happened, opened));
    felt(((LiveTable) happened.after()).playing().felt());
  }

  /// A script has one set of limits: the widest, so that it takes what the table took.
  private void limited(Transition happened, Map<String, Setup.Limits> limits) {
    if (setup != null) {
      var widest = new HashMap<>(setup.limits());
      limits.forEach((wager, own) -> widest.merge(wager, own, LiveScript::widest));
      setup = setup.limited(widest);
    }
    notes.add(
        "event %d changed the limits; this script has the widest of them"
            .formatted(happened.stored().number()));
  }

  private static Setup.Limits widest(Setup.Limits one, Setup.Limits other) {
    return new Setup.Limits(
        one.minimum().min(other.minimum()),
        one.maximum().compareTo(other.maximum()) > 0 ? one.maximum() : other.maximum());
  }

  /// What a changed table kept of the rounds before.
  private void felt(Felt felt) {
    var before = GameText.before(felt);
    if (!before.commands().isEmpty()) {
      add(StepKind.ROLL, before.commands());
    }
    if (!before.note().isEmpty()) {
      notes.add(before.note());
    }
  }

  /// Each jackpot with the meter it had when the table was opened; a linked one becomes its own.
  private List<Setup.Jackpot> jackpots(Transition happened, TableEvent.Opened opened) {
    var jackpots = new ArrayList<Setup.Jackpot>();
    for (var entry : opened.setup().jackpots()) {
      var joined = joined(opened, entry);
      var money = story.jackpot(joined.name(), happened);
      if (entry.use() != null) {
        notes.add(
            "jackpot %s is linked; only this table's wagers move its meter here"
                .formatted(entry.use()));
      }
      if (!money.meter().isWholeCents()
          || !money.reserve().isZero()
          || !money.overflow().isZero()
          || !isTold(money)) {
        notes.add(
            "jackpot %s had more than its displayed meter when the table was opened"
                .formatted(joined.name()));
      }
      jackpots.add(entry.use() == null ? own(entry, money) : linked(entry, joined, money));
    }
    return jackpots;
  }

  /// A script can say that nothing is owed of the seed, or all of it that is displayed.
  private static boolean isTold(Jackpot money) {
    return money.seedOwed().isZero()
        || money.seedOwed().equals(money.terms().seed().min(money.displayed()));
  }

  /// What is owed of the seed, in the words of a set-up.
  private static Setup.Jackpot.@Nullable FirstSeed seedIs(Jackpot money) {
    return money.terms().isProgressive() && money.seedOwed().isZero()
        ? Setup.Jackpot.FirstSeed.GIFT
        : null;
  }

  private TableEvent.Joined joined(TableEvent.Opened opened, Setup.Jackpot entry) {
    var name = entry.use() == null ? story.name() + "/" + entry.paytable() : entry.use();
    return opened.jackpots().stream()
        .filter(joined -> joined.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("the table did not join " + name));
  }

  private static Setup.Jackpot own(Setup.Jackpot entry, Jackpot money) {
    return new Setup.Jackpot(
        null,
        entry.paytable(),
        entry.kind(),
        entry.title(),
        entry.wager(),
        money.displayed(),
        entry.seed(),
        entry.baseSeed(),
        seedIs(money),
        entry.increment(),
        entry.reserve(),
        entry.limit(),
        entry.guard(),
        entry.suit(),
        entry.share(),
        entry.sensor(),
        entry.approval(),
        entry.controls());
  }

  private static Setup.Jackpot linked(
      Setup.Jackpot entry, TableEvent.Joined joined, Jackpot money) {
    var terms = joined.terms();
    var grows = terms.isProgressive();
    return new Setup.Jackpot(
        null,
        terms.paytable(),
        terms.kind(),
        entry.title(),
        terms.wager(),
        money.displayed(),
        grows ? terms.seed() : null,
        null,
        seedIs(money),
        grows ? percent(terms.increment()) : null,
        grows && terms.reserve().numerator() != 0 ? percent(terms.reserve()) : null,
        terms.limit(),
        terms.guard(),
        joined.suit(),
        terms.share(),
        entry.sensor(),
        entry.approval(),
        entry.controls());
  }

  /// Rates are multiples of 0.01%.
  private static BigDecimal percent(Fraction rate) {
    return BigDecimal.valueOf(10_000 / rate.denominator() * rate.numerator(), 2)
        .stripTrailingZeros();
  }

  private void played(Transition happened, Event event) {
    var table = happened.before() instanceof LiveTable live ? live.playing() : null;
    switch (event) {
      case Event.Placed placed -> placed(table, placed);
      case Event.TakenDown down -> takenDown(table, down);
      case Event.Turned(var seat, _, var spot, var on) ->
          add(StepKind.TURN, List.of(new Command.Turn(seat, Keyed.of(spot), on)));
      case Event.Locked _ -> {
        begun = steps.size();
        shakes.clear();
      }
      case Event.Entered(_, var by) -> {
        begun = begun == null ? (Integer) steps.size() : begun;
        shaker = by;
      }
      case Event.Reopened _ -> {
        begun = null;
        shakes.clear();
        if (table != null && !table.lock().reopened().ahead().isEmpty()) {
          notes.add(
              "event %d reopened bets; until as many wagers are locked again, meters were ahead of"
                      .formatted(happened.stored().number())
                  + " this script");
        }
      }
      case Event.CalledBack(var outcome) -> {
        begun = outcome instanceof Outcome.Fightback ? null : begun;
        shaker = null;
      }
      case Event.CardDealt _, Event.CardTakenBack _ -> {}
      case Event.CupShaken(var cup, var seat, var exposed) ->
          shakes.add(new Command.Shook(cup, seat, exposed));
      case Event.Settled(var outcome, _) -> settled(outcome);
      case Event.Collected(var seat, _) ->
          add(StepKind.COLLECT, List.of(new Command.Collect(seat)));
      case Event.ShoeChanged(var burned, var shown) ->
          add(
              StepKind.NEW_SHOE,
              List.of(new Command.NewShoe(burned, shown == null ? null : shown.toString())));
      case Event.ShooterChanged(var seat) ->
          add(StepKind.NEW_SHOOTER, List.of(new Command.NewShooter(seat)));
    }
  }

  private void add(StepKind what, List<Command> commands) {
    steps.add(new Step(steps.size() + 1, what, commands));
  }

  private void placed(@Nullable Table table, Event.Placed placed) {
    var spot = Keyed.of(placed.spot());
    var seat = placed.seat();
    var more = table != null && table.find(seat, placed.spot()).isPresent();
    var amount = amount(placed.offer(), placed.stake());
    if (more && amount != null) {
      add(StepKind.PRESS, List.of(new Command.Press(seat, spot, amount)));
    } else {
      add(StepKind.BET, List.of(new Command.Bet(seat, spot, amount)));
    }
  }

  private void takenDown(@Nullable Table table, Event.TakenDown down) {
    var whole =
        table != null
            && table
                .find(down.seat(), down.spot())
                .filter(wager -> wager.stake().equals(down.stake()))
                .isPresent();
    add(
        StepKind.TAKE_DOWN,
        List.of(
            new Command.TakeDown(
                down.seat(),
                Keyed.of(down.spot()),
                whole ? null : ScriptText.dollars(down.stake()))));
  }

  /// A jackpot wager's amount is fixed and not written.
  private static @Nullable BigDecimal amount(Offer offer, Money stake) {
    return offer.jackpot() == null ? ScriptText.dollars(stake) : null;
  }

  private void settled(Outcome outcome) {
    var what = GameText.step(outcome);
    if (what != StepKind.FIGHTBACK) {
      rounds.clear();
    }
    rounds.push(begun == null ? steps.size() : begun);
    begun = null;
    add(what, GameText.commands(outcome, shakes, shaker));
    shaker = null;
    shakes.clear();
  }

  private void voided(Transition happened, long round) {
    var start = rounds.pop();
    steps.subList(start, steps.size()).clear();
    var before = (LiveTable) happened.before();
    if (before != null && !before.past().getFirst().before().wagers().isEmpty()) {
      notes.add(
          "round %d was voided; what it put into meters stayed there and is not in this script"
              .formatted(round));
    }
  }
}
