package io.lammer.store;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/// Hashes fields. A text has its length before it and a number has eight bytes, so two different
/// lists of fields never give the same bytes. For one thread; used over and over. Fields are
/// gathered and hashed at once: a hash costs more by its calls than by its bytes.
final class Digest {
  private final MessageDigest sha256 = Hash.sha256();
  private ByteBuffer fields = ByteBuffer.allocate(1024);

  Digest text(String text) {
    var bytes = text.getBytes(StandardCharsets.UTF_8);
    return number(bytes.length).bytes(bytes);
  }

  Digest number(long number) {
    room(Long.BYTES).putLong(number);
    return this;
  }

  Digest hash(Hash hash) {
    return bytes(hash.bytes());
  }

  private Digest bytes(byte[] bytes) {
    room(bytes.length).put(bytes);
    return this;
  }

  private ByteBuffer room(int more) {
    if (fields.remaining() < more) {
      fields = ByteBuffer.allocate(2 * (fields.position() + more)).put(fields.flip());
    }
    return fields;
  }

  Hash finish() {
    sha256.update(fields.flip());
    fields.clear();
    return Hash.wrap(sha256.digest());
  }
}
