package io.lammer.tables.floor;

import io.lammer.ledger.Account;
import io.lammer.rules.Money;
import io.lammer.rules.PaytableText;
import io.lammer.rules.yaml.Value;
import io.lammer.tables.Answer;
import io.lammer.tables.EffectiveEdge;
import io.lammer.tables.Jackpot;
import io.lammer.tables.Layout;
import io.lammer.tables.Table;
import io.lammer.tables.floor.LiveJackpot.Hit;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What a proposal would do to the floor as it is now, for the second person to read: who proposed
/// what, each figure before and after it, and the money that it moves.
public record Statement(List<Line> lines) {
  private static final String IDENTIFICATION = "Identification";

  /// One fact of a statement.
  ///
  /// @param before null where there is no earlier value
  public record Line(String what, @Nullable String before, String after) {
    /// What a payee was identified by, which is encrypted in journals.
    private boolean isIdentification() {
      return what.equals(IDENTIFICATION);
    }

    /// For alerts, which tell that an identification is another one, and not what it is.
    private Optional<String> words() {
      return !isIdentification()
          ? Optional.of(toString())
          : after.equals(before) ? Optional.empty() : Optional.of(what + ": another one");
    }

    private Line read(UnaryOperator<String> reader) {
      return isIdentification()
          ? new Line(what, before == null ? null : reader.apply(before), reader.apply(after))
          : this;
    }

    /// `harmony displays: $60,000.75 → $55,000.75`; what stays as it is is said once.
    @Override
    public String toString() {
      return what + ": " + (before == null || before.equals(after) ? "" : before + " → ") + after;
    }
  }

  public Statement {
    lines = List.copyOf(lines);
  }

  /// A statement as somebody reads it.
  ///
  /// @param digest names it in a confirmation: what is asked for, by how much it moves money, and
  ///   what else was decided or waits at its place. Figures that move by play alone do not count,
  ///   or nothing could be confirmed while others play on
  public record Reading(Statement statement, String digest) {
    public static Reading of(Floor floor, Proposal proposal) {
      var effect = FloorDecider.effect(floor, proposal.by(), proposal.act());
      var asked = Statement.asked(floor, proposal.by(), proposal.act());
      var firm =
          switch (effect) {
            case Answer.Accepted<Aftermath>(var after) -> Statement.firm(floor, proposal, after);
            case Answer.Refused<Aftermath>(var refusals) ->
                refusals.stream().map(why -> line("Cannot be done now", why.code().name()));
          };
      return new Reading(
          Statement.of(asked, floor, effect),
          PaytableText.hash(words(Stream.concat(asked.stream(), firm).toList(), "\n")));
    }
  }

  public static Statement of(Floor floor, Proposal proposal) {
    return of(floor, proposal.by(), proposal.act());
  }

  static Statement of(Floor floor, Actor by, Act.Dual act) {
    return of(asked(floor, by, act), floor, FloorDecider.effect(floor, by, act));
  }

  private static Statement of(List<Line> asked, Floor floor, Answer<Aftermath> effect) {
    var effects =
        switch (effect) {
          case Answer.Accepted<Aftermath>(var after) -> effects(floor, after);
          case Answer.Refused<Aftermath>(var refusals) ->
              refusals.stream().map(why -> line("Cannot be done now", why.said()));
        };
    return new Statement(Stream.concat(asked.stream(), effects).toList());
  }

  /// The same with what payees were identified by as `reader` has it.
  public Statement read(UnaryOperator<String> reader) {
    return new Statement(lines.stream().map(line -> line.read(reader)).toList());
  }

  /// For alerts, which do not tell what payees were identified by.
  public String words() {
    return lines.stream().flatMap(line -> line.words().stream()).collect(Collectors.joining("; "));
  }

  private static String words(List<Line> lines, String between) {
    return lines.stream().map(Line::toString).collect(Collectors.joining(between));
  }

  static Line line(String what, String is) {
    return new Line(what, null, is);
  }

  private static List<Line> asked(Floor floor, Actor by, Act.Dual act) {
    return Stream.concat(Stream.of(line("Proposed by", by.toString())), asked(floor, act)).toList();
  }

