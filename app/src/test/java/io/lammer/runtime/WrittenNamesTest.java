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
import io.lammer.table.Felt;
import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
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
            Stream.concat(leaves(FloorEvent.class), leaves(Event.class))
                .filter(type -> type != TableEvent.Played.class)
                .toList());
  }

  @Test
  void everyPartOfSeveralFormsHasAWord() {
    assertThat(WrittenNames.PARTS.stream().<Class<?>>map(NamedType::getType))
        .containsAll(
            Stream.of(OutcomeJson.class, Felt.class, Command.class)
                .flatMap(WrittenNamesTest::leaves)
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
    var lines = new TreeMap<String, String>();
    WrittenNames.all()
        .forEach(
            kind ->
                lines.put(
                    family(kind.type()) + " " + kind.name(),
                    "version %d: %s".formatted(kind.version(), fields(kind.type()))));
    WrittenNames.PARTS.forEach(
        part -> lines.put(family(part.getType()) + " " + part.getName(), fields(part.getType())));
    leaves(Act.class)
        .map(type -> ActDeclaration.of(type.asSubclass(Act.class)))
        .forEach(act -> lines.put("Act " + act.name(), fields(act)));
    Golden.check(
        "app/src/test/resources/journals/kinds.txt",
        lines.entrySet().stream()
            .map(line -> line.getKey() + ", " + line.getValue() + "\n")
            .collect(Collectors.joining()));
  }

  /// The interface of a type; commands and events of one game are listed with all others.
  private static String family(Class<?> type) {
    var family = type.getInterfaces()[0];
    return (family == Command.OfGame.class || family == Event.OfGame.class
            ? family.getInterfaces()[0]
            : family)
        .getSimpleName();
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

  private static String fields(ActDeclaration act) {
    return Stream.concat(
            Stream.ofNullable(act.place()).map(place -> "at " + word(place.component())),
            act.fields().stream().map(field -> field.name() + " " + word(field.component())))
        .collect(Collectors.joining(", "));
  }

  private static String fields(Class<?> type) {
    return Arrays.stream(type.getRecordComponents())
        .map(field -> field.getName() + " " + word(field))
        .collect(Collectors.joining(", "));
  }

  private static String word(RecordComponent field) {
    return field.getGenericType().getTypeName().replaceAll("[a-z]+\\.|[A-Za-z]+\\$", "");
  }
}
