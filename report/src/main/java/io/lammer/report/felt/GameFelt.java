package io.lammer.report.felt;

import io.lammer.report.picture.Drawing;
import io.lammer.tables.Layout;
import io.lammer.tables.Table;
import java.util.List;

/// The felt of one table: where each wager lies, and what is drawn around them.
sealed interface GameFelt permits CrapsFelt, BaccaratFelt, DiceFelt {
  static GameFelt of(Layout layout) {
    var stock = new OfferedSpots(layout);
    return switch (layout.edition().game()) {
      case CRAPS -> CrapsFelt.of(stock);
      case BACCARAT -> BaccaratFelt.of(stock);
      case DICE -> DiceFelt.of(stock);
    };
  }

  OfferedSpots stock();

  Palette palette();

  List<Place> places();

  /// The word of its class in the style sheet.
  String kind();

  /// What is printed beside the spots.
  void ground(Drawing drawing);

  /// What lies on it besides chips.
  void live(Drawing drawing, Table table);
}
