package io.lammer.house;

import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.rules.Suit;
import io.lammer.table.Event;
import io.lammer.table.Felt;
import io.lammer.table.Jackpot;
import io.lammer.table.Layout;
import io.lammer.table.Settlement;
import io.lammer.table.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// An event of a table.
public sealed interface TableEvent extends FloorEvent {

  /// A jackpot that a table plays for, as it was when the table was laid out.
  record Joined(String name, String edition, Jackpot.Terms terms, @Nullable Suit suit) {
    /// The jackpots that a layout plays for.
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

  /// The table was laid out, and these rules apply until it is laid out again.
  ///
  /// @param layout includes the text of everything in play, so that later events need no rulebook
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

  /// The limits changed. Wagers that are up stay.
  ///
  /// @param limits the complete limits of the set-up after the change
  record Limited(Map<String, Setup.Limits> limits) implements TableEvent {
    public Limited {
      limits = Map.copyOf(limits);
    }
  }

  record Suspended(String reason) implements TableEvent {}

  record Resumed(String reason) implements TableEvent {}

  record Closed(String reason) implements TableEvent {}

  record Played(Event event) implements TableEvent {}

  /// The settled round hit a jackpot. The number is the hit's number in the jackpot's journal.
  record Won(String jackpot, int hit) implements TableEvent {}

  /// The last settled round was voided. The layout is as it was before the round.
  ///
  /// @param aside wagers made since, which were returned and may be made again
  record Voided(long round, String reason, List<Aside> aside) implements TableEvent {
    public Voided {
      aside = List.copyOf(aside);
    }
  }

  /// A wager that was set aside.
  record Aside(int seat, Spot spot, Money stake) {
    /// For example `seat 3 place 6 $12.00`.
    @Override
    public String toString() {
      return "seat %d %s %s".formatted(seat, spot, stake);
    }
  }

  /// The pay of an earlier round to a seat was corrected.
  record Corrected(Correction correction) implements TableEvent {}

  /// The dealers returned the envy pay of a rejected hit.
  record EnvyReturned(String jackpot, int hit, Settlement.EnvyPay envy) implements TableEvent {}

  /// A winner of a rejected hit returned the promotion paid with it.
  record PromotionReturned(String jackpot, int hit, int seat, Money amount) implements TableEvent {}

  /// The layout was re-entered after an outage.
  ///
  /// @param changes the differences from the journal
  record Reentered(
      Felt felt, Map<String, Integer> lammers, String reason, List<ProposalPreview.Line> changes)
      implements TableEvent {
    public Reentered {
      lammers = Map.copyOf(lammers);
      changes = List.copyOf(changes);
    }

    /// The changes in words.
    public String words() {
      return changes.stream().map(ProposalPreview.Line::toString).collect(Collectors.joining("; "));
    }
  }
}
