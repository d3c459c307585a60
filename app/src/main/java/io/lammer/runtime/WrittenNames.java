package io.lammer.runtime;

import io.lammer.house.AccessEvent;
import io.lammer.house.ActDeclaration;
import io.lammer.house.DeviceEvent;
import io.lammer.house.FloorEvent;
import io.lammer.house.House;
import io.lammer.house.HouseEvent;
import io.lammer.house.JackpotEvent;
import io.lammer.house.LiveDevice;
import io.lammer.house.LiveTable;
import io.lammer.house.SignInCounts;
import io.lammer.house.TableEvent;
import io.lammer.rules.CollectNumbers;
import io.lammer.rules.FollowSequence;
import io.lammer.rules.LineWager;
import io.lammer.rules.Machine;
import io.lammer.rules.craps.UntilTotal;
import io.lammer.table.Command;
import io.lammer.table.Event;
import io.lammer.table.Felt;
import io.lammer.table.SetupField;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.jsontype.NamedType;

/// The names of event kinds and other types in journals: the words of the class. They are in every
/// journal ever written, so a renamed class keeps its name in `OTHERS`.
final class WrittenNames {
  /// @param version of the format that is written now; [Upcasts] reads earlier ones
  record Kind(String name, int version, Class<?> type) {}

  /// Formats that have changed.
  private static final Map<Class<?>, Integer> VERSIONS =
      Map.of(TableEvent.Opened.class, 2, TableEvent.Changed.class, 2);

  /// Names that differ from the class.
  private static final Map<Class<?>, String> OTHERS =
      Map.of(
          LineWager.class, "line",
          UntilTotal.class, "until",
          CollectNumbers.class, "collect",
          FollowSequence.class, "follow");

  private static final List<Class<?>> MACHINES =
      List.of(
          Machine.OneRound.class,
          Machine.FightbackCard.class,
          LineWager.class,
          UntilTotal.class,
          CollectNumbers.class,
          FollowSequence.class);

  private static final List<Kind> TABLE =
      kinds(TableEvent.class, Event.class).filter(kind -> !isWrapper(kind.type())).toList();

  private static final List<Kind> JACKPOT = kinds(JackpotEvent.class).toList();
  private static final List<Kind> DEVICE = kinds(DeviceEvent.class).toList();
  private static final List<Kind> HOUSE = kinds(HouseEvent.class).toList();
  private static final List<Kind> ACCESS = kinds(AccessEvent.class).toList();

  private static final Map<Class<?>, Kind> BY_TYPE =
      all().collect(Collectors.toUnmodifiableMap(Kind::type, kind -> kind));

  /// Parts of events that come in several forms, by the name in their `type`.
  static final List<NamedType> PARTS =
      Stream.concat(
              MACHINES.stream(),
              Stream.of(OutcomeJson.class, Felt.class, Command.class)
                  .flatMap(ActDeclaration::leaves))
          .map(type -> new NamedType(type, name(type)))
          .toList();

  private WrittenNames() {}

  private static Stream<Kind> kinds(Class<?>... events) {
    return Stream.of(events)
        .flatMap(ActDeclaration::leaves)
        .map(type -> new Kind(name(type), VERSIONS.getOrDefault(type, 1), type));
  }

  /// The words of the class's name with hyphens.
  private static String name(Class<?> type) {
    return OTHERS.getOrDefault(type, SetupField.hyphened(type.getSimpleName()));
  }

  /// An event of play in a table's journal is written as itself.
  private static boolean isWrapper(Class<?> type) {
    return type == TableEvent.Played.class;
  }

  static Stream<Kind> all() {
    return Stream.of(TABLE, JACKPOT, DEVICE, HOUSE, ACCESS).flatMap(List::stream);
  }

  static Kind of(FloorEvent event) {
    return of(
        event instanceof TableEvent.Played(var played) ? played.getClass() : event.getClass());
  }

  static Kind of(Class<?> type) {
    var kind = BY_TYPE.get(type);
    if (kind == null) {
      throw new IllegalStateException(type + " has no word in journals");
    }
    return kind;
  }

  /// The kind of event that a name stands for in this journal.
  static Kind of(String journal, String name) {
    var kinds =
        switch (journal) {
          case House.JOURNAL -> HOUSE;
          case SignInCounts.JOURNAL -> ACCESS;
          default -> kinds(journal);
        };
    return kinds.stream()
        .filter(kind -> kind.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalStateException("journal " + journal + " has no events of kind " + name));
  }

  private static List<Kind> kinds(String journal) {
    if (journal.startsWith(LiveDevice.journal(""))) {
      return DEVICE;
    }
    return journal.startsWith(LiveTable.journal("")) ? TABLE : JACKPOT;
  }
}
