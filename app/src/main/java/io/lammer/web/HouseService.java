package io.lammer.web;

import io.lammer.house.AccessEvent;
import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Floor;
import io.lammer.house.HouseDay;
import io.lammer.house.HouseEvent;
import io.lammer.house.Rulebook;
import io.lammer.journal.Credential;
import io.lammer.journal.OwnerFiles;
import io.lammer.rules.Edition;
import io.lammer.runtime.LiveFloor;
import io.lammer.runtime.PeerCommand;
import io.lammer.runtime.ProgramRun;
import io.lammer.runtime.Receipt;
import io.lammer.table.Answer;
import io.lammer.table.Profile;
import io.lammer.table.Refusal;
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

/// The single entry point of pages and API to the running floor of this process.
@Component
public final class HouseService implements AutoCloseable {
  private static final int KEPT = 200;

  /// How often counted refusals are flushed to the journal.
  private static final Duration COUNTED = Duration.ofSeconds(10);

  private final LiveFloor live;
  private final PeerMessages messages;
  private final SeenCookie seen;
  private final CommandForwarder relay;
  private final CommandMeters meters;
  private final IdentificationCipher identification;
  private final RefusalRateLimit refusals;
  private final PeriodicTask counting;
  private final String rulesHash;
  private final HouseEvent.Started started;
  private volatile Instant lastCommit;

  HouseService(Settings settings, CommandMeters meters, BuildIdentity.Hashes hashes) {
    this.meters = meters;
    var rules =
        new Rulebook(
            RulebookLoader.catalog(settings.catalog()),
            RulebookLoader.profiles(settings.profiles()));
    this.rulesHash = RulebookLoader.hash(rules, settings);
    var day = settings.profile() == null ? null : stated(settings.profile(), rules);
    try {
      OwnerFiles.makeFolder(settings.db().beside(""));
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
    this.relay = new CommandForwarder(live, messages, settings.insecure());
    this.identification = new IdentificationCipher(live.database().secret());
    this.refusals = new RefusalRateLimit(live.clock());
    this.counting = new PeriodicTask("refused requests", COUNTED, () -> write(refusals.counted()));
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

  /// Decrypts winners' identifications.
  public IdentificationCipher identification() {
    return identification;
  }

  /// Signs and verifies messages between the servers of the house.
  public PeerMessages messages() {
    return messages;
  }

  /// Builds the start event of this run. Refuses a program, cache or catalog whose hash differs
  /// from the expected one.
  private HouseEvent.Started started(Settings settings, BuildIdentity.Hashes hashes) {
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
    return new HouseEvent.Started(BuildIdentity.NAME, program, cache, rulesHash, settings.demo());
  }

  private static void require(String what, @Nullable String expected, @Nullable String found) {
    if (expected != null && !expected.equalsIgnoreCase(found)) {
      throw new StartRefused(
          "the %s has SHA-256 %s; lammer.expect-%s is %s".formatted(what, found, what, expected));
    }
  }

  /// The running build and the rules in force.
  public HouseEvent.Started started() {
    return started;
  }

  public Floor floor() {
    return live.floor();
  }

  /// The title of an edition, or its id if the catalog does not have it.
  public String title(String edition) {
    return floor().rules().catalog().edition(edition).map(Edition::title).orElse(edition);
  }

  /// Executes an act and waits for the result. Refusals are written to the access journal.
  ///
  /// @param key the idempotency key: the same key and act are executed once
  /// @param expected the table version that the decision was based on; null to skip the check
  public Answer<Receipt> act(Actor actor, Act act, String key, @Nullable Long expected) {
    return act(actor, act, key, expected, List.of());
  }

  /// Executes an act that sets credentials, all in one commit.
  ///
  /// @param secrets the credentials, as they are stored
  public Answer<Receipt> act(
      Actor actor, Act act, String key, @Nullable Long expected, List<Credential> secrets) {
    var begun = System.nanoTime();
    var answer =
        relay.ask(new PeerCommand(key, actor, identification.sealed(act), expected, secrets));
    meters.took(answer, System.nanoTime() - begun);
    if (answer instanceof Answer.Refused<Receipt>(var refusals)) {
      noteRefused(actor, act, refusals);
    } else {
      lastCommit = live.clock().instant();
    }
    tellSeen();
    return answer;
  }

  /// Sets a cookie with the journal position that this response reflects, so that another server of
  /// the house does not answer this browser from an older state.
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

  /// Reads and writes the cookie with the last position that a browser has seen.
  public SeenCookie seen() {
    return seen;
  }

  /// Sends state that no journal holds to the server that writes. Empty if this server writes, or
  /// the writer does not answer in time.
  public Optional<String> tellWriter(String path, String body) {
    return relay.tell(path, body);
  }

  /// True if this server writes, or recently reached the one that does.
  public boolean reachesWriter() {
    return relay.reachesWriter();
  }

  /// Executes an act with a fresh idempotency key.
  public Answer<Receipt> act(Actor actor, Act act) {
    return act(actor, act, UUID.randomUUID().toString(), null);
  }

  public Answer<Receipt> act(Actor actor, Act act, Credential secret) {
    return act(actor, act, UUID.randomUUID().toString(), null, List.of(secret));
  }

  /// Time of the last commit, or of the start.
  public Instant lastCommit() {
    return lastCommit;
  }

  private void noteRefused(Actor actor, Act act, List<Refusal> refusals) {
    var where = act.where().isEmpty() ? "house" : act.where();
    var _ =
        noteRefused(
            new AccessEvent.ActRefused(actor.toString(), act.name(), kept(where), refusals));
  }

  /// Writes a refused request to the journal, or only counts it if the same user had many refusals
  /// within a minute.
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

  /// Shortens text that a client made up and replaces its control characters, so that it can be
  /// stored.
  public static String kept(String text) {
    var start = text.substring(0, Math.min(KEPT, text.length()));
    return start.replaceAll("[\\p{Cc}\\p{Cs}]", "?");
  }

  /// Writes an access event (sign-in, sign-out, refusal) to the journal.
  public CompletableFuture<Answer<Receipt>> note(AccessEvent event) {
    return submit(new Act.NoteAccess(event));
  }

  /// Writes an access event once for each idempotency key.
  public CompletableFuture<Answer<Receipt>> note(AccessEvent event, String key) {
    return submit(new Act.NoteAccess(event), key);
  }

  /// Submits an act of the program itself, without waiting for the commit.
  public CompletableFuture<Answer<Receipt>> submit(Act act) {
    return submit(act, UUID.randomUUID().toString());
  }

  private CompletableFuture<Answer<Receipt>> submit(Act act, String key) {
    var ask = new PeerCommand(key, LiveFloor.PROGRAM, act, null, List.of());
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
      OutageLog.log(
          LoggerFactory.getLogger(HouseService.class), "counts of refused requests", failed);
    }
    relay.close();
    live.close();
  }
}
