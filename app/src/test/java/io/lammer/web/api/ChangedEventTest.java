package io.lammer.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Alert;
import io.lammer.house.Role;
import io.lammer.journal.Raw;
import io.lammer.journal.Wait;
import io.lammer.web.Running;
import io.lammer.web.Settings;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Somebody edits an event in the database of a server that runs.
class ChangedEventTest {
  private static final String FOUND = "journal \"house\" event 1 was changed";

  private final Running server = Running.shared();
  private final Running.Person auditor = server.person("otto");

  private List<Alert> alerts() {
    return server.host().floor().house().alerts().stream()
        .filter(alert -> alert.text().contains(FOUND))
        .toList();
  }

  @Test
  void whoReadsItIsToldSoAndOneAlertIsRaised() throws Exception {
    var house = server.bean(Settings.class).db();
    var where = " where number = 1 and journal = (select id from journals where name = 'house')";
    var actor = Raw.text(house, "select actor from events" + where);
    Raw.sql(house, "update events set actor = 'mallory'" + where);
    try {
      for (var i = 0; i < 2; i++) {
        var answer = auditor.read("/api/journals/house/events");
        assertThat(answer.statusCode()).isEqualTo(500);
        assertThat(Running.json(answer).at("/code").asString()).isEqualTo("journals-changed");
        assertThat(answer.body()).contains("somebody changed the database");
        assertThat(answer.headers().firstValue("Retry-After")).isEmpty();
      }
      Wait.until("the alert", () -> !alerts().isEmpty());
    } finally {
      Raw.sql(house, "update events set actor = '%s'".formatted(actor) + where);
    }
    assertThat(auditor.read("/api/journals/house/events").statusCode()).isEqualTo(200);
    assertThat(alerts())
        .singleElement()
        .satisfies(
            alert ->
                server.done(
                    new Actor("sam", Role.SUPERVISOR),
                    new Act.Acknowledge(alert.number(), "a test changed it")));
  }
}
