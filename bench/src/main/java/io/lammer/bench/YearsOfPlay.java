package io.lammer.bench;

import io.lammer.bench.SteppedHouse.Size;
import io.lammer.journal.Database;
import io.lammer.journal.Head;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.regex.Pattern;

/// Measures what a long history costs: `YearsOfPlay [FOLDER] [TABLES] [ROUNDS] [DAYS]...` builds a
/// house for each number of days, unless the folder holds it, and prints how long a server takes to
/// open it, to show the floor page with the figures of the shift, to report yesterday and last
/// month, to correct a round, to open and replay a dispute, and to search. The round is one from
/// the first third of the history.
public final class YearsOfPlay {
  /// The file beside a house with an early round and a late one.
  private static final String ROUNDS = "rounds";

  private static final Pattern DISPUTE = Pattern.compile("/disputes/([0-9]+)/");

  private final ServerProcess server;
  private final ServerProcess.Session session;

  private YearsOfPlay(ServerProcess server) throws IOException {
    this.server = server;
    this.session = server.signIn("manager");
  }

  public static void main(String[] arguments) throws Exception {
    var folder = Files.createDirectories(Path.of(arguments.length > 0 ? arguments[0] : "target"));
    var tables = ServerLoad.number(arguments, 1, 40);
    var rounds = ServerLoad.number(arguments, 2, 19);
    var days = new ArrayList<Integer>();
    for (var i = 3; i < arguments.length; i++) {
      days.add(Integer.parseInt(arguments[i]));
    }
    for (var count : days.isEmpty() ? List.of(90, 1_000) : days) {
      var size = new Size(tables, count, rounds);
      var house = house(folder, size);
      measure(house, size, Files.readAllLines(house.resolveSibling(ROUNDS)));
    }
  }

  private static Path house(Path folder, Size size) throws Exception {
    var name = "years-%d-%d-%d".formatted(size.tables(), size.days(), size.rounds());
    var file = Files.createDirectories(folder.resolve(name)).resolve("house.db");
    if (!Files.exists(file)) {
      var before = System.nanoTime();
      var rounds = SteppedHouse.build(file, size);
      Files.write(
          file.resolveSibling(ROUNDS),
          List.of(String.valueOf(rounds.early()), String.valueOf(rounds.late())));
      System.out.printf("%s built in %.0f s%n", name, (System.nanoTime() - before) / 1e9);
    }
    return file;
  }

  private static void measure(Path file, Size size, List<String> rounds) throws Exception {
    try (var database = Database.read(file)) {
      System.out.printf(
          "%d tables, %,d days, %,d events, %,d MB%n",
          size.tables(),
          size.days(),
          database.journals().list().stream().mapToLong(Head::number).sum(),
          Files.size(file) / 1_000_000);
    }
    var before = System.nanoTime();
    try (var server = ServerProcess.start(file.toString())) {
      var seconds = (System.nanoTime() - before) / 1e9;
      var measure = new YearsOfPlay(server);
      took("opening", seconds);
      var first = LocalDate.now(ZoneOffset.UTC).minusDays(size.days() - 10L);
      measure.run(first, rounds.getFirst(), rounds.getLast());
    }
  }

  private static void took(String what, double seconds) {
    System.out.printf("  %-50s %8.2f s%n", what, seconds);
  }

  private interface Work {
    void run() throws IOException, InterruptedException;
  }

  private void time(String what, Work work) throws IOException, InterruptedException {
    var before = System.nanoTime();
    work.run();
    took(what, (System.nanoTime() - before) / 1e9);
  }

