package io.lammer.accounting;

import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import java.util.Optional;

/// A kind of wager at a table.
///
/// @param paytable empty for a main wager
public record WagerKey(String spot, String paytable) {
  public static WagerKey of(OfferedWager offer) {
    var paytable = offer.paytable();
    return new WagerKey(offer.wager().spot().toString(), paytable == null ? "" : paytable.id());
  }

  /// The wager as a layout offers it.
  public Optional<OfferedWager> in(Layout layout) {
    return layout.all().stream().filter(offer -> of(offer).equals(this)).findFirst();
  }
}
