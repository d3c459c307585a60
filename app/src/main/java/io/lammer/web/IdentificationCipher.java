package io.lammer.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.lammer.house.Act;
import io.lammer.house.Payee;
import io.lammer.house.ProposalPreview;
import io.lammer.journal.HouseSecret;
import io.lammer.journal.HouseSecret.Purpose;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/// Encrypts the identification of winners before it is written to a journal. The nonce is an HMAC
/// of the text: a retried command stays identical, and equal texts can be compared.
public final class IdentificationCipher {
  private static final int NONCE = 12;
  private static final int TAG_BITS = 128;

  private final HouseSecret secret;
  private final SecretKeySpec key;

  IdentificationCipher(HouseSecret secret) {
    this.secret = secret;
    this.key = new SecretKeySpec(secret.key(Purpose.PEOPLE), "AES");
  }

  Act sealed(Act act) {
    return switch (act) {
      case Act.Approve(var jackpot, var hit, var payees, var tax) ->
          new Act.Approve(jackpot, hit, payees.stream().map(this::sealed).toList(), tax);
      case Act.VoidSlip(var slip, var payee, var tax, var reason) ->
          new Act.VoidSlip(slip, sealed(payee), tax, reason);
      default -> act;
    };
  }

  /// A payee that fails validation is left as it is, so that the decider refuses it.
  private Payee sealed(Payee payee) {
    return payee.isWritten()
        ? payee.identifiedBy(Payee.SEALED + sealed(payee.identification()))
        : payee;
  }

  private String sealed(String text) {
    var mac = HexFormat.of().parseHex(secret.mac(Purpose.PEOPLE, "nonce", text).toString());
    var nonce = Arrays.copyOf(mac, NONCE);
    try {
      var sealed = cipher(Cipher.ENCRYPT_MODE, nonce).doFinal(text.getBytes(UTF_8));
      var both = Arrays.copyOf(nonce, NONCE + sealed.length);
      System.arraycopy(sealed, 0, both, NONCE, sealed.length);
      return Base64.getUrlEncoder().withoutPadding().encodeToString(both);
    } catch (GeneralSecurityException failed) {
      throw new IllegalStateException(failed);
    }
  }

  /// Decrypts an identification. If another house's key encrypted it, the result is a sentence that
  /// says it is not readable. Text without the prefix is returned unchanged.
  public String opened(String identification) {
    if (!identification.startsWith(Payee.SEALED)) {
      return identification;
    }
    try {
      var both = Base64.getUrlDecoder().decode(identification.substring(Payee.SEALED.length()));
      var nonce = Arrays.copyOf(both, NONCE);
      var text = cipher(Cipher.DECRYPT_MODE, nonce).doFinal(both, NONCE, both.length - NONCE);
      return new String(text, UTF_8);
    } catch (GeneralSecurityException | IllegalArgumentException unreadable) {
      return "not readable without the secret of the house that wrote it";
    }
  }

  /// A statement with its identifications decrypted, for the second approver. The digest covers the
  /// encrypted text, which is the same for the same identification.
  public ProposalPreview opened(ProposalPreview statement) {
    return statement.read(this::opened);
  }

  private Cipher cipher(int mode, byte[] nonce) throws GeneralSecurityException {
    var cipher = Cipher.getInstance("AES/GCM/NoPadding");
    cipher.init(mode, key, new GCMParameterSpec(TAG_BITS, nonce));
    return cipher;
  }
}
