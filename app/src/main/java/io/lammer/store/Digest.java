package io.lammer.store;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import javax.crypto.Mac;

/// Hashes fields. A text has its length before it and a number has eight bytes, so two different
/// lists of fields never give the same bytes. For one thread; used over and over. Fields are
/// gathered and hashed at once: a hash costs more by its calls than by its bytes.
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

  /// One whose hashes only who has the key can make.
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
