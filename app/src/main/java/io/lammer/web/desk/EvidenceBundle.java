package io.lammer.web.desk;

import static io.lammer.web.page.Texts.say;

import io.lammer.accounting.HitRecord;
import io.lammer.house.JackpotEvent;
import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveTable;
import io.lammer.journal.Search;
import io.lammer.journal.StoredEvent;
import io.lammer.render.felt.FeltSvg;
import io.lammer.render.paper.Csv;
import io.lammer.render.transcript.JournalText;
import io.lammer.runtime.History;
import io.lammer.web.BuildIdentity;
import io.lammer.web.HouseService;
import io.lammer.web.audit.EventFormatter;
import io.lammer.web.audit.Replays;
import io.lammer.web.desk.SettledRound.Part;
import io.lammer.web.ops.WorkerPool;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.springframework.stereotype.Component;

/// A ZIP file for a dispute or an authority: a round or a hit with every event it rests on. Each
/// event has its stored text and its hash, so that the file can be compared with the journals.
@Component
record EvidenceBundle(
    HouseService host,
    Replays replays,
    RoundReader rounds,
    EvidenceReader evidence,
    WorkerPool workers,
    EventFormatter told) {
  private static final int MOST_EVENTS = 20_000;
  private static final Comparator<StoredEvent> ORDER = Comparator.comparing(StoredEvent::id);

  byte[] of(SettledRound round) {
    return workers.run(() -> zip(round, List.of(), 0));
  }

  /// The evidence of a hit, from the events that made the winning wagers to the decisions on the
  /// hit. Empty if its round is not in the table's journal.
  Optional<byte[]> of(LiveJackpot jackpot, HitRecord made) {
    var hit = made.hit();
    var round = host.floor().table(hit.table()).flatMap(table -> rounds.find(table, hit.round()));
    var read = evidence.of(jackpot.name(), made);
    return round.flatMap(
        settled ->
            read.map(
                found ->
                    workers.run(
                        () ->
                            zip(
                                settled,
                                decided(jackpot, made),
                                found.events().getFirst().number()))));
  }

  private List<StoredEvent> decided(LiveJackpot jackpot, HitRecord made) {
    var search =
        Search.in(LiveJackpot.journal(jackpot.name()))
            .of("hit", "verified", "witnessed", "approved", "paid", "rejected");
    var journals = host.live().database().journals();
    return journals.newer(search, made.locked().number() - 1, MOST_EVENTS).stream()
        .filter(stored -> isOf(stored, made.hit().number()))
        .map(this::whole)
        .toList();
  }

  private boolean isOf(StoredEvent stored, int hit) {
    return switch (History.event(stored)) {
      case JackpotEvent.Hit(var locked, _) -> locked.number() == hit;
      case JackpotEvent.Verified(var number, _) -> number == hit;
      case JackpotEvent.Witnessed(var number, _) -> number == hit;
      case JackpotEvent.Paid(_, var number, _, _, _) -> number == hit;
      case JackpotEvent.Decision decision -> decision.hit() == hit;
      default -> false;
    };
  }

  /// @param from number of the first table event to include; 0 for the start of the round
  private byte[] zip(SettledRound round, List<StoredEvent> more, long from) {
    var events = events(round, more, from);
    var bytes = new ByteArrayOutputStream();
    try (var zip = new ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
      file(zip, "README.txt", about(round, events));
      file(zip, "pays.csv", pays(round));
      file(
          zip,
          "events.jsonl",
          events.stream().map(JournalText::json).collect(Collectors.joining("\n", "", "\n")));
      file(
          zip,
          "events.txt",
          events.stream().map(this::line).collect(Collectors.joining("\n", "", "\n")));
      for (var part : round.parts()) {
        file(zip, "felt-%d.svg".formatted(part.settled().number()), felt(round, part));
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
    return bytes.toByteArray();
  }

  private static void file(ZipOutputStream zip, String name, String text) throws IOException {
    var entry = new ZipEntry(name);
    entry.setTime(0);
    zip.putNextEntry(entry);
    zip.write(text.getBytes(StandardCharsets.UTF_8));
    zip.closeEntry();
  }

  /// The table's events up to the last of the round, and every event written in the same
  /// transaction as one of its outcomes.
  private List<StoredEvent> events(SettledRound round, List<StoredEvent> more, long from) {
    var journal = LiveTable.journal(round.table().name());
    var journals = host.live().database().journals();
    var last = round.parts().stream().mapToLong(EvidenceBundle::last).max().orElseThrow();
    var first = from > 0 ? from : first(round);
    var all = new TreeSet<StoredEvent>(ORDER);
    try (var read = journals.read(journal, Math.max(first, last - MOST_EVENTS))) {
      read.takeWhile(stored -> stored.number() <= last).forEach(all::add);
    }
    for (var part : round.parts()) {
      journals
          .event(journal, part.settled().number())
          .map(replays::together)
          .orElse(List.of())
          .forEach(stored -> all.add(whole(stored)));
    }
    all.addAll(more);
    return new ArrayList<>(all);
  }

  /// The event with its transfers.
  private StoredEvent whole(StoredEvent stored) {
    return host.live()
        .database()
        .journals()
        .event(stored.journal(), stored.number())
        .orElse(stored);
  }

  private static long last(Part part) {
    var voided = part.voided();
    return voided == null ? part.settled().number() : voided.number();
  }

  private long first(SettledRound round) {
    return round.number() == 1
        ? 1
        : rounds.parts(round.table(), round.number() - 1).stream()
            .mapToLong(part -> part.settled().number() + 1)
            .max()
            .orElse(1);
  }

  private String about(SettledRound round, List<StoredEvent> events) {
    var outcomes =
        round.parts().stream()
            .map(
                part ->
                    part.settled().time()
                        + "  "
                        + part.outcome()
                        + (part.voided() == null ? "" : ", " + say("jackpots.round-voided")))
            .collect(Collectors.joining("\n"));
    return say(
        "jackpots.bundle",
        say("jackpots.table-round", round.table().name(), round.number()),
        outcomes,
        events.size(),
        told.zoned(host.live().clock().instant()),
        BuildIdentity.NAME);
  }

  private static String pays(SettledRound round) {
    var rows = new StringBuilder();
    rows.append(
        Csv.line(
            "event",
            "seat",
            "wager",
            "stake",
            "result",
            "row",
            "due",
            "promotion",
            "commission",
            "paid",
            "waits",
            "returned",
            "voided"));
    for (var part : round.parts()) {
      for (var pay : part.pays()) {
        var line = pay.line();
        rows.append(
            Csv.line(
                Long.toString(part.settled().number()),
                Integer.toString(pay.seat()),
                pay.wager(),
                pay.stake().plain(),
                line == null ? "stands" : line.result().name().toLowerCase(Locale.ROOT),
                line == null || line.row() == null ? "" : line.row(),
                line == null ? "" : line.due().plain(),
                line == null ? "" : line.promotion().plain(),
                line == null ? "" : line.commission().plain(),
                pay.paid().plain(),
                pay.waits().plain(),
                line == null ? "" : line.returned().plain(),
                part.voided() == null ? "no" : "yes"));
      }
    }
    return rows.toString();
  }

  private String line(StoredEvent stored) {
    var line = told.line(stored);
    return "%s  %s %d  %s  %s: %s  %s"
        .formatted(
            line.time(),
            line.journal(),
            line.number(),
            line.who(),
            line.kind(),
            line.words(),
            line.hash());
  }

  private String felt(SettledRound round, Part part) {
    var journal = LiveTable.journal(round.table().name());
    var happened = replays.event(journal, part.settled().number()).orElseThrow();
    var before = ((LiveTable) Objects.requireNonNull(happened.before())).playing();
    return """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 560">
    %s
    %s
    </svg>
    """
        .formatted(FeltSvg.picture(before.layout()), FeltSvg.live(before));
  }
}
