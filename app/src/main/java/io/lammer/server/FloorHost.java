package io.lammer.server;

import io.lammer.rules.Edition;
import io.lammer.store.Credential;
import io.lammer.store.Disk;
import io.lammer.store.floor.Ask;
import io.lammer.store.floor.LiveFloor;
import io.lammer.store.floor.ProgramRun;
import io.lammer.store.floor.Receipt;
import io.lammer.tables.Answer;
import io.lammer.tables.Profile;
import io.lammer.tables.Refusal;
import io.lammer.tables.floor.AccessEvent;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Floor;
import io.lammer.tables.floor.HouseDay;
import io.lammer.tables.floor.HouseEvent;
import io.lammer.tables.floor.Rulebook;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.context.request.ServletRequestAttributes;

/// The one running floor of the program; everything that pages and API do goes through it.
@Component
public final class FloorHost implements AutoCloseable {
  private static final int KEPT = 200;

  /// How often it is looked whether refused requests were counted.
  private static final Duration COUNTED = Duration.ofSeconds(10);

  private final LiveFloor live;
  private final PeerMessages messages;
  private final SeenCookie seen;
  private final Relay relay;
  private final CommandMeters meters;
  private final Identification identification;
  private final RefusalNotes refusals;
  private final Repeated counting;
  private final String rulesHash;
  private final HouseEvent.Started started;
  private volatile Instant lastCommit;

  FloorHost(Settings settings, CommandMeters meters, Program.Hashes hashes) {
    this.meters = meters;
    var rules =
        new Rulebook(OwnRules.catalog(settings.catalog()), OwnRules.profiles(settings.profiles()));
    this.rulesHash = OwnRules.hash(rules, settings);
    var day = settings.profile() == null ? null : stated(settings.profile(), rules);
    try {
      Disk.makeFolder(settings.db().beside(""));
    } catch (IOException failed) {
      throw new StartRefused(
          "lammer.db is %s, whose folder cannot be made (%s)"
              .formatted(
                  settings.db(),
                  failed instanceof AccessDeniedException
                      ? "may not be written"
                      : failed.getMessage()));
    }
    this.started = started(settings, hashes);
    this.live =
        LiveFloor.open(
            settings.db(),
            rules,
            Clock.systemUTC(),
            day,
            new ProgramRun(started, settings.witness()));
    this.messages = new PeerMessages(live.database().secret(), live.clock());
    this.seen = new SeenCookie(live.database().secret());
    this.relay = new Relay(live, messages, settings.insecure());
    this.identification = new Identification(live.database().secret());
    this.refusals = new RefusalNotes(live.clock());
    this.counting = new Repeated("refused requests", COUNTED, () -> write(refusals.counted()));
    this.lastCommit = live.clock().instant();
  }

  private static HouseDay stated(String profile, Rulebook rules) {
    return rules
        .profiles()
        .profile(profile)
        .flatMap(HouseDay::of)
        .orElseThrow(
            () ->
                new StartRefused(
                    "lammer.profile is \"%s\"; expected one of %s"
                        .formatted(
                            profile, rules.profiles().all().stream().map(Profile::id).toList())));
  }

  public LiveFloor live() {
    return live;
  }

  /// Reads what winners are identified by.
  public Identification identification() {
    return identification;
  }

  /// How servers of the house know each other's messages.
  public PeerMessages messages() {
    return messages;
  }

  /// What is written down of this run; refuses a program or rules other than those expected.
  private HouseEvent.Started started(Settings settings, Program.Hashes hashes) {
    ClassPath.own().requireNothingHidden();
    var program = hashes.program().join();
    var cache = hashes.cache().join().orElse(null);
    require("program", settings.expectProgram(), program);
    require("catalog", settings.expectCatalog(), rulesHash);
    if (settings.expectProgram() != null && cache != null && settings.expectCache() == null) {
      throw new StartRefused(
          "lammer.expect-program is set, and the program runs with an AOT cache that holds classes"
              + " too; set lammer.expect-cache to its SHA-256, which is "
              + cache);
    }
    require("cache", settings.expectCache(), cache);
    return new HouseEvent.Started(Program.NAME, program, cache, rulesHash, settings.demo());
  }

  private static void require(String what, @Nullable String expected, @Nullable String found) {
    if (expected != null && !expected.equalsIgnoreCase(found)) {
      throw new StartRefused(
          "the %s has SHA-256 %s; lammer.expect-%s is %s".formatted(what, found, what, expected));
    }
  }

  /// The build that runs, and the rules in force.
  public HouseEvent.Started started() {
    return started;
  }

  public Floor floor() {
    return live.floor();
  }

  /// What an edition is called, or else its id.
  public String title(String edition) {
    return floor().rules().catalog().edition(edition).map(Edition::title).orElse(edition);
  }

