package io.lammer.journal;

import static io.lammer.journal.House.NOON;
import static io.lammer.journal.House.submit;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(TestDatabase.class)
class SearchTest {
  private static final Search EVERYTHING = new Search(null, Set.of(), Set.of(), "", null, null, "");

  private final Database database;

  /// Ten events in turn in two journals, a minute apart.
  SearchTest(TestDatabase kind, @TempDir Path folder) {
    database = Database.open(kind.house(folder.resolve("house.db")));
    for (var i = 1; i <= 10; i++) {
      var entry =
          new Entry(
              i % 2 == 0 ? "even" : "odd",
              NOON.plusSeconds(60L * i),
              i <= 5 ? "Dana (dealer)" : "sam (supervisor)",
              i % 5 == 0 ? "fifth" : "noted",
              1,
              "{\"Text\":\"N%d\"}".formatted(i),
              List.of());
      submit(database, new Request("k" + i, "", _ -> House.accept(List.of(entry), "{}")));
    }
  }

  @AfterEach
  void close() {
    database.close();
  }

  private List<Long> older(Search search, long before, int limit) {
    return database.journals().older(search, before, limit).stream().map(StoredEvent::id).toList();
  }

  private List<Long> newer(Search search, long after, int limit) {
    return database.journals().newer(search, after, limit).stream().map(StoredEvent::id).toList();
  }

  @Test
  void allJournalsArePagedByTheIdsOfEvents() {
    assertThat(older(EVERYTHING, Long.MAX_VALUE, 3)).containsExactly(10L, 9L, 8L);
    assertThat(older(EVERYTHING, 8, 3)).containsExactly(7L, 6L, 5L);
    assertThat(newer(EVERYTHING, 5, 3)).containsExactly(8L, 7L, 6L);
    assertThat(older(EVERYTHING, 1, 3)).isEmpty();
  }

  @Test
  void oneJournalIsPagedByItsOwnNumbers() {
    assertThat(older(Search.in("odd"), 3, 5)).containsExactly(3L, 1L);
    assertThat(newer(Search.in("odd"), 3, 5)).containsExactly(9L, 7L);
    assertThat(older(Search.in("nothing"), Long.MAX_VALUE, 5)).isEmpty();
  }

  @Test
  void whatIsStatedMustBeMet() {
    var last = Long.MAX_VALUE;
    assertThat(older(Search.in("odd").of("fifth"), last, 9)).containsExactly(5L);
    assertThat(older(EVERYTHING.between(NOON.plusSeconds(120), NOON.plusSeconds(180)), last, 9))
        .containsExactly(3L, 2L);
    assertThat(older(new Search(null, Set.of("odd"), Set.of(), "DANA", null, null, ""), last, 9))
        .containsExactly(4L, 2L);
    assertThat(older(new Search(null, Set.of(), Set.of(), "", null, null, "n10"), last, 9))
        .containsExactly(10L);
    assertThat(older(new Search(null, Set.of(), Set.of(), "", null, null, "%"), last, 9)).isEmpty();
  }

  @Test
  void severalRareKindsAreFoundInOneOrder() {
    var both = EVERYTHING.of("fifth", "noted");
    assertThat(both.isIndexed()).isTrue();
    assertThat(EVERYTHING.of("fifth", "settled").isIndexed()).isFalse();
    assertThat(older(both, 10, 3)).containsExactly(9L, 8L, 7L);
    assertThat(newer(both, 3, 3)).containsExactly(6L, 5L, 4L);
  }

  @Test
  void aMomentLeadsToTheEventsAroundIt() {
    var journals = database.journals();
    assertThat(journals.idBefore(NOON)).isZero();
    assertThat(journals.idAfter(NOON)).isEqualTo(1);
    assertThat(journals.idBefore(NOON.plusSeconds(180))).isEqualTo(3);
    assertThat(journals.idAfter(NOON.plusSeconds(180))).isEqualTo(4);
    assertThat(journals.idBefore(NOON.plusSeconds(900))).isEqualTo(10);
    assertThat(journals.idAfter(NOON.plusSeconds(600))).isEqualTo(Long.MAX_VALUE);
    assertThat(journals.numberAt("odd", 6)).isEqualTo(3);
    assertThat(journals.numberAt("even", 1)).isZero();
  }

  @Test
  void oneEventIsReadWithItsNumber() {
    assertThat(database.journals().event("even", 2).map(StoredEvent::id)).hasValue(4L);
    assertThat(database.journals().event("even", 6)).isEmpty();
  }
}
