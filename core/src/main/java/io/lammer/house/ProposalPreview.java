package io.lammer.house;

import io.lammer.house.LiveJackpot.Hit;
import io.lammer.ledger.Account;
import io.lammer.rules.Money;
import io.lammer.rules.PaytableText;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Answer;
import io.lammer.table.EffectiveEdge;
import io.lammer.table.Jackpot;
import io.lammer.table.Layout;
import io.lammer.table.Table;
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

/// The effect of a proposal on the current floor, for the second person to read: who proposed it,
/// each figure before and after, and the money it moves.
public record ProposalPreview(List<Line> lines) {
  private static final String IDENTIFICATION = "Identification";

  /// One fact of a statement.
  ///
  /// @param before null if there is no earlier value
  public record Line(String what, @Nullable String before, String after) {
    /// True for a payee's identification, which is encrypted in journals.
    private boolean isIdentification() {
      return what.equals(IDENTIFICATION);
    }

    /// The text for alerts, which say that an identification changed but not what it is.
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

    /// For example `harmony displays: $60,000.75 → $55,000.75`. A value that does not change is
    /// printed once.
    @Override
    public String toString() {
      return what + ": " + (before == null || before.equals(after) ? "" : before + " → ") + after;
    }
  }

  public ProposalPreview {
    lines = List.copyOf(lines);
  }

  /// A statement with the digest that identifies it in a confirmation.
  ///
  /// @param digest covers the proposed act, the money it moves, and other proposals for the same
  ///   places; figures that change by play alone are left out, since otherwise nothing could be
  ///   confirmed during play
  public record Reading(ProposalPreview statement, String digest) {
    public static Reading of(Floor floor, Proposal proposal) {
      var effect = FloorDecider.effect(floor, proposal.by(), proposal.act());
      var asked = ProposalPreview.asked(floor, proposal.by(), proposal.act());
      var firm =
          switch (effect) {
            case Answer.Accepted<FloorChange>(var after) ->
                ProposalPreview.firm(floor, proposal, after);
            case Answer.Refused<FloorChange>(var refusals) ->
                refusals.stream().map(why -> line("Cannot be done now", why.code().name()));
          };
      return new Reading(
          ProposalPreview.of(asked, floor, effect),
          PaytableText.hash(words(Stream.concat(asked.stream(), firm).toList(), "\n")));
    }
  }

  public static ProposalPreview of(Floor floor, Proposal proposal) {
    return of(floor, proposal.by(), proposal.act());
  }

  static ProposalPreview of(Floor floor, Actor by, Act.Dual act) {
    return of(asked(floor, by, act), floor, FloorDecider.effect(floor, by, act));
  }

  private static ProposalPreview of(List<Line> asked, Floor floor, Answer<FloorChange> effect) {
    var effects =
        switch (effect) {
          case Answer.Accepted<FloorChange>(var after) -> effects(floor, after);
          case Answer.Refused<FloorChange>(var refusals) ->
              refusals.stream().map(why -> line("Cannot be done now", why.sentence()));
        };
    return new ProposalPreview(Stream.concat(asked.stream(), effects).toList());
  }

  /// The statement with each identification passed through `reader`, such as a decryption.
  public ProposalPreview read(UnaryOperator<String> reader) {
    return new ProposalPreview(lines.stream().map(line -> line.read(reader)).toList());
  }

  /// The text for alerts, without identifications.
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
    if (slip == null) {
      return Stream.of();
    }
    var before = slip.payee();
    return Stream.of(
        line("Void slip", slip.number()),
        line("Hit", "%d of jackpot %s".formatted(slip.hit(), slip.jackpot())),
        line("Seat", Integer.toString(payee.seat())),
        line("Amount", slip.amount().toString()),
        new Line("Payee", before.name(), payee.name()),
        new Line(IDENTIFICATION, before.identification(), payee.identification()),
        new Line("Method", Value.spelled(before.method()), Value.spelled(payee.method())),
        line("Tax form", tax ? "done" : "not done"),
        line("Reason", reason));
  }

  private static Stream<Line> effects(Floor before, FloorChange after) {
    var jackpots = changed(after).flatMap(jackpot -> changes(before, jackpot));
    return Stream.concat(jackpots, moved(after));
  }

  private static Stream<LiveJackpot> changed(FloorChange after) {
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

  /// Adds the figures that change only by decisions of people and by hits, not by other play.
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

  /// The part of a proposal's effect that play does not change, and the state of what it applies
  /// to.
  private static Stream<Line> firm(Floor floor, Proposal proposal, FloorChange after) {
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

  /// The sum of a jackpot's accounts. Play that moves money between them, such as a seed repayment,
  /// does not change it.
  private static Money held(LiveJackpot jackpot) {
    var money = jackpot.money();
    return money.meter().plus(money.reserve()).plus(money.overflow()).minus(money.seedOwed());
  }

  private static List<Integer> waiting(LiveJackpot jackpot) {
    return jackpot.open().stream().map(Hit::number).toList();
  }

  /// The changed figures of a jackpot.
  private record Changes(LiveJackpot before, LiveJackpot after, List<Line> lines) {
    /// Adds the house edge of the wager at each table if terms or a posted prize change.
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

  /// The terms that apply from the next 100% hit on.
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

  /// The net change of each account, without the jackpot accounts, which are listed among the
  /// figures.
  private static Stream<Line> moved(FloorChange after) {
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
