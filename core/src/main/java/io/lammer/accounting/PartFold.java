package io.lammer.accounting;

import io.lammer.house.FloorState;
import io.lammer.house.House;
import io.lammer.house.LiveDevice;
import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveTable;
import io.lammer.house.SignInCounts;
import java.util.List;

/// The part of a running day that depends on the kind of journal.
sealed interface PartFold permits TableFold, JackpotFold, HouseJournalFold, PartFold.Nothing {
  /// @param shift the shift of the gaming day, starting at 0
  void add(Step step, int shift);

  Totals totals();

  Closing closing();

  /// The empty fold of a journal, chosen by the journal's first state.
  static PartFold of(FloorState first) {
    return switch (first) {
      case LiveTable _ -> new TableFold(TableClosing.NEW);
      case LiveJackpot _ -> new JackpotFold();
      case House _ -> new HouseJournalFold(List.of());
      case LiveDevice _, SignInCounts _ -> new Nothing();
    };
  }

  /// The fold of a later day.
  static PartFold after(JournalDay before) {
    return switch (before.closing()) {
      case TableClosing table -> new TableFold(table);
      case JackpotClosing jackpot ->
          new JackpotFold(jackpot, ((JackpotTotals) before.totals()).moved().closing());
      case HouseClosing house -> new HouseJournalFold(house.unpaid());
      case Closing.None _ -> new Nothing();
    };
  }

  /// The fold that continues a day.
  static PartFold of(Totals totals, Closing closing) {
    return switch (totals) {
      case TableTotals table -> new TableFold(table, (TableClosing) closing);
      case JackpotTotals jackpot -> new JackpotFold(jackpot, (JackpotClosing) closing);
      case HouseTotals house -> new HouseJournalFold(house.slips());
      case Totals.None _ -> new Nothing();
    };
  }

  /// A journal that moves no money.
  record Nothing() implements PartFold {
    @Override
    public void add(Step step, int shift) {}

    @Override
    public Totals totals() {
      return new Totals.None();
    }

    @Override
    public Closing closing() {
      return new Closing.None();
    }
  }
}
