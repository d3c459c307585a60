package io.lammer.render.day;

import io.lammer.accounting.SlipRecord;
import io.lammer.house.Slip;
import io.lammer.render.paper.Listing;
import io.lammer.render.paper.Sheet;
import io.lammer.rules.Money;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;

/// The sheet with the slips of a day and those unpaid at its end.
final class SlipSheet {
  private SlipSheet() {}

  static Sheet of(List<SlipRecord> slips, Function<Instant, String> moment) {
    var unpaid =
        slips.stream()
            .map(SlipRecord::slip)
            .filter(slip -> slip.state() == Slip.State.ISSUED)
            .toList();
    return new Sheet(
            "Slips",
            "slips",
            "",
            Listing.of(slips)
                .column("slip", it -> it.slip().number())
                .column("jackpot", it -> it.slip().jackpot())
                .column(">hit", it -> it.slip().hit())
                .column(">seat", SlipRecord::seat)
                .column(">amount", it -> it.slip().amount())
                .column("state", it -> state(it.slip()))
                .column("issued", it -> moment.apply(it.issued().at()))
                .column("issued by", it -> it.issued().actor())
                .column(
                    "paid or voided", it -> it.ended() == null ? "" : moment.apply(it.ended().at()))
                .column("paid or voided by", it -> it.ended() == null ? "" : it.ended().actor())
                .column("note", SlipSheet::note))
        .facts(
            List.of(
                "Unpaid at the end of the day: %d for %s"
                    .formatted(
                        unpaid.size(),
                        unpaid.stream().map(Slip::amount).reduce(Money.ZERO, Money::plus))))
        .orSay("None.");
  }

  private static String state(Slip slip) {
    return slip.state() == Slip.State.ISSUED ? "unpaid" : DaySheets.word(slip.state());
  }

  private static String note(SlipRecord entry) {
    var next = entry.replacedBy();
    var copies = entry.slip().reprints();
    var note = entry.reason() + (next == null ? "" : ", replaced by " + next);
    return copies == 0 ? note : note + (note.isEmpty() ? "" : "; ") + "reprints: " + copies;
  }
}
