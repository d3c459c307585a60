package io.lammer.server.setup;

import io.lammer.rules.Paytable;
import io.lammer.tables.Layout;
import io.lammer.tables.Notices;
import io.lammer.tables.Offer;
import java.util.ArrayList;
import java.util.List;

/// What the display of a table will post for one bonus wager.
///
/// @param family the kind of wager, by its word
/// @param meter the jackpot's amount, or nothing
public record PostedPaytable(
    String wager, String family, String paytable, String meter, List<Line> lines) {
  /// A row as the display shows it.
  public record Line(String label, String pays, boolean suspect) {}

  /// The two Golden Talons wagers and the like share a paytable; it is posted once.
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

  private static PostedPaytable of(Layout layout, Offer offer, Paytable paytable) {
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

  private static String called(Layout layout, Offer offer, Paytable paytable) {
    if (paytable.title() != null) {
      return paytable.title();
    }
    return paytable.wagers().size() > 1 || offer.isFightback()
        ? Names.family(paytable.family().word())
        : Names.wager(layout.edition(), offer.name());
  }
}
