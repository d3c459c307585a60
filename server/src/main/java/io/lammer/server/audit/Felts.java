package io.lammer.server.audit;

import io.lammer.report.felt.FeltSvg;
import io.lammer.store.floor.History.Happened;
import io.lammer.tables.floor.LiveTable;

/// The felt of a table after an event.
public final class Felts {
  private Felts() {}

  /// Empty before the table was opened.
  public static String of(Happened happened) {
    var table = ((LiveTable) happened.after()).table();
    return table == null ? "" : FeltSvg.picture(table.layout()) + FeltSvg.live(table);
  }
}
