package io.lammer.web.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.lammer.cli.CutLine;
import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Role;
import io.lammer.house.User;
import io.lammer.journal.Database;
import io.lammer.journal.HouseAddress;
import io.lammer.journal.StoreRefused;
import io.lammer.journal.WriterPlace;
import io.lammer.runtime.PeerCommand;
import io.lammer.runtime.Reply;
import io.lammer.table.Refusal;
import io.lammer.web.Await;
import io.lammer.web.Impostor;
import io.lammer.web.Running;
import io.lammer.web.access.Authenticator;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.catalina.Context;
import org.apache.tomcat.util.descriptor.web.FilterMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import org.springframework.boot.tomcat.TomcatWebServer;
import tools.jackson.databind.JsonNode;

/// Two servers of one house: whoever asks may ask either.
class ServersTest {
  private static final Duration LONG = Duration.ofSeconds(60);

  private static final String CRAPS =
      """
      {"setup": {"edition": "bonus-craps-wa", "venue": "tribal", "approval": "TGA-2026-4", "bonus-craps": "PT-FLT-BC-03"}}
      """;

  @TempDir private static Path folder;
  private static EmbeddedPostgres postgres;
  private static Running first;
  private static Running second;

  /// The lines by which each server reaches the database, and the others reach it.
  private static final Map<Running, CutLine> LINES = new HashMap<>();

  private static final Map<Running, CutLine> PEERS = new HashMap<>();

  @BeforeAll
  static void start() throws Exception {
    postgres =
        EmbeddedPostgres.builder()
            .setServerConfig("fsync", "on")
            .setServerConfig("synchronous_commit", "on")
            .start();
    first = server();
    second = server();
  }