  private void run(LocalDate first, String early, String late)
      throws IOException, InterruptedException {
    var yesterday = LocalDate.now(ZoneOffset.UTC).minusDays(1);
    time("floor page", () -> need(get("/floor")));
    time("floor page with the figures of the shift", this::awaitFloor);
    time("yesterday's report, figures", () -> need(get("/api/reports/" + yesterday)));
    time("yesterday's report, PDF", () -> need(get("/api/reports/" + yesterday + "?format=pdf")));
    time(
        "corrections page of an early round",
        () -> need(get("/corrections?table=T0&round=" + early)));
    time("correction of an early round", () -> said(correct(early)));
    time("correction of one of the last rounds", () -> said(correct(late)));
    time("dispute of an early round, opened", () -> need(dispute(early)));
    time("replay of the disputed round", this::replay);
    time("jackpot desk", () -> need(get("/jackpots/harmony")));
    time("slip register", () -> need(get("/slips")));
    time("set-up history", () -> need(get("/setup/T0")));
    var month = YearMonth.from(yesterday).minusMonths(1);
    time("last month's report, figures", () -> awaitMonth(month));
    time("search: corrections of a table", () -> search("journal=table~T0&kind=corrected"));
    time("search: voided rounds of the house", () -> search("kind=voided"));
    time("search: a supervisor's acts, all kinds", () -> search("who=supervisor"));
    time(
        "search: settled at a table, one day of the first month",
        () ->
            search("journal=table~T0&kind=settled&from=%1$sT00:00&to=%1$sT23:00".formatted(first)));
    time("search: a text that nothing holds", () -> search("text=nothing+holds+this"));
  }

  private void search(String query) throws IOException {
    need(get("/audit?" + query));
  }

  /// The figures of a month can be fetched once they are ready.
  private void awaitMonth(YearMonth month) throws IOException, InterruptedException {
    need(get("/audit/months/" + month));
    while (get("/audit/months/%s.csv".formatted(month)).status() == 404) {
      Thread.sleep(50);
    }
  }

  /// A tile names its dealer once the table's shift is known.
  private void awaitFloor() throws IOException, InterruptedException {
    while (need(get("/floor")).body().contains("</span> –</p>")) {
      Thread.sleep(50);
    }
  }

  private HttpConnection.Reply correct(String round) throws IOException {
    return post(
        "/api/tables/T0/correct",
        """
        {"round":%s,"seat":1,"wager":"player","paid":20,"should-be":25,"reason":"misread",\
        "evidence":"camera 4"}\
        """
            .formatted(round));
  }

  private HttpConnection.Reply dispute(String round) throws IOException {
    return post(
        "/api/disputes",
        "{\"table\":\"T0\",\"round\":%s,\"patron\":\"a patron\",\"claim\":\"not paid\"}"
            .formatted(round));
  }

  private void replay() throws IOException {
    var found = DISPUTE.matcher(need(get("/disputes")).body());
    if (!found.find()) {
      throw new IllegalStateException("there is no dispute");
    }
    var reply = get("/disputes/%s/replay".formatted(found.group(1)));
    if (reply.status() != 303 && reply.status() != 302) {
      throw new IllegalStateException("the replay gave " + reply.status());
    }
    need(get(reply.location()));
  }

  private HttpConnection.Reply get(String path) throws IOException {
    return send("GET", path, "", "");
  }

  private HttpConnection.Reply post(String path, String body) throws IOException {
    return send(
        "POST",
        path,
        "Content-Type: application/json\r\nIdempotency-Key: " + UUID.randomUUID() + "\r\n",
        body);
  }

  private HttpConnection.Reply send(String method, String path, String headers, String body)
      throws IOException {
    try (var line = new HttpConnection(server.port())) {
      return line.send(method, path, session.headers() + headers, body);
    }
  }

  private static HttpConnection.Reply need(HttpConnection.Reply reply) {
    if (reply.status() != 200) {
      throw new IllegalStateException(reply.status() + " " + reply.body());
    }
    return reply;
  }

  /// Prints a refusal, since an early version refuses rounds that it cannot find.
  private static void said(HttpConnection.Reply reply) {
    if (reply.status() != 200) {
      System.out.println("  refused: " + reply.body());
    }
  }
}
