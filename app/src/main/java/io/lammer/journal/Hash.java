package io.lammer.journal;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/// A SHA-256 hash, written as 64 hexadecimal digits.
public final class Hash {
  static final int LENGTH = 32;

  private final byte[] bytes;

  private Hash(byte[] bytes) {
    if (bytes.length != LENGTH) {
      throw new IllegalArgumentException("a hash of " + bytes.length + " bytes, not " + LENGTH);
    }
    this.bytes = bytes;
  }

  public static Hash of(String text) {
    return of(text.getBytes(StandardCharsets.UTF_8));
  }

  public static Hash of(byte[] bytes) {
    return new Hash(sha256().digest(bytes));
  }

  public static Hash parse(String digits) {
    return new Hash(HexFormat.of().parseHex(digits));
  }

  /// Wraps the array without copying; it must not be changed afterwards.
  static Hash wrap(byte[] bytes) {
    return new Hash(bytes);
  }

  /// The array itself, which must not be changed.
  byte[] bytes() {
    return bytes;
  }

  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException missing) {
      throw new IllegalStateException(missing);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Hash hash && MessageDigest.isEqual(bytes, hash.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  @Override
  public String toString() {
    return HexFormat.of().formatHex(bytes);
  }
}
