package io.lammer.web.setup;

import io.lammer.rules.Paytable;
import io.lammer.table.Layout;
import io.lammer.table.Notices;
import io.lammer.table.OfferedWager;
import java.util.ArrayList;
import java.util.List;

/// A paytable of a bonus wager as the table's display posts it.
///
/// @param family the kind of wager, as its key word
/// @param meter the jackpot's amount; empty without a jackpot
public record PostedPaytable(
    String wager, String family, String paytable, String meter, List<Line> lines) {
  public record Line(String label, String pays, boolean suspect) {}

  /// All bonus paytables of a layout. A paytable shared by several wagers, such as that of Golden
  /// Talons, is included once.
  public static List<PostedPaytable> of(Layout layout) {
    var posted = new ArrayList<PostedPaytable>();
    var seen = new ArrayList<String>();
    for (var offer : layout.all()) {
      var paytable = offer.paytable();
      if (paytable != null && !seen.contains(paytable.id())) {
        seen.add(paytable.id());
        posted.add(of(layout, offer, paytable));
      }
    }
    return posted;
  }

  private static PostedPaytable of(Layout layout, OfferedWager offer, Paytable paytable) {
    var jackpot = offer.jackpot() == null ? null : layout.jackpots().get(offer.jackpot());
    return new PostedPaytable(
        called(layout, offer, paytable),
        paytable.family().word(),
        paytable.id(),
        jackpot == null ? "" : jackpot.displayed().toString(),
        paytable.rows().stream()
            .map(
                row ->
                    new Line(
                        offer.wager().label(row),
                        jackpot == null ? row.pays() : Notices.pay(row, jackpot.terms()),
                        row.isSuspect()))
            .toList());
  }

  private static String called(Layout layout, OfferedWager offer, Paytable paytable) {
    if (paytable.title() != null) {
      return paytable.title();
    }
    return paytable.wagers().size() > 1 || layout.isFollowUp(offer)
        ? Names.family(paytable.family().word())
        : Names.wager(layout.edition(), offer.name());
  }
}
