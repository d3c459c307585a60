package io.lammer.journal;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import javax.crypto.Mac;

/// Hashes lists of fields. A text is preceded by its length and a number takes eight bytes, so
/// different lists never give the same bytes. Reusable, but not thread-safe. Fields are gathered
/// and hashed in one call, because calls cost more than bytes.
final class Digest {
  private final Function<ByteBuffer, byte[]> hash;
  private ByteBuffer fields = ByteBuffer.allocate(1024);

  Digest() {
    var sha256 = Hash.sha256();
    hash =
        bytes -> {
          sha256.update(bytes);
          return sha256.digest();
        };
  }

  /// A keyed digest (HMAC).
  Digest(Mac mac) {
    hash =
        bytes -> {
          mac.update(bytes);
          return mac.doFinal();
        };
  }

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
    var finished = Hash.wrap(hash.apply(fields.flip()));
    fields.clear();
    return finished;
  }
}
