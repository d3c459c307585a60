package io.lammer.store.floor;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Golden;
import io.lammer.tables.Command;
import io.lammer.tables.Event;
import io.lammer.tables.Felt;
import io.lammer.tables.floor.AccessEvent;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.FloorEvent;
import io.lammer.tables.floor.HouseEvent;
import io.lammer.tables.floor.JackpotEvent;
import io.lammer.tables.floor.TableEvent;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.jsontype.NamedType;

/// The words of journals stay what they are, whatever becomes of the classes that read them.
class KindsTest {
  private static Stream<Class<?>> leaves(Class<?> type) {
    return type.isSealed()
        ? Stream.of(type.getPermittedSubclasses()).flatMap(KindsTest::leaves).distinct()
        : Stream.of(type);
  }

  @Test
  void everyEventHasAWord() {
    assertThat(Kinds.all().map(Kinds.Kind::type))
        .containsExactlyInAnyOrderElementsOf(
            Stream.concat(leaves(FloorEvent.class), leaves(Event.class))
                .filter(type -> type != TableEvent.Played.class)
                .toList());
  }

  @Test
  void everyPartOfSeveralFormsHasAWord() {
    assertThat(Kinds.PARTS.stream().<Class<?>>map(NamedType::getType))
        .containsAll(
            Stream.of(OutcomeShape.class, Felt.class, Command.class, Act.Dual.class)
                .flatMap(KindsTest::leaves)
                .toList());
  }

  @Test
  void aWordIsUsedOnceInAJournal() {
    for (var journal :
        List.of(TableEvent.class, JackpotEvent.class, HouseEvent.class, AccessEvent.class)) {
      assertThat(
              Kinds.all()
                  .filter(kind -> journal.isAssignableFrom(kind.type()))
                  .map(Kinds.Kind::name))
          .doesNotHaveDuplicates();
    }
  }

  /// A class or a field that is renamed shows here: its old word must still be read.
  @Test
  void wordsAndFieldsAreAsEver() {
    var lines = new TreeMap<String, String>();
    Kinds.all()
        .forEach(
            kind ->
                lines.put(
                    kind.type().getInterfaces()[0].getSimpleName() + " " + kind.name(),
                    "version %d: %s".formatted(kind.version(), fields(kind.type()))));
    Kinds.PARTS.forEach(
        part ->
            lines.put(
                part.getType().getInterfaces()[0].getSimpleName() + " " + part.getName(),
                fields(part.getType())));
    Golden.check(
        "store/src/test/resources/golden/kinds.txt",
        lines.entrySet().stream()
            .map(line -> line.getKey() + ", " + line.getValue() + "\n")
            .collect(Collectors.joining()));
  }

  private static String fields(Class<?> type) {
    return Arrays.stream(type.getRecordComponents())
        .map(field -> field.getName() + " " + field.getGenericType().getTypeName())
        .map(field -> field.replaceAll("[a-z]+\\.|[A-Za-z]+\\$", ""))
        .collect(Collectors.joining(", "));
  }
}