  private static Stream<Line> asked(Floor floor, Act.Dual act) {
    return switch (act) {
      case Act.VoidRound(var name, var reason) ->
          Stream.of(
              line("Void", "the last round of table " + name),
              line("Round", Long.toString(floor.table(name).map(LiveTable::round).orElse(0L))),
              line("Reason", reason));
      case Act.Correct(var name, var correction) -> correction.stated(floor, name);
      case Act.Reenter reenter ->
          Stream.of(
                  Stream.of(line("Re-enter the layout of", "table " + reenter.table())),
                  floor.table(reenter.table()).stream()
                      .flatMap(table -> Reentry.changes(table, reenter).stream()),
                  Stream.of(line("Reason", reenter.reason())))
              .flatMap(lines -> lines);
      case Act.Reject(var name, var hit, var reason) ->
          Stream.of(
              line("Reject", "hit %d of jackpot %s".formatted(hit, name)), line("Reason", reason));
      case Act.VoidSlip(var slip, var payee, var tax, var reason) ->
          slip(floor.house().papers().slips().get(slip), payee, tax, reason);
      case Act.Adjust(var name, var why, var amount, var to, var note) ->
          Stream.of(
                  line("Adjust", "jackpot " + name),
                  line("Adjustment", Value.spelled(why)),
                  line("Amount", amount.toString()),
                  to == null ? null : line("To", "jackpot " + to),
                  line("Reason", note))
              .flatMap(Stream::ofNullable);
      case Act.Retune(var name, _, var reason) ->
          Stream.of(line("Change parameters of", "jackpot " + name), line("Reason", reason));
      case Act.Retire(var name, var reason) ->
          Stream.of(line("Retire", "jackpot " + name), line("Reason", reason));
    };
  }

  private static Stream<Line> slip(@Nullable Slip slip, Payee payee, boolean tax, String reason) {
    var before = slip == null ? null : slip.payee();
    return slip == null || before == null
        ? Stream.of()
        : Stream.of(
            line("Void slip", slip.number()),
            line("Hit", "%d of jackpot %s".formatted(slip.hit(), slip.jackpot())),
            line("Seat", Integer.toString(payee.seat())),
            line("Amount", amount(slip.amount())),
            new Line("Payee", before.name(), payee.name()),
            new Line(IDENTIFICATION, before.identification(), payee.identification()),
            new Line("Method", Value.spelled(before.method()), Value.spelled(payee.method())),
            line("Tax form", tax ? "done" : "not done"),
            line("Reason", reason));
  }

  private static Stream<Line> effects(Floor before, Aftermath after) {
    var jackpots = changed(after).flatMap(jackpot -> changes(before, jackpot));
    return Stream.concat(jackpots, moved(after));
  }

  private static Stream<LiveJackpot> changed(Aftermath after) {
    return after.states().values().stream()
        .flatMap(state -> state instanceof LiveJackpot jackpot ? Stream.of(jackpot) : null);
  }

  private static Stream<Line> changes(Floor floor, LiveJackpot after) {
    var before = floor.played(after.name());
    var changes = new Changes(before, after, new ArrayList<>());
    changes.line("", jackpot -> Value.spelled(jackpot.status()));
    changes.line("displays", jackpot -> jackpot.money().displayed().toString());
    changes.line("reserve", jackpot -> jackpot.money().reserve().toString());
    changes.line("overflow", jackpot -> jackpot.money().overflow().toString());
    changes.line("seed owed", jackpot -> jackpot.money().seedOwed().toString());
    decided(floor, changes);
    return changes.lines.stream();
  }

  /// What only people and hits change.
  private static void decided(Floor floor, Changes changes) {
    changes.line("seed", jackpot -> terms(jackpot).seed().toString());
    changes.line("increment", jackpot -> terms(jackpot).increment().inPercent() + "%");
    changes.line("reserve rate", jackpot -> terms(jackpot).reserve().inPercent() + "%");
    changes.line("limit", jackpot -> amount(terms(jackpot).limit()));
    changes.line("contribution limit per round", jackpot -> amount(terms(jackpot).guard()));
    changes.line("share", jackpot -> Value.spelled(terms(jackpot).share()));
    changes.edges(floor);
    for (var hit : changes.before.open()) {
      changes.line(
          "hit %d (%s, table %s, seats %s)"
              .formatted(hit.number(), hit.row(), hit.table(), seats(hit)),
          jackpot -> amount(jackpot, hit.number()));
    }
  }

