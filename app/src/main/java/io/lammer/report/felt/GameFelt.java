package io.lammer.report.felt;

import io.lammer.report.picture.Drawing;
import io.lammer.tables.Layout;
import io.lammer.tables.Table;
import java.util.List;

/// The felt of one table: where each wager lies, and what is drawn around them.
///
/// @param kind the word of its class in the style sheet
/// @param ground what is printed beside the spots
/// @param live what lies on it besides chips
record GameFelt(
    String kind, Palette palette, OfferedSpots stock, List<Place> places, Print ground, Live live) {
  interface Live {
    void on(Drawing drawing, Table table);
  }

  static GameFelt of(Layout layout) {
    var stock = new OfferedSpots(layout);
    return switch (layout.edition().game()) {
      case CRAPS -> CrapsFelt.of(stock);
      case BACCARAT -> BaccaratFelt.of(stock);
      case DICE -> DiceFelt.of(stock);
    };
  }
}
