package io.lammer.store;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/// Hashes fields. A text has its length before it and a number has eight bytes, so two different
/// lists of fields never give the same bytes. For one thread; used over and over.
final class Digest {
  private final MessageDigest sha256 = Hash.sha256();
  private final ByteBuffer eight = ByteBuffer.allocate(Long.BYTES);

  Digest text(String text) {
    var bytes = text.getBytes(StandardCharsets.UTF_8);
    number(bytes.length);
    sha256.update(bytes);
    return this;
  }

  Digest number(long number) {
    sha256.update(eight.putLong(0, number).array());
    return this;
  }

  Digest hash(Hash hash) {
    sha256.update(hash.bytes());
    return this;
  }

  Hash finish() {
    return Hash.wrap(sha256.digest());
  }
}
