package io.lammer.cli.faults;

import java.time.Duration;
import java.util.List;

/// What goes wrong, and how it is mended.
enum Fault {
  KILL_WRITER(
      "the writer is killed and started again",
      Victim.WRITER,
      0,
      (_, server) -> server.running().kill(),
      (_, server) -> server.start()),
  STOP_WRITER(
      "the writer is stopped in order and started again",
      Victim.WRITER,
      0,
      (_, server) -> server.running().end("TERM"),
      (_, server) -> server.start()),
  /// Shorter than a dealer's patience, so that dealers hear what it says when it wakes up.
  SLEEP_WRITER(
      "the writer is put to sleep past its lease and woken up",
      Victim.WRITER,
      4,
      (_, server) -> server.running().signal("STOP"),
      (_, server) -> server.running().signal("CONT")),
  CUT_WRITER(
      "the writer is cut off from the database",
      Victim.WRITER,
      6,
      (_, server) -> server.refuseDatabase(true),
      (_, server) -> server.refuseDatabase(false)),
  HOLD_WRITER(
      "what goes between the writer and the database is held up, and comes late",
      Victim.WRITER,
      6,
      (_, server) -> server.holdDatabase(true),
      (_, server) -> server.holdDatabase(false)),
  KILL_FOLLOWER(
      "a follower is killed and started again",
      Victim.FOLLOWER,
      0,
      (_, server) -> server.running().kill(),
      (_, server) -> server.start()),
  SLEEP_FOLLOWER(
      "a follower is put to sleep and woken up",
      Victim.FOLLOWER,
      6,
      (_, server) -> server.running().signal("STOP"),
      (_, server) -> server.running().signal("CONT")),
  CUT_FOLLOWER(
      "a follower is cut off from the database",
      Victim.FOLLOWER,
      6,
      (_, server) -> server.refuseDatabase(true),
      (_, server) -> server.refuseDatabase(false)),
  HOLD_FOLLOWER(
      "what goes between a follower and the database is held up, and comes late",
      Victim.FOLLOWER,
      6,
      (_, server) -> server.holdDatabase(true),
      (_, server) -> server.holdDatabase(false)),
  CUT_PEERS(
      "the servers are cut off from each other",
      Victim.PEERS,
      5,
      (cluster, _) -> cluster.refusePeers(true),
      (cluster, _) -> {
        cluster.awaitFollowersDown();
        cluster.refusePeers(false);
      }),
  HOLD_PEERS(
      "what goes between the servers is held up, and comes late",
      Victim.PEERS,
      5,
      (cluster, _) -> cluster.holdPeers(true),
      (cluster, _) -> {
        cluster.awaitFollowersDown();
        cluster.holdPeers(false);
      }),
  SLOW_LINES(
      "everything to and from the database takes 50 ms longer",
      Victim.DATABASE,
      5,
      (cluster, _) -> cluster.slow(Duration.ofMillis(50)),
      (cluster, _) -> cluster.slow(Duration.ZERO)),
  RESTART_DATABASE(
      "PostgreSQL is restarted",
      Victim.DATABASE,
      0,
      (cluster, _) -> cluster.primary().end("INT"),
      (cluster, _) -> cluster.primary().start()),
  CRASH_DATABASE(
      "PostgreSQL crashes and is started again",
      Victim.DATABASE,
      1,
      (cluster, _) -> cluster.primary().end("QUIT"),
      (cluster, _) -> cluster.primary().start()),
  FILL_DISK(
      "the disk of PostgreSQL is full, until there is room again",
      Victim.DISK,
      5,
      (cluster, _) -> cluster.primary().disk().fill(),
      (cluster, _) -> cluster.primary().disk().makeRoom()),
  PROMOTE_STANDBY(
      "PostgreSQL is lost and its synchronous standby promoted",
      Victim.DATABASE,
      0,
      (cluster, _) -> cluster.losePrimary(),
      (cluster, _) -> cluster.primary().promote()),
  PROMOTE_UNFENCED(
      "the synchronous standby is promoted while the old primary goes on",
      Victim.DATABASE,
      5,
      (cluster, _) -> cluster.promoteBeside(),
      (cluster, _) -> cluster.fence());

  /// Whom it strikes.
  enum Victim {
    WRITER,
    FOLLOWER,
    PEERS,
    DATABASE,
    DISK
  }

  interface Step {
    void run(Cluster cluster, Server victim) throws Exception;
  }

  /// Those of every build.
  static final List<Fault> FEW = List.of(SLEEP_WRITER, RESTART_DATABASE, CUT_PEERS, KILL_WRITER);

  final String what;
  final Victim victim;
  final Duration lasts;
  final Step strike;
  final Step mend;

  Fault(String what, Victim victim, int seconds, Step strike, Step mend) {
    this.what = what;
    this.victim = victim;
    this.lasts = Duration.ofSeconds(seconds);
    this.strike = strike;
    this.mend = mend;
  }

  boolean needsStandby() {
    return this == PROMOTE_STANDBY || this == PROMOTE_UNFENCED;
  }

  boolean isPossible(Cluster cluster) {
    return switch (victim) {
      case WRITER, DATABASE -> true;
      case FOLLOWER, PEERS -> cluster.servers().size() > 1;
      case DISK -> cluster.primary().disk().isOwn();
    };
  }
}
