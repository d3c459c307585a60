package io.lammer.journal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import java.util.Optional;

/// The Ed25519 key pair that signs the house's seals, in a file that only its owner may read.
record HouseKey(PrivateKey secret, String publicKey) {
  private static final String ALGORITHM = "Ed25519";
  private static final String SECRET = "PRIVATE KEY";
  private static final String PUBLIC = "PUBLIC KEY";

  static void create(Path file) {
    try {
      var pair = KeyPairGenerator.getInstance(ALGORITHM).generateKeyPair();
      var aside = Path.of(file + ".new");
      Files.deleteIfExists(aside);
      OwnerFiles.create(aside);
      Files.writeString(
          aside,
          pem(SECRET, pair.getPrivate().getEncoded()) + pem(PUBLIC, pair.getPublic().getEncoded()));
      OwnerFiles.settle(aside, file);
    } catch (IOException | GeneralSecurityException failed) {
      throw new StoreFailed("the house's key cannot be made in " + file, failed);
    }
  }

  static HouseKey read(Path file) {
    try {
      if (!OwnerFiles.isOwnersOnly(file)) {
        throw new StoreRefused(
            file + " can be read by others; expected its owner only (chmod 600)");
      }
      var text = Files.readString(file);
      var secret = new PKCS8EncodedKeySpec(part(text, SECRET));
      return new HouseKey(
          KeyFactory.getInstance(ALGORITHM).generatePrivate(secret), encode(part(text, PUBLIC)));
    } catch (IOException | GeneralSecurityException | IllegalArgumentException failed) {
      throw new StoreRefused(file + " is not the house's key: " + failed.getMessage(), failed);
    }
  }

  /// The public key in a file; empty if the file cannot be read.
  static Optional<String> publicIn(Path file) {
    try {
      return Files.isReadable(file)
          ? Optional.of(encode(part(Files.readString(file), PUBLIC)))
          : Optional.empty();
    } catch (IOException | IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  String sign(String text) {
    try {
      var signature = Signature.getInstance(ALGORITHM);
      signature.initSign(secret);
      signature.update(text.getBytes(StandardCharsets.UTF_8));
      return encode(signature.sign());
    } catch (GeneralSecurityException failed) {
      throw new IllegalStateException(failed);
    }
  }

  static boolean verifies(String publicKey, String text, String signed) {
    try {
      var key = new X509EncodedKeySpec(decode(publicKey));
      var signature = Signature.getInstance(ALGORITHM);
      signature.initVerify(KeyFactory.getInstance(ALGORITHM).generatePublic(key));
      signature.update(text.getBytes(StandardCharsets.UTF_8));
      return signature.verify(decode(signed));
    } catch (GeneralSecurityException | IllegalArgumentException _) {
      return false;
    }
  }

  static String encode(byte[] bytes) {
    return Base64.getEncoder().encodeToString(bytes);
  }

  static byte[] decode(String text) {
    return Base64.getDecoder().decode(text);
  }

  private static String pem(String name, byte[] key) {
    return "-----BEGIN %s-----\n%s\n-----END %s-----\n".formatted(name, encode(key), name);
  }

  private static byte[] part(String text, String name) {
    var begin = "-----BEGIN " + name + "-----\n";
    var from = text.indexOf(begin);
    var to = text.indexOf("-----END " + name + "-----");
    if (from < 0 || to < from) {
      throw new IllegalArgumentException("no " + name);
    }
    return decode(text.substring(from + begin.length(), to).strip());
  }
}