  /// What a proposal does however far play has moved the meters, and what it does it to.
  private static Stream<Line> firm(Floor floor, Proposal proposal, Aftermath after) {
    var places = new TreeSet<>(proposal.places());
    var lines = new ArrayList<Line>();
    changed(after)
        .forEach(
            jackpot -> {
              var before = floor.played(jackpot.name());
              decided(floor, new Changes(before, jackpot, lines));
              lines.add(line("by", held(jackpot).minus(held(before)).toString()));
              lines.add(line("hits", before.hits().last() + " " + waiting(before)));
              lines.add(line("status", before.status() + " " + jackpot.status()));
              places.add(jackpot.name());
            });
    var papers = floor.house().papers();
    for (var place : places) {
      lines.add(line("decided at " + place, String.valueOf(papers.decided().get(place))));
    }
    papers.proposals().stream()
        .filter(other -> other.number() != proposal.number())
        .filter(other -> other.places().stream().anyMatch(places::contains))
        .forEach(other -> lines.add(line("waits", Integer.toString(other.number()))));
    return Stream.concat(lines.stream(), moved(after));
  }

  /// Its places together; what play moves between them, such as a seed that is repaid, is in it.
  private static Money held(LiveJackpot jackpot) {
    var money = jackpot.money();
    return money.meter().plus(money.reserve()).plus(money.overflow()).minus(money.seedOwed());
  }

  private static List<Integer> waiting(LiveJackpot jackpot) {
    return jackpot.open().stream().map(Hit::number).toList();
  }

  /// The figures of a jackpot that an act changes.
  private record Changes(LiveJackpot before, LiveJackpot after, List<Line> lines) {
    /// What the house keeps of the wager at each table, where terms or a posted prize change.
    void edges(Floor floor) {
      if (terms(before).equals(terms(after))
          && (terms(after).isProgressive()
              || before.money().meter().equals(after.money().meter()))) {
        return;
      }
      for (var table : before.tables()) {
        floor
            .table(table)
            .map(LiveTable::playing)
            .map(Table::layout)
            .ifPresent(layout -> line("at table " + table, jackpot -> edge(layout, jackpot)));
      }
    }

    private static String edge(Layout layout, LiveJackpot jackpot) {
      return EffectiveEdge.of(layout, jackpot.name(), jackpot.money().with(terms(jackpot)))
          .map(it -> (it.favorsPlayer() ? "favors the player, " : "") + it.words())
          .orElse("not offered");
    }

    void line(String what, Function<LiveJackpot, String> figure) {
      var was = figure.apply(before);
      var is = figure.apply(after);
      if (!was.equals(is)) {
        lines.add(new Line((before.name() + " " + what).strip(), was, is));
      }
    }
  }

  /// What is in force from the next 100% hit on.
  private static Jackpot.Terms terms(LiveJackpot jackpot) {
    return Objects.requireNonNullElse(jackpot.next(), jackpot.money().terms());
  }

  private static String amount(@Nullable Money amount) {
    return amount == null ? "none" : amount.toString();
  }

  private static String seats(Hit hit) {
    return hit.winners().stream()
        .map(winner -> Integer.toString(winner.seat()))
        .collect(Collectors.joining(", "));
  }

  private static String amount(LiveJackpot jackpot, int hit) {
    return jackpot.open().stream()
        .filter(open -> open.number() == hit)
        .findFirst()
        .map(open -> open.amount().toString())
        .orElse("rejected");
  }

  /// What each account gives or gets; the places of a jackpot's money are among its figures.
  private static Stream<Line> moved(Aftermath after) {
    var changes = new TreeMap<String, Long>();
    for (var posted : after.events()) {
      for (var transfer : posted.transfers()) {
        account(transfer.from()).ifPresent(it -> changes.merge(it, -transfer.units(), Long::sum));
        account(transfer.to()).ifPresent(it -> changes.merge(it, transfer.units(), Long::sum));
      }
    }
    return changes.entrySet().stream()
        .filter(change -> change.getValue() != 0)
        .map(
            change ->
                line(
                    change.getKey(),
                    (change.getValue() < 0 ? "gives " : "gets ")
                        + new Money(Math.abs(change.getValue()))));
  }

  private static Optional<String> account(Account account) {
    return switch (account.kind()) {
      case SEAT, OWED, FELT, BANK, HOUSE, COMMISSION, PROMOTION, ENVY, DEALERS ->
          Optional.of(account.toString().replace('_', ' '));
      case PENDING, METER, RESERVE, OVERFLOW, SEED_LOAN -> Optional.empty();
    };
  }
}
