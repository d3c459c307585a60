package io.lammer.render.transcript;

import io.lammer.house.LiveTable;
import io.lammer.house.TableEvent;
import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import io.lammer.rules.Outcome;
import io.lammer.runtime.History.Transition;
import io.lammer.script.Script;
import io.lammer.script.Script.Step;
import io.lammer.script.ScriptText;
import io.lammer.script.StepFormats;
import io.lammer.table.Command;
import io.lammer.table.Command.Keyed;
import io.lammer.table.Event;
import io.lammer.table.Felt;
import io.lammer.table.Jackpot;
import io.lammer.table.OfferedWager;
import io.lammer.table.Setup;
import io.lammer.table.Table;
import io.lammer.table.words.GameSteps;
import io.lammer.table.words.StepFormat;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Converts a table's history since its last set-up to a script with the same payouts. Notes
/// describe what a script cannot express.
public final class LiveScript {
  private final TableHistory story;
  private final List<Step> steps = new ArrayList<>();
  private final Set<String> notes = new LinkedHashSet<>();

  /// The number of steps before each round that can still be voided, newest first.
  private final Deque<Integer> rounds = new ArrayDeque<>();

  private @Nullable Setup setup;
  private @Nullable Integer begun;
  private Event.@Nullable Entered entered;

  /// The commands of the round in progress that are written with its outcome.
  private final List<Command> ahead = new ArrayList<>();

  private LiveScript(TableHistory story) {
    this.story = story;
    story.events().forEach(this::tell);
  }

  /// A script with notes on what it cannot express.
  public record WithNotes(Script script, List<String> notes) {}

  /// Empty if the table was never opened.
  public static Optional<WithNotes> of(TableHistory story) {
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

  /// Widens the limits. A script has only one set, so it uses the widest to accept every wager that
  /// the table accepted.
  private void limited(Transition happened, Map<String, Setup.Limits> limits) {
    if (setup != null) {
      var widest = new HashMap<>(setup.wagers().limits());
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

  /// Adds the state that a reconfigured table kept from earlier rounds.
  private void felt(Felt felt) {
    var before = GameSteps.of(felt.game()).before(felt);
    before.steps().forEach(this::add);
    if (!before.note().isEmpty()) {
      notes.add(before.note());
    }
  }

  /// Each jackpot with its meter at the time the table was opened. A linked jackpot becomes a
  /// jackpot of this table.
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

  /// True if a script can express the seed owed: none, or all of the seed that is displayed.
  private static boolean isTold(Jackpot money) {
    return money.seedOwed().isZero()
        || money.seedOwed().equals(money.terms().seed().min(money.displayed()));
  }

  /// The set-up value for the first seed: a gift if none of it is owed.
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

  /// The percentage of a rate; rates are multiples of 0.01%.
  private static BigDecimal percent(Fraction rate) {
    return BigDecimal.valueOf(10_000 / rate.denominator() * rate.numerator(), 2)
        .stripTrailingZeros();
  }

  private void played(Transition happened, Event event) {
    var table = happened.before() instanceof LiveTable live ? live.playing() : null;
    switch (event) {
      case Event.Placed placed -> placed(Objects.requireNonNull(table), placed);
      case Event.TakenDown down -> takenDown(table, down);
      case Event.Turned(var seat, var wager, var on) ->
          add(StepFormats.TURN, new Command.Turn(seat, Keyed.of(wager.spot()), on));
      case Event.Locked _ -> {
        begun = steps.size();
        ahead.clear();
      }
      case Event.Entered enters -> {
        begun = begun == null ? (Integer) steps.size() : begun;
        entered = enters;
      }
      case Event.Reopened _ -> {
        begun = null;
        ahead.clear();
        if (table != null && !table.reopened().ahead().isEmpty()) {
          notes.add(
              "event %d reopened bets; until as many wagers are locked again, meters were ahead of"
                      .formatted(happened.stored().number())
                  + " this script");
        }
      }
      case Event.CalledBack(var outcome) -> {
        begun = outcome == null || step(outcome).isRound() ? begun : null;
        entered = null;
      }
      case Event.Settled(var outcome, _) -> settled(outcome);
      default ->
          GameSteps.all()
              .forEach(
                  game -> {
                    game.ahead(event).ifPresent(ahead::add);
                    game.step(event).ifPresent(this::add);
                  });
    }
  }

  private static GameSteps.Step step(Outcome outcome) {
    return GameSteps.of(outcome.game()).step(outcome);
  }

  private void add(GameSteps.Step step) {
    steps.add(new Step(steps.size() + 1, step.word(), step.commands()));
  }

  private void add(StepFormat format, Command command) {
    add(new GameSteps.Step(format.word(), List.of(command)));
  }

  private void placed(Table table, Event.Placed placed) {
    var spot = Keyed.of(placed.spot());
    var seat = placed.seat();
    var more = table.find(seat, placed.spot()).isPresent();
    var amount = amount(table.layout().offer(placed.wager()), placed.stake());
    if (more && amount != null) {
      add(StepFormats.PRESS, new Command.Press(seat, spot, amount));
    } else {
      add(StepFormats.BET, new Command.Bet(seat, spot, amount));
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
        StepFormats.TAKE_DOWN,
        new Command.TakeDown(
            down.seat(), Keyed.of(down.spot()), whole ? null : ScriptText.dollars(down.stake())));
  }

  /// The amount to write; null for a jackpot wager, whose amount is fixed.
  private static @Nullable BigDecimal amount(OfferedWager offer, Money stake) {
    return offer.jackpot() == null ? ScriptText.dollars(stake) : null;
  }

  private void settled(Outcome outcome) {
    var step =
        GameSteps.of(outcome.game())
            .step(entered == null ? new Event.Entered(outcome) : entered, ahead);
    if (step.isRound()) {
      rounds.clear();
    }
    rounds.push(begun == null ? steps.size() : begun);
    begun = null;
    add(step);
    entered = null;
    ahead.clear();
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