  private static CutLine lineTo(int port) {
    try {
      return new CutLine("tcp://localhost:" + port);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static Running server() {
    var line = lineTo(postgres.getPort());
    var peer = lineTo(1);
    var server =
        Running.with(
            Map.of(
                "lammer.db",
                "postgresql://postgres@localhost:%d/postgres?files=%s"
                    .formatted(line.port(), folder.resolve("house")),
                "lammer.peer",
                peer.url()));
    LINES.put(server, line);
    peer.leadTo(server.at("/").toString());
    PEERS.put(server, peer);
    return server;
  }

  private static CutLine line(Running server) {
    return Objects.requireNonNull(LINES.get(server));
  }

  @AfterAll
  static void stop() throws Exception {
    second.close();
    first.close();
    for (var lines : List.of(LINES, PEERS)) {
      for (var line : lines.values()) {
        line.close();
      }
    }
    postgres.close();
  }

  /// The same person, who asks the other server.
  private static Running.Person at(Running server, Running.Person person) {
    return new Running.Person(server, person.cookie(), person.token());
  }

  private static Running writer() {
    return first.host().live().isWriting() ? first : second;
  }

  private static Running follower() {
    return writer() == first ? second : first;
  }

  @Test
  void whatIsAskedOfAFollowerIsDoneByTheWriterAndSeenByBoth() {
    var manager = follower().newPerson("mona");
    var key = "once-" + System.nanoTime();
    for (var server : new Running[] {follower(), follower(), writer()}) {
      var drafted =
          server.send(
              HttpRequest.newBuilder(server.at("/api/tables/F1/draft"))
                  .header("Cookie", manager.cookie())
                  .header("X-CSRF-TOKEN", manager.token())
                  .header("Content-Type", "application/json")
                  .header("Idempotency-Key", key)
                  .POST(BodyPublishers.ofString(CRAPS)));
      assertThat(drafted.statusCode()).as(drafted.body()).isEqualTo(200);
      assertThat(Running.json(drafted).at("/journals/table~1F1").asLong()).isEqualTo(1);
      assertThat(server.host().floor().table("F1")).isPresent();
    }
  }

  @Test
  void aRefusalOfTheWriterIsToldByTheFollower() {
    var manager = follower().newPerson("mona");
    var refused = manager.post("/api/tables/NONE/open", "{}");
    assertThat(refused.statusCode()).isEqualTo(404);
    assertThat(Running.json(refused).at("/code").asString()).isEqualTo("unknown-table");
  }

  @Test
  void whoIsSignedInAtOneServerIsSignedInAtTheOther() {
    var person = writer().newPerson("mona");
    var elsewhere = at(follower(), person);
    assertThat(elsewhere.read("/api/tables").statusCode()).isEqualTo(200);
    var out = elsewhere.server().send(elsewhere.command("/api/session").DELETE());
    assertThat(out.statusCode()).isLessThan(300);
    Await.until(
        "the end of the session at the other server",
        () -> person.read("/api/tables").statusCode() == 401);
  }

  /// Somebody with the database keeps rows of sessions, and puts them back after they were ended.
  @Test
  void anEndedSessionPutBackIntoTheDatabaseStaysEnded() throws Exception {
    var signedOut = follower().newPerson("mona");
    var ended = writer().newPerson("lana");
    var replaced = writer().newPerson("sam");
    sql("create table kept_sessions as select * from sessions");
    assertThat(follower().send(signedOut.command("/api/session").DELETE()).statusCode())
        .isEqualTo(204);
    var own = Running.json(ended.read("/api/sessions")).at("/sessions");
    for (var session : own) {
      var path = "/api/sessions/" + session.at("/session").asString();
      assertThat(writer().send(ended.command(path).DELETE()).statusCode()).isLessThan(300);
    }
    var next =
        writer()
            .send(
                HttpRequest.newBuilder(writer().at("/api/session"))
                    .header("Cookie", replaced.cookie())
                    .header("Content-Type", "application/json")
                    .POST(
                        BodyPublishers.ofString(
                            "{\"user\": \"dana\", \"password\": \"training\"}")));
    assertThat(next.statusCode()).isEqualTo(200);
    assertThat(follower().host().live().await(writer().host().live().position(), LONG)).isTrue();
    sql("insert into sessions select * from kept_sessions on conflict do nothing");
    try (var started = server()) {
      for (var server : List.of(writer(), follower(), started)) {
        for (var person : List.of(signedOut, ended, replaced)) {
          assertThat(at(server, person).read("/api/session").statusCode()).isEqualTo(401);
        }
        var cookie = next.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
        assertThat(new Running.Person(server, cookie, "").read("/api/session").body())
            .contains("dana");
      }
    }
    sql("drop table kept_sessions");
  }

  @Test
  void anEarlierPasswordPutBackIntoTheDatabaseSignsNobodyIn() throws Exception {
    writer().add("nora", Role.SUPERVISOR, "an earlier password");
    sql("create table kept_credentials as select * from credentials where person = 'nora'");
    writer().set("nora", Role.SUPERVISOR, User.Secret.PASSWORD, "a later password");
    assertThat(follower().host().live().await(writer().host().live().position(), LONG)).isTrue();
    var later =
        "update credentials c set hash = k.hash, mac = k.mac, setting = k.setting from %s k"
            + " where k.person = c.person and k.kind = c.kind";
    sql("create table later_credentials as select * from credentials where person = 'nora'");
    sql(later.formatted("kept_credentials"));
    for (var server : List.of(writer(), follower())) {
      assertThat(server.enter("nora", "an earlier password").statusCode()).isEqualTo(401);
    }
    sql(later.formatted("later_credentials"));
    assertThat(writer().enter("nora", "a later password").statusCode()).isEqualTo(200);
    sql("drop table kept_credentials, later_credentials");
  }

  /// Who reads the database and knows the password would compute the digits of it.
  @Test
  void anAuthenticatorThatIsBeingSetUpIsEncryptedInTheDatabase() throws Exception {
    var page = writer().newPerson("mona").read("/account").body();
    var offered = Pattern.compile("secret=([A-Z2-7]{32})").matcher(page);
    assertThat(offered.find()).isTrue();
    assertThat(values("sessions"))
        .anyMatch(value -> value.contains("\"offered\""))
        .noneMatch(value -> value.contains(offered.group(1)));
  }

  private static void sql(String statement) throws SQLException {
    try (var connection = postgres.getPostgresDatabase().getConnection();
        var owner = connection.createStatement()) {
      owner.execute(statement);
    }
  }

  @Test
  void wrongTriesCountAtBothServers() {
    for (var i = 0; i < 5; i++) {
      var server = i % 2 == 0 ? first : second;
      assertThat(server.enter("otto", "guess " + i).statusCode()).isEqualTo(401);
    }
    for (var server : List.of(first, second)) {
      assertThat(server.enter("otto", "training").statusCode()).isEqualTo(429);
    }
  }

  @Test
  void digitsOfAnAuthenticatorCountOnceAtAllServers() throws Exception {
    var secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
    writer().add("vera", Role.ADMINISTRATOR, "a long enough password");
    writer().set("vera", Role.ADMINISTRATOR, User.Secret.AUTHENTICATOR, secret);
    assertThat(follower().host().live().await(writer().host().live().position(), LONG)).isTrue();
    var digits = Authenticator.digits(secret, Instant.now());
    assertThat(entered(writer(), digits)).isEqualTo(200);
    assertThat(entered(follower(), digits)).isEqualTo(401);
  }

  private static int entered(Running server, String digits) {
    return server
        .send(
            HttpRequest.newBuilder(server.at("/api/session"))
                .header("Content-Type", "application/json")
                .POST(
                    BodyPublishers.ofString(
                        "{\"user\": \"vera\", \"password\": \"a long enough password\","
                            + " \"code\": \"%s\"}".formatted(digits))))
        .statusCode();
  }

  /// The cookie of the first answer makes the second server wait until it knows as much.
  @Test
  void aPageIsNotOlderThanWhatWasToldElsewhere() {
    var manager = writer().newPerson("mona");
    for (var i = 0; i < 20; i++) {
      var drafted = manager.post("/api/tables/S%d/draft".formatted(i), CRAPS);
      assertThat(drafted.statusCode()).as(drafted.body()).isEqualTo(200);
      var seen = drafted.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
      assertThat(seen).startsWith("lammer-seen=");
      var page =
          follower()
              .send(
                  HttpRequest.newBuilder(follower().at("/api/tables/S" + i))
                      .header("Cookie", manager.cookie() + "; " + seen));
      assertThat(page.statusCode()).as(page.body()).isEqualTo(200);
    }
  }

  /// A page of one server goes on with the stream of another, and does not load itself anew.
  @Test
  void streamsOfBothServersAreOfOneProgram() {
    var manager = writer().newPerson("mona");
    assertThat(beat(at(follower(), manager))).isEqualTo(beat(manager)).startsWith("data: ");
  }

  private static String beat(Running.Person person) {
    return streamed(
            person,
            "meters",
            lines -> lines.dropWhile(line -> !line.equals("event: beat")).skip(1).findFirst())
        .orElseThrow();
  }

  private static <T> T streamed(
      Running.Person person, String topic, Function<Stream<String>, T> reader) {
    try {
      var address = person.server().at("/live?topics=" + topic).toURL();
      var stream = (HttpURLConnection) address.openConnection();
      stream.setRequestProperty("Cookie", person.cookie());
      try (var lines =
          new BufferedReader(
              new InputStreamReader(stream.getInputStream(), StandardCharsets.UTF_8))) {
        return reader.apply(lines.lines());
      } finally {
        stream.disconnect();
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  @Test
  void dealersOfATableAreSeenAtWhicheverServer() throws Exception {
    var manager = writer().newPerson("mona");
    assertThat(manager.post("/api/tables/L1/draft", CRAPS).statusCode()).isEqualTo(200);
    assertThat(manager.post("/api/tables/L1/open", "{}").statusCode()).isEqualTo(200);
    var dana = writer().newPerson("dana");
    var drew = follower().newPerson("drew");
    var bothSeen = new CountDownLatch(2);
    var screens = List.of(shown(dana, "dana drew", bothSeen), shown(drew, "dana drew", bothSeen));
    for (var screen : screens) {
      assertThat(screen.get(LONG.toSeconds(), TimeUnit.SECONDS)).isTrue();
    }
    var alone = shown(drew, "drew", new CountDownLatch(1));
    assertThat(alone.get(LONG.toSeconds(), TimeUnit.SECONDS)).isTrue();
  }

  /// Waits until a console shows these dealers, and then keeps it open until all others do too.
  private static CompletableFuture<Boolean> shown(
      Running.Person person, String dealers, CountDownLatch others) {
    return CompletableFuture.supplyAsync(
        () ->
            streamed(
                person,
                "console/L1",
                lines -> {
                  var shown = lines.anyMatch(it -> it.contains("data-dealers=\"" + dealers + '"'));
                  others.countDown();
                  try {
                    return shown && others.await(LONG.toSeconds(), TimeUnit.SECONDS);
                  } catch (InterruptedException interrupted) {
                    throw new IllegalStateException(interrupted);
                  }
                }),
        Thread::startVirtualThread);
  }

  /// Of another house, or before an older copy was restored: no server will ever know as much.
  @Test
  void whatNoServerKnowsIsNotWaitedForForEver() throws Exception {
    var mona = follower().newPerson("mona");
    var shown =
        CompletableFuture.supplyAsync(
            () ->
                streamed(
                    mona,
                    "meters&seen=house:1-999999999",
                    lines -> lines.anyMatch(line -> line.equals("event: meters"))),
            Thread::startVirtualThread);
    var page = told(follower(), mona.cookie() + "; " + seen(999_999_999));
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.headers().allValues("Set-Cookie"))
        .anyMatch(cookie -> cookie.startsWith("lammer-seen=;") && cookie.contains("Max-Age=0"));
    assertThat(shown.get(LONG.toSeconds(), TimeUnit.SECONDS)).isTrue();
  }

  private static HttpResponse<String> told(Running server, String cookies) {
    return server.send(HttpRequest.newBuilder(server.at("/sign-in")).header("Cookie", cookies));
  }

  /// A cookie of the house, for a browser that was told of so much.
  private static String seen(long position) {
    var cookie = follower().host().seen().at(position, false);
    return cookie.getName() + "=" + cookie.getValue();
  }

  /// What was waited for in vain is forgotten, so an answer that forgets nothing came at once.
  @Test
  void nobodyIsWaitedForWithAMadeUpCookieOrWithoutASession() {
    var mona = follower().newPerson("mona");
    var position = Long.toString(999_999_999);
    var ofAnother = seen(1).replace("=1.", "=" + position + ".");
    for (var cookies :
        List.of(
            mona.cookie() + "; lammer-seen=" + position,
            mona.cookie() + "; " + ofAnother,
            seen(999_999_999),
            "lammer=made-up; " + seen(999_999_999))) {
      var page = told(follower(), cookies);
      assertThat(page.statusCode()).isEqualTo(200);
      assertThat(page.headers().allValues("Set-Cookie"))
          .noneMatch(cookie -> cookie.startsWith("lammer-seen"));
    }
  }

  /// A command that waits for this server to catch up takes no place of those under way.
  @Test
  void catchingUpIsWaitedForBeforeACommandTakesAPlace() {
    var tomcat = ((TomcatWebServer) first.webServer()).getTomcat();
    var context = (Context) tomcat.getHost().findChildren()[0];
    assertThat(context.findFilterMaps())
        .extracting(FilterMap::getFilterName)
        .containsSubsequence(
            "io.lammer.web.cluster.ReadYourWritesFilter",
            "io.lammer.web.ops.LoadShedding",
            "springSecurityFilterChain");
  }

  /// A machine that is too busy for three seconds moves the lease, and the two change parts.
  @Test
  void theHealthOfAServerTellsItsPart() {
    Await.until(
        "the health of one writer and one follower at one epoch",
        () -> {
          var one = health(first);
          var other = health(second);
          return List.of(one.at("/role").asString(), other.at("/role").asString())
                  .containsAll(List.of("writer", "follower"))
              && one.at("/epoch").asLong() > 0
              && one.at("/epoch").equals(other.at("/epoch"))
              && first.host().live().isWriting() == one.at("/role").asString().equals("writer")
              && second.host().live().isWriting() == other.at("/role").asString().equals("writer");
        });
  }

  private static JsonNode health(Running server) {
    return health(server.newPerson("ada"));
  }

  private static JsonNode health(Running.Person person) {
    return Running.json(person.read("/actuator/health")).at("/components/store/details");
  }

  @Test
  void anotherServerWritesWhenTheFirstStopsAndTheSessionHolds() {
    var person = writer().newPerson("mona");
    var old = writer();
    var next = old == first ? second : first;
    old.close();
    Await.until("the other server to write", () -> next.host().live().isWriting());
    var drafted = at(next, person).post("/api/tables/A1/draft", CRAPS);
    assertThat(drafted.statusCode()).as(drafted.body()).isEqualTo(200);
    first = next;
    second = followingServer();
    assertThat(at(second, person).read("/api/tables/A1").statusCode()).isEqualTo(200);
  }

  /// A session that this server has not read, a page, a command and a stream.
  @Test
  void aServerWithoutItsDatabaseSaysSoInOneLineEach() throws Exception {
    var known = follower().newPerson("mona");
    var stranger = at(follower(), writer().newPerson("mona"));
    var remembered = follower().newPerson("mona");
    assertThat(remembered.read("/tables").statusCode()).isEqualTo(200);
    var server = follower();
    var said = new ListAppender<ILoggingEvent>();
    var log = (Logger) LoggerFactory.getLogger("io.lammer");
    var spring = (Logger) LoggerFactory.getLogger("org.springframework");
    said.start();
    log.addAppender(said);
    spring.addAppender(said);
    line(server).refuse(true);
    try {
      assertThat(known.read("/live?topics=floor").statusCode()).isIn(200, 503);
      for (var answer :
          List.of(
              stranger.read("/api/tables"),
              stranger.server().send(stranger.request("/tables").header("Accept", "text/html")),
              stranger.post("/api/tables/NONE/open", "{}"),
              known.read("/api/journals"))) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(503);
        assertThat(answer.headers().firstValue("Retry-After")).contains("1");
        assertThat(answer.body()).contains("atabase");
      }
      Await.until("the server to be behind", () -> !server.host().live().isCurrent());
      assertThat(known.read("/live?topics=floor").statusCode()).isEqualTo(503);
      assertThat(remembered.read("/api/tables").statusCode()).isEqualTo(503);
      assertThat(remembered.read("/tables").body())
          .contains("<p class=\"lost\" role=\"alert\">The database cannot be reached");
    } finally {
      line(server).refuse(false);
      log.detachAppender(said);
      spring.detachAppender(said);
    }
    assertThat(List.copyOf(said.list))
        .isNotEmpty()
        .allMatch(it -> it.getThrowableProxy() == null)
        .extracting(ILoggingEvent::getFormattedMessage)
        .noneMatch(it -> it.contains("No converter"))
        .filteredOn(it -> it.contains("the journals cannot be followed"))
        .hasSizeBetween(1, 4);
    Await.until("the server to follow again", () -> server.host().live().isCurrent());
    assertThat(stranger.read("/api/tables").statusCode()).isEqualTo(200);
    assertThat(stranger.read("/tables").body())
        .contains("<p class=\"lost\" role=\"alert\" hidden>");
  }

  /// It sees what others do, as the database tells it, and brings nothing to the one that writes.
  /// How long a change of writers may take must pass before it knows.
  @Test
  void aFollowerThatCannotReachTheWriterSaysSoAndRefusesCommandsAtOnce() {
    var mona = follower().newPerson("mona");
    var ada = follower().newPerson("ada");
    var cut = Objects.requireNonNull(PEERS.get(writer()));
    cut.refuse(true);
    try {
      Await.until("the health to be down", () -> ready(follower()) == 503);
      assertThat(health(ada).at("/trouble").asString())
          .isEqualTo("the server that writes, %s, is out of reach".formatted(cut.url()));
      var refused =
          follower()
              .send(
                  mona.command("/api/tables/NONE/open")
                      .timeout(Duration.ofSeconds(10)) // half of what another writer is waited for
                      .POST(BodyPublishers.ofString("{}")));
      assertThat(refused.statusCode()).isEqualTo(503);
      assertThat(Running.json(refused).at("/code").asString()).isEqualTo("no-writer");
      for (var password : List.of("training", "a wrong one")) {
        assertThat(follower().enter("dana", password).statusCode()).isEqualTo(503);
      }
      assertThat(mona.read("/api/tables").statusCode()).isEqualTo(200);
      assertThat(ready(writer())).isEqualTo(200);
    } finally {
      cut.refuse(false);
    }
    Await.until("the health to be up", () -> ready(follower()) == 200);
    assertThat(mona.post("/api/tables/NONE/open", "{}").statusCode()).isEqualTo(404);
  }

  private static int ready(Running server) {
    return server.read("/actuator/health").statusCode();
  }

  private static OptionalLong epoch(Running server) {
    return server.host().live().writer().stream().mapToLong(WriterPlace::epoch).findFirst();
  }

  /// Starts a server beside one that writes. Again, where the machine was so busy meanwhile that
  /// the lease of that one ran out; a server that takes the lease of others does so each time.
  private static Running followingServer() {
    for (var tries = 0; tries < 5; tries++) {
      Await.until("the first server to write", () -> first.host().live().isWriting());
      var before = epoch(first);
      var started = server();
      if (!started.host().live().isWriting() && epoch(started).equals(before)) {
        return started;
      }
      started.close();
    }
    throw new AssertionError("a server that comes back takes the lease of the one that writes");
  }

  @Test
  void nobodyButAServerOfTheHouseIsAnsweredThere() {
    for (var path : new String[] {"/peer/acts", "/peer/heard", "/peer/lookers"}) {
      var answer = sent(path, "guessed", "{}");
      assertThat(answer.statusCode()).isEqualTo(409);
      assertThat(answer.body()).isEmpty();
    }
  }

  private static HttpResponse<String> sent(String path, String signature, String body) {
    return writer()
        .send(
            HttpRequest.newBuilder(writer().at(path))
                .header("X-Lammer-Peer", signature)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body)));
  }

  /// An administrator whom somebody makes up, as another server would ask for it.
  private static String intruder() {
    return new PeerCommand(
            "intruder-" + System.nanoTime(),
            new Actor("nobody", Role.ADMINISTRATOR),
            new Act.AddUser("mallory", "Mallory", Role.ADMINISTRATOR),
            null,
            List.of())
        .write();
  }

  /// Somebody with only SELECT takes every value of every table, and shows it to the server that
  /// writes: as it is, as a key to sign with, and as the cookie of a session. The act is one that
  /// an administrator of the house might ask for.
  @Test
  void whoMayReadTheDatabaseIsNoServer() throws Exception {
    var administrator = writer().newPerson("ada");
    var epoch = epoch(writer()).orElseThrow();
    var body = intruder().replace("nobody", "ada");
    var read = values();
    assertThat(read).contains("ada");
    for (var value : read) {
      var made = Impostor.sign(folder.resolve("found"), value, "/peer/acts", epoch, body);
      for (var signature : List.of(value, made)) {
        assertThat(writer().host().messages().accepts(signature, "/peer/acts", epoch, body))
            .as(value)
            .isFalse();
      }
    }
    for (var table : List.of("lease", "files", "sessions")) {
      for (var value : values(table)) {
        var cookie = "lammer=" + value.replaceAll("[^\\x21-\\x7e]|[\",;\\\\]", "");
        assertThat(sent("/peer/acts", value.replaceAll("\\s", " "), body).statusCode())
            .isEqualTo(409);
        assertThat(at(writer(), new Running.Person(writer(), cookie, "")).read("/api/session"))
            .extracting(HttpResponse::statusCode)
            .isEqualTo(401);
      }
    }
    assertThat(writer().host().floor().house().user("mallory")).isEmpty();
    assertThat(administrator.read("/api/session").statusCode()).isEqualTo(200);
  }

  /// What a person of the database sees who may only read.
  private static Set<String> values(String... tables) throws SQLException {
    var values = new HashSet<String>();
    try (var owner = postgres.getPostgresDatabase().getConnection();
        var grant = owner.createStatement()) {
      grant.execute("drop role if exists reader");
      grant.execute("create role reader login");
      grant.execute("grant select on all tables in schema public to reader");
      try (var connection = postgres.getDatabase("reader", "postgres").getConnection();
          var statement = connection.createStatement()) {
        for (var table : tables.length == 0 ? tables(statement) : List.of(tables)) {
          values.addAll(values(statement, table));
        }
      } finally {
        grant.execute("drop owned by reader");
      }
    }
    assertThat(values).isNotEmpty();
    return values;
  }

  private static List<String> tables(Statement statement) throws SQLException {
    var tables = new ArrayList<String>();
    try (var rows =
        statement.executeQuery("select tablename from pg_tables where schemaname = 'public'")) {
      while (rows.next()) {
        tables.add(rows.getString(1));
      }
    }
    assertThat(tables).contains("commands", "credentials", "sessions", "lease", "files");
    return tables;
  }

  private static Set<String> values(Statement statement, String table) throws SQLException {
    var values = new HashSet<String>();
    try (var rows = statement.executeQuery("select * from " + table)) {
      while (rows.next()) {
        for (var column = 1; column <= rows.getMetaData().getColumnCount(); column++) {
          values.add(String.valueOf(rows.getString(column)));
        }
      }
    }
    return values;
  }

  /// Larger than what strangers may send: a set-up, say.
  @Test
  void aLargeBodyGetsFromServerToServer() {
    var body = intruder().replace("Mallory", "M".repeat(200_000));
    Await.until("an answer", () -> follower().host().tellWriter("/peer/acts", body).isPresent());
  }

  /// What one server sent another is of no use to who saw it.
  @Test
  void aMessageIsGoodOnceAndAsItWasSent() {
    var messages = follower().host().messages();
    var epoch = epoch(writer()).orElseThrow();
    var body = intruder();
    var signature = messages.sign("/peer/acts", epoch, body);
    assertThat(sent("/peer/acts", signature, intruder()).statusCode()).isEqualTo(409);
    assertThat(sent("/peer/lookers", signature, body).statusCode()).isEqualTo(409);
    assertThat(sent("/peer/acts", signature, body).statusCode()).isEqualTo(200);
    assertThat(sent("/peer/acts", signature, body).statusCode()).isEqualTo(409);
    var late = messages.sign("/peer/acts", epoch - 1, body);
    assertThat(sent("/peer/acts", late, body).statusCode()).isEqualTo(409);
  }

  /// While the servers of a house are updated one after the other.
  @Test
  void anActThatOnlyANewerBuildKnowsIsAskedAgainLater() {
    var body = intruder().replaceFirst("\"act\":\"AddUser\"", "\"act\":\"OfTomorrow\"");
    assertThat(body).contains("OfTomorrow");
    var signature =
        follower().host().messages().sign("/peer/acts", epoch(writer()).orElseThrow(), body);
    assertThat(sent("/peer/acts", signature, body).statusCode()).isEqualTo(503);
  }

  /// Even a server of the house brings nobody in whom the house does not know.
  @Test
  void aPersonWhomTheHouseDoesNotKnowIsRefused() {
    var body = intruder();
    var signature =
        follower().host().messages().sign("/peer/acts", epoch(writer()).orElseThrow(), body);
    var answer = sent("/peer/acts", signature, body);
    assertThat(answer.statusCode()).isEqualTo(200);
    var refusals = Reply.read(answer.body()).answer().refusals();
    assertThat(refusals).extracting(Refusal::code).containsExactly(Refusal.Code.NOT_ALLOWED);
    assertThat(writer().host().floor().house().user("mallory")).isEmpty();
  }

  @Test
  void aServerWithAnotherSecretIsToldSoAtItsStart() throws Exception {
    var files = folder.resolve("other");
    Files.copy(folder.resolve("house.key"), Path.of(files + ".key"));
    var house =
        HouseAddress.of(
            "postgresql://postgres@localhost:%d/postgres?files=%s"
                .formatted(postgres.getPort(), files));
    assertThatThrownBy(() -> Database.join(house))
        .isInstanceOf(StoreRefused.class)
        .hasMessageContaining("other.pepper is not that of the other servers of this house")
        .hasMessageContaining("copy it from one of them");
  }
}
