import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;

/// The line between a device and its server: messages with numbers, resent until they are answered.
/// What the device sees comes as lines of standard input; it ends with the last of them.
final class Link {
  /// What a device makes of what it sees and hears.
  interface Device {
    /// The message of a line, without its number and round; null for none.
    String seen(String line, Link link);

    /// The state of the table, or what else the stream tells, has changed.
    default void heard(Link link) {}

    default String stream(String token) {
      return "/api/device/live";
    }
  }

  private record Message(long round, String fields) {}

  private static final Message END = new Message(0, "");
  private static final Duration PATIENCE = Duration.ofSeconds(5);
  private static final long LONGEST_PAUSE = 2_000;

  private final String server;
  private final String token;
  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(PATIENCE).build();
  private final BlockingQueue<Message> waiting = new LinkedBlockingQueue<>();
  private volatile String state = "";
  private final AtomicInteger unanswered = new AtomicInteger();
  private volatile long acknowledged;

  private Link(String server, String token) {
    this.server = server;
    this.token = token;
  }

  /// Runs a device with the arguments SERVER TOKEN.
  static void run(Device device, String... args) throws Exception {
    if (args.length != 2) {
      stop(64, "usage: java FILE http://127.0.0.1:8080 TOKEN");
    }
    var link = new Link(args[0], args[1]);
    link.state = link.answered("/api/device/beat", "{}").body();
    var number = link.number("taken");
    link.acknowledged = number;
    say("ready " + link.state);
    Thread.ofPlatform().daemon().start(link::beat);
    Thread.ofPlatform().daemon().start(() -> link.follow(device));
    Thread.ofPlatform().daemon().start(() -> link.look(device));
    for (var next = link.waiting.take(); next != END; next = link.waiting.take()) {
      number++;
      var body = "{\"sequence\":%d,\"round\":%d,%s}".formatted(number, next.round(), next.fields());
      var answer = link.answered("/api/device/messages", body).body();
      say(number + (answer.contains("\"done\":true") ? " done" : " refused " + answer));
      link.acknowledged = number;
      link.unanswered.decrementAndGet();
    }
  }

  /// A message, of the round that the device sees now.
  void put(String fields) {
    unanswered.incrementAndGet();
    waiting.add(new Message(number("round"), fields));
  }

  /// Everything that was put is answered, and the state tells what came of it.
  boolean isIdle() {
    return unanswered.get() == 0 && number("taken") >= acknowledged;
  }

  /// The last that the server told, as JSON.
  String state() {
    return state;
  }

  long number(String key) {
    var found = Pattern.compile("\"" + key + "\":([0-9]+)").matcher(state);
    return found.find() ? Long.parseLong(found.group(1)) : 0;
  }

  private void look(Device device) {
    var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    lines.lines().forEach(line -> see(device, line.strip()));
    waiting.add(END);
  }

  private synchronized void see(Device device, String line) {
    var fields = device.seen(line, this);
    if (fields != null) {
      put(fields);
    }
  }

  /// Sends until there is an answer, pausing longer each time.
  private HttpResponse<String> answered(String path, String body) throws InterruptedException {
    for (var pause = 100L; ; pause = Math.min(LONGEST_PAUSE, 2 * pause)) {
      try {
        var answer = http.send(post(path, body), BodyHandlers.ofString());
        if (answer.statusCode() == 200) {
          return answer;
        }
        judge(answer);
      } catch (IOException cut) {
        say("cut, trying again");
      }
      Thread.sleep(pause);
    }
  }

  private HttpRequest post(String path, String body) {
    return request(path)
        .timeout(PATIENCE)
        .header("Content-Type", "application/json")
        .POST(BodyPublishers.ofString(body))
        .build();
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(server + path))
        .header("Authorization", "Bearer " + token);
  }

  /// A server that is busy or starts is asked again; what no trying mends ends the device.
  private static void judge(HttpResponse<String> answer) {
    var status = answer.statusCode();
    if (status == 401) {
      stop(1, "the token was revoked");
    }
    if (status != 429 && status < 500) {
      stop(2, "another device has this token, or this one is wrong: " + answer.body());
    }
  }

  private void beat() {
    try {
      while (true) {
        Thread.sleep(PATIENCE.toMillis());
        answered("/api/device/beat", "{}");
      }
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  /// Hears the stream, and opens it again when it ends or says nothing for a while.
  private void follow(Device device) {
    while (true) {
      try {
        var answer = http.send(request(device.stream(token)).build(), BodyHandlers.ofInputStream());
        if (answer.statusCode() == 401 || answer.statusCode() == 404) {
          stop(1, "the token was revoked");
        }
        var in = answer.body();
        var heard = new long[] {System.nanoTime()};
        Thread.ofPlatform().daemon().start(() -> closeWhenSilent(in, heard));
        var lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        var event = new StringBuilder();
        for (var line = lines.readLine(); line != null; line = lines.readLine()) {
          heard[0] = System.nanoTime();
          event.append(line).append('\n');
          if (line.isEmpty()) {
            hear(device, event.toString());
            event.setLength(0);
          }
        }
        Thread.sleep(100);
      } catch (IOException cut) {
        pause();
      } catch (InterruptedException ended) {
        return;
      }
    }
  }

  private synchronized void hear(Device device, String event) {
    var data = event.indexOf("\ndata: ");
    if (data < 0 || event.startsWith("event: beat")) {
      return;
    }
    if (event.contains("\"revoked\":true")) {
      stop(1, "the token was revoked");
    }
    if (event.startsWith("{", data + "\ndata: ".length())) {
      state = event.substring(data + "\ndata: ".length()).strip();
      say("heard " + state);
    }
    device.heard(this);
  }

  private static void closeWhenSilent(InputStream in, long[] heard) {
    while (System.nanoTime() - heard[0] < PATIENCE.toNanos()) {
      pause();
    }
    try {
      in.close();
    } catch (IOException closed) {
      say("the stream was closed already");
    }
  }

  private static void pause() {
    try {
      Thread.sleep(200);
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  static synchronized void say(String what) {
    System.out.println(what);
    System.out.flush();
  }

  private static void stop(int code, String why) {
    say(why);
    Runtime.getRuntime().halt(code);
  }
}
