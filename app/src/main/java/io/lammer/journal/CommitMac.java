package io.lammer.journal;

import io.lammer.journal.HouseSecret.Purpose;

/// The HMAC that the last command of each commit carries. It covers the command's hash, and so
/// everything before it; only a server of the house can compute it. Not thread-safe.
final class CommitMac {
  private final Digest digest;

  CommitMac(HouseSecret secret) {
    digest = secret.digest(Purpose.COMMITS);
  }

  Hash of(long command, Hash hash) {
    return digest.text("lammer commit 1").number(command).hash(hash).finish();
  }
}
