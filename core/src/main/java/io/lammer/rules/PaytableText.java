package io.lammer.rules;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;

/// The canonical text of a paytable and its SHA-256. It contains everything that affects payouts,
/// in printed order. Title, source, standing, marks and notes are left out, so that editing a note
/// does not change the hash.
public final class PaytableText {
  private PaytableText() {}

  public static String of(Paytable paytable) {
    var text = new StringBuilder();
    line(text, "paytable", paytable.id());
    line(text, "edition", paytable.edition());
    line(text, "family", paytable.family().word());
    line(text, "odds", paytable.toOne() ? "to 1" : "for 1");
    for (var sequence : paytable.sequences()) {
      line(
          text,
          "sequence",
          sequence.stream().map(String::valueOf).collect(Collectors.joining("-")));
    }
    var earn = paytable.earn();
    if (earn != null) {
      earn.lammers().forEach(lammer -> line(text, "lammer", lammer));
      line(text, "ends", earn.ends());
    }
    rows(text, paytable.rows());
    return text.toString();
  }

  /// The canonical text of an edition with its main wagers and all its paytables.
  public static String of(Edition edition) {
    var text = new StringBuilder();
    line(text, "edition", edition.id());
    line(text, "document", edition.document());
    for (var main : edition.main()) {
      line(text, "main", main.wager().spot() + " commission " + main.commission());
      line(text, "odds", main.wager().toOne() ? "to 1" : "for 1");
      rows(text, main.wager().rows());
    }
    edition.paytables().forEach(paytable -> text.append('\n').append(of(paytable)));
    return text.toString();
  }

  private static void rows(StringBuilder text, List<Row> rows) {
    for (var row : rows) {
      line(text, "row", row.label());
      if (row.wager() != null) {
        line(text, "  wager", row.wager());
      }
      line(text, "  when", ConditionText.of(row.when()));
      line(text, "  pays", row.pays());
      if (row.envy() != null) {
        line(text, "  envy", row.envy().toString());
      }
    }
  }

  private static void line(StringBuilder text, String key, String value) {
    text.append(key).append(' ').append(value).append('\n');
  }

  /// The SHA-256 of the text's UTF-8 bytes, in hexadecimal.
  public static String hash(String text) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
