package io.lammer.store;

import io.lammer.store.HouseSecret.Purpose;

/// What the last command of each commit carries: an HMAC over its hash, and so over everything
/// before it. Only a server of the house can make it. For one thread.
final class CommitMac {
  private final Digest digest;

  CommitMac(HouseSecret secret) {
    digest = secret.digest(Purpose.COMMITS);
  }

  Hash of(long command, Hash hash) {
    return digest.text("lammer commit 1").number(command).hash(hash).finish();
  }
}
