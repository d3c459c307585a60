package io.lammer.runtime;

import io.lammer.accounting.Calendar;
import io.lammer.accounting.JournalDay;
import io.lammer.house.FloorState;
import io.lammer.journal.Head;
import io.lammer.journal.KeptDay;
import io.lammer.journal.StoredEvent;
import io.lammer.table.GamingDay;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/// The written form of kept gaming days: compressed JSON.
final class DayJson {
  /// @param gamingDay in force at the last event; a house may later choose another for all events
  private record Written(String gamingDay, JournalDay day) {}

  private DayJson() {}

  /// @param last the last event of the day so far
  /// @param state after that event
  static KeptDay write(JournalDay day, StoredEvent last, FloorState state, Calendar calendar) {
    return new KeptDay(
        new Head(last.journal(), last.number(), last.hash()),
        last.id(),
        day.day(),
        SnapshotPolicy.VERSION,
        day.rounds(),
        packed(EventJson.write(new Written(text(calendar.at(last.id())), day))),
        packed(EventJson.writeState(state)));
  }

  /// The totals; empty if they were kept under another gaming day than the calendar's.
  static Optional<JournalDay> day(KeptDay kept, Calendar calendar) {
    var written = EventJson.read(unpacked(kept.totals()), Written.class);
    return written.gamingDay().equals(text(calendar.at(kept.event())))
        ? Optional.of(written.day())
        : Optional.empty();
  }

  static FloorState state(KeptDay kept) {
    return EventJson.state(kept.journal(), unpacked(kept.state()));
  }

  private static String text(GamingDay day) {
    return day.zone() + " " + day.rollOver();
  }

  private static byte[] packed(String text) {
    var bytes = new ByteArrayOutputStream();
    try (var out = new DeflaterOutputStream(bytes)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }

  private static String unpacked(byte[] bytes) {
    try (var in = new InflaterInputStream(new ByteArrayInputStream(bytes))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException damaged) {
      throw new UncheckedIOException(damaged);
    }
  }
}
