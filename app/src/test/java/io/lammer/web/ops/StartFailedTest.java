package io.lammer.web.ops;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.lammer.web.Running;
import io.lammer.web.StartFailed;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class StartFailedTest {
  @TempDir private Path folder;

  private StartFailed failed(Map<String, String> settings) {
    var all = new HashMap<String, String>(Map.of("lammer.db", db()));
    all.putAll(settings);
    return catchThrowableOfType(StartFailed.class, () -> Running.with(all).close());
  }

  private String db() {
    return folder.resolve("house.db").toString();
  }

  private static void says(StartFailed failed, int code, String... words) {
    assertThat(failed).hasMessageContainingAll(words);
    assertThat(failed.exitCode()).isEqualTo(code);
    assertThat(failed.getMessage()).doesNotContain("Exception");
  }

  @Test
  void aPortThatIsTaken() throws IOException {
    try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      var port = String.valueOf(taken.getLocalPort());
      for (var key : List.of("server.port", "management.server.port")) {
        says(failed(Map.of(key, port)), StartFailed.PORT, "port " + port + " is taken");
      }
    }
    assertThat(Path.of(db())).doesNotExist();
  }

  @Test
  void anIssuerThatIsNotSetAsItMustBe() {
    var good =
        Map.of(
            "lammer.oidc.issuer", "https://id.example",
            "lammer.oidc.client-id", "lammer",
            "lammer.oidc.roles.dealer", "dealers");
    Map.of(
            "lammer.oidc.issuer=", "lammer.oidc.issuer is missing",
            "lammer.oidc.issuer=http://id.example", "expected an address with https",
            "lammer.oidc.issuer=id.example", "expected an address with https",
            "lammer.oidc.client-id=", "lammer.oidc.client-id is missing",
            "lammer.oidc.scopes=profile", "expected openid",
            "lammer.oidc.roles.dealer=", "lammer.oidc.roles is missing",
            "lammer.oidc.roles.sensor=boxes", "nobody signs in as that",
            "lammer.oidc.roles.king=kings", "\"king\", which is none of [system, sensor,")
        .forEach(
            (setting, sentence) -> {
              var settings = new HashMap<>(good);
              settings.put(setting.split("=", 2)[0], setting.split("=", 2)[1]);
              says(failed(settings), StartFailed.SETTINGS, sentence);
            });
  }

  @Test
  void aDatabaseThatIsInUse() {
    try (var _ = Running.in(folder)) {
      says(failed(Map.of()), StartFailed.DATABASE, "is being written by another process");
    }
  }

  @Test
  void aDatabaseOfANewerProgram() throws SQLException {
    Running.in(folder).close();
    change(
        "insert into flyway_schema_history select installed_rank + 100, '99', description, type,"
            + " script, checksum, installed_by, installed_on, execution_time, success"
            + " from flyway_schema_history order by installed_rank desc limit 1");
    says(failed(Map.of()), StartFailed.DATABASE, "was written by a newer program");
  }

  /// A restart with another profile would put the same night on two dates.
  @Test
  void aHouseKeepsItsGamingDayUntilItIsChangedOnPurpose() {
    var profile = "lammer.profile";
    Running.with(Map.of("lammer.db", db(), profile, "nevada")).close();
    says(
        failed(Map.of(profile, "other")),
        StartFailed.SETTINGS,
        "keeps profile nevada, gaming day from",
        "was asked for profile other, gaming day from 06:00, UTC",
        "lammer gaming-day");
    try (var server = Running.with(Map.of("lammer.db", db()))) {
      assertThat(server.host().live().day().profile()).isEqualTo("nevada");
      assertThat(server.host().live().gamingDay().zone()).hasToString("America/Los_Angeles");
    }
  }

  @Test
  void aJournalThatWasChanged() throws SQLException {
    Running.in(folder).close();
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + db());
        var statement = connection.createStatement()) {
      var triggers = new ArrayList<String>();
      try (var rows =
          statement.executeQuery("select name from sqlite_master where type = 'trigger'")) {
        while (rows.next()) {
          triggers.add(rows.getString(1));
        }
      }
      for (var trigger : triggers) {
        statement.execute("drop trigger " + trigger);
      }
      statement.execute("update events set actor = 'nobody' where number = 1");
    }
    says(failed(Map.of()), StartFailed.DATABASE, "is not as it was left");
  }

  private void change(String sql) throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + db());
        var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  @Test
  void aFileThatIsNoDatabase() throws IOException {
    Files.writeString(Path.of(db()), "this is not a database at all, it is a text of some length");
    says(failed(Map.of()), StartFailed.DATABASE, "is not a database");
  }

  @Test
  void aSettingOfTheWrongKind() {
    says(failed(Map.of("lammer.pace", "soon")), StartFailed.SETTINGS, "lammer.pace is \"soon\"");
    says(failed(Map.of("lammer.profile", "mars")), StartFailed.SETTINGS, "mars", "nevada");
    says(failed(Map.of("server.port", "many")), StartFailed.SETTINGS, "many");
  }

  @Test
  void aConfigurationFileThatIsNoYaml() throws IOException {
    var file = folder.resolve("lammer.yaml");
    Files.writeString(file, "lammer:\n  pace: [250ms\n");
    says(
        failed(Map.of("spring.config.additional-location", "file:" + file)),
        StartFailed.SETTINGS,
        "not valid YAML");
  }

  private String config(String text) throws IOException {
    return "file:" + Files.writeString(folder.resolve("lammer.yaml"), text);
  }

  @Test
  void aKeyThatNothingReads() throws IOException {
    says(
        failed(Map.of("spring.config.additional-location", config("lammer:\n  profil: nevada\n"))),
        StartFailed.SETTINGS,
        "lammer.profil in line 2",
        "lammer.profile");
    says(
        failed(Map.of("spring.config.additional-location", config("server:\n  prot: 9000\n"))),
        StartFailed.SETTINGS,
        "server.prot in line 2");
    assertThat(Path.of(db())).doesNotExist();
  }

  @Test
  void everyKeyOfTheDocumentIsRead() throws IOException {
    var keys =
        """
        lammer: {profile: mars, expect-program: "00", expectCatalog: "00", pace: 250ms}
        server: {address: 127.0.0.1, port: 0, servlet: {session: {timeout: 30m}}, ssl: {enabled: false}}
        logging: {level: {io.lammer: warn}, structured: {format: {console: ecs}}}
        spring: {lifecycle: {timeout-per-shutdown-phase: 20s}}
        """;
    says(
        failed(Map.of("spring.config.additional-location", config(keys))),
        StartFailed.SETTINGS,
        "lammer.profile is \"mars\"");
  }

  @Test
  void aPortBeyondAllPorts() {
    says(failed(Map.of("server.port", "99999")), StartFailed.SETTINGS, "server.port is 99999");
    assertThat(Path.of(db())).doesNotExist();
  }

  @Test
  void anAddressBeyondThisMachineWithoutTls() {
    says(
        failed(Map.of("server.address", "0.0.0.0")),
        StartFailed.SETTINGS,
        "without TLS",
        "lammer.insecure");
    assertThat(Path.of(db())).doesNotExist();
  }

  @Test
  void otherServersBeyondThisMachineWithoutTls() {
    for (var peer : List.of("http://10.0.4.2:8080", "10.0.4.2:8080", "http://floor.example")) {
      says(
          failed(Map.of("lammer.peer", peer)),
          StartFailed.SETTINGS,
          "lammer.peer is " + peer,
          "expected an https URL",
          "lammer.insecure");
    }
    assertThat(Path.of(db())).doesNotExist();
  }

  @Test
  void aDatabaseBeyondThisMachineWithoutAWordOnTls() {
    var house = "postgresql://lammer@db.example/house?files=" + folder.resolve("house");
    for (var settings : List.of("", "&sslmode=prefer", "&sslmode=allow", "&ssl=false")) {
      says(
          failed(Map.of("lammer.db", house + settings)),
          StartFailed.DATABASE,
          "db.example is beyond this machine",
          "sslmode=verify-full",
          "sslmode=disable");
    }
  }

  @Test
  void aSecondFactorOfNobody() {
    says(
        failed(Map.of("lammer.second-factor", "accounting, dealers")),
        StartFailed.SETTINGS,
        "lammer.second-factor has \"dealers\"",
        "expected true, false or roles: dealer, ",
        "administrator");
    assertThat(Path.of(db())).doesNotExist();
  }

  /// The framework would listen there on every address, without TLS and sign-in.
  @Test
  void figuresAtAPortOfTheirOwnBeyondThisMachineWithoutTls() {
    for (var key : List.of("management.server.address", "server.address")) {
      says(
          failed(
              Map.of("management.server.port", "0", key, "0.0.0.0", "server.ssl.bundle", "floor")),
          StartFailed.SETTINGS,
          "management.server.address is 0.0.0.0",
          "without TLS");
    }
    says(
        failed(Map.of("management.server.port", "many")),
        StartFailed.SETTINGS,
        "management.server.port is many");
    assertThat(Path.of(db())).doesNotExist();
  }

  @Test
  void pagesOfTheFrameworkThatShowSettingsOrMemory() {
    for (var exposed : List.of("*", "health,env", "heapdump", "shutdown")) {
      says(
          failed(Map.of("management.endpoints.web.exposure.include", exposed)),
          StartFailed.SETTINGS,
          "management.endpoints.web.exposure.include",
          "expected some of [health, info, metrics, prometheus]");
    }
    assertThat(Path.of(db())).doesNotExist();
  }

  @Test
  void rulesThatAreNotThoseExpected() {
    says(
        failed(Map.of("lammer.expect-catalog", "00")),
        StartFailed.SETTINGS,
        "the catalog has SHA-256");
  }

  @Test
  void aProgramThatIsNotTheOneExpected() {
    says(
        failed(Map.of("lammer.expect-program", "00")),
        StartFailed.SETTINGS,
        "the program has SHA-256");
    says(failed(Map.of("lammer.expect-cache", "00")), StartFailed.SETTINGS, "the cache has");
    assertThat(Path.of(db())).doesNotExist();
  }

  @Test
  void trainingOnARealHouse() throws SQLException {
    Running.in(folder).close();
    var before = commands();
    says(failed(Map.of("lammer.demo", "true")), StartFailed.DATABASE, "is a real house");
    assertThat(commands()).isEqualTo(before);
  }

  @Test
  void aHouseOnATrainingFloor() throws SQLException {
    Running.with(Map.of("lammer.db", db(), "lammer.demo", "true", "lammer.demo-speed", "0"))
        .close();
    var before = commands();
    says(failed(Map.of()), StartFailed.DATABASE, "is a training floor and no house");
    assertThat(commands()).isEqualTo(before);
  }

  private String commands() throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + db());
        var statement = connection.createStatement();
        var rows = statement.executeQuery("select count(*) || max(id) from commands")) {
      return rows.getString(1);
    }
  }

  @Test
  void trainingBeyondThisMachine() {
    says(
        failed(
            Map.of("lammer.demo", "true", "server.address", "0.0.0.0", "lammer.insecure", "true")),
        StartFailed.SETTINGS,
        "listens on this machine only");
    assertThat(Path.of(db())).doesNotExist();
  }
}
