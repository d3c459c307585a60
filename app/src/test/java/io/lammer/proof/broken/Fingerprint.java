package io.lammer.proof.broken;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Short hashes of texts, so that a change of one is seen.
final class Fingerprint {
  private static final int LENGTH = 8;
  private static final Pattern BESIDE_CODE =
      Pattern.compile("(?m)^\\s*(//|/\\*|\\*|#|import |package ).*$");
  private static final Pattern SPACE = Pattern.compile("\\s+");
  private static final Pattern FIGURE = Pattern.compile("[0-9][0-9,.]*");

  private Fingerprint() {}

  static String of(List<String> texts) {
    try {
      var text = String.join("\n", texts).getBytes(StandardCharsets.UTF_8);
      var hash = MessageDigest.getInstance("SHA-256").digest(text);
      return HexFormat.of().formatHex(hash).substring(0, LENGTH);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Java or YAML without white space, imports and comments, so that new formatting is no change.
  static String code(Path file) throws IOException {
    var code = BESIDE_CODE.matcher(Files.readString(file)).replaceAll("");
    return SPACE.matcher(code).replaceAll("");
  }

  /// The figures of a transcript, so that new wording is no change.
  static String figures(Path file) throws IOException {
    return FIGURE
        .matcher(Files.readString(file))
        .results()
        .map(MatchResult::group)
        .collect(Collectors.joining(" "));
  }
}
