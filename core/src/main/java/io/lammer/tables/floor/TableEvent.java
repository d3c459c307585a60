package io.lammer.tables.floor;

import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.rules.Suit;
import io.lammer.tables.Event;
import io.lammer.tables.Felt;
import io.lammer.tables.Jackpot;
import io.lammer.tables.Layout;
import io.lammer.tables.Settlement;
import io.lammer.tables.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// What happened to a table.
public sealed interface TableEvent extends FloorEvent {

  /// A jackpot that a table plays for, as it was when the table was laid out.
  record Joined(String name, String edition, Jackpot.Terms terms, @Nullable Suit suit) {
    /// What a table plays for.
    static List<Joined> of(Layout layout) {
      var joined = new ArrayList<Joined>();
      for (var offer : layout.offers().values()) {
        var jackpot = offer.jackpot() == null ? null : layout.jackpots().get(offer.jackpot());
        if (offer.jackpot() != null && jackpot != null) {
          joined.add(
              new Joined(
                  offer.jackpot(),
                  layout.edition().id(),
                  jackpot.terms(),
                  offer.wager().choice().suit()));
        }
      }
      return joined;
    }
  }

  record Drafted(Setup setup) implements TableEvent {}

  /// The table was laid out and is played by these rules until it is laid out again.
  ///
  /// @param layout with the text of everything in play: no rule book is needed to read on
  record Opened(Layout layout, List<String> accepted) implements TableEvent {
    public Opened {
      accepted = List.copyOf(accepted);
    }

    public Setup setup() {
      return layout.setup();
    }

    public List<Joined> jackpots() {
      return Joined.of(layout);
    }
  }

  record Changed(Opened to, String reason) implements TableEvent {}

  /// Other limits from now on; wagers that are up stay.
  ///
  /// @param limits all of the set-up's, as they are now
  record Limited(Map<String, Setup.Limits> limits) implements TableEvent {
    public Limited {
      limits = Map.copyOf(limits);
    }
  }

  record Suspended(String reason) implements TableEvent {}

  record Resumed(String reason) implements TableEvent {}

  record Closed(String reason) implements TableEvent {}

  record Played(Event event) implements TableEvent {}

  /// The settled round hit a jackpot, under this number in the jackpot's journal.
  record Won(String jackpot, int hit) implements TableEvent {}

  /// The last settled round did not happen: the layout is again as it was before.
  ///
  /// @param aside wagers made since, which were handed back and may be made again
  record Voided(long round, String reason, List<Aside> aside) implements TableEvent {
    /// An event that was written before wagers could be set aside has none.
    public Voided(long round, String reason, @Nullable List<Aside> aside) {
      this.round = round;
      this.reason = reason;
      this.aside = aside == null ? List.of() : List.copyOf(aside);
    }
  }

  /// A wager that was set aside.
  record Aside(int seat, Spot spot, Money stake) {
    /// `seat 3 place 6 $12.00`.
    @Override
    public String toString() {
      return "seat %d %s %s".formatted(seat, spot, stake);
    }
  }

  /// What an earlier round should have paid was settled with the seat.
  record Corrected(Correction correction) implements TableEvent {}

  /// The dealers give back the envy of a hit that was rejected.
  record EnvyReturned(String jackpot, int hit, Settlement.EnvyPay envy) implements TableEvent {}

  /// A hit did not stand, and a winner gives back the promotion that was paid beside it.
  record PromotionReturned(String jackpot, int hit, int seat, Money amount) implements TableEvent {}

  /// What the layout showed after an outage.
  ///
  /// @param changes each figure of the journal that was another one; null in older journals
  record Reentered(
      Felt felt,
      Map<String, Integer> lammers,
      String reason,
      @Nullable List<Statement.Line> changes)
      implements TableEvent {
    public Reentered {
      lammers = Map.copyOf(lammers);
      changes = changes == null ? null : List.copyOf(changes);
    }

    /// What it changed, in words.
    public String words() {
      return changes == null
          ? lammers.isEmpty() ? "" : "lammers"
          : changes.stream().map(Statement.Line::toString).collect(Collectors.joining("; "));
    }
  }
}
