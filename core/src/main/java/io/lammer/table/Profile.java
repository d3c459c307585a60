package io.lammer.table;

import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// The dated regulations of one jurisdiction.
///
/// @param venue the kind of venue that this profile applies to; null if no kind selects it
/// @param entries oldest first; each holds everything in force from its day on
public record Profile(String id, String title, Setup.@Nullable Venue venue, List<Entry> entries) {
  public Profile {
    entries = List.copyOf(entries);
  }

  /// The regulations in force from a day on, at most one of each kind.
  public record Entry(LocalDate from, Map<Class<? extends Regulation>, Regulation> regulations) {
    public Entry {
      regulations = Map.copyOf(regulations);
    }

    public <R extends Regulation> Optional<R> find(Class<R> kind) {
      return Optional.ofNullable(regulations.get(kind)).map(kind::cast);
    }
  }

  /// The regulations in force on a day, or the newest if the day is null.
  public Optional<Entry> on(@Nullable LocalDate day) {
    return entries.stream()
        .filter(entry -> day == null || !entry.from().isAfter(day))
        .reduce((_, later) -> later);
  }

  /// The gaming day in force on a day.
  public Optional<GamingDay> gamingDay(@Nullable LocalDate day) {
    return on(day).flatMap(it -> it.find(Regulation.Day.class)).map(Regulation.Day::gamingDay);
  }

  /// Merges layers of dated changes. Within a layer a later day replaces an earlier one. On each
  /// day a later layer replaces earlier layers with its changes up to that day.
  static List<Entry> resolved(List<List<Entry>> layers) {
    var days = new TreeSet<LocalDate>();
    layers.forEach(layer -> layer.forEach(change -> days.add(change.from())));
    return days.stream().map(day -> resolved(layers, day)).toList();
  }

  private static Entry resolved(List<List<Entry>> layers, LocalDate day) {
    var regulations = new LinkedHashMap<Class<? extends Regulation>, Regulation>();
    for (var layer : layers) {
      for (var change : layer) {
        if (!change.from().isAfter(day)) {
          regulations.putAll(change.regulations());
        }
      }
    }
    return new Entry(day, regulations);
  }
}
