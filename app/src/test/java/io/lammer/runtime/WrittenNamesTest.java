package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.AccessEvent;
import io.lammer.house.Act;
import io.lammer.house.ActDeclaration;
import io.lammer.house.DeviceEvent;
import io.lammer.house.FloorEvent;
import io.lammer.house.HouseEvent;
import io.lammer.house.JackpotEvent;
import io.lammer.house.TableEvent;
import io.lammer.journal.Credential;
import io.lammer.kit.Golden;
import io.lammer.table.Command;
import io.lammer.table.Event;
import io.lammer.table.GameJournal;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.jsontype.NamedType;

/// The words of journals stay what they are, whatever becomes of the classes that read them.
class WrittenNamesTest {
  private static Stream<Class<?>> leaves(Class<?> type) {
    return type.isSealed()
        ? Stream.of(type.getPermittedSubclasses()).flatMap(WrittenNamesTest::leaves).distinct()
        : Stream.of(type);
  }

  @Test
  void everyEventHasAWord() {
    assertThat(WrittenNames.all().map(WrittenNames.Kind::type))
        .containsExactlyInAnyOrderElementsOf(
            Stream.of(
                    leaves(FloorEvent.class),
                    leaves(Event.class),
                    Stream.of(Event.ShoeChanged.class),
                    GameJournal.all().flatMap(game -> game.events().values().stream()))
                .<Class<?>>flatMap(types -> types)
                .filter(type -> type != TableEvent.Played.class && type != Event.OfGame.class)
                .toList());
  }

  @Test
  void everyPartOfSeveralFormsHasAWord() {
    assertThat(WrittenNames.PARTS.stream().<Class<?>>map(NamedType::getType))
        .containsAll(
            Stream.concat(
                    Stream.of(Command.class).flatMap(WrittenNamesTest::leaves),
                    Stream.of(Command.NextCard.class, Command.NewShoe.class))
                .filter(type -> type != Command.OfGame.class)
                .toList());
  }

  @Test
  void aWordIsUsedOnceInAJournal() {
    for (var journal :
        List.of(
            TableEvent.class,
            JackpotEvent.class,
            DeviceEvent.class,
            HouseEvent.class,
            AccessEvent.class)) {
      assertThat(
              WrittenNames.all()
                  .filter(kind -> journal.isAssignableFrom(kind.type()))
                  .map(WrittenNames.Kind::name))
          .doesNotHaveDuplicates();
    }
  }

  /// A class or a field that is renamed shows here: its old word must still be read.
  @Test
  void wordsAndFieldsAreAsEver() {
    Golden.check("docs/reference/journal-events.md", JournalReference.page());
  }

  /// A repeated request is known by its act's name and fields.
  @Test
  void actsAreNamedAsEver() {
    Golden.check(
        "app/src/test/resources/journals/acts.txt",
        leaves(Act.class)
            .map(type -> ActDeclaration.of(type.asSubclass(Act.class)))
            .map(act -> act.name() + ", " + fields(act.act()) + "\n")
            .sorted()
            .collect(Collectors.joining()));
  }

  /// A repeated request is known by this text, and was perhaps first sent to an earlier version.
  @Test
  void requestsAreKnownByTheTextOfEver(@TempDir Path folder) {
    try (var pit = new Pit(folder)) {
      var act = new Act.ReadMeters("harmony", LocalDate.of(2026, 11, 15));
      var secret = new Credential("ada", "pin", "hash", "print");
      assertThat(
              new PendingAct(pit.floor(), Pit.ACCOUNTING, act, null, List.of(secret))
                  .request("key", Instant.EPOCH)
                  .body())
          .isEqualTo(
              "abe (accounting) {\"act\":\"Read\",\"at\":\"harmony\",\"day\":\"2026-11-15\"} [ada"
                  + " pin print]");
    }
  }

  private static String fields(Class<?> type) {
    return Arrays.stream(type.getRecordComponents())
        .map(field -> field.getName() + " " + field.getGenericType().getTypeName())
        .map(field -> field.replaceAll("[a-z]+\\.|[A-Za-z]+\\$", ""))
        .collect(Collectors.joining(", "));
  }
}
