package io.lammer.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;

/// Collects fields and hashes them. A text has its length before it and a number has eight bytes,
/// so two different lists of fields never give the same bytes. For one thread; used over and over.
final class Digest {
  private final MessageDigest sha256 = Hash.sha256();
  private byte[] buffer = new byte[4096];
  private int length;

  Digest text(String text) {
    var bytes = text.getBytes(StandardCharsets.UTF_8);
    number(bytes.length);
    return raw(bytes);
  }

  Digest number(long number) {
    reserve(Long.BYTES);
    for (var shift = Long.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
      buffer[length++] = (byte) (number >>> shift);
    }
    return this;
  }

  Digest hash(Hash hash) {
    return raw(hash.bytes());
  }

  Hash finish() {
    sha256.update(buffer, 0, length);
    length = 0;
    return Hash.wrap(sha256.digest());
  }

  private Digest raw(byte[] bytes) {
    reserve(bytes.length);
    System.arraycopy(bytes, 0, buffer, length, bytes.length);
    length += bytes.length;
    return this;
  }

  private void reserve(int more) {
    if (length + more > buffer.length) {
      buffer = Arrays.copyOf(buffer, Math.max(2 * buffer.length, length + more));
    }
  }
}
