package io.lammer.web;

/// Paths and headers of requests between the servers of a house.
public final class PeerRequests {
  /// Path prefix of all peer requests.
  public static final String PREFIX = "/peer/";

  /// Receives forwarded commands.
  public static final String ACTS = "/peer/acts";

  /// Receives heartbeats of devices.
  public static final String HEARD = "/peer/heard";

  /// Exchanges console presence: the request says who has consoles open at the sender, the answer
  /// who has consoles open elsewhere.
  public static final String LOOKERS = "/peer/lookers";

  /// Header with the signature of a message or of its answer: see [PeerMessages].
  public static final String SIGNATURE = "X-Lammer-Peer";

  /// Header that authenticates the sender before the body is read.
  public static final String PASS = "X-Lammer-Pass";

  private PeerRequests() {}
}
