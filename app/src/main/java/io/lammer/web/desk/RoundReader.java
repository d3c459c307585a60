package io.lammer.web.desk;

import io.lammer.house.JackpotEvent;
import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveTable;
import io.lammer.house.TableEvent;
import io.lammer.journal.Search;
import io.lammer.journal.StoredEvent;
import io.lammer.render.game.JackpotNames;
import io.lammer.render.words.WagerNames;
import io.lammer.rules.Money;
import io.lammer.runtime.History;
import io.lammer.runtime.RoundHistory;
import io.lammer.table.Event;
import io.lammer.table.Layout;
import io.lammer.table.Settlement;
import io.lammer.table.words.GameWords;
import io.lammer.web.HouseService;
import io.lammer.web.audit.EventFormatter;
import io.lammer.web.audit.Replays;
import io.lammer.web.desk.SettledRound.Hit;
import io.lammer.web.desk.SettledRound.Made;
import io.lammer.web.desk.SettledRound.Part;
import io.lammer.web.desk.SettledRound.Pay;
import io.lammer.web.games.GamePages;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.springframework.stereotype.Component;

/// Reads settled rounds from the journals of their tables.
@Component
record RoundReader(HouseService host, Replays replays, EventFormatter told) {
  private static final int MOST_CORRECTIONS = 200;

  /// Empty if the table has not settled that round.
  Optional<SettledRound> find(LiveTable table, long number) {
    var parts =
        number < 1 || number > table.round() ? List.<RoundHistory.Part>of() : parts(table, number);
    return parts.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new SettledRound(
                table,
                number,
                parts.stream().map(this::part).toList(),
                made(table.name(), "\"round\":" + number).stream()
                    .filter(one -> one.correction().round() == number)
                    .toList(),
                host.floor().house().papers().disputes().values().stream()
                    .filter(one -> one.table().equals(table.name()) && one.round() == number)
                    .toList()));
  }

  List<RoundHistory.Part> parts(LiveTable table, long number) {
    return host.live()
        .history()
        .rounds()
        .find(LiveTable.journal(table.name()), table.round(), number);
  }

  /// The corrections of a table, newest first.
  List<Made> made(String table) {
    return made(table, "");
  }

  private List<Made> made(String table, String text) {
    var search = Search.in(LiveTable.journal(table)).of("corrected").saying(text);
    var made = new ArrayList<Made>();
    for (var stored :
        host.live().database().journals().older(search, Long.MAX_VALUE, MOST_CORRECTIONS)) {
      if (History.event(stored) instanceof TableEvent.Corrected(var one)) {
        made.add(new Made(table, stored, one));
      }
    }
    return made;
  }

  private Part part(RoundHistory.Part part) {
    var stored = part.settled();
    var happened = replays.event(stored.journal(), stored.number()).orElseThrow();
    var before = (LiveTable) Objects.requireNonNull(happened.before());
    var settled = (Event.Settled) ((TableEvent.Played) happened.event()).event();
    var voided = part.voided();
    return new Part(
        told.line(stored),
        GameWords.of(settled.outcome()).full(settled.outcome()),
        GamePages.of(before.playing()).hands(settled.outcome()),
        pays(before.playing().layout(), settled.settlement()),
        settled.settlement().envy(),
        hits(stored),
        voided == null ? null : told.line(voided));
  }

  private static List<Pay> pays(Layout layout, Settlement settlement) {
    var pays = new ArrayList<Pay>();
    for (var line : settlement.lines()) {
      var waits = line.jackpot() == null ? Money.ZERO : line.winnings().minus(line.promotion());
      pays.add(
          new Pay(
              line.seat(),
              WagerNames.label(layout, line.spot()),
              line.offer(layout),
              line.stake(),
              line,
              line.winnings().minus(waits),
              waits));
    }
    for (var wager : settlement.standing()) {
      if (settlement.lines().stream()
          .noneMatch(line -> line.seat() == wager.seat() && line.spot().equals(wager.spot()))) {
        pays.add(
            new Pay(
                wager.seat(),
                WagerNames.label(layout, wager.spot()),
                wager.offer(layout),
                wager.stake(),
                null,
                Money.ZERO,
                Money.ZERO));
      }
    }
    pays.sort(Comparator.comparing(Pay::seat));
    return pays;
  }

  private List<Hit> hits(StoredEvent settled) {
    var hits = new ArrayList<Hit>();
    for (var stored : replays.together(settled)) {
      if (stored.entry().kind().equals("hit")
          && History.event(stored) instanceof JackpotEvent.Hit(var hit, _)) {
        var name = stored.journal().substring(LiveJackpot.journal("").length());
        var jackpot = host.floor().jackpot(name);
        var title = jackpot.map(JackpotNames::of).orElse(name);
        var row = jackpot.map(it -> it.told(hit.row())).orElse(hit.row());
        hits.add(new Hit(name, title, hit.number(), hit.amount(), row));
      }
    }
    return hits;
  }
}
