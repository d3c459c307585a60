package io.lammer.house;

import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import io.lammer.rules.Pay;
import io.lammer.rules.Suit;
import io.lammer.table.Jackpot;
import io.lammer.table.Settlement;
import java.time.LocalDate;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The state of a jackpot.
///
/// @param hits the hits that await approval, and what is owed on slips
/// @param next parameters that take effect after the next 100% hit
/// @param events how many events its journal holds
public record LiveJackpot(
    String name,
    String edition,
    @Nullable Suit suit,
    JackpotStatus life,
    Jackpot money,
    Meters meters,
    OpenHits hits,
    Jackpot.@Nullable Terms next,
    BankBalance escrow,
    Set<String> tables,
    long events)
    implements FloorState {

  public enum Status {
    RUNNING,
    STOPPED,
    RETIRED
  }

  /// Running totals: wagers by count and money, fully paid hits, and money paid.
  public record Meters(long wagers, Money staked, long hits, Money paid) {
    static final Meters ZERO = new Meters(0, Money.ZERO, 0, Money.ZERO);
  }

  /// A winner who shares a hit.
  ///
  /// @param promotion the promotion that the house paid at once; null for none
  public record Winner(int seat, Money stake, Money amount, @Nullable Money promotion) {}

  /// A percentage pay of one round at one table.
  ///
  /// @param enteredBy who confirmed the round, and so may not approve the hit
  /// @param witnesses other people who have seen it
  /// @param verifiedBy the supervisor who verified it at the table
  /// @param envy the dealers' envy pay for it; null for none
  public record Hit(
      int number,
      String table,
      long round,
      String row,
      Fraction share,
      List<Winner> winners,
      Money prize,
      Actor enteredBy,
      List<Actor> witnesses,
      @Nullable Actor verifiedBy,
      Settlement.@Nullable EnvyPay envy) {
    public Hit {
      winners = List.copyOf(winners);
      witnesses = List.copyOf(witnesses);
    }

    /// The hit with another witness.
    public Hit seen(Actor by) {
      var all = Stream.concat(witnesses.stream(), Stream.of(by)).toList();
      return new Hit(
          number, table, round, row, share, winners, prize, enteredBy, all, verifiedBy, envy);
    }

    public Hit verified(Actor by) {
      return new Hit(
          number, table, round, row, share, winners, prize, enteredBy, witnesses, by, envy);
    }

    /// The people who signed the hit: who entered the round, who verified it, and the witnesses.
    public List<Actor> signed() {
      return Stream.concat(
              Stream.concat(Stream.of(enteredBy), Stream.ofNullable(verifiedBy)),
              witnesses.stream())
          .toList();
    }

    public Money amount() {
      return winners.stream().map(Winner::amount).reduce(Money.ZERO, Money::plus);
    }

    Hit with(Jackpot.Won won) {
      var paid =
          winners.stream()
              .map(
                  winner ->
                      new Winner(winner.seat(), winner.stake(), won.share(), winner.promotion()))
              .toList();
      return new Hit(
          number,
          table,
          round,
          row,
          share,
          paid,
          won.prize(),
          enteredBy,
          witnesses,
          verifiedBy,
          envy);
    }

    public Pay.Percent pay() {
      return new Pay.Percent(share);
    }
  }

  public LiveJackpot {
    tables = Collections.unmodifiableSet(new TreeSet<>(tables));
  }

  public static String journal(String name) {
    return "jackpot/" + name;
  }

  public static boolean isJournal(String journal) {
    return journal.startsWith("jackpot/");
  }

  public Status status() {
    return life.status();
  }

  /// The bank balance: deposits less payments from the bank.
  public Money banked() {
    return escrow.held();
  }

  /// True if the bank was found to hold less than is owed and still does.
  public boolean isShort() {
    return escrow.lacking() && banked().compareTo(owed()) < 0;
  }

  /// True if the jackpot's money is overdue for distribution and no alert has been raised yet.
  public boolean isOverdue(LocalDate day) {
    var due = life.due();
    return due != null && day.isAfter(due) && !life.reminded() && owed().wholeCents().isPositive();
  }

  /// The hits that await approval, oldest first.
  public List<Hit> open() {
    return hits.waiting();
  }

  /// The version of a hit that awaits approval: the number of the event that made it or last
  /// changed its amount. Empty for other hits.
  public Optional<Long> version(int hit) {
    return Optional.ofNullable(hits.versions().get(hit));
  }

  /// The player's label of a row; a suit-specific row names the jackpot's suit.
  public String told(String row) {
    return suit == null ? row : suit.in(row);
  }

  /// The amount of the hits that await approval.
  public Money pending() {
    return OpenHits.sum(open());
  }

  /// The unpaid winnings of approved hits.
  public Money unpaid() {
    return hits.unpaid().stream().map(OpenHits.Unpaid::amount).reduce(Money.ZERO, Money::plus);
  }

  /// All unpaid winnings, whether or not their hits are approved.
  public Money won() {
    return pending().plus(unpaid());
  }

  /// The player money that the house holds for the jackpot.
  public Money owed() {
    return money.terms().isProgressive()
        ? money.meter().plus(money.reserve()).plus(money.overflow()).plus(won())
        : Money.ZERO;
  }

  /// The amount still to be deposited in the bank.
  public Money due() {
    return owed().minus(banked());
  }

  static LiveJackpot opened(String name, JackpotEvent.Opened opened) {
    return new LiveJackpot(
        name,
        opened.edition(),
        opened.suit(),
        JackpotStatus.NEW,
        opened.after(),
        Meters.ZERO,
        OpenHits.NONE,
        null,
        BankBalance.EMPTY,
        Set.of(),
        1);
  }

  /// The state after an event. The first event opens the jackpot.
  public static LiveJackpot evolve(@Nullable LiveJackpot jackpot, String name, JackpotEvent event) {
    if (jackpot != null) {
      return jackpot.evolve(event).after(jackpot);
    }
    if (event instanceof JackpotEvent.Opened opened) {
      return opened(name, opened);
    }
    throw new IllegalStateException("the journal of " + name + " does not begin with its opening");
  }

  private LiveJackpot after(LiveJackpot before) {
    var number = before.events + 1;
    return new LiveJackpot(
        name,
        edition,
        suit,
        life,
        money,
        meters,
        hits.after(before.hits, number),
        next,
        escrow,
        tables,
        number);
  }

  private LiveJackpot evolve(JackpotEvent event) {
    return switch (event) {
      case JackpotEvent.Opened opened -> opened(name, opened);
      case JackpotEvent.Joined(var table) -> tables(table, true);
      case JackpotEvent.Left(var table) -> tables(table, false);
      case JackpotEvent.Contributed(_, var wagers, var after) -> {
        var staked = meters.staked().plus(money.terms().wager().times(wagers));
        var grown = new Meters(meters.wagers() + wagers, staked, meters.hits(), meters.paid());
        yield moved(after, grown, hits.contributed(wagers));
      }
      case JackpotEvent.Hit(var hit, var after) -> moved(after, meters, hits.hit(hit, money));
      case JackpotEvent.Approved _ -> approved();
      case JackpotEvent.Paid(_, var hit, _, var seat, var amount) -> paid(hit, seat, amount);
      case JackpotEvent.Witnessed(var number, var by) ->
          moved(money, meters, hits.signed(number, hit -> hit.seen(by)));
      case JackpotEvent.Verified(var number, var by) ->
          moved(money, meters, hits.signed(number, hit -> hit.verified(by)));
      case JackpotEvent.Rejected(var number, _, var left, var after) ->
          moved(after, meters, hits.rejected(number, left));
      case JackpotEvent.Adjusted(_, _, _, var after) -> moved(after, meters, hits);
      case JackpotEvent.Planned(var terms, _) -> planned(terms);
      case JackpotEvent.Retuned(var after) ->
          moved(after, meters, hits.retuned(after.terms())).planned(null);
      case JackpotEvent.Stopped _ -> with(life.in(Status.STOPPED));
      case JackpotEvent.Restarted _ -> with(life.in(Status.RUNNING)).with(escrow.restarted());
      case JackpotEvent.Retired(_, _, var due) -> with(life.retired(due));
      case JackpotEvent.Overdue _ -> with(life.overdue());
      case JackpotEvent.Deposited(var amount, _) -> with(escrow.deposited(amount));
      case JackpotEvent.Counted(var balance, var owed, _, _) -> with(escrow.counted(balance, owed));
      case JackpotEvent.Seized(var amount, _) -> with(escrow.seized(amount, owed()));
      case JackpotEvent.Read _ -> this;
    };
  }

  private LiveJackpot approved() {
    var hit = open().getFirst();
    var owing = hits.approved().owing(hit);
    return owing.owes(hit.number()) ? moved(money, meters, owing) : paid(owing, 1, Money.ZERO);
  }

  private LiveJackpot paid(int hit, int seat, Money amount) {
    var left = hits.paid(hit, seat);
    return paid(left, left.owes(hit) ? 0 : 1, amount);
  }

  private LiveJackpot paid(OpenHits newHits, int more, Money amount) {
    var grown =
        new Meters(
            meters.wagers(), meters.staked(), meters.hits() + more, meters.paid().plus(amount));
    return moved(money, grown, newHits)
        .with(money.terms().isProgressive() ? escrow.paid(amount) : escrow);
  }

  private LiveJackpot moved(Jackpot after, Meters newMeters, OpenHits newHits) {
    return new LiveJackpot(
        name, edition, suit, life, after, newMeters, newHits, next, escrow, tables, events);
  }

  private LiveJackpot planned(Jackpot.@Nullable Terms terms) {
    return new LiveJackpot(
        name, edition, suit, life, money, meters, hits, terms, escrow, tables, events);
  }

  private LiveJackpot with(JackpotStatus newLife) {
    return new LiveJackpot(
        name, edition, suit, newLife, money, meters, hits, next, escrow, tables, events);
  }

  private LiveJackpot with(BankBalance newEscrow) {
    return new LiveJackpot(
        name, edition, suit, life, money, meters, hits, next, newEscrow, tables, events);
  }

  private LiveJackpot tables(String table, boolean joins) {
    var linked = new LinkedHashSet<>(tables);
    if (joins) {
      linked.add(table);
    } else {
      linked.remove(table);
    }
    var lived = joins ? life.joined(table) : life;
    return new LiveJackpot(
        name, edition, suit, lived, money, meters, hits, next, escrow, linked, events);
  }
}
