package io.lammer.server;

/// How the servers of a house speak with each other.
public final class PeerRequests {
  /// What the addresses of all of them begin with.
  public static final String PREFIX = "/peer/";

  /// Where what is asked of the floor is passed on to.
  public static final String ACTS = "/peer/acts";

  /// Where it is told that a device gave a sign of life.
  public static final String HEARD = "/peer/heard";

  /// Where it is told who has consoles open, and answered who has elsewhere.
  public static final String LOOKERS = "/peer/lookers";

  /// The header with the signature of a message or of its answer: see [PeerMessages].
  public static final String SIGNATURE = "X-Lammer-Peer";

  /// The header by which a server of the house is known before its body is taken in.
  public static final String PASS = "X-Lammer-Pass";

  private PeerRequests() {}
}