  /// Asks something of the floor and waits for the answer. What is refused is noted.
  ///
  /// @param key the same key and act are done once
  /// @param expected the version that the act was decided on, where it matters
  public Answer<Receipt> act(Actor actor, Act act, String key, @Nullable Long expected) {
    return act(actor, act, key, expected, List.of());
  }

  /// An act that sets secrets, all in one commit.
  ///
  /// @param secrets what the act sets, as it is to be kept
  public Answer<Receipt> act(
      Actor actor, Act act, String key, @Nullable Long expected, List<Credential> secrets) {
    var begun = System.nanoTime();
    var answer = relay.ask(new Ask(key, actor, identification.sealed(act), expected, secrets));
    meters.took(answer, System.nanoTime() - begun);
    if (answer instanceof Answer.Refused<Receipt>(var refusals)) {
      noteRefused(actor, act, refusals);
    } else {
      lastCommit = live.clock().instant();
    }
    tellSeen();
    return answer;
  }

  /// Any other server of the house shows this browser no less than it was told here.
  private void tellSeen() {
    if (live.database().isShared()
        && RequestContextHolder.getRequestAttributes() instanceof ServletRequestAttributes current
        && current.getResponse() != null) {
      current
          .getResponse()
          .addHeader(
              HttpHeaders.SET_COOKIE,
              seen.at(live.position(), current.getRequest().isSecure()).toString());
    }
  }

  /// How browsers carry the position that they were told of.
  public SeenCookie seen() {
    return seen;
  }

  /// Tells the server that writes what no journal holds; empty when it is this one or says nothing.
  public Optional<String> tellWriter(String path, String body) {
    return relay.tell(path, body);
  }

  /// Whether this server writes or reaches the one that does, as far as is known.
  public boolean reachesWriter() {
    return relay.reachesWriter();
  }

  /// As `act`, for what is asked once and for all.
  public Answer<Receipt> act(Actor actor, Act act) {
    return act(actor, act, UUID.randomUUID().toString(), null);
  }

  public Answer<Receipt> act(Actor actor, Act act, Credential secret) {
    return act(actor, act, UUID.randomUUID().toString(), null, List.of(secret));
  }

  /// When something was last written down, or the start.
  public Instant lastCommit() {
    return lastCommit;
  }

  private void noteRefused(Actor actor, Act act, List<Refusal> refusals) {
    var where =
        switch (act) {
          case Act.AtTable atTable -> atTable.table();
          case Act.AtJackpot atJackpot -> atJackpot.jackpot();
          case Act.AtDevice atDevice -> atDevice.device();
          case Act.AtHouse _ -> "house";
        };
    var _ =
        noteRefused(
            new AccessEvent.ActRefused(actor.toString(), act.name(), kept(where), refusals));
  }

  /// Writes a refused request down, or counts it where the same person had many refused within a
  /// minute.
  public CompletableFuture<Void> noteRefused(AccessEvent.ActRefused event) {
    return refusals.isWritten(event)
        ? note(event).thenAccept(_ -> {})
        : CompletableFuture.completedFuture(null);
  }

  private void write(List<AccessEvent.ActRefused> counts) {
    for (var count : counts) {
      note(count).join();
    }
  }

  /// So much of what somebody made up as is worth keeping.
  public static String kept(String text) {
    var start = text.substring(0, Math.min(KEPT, text.length()));
    return start.replaceAll("[\\p{Cc}\\p{Cs}]", "?");
  }

  /// Writes down who came, went or was refused something.
  public CompletableFuture<Answer<Receipt>> note(AccessEvent event) {
    return submit(new Act.NoteAccess(event));
  }

  /// The same, once under each key.
  public CompletableFuture<Answer<Receipt>> note(AccessEvent event, String key) {
    return submit(new Act.NoteAccess(event), key);
  }

  /// Writes down what the program notices, without waiting for it.
  public CompletableFuture<Answer<Receipt>> submit(Act act) {
    return submit(act, UUID.randomUUID().toString());
  }

  private CompletableFuture<Answer<Receipt>> submit(Act act, String key) {
    var ask = new Ask(key, LiveFloor.PROGRAM, act, null, List.of());
    return live.database().isShared()
        ? CompletableFuture.supplyAsync(() -> relay.ask(ask), Thread::startVirtualThread)
        : live.submit(ask.key(), ask.actor(), act);
  }

  @Override
  public void close() {
    counting.close();
    try {
      write(refusals.all());
    } catch (RuntimeException failed) {
      Outage.log(LoggerFactory.getLogger(FloorHost.class), "counts of refused requests", failed);
    }
    relay.close();
    live.close();
  }
}
