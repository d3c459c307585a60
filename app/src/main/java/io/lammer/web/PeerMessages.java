package io.lammer.web;

import io.lammer.journal.Hash;
import io.lammer.journal.HouseSecret;
import io.lammer.journal.HouseSecret.Purpose;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;

/// Signs and verifies messages between the servers of a house. A signature holds the time, a nonce,
/// and an HMAC over both, the path, the writer's epoch and the body. The key is derived from the
/// house's secret, which is not in the database, so a copy of the database is not enough to send
/// commands.
public final class PeerMessages {
  private static final System.Logger LOG = System.getLogger(PeerMessages.class.getName());

  /// Maximum age of a message, and maximum clock difference of its sender.
  static final Duration AGE = Duration.ofSeconds(15);

  private static final Pattern SIGNATURE =
      Pattern.compile("([0-9]{1,15}) ([0-9a-f-]{36}) ([0-9a-f]{64})");

  private static final Pattern PASS = Pattern.compile("([0-9]{1,15}) ([0-9a-f]{64})");

  private final HouseSecret secret;
  private final InstantSource clock;

  /// The nonces seen since `turned`, and those of the period before. A message expires before its
  /// nonce is dropped, so that none can be replayed.
  private Set<String> recent = new HashSet<>();

  private Set<String> earlier = Set.of();
  private Instant turned = Instant.MIN;

  PeerMessages(HouseSecret secret, InstantSource clock) {
    this.secret = secret;
    this.clock = clock;
  }

  /// Signs a message to the server that writes in this epoch.
  public String sign(String path, long epoch, String body) {
    var time = clock.millis();
    var nonce = UUID.randomUUID().toString();
    return "%d %s %s".formatted(time, nonce, mac(path, epoch, time, nonce, body));
  }

  /// A token sent in a header. It tells the receiver, before the body is read, that the request
  /// comes from a server of the house.
  ///
  /// @param length length of the body in bytes
  String pass(String path, long length) {
    var time = clock.millis();
    return time + " " + passMac(path, length, time);
  }

  /// True if the pass is valid for a request with this path and body length.
  public boolean isPass(String pass, String path, long length) {
    var parts = PASS.matcher(pass);
    return parts.matches()
        && passMac(path, length, Long.parseLong(parts.group(1))).equals(Hash.parse(parts.group(2)))
        && isOfThisMoment(Instant.ofEpochMilli(Long.parseLong(parts.group(1))));
  }

  private Hash passMac(String path, long length, long time) {
    return secret.mac(Purpose.PEERS, "pass", path, length, time);
  }

  /// True if a server of this house signed the message, for this epoch and recently, and it was not
  /// received before.
  public boolean accepts(String signature, String path, long epoch, String body) {
    var parts = SIGNATURE.matcher(signature);
    if (!parts.matches()) {
      return false;
    }
    var time = Long.parseLong(parts.group(1));
    var nonce = parts.group(2);
    return mac(path, epoch, time, nonce, body).equals(Hash.parse(parts.group(3)))
        && isOfThisMoment(Instant.ofEpochMilli(time))
        && isNew(nonce);
  }

  private Hash mac(String path, long epoch, long time, String nonce, String body) {
    return secret.mac(Purpose.PEERS, "message", path, epoch, time, nonce, body);
  }

  private boolean isOfThisMoment(Instant time) {
    var age = Duration.between(time, clock.instant());
    var near = age.abs().compareTo(AGE) <= 0;
    if (!near) {
      LOG.log(
          System.Logger.Level.WARNING,
          "a message of another server is {0} seconds old; set the clocks of both by the network",
          age.toSeconds());
    }
    return near;
  }

  private synchronized boolean isNew(String nonce) {
    var now = clock.instant();
    if (now.isAfter(turned.plus(AGE.multipliedBy(2)))) {
      earlier = recent;
      recent = new HashSet<>();
      turned = now;
    }
    return !earlier.contains(nonce) && recent.add(nonce);
  }

  public String signAnswer(String signature, String body) {
    return secret.mac(Purpose.PEERS, "answer", signature, body).toString();
  }

  /// True if the answer was signed by a server that received the message.
  boolean isAnswer(String answerSignature, String signature, String body) {
    return answerSignature.equals(signAnswer(signature, body));
  }
}
